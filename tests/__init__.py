"""The tests, in the folders of the library they test, and the helpers they share."""

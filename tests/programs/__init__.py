"""Programs that users write, each short, from public names alone, and run as a test.

They show that the library is enough for them, and they break if a name is missing that
such a program needs.
"""

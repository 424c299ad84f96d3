"""Check engines in other languages.

`answers` has what the library answers to each question of the protocol, and `cases` the
conformance files: questions with the right answers, in the folder `files`.
"""

"""The program behind `python -m chickenfoot`.

Start reading at `main`; `options` makes the house rules options of the command line,
`sheet` prints scores.
"""

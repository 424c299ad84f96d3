"""The program behind `python -m chickenfoot`.

Start reading at `main`, which reads the command line. Each command has a module:
`simulate`, `rules` (also `presets`) and `draw`. `options` makes the options that
commands share, `pictures` writes a layout as a picture, `sheet` prints scores.
"""

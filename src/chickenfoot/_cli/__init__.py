"""The program behind `python -m chickenfoot`.

Start reading at `main`, which reads the command line. Commands are modules: `play`,
`simulate`, `rules` (also `presets`) and `draw`. `options` makes the options that they
share, `pictures` writes a layout as a picture, `sheet` prints scores.
"""

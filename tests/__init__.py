"""The tests, and the helpers that more than one folder of them uses.

Folders and files have the names of what they test: `core`, `records`, `drawing`, `svg`,
`wording`, `cli`, `testing`, `test_events` and so on. Besides them:

- `rules`: the rule book by number, and each house rule.
- `cases`: positions and standings worked out on paper, for both engines.
- `oracle`: a second engine, plain on purpose, and how to see both alike.
- `properties`: what holds for every game.
- `perft`, `golden`: counted game trees, and digests of whole matches.
- `conformance`, `slips`: the files for ports, and mistakes that they refuse.
- `fuzz`, `docs`, `examples`: texts of all kinds, the pages of the documentation and the
  programs beside it.

`positions` sets up a position as a person would note it, `games` plays at random,
`rulesets` lists house rules one by one, and `strategies` adds to those of the library.
"""

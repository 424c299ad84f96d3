"""The game itself: tiles, rules, the layout, moves, and what they do.

Start reading at `play`, which has the legal moves and what a move does. From below:

- `tiles` numbers the tiles, `rules` has the house rules, `layout` the tiles on the
  table, `moves` the three moves, `state` a round between two moves;
- `ending` says when a round is blocked, `turn` what the seat to move may do, and why
  it may not do the rest;
- `deal` starts a round, `scoring` counts it, `match` chains rounds and `standings`
  ranks the seats;
- `views` holds what one seat may see.

`checks` and `values` serve all of them; `errors` and `illegality` have the errors.
"""

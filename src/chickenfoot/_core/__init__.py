"""The game itself: tiles, rules, the layout, moves, and what they do.

Start reading at `play`, which has the legal moves and what a move does. From below:

- `tiles` numbers the tiles, `rules` has the house rules, `layout` the tiles on the
  table, `moves` the three moves, `state` a round between two moves;
- `turn` says what the seat to move may do, why it may not do the rest, and when a
  round is blocked;
- `deal` starts a round, `scoring` counts it, `match` chains rounds and `standings`
  ranks the seats;
- `views` has what one seat may see of a round;
- `hiding` leads from a state to a view and back.

`checks` and `values` serve all of them; `errors` and `illegality` have the errors.
"""

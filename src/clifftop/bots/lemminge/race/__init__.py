"""Lemminge as a mere race, in native numbers: for very many turns. Read in this order:

- How far it is: `card_reach`, where a card brings a lemming if nobody is in the way; `distances`,
  these tables for every ground of a course, with steps, detours and walls.
- Who stands where: `occupancy`, and `push_search`, how a lemming gets past others.
- `race_table`: the state of a race; cards, piles, draws and moves.
- `guide`: how the others take a turn. It does nearly what the greedy bot does.
- Who will win: `learned_rounds` are the parts that make up the rounds a seat still needs, learnt
  from races (`scripts/fit/lemminge.py`) and kept in `round_weights`; `rounds_left` adds them up and
  says how likely each seat wins.
- `winning_turn`: how the seat that thinks takes a turn, by what is then left.
"""

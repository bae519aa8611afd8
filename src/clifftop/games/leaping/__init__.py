"""Leaping Lemmings, for 2 to 6 players: lemmings run for the cliff, and two eagles hunt them.

A reading order for the whole game:

1. `pieces`, `actions`, `questions`: the things, the numbers of the choices, and what can be asked.
2. `board.canyon`, `options_and_board`, `stacks`, `state`: the table, and the small acts that
   change it.
3. `rules`: what happens. Its first page says in what order.
4. `events`, `question_memory`, `view`, `describe`: the table told to those who sit at it.
5. `refusals`: the rules a second time, as reasons why not.
6. `position`, `worlds`: a table written down and read back, and one imagined by a seat.
7. `game`: all of it as a game among games. `tally` counts what happens in many of them.
"""

"""Lemming Mafia: six lemmings race for the end of a pier, and everybody has money on one.

The whole game can be read in one sitting, in this order:

1. `pieces`, `contracts`, `actions`, `questions`: the things, the numbers of the choices, and what
   can be asked.
2. `board.pier`, `options_and_board`, `state`: the table, and the small acts that change it.
3. `rules`: what happens. Its first page says in what order.
4. `events`, `view`, `describe`: the table told to those who sit at it.
5. `refusals`: the rules a second time, as reasons why not.
6. `position`, `worlds`: a table written down and read back, and one imagined by a seat.
7. `game`: all of it as a game among games. `tally` counts what happens in many of them.
"""

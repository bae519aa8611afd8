"""Lemminge, for 2 to 5 players: cards move lemmings over a course that tiles change.

A reading order for the whole game:

1. `pieces`, `actions`, `questions`: the things, the numbers of the choices, and what can be asked.
2. `board.course`, `options_and_board`, `state`: the table, and the small acts that change it.
3. `rules`: what happens. Its first page says in what order.
4. `events`, `question_memory`, `view`, `describe`: the table told to those who sit at it.
5. `refusals`: the rules a second time, as reasons why not.
6. `position`, `worlds`: a table written down and read back, and one imagined by a seat, which
   starts from the draws it remembers (`drawn_cards`).
7. `game`: all of it as a game among games. `tally` counts what happens in many of them, and
   `playout_walker` chooses for all seats in the quick ones that bots play to the end.
"""

"""People and bots at a table, without a network: seats, drafts, undo, clocks, chat and a log.

table = Table.open("lemminge", host="Ada", now=0, options={"players": 2})
table.sit("Ada", 0, now=1)

To read in this order:

entries         what can be in the log; opening makes the first entry
logbook         the table as a fold of its log, in parts: people, game_progress, clock, reader_logs;
                these are made of seat, draft, undo_request, chance_draws
commands        what may be done, each command a check and then entries; value_checks and
                forced_choices help
game_result     how it ended; table_view shows it to a seat
table           all of it in one piece
dice            draws that nobody has to take on trust; dice_proof checks them after the game
"""

from clifftop.table.chance_draws import Draw
from clifftop.table.commands.game_flow import BotTurn
from clifftop.table.entries import Entry
from clifftop.table.errors import Stale, TableError
from clifftop.table.table import Table

__all__ = ["BotTurn", "Draw", "Entry", "Stale", "Table", "TableError"]

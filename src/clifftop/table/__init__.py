"""People and bots at a table, without a network: seats, drafts, undo, clocks, chat and a log.

table = Table.open("lemminge", host="Ada", now=0, options={"players": 2})
table.sit("Ada", 0, now=1)
"""

from clifftop.table.chance_draws import Draw
from clifftop.table.commands.game_play import BotTurn
from clifftop.table.entries import Entry
from clifftop.table.errors import Stale, TableError
from clifftop.table.table import Table

__all__ = ["BotTurn", "Draw", "Entry", "Stale", "Table", "TableError"]

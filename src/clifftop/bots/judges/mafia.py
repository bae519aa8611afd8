"""The judge of Lemming Mafia: what everybody's bets and contracts can be expected to bring."""

from __future__ import annotations

import math
from typing import Final, cast, final

from clifftop.bots.greedy.mafia_odds import Odds, form
from clifftop.bots.greedy.mafia_worth import Outlook
from clifftop.bots.judges.chances import to_win
from clifftop.bots.search.judge import Judge
from clifftop.games.mafia import questions as q
from clifftop.games.mafia.state import MafiaState
from clifftop.kernel.state import State

DOUBT: Final = 1.0  # at the very end
DOUBT_A_MOVE: Final = 1.0  # × √ of the moves that a lemming still makes


@final
class MafiaJudge(Judge):
    """Chances to win by points that can be expected; a round that is open counts for those who are
    still to be asked."""

    def worths(self, state: State) -> list[float]:
        race = cast(MafiaState, state)
        found = form(race.board)
        odds = Odds(race, found)
        points: list[float] = []
        for seat in range(race.players):
            outlook = Outlook(seat, found)
            in_round = race.asked in (q.BET, q.DROP) and outlook.is_to_be_asked(race)
            own = outlook.bets(race, odds, in_round and race.asked == q.BET)
            own += outlook.contracts(race, odds, in_round and race.asked == q.DROP)
            points.append(own)
        return to_win(points, DOUBT + DOUBT_A_MOVE * math.sqrt(odds.left))

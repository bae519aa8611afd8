"""People who play at random and use everything a table offers: drafts, seals, undo, chat."""

from __future__ import annotations

import secrets
from random import Random
from typing import Any, final

from tests.server.people.protocol_clients import Json, Refusal, Seated, Visitor, is_over, patiently

# What somebody who is not always in time runs into; the game goes on.
LATE = {
    *("table-stale", "table-not-your-turn", "table-over", "table-undo-pending", "table-undo-gone"),
    *("table-undo-not-asked", "table-undo-nothing", "table-not-early", "table-draft-empty"),
    *("table-redo-nothing", "server-too-often", "table-not-your-seat"),
}


@final
class Player:
    """One seat on one socket. `said` is all that was sent, by its id."""

    def __init__(self, visitor: Visitor, seated: Seated, seat: int, rng: Random) -> None:
        self.visitor = visitor
        self.seated = seated
        self.seat = seat
        self.rng = rng
        self.said: dict[Any, Json] = {}
        self.thought_of: set[int] = set()  # moments at which sealing was thought of
        self.undos = 2  # that will be asked for
        self.resigns = False  # sooner or later
        self.knew: list[tuple[int, int, Json]] = []  # from and until which moment, what it knew

    async def say(self, kind: str, **given: Any) -> Json | None:
        """Ask; None if it came too late."""
        self.said[self.seated.said + 1] = {"type": kind, **given}
        try:
            return await self.seated.ask(kind, **given)
        except Refusal as refusal:
            if refusal.message not in LATE:
                raise
            for _ in range(2):  # all that was on its way is here after that
                await self.say("ping")
            return None

    async def sit(self) -> None:
        await self.say("look", seat=None)
        await self.say("sit", seat=self.seat)
        await self.say("nonce", seat=self.seat, nonce=secrets.token_hex(16))
        language = {"language": "en"} if self.rng.random() < 0.3 else {}
        await self.say("look", seat=self.seat, frames=self.rng.random() < 0.5, **language)

    def has_to_do(self, view: Json) -> bool:
        if is_over(view) or self.must_answer(view):
            return True
        if view["status"] != "running" or view["undo"] is not None:
            return False  # nothing happens until all have answered
        mine = view["state"].get("actions") or "draft" in view
        return bool(mine) or ("early" in view and view["number"][0] not in self.thought_of)

    def must_answer(self, view: Json) -> bool:
        undo = view["undo"]
        return bool(undo is not None and self.visitor.id in undo["waits_for"])

    async def play(self) -> Json:
        while True:
            view = await self.seated.until(self.has_to_do)
            if is_over(view):
                return view
            if self.resigns and view["number"][0] > 60:
                await self.say("resign", seat=self.seat)
                return await self.seated.until(is_over)
            await self.do_something(view)

    async def do_something(self, view: Json) -> None:
        chance = self.rng.random()
        if self.must_answer(view):
            if await self.say("answer-undo", agree=chance < 0.8):
                await self.seated.until(lambda now: is_over(now) or not self.must_answer(now))
        elif chance < 0.01:
            await self.say("chat", text=f"I am in seat {self.seat}")
        elif chance < 0.02:
            await self.look_closer(view)
        elif chance < 0.03 and self.undos:
            self.undos -= 1
            await self.say("ask-undo", seat=self.seat)
        elif "early" in view:
            await self.seal(view)
        else:
            await self.draft(view)

    async def draft(self, view: Json) -> None:
        """One step on, or one back; a decision that is at its end is nearly always confirmed."""
        number, draft = view["number"], view.get("draft")
        if view.get("redo") and self.rng.random() < 0.5:
            await self.answer("redo", number)
        elif draft is not None and self.rng.random() < 0.1:
            await self.answer("undo", number)
        elif draft is not None and draft["closed"]:
            await self.answer("confirm", number)
        else:
            action = choose(self.rng, view["state"]["actions"])
            await self.answer("act", number, action=action, confirm=self.rng.random() < 0.6)

    async def answer(self, kind: str, number: list[int], **given: Any) -> None:
        """And wait until it shows."""
        if await self.say(kind, seat=self.seat, number=number, **given):
            await self.seated.until(lambda now: is_over(now) or now["number"] != number)

    async def seal(self, view: Json) -> None:
        """Hand something in early; perhaps think better of it, or of something else."""
        self.thought_of.add(view["number"][0])
        for _ in range(self.rng.choice([0, 1, 1, 2])):
            view = self.seated.view
            if "early" not in view:
                return
            if view["sealed"] is not None and self.rng.random() < 0.5:
                await self.answer("unseal", view["number"])
            else:
                action, _ = self.rng.choice(view["early"])
                await self.answer("seal", view["number"], action=action)

    async def look_closer(self, view: Json) -> None:
        if view["state"].get("actions"):
            action, _ = self.rng.choice(view["state"]["actions"])
            await self.say("preview", seat=self.seat, action=action)
            await self.say("why", seat=self.seat, action=self.rng.randrange(300))
        path = f"/api/tables/{view['dice']['table']}/knowledge"
        asked = {"seat": self.seat}
        known = await patiently(lambda: self.visitor.ask("GET", path, params=asked))
        for _ in range(2):
            await self.say("ping")
        moments = (view["number"][0], self.seated.view["number"][0])
        self.knew.append((*moments, known))


async def until_early(players: list[Player]) -> Player:
    """All play on, until one of them may hand something in early."""
    while True:
        for player in players:
            for _ in range(2):
                await player.say("ping")
        if found := [player for player in players if "early" in player.seated.view]:
            return found[0]
        asked = next(player for player in players if "actions" in player.seated.view["state"])
        view = asked.seated.view
        action, _ = view["state"]["actions"][0]
        await asked.answer("act", view["number"], action=action, confirm=True)


def choose(rng: Random, actions: list[Any]) -> int:
    """Any action; in Lemminge those that bring the game to its end, nearly always."""
    if rng.random() < 0.9:
        brave = [one for one in actions if one[1]["do"] not in ("refill", "stop", "done")]
        action, _ = max(brave or actions, key=lambda one: (promise(one[1]), rng.random()))
        return int(action)
    return int(rng.choice(actions)[0])


def promise(does: Json) -> int:
    """How far a lemming gets: on a horseshoe east in the upper rows, down, west in the lower."""
    if does["do"] == "play":
        return int(does.get("points", 0))
    if does["do"] != "go" or "hex" not in does:
        return 99 if does["do"] == "cross" else 0
    row, column = int(does["hex"][:-1]), ord(does["hex"][-1]) - ord("a")
    return column if row <= 3 else 20 + row if row <= 6 else 60 - column

"""A witness who has heard everything that a socket was told, and knows afterwards what it may be.

The measure is the game's record: replayed by the engine, it says what lay before each seat at each
moment. What is not of the game must follow from what everybody has heard.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Any, final

import msgspec
from tests.server.people.protocol_clients import Json
from tests.server.people.public_table import PublicTable
from tests.server.people.random_players import LATE
from tests.server.people.timeline import Timeline, plain

from clifftop.server.protocol.messages import Texts
from clifftop.server.protocol.texts import texts_for


@final
class Witness:
    """Holds all that one socket heard against the record."""

    def __init__(self, timeline: Timeline, host: str, dice: Json, names: dict[str, str]) -> None:
        self.timeline = timeline
        self.host = host
        self.dice = dice
        self.names = names
        self.clocks: dict[tuple[int, int], Json] = {}  # the same for all readers
        self.checked = 0

    def hear(self, heard: list[Json], said: dict[Any, Json]) -> list[Json]:
        """Check all that a socket heard, in order; `said` is what it asked, by id. The items of
        the log that are for everybody."""
        reader = Reader(self, said)
        for message in heard:
            self.checked += 1
            reader.hear(message)
        return reader.public


@final
class Reader:
    def __init__(self, witness: Witness, said: dict[Any, Json]) -> None:
        self.witness = witness
        self.said = said
        self.answers = Counter(asked["number"][0] for asked in said.values() if "number" in asked)
        self.seals = {asked["action"] for asked in said.values() if asked["type"] == "seal"}
        self.timeline = witness.timeline
        self.seat: int | None = None
        self.begin()

    def begin(self) -> None:
        """A look from the beginning, from this seat."""
        self.last: Json = {}
        self.log: list[Json] = []
        self.events = 0
        self.public: list[Json] = []
        self.watchers: set[str] = set()
        self.public_table = PublicTable(self.timeline.players, self.witness.host, self.witness.dice)

    def hear(self, message: Json) -> None:
        asked = self.said.get(message.get("id"), {})
        match message["type"]:
            case "table":
                if asked.get("type") == "look" or message["seat"] != self.seat:
                    self.seat = message["seat"]
                    self.begin()
                self.hear_table(message)
            case "ok" | "pong":
                assert set(message) == {"type", "id"}
                assert asked
            case "error":
                assert set(message) == {"type", "id", "message", "text", "facts"}
                assert message["message"] in LATE, message
                assert set(message["facts"]) <= {"seat"}
            case "preview":
                self.hear_preview(message, asked)
            case "why":
                self.hear_why(message, asked)
            case other:
                raise AssertionError(other)

    def hear_table(self, message: Json) -> None:
        optional = {"id", "texts", "frames"}
        assert set(message) - optional == {"type", "seat", "view", "log", "cursor", "people"}
        view, seat = message["view"], self.seat
        news = bool(message["log"]) or view != self.last or "id" in message
        assert news, "a message that tells nothing tells that something happened"
        self.last = view
        self.hear_log(message["log"])
        assert message["cursor"] == view["cursor"] == len(self.log)
        moment, step = view["number"]
        assert self.events == self.timeline.actions_until(moment), "something was not told"

        ids = self.public_table.named | (self.watchers if seat is None else set())
        names = self.witness.names
        assert message["people"] == {who: {"name": names[who], "kind": "person"} for who in ids}
        if "texts" in message:
            texts = texts_for(view, message["log"], seat, message["people"], "en")
            assert message["texts"] == as_sent(texts)
        self.see_frames(message)
        self.see(view, moment, step)

    def see_frames(self, message: Json) -> None:
        """The moments that led here: those that the log tells of, as this reader saw them."""
        told = {item["moment"] for item in message["log"] if item["entry"] == "events"}
        for frame in message.get("frames", []):
            assert set(frame) == {"moment", "view"}
            assert frame["moment"] in told
            assert frame["view"] == self.timeline.view(self.seat, frame["moment"], [])

    def hear_log(self, items: list[Json]) -> None:
        for item in items:
            self.log.append(item)
            if item["entry"] == "chatted" and item["room"] == "spectators":
                assert self.seat is None
                self.watchers.add(item["who"])
                continue
            self.public_table.hear(item)
            if item["entry"] == "events":
                assert item == self.timeline.told(self.seat, self.events)
                self.events += 1
            else:
                self.public.append(item)

    def see(self, view: Json, moment: int, step: int) -> None:
        timeline, seat, public_table = self.timeline, self.seat, self.public_table
        expected = {"game": timeline.record.game, **public_table.shows()}
        over = public_table.started and timeline.over(moment)
        expected["status"] = "over" if over else "running" if public_table.started else "waiting"
        expected |= {"number": [moment, step], "cursor": len(self.log)}
        expected["clock"] = self.witness.clocks.setdefault(
            (moment, len(self.public)), view["clock"]
        )
        if over:
            expected["places"] = timeline.record.notes["places"]
            expected["scores"] = timeline.record.notes["scores"]
        if public_table.started:
            self.see_game(view, moment, expected)
        assert step <= (0 if seat is None else self.answers[moment]), "others' steps do not show"
        assert view == expected

    def see_game(self, view: Json, moment: int, expected: Json) -> None:
        """A draft is seen from its own seat alone, and an early answer too."""
        state, seat = self.timeline.states[moment], self.seat
        own = seat is not None and state.to_act == seat
        drafted = []
        if own and "draft" in view:
            assert seat is not None
            drafted = [step["action"] for step in view["draft"]["steps"]]
            closed = self.timeline.after(moment, drafted).to_act != seat
            steps = self.timeline.steps(seat, moment, drafted)
            expected["draft"] = {"steps": steps, "closed": closed}
            assert drafted
        if own:
            expected["redo"] = view["redo"]
        expected["state"] = self.timeline.view(seat, moment, drafted)
        assert state.to_act >= 0 or self.timeline.over(moment), "chance is never waited for"
        early = {} if own or seat is None else state.early()
        if seat in early and self.public_table.seats[seat]["bot"] is None:
            expected["early"] = [[action, plain(state.describe(action))] for action in early[seat]]
            expected["sealed"] = view["sealed"]
            assert view["sealed"] is None or view["sealed"] in self.seals

    def hear_preview(self, message: Json, asked: Json) -> None:
        assert set(message) - {"texts"} == {"type", "id", "shows", "events"}
        state = self.standing()
        state.apply(asked["action"])
        if not message["shows"]:
            assert message["events"] == plain(state.events(self.seat))
        else:
            assert message["events"] == []

    def hear_why(self, message: Json, asked: Json) -> None:
        assert set(message) == {"type", "id", "legal", "reason"}
        reason = self.standing().why_not(asked["action"])
        assert message["legal"] == (reason is None)
        if reason is not None:
            facts = {name: fact for name, fact in message["reason"].items() if name != "text"}
            assert facts == plain(reason.as_json())

    def standing(self) -> Any:
        """The game as it lies before this seat, its draft included."""
        moment = self.last["number"][0]
        drafted = [step["action"] for step in self.last.get("draft", {"steps": []})["steps"]]
        return self.timeline.after(moment, drafted)


def as_sent(texts: Texts) -> Any:
    return json.loads(msgspec.json.encode(texts))

"""Who sits where: a person, a bot, a bot in a person's place, or nobody yet."""

from __future__ import annotations

from typing import Final, final

RESIGNED: Final = "resigned"
FLAG: Final = "flag"
VOTE: Final = "vote"

PLAYS_ON: Final = "bot"  # a player who resigns or runs out of time is replaced,
OUT: Final = "out"  # or comes last; its choices are made at random, so that the game can end
FALLS: Final = (PLAYS_ON, OUT)


@final
class Seat:
    """One place at the table. `who` stays when a bot plays on in somebody's place."""

    def __init__(self) -> None:
        self.who: str | None = None
        self.bot: str | None = None
        self.name: str | None = None  # what it is called where several people share a screen
        self.nonce: str | None = None  # what it adds to the secret of the dice
        self.left: str | None = None  # why a bot sits here instead of `who`
        self.out = False

    def sit(self, who: str | None, bot: str | None, name: str | None) -> None:
        """A nonce is of the person who sent it, and goes with them."""
        if who != self.who:
            self.nonce = None
        self.who = who
        self.bot = bot
        self.name = name

    def hand_to(self, who: str, nonce: bool) -> None:
        """Somebody else holds the seat; once dice are rolled with it, the nonce is the seat's."""
        self.who = who
        self.name = None
        if not nonce:
            self.nonce = None

    def replace(self, bot: str, left: str, out: bool) -> None:
        """A bot makes the choices from now on."""
        self.bot = bot
        self.left = left
        self.out = out

    def take_back(self) -> None:
        self.bot = None
        self.left = None

    @property
    def open(self) -> bool:
        return self.who is None and self.bot is None

    @property
    def person(self) -> str | None:
        """Who chooses here, if that is a person."""
        return self.who if self.bot is None else None

    def as_json(self) -> dict[str, object]:
        return {
            "who": self.who,
            "bot": self.bot,
            "name": self.name,
            "left": self.left,
            "out": self.out,
        }

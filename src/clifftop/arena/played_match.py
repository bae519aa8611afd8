"""The arena from Python: a match of bots that are given by name, as classes or as objects.

from clifftop.arena import play_match
print(play_match("lemminge", [Mine, "greedy", "greedy"], blocks=5))
"""

from __future__ import annotations

import io
import secrets
from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final, Protocol, cast, final

from clifftop.arena.matches.block import Block, play_block
from clifftop.arena.matches.entrants import EntrantError
from clifftop.arena.matches.game_files import GameFiles
from clifftop.arena.matches.match import Match, new_match, players_of
from clifftop.arena.matches.results_file import Results, ResultsFile
from clifftop.arena.processes.block_workers import play_blocks
from clifftop.arena.reports.report import report
from clifftop.arena.statistics.win_shares import Row, standings
from clifftop.bots import Bot, find_or_make
from clifftop.bots.answer import BotFailed
from clifftop.bots.own_bot import looked_over, made
from clifftop.kernel.errors import OptionError
from clifftop.kernel.record import Record

IN_MEMORY: Final = Path("in memory")  # where results are that are in no file
PAGE: Final = 100  # columns of the tables

# A name, a class or function that makes a bot, or a bot.
Entrant = str | Callable[..., object] | Bot


@final
class PlayedMatch:
    """What has come of a match so far; `print` shows it as tables."""

    def __init__(self, results: Results) -> None:
        self.results = results
        self.records: list[Record] = []  # of the games that were played now, if they are wanted
        self.interrupted = False

    @property
    def blocks(self) -> int:
        return len(self.results.blocks)

    @property
    def games(self) -> int:
        return sum(len(block.games) for block in self.results.blocks.values())

    @property
    def seed(self) -> int:
        """With it the same games can be had again."""
        return self.results.match.seed

    @property
    def standings(self) -> dict[str, Row]:
        """By bot, the best first: its share of the wins and the ends of a 95 % interval (`wins`,
        `low`, `high`), its `games`, mean `place` and `score`, and how many decisions `failed`."""
        return standings([self.results])

    @property
    def failures(self) -> dict[str, BotFailed]:
        """By bot that failed: one failure, with its traceback and the game up to there."""
        return self.results.broken

    def report(self, ratings: bool = True) -> dict[str, Any]:
        """All figures, as `clifftop arena report --json` prints them."""
        return report([self.results], with_ratings=ratings)

    def __str__(self) -> str:
        from rich.console import Console

        from clifftop.arena.reports import report_tables

        page = Console(file=io.StringIO(), width=PAGE)
        report_tables.tell(self.report(ratings=False), page)
        return cast(io.StringIO, page.file).getvalue().rstrip()


class Keeper(Protocol):
    """Where blocks go."""

    results: Results

    def add(self, block: Block) -> None: ...


@final
class InMemory:
    """Results that are kept in no file; the games may be."""

    def __init__(self, match: Match, records: Path | None) -> None:
        self.results = Results(match, IN_MEMORY)
        self.games = GameFiles(match, None, records)
        self.results.broken = self.games.broken

    def add(self, block: Block) -> None:
        self.results.add(self.games.keep(block))


@final
class LineUp:
    """Who plays, each under a name."""

    def __init__(self, bots: Sequence[Entrant]) -> None:
        self.given: dict[str, Entrant] = {}
        self.names = tuple(self.name(bot) for bot in bots)

    def name(self, bot: Entrant) -> str:
        """What it is called in the results; another one of the same name gets a number."""
        plain = bot if isinstance(bot, str) else getattr(bot, "__name__", type(bot).__name__)
        name, number = plain, 1
        while self.given.setdefault(name, bot) is not bot and self.given[name] != bot:
            number += 1
            name = f"{plain}-{number}"
        return name

    def find(self, game: str, name: str) -> Bot:
        """The bot of a name for one game."""
        bot = self.given[name]
        if isinstance(bot, str):
            return find_or_make(game, bot)
        if hasattr(bot, "choose") and not isinstance(bot, type):
            return looked_over(name, bot)
        return made(game, name, bot)

    def only_names(self) -> bool:
        return all(isinstance(bot, str) for bot in self.given.values())


def play_match(
    game: str,
    bots: Sequence[Entrant],
    blocks: int = 10,
    *,
    seed: int | None = None,
    jobs: int = 1,
    file: Path | str | None = None,
    records: bool | Path | str = False,
    watch: Callable[[PlayedMatch], object] | None = None,
    **options: object,
) -> PlayedMatch:
    """Let bots play, one for each seat, and say how it came out.

    Each of `bots` is a name (`"greedy"`, `"expert:10ms"`, `"mybots:make"`), a class or function
    that makes a bot anew for each game, or a bot that plays all games itself. A block is one seed
    for dice and cards, and a game for each rotation of the bots around the table. `options` are
    those of `game.start`.

    Without a seed a new one is taken. With a `file` the results are kept there, and the same match
    goes on where it stopped. `records=True` keeps the games in `PlayedMatch.records`, the name of a
    folder keeps them as files there. `watch` is called after each block. Ctrl-C ends the match, and
    what there is by then comes back. With `jobs` other than 1 (0 is one process for each core) all
    bots must be names, for other processes make them.
    """
    line_up = LineUp(bots)
    if blocks < 1:
        raise OptionError("arena-number", "blocks", given=blocks, least=1)
    if jobs != 1 and not line_up.only_names():
        raise OptionError("arena-jobs-names", "jobs", given=jobs)
    if options.get("players", len(bots)) != len(bots):
        raise EntrantError("arena-bots-each", given=len(bots), players=options["players"])
    players_of(game, {**options, "players": len(bots)})  # here a bad option is refused
    seed = secrets.randbelow(2**32) if seed is None else seed
    match = new_match(game, options, line_up.names, seed, line_up.find)
    folder = None if isinstance(records, bool) else Path(records)

    def play(numbers: Iterable[int]) -> Generator[Block, None, None]:
        if jobs != 1:
            yield from play_blocks(match, numbers, jobs, records is not False)
            return
        for number in numbers:
            yield play_block(match, number, records is not False, line_up.find)

    if file is None:
        return played(InMemory(match, folder), blocks, play, records is True, watch)
    with ResultsFile(match, Path(file), folder) as kept:
        return played(kept, blocks, play, records is True, watch)


def played(
    keeper: Keeper,
    blocks: int,
    play: Callable[[Iterable[int]], Generator[Block, None, None]],
    records: bool,
    watch: Callable[[PlayedMatch], object] | None,
) -> PlayedMatch:
    """The blocks that are missing, played and kept, until somebody interrupts."""
    match = PlayedMatch(keeper.results)
    try:
        with closing(play(keeper.results.missing(range(blocks)))) as playing:
            for block in playing:
                if records:
                    match.records += [Record.loads(text) for text in block.records]
                keeper.add(block)
                if watch is not None:
                    watch(match)
    except KeyboardInterrupt:
        if not match.blocks:
            raise
        match.interrupted = True
    return match

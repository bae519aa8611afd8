"""The commands of the arena: run, test, report and plot."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from clifftop import OptionError, catalogue
from clifftop.cli.argument_parser import FAILED, Options, Parser, command
from clifftop.cli.game_commands import add_table_options, console, table_options

if TYPE_CHECKING:
    from clifftop.arena.match_run import Play
    from clifftop.arena.matches.match import Match
    from clifftop.arena.matches.results_file import Results

BLOCKS: Final = 100
MOST: Final = 10_000
MOST_BLOCKS: Final = 10_000_000
MOST_JOBS: Final = 256
GAIN: Final = 0.05
LOCAL: Final = "local"  # Ray's own word for a cluster of this machine alone


def describe_arena(arena: Parser) -> None:
    tasks = arena.commands()
    command(tasks, "run", "cli-arena-run", run, describe_run, "cli-arena-run-more")
    command(tasks, "test", "cli-arena-test", test, describe_test, "cli-arena-test-more")
    command(tasks, "report", "cli-arena-report", report, describe_report)
    command(tasks, "plot", "cli-arena-plot", plot, describe_plot)


def describe_run(one: Parser) -> None:
    add_match_options(one, "cli-arena-bots")
    one.argument("--blocks", "cli-arena-blocks", type=int, default=BLOCKS, metavar="N")
    one.argument("--records", "cli-arena-records", type=Path, metavar="FOLDER")


def describe_test(one: Parser) -> None:
    add_match_options(one, "cli-arena-test-bots")
    one.argument("--gain", "cli-arena-gain", type=float, default=GAIN, metavar="SHARE")
    one.argument("--blocks", "cli-arena-most", type=int, default=MOST, metavar="N")


def describe_report(one: Parser) -> None:
    one.argument("files", "cli-arena-files", type=Path, nargs="+", metavar="FILE")
    one.argument("--json", "cli-arena-json", action="store_true")


def describe_plot(one: Parser) -> None:
    one.argument("files", "cli-arena-files", type=Path, nargs="+", metavar="FILE")
    one.argument("--out", "cli-arena-out", type=Path, required=True, metavar="FOLDER")


def add_match_options(one: Parser, bots: str) -> None:
    one.argument("game", "cli-arena-game", metavar="GAME")
    add_table_options(one)
    one.argument("--bots", bots, required=True, metavar="BOTS")
    one.argument("--seed", "cli-arena-seed", type=int, metavar="N")
    one.argument("--file", "cli-arena-file", type=Path, metavar="FILE")
    one.argument("--jobs", "cli-arena-jobs", type=int, default=1, metavar="N")
    one.argument("--ray", "cli-arena-ray", nargs="?", const=LOCAL, metavar="ADDRESS")


def run(options: Options) -> int:
    from clifftop.arena import match_run
    from clifftop.arena.matches.entrants import names_of
    from clifftop.arena.reports import report_tables
    from clifftop.arena.reports.progress_bar import Progress
    from clifftop.arena.reports.report import report

    shown = console()
    match = match_of(options, names_of)
    file = options.file or default_file(match)
    play = play_of(options, records=options.records is not None)
    results = match_run.run(match, file, options.blocks, play, Progress(shown), options.records)
    report_tables.tell(report([results], with_ratings=False), shown)
    tell_files(results, options.records)
    return 0


def test(options: Options) -> int:
    from clifftop.arena import match_run
    from clifftop.arena.matches.entrants import challenge
    from clifftop.arena.reports import report_tables
    from clifftop.arena.reports.progress_bar import Progress
    from clifftop.arena.reports.report import report
    from clifftop.arena.statistics.sequential_test import BETTER

    shown = console()
    match = match_of(options, challenge)
    if not 0 < options.gain < 1 - 1 / match.players:
        raise OptionError("arena-gain", "--gain", given=str(options.gain))
    file = options.file or default_file(match)
    play = play_of(options)
    results, trial = match_run.test(
        match, file, options.blocks, options.gain, play, Progress(shown)
    )
    report_tables.tell(report([results], with_ratings=False), shown)
    challenger, yardstick = match.entrants[:2]
    verdict = trial.verdict()
    facts: dict[str, Any] = {
        "challenger": challenger,
        "yardstick": yardstick,
        "gain": options.gain,
        "share": trial.mean(),
        "even": trial.even,
        "blocks": trial.blocks,
        "games": trial.blocks * match.players,
        "ratio": trial.ratio(),
        "lower": trial.lower,
        "upper": trial.upper,
    }
    print(catalogue.text(f"arena-verdict-{verdict or 'open'}", **facts))
    print(catalogue.text("arena-verdict-figures", **facts))
    tell_files(results)
    return 0 if verdict == BETTER else FAILED


def tell_files(results: Results, records: Path | None = None) -> None:
    """Where the results are, and the games: all of them, and those in which a bot failed."""
    for failed in results.broken.values():
        print(failed)
    print(catalogue.text("arena-file-kept", file=str(results.file)))
    if records is None:
        return
    print(catalogue.text("arena-records-kept", games=results.records, folder=str(records)))
    games = len(results.match.rotations())
    earlier = len(results.blocks) - results.records // games
    if earlier:
        print(catalogue.text("arena-records-missing", blocks=earlier))


def report(options: Options) -> int:
    from clifftop.arena.reports import report_tables
    from clifftop.arena.reports.report import read_together, report

    figures = report(read_together(options.files))
    if options.json:
        import json

        print(json.dumps(figures, indent=2, ensure_ascii=False))
    else:
        report_tables.tell(figures, console())
    return 0


def plot(options: Options) -> int:
    from clifftop.arena.reports.plots import draw_all
    from clifftop.arena.reports.report import read_together
    from clifftop.arena.statistics.ratings import ratings

    matches = read_together(options.files)
    drawn = draw_all(matches, ratings(matches), options.out)
    for file in drawn:
        print(file)
    if not drawn:
        print(catalogue.text("arena-plot-nothing"))
    return 0 if drawn else FAILED


def match_of(options: Options, line_up: Any) -> Match:
    """The match that a command asks for; `line_up` makes the entrants of what was given. Without a
    seed a new one is taken; it is in the results, so that the same games can be had again."""
    import secrets

    from clifftop.arena.matches.match import new_match, players_of

    for name, least, most in (("blocks", 1, MOST_BLOCKS), ("jobs", 0, MOST_JOBS)):
        given = getattr(options, name)
        if given < least:
            raise OptionError("arena-number", f"--{name}", given=given, least=least)
        if given > most:
            raise OptionError("arena-number-most", f"--{name}", given=given, most=most)
    table = table_options(options, options.game)
    entrants = line_up(options.bots, players_of(options.game, table))
    seed = secrets.randbelow(2**32) if options.seed is None else options.seed
    return new_match(options.game, table, entrants, seed)


def play_of(options: Options, records: bool = False) -> Play:
    """Who plays the blocks: this process, some more of this machine, or a cluster."""
    if options.ray is not None:
        from clifftop.arena.processes import ray_cluster

        return partial(ray_cluster.play_blocks, address=options.ray, records=records)
    from clifftop.arena.processes import block_workers

    return partial(block_workers.play_blocks, jobs=options.jobs, records=records)


def default_file(match: Match) -> Path:
    """A file of this folder that is always the same for the same match, and never for another."""
    from hashlib import sha256

    import msgspec

    print_ = sha256(msgspec.json.encode(match, order="sorted")).hexdigest()[:8]
    return Path(f"arena-{match.game}-{print_}.jsonl")

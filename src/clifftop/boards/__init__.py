"""The boards that come with the games: files named `<game>-<board>.toml`."""

from importlib import resources


def names(game: str) -> list[str]:
    """The boards of a game, in alphabetical order."""
    prefix, suffix = f"{game}-", ".toml"
    return sorted(
        entry.name[len(prefix) : -len(suffix)]
        for entry in resources.files(__name__).iterdir()
        if entry.name.startswith(prefix) and entry.name.endswith(suffix)
    )


def read(game: str, name: str) -> str:
    """The text of one board file."""
    # Names arrive from outside: only one that is on the list ever becomes part of a path.
    known = names(game)
    if name not in known:
        listed = ", ".join(known) or "none"
        raise LookupError(f"no board {name!r} for {game}; its boards are: {listed}")
    return resources.files(__name__).joinpath(f"{game}-{name}.toml").read_text(encoding="utf-8")

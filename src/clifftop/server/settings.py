"""Settings of a server, each with a default that suits one machine."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import Field, dataclass, fields
from math import inf
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from clifftop.server.errors import SettingError

LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")
DATABASE_FILE: Final = "clifftop.db"


@dataclass(frozen=True)
class Settings:
    """`clifftop serve --help` says what each one is for."""

    host: str = "127.0.0.1"
    port: int = 8020
    public_url: str = ""
    trusted_proxies: str = ""
    database: str = ""  # empty: a file in the data folder
    bot_workers: int = 1
    bot_seconds: float = 2.0
    bot_pause: float = 0.6
    away_seconds: int = 60
    tables_per_guest: int = 20
    bots_per_guest: int = 5
    records_per_guest: int = 100
    guests_per_hour: int = 60
    messages_per_second: int = 20
    keep_waiting_days: int = 2
    keep_idle_days: int = 60

    def __post_init__(self) -> None:
        for field in fields(self):
            value = getattr(self, field.name)
            if not isinstance(value, str) and not 0 <= value < inf:
                raise SettingError("serve-setting-negative", name=field.name, given=str(value))
        if self.bot_workers < 1:
            raise SettingError("serve-setting-negative", name="bot_workers", given="0")
        if not 0 <= self.port <= 65535:
            raise SettingError("serve-setting-port", given=str(self.port))
        if self.public_url and not is_address(self.public_url):
            raise SettingError("serve-setting-url", given=self.public_url)

    @property
    def origin(self) -> str | None:
        """Where pages of ours come from, if those who run the server have said it."""
        if not self.public_url:
            return None
        url = urlsplit(self.public_url.lower())
        usual = {"http": ":80", "https": ":443"}[url.scheme]  # which browsers leave out
        return f"{url.scheme}://{url.netloc.removesuffix(usual)}"

    @property
    def secure(self) -> bool:
        return self.public_url.lower().startswith("https:")

    @property
    def loopback(self) -> bool:
        return self.host in LOOPBACK

    @property
    def address(self) -> str:
        """What to type into a browser."""
        if self.origin is not None:
            return self.origin
        host = "127.0.0.1" if self.host in ("0.0.0.0", "") else self.host
        return f"http://[{host}]:{self.port}" if ":" in host else f"http://{host}:{self.port}"

    def database_url(self) -> str:
        """The database as SQLAlchemy wants to be told. A file is created when it is opened."""
        given = self.database or f"sqlite:///{data_folder() / DATABASE_FILE}"
        for short, whole in DRIVERS.items():
            if given.startswith(short):
                return whole + given.removeprefix(short)
        raise SettingError("serve-setting-database", given=urlsplit(given).scheme or given)


def is_address(given: str) -> bool:
    """Whether pages can be there: a scheme, a host, perhaps a port, and no path."""
    try:
        url = urlsplit(given)
        port = url.port  # a ValueError if it cannot be one
    except ValueError:
        return False
    return (
        url.scheme in ("http", "https")
        and bool(url.hostname)
        and url.path in ("", "/")
        and (port is None or port > 0)
    )


def setting_fields() -> tuple[Field[Any], ...]:
    return fields(Settings)


def kind_of(field: Field[Any]) -> type[str] | type[int] | type[float]:
    kinds: dict[object, type[str] | type[int] | type[float]] = {
        "str": str,
        "int": int,
        "float": float,
    }
    return kinds[field.type]


def environment_name(setting: str) -> str:
    """Where a setting is looked for if it is not given; databases have a name of their own."""
    return "DATABASE_URL" if setting == "database" else f"CLIFFTOP_{setting.upper()}"


def settle(given: Mapping[str, object], environment: Mapping[str, str]) -> Settings:
    """What was given, else what the environment says, else the defaults."""
    chosen: dict[str, Any] = {}
    for field in setting_fields():
        name = environment_name(field.name)
        if given.get(field.name) is not None:
            chosen[field.name] = given[field.name]
        elif environment.get(name):
            try:
                chosen[field.name] = kind_of(field)(environment[name])
            except ValueError as error:
                raise SettingError(
                    "serve-setting-number", name=name, given=environment[name]
                ) from error
    return Settings(**chosen)


DRIVERS: Final = {
    "postgres://": "postgresql+asyncpg://",
    "postgresql://": "postgresql+asyncpg://",
    "postgresql+asyncpg://": "postgresql+asyncpg://",
    "sqlite:///": "sqlite+aiosqlite:///",
}


def data_folder() -> Path:
    """Where this user's programs keep what must last."""
    from platformdirs import user_data_path

    try:
        return user_data_path("clifftop", appauthor=False, ensure_exists=True)
    except OSError as error:
        where, why = str(error.filename), error.strerror or ""
        raise SettingError("serve-no-folder", where=where, error=why) from error

"""Settings of the server, each an environment variable too: `matches_per_hour` is `VERVET_MATCHES_PER_HOUR`."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct, ValidationError, convert


class SettingError(ValueError):
    """A setting that cannot be used; the message says which, and what was expected."""


class Settings(Struct, frozen=True, kw_only=True):
    """`database` is a file for SQLite, or the address of a PostgreSQL server; empty for a file in the user's folder.
    `hosts` are the names this server answers to, all when empty; `proxied` says to believe `X-Forwarded-For`.
    `window_seconds` is how long a window stays open for those who do not answer (0: for ever), `bot_seconds` when bots
    answer in it, and the beat of their moves in games where a pause could tell something. `reveal_seconds` is how
    long a client that is there may keep its number of the deal to itself, `away_seconds` how long somebody must have
    been away from a match before their seat can be given again."""

    database: str = ""
    message_bytes: int = 16_384
    body_bytes: int = 65_536
    messages_per_second: float = 30.0
    message_burst: int = 60
    matches_per_hour: int = 240
    connections: int = 5_000
    connections_per_match: int = 64
    name_length: int = 40
    matches_in_memory: int = 2_000
    idle_seconds: float = 300.0
    silent_seconds: float = 900.0
    bot_workers: int = 1
    window_seconds: Annotated[float, Meta(ge=0)] = 8.0
    bot_seconds: Annotated[float, Meta(gt=0)] = 0.6
    reveal_seconds: Annotated[float, Meta(gt=0)] = 30.0
    away_seconds: Annotated[float, Meta(ge=0)] = 60.0
    hosts: tuple[str, ...] = ()
    proxied: bool = False

    def url(self) -> str:
        """The database as SQLAlchemy wants it."""
        return database_url(self.database or str(default_database()))


def from_environment(environment: Mapping[str, str] = os.environ) -> Settings:
    """Settings from `VERVET_…`; raises `SettingError`."""
    given: dict[str, object] = {}
    for name in Settings.__struct_fields__:
        text = environment.get(f"VERVET_{name.upper()}")
        if text is not None:
            given[name] = [word.strip() for word in text.split(",") if word.strip()] if name == "hosts" else text
    try:
        return convert(given, Settings, strict=False)
    except ValidationError as error:
        raise SettingError(f"environment variables VERVET_…: {error}") from error


def default_database() -> Path:
    """`vervet.sqlite` in the folder where the platform keeps a user's data."""
    if os.name == "nt":
        folder = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif os.environ.get("XDG_DATA_HOME"):
        folder = Path(os.environ["XDG_DATA_HOME"])
    else:
        folder = Path.home() / ".local" / "share"
    return folder / "vervet" / "vervet.sqlite"


def database_url(database: str) -> str:
    """From a file or an address to the address with its asynchronous driver."""
    scheme, mark, rest = database.partition("://")
    if not mark:
        return f"sqlite+aiosqlite:///{Path(database).expanduser().absolute()}"
    kind = scheme.partition("+")[0]
    if kind == "sqlite":
        return f"sqlite+aiosqlite://{rest}"
    if kind in ("postgresql", "postgres"):
        return f"postgresql+asyncpg://{rest}"
    raise SettingError(f"VERVET_DATABASE: expected a file, sqlite:///… or postgresql://…, not {scheme}://…")

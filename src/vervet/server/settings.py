"""Settings of the server, each an environment variable too: `matches_per_hour` is `VERVET_MATCHES_PER_HOUR`."""

import os
import re
from collections.abc import Mapping
from difflib import get_close_matches
from ipaddress import ip_address, ip_network
from math import isfinite
from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias
from urllib.parse import urlsplit

from msgspec import Meta, Struct, ValidationError, convert
from msgspec.structs import replace


class SettingError(ValueError):
    """A setting that cannot be used; the message says which, and what was expected."""


PREFIX: Final = "VERVET_"
Count: TypeAlias = Annotated[int, Meta(ge=1)]
Seconds: TypeAlias = Annotated[float, Meta(gt=0)]
PATH: Final = re.compile(r"(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*")
COLLECTOR: Final = re.compile(r"https?://[^/?#@\s]+(/[^?#\s]*)?")
# As a browser asks for it: a name or an address, in brackets where it has colons.
HOST: Final = re.compile(r"[A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\]")
LISTS: Final = ("hosts", "proxies")
# What people look for among the settings, and find elsewhere.
OPTIONS: Final = ("PORT", "HOST", "WORKERS", "LAN")
# Names that are nobody's mistake: for the terminal, the build and the tests.
OTHERS: Final = (
    "LANGUAGE",
    "PURE",
    "NO_CLIENT",
    "CHROMIUM",
    "REQUIRE_BROWSER",
    "TEST_POSTGRES",
    "TEST_NATS",
    "SERVER",
    "GAMES",
    "BOXES",
)


class Settings(Struct, frozen=True, kw_only=True):
    """`database` is a file for SQLite, or the address of a PostgreSQL server; empty for a file in the user's folder.
    `hosts` are the names this server answers to, all when empty; `proxies` the addresses or networks of those proxies
    that are believed about whom they pass on. Whoever connects joins a match within `join_seconds`.
    `connections` are WebSockets, all and per address; beside them an address has `requests_per_address` connections
    that are none, or none yet, whether they ask for something or wait.
    An address may look back, which replays a match, `looks_per_second`, and `look_burst` times at once;
    `lessons_per_second` and `lesson_burst` are the same for lessons, which are replayed for every question.
    `window_seconds` is how long a window stays open for those who do not answer (0: for ever), `bot_seconds` when bots
    answer in it, and the beat of their moves in games where a pause could tell something. `reveal_seconds` is how
    long a client that is there may keep its number of the deal to itself, `away_seconds` how long somebody must have
    been away from a match before their seat can be given again.
    Where servers share a PostgreSQL database, `node` is the name of this one (any, where it has none), and one that has
    not been heard of for `lease_seconds` is taken for dead: others go on with its matches. `bus` is the address of the
    NATS server over which they pass connections on to whoever plays a match.
    Everything is below the path `prefix`, such as `/vervet`. `metrics` is where Prometheus finds its page, a port or
    `host:port` (nowhere when empty); `traces` the collector of OpenTelemetry that is sent what requests and messages
    waited for (none when empty), of a `trace_share` of them. With less than `spare_bytes` free on the disk of SQLite's
    file the server says that it is not ready. A match that is over goes to the archive `archive_days` after it was made
    (0: never). `workshop` says who may bring boxes of their own and have the lab play them: nobody (`off`), those at
    this computer (`here`) or everybody (`all`). A run of theirs has at most `workshop_games` and takes at most
    `workshop_seconds`, on `workshop_cores`; `workshop_runs` are played at once, one from each address.
    `log` is `text` or `json`, `log_level` the least that is written."""

    database: str = ""
    message_bytes: Count = 16_384
    body_bytes: Count = 65_536
    body_seconds: Seconds = 10.0
    messages_per_second: Seconds = 30.0
    message_burst: Count = 60
    looks_per_second: Seconds = 5.0
    look_burst: Count = 40
    lessons_per_second: Seconds = 20.0
    lesson_burst: Count = 100
    matches_per_hour: Count = 240
    connections: Count = 5_000
    connections_per_address: Count = 250
    requests_per_address: Count = 250
    connections_per_match: Count = 64
    join_seconds: Seconds = 10.0
    name_length: Count = 40
    matches_in_memory: Count = 2_000
    idle_seconds: Seconds = 300.0
    silent_seconds: Seconds = 900.0
    bot_workers: Count = 1
    window_seconds: Annotated[float, Meta(ge=0)] = 8.0
    bot_seconds: Seconds = 0.6
    node: Annotated[str, Meta(max_length=64)] = ""
    lease_seconds: Annotated[float, Meta(ge=0.1)] = 6.0
    bus: str = ""
    reveal_seconds: Seconds = 30.0
    away_seconds: Annotated[float, Meta(ge=0)] = 60.0
    hosts: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    prefix: str = ""
    metrics: str = ""
    traces: str = ""
    trace_share: Annotated[float, Meta(gt=0, le=1)] = 1.0
    spare_bytes: Count = 64 * 2**20
    archive_days: Annotated[float, Meta(ge=0)] = 30.0
    workshop: Literal["off", "here", "all"] = "here"
    workshop_games: Count = 10_000
    workshop_seconds: Seconds = 900.0
    workshop_cores: Count = 1
    workshop_runs: Count = 1
    log: Literal["text", "json"] = "text"
    log_level: Literal["info", "warning", "error"] = "warning"

    def url(self) -> str:
        """The database as SQLAlchemy wants it."""
        return database_url(self.database or str(default_database()))

    def metrics_address(self) -> tuple[str, int] | None:
        """Host and port; raises `SettingError`. Without a host it is this computer alone."""
        host, _, port = self.metrics.rpartition(":")
        if not self.metrics:
            return None
        host = host.strip("[]") or "127.0.0.1"
        # (A port of more digits than five is read no further: Python would refuse thousands of them in its own words.)
        if not port.isdecimal() or len(port) > 5 or not 0 < int(port) < 65536 or not can_be_a_host(host):
            raise SettingError(
                f"VERVET_METRICS: expected a port, or host:port such as 127.0.0.1:9428, not {self.metrics}"
            )
        return host, int(port)


def from_environment(environment: Mapping[str, str] = os.environ) -> Settings:
    """Settings from `VERVET_…`; raises `SettingError`."""
    given: dict[str, object] = {}
    check_names(environment)
    for name in Settings.__struct_fields__:
        text = environment.get(f"{PREFIX}{name.upper()}")
        if text is not None:
            given[name] = [word.strip() for word in text.split(",") if word.strip()] if name in LISTS else text
    try:
        settings = convert(given, Settings, strict=False)
    except ValidationError as error:
        raise wrong_value(error, given) from error
    for name, value in given.items():
        if isinstance(found := getattr(settings, name), float) and not isfinite(found):
            raise wrong(name, value)
    check_hosts(settings.hosts)
    check_proxies(settings.proxies)
    settings.metrics_address()
    check_collector(settings.traces)
    return replace(settings, prefix=checked_prefix(settings.prefix))


def wrong_value(error: ValidationError, given: Mapping[str, object]) -> SettingError:
    """In our own words: what the library says tells neither the name nor the value as they were written."""
    found = re.search(r"`\$\.(\w+)", str(error))
    name = found[1] if found else ""
    return wrong(name, given[name]) if name in given else SettingError(f"environment variables VERVET_…: {error}")


def wrong(name: str, value: object) -> SettingError:
    return SettingError(f"{PREFIX}{name.upper()}: expected {expected(name)}, not {value or 'nothing'}")


def expected(name: str) -> str:
    """What a setting can be, from its type."""
    # Imported here: inside a page, where nobody writes settings, there is no such module.
    from msgspec.inspect import FloatType, IntType, LiteralType, StrType, StructType, type_info

    known = type_info(Settings)
    assert isinstance(known, StructType)
    kind = next(field.type for field in known.fields if field.name == name)
    if isinstance(kind, LiteralType):
        *first, last = sorted(map(str, kind.values))
        return f"{', '.join(first)} or {last}"
    if isinstance(kind, StrType):
        return f"at most {kind.max_length} characters"
    assert isinstance(kind, IntType | FloatType)
    bounds = {"above": kind.gt, "of at least": kind.ge, "of at most": kind.le}
    limits = " and ".join(f"{words} {bound:g}" for words, bound in bounds.items() if bound is not None)
    return f"{'a whole number' if isinstance(kind, IntType) else 'a number'} {limits}"


def check_hosts(hosts: tuple[str, ...]) -> None:
    """A name that no browser asks for would shut everybody out; raises `SettingError`."""
    for host in hosts:
        if not HOST.fullmatch(host):
            raise SettingError(
                f"VERVET_HOSTS: expected names such as play.example.org, without https:// and port, not {host}"
            )


def check_proxies(proxies: tuple[str, ...]) -> None:
    """Raises `SettingError`."""
    for each in proxies:
        try:
            ip_network(each, strict=False)
        except ValueError as error:
            raise SettingError(f"VERVET_PROXIES: expected addresses or networks such as 10.0.0.0/8: {error}") from error


def can_be_a_host(host: str) -> bool:
    if ":" not in host:
        return HOST.fullmatch(host) is not None
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def check_collector(address: str) -> None:
    """Raises `SettingError`."""
    if address and not COLLECTOR.fullmatch(address):
        raise SettingError(f"VERVET_TRACES: expected a collector such as http://127.0.0.1:4318, not {address}")


def checked_prefix(prefix: str) -> str:
    """`/vervet`, however it was written; raises `SettingError`."""
    path = f"/{prefix.strip('/')}" if prefix.strip("/") else ""
    if not PATH.fullmatch(path) or path.split("/")[1:2] in (["api"], ["assets"]):
        raise SettingError(f"VERVET_PREFIX: expected a path such as /vervet, not {prefix}")
    return path


def check_names(environment: Mapping[str, str]) -> None:
    """A name that is none of ours would be passed over in silence, with the usual value instead of the wanted one."""
    ours = [f"{PREFIX}{name.upper()}" for name in Settings.__struct_fields__]
    for name in environment:
        bare = name.upper().removeprefix(PREFIX)
        if not name.upper().startswith(PREFIX) or name in ours or (bare in OTHERS and name.startswith(PREFIX)):
            continue
        if bare in OPTIONS:
            raise SettingError(f"no setting is called {name}; it is an option: vervet serve --{bare.lower()}")
        near = get_close_matches(name.upper(), ours, 1)
        hint = f"; did you mean {near[0]}?" if near else f"; there are {', '.join(ours)}"
        raise SettingError(f"no setting is called {name}{hint}")


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
        check_server(rest)
        # As libpq, and so every provider, calls it; the driver has another name for the same.
        return f"postgresql+asyncpg://{re.sub('(?<=[?&])sslmode=', 'ssl=', rest)}"
    raise SettingError(f"VERVET_DATABASE: expected a file, sqlite:///… or postgresql://…, not {scheme}://…")


def check_server(rest: str) -> None:
    """Raises `SettingError`, without the password that may be in an address."""
    try:
        _ = urlsplit(f"//{rest}").port
    except ValueError:
        raise SettingError("VERVET_DATABASE: expected postgresql://name:password@host:port/database") from None


def shown_database(url: str) -> str:
    """A database as its owner knows it, without name and password."""
    scheme, _, rest = url.partition("://")
    if scheme.startswith("sqlite"):
        return rest.removeprefix("/")
    return f"{scheme.partition('+')[0]}://{rest.rpartition('@')[2].partition('?')[0]}"

"""The database: opening it, bringing it up to date, reading matches. All writing is in `journal`."""

import shutil
from functools import cache
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from msgspec import json
from sqlalchemy import Connection, Row, Select, event, exists, func, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from vervet.extras import how_to_get
from vervet.server.disk.driver import DURABLE
from vervet.server.disk.packing import Packed, unpack
from vervet.server.disk.schema import ARCHIVE, BOXES, DEALS, DEPARTURES, ENTRIES, MATCHES, SEATS
from vervet.server.disk.sign import Sign
from vervet.server.match.listing import PAGE, shown_match
from vervet.server.match.messages import Fate, ListedDeal
from vervet.server.match.rows import DealRow, DepartureRow, EntryRow, MatchRow, SeatRow, StartRow
from vervet.server.settings import SettingError, shown_database

MIGRATIONS = Path(__file__).parent / "migrations"
MOST_RESUMED = 500
# How long the tables may take to be brought up to date elsewhere, and the number of the lock meanwhile: any, but ours.
MIGRATION_SECONDS = 60
MIGRATION_LOCK = 8_428_001
# Connections that are kept: when hundreds come back at once, to make them costs more than what they are needed for.
POOL: Final = {"pool_pre_ping": True, "pool_size": 10, "max_overflow": 10}


class Store:
    """A database that is open."""

    def __init__(self, url: str, session: str = "") -> None:
        """`session` is what a database that can be shared is to call our connections."""
        self.url = url
        # Whether several servers can be on it.
        self.shared = not url.startswith("sqlite")
        self.sign = Sign()
        try:
            # An error must not show what could not be written: secrets of deals are among it.
            self.engine: AsyncEngine = create_async_engine(
                url, hide_parameters=True, connect_args=named(url, session), **(POOL if self.shared else {})
            )
        except ModuleNotFoundError as error:
            raise SettingError(f"this database needs {error.name}: {how_to_get('postgres')}") from error
        if not self.shared:
            event.listen(self.engine.sync_engine, "connect", durable)

    async def open(self) -> None:
        """Make the folder if need be, and bring the tables up to date; raises `SettingError`."""
        file = make_url(self.url).database
        try:
            if not self.shared and file:
                if Path(file).is_dir():
                    raise IsADirectoryError("it is a folder")
                Path(file).parent.mkdir(parents=True, exist_ok=True)
                # Whoever can read it knows all cards of the matches under way.
                Path(file).touch(mode=0o600)
                self.sign.put_up(Path(file))
            async with self.engine.begin() as connection:
                await connection.run_sync(migrate)
        except CommandError as error:
            raise SettingError(f"the database was made by a newer Vervet: {error}") from error
        except (SQLAlchemyError, OSError) as error:
            raise SettingError(f"the database {shown_database(self.url)} cannot be opened: {reason(error)}") from error

    async def close(self) -> None:
        self.sign.take_down()
        await self.engine.dispose()

    async def migrated(self) -> bool:
        """Whether the database has the tables that this version knows, or newer ones: while servers are replaced one
        by one, those that still run go on."""
        async with self.engine.connect() as connection:
            found = (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar()
        return str(found or "") >= newest_step()

    def own_disk(self) -> bool:
        """Whether the database is a file here."""
        return self.url.startswith("sqlite") and bool(make_url(self.url).database)

    def free_bytes(self) -> int | None:
        """How much room is left beside the file; None where there is none."""
        return shutil.disk_usage(Path(make_url(self.url).database or "").parent).free if self.own_disk() else None

    async def match(self, match: str) -> MatchRow | None:
        """A match with its seats and log; None when there is none of that name."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(MATCHES).where(MATCHES.c.id == match))).first()
            if row is None:
                return None
            seats = await connection.execute(select(SEATS).where(SEATS.c.match == match).order_by(SEATS.c.seat))
            entries = (
                await connection.execute(
                    select(ENTRIES.c.number, ENTRIES.c.seat, ENTRIES.c.action, ENTRIES.c.command)
                    .where(ENTRIES.c.match == match)
                    .order_by(ENTRIES.c.number)
                )
            ).all()
            # Looked for afterwards: what is moved there between the two is found, and not missed in both.
            archived = [] if entries or row.outcome is None else await archived_entries(connection, match)
            departures = await connection.execute(
                select(DEPARTURES).where(DEPARTURES.c.match == match).order_by(DEPARTURES.c.number)
            )
            rematch = (await connection.execute(select(MATCHES.c.id).where(MATCHES.c.rematch_of == match))).scalar()
            return MatchRow(
                id=row.id,
                game=row.game,
                rules=row.rules,
                options=json.decode(row.options),
                seed=row.seed,
                outcome=None if row.outcome is None else json.decode(row.outcome),
                rematch=rematch,
                seats=[seat_row(seat) for seat in seats],
                entries=[
                    *(EntryRow(entry.number, entry.seat, entry.action, entry.command) for entry in entries),
                    *(EntryRow(number, seat, action) for number, seat, action, _ in archived),
                ],
                deal=None if row.deal is None else json.decode(row.deal, type=DealRow),
                hints=row.hints,
                start=None if row.start is None else json.decode(row.start, type=StartRow),
                departures=[
                    DepartureRow(each.number, each.entries, each.seat, each.how, each.bot) for each in departures
                ],
            )

    async def box(self, mark: str) -> str | None:
        """The text of a changed box by its hash; None where no match was ever made with one."""
        async with self.engine.connect() as connection:
            found = (await connection.execute(select(BOXES.c.text).where(BOXES.c.hash == mark))).scalar()
            return None if found is None else str(found)

    async def seats(self, match: str) -> list[SeatRow]:
        """Who holds what, by now."""
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(SEATS).where(SEATS.c.match == match).order_by(SEATS.c.seat))
            return [seat_row(row) for row in rows]

    async def seconds(self, match: str) -> int:
        """The time between the first and the last entry of a match."""
        span = func.max(ENTRIES.c.at) - func.min(ENTRIES.c.at)
        async with self.engine.connect() as connection:
            found = (await connection.execute(select(span).where(ENTRIES.c.match == match))).scalar()
            if found is None:
                times = [at for *_, at in await archived_entries(connection, match)]
                found = max(times, default=0) - min(times, default=0)
            return int(found)

    async def deals(self, after: int) -> list[ListedDeal]:
        """A page of the public list: the lines that follow this number."""
        columns = (DEALS, MATCHES.c.game, MATCHES.c.seed, MATCHES.c.deal, MATCHES.c.outcome)
        page = select(*columns).join(MATCHES, MATCHES.c.id == DEALS.c.match).where(DEALS.c.number > after)
        async with self.engine.connect() as connection:
            rows = await connection.execute(page.order_by(DEALS.c.number).limit(PAGE))
            return [
                ListedDeal(row.number, shown_match(row.match), row.game, row.commitment, row.link, fate(row))
                for row in rows
            ]

    async def with_bots(self) -> list[str]:
        """The newest unfinished matches in which a bot sits, or plays on for somebody: after a restart it may be that
        bot's turn."""
        async with self.engine.connect() as connection:
            return [row.id for row in await connection.execute(unfinished_with_bots())]


async def archived_entries(connection: AsyncConnection, match: str) -> list[Packed]:
    packed = (await connection.execute(select(ARCHIVE.c.entries).where(ARCHIVE.c.match == match))).scalar()
    return [] if packed is None else unpack(packed)


def unfinished_with_bots() -> Select[tuple[str]]:
    with_bot = exists().where(SEATS.c.match == MATCHES.c.id, SEATS.c.kind == "bot")
    left = exists().where(DEPARTURES.c.match == MATCHES.c.id)
    going_on = select(MATCHES.c.id).where(MATCHES.c.outcome.is_(None), with_bot | left)
    return going_on.order_by(MATCHES.c.created.desc()).limit(MOST_RESUMED)


def fate(row: Row[tuple[object, ...]]) -> Fate:
    """What came of a deal."""
    deal = json.decode(row.deal, type=DealRow)
    if row.seed is not None:
        return "seeded"
    if row.outcome is not None:
        return "over"
    if deal.void:
        return "void"
    return "begun" if all(client.number for client in deal.clients) else "waiting"


def seat_row(row: Row[tuple[object, ...]]) -> SeatRow:
    return SeatRow(*(getattr(row, name) for name in SeatRow.__struct_fields__))


def reason(error: Exception) -> str:
    """What the database or the system says, without what a library adds."""
    own = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return own.strerror if isinstance(own, OSError) and own.strerror else str(own) or type(own).__name__


def named(url: str, session: str) -> dict[str, object]:
    """Only of this driver is it known how connections get a name."""
    known = bool(session) and make_url(url).drivername == "postgresql+asyncpg"
    return {"server_settings": {"application_name": session}} if known else {}


def durable(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """What every connection to SQLite is told first."""
    cursor = connection.cursor()
    for line in DURABLE:
        cursor.execute(f"PRAGMA {line}")
    cursor.close()


@cache
def newest_step() -> str:
    return ScriptDirectory.from_config(steps()).get_current_head() or ""


def steps() -> Config:
    """Where Alembic finds the steps."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def migrate(connection: Connection, to: str = "head") -> None:
    """Bring the tables up to date, in one transaction, and alone: whoever starts at the same time waits, and finds the
    work done."""
    if connection.dialect.name == "sqlite":
        # Python's driver begins no transaction for changes of tables: a crash would leave half a step behind.
        (usual,) = connection.exec_driver_sql("PRAGMA busy_timeout").one()
        connection.exec_driver_sql(f"PRAGMA busy_timeout={MIGRATION_SECONDS * 1000}")
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        connection.exec_driver_sql(f"PRAGMA busy_timeout={usual}")
    else:
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
    config = steps()
    config.attributes["connection"] = connection
    command.upgrade(config, to)

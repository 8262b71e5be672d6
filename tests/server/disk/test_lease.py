"""Leases on PostgreSQL: one holder at a time, an epoch that only rises, and nothing written under an old one."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from secrets import token_hex

import pytest
from sqlalchemy import insert, select, text
from sqlalchemy.engine import make_url

from tests.services.service import free_port
from vervet.server.disk.change import Change, new_departure, new_entries, new_tokens
from vervet.server.disk.journal import UNDER_LEASE, Journal
from vervet.server.disk.lease import HeldElsewhere, Hold, Leases
from vervet.server.disk.outage import NotWritten
from vervet.server.disk.schema import ENTRIES, MATCHES, NODES, SEATS
from vervet.server.disk.session import session_of
from vervet.server.disk.store import Store
from vervet.server.match.rows import DepartureRow, EntryRow, SeatRow
from vervet.server.settings import SettingError, Settings, database_url
from vervet.server.web.app import Application

MATCH = {"id": "m", "game": "g", "rules": 1, "options": "{}", "seed": 1, "created": 1}
SEAT = {"match": "m", "seat": 0, "kind": "here", "name": "", "bot": ""}
# Long: nothing here waits for it to pass.
LONG = 600.0


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[tuple[Store, Journal]]:
    store = Store(database_url(address))
    await store.open()
    journal = Journal(store.engine)
    journal.open()
    await journal.write(Change([insert(MATCHES).values(MATCH), insert(SEATS).values(SEAT)]))
    try:
        yield store, journal
    finally:
        await journal.close()
        await store.close()


async def joined(store: Store, name: str) -> Leases:
    """A server that has said that it is there, and says so no more."""
    leases = Leases(store.engine, LONG, name)
    await leases.say_here()
    await leases.hang_up()
    return leases


async def die(store: Store, name: str) -> None:
    async with store.engine.begin() as connection:
        await connection.execute(NODES.update().where(NODES.c.id == name).values(until=0))


def test_one_server_holds_a_match_until_it_lets_go_or_is_dead(postgres_database: str) -> None:
    async def check() -> None:
        async with opened(postgres_database) as (store, _):
            one, other = await joined(store, "one"), await joined(store, "other")
            assert await one.take("nothing") is None
            first = await one.take("m")
            assert first == Hold("m", 1)
            with pytest.raises(HeldElsewhere) as held:
                await other.take("m")
            assert held.value.node == "one"
            await one.let_go(first)
            assert await other.take("m") == Hold("m", 2)
            await die(store, "other")
            assert await one.take("m") == Hold("m", 3)
            assert await one.take("m") == Hold("m", 4)

    asyncio.run(check())


def test_of_many_who_want_it_at_once_one_gets_it(postgres_database: str) -> None:
    async def check() -> None:
        async with opened(postgres_database) as (store, _):
            many = [await joined(store, f"server {number}") for number in range(8)]
            for epoch in range(1, 6):
                taken = await asyncio.gather(*(each.take("m") for each in many), return_exceptions=True)
                held = [each for each in taken if isinstance(each, Hold)]
                assert held == [Hold("m", epoch)]
                assert sum(isinstance(each, HeldElsewhere) for each in taken) == len(many) - 1
                await many[taken.index(held[0])].let_go(held[0])

    asyncio.run(check())


def test_nothing_is_written_under_a_lease_that_was_lost(postgres_database: str) -> None:
    """Entries, departures and seats alike; and what others write in the same commit is written."""

    async def check() -> None:
        async with opened(postgres_database) as (store, journal):
            one, other = await joined(store, "one"), await joined(store, "other")
            old = await one.take("m")
            await journal.write(new_entries("m", [EntryRow(1, 0, "a")], 1).under(old))
            await die(store, "one")
            new = await other.take("m")
            entry = new_entries("m", [EntryRow(2, 0, "b")], 1)
            gone = new_departure("m", DepartureRow(1, 1, 0, "wished", "random"), {"winners": []})
            taken = new_tokens("m", [SeatRow(0, "here", "", "", "t", None)])
            late = [journal.write(change.under(old)) for change in (entry, gone, taken)]
            results = await asyncio.gather(*late, journal.write(entry.under(new)), return_exceptions=True)
            assert [isinstance(each, NotWritten) for each in results] == [True, True, True, False]
            row = await store.match("m")
            assert row is not None
            assert [entry.number for entry in row.entries] == [1, 2]
            assert (list(row.departures), row.outcome, row.seats[0].token) == ([], None, None)
            async with store.engine.connect() as connection:
                epochs = list((await connection.execute(select(ENTRIES.c.epoch).order_by(ENTRIES.c.number))).scalars())
            assert epochs == [1, 2]
            await journal.write(gone.under(new))
            await journal.write(taken.under(new))

    asyncio.run(check())


def test_a_lease_is_not_taken_while_its_holder_commits(postgres_database: str) -> None:
    """Whoever takes it reads what was written under it, to the last line."""

    async def check() -> None:
        async with opened(postgres_database) as (store, _):
            one, other = await joined(store, "one"), await joined(store, "other")
            old = await one.take("m")
            await die(store, "one")
            async with store.engine.connect() as writing, store.engine.connect() as watching:
                entries = new_entries("m", [EntryRow(1, 0, "a")], 1).under(old).entries
                await writing.execute(UNDER_LEASE, entries)
                taking = asyncio.create_task(other.take("m"))
                waiting = text("SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'")
                while not (await watching.execute(waiting)).scalar():
                    await watching.rollback()
                assert not taking.done()
                await writing.commit()
                assert await taking == Hold("m", 2)
            row = await store.match("m")
            assert row is not None and row.version() == 1

    asyncio.run(check())


def test_a_server_notices_what_it_has_lost_and_who_is_gone(postgres_database: str) -> None:
    async def check() -> None:
        async with opened(postgres_database) as (store, _):
            one, other = await joined(store, "one"), await joined(store, "other")
            lost: list[Hold] = []
            orphans: list[str] = []
            one.lost, other.orphaned = lost.append, orphans.append
            first = await one.take("m")
            await one.compare()
            await other.look_for_orphans()
            assert (lost, orphans) == ([], [])
            await die(store, "one")
            await other.look_for_orphans()
            assert orphans == ["m"]
            await other.take("m")
            await one.compare()
            assert lost == [first]
            await other.close()
            assert await one.take("m") == Hold("m", 3)

    asyncio.run(check())


def test_a_match_that_is_handed_over_is_nobody_elses_and_not_forgotten(postgres_database: str) -> None:
    async def check() -> None:
        async with opened(postgres_database) as (store, journal):
            one, other = await joined(store, "one"), await joined(store, "other")
            old = await one.take("m")
            assert old is not None
            await one.hand_over(old, "other")
            with pytest.raises(NotWritten):
                await journal.write(new_entries("m", [EntryRow(1, 0, "a")], 1).under(old))
            with pytest.raises(HeldElsewhere):
                await one.take("m")
            strays: list[str] = []
            other.orphaned = strays.append
            await other.compare()
            assert strays == []
            await other.compare()
            assert strays == ["m"]
            assert await other.take("m") == Hold("m", 3)
            await other.compare()
            assert strays == ["m"]

    asyncio.run(check())


def test_a_server_that_has_seen_another_is_not_alone_any_more(postgres_database: str) -> None:
    """The other may be back when the database is out of reach, or its clock may have jumped."""

    async def check() -> None:
        async with opened(postgres_database) as (store, _):
            one = await joined(store, "one")
            assert one.alone
            await joined(store, "other")
            await one.say_here()
            assert not one.alone
            await die(store, "other")
            await one.say_here()
            assert not one.alone
            await one.hang_up()

    asyncio.run(check())


def test_a_server_that_nobody_hears_is_buried_once_the_database_has_no_connection_of_it(postgres_database: str) -> None:
    """Its name may have any characters. While it has a connection it may only be slow."""

    async def check() -> None:
        name = "node é 一 " + 50 * "x"
        async with opened(postgres_database) as (store, _):
            gone = Store(database_url(postgres_database), session_of(name))
            one, other = await joined(gone, name), await joined(store, "other")
            await one.take("m")
            assert not await other.bury(name)
            with pytest.raises(HeldElsewhere):
                await other.take("m")
            await gone.close()
            while not await other.bury(name):
                await asyncio.sleep(0.01)
            assert await other.take("m") == Hold("m", 2)
            assert await other.bury(name), "whoever comes later need not look again and again"

    asyncio.run(check())


def test_others_see_the_connections_of_a_server_with_a_role_of_its_own(postgres_database: str) -> None:
    async def check() -> None:
        async with opened(postgres_database) as (store, _):
            async with store.engine.begin() as connection:
                role = f"plain_{token_hex(4)}"
                await connection.execute(text(f"CREATE ROLE {role} LOGIN"))
                await connection.execute(text(f"GRANT ALL ON node TO {role}"))
            try:
                plain = make_url(database_url(postgres_database)).set(username=role)
                shown = plain.render_as_string(hide_password=False)
                one, other = Store(database_url(postgres_database), session_of("one")), Store(shown)
                await joined(one, "one")
                assert not await Leases(other.engine, LONG, "other").bury("one")
                await one.close()
                await other.close()
            finally:
                async with store.engine.begin() as connection:
                    await connection.execute(text(f"REVOKE ALL ON node FROM {role}"))
                    await connection.execute(text(f"DROP ROLE {role}"))

    asyncio.run(check())


def test_what_is_just_being_taken_is_not_taken_for_lost(postgres_database: str) -> None:
    """A lease that is in the database only in a moment is not missed there; and one that is lost is told of each time:
    a server that forgot that it held it would answer `unavailable` for ever."""

    async def check() -> None:
        async with opened(postgres_database) as (store, _):
            one, other = await joined(store, "one"), await joined(store, "other")
            lost: list[Hold] = []
            one.lost = lost.append
            async with store.engine.begin() as slow:
                await slow.execute(text("SELECT 1 FROM match WHERE id = 'm' FOR UPDATE"))
                taking = asyncio.create_task(one.take("m"))
                for _ in range(20):
                    await one.compare()
            hold = await taking
            assert hold is not None and (lost, one.held) == ([], {"m": hold})
            await die(store, "one")
            await other.take("m")
            for _ in range(2):
                one.lose(hold)
            assert lost == [hold, hold]
            again = one.held["m"] = Hold("m", 9)
            one.lose(hold)
            assert one.held == {"m": again}

    asyncio.run(check())


def test_with_a_bus_a_server_is_never_alone(postgres_database: str) -> None:
    assert not Application(Settings(database=postgres_database, bus="nats://127.0.0.1:1")).leases.alone  # type: ignore[union-attr]
    assert Application(Settings(database=postgres_database)).leases.alone  # type: ignore[union-attr]


def test_a_database_that_goes_away_while_a_server_begins_is_told_in_a_sentence() -> None:
    """It was there a moment before, when the tables were looked at."""

    async def begin() -> None:
        store = Store(database_url(f"postgresql://nobody@127.0.0.1:{free_port()}/gone"))
        await Leases(store.engine, 3.0, "one").open()

    with pytest.raises(SettingError, match="the database cannot be reached any more"):
        asyncio.run(begin())

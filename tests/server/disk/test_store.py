"""The database: its tables, its migrations, and how it is written."""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, insert, text

from tests.server.running import Running, deal, free_port
from vervet import catalog
from vervet.core.verify import verify
from vervet.server.disk.change import Change, new_match
from vervet.server.disk.journal import Journal, NotWritten
from vervet.server.disk.schema import ENTRIES, MATCHES, METADATA
from vervet.server.disk.store import Store
from vervet.server.match.rows import SeatRow
from vervet.server.match.setup import match_row
from vervet.server.settings import SettingError, database_url

MATCH = {"id": "m", "game": "g", "rules": 1, "options": "{}", "seed": 1, "created": 1}


def entry(number: int) -> dict[str, object]:
    return {"match": "m", "number": number, "seat": 0, "action": "end", "at": 1}


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), METADATA))


def test_the_migrations_make_the_tables_that_the_code_knows(tmp_path: Path) -> None:
    async def check() -> list[object]:
        store = Store(database_url(str(tmp_path / "new" / "folder" / "x.sqlite")))
        await store.open()
        async with store.engine.connect() as connection:
            found = await connection.run_sync(differences)
        await store.close()
        return found

    assert asyncio.run(check()) == []


def test_sqlite_commits_are_on_disk_before_they_return(tmp_path: Path) -> None:
    async def check() -> list[object]:
        store = Store(database_url(str(tmp_path / "x.sqlite")))
        await store.open()
        async with store.engine.connect() as connection:
            pragmas = ("journal_mode", "synchronous", "foreign_keys")
            found = [(await connection.execute(text(f"PRAGMA {pragma}"))).scalar() for pragma in pragmas]
        await store.close()
        return found

    assert asyncio.run(check()) == ["wal", 2, 1]


def test_a_database_that_cannot_be_opened_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")

    async def check() -> None:
        await Store(database_url(str(tmp_path / "file" / "x.sqlite"))).open()

    with pytest.raises(SettingError, match=r"x\.sqlite cannot be opened"):
        asyncio.run(check())


async def opened(url: str) -> None:
    store = Store(url)
    try:
        await store.open()
    finally:
        await store.close()


def test_what_is_no_database_is_said_without_a_librarys_advice(tmp_path: Path) -> None:
    (tmp_path / "text.sqlite").write_text("hello " * 200)
    for place, words in (("text.sqlite", "file is not a database"), (".", "it is a folder")):
        with pytest.raises(SettingError) as refused:
            asyncio.run(opened(database_url(str(tmp_path / place))))
        assert str(refused.value).endswith(f"cannot be opened: {words}"), str(refused.value)


def test_a_postgresql_that_is_out_of_reach_is_named_by_its_address_and_without_its_password() -> None:
    port = free_port()
    with pytest.raises(SettingError) as refused:
        asyncio.run(opened(database_url(f"postgresql://ada:s3cret@127.0.0.1:{port}/games")))
    said = str(refused.value)
    assert said.startswith(f"the database postgresql://127.0.0.1:{port}/games cannot be opened: ")
    assert "s3cret" not in said and "ada" not in said


def test_a_second_server_on_one_file_is_told_of_the_first(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """It loses nothing, but shows what is played there only when it must."""
    url = database_url(str(tmp_path / "x.sqlite"))

    async def check() -> list[int]:
        first, second = Store(url), Store(url)
        await first.open()
        alone = len(caplog.records)
        await second.open()
        await second.close()
        told = len(caplog.records)
        await first.close()
        await opened(url)
        return [alone, told, len(caplog.records)]

    assert asyncio.run(check()) == [0, 1, 1]
    assert "another server" in caplog.text and "x.sqlite" in caplog.text


def test_a_database_of_a_newer_version_is_refused_with_a_clear_sentence(tmp_path: Path) -> None:
    file = tmp_path / "x.sqlite"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
    connection.close()

    with pytest.raises(SettingError, match="made by a newer Vervet"):
        asyncio.run(opened(database_url(str(file))))


def test_changes_of_all_matches_are_committed_together_and_only_an_impossible_one_fails(tmp_path: Path) -> None:
    async def check() -> tuple[list[object], int]:
        store = Store(database_url(str(tmp_path / "x.sqlite")))
        await store.open()
        journal = Journal(store.engine)
        first = asyncio.create_task(journal.write(Change([insert(MATCHES).values(MATCH)])))
        await asyncio.sleep(0)
        numbers = (1, 2, 2, 3)
        writes = [asyncio.create_task(journal.write(Change((), [entry(number)]))) for number in numbers]
        await asyncio.sleep(0)
        journal.open()
        await first
        results = await asyncio.gather(*writes, return_exceptions=True)
        await journal.close()
        row = await store.match("m")
        await store.close()
        assert row is not None
        return list(results), row.version()

    results, version = asyncio.run(check())
    assert [isinstance(result, NotWritten) for result in results] == [False, False, True, False]
    assert version == 3


def test_closing_the_journal_commits_what_is_queued(tmp_path: Path) -> None:
    async def check() -> int:
        store = Store(database_url(str(tmp_path / "x.sqlite")))
        await store.open()
        journal = Journal(store.engine)
        journal.open()
        writing = asyncio.create_task(journal.write(Change([insert(MATCHES).values(MATCH)], [entry(1)])))
        await asyncio.sleep(0)
        await journal.close()
        await writing
        row = await store.match("m")
        await store.close()
        return row.version() if row else -1

    assert asyncio.run(check()) == 1


def test_two_servers_on_one_database_lose_nothing(start: Callable[..., Running]) -> None:
    first, second = start(), start()
    made = first.create("here", "here")
    tokens = [seat["token"] for seat in made["seats"]]
    here, there = (server.player(made["match"], *tokens) for server in (first, second))
    here.see(0)
    there.see(0)
    assert here.act_first()["type"] == "accepted"
    assert there.act_first()["code"] == "stale"
    table = there.see(1)
    assert [step["version"] for step in table["steps"]] == [1]
    assert there.act_first()["type"] == "accepted"
    here.close()
    there.close()


def test_a_write_that_fails_changes_nothing_and_the_match_goes_on(
    start: Callable[..., Running], tmp_path: Path
) -> None:
    server = start()
    made = server.create("here", "here")
    player = server.player(made["match"], *(seat["token"] for seat in made["seats"]))
    player.see(0)
    with sqlite3.connect(tmp_path / "vervet.sqlite") as other:
        other.execute("CREATE TRIGGER full BEFORE INSERT ON entry BEGIN SELECT RAISE(ABORT, 'disk full'); END")
    assert player.act_first()["code"] == "internal"
    with sqlite3.connect(tmp_path / "vervet.sqlite") as other:
        other.execute("DROP TRIGGER full")
    other.close()
    assert player.act_first()["version"] == 1
    player.close()


def test_everything_works_on_postgresql(postgres_database: str, start: Callable[..., Running]) -> None:
    for _ in range(2):
        server = start(database=postgres_database)
        made = server.create("here", "link", seed=None, options={"rounds": 1})
        join = {"invitation": made["seats"][1]["invitation"]}
        token = server.http.post(f"/api/matches/{made['match']}/join", json=join).json()["token"]
        player = server.player(made["match"], made["seats"][0]["token"], token)
        deal(player)
        version = 0
        while player.see(version)["outcome"] is None:
            assert player.act_first()["type"] == "accepted"
            version += 1
        body = {"tokens": [token]}
        assert server.http.post(f"/api/matches/{made['match']}/rematch", json=body).status_code == 201
        log = server.http.get(f"/api/matches/{made['match']}/log").json()
        assert len(log["actions"]) == version
        assert verify(catalog.games(), log).proven
        listed = server.http.get("/api/deals").json()
        assert [line["stage"] for line in listed][-2:] == ["over", "waiting"]
        player.close()


def test_the_key_of_an_entry_is_match_and_number() -> None:
    assert [column.name for column in ENTRIES.primary_key] == ["match", "number"]


def test_what_cannot_be_written_is_not_told_to_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """The secret of a deal is among it."""
    game = catalog.game("itchy-monkey")
    seats = [SeatRow(seat, "here", "", "", None, None) for seat in range(2)]
    row = match_row("twice", game, game.options.read({}), None, bytes(range(32)), seats)

    async def write_twice() -> None:
        store = Store(database_url(str(tmp_path / "x.sqlite")))
        await store.open()
        journal = Journal(store.engine)
        journal.open()
        await journal.write(new_match(row, 0))
        with pytest.raises(NotWritten) as caught:
            await journal.write(new_match(row, 0))
        assert bytes(range(32)).hex() not in f"{caught.value} {caught.value.__cause__}"
        await journal.close()
        await store.close()

    asyncio.run(write_twice())
    assert "not written" in caplog.text
    assert bytes(range(32)).hex() not in caplog.text


def test_nobody_else_on_the_machine_can_read_the_database(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "vervet.sqlite"

    async def open_and_close() -> None:
        store = Store(database_url(str(file)))
        await store.open()
        await store.close()

    asyncio.run(open_and_close())
    assert file.stat().st_mode & 0o077 == 0

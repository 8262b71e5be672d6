"""A database from before deals were promised: it is brought up to date, and its matches go on as they were."""

import asyncio
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec import UNSET
from sqlalchemy import create_engine

from tests.server.running import Running
from vervet.catalog import game
from vervet.core.match import OLD_FORMAT, Match
from vervet.core.rng import mix
from vervet.server.disk.change import deal_text
from vervet.server.disk.store import Store, migrate
from vervet.server.match.record import Record
from vervet.server.settings import SettingError, database_url
from vervet.server.web.token import digest

GOLDEN = Path(__file__).parents[2] / "games"
LOGS = [
    "itchy_monkey/golden/rules-1/01-2-fr-random.json",
    "after_us/golden/rules-1/04-2-first-game-random.json",
    "cheeky_monkeys/golden/rules-1/02-2-random.json",
]
Log = dict[str, Any]


def log_of(name: str) -> Log:
    return dict(json.loads((GOLDEN / name).read_text("utf-8")))


def old_database(file: Path, log: Log, played: int) -> None:
    """A database as the last version left it, with a match of which so many actions have been made."""
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        migrate(connection, "0001")
    engine.dispose()
    with sqlite3.connect(file) as disk:
        options = json.dumps(log["options"])
        disk.execute(
            "INSERT INTO match (id, game, rules, options, seed, created) VALUES ('old', ?, ?, ?, ?, 1)",
            (log["game"], log["rules"], options, log["seed"]),
        )
        for seat in range(log["options"]["players"]):
            disk.execute("INSERT INTO seat VALUES ('old', ?, 'here', '', '', ?, NULL)", (seat, digest(f"token {seat}")))
        for number, line in enumerate(log["actions"][:played], 1):
            seat_text, _, action = line.partition(" ")
            disk.execute("INSERT INTO entry VALUES ('old', ?, ?, ?, 1)", (number, int(seat_text), action))
    disk.close()


def test_the_migration_keeps_every_row(tmp_path: Path) -> None:
    file, log = tmp_path / "vervet.sqlite", log_of(LOGS[0])
    old_database(file, log, 5)

    async def read() -> list[object]:
        store = Store(database_url(str(file)))
        await store.open()
        row = await store.match("old")
        listed = await store.deals(0)
        await store.close()
        assert row is not None
        return [row.seed, row.deal, row.rules, len(row.seats), len(row.entries), listed]

    assert asyncio.run(read()) == [log["seed"], None, 1, 2, 5, []]


def test_a_match_from_before_any_was_played_on_has_no_start(tmp_path: Path) -> None:
    file = tmp_path / "vervet.sqlite"
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        migrate(connection, "0004")
    engine.dispose()
    with sqlite3.connect(file) as disk:
        deal = json.dumps({"secret": "00" * 32, "commitment": "11" * 32, "clients": []})
        disk.execute(
            "INSERT INTO match (id, game, rules, options, deal, created, hints) VALUES ('m', ?, 2, '{}', ?, 1, 1)",
            ("after-us", deal),
        )
    disk.close()

    async def read() -> tuple[object, ...]:
        store = Store(database_url(str(file)))
        await store.open()
        row = await store.match("m")
        await store.close()
        assert row is not None and row.deal is not None
        return row.start, row.hints, row.deal.world, json.loads(deal_text(row.deal) or "")

    assert asyncio.run(read()) == (None, True, UNSET, {**json.loads(deal), "void": False})


@pytest.mark.parametrize("name", LOGS)
def test_a_match_begun_before_goes_on_as_it_was(start: Callable[..., Running], tmp_path: Path, name: str) -> None:
    log = log_of(name)
    old_database(tmp_path / "vervet.sqlite", log, 5)
    server = start(bot_seconds=0.001)
    grammar = game(log["game"]).grammar
    player = server.player("old", *(f"token {seat}" for seat in range(2)))
    version = player.until("table")["version"]
    assert player.deal["stage"] == "seeded"
    assert player.deal["commitment"] == ""
    for line in log["actions"][5:]:
        seat, _, action = line.partition(" ")
        document = grammar.to_json(grammar.from_text(action))
        assert player.act(document, seat=int(seat))["type"] == "accepted", line
        version += 1
        player.see(version)
    assert (player.table["told"], player.table["trail"]) == (0, [])
    given = server.http.get("/api/matches/old/log").json()
    assert given == {key: log[key] for key in given}
    assert given["vervet"] == 1
    player.close()


def test_a_bot_of_an_old_match_thinks_as_it_did() -> None:
    itchy = game("itchy-monkey")
    match = Match(itchy, itchy.options.read({}), 7, rules=1, form=OLD_FORMAT)
    record = Record(match, [])
    for _ in range(2):
        (seat,) = record.state.asked_seats()
        record.put(seat, record.state.legal_actions(seat)[0])
    before = record.state.hash()
    for seat in (0, 1):
        assert record.bot_seed(seat) == record.bot_seed(seat) == int(mix(7 ^ int(mix(1 << 8 | seat))))
    assert record.state.hash() == before


def test_an_old_match_can_be_played_again_with_a_promised_deal(start: Callable[..., Running], tmp_path: Path) -> None:
    log = log_of(LOGS[0])
    old_database(tmp_path / "vervet.sqlite", log, len(log["actions"]))
    with sqlite3.connect(tmp_path / "vervet.sqlite") as disk:
        disk.execute("UPDATE match SET outcome = ?", (json.dumps(log["outcome"]),))
    disk.close()
    server = start()
    made = server.http.post("/api/matches/old/rematch", json={"tokens": ["token 0", "token 1"]}).json()
    info = server.http.get(f"/api/matches/{made['match']}").json()
    assert (info["stage"], info["rules"]) == ("committing", game("itchy-monkey").version)


def test_a_migration_that_fails_leaves_the_database_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "vervet.sqlite"
    old_database(file, log_of(LOGS[0]), 5)
    with sqlite3.connect(file) as disk:
        disk.execute("CREATE TABLE deal (somebody TEXT)")
        before = list(disk.iterdump())
    disk.close()

    async def migrated() -> None:
        store = Store(database_url(str(file)))
        try:
            await store.open()
        finally:
            await store.close()

    with pytest.raises(SettingError, match="deal already exists"):
        asyncio.run(migrated())
    with sqlite3.connect(file) as disk:
        assert list(disk.iterdump()) == before
        disk.execute("DROP TABLE deal")
    disk.close()
    asyncio.run(migrated())

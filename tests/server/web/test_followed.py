"""Whatever happens to a connection, what it makes of changes is what a whole table would have said.

Whole matches in virtual time, driven by a seed: people come, go, hold other seats, read slowly, take back, let a bot
play on, join anew in the middle; tables cannot be said; and the match is read from disk again under everybody's eyes.
"""

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec import json
from msgspec.structs import replace

from tests.server.virtual import SECRET, SETTINGS, Ear, Room, Silent, Visitor, run, token_of
from vervet.catalog import game
from vervet.client.tables import Tables
from vervet.server.match.messages import FromServer, TableChange, TableNow
from vervet.server.match.rows import DepartureRow
from vervet.server.match.setup import match_row
from vervet.server.web import client as client_module
from vervet.server.web.pool import BotPool

STEPS = 160
MATCHES = [
    ("itchy-monkey", 2, {}),
    ("itchy-monkey", 2, {"mode": "clan"}),
    ("cheeky-monkeys", 2, {}),
    ("cheeky-monkeys", 4, {}),
    ("after-us", 2, {}),
    ("after-us", 4, {}),
]
# What is not of the table itself: what is told once, the seconds from now on, and who is there, which is told apart.
ONCE = ("steps", "reset", "trail", "deadline", "players")


class Follower(Ear):
    """Somebody who keeps what they were shown, and at times does not read."""

    def __init__(self) -> None:
        super().__init__()
        self.tables = Tables()
        self.table: dict[str, Any] = {}
        # How many digests came, of each seat, since they joined.
        self.trails: dict[int | None, int] = {}
        self.reading = asyncio.Event()
        self.reading.set()
        # Whether a table was due and could not be said.
        self.behind = False

    def full(self) -> bool:
        return not self.reading.is_set()

    async def drained(self) -> None:
        await self.reading.wait()

    def hear(self, data: str) -> None:
        frame = json.decode(data)
        for message in frame if isinstance(frame, list) else [frame]:
            self.behind = self.behind or message.get("code") == "internal"
            if message["type"] in ("table", "change"):
                self.table, self.behind = self.tables.whole(message), False
                seat = self.table["seat"]
                self.trails[seat] = self.trails.get(seat, 0) + len(self.table["trail"])


class Waited:
    """The same over a socket that must be waited for, as between servers."""

    def __init__(self, ear: Follower) -> None:
        self.ear = ear

    async def send_text(self, data: str) -> None:
        await self.ear.reading.wait()
        self.ear.hear(data)


class Guest(Visitor):
    """Somebody at any seats, or none."""

    def __init__(self, room: Room, waited: bool) -> None:
        self.follower = Follower()
        super().__init__(room, [], True, Waited(self.follower) if waited else self.follower)
        self.room = room

    async def sit(self, dice: Random) -> None:
        """Hold other seats than before, over the same connection."""
        seats = range(len(self.room.live.table.seats))
        held = sorted(dice.sample(seats, dice.randint(0, len(seats))))
        self.tokens = [token_of(seat) for seat in held]
        self.changes = dice.random() < 0.9
        self.follower.trails = {}
        stay = dice.random() < 0.3
        await self.send({"type": "join", "tokens": self.tokens, "changes": self.changes, "stay": stay})

    def leave(self) -> None:
        self.client.stand()
        if self.client.line is None:
            self.writing.cancel()


class Course:
    """A match and everybody at it."""

    def __init__(self, name: str, players: int, options: dict[str, object], seed: int, fails: "Failing") -> None:
        self.dice = Random(f"{name} {players} {options} {seed}")
        self.game = game(name)
        self.options, self.players, self.seed = options, players, seed
        self.room = Room(self.game, players, {}, BotPool(1), seed, SETTINGS, **options)
        # The match goes on, whoever leaves.
        self.room.live.enter(Silent())
        self.guests: list[Guest] = []
        self.fails = fails

    async def go_on(self) -> None:
        ways: list[tuple[int, Callable[[], Any]]] = [
            *((24, self.act), (2, self.undo), (2, self.come), (1, self.leave), (2, self.sit), (2, self.slow)),
            *((1, self.fail), (1, self.depart), (1, self.read_again), (1, self.overtaken)),
        ]
        weights, doings = zip(*ways, strict=True)
        await self.dice.choices(doings, weights)[0]()
        # Long enough for the moment of a window, and no deadline.
        await asyncio.sleep(self.dice.choice((0.0, 0.0, 0.01, SETTINGS.bot_seconds)))
        await asyncio.sleep(0.001)

    def anybody(self) -> Guest | None:
        return self.dice.choice(self.guests) if self.guests else None

    async def act(self) -> None:
        """By whoever holds the seat, at the table that they have."""
        state = self.room.live.table.record.state
        for seat in self.dice.sample(state.asked_seats(), len(state.asked_seats())):
            holders = [guest for guest in self.guests if seat in guest.client.held]
            if holders:
                action = self.game.grammar.to_json(self.dice.choice(state.legal_actions(seat)))
                guest = self.dice.choice(holders)
                await self.say(guest, "act", seat=seat, version=guest.client.seen, action=dict(action))
                return

    async def undo(self) -> None:
        for guest in self.guests:
            for seat in guest.client.held:
                if self.room.live.table.record.undoable(seat):
                    await self.say(guest, "undo", seat=seat, version=guest.client.seen)
                    return

    async def come(self) -> None:
        if len(self.guests) < 6:
            guest = Guest(self.room, self.dice.random() < 0.3)
            self.guests.append(guest)
            await guest.sit(self.dice)

    async def leave(self) -> None:
        if len(self.guests) > 2:
            self.guests.pop(self.dice.randrange(len(self.guests))).leave()

    async def sit(self) -> None:
        guest = self.anybody()
        if guest is not None and guest.follower.reading.is_set():
            await guest.sit(self.dice)

    async def slow(self) -> None:
        guest = self.anybody()
        if guest is not None and guest.follower.reading.is_set():
            guest.follower.reading.clear()
        elif guest is not None:
            guest.follower.reading.set()

    async def fail(self) -> None:
        """The next tables cannot be said."""
        self.fails.left = self.dice.randint(1, 3)

    async def depart(self) -> None:
        """A bot plays on for a seat, or no longer."""
        for guest in self.guests:
            for seat in guest.client.held:
                on = not self.room.live.table.seating.left(seat)
                await self.say(guest, "stand-in", seat=seat, on=on)
                return

    async def read_again(self) -> None:
        """As if another server had written: everything is taken from disk."""
        table = self.room.live.table
        chosen = self.game.options.read({"players": self.players, **self.options})
        row = match_row("match", self.game, chosen, self.seed, SECRET, table.seats)
        row.entries.extend(self.room.journal.entries())
        gone = [
            DepartureRow(number, each.at, each.seat, each.how, each.bot)
            for number, each in enumerate(table.seating.departures, 1)
        ]
        row = replace(row, departures=gone)
        assert table.holds(row)
        table.refill(row, asyncio.get_running_loop().time())
        self.room.live.follow_clock()

    async def overtaken(self) -> None:
        """Somebody at an old table is shown the present one."""
        guest = self.anybody()
        if guest is not None and guest.client.held:
            seat = guest.client.held[0]
            await self.say(guest, "undo", seat=seat, version=0)

    async def say(self, guest: Guest, kind: str, **fields: object) -> None:
        """Whoever does not read may not be heard either, and nobody waits for them."""
        saying = asyncio.create_task(guest.say(kind, **fields))
        await asyncio.wait([saying], timeout=0.002)

    def check(self) -> int:
        """How many have what they should have."""
        count = 0
        for guest in self.guests:
            follower = guest.follower
            if not follower.reading.is_set() or follower.behind or not follower.table:
                continue
            had, table = follower.table, self.room.live.table
            now = asyncio.get_running_loop().time()
            whole = json.decode(json.encode(table.table_now(had["seat"], guest.client.held, -1, 0, now)))
            steps, told = whole["steps"], whole["told"]
            assert {**had, **dict.fromkeys(ONCE)} == {**whole, "type": "table", **dict.fromkeys(ONCE)}
            assert follower.tables.steps[had["seat"]] == steps
            assert follower.trails[had["seat"]] == told
            count += 1
        return count


class Failing:
    """So many tables cannot be encoded."""

    def __init__(self) -> None:
        self.left = 0
        self.failed = 0
        self.encoder = client_module.ENCODER

    def encode(self, message: FromServer) -> bytes:
        if self.left and isinstance(message, TableNow | TableChange):
            self.left -= 1
            self.failed += 1
            raise ValueError("this table cannot be said")
        return self.encoder.encode(message)


@pytest.fixture
def fails(monkeypatch: pytest.MonkeyPatch) -> Failing:
    failing = Failing()
    monkeypatch.setattr(client_module, "ENCODER", failing)
    return failing


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("name", "players", "options"), MATCHES)
def test_what_is_made_of_changes_is_the_whole_table(
    name: str, players: int, options: dict[str, object], seed: int, fails: Failing
) -> None:
    async def play() -> tuple[int, int]:
        course = Course(name, players, options, seed, fails)
        checked = 0
        for _ in range(2):
            await course.come()
        for _ in range(STEPS):
            await course.go_on()
            checked += course.check()
        for guest in course.guests:
            guest.leave()
        course.room.close()
        return checked, course.room.live.table.record.number

    checked, entries = run(play())
    assert checked > STEPS and entries > 5 and fails.failed

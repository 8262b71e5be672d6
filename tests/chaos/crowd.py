"""Everybody who plays: so many matches at once, of all games, with people, bots and spectators."""

import asyncio
import random
import time
from secrets import token_hex
from typing import Any

import httpx
from msgspec import Struct
from msgspec.structs import replace

from tests.chaos import tables
from tests.chaos.checker import Fault, check
from tests.chaos.history import History
from tests.chaos.person import MANNERS, STEADY, Game, Person

Made = dict[str, Any]


class Kind(Struct, frozen=True):
    """A match to be made. Without a seed its deal is promised, and made by all clients together."""

    game: str
    seats: tuple[str, ...]
    options: dict[str, int] = {}
    seeded: bool = False
    watched: bool = False


KINDS = (
    Kind("itchy-monkey", ("here", "here"), {"rounds": 20}, seeded=True),
    Kind("itchy-monkey", ("here", "link"), {"rounds": 20}, watched=True),
    Kind("itchy-monkey", ("here", "random"), {"rounds": 20}),
    Kind("itchy-monkey", ("link", "here", "link"), {"rounds": 12}),
    Kind("after-us", ("here", "link")),
    Kind("after-us", ("here", "random", "here"), seeded=True),
    Kind("cheeky-monkeys", ("here", "link", "here"), watched=True),
    Kind("cheeky-monkeys", ("here", "random", "random")),
    Kind("cheeky-monkeys", ("here", "link")),
)


class Seated(Struct):
    """A match that is played."""

    kind: Kind
    game: Game
    people: list[Person]
    task: asyncio.Task[None] | None = None


class Tally(Struct):
    """What came of all matches that were checked."""

    matches: int = 0
    over: int = 0
    entries: int = 0
    accepted: int = 0
    repeated: int = 0
    tables: int = 0
    connections: int = 0
    epochs: int = 0
    games: dict[str, int] = {}
    refusals: dict[str, int] = {}
    faults: list[Fault] = []


class Crowd:
    """Keeps so many matches going, and has each one checked when it is over."""

    def __init__(self, doors: list[int], database: str, most: int, pace: float, chance: random.Random) -> None:
        self.doors = doors
        self.database = database
        self.most = most
        self.pace = pace
        self.chance = chance
        self.seated: dict[str, Seated] = {}
        self.tally = Tally()
        self.made = 0
        self.open = True
        self.http = httpx.AsyncClient(timeout=15.0, trust_env=False)

    async def play(self) -> None:
        """One place at the table after the other, until no new match is wanted."""
        await asyncio.gather(*(self.keep_one(place) for place in range(self.most)))

    async def keep_one(self, place: int) -> None:
        await asyncio.sleep(place * 0.03)
        while self.open:
            kind = KINDS[self.made % len(KINDS)]
            self.made += 1
            seated = await self.seat(kind)
            if seated is None:
                continue
            if not self.open:
                # Nobody has come to it yet, and nobody will.
                del self.seated[seated.game.history.match]
                return
            seated.task = asyncio.create_task(self.finish(seated))
            await asyncio.wait([seated.task])

    async def finish(self, seated: Seated) -> None:
        await asyncio.gather(*(person.play() for person in seated.people))
        await self.judge(seated)

    async def seat(self, kind: Kind) -> Seated | None:
        """Make a match and bring its people; None where it is time to stop."""
        body: Made = {"game": kind.game, "options": kind.options}
        body["seats"] = [seat_of(each) for each in kind.seats]
        if kind.seeded:
            body["seed"] = self.chance.randrange(2**31)
        made = await self.ask("/api/matches", body)
        if made is None:
            return None
        history = History(made["match"], kind.game, open=kind.game == "itchy-monkey")
        game = Game(self.doors, history)
        for seat in made["seats"]:
            if seat["kind"] == "here":
                game.tokens[seat["seat"]] = seat["token"]
            elif seat["kind"] == "link":
                said = {"invitation": seat["invitation"], "name": f"Seat {seat['seat']}", "nonce": token_hex(16)}
                taken = await self.ask(f"/api/matches/{made['match']}/join", said)
                if taken is None:
                    return None
                game.tokens[taken["seat"]] = taken["token"]
        viewers: list[int | None] = [*game.tokens, *([None] if kind.watched else [])]
        people = [self.person(game, viewer) for viewer in viewers]
        seated = self.seated[history.match] = Seated(kind, game, people)
        return seated

    def person(self, game: Game, viewer: int | None) -> Person:
        manner = STEADY if viewer is None else self.chance.choice(MANNERS)
        own = random.Random(self.chance.random())
        return Person(game, viewer, replace(manner, pace=self.pace), own)

    async def ask(self, path: str, body: Made) -> Made | None:
        """A request by any door, again until it is answered; what is refused for good is an error of ours."""
        while self.open or path.endswith("/join"):
            try:
                answer = await self.http.post(f"http://127.0.0.1:{self.chance.choice(self.doors)}{path}", json=body)
            except httpx.TransportError:
                await asyncio.sleep(0.2)
                continue
            if answer.status_code == 201:
                return dict(answer.json())
            if answer.status_code not in (502, 503, 504):
                raise AssertionError(f"{path}: {answer.status_code} {answer.text}")
            await asyncio.sleep(0.2)
        return None

    async def judge(self, seated: Seated) -> None:
        """Compare what its clients know with what is on disk; the database may be just away."""
        history = seated.game.history
        while True:
            try:
                connection = await tables.connect(self.database)
                try:
                    rows = await tables.read(connection, history.match)
                finally:
                    await connection.close()
                break
            except Exception as error:
                if not self.open and not isinstance(error, OSError):
                    raise
                await asyncio.sleep(0.3)
        del self.seated[history.match]
        tally = self.tally
        tally.faults += check(history, rows)
        tally.matches += 1
        tally.over += history.over
        tally.entries += len(rows.entries)
        accepted = [each.command for each in history.answered if each.accepted()]
        tally.accepted += len(set(accepted))
        tally.repeated += len(history.sent) - len({each.command for each in history.sent})
        tally.tables += len(history.shown)
        tally.connections += len({each.begun for each in history.shown})
        tally.epochs += sum(each.kind == "lease" for each in rows.audit)
        tally.games[history.game] = tally.games.get(history.game, 0) + len(rows.entries)
        for code, times in seated.game.refusals.items():
            tally.refusals[code] = tally.refusals.get(code, 0) + times

    async def calm_down(self, seconds: float) -> float:
        """All is well again: everybody plays on in a hurry, for as long as it takes to see that every match goes on;
        then all are judged. Returns how long it took."""
        self.open = False
        now = time.monotonic()
        for seated in self.seated.values():
            seated.game.history.calm = now
            seated.game.hurry = True
        end = now + seconds
        while time.monotonic() < end and any(not gone_on(each) for each in self.seated.values()):
            await asyncio.sleep(0.2)
        took = time.monotonic() - now
        left = list(self.seated.values())
        for seated in left:
            if seated.task is not None:
                seated.task.cancel()
        await asyncio.gather(*(each.task for each in left if each.task is not None), return_exceptions=True)
        for seated in left:
            if seated.game.history.match in self.seated:
                await asyncio.gather(*(person.go() for person in seated.people), return_exceptions=True)
                await self.judge(seated)
        return took

    async def close(self) -> None:
        await self.http.aclose()


def seat_of(kind: str) -> dict[str, str]:
    return {"kind": kind} if kind in ("here", "link") else {"kind": "bot", "bot": kind}


def gone_on(seated: Seated) -> bool:
    """Whether everybody at the table has seen it go on since all was well again."""
    history = seated.game.history
    if history.over or history.calm is None:
        return history.over
    before: dict[int | None, int] = {person.seat: 0 for person in seated.people}
    after: dict[int | None, int] = {person.seat: -1 for person in seated.people}
    for shown in history.shown:
        known = after if shown.at > history.calm else before
        known[shown.viewer] = max(known.get(shown.viewer, 0), shown.told)
    return all(after[viewer] > before[viewer] for viewer in after)

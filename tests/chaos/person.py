"""Somebody who plays: real WebSockets, a person's pace, and a client's manners, which are to come back and to send
again what was not answered."""

import asyncio
import json
import random
import time
from collections import deque
from hashlib import sha256
from secrets import token_bytes, token_hex
from typing import Any

from msgspec import Struct
from msgspec import json as fast
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from tests.chaos.history import Answered, History, Sent, Shown
from vervet.client.tables import Tables

Message = dict[str, Any]
# How long an answer is waited for before somebody comes back by another door.
ANSWER_SECONDS = 6.0
FRAMES_KEPT = 12
MOST_PAUSE = 0.5
# The numbers of what is said of a deal.
COMMITTING, REVEALING = -1, -2
LOST = (OSError, WebSocketException, InvalidHandshake, TimeoutError, EOFError)


class Manner(Struct, frozen=True):
    """`pace`: seconds of thought, on average. `stays`: how many moves before they go and come by another door (0: for
    ever); `away`: for how long. `again`, `undo`, `standing`: chances of sending something twice, of taking something
    back, of saying something in advance."""

    pace: float = 1.0
    stays: int = 0
    away: float = 0.0
    again: float = 0.05
    undo: float = 0.02
    standing: float = 0.05


STEADY = Manner()
RESTLESS = Manner(stays=4)
BY_TURNS = Manner(stays=1, away=2.0)
MANNERS = (STEADY, STEADY, RESTLESS, BY_TURNS)


class Game(Struct):
    """What the clients of one match share: where to come in, the numbers of the deal, and what they write down."""

    doors: list[int]
    history: History
    numbers: dict[int, bytes] = {}
    # Every seat's token: what nobody else may be sent.
    tokens: dict[int, str] = {}
    hurry: bool = False
    # When each table came, for whoever wants to know how long nobody was there.
    seen: list[tuple[float, float]] = []
    refusals: dict[str, int] = {}


class Person:
    """One client with one seat, or none: then they watch."""

    def __init__(self, game: Game, seat: int | None, manner: Manner, chance: random.Random) -> None:
        self.game = game
        self.seat = seat
        self.manner = manner
        self.chance = chance
        self.socket: ClientConnection | None = None
        self.tables = Tables()
        self.table: Message = {}
        self.waiting: deque[Message] = deque()
        self.begun = 0.0
        self.id = 0
        # What was sent and not answered for good.
        self.pending: Message = {}
        self.done: Message = {}
        self.counted = 0
        self.over = False
        self.heard = ""

    async def play(self) -> None:
        """Until the match is over, whatever happens meanwhile."""
        pause = 0.05
        while not self.over:
            try:
                await self.come()
                pause = 0.05
                await self.stay()
            except LOST as error:
                self.game.history.left[self.seat] = f"{self.heard or 'nothing'}, then {error!r}"
            finally:
                await self.go()
            # As clients do: soon, then later, and never all at the same moment.
            await asyncio.sleep(pause * self.chance.uniform(0.5, 1.5))
            pause = min(pause * 2, MOST_PAUSE)

    async def come(self) -> None:
        port = self.chance.choice(self.game.doors)
        address = f"ws://127.0.0.1:{port}/api/matches/{self.game.history.match}/play"
        self.begun = time.monotonic()
        self.heard = ""
        self.tables, self.table = Tables(), {}
        self.waiting.clear()
        self.socket = await connect(
            address, proxy=None, max_size=None, ping_interval=None, open_timeout=ANSWER_SECONDS, close_timeout=1.0
        )
        tokens = [] if self.seat is None else [self.game.tokens[self.seat]]
        await self.say(type="join", tokens=tokens, changes=True)
        while not self.table:
            async with asyncio.timeout(ANSWER_SECONDS):
                message = await self.next()
            if message["type"] == "refused" and message["id"] is None:
                raise EOFError(message["code"])
            if message["type"] == "deal" and message["stage"] in ("committing", "revealing"):
                # Others are waited for, for as long as it takes.
                await self.wait_for_deal()

    async def wait_for_deal(self) -> None:
        while not self.table:
            async with asyncio.timeout(ANSWER_SECONDS * 2):
                await self.next()

    async def stay(self) -> None:
        """Move when asked, look on when not, and go after some moves."""
        moves = 0
        if self.pending:
            await self.send_pending()
        while not self.over:
            if self.seat is not None and self.seat in self.table["asked"] and self.table["legal"]:
                await self.think()
                # The table may have moved on meanwhile.
                if self.seat in self.table["asked"] and self.table["legal"]:
                    await self.move()
                    moves += 1
            else:
                await self.look(self.chance.uniform(2.0, 8.0))
            if self.manner.stays and (moves >= self.manner.stays or self.chance.random() < 0.02) and not self.over:
                await self.go()
                await asyncio.sleep(0.0 if self.game.hurry else self.chance.expovariate(1.0) * self.manner.away)
                return

    async def look(self, seconds: float) -> None:
        """Hear what comes until something does, and now and again ask whether anybody is there."""
        try:
            async with asyncio.timeout(seconds):
                await self.next()
        except TimeoutError:
            self.id += 1
            await self.say(type="ping", id=self.id)
            async with asyncio.timeout(ANSWER_SECONDS):
                while not await self.hears(self.id):
                    pass

    async def think(self) -> None:
        """Hear what comes meanwhile."""
        pace = 0.02 if self.game.hurry else min(self.chance.expovariate(1.0 / self.manner.pace), 5 * self.manner.pace)
        try:
            async with asyncio.timeout(pace):
                while True:
                    await self.next()
        except TimeoutError:
            pass

    async def move(self) -> None:
        draw = self.chance.random()
        if draw < self.manner.standing and self.game.history.game == "cheeky-monkeys":
            self.id += 1
            await self.say(type="standing", id=self.id, seat=self.seat, lasts="round", unless=["mine", "life"])
        if self.table.get("undo") and not self.game.hurry and draw > 1.0 - self.manner.undo:
            self.pending = {"type": "undo", "seat": self.seat, "version": self.table["version"]}
        else:
            action = self.chance.choice(self.table["legal"])
            self.pending = {"type": "act", "seat": self.seat, "version": self.table["version"], "action": action}
        self.pending["command"] = token_hex(8)
        await self.send_pending()
        if self.done and self.chance.random() < self.manner.again:
            # Somebody whose client has lost its memory; it is done already, and must not be done again.
            self.pending, self.done = self.done, {}
            await self.send_pending()

    async def send_pending(self) -> None:
        """Send it, or send it again, and hear what came of it."""
        seat, command = self.pending["seat"], self.pending["command"]
        times = 2 if self.chance.random() < self.manner.again else 1
        for _ in range(times):
            self.id += 1
            self.game.history.sent.append(Sent(time.monotonic(), seat, command))
            await self.say(id=self.id, **self.pending)
        for number in range(self.id - times + 1, self.id + 1):
            async with asyncio.timeout(ANSWER_SECONDS):
                while (answer := await self.hears(number)) is None:
                    pass
            code = "" if answer["type"] == "accepted" else answer["code"]
            self.game.history.answered.append(Answered(time.monotonic(), seat, command, code))
            if code:
                self.game.refusals[code] = self.game.refusals.get(code, 0) + 1
            if code in ("unavailable", "too-fast", "internal"):
                await asyncio.sleep(self.chance.uniform(0.1, 0.5))
                raise EOFError(code)
        self.done, self.pending = (self.pending if not code else {}), {}

    async def hears(self, number: int) -> Message | None:
        """The next message, where it answers this one."""
        message = await self.next()
        answers = message["type"] in ("accepted", "refused", "pong") and message["id"] == number
        return message if answers else None

    async def next(self) -> Message:
        assert self.socket is not None
        if not self.waiting:
            text = await self.socket.recv()
            self.search(str(text))
            frame = fast.decode(text)
            self.waiting.extend(frame if isinstance(frame, list) else [frame])
        return await self.read(self.waiting.popleft())

    def search(self, text: str) -> None:
        """Nobody is sent what opens another's seat."""
        history = self.game.history
        for seat, token in self.game.tokens.items():
            if seat != self.seat and token in text:
                history.leaks.append(f"the token of seat {seat} was sent to seat {self.seat}")
        if len(history.frames) < FRAMES_KEPT and self.chance.random() < 0.1 and '"outcome":{' not in text:
            history.frames.append(text)

    async def read(self, message: Message) -> Message:
        sudden = message["type"] == "table"
        self.heard = " ".join(str(message[name]) for name in ("type", "stage", "code") if name in message)
        message = self.tables.whole(message)
        if message["type"] == "table":
            self.table = message
            self.note(message, sudden)
            if message["outcome"] is not None:
                self.over = self.game.history.over = True
        elif message["type"] == "deal":
            self.keep_promise(message)
            await self.follow_deal(message)
        elif (
            message["type"] == "refused"
            and message["id"] in (COMMITTING, REVEALING)
            and message["code"] == "unavailable"
        ):
            # The server asks again when it can write.
            self.game.refusals["unavailable"] = self.game.refusals.get("unavailable", 0) + 1
        return message

    def note(self, table: Message, sudden: bool) -> None:
        self.counted += 1
        now = time.monotonic()
        view = ""
        if sudden or self.counted % 10 == 0:
            view = sha256(json.dumps(table["view"], sort_keys=True).encode()).hexdigest()[:20]
        trail = tuple(table["trail"])
        shown = Shown(now, self.begun, table["seat"], table["told"], table["head"], trail, table["version"], view)
        self.game.history.shown.append(shown)
        if sudden:
            self.game.seen.append((self.begun, now))

    def keep_promise(self, deal: Message) -> None:
        """Where all chains of this match begin."""
        if deal["stage"] not in ("dealt", "seeded"):
            return
        numbers = "".join(f"{each['commitment']}{each['number']}" for each in deal["clients"])
        promise = bytes.fromhex(deal["commitment"] + numbers) if deal["stage"] == "dealt" else b""
        terms = sha256(deal["terms"].encode()).digest()
        head = sha256(b"vervet chain 2\0" + terms + promise).hexdigest()
        if self.game.history.first_head not in ("", head):
            self.game.history.leaks.append("the deal has changed")
        self.game.history.first_head = head

    async def follow_deal(self, deal: Message) -> None:
        """Commit and reveal, as every client does by itself; the numbers are kept by all clients of the match."""
        terms = sha256(deal["terms"].encode()).digest()
        for client in deal["clients"]:
            seat = client["seats"][0]
            if not set(client["seats"]) & set(deal["held"]):
                continue
            number = self.game.numbers.setdefault(seat, token_bytes(32))
            if deal["stage"] == "committing" and client["commitment"] is None:
                commitment = sha256(b"vervet number 2\0" + terms + bytes([seat]) + number).hexdigest()
                await self.say(type="commit", id=COMMITTING, seat=self.seat, commitment=commitment)
            if deal["stage"] == "revealing" and not client["revealed"]:
                await self.say(type="reveal", id=REVEALING, seat=self.seat, number=number.hex())

    async def say(self, **message: object) -> None:
        assert self.socket is not None
        await self.socket.send(fast.encode(message).decode())

    async def go(self) -> None:
        socket, self.socket = self.socket, None
        if socket is not None:
            try:
                async with asyncio.timeout(0.5):
                    await socket.close()
            except LOST:
                socket.transport.abort()

"""A connection to a match: it commits, reveals and checks the chain by itself, and plays what it is told to."""

from collections import deque
from collections.abc import Sequence
from contextlib import ExitStack
from secrets import token_hex
from types import TracebackType
from typing import Any, Self

import httpx
from msgspec import convert, json
from websockets.sync.client import ClientConnection, connect

from vervet.client.kept import DealSeen, Kept
from vervet.client.tables import LostTrack, Message, Tables
from vervet.client.trail import Broken

PATIENCE = 60.0
# Another connection of the same client was faster, or the match was given up: the next `deal` says which.
OVERTAKEN = ("already", "begun", "void")


class Refused(Exception):
    """The server does not do it: a code of docs/protocol.md, and why."""

    def __init__(self, code: str, detail: str) -> None:
        super().__init__(f"{code}: {detail}")
        self.code = code


class Void(Exception):
    """Somebody has not shown their number: this match never begins. `Player.anew` asks for another."""


class Player:
    """Somebody at a match, holding the seats of these tokens; `table` is the last one that was heard, empty before.

    A promise that the server breaks raises `Broken`, at whichever call it is noticed.
    """

    def __init__(self, address: str, match: str, tokens: Sequence[str], kept: Kept | None = None) -> None:
        self.address = address
        self.match = match
        self.tokens = list(tokens)
        self.kept = Kept() if kept is None else kept
        self.deal: Message = {}
        self.table: Message = {}
        self.rematch: Message = {}
        self.id = 0
        # The ids of what was said for the promise, and not by whoever plays.
        self.own: set[int] = set()
        self.said: list[str] = []
        # What is under way: it has been sent and not yet answered.
        self.pending: Message | None = None
        # Whole tables, and what came in the same frame and was not heard yet.
        self.tables = Tables()
        self.waiting: deque[Message] = deque()
        # Whether a change did not fit what we have, and the whole table is on its way.
        self.astray = False
        self.stack = ExitStack()
        self.socket = self.connect()

    def connect(self) -> ClientConnection:
        where = f"ws{self.address.removeprefix('http')}/api/matches/{self.match}/play"
        socket = self.stack.enter_context(connect(where, proxy=None, max_size=None, ping_interval=None))
        self.join(socket)
        return socket

    def join(self, socket: ClientConnection) -> None:
        joined = {"type": "join", "tokens": self.tokens, "told": self.kept.counts(), "changes": True}
        socket.send(json.encode(joined).decode())

    def reconnect(self) -> bool | None:
        """After the connection was lost: go on where we were, with the table that comes first. What was under way is
        sent again by the same name, so that it is done once: True if it is done, False if it came too late."""
        self.close()
        self.deal, self.table, self.said = {}, {}, []
        self.tables, self.waiting, self.astray = Tables(), deque(), False
        self.socket = self.connect()
        if self.pending is None:
            return None
        while not self.table:
            self.hear()
        return self.finish(self.pending)

    # What comes.

    def hear(self, timeout: float | None = None) -> Message:
        """The next message, after all that it asks for by itself is done; raises `TimeoutError`."""
        message = self.next(timeout)
        kind = message["type"]
        if kind == "deal":
            self.hear_deal(message)
        elif kind == "table":
            if self.deal.get("stage") not in ("dealt", "seeded"):
                raise Broken("the server has begun before all numbers were in")
            self.table = message
            self.kept.trail(message["seat"]).follow(message["told"], message["head"], message["trail"])
        elif kind == "rematch":
            self.rematch = message
        elif kind == "refused" and message["id"] in self.own and message["code"] not in OVERTAKEN:
            raise Refused(message["code"], message["detail"])
        elif kind == "refused" and message["id"] is None and self.astray:
            self.join_again(message)
        return message

    def next(self, timeout: float | None) -> Message:
        """The same, tables whole. Where a change does not fit what we have, we ask for all of it; what has changed
        until that comes is in it."""
        while True:
            if not self.waiting:
                frame = json.decode(self.socket.recv(timeout=timeout))
                self.waiting.extend(frame if isinstance(frame, list) else [frame])
            message = self.waiting.popleft()
            if self.astray and message["type"] == "change":
                continue
            self.astray = self.astray and message["type"] != "table"
            try:
                return self.tables.whole(message)
            except LostTrack:
                self.astray, self.tables = True, Tables()
                self.join(self.socket)

    def join_again(self, refused: Message) -> None:
        """We asked for the whole table and did not get it; where that was too fast, the server has paused already."""
        if refused["code"] != "too-fast":
            raise Refused(refused["code"], refused["detail"])
        self.join(self.socket)

    def hear_deal(self, message: Message) -> None:
        self.deal = message
        reply = self.kept.answer(convert(message, DealSeen))
        if reply is not None and reply["type"] not in self.said:
            self.said.append(str(reply["type"]))
            self.own.add(self.send(**reply))

    def turn(self) -> bool:
        """Wait until a seat of ours is asked; False when the match is over. Raises `Void` where it never begins."""
        while not self.is_asked():
            if self.table and not self.table["asked"] and self.table["outcome"] is not None:
                return False
            if self.deal.get("stage") == "void":
                raise Void(f"match {self.match} is void: somebody did not show their number")
            self.hear()
        return True

    def is_asked(self) -> bool:
        return bool(self.table) and self.table["seat"] in self.table["asked"] and bool(self.table["legal"])

    # What is said.

    def send(self, **message: object) -> int:
        self.id += 1
        self.socket.send(json.encode({**message, "id": self.id}).decode())
        return self.id

    def act(self, action: object) -> bool:
        """Make a move at the last table, and wait for the next one; raises `Refused`. False: the table has moved on
        meanwhile, nothing was done, and there is a new one to choose at."""
        return self.change(self.table["seat"], {"type": "act", "action": action})

    def undo(self, seat: int | None = None) -> bool:
        """Take the last action back, of the seat whose table it is or another of ours; as `act`."""
        return self.change(self.table["seat"] if seat is None else seat, {"type": "undo"})

    def change(self, seat: int, message: Message) -> bool:
        """Say it, wait for the answer, and for the table that follows."""
        return self.finish({**message, "seat": seat, "version": self.table["version"], "command": token_hex(16)})

    def finish(self, said: Message) -> bool:
        self.pending = said
        answer = self.answer(self.send(**said))
        while answer["type"] == "refused" and answer["code"] == "too-fast":
            # The server has paused before it said so, so there is no need to wait any longer.
            answer = self.answer(self.send(**said))
        self.pending = None
        if answer["type"] == "refused" and answer["code"] != "stale":
            raise Refused(answer["code"], answer["detail"])
        if answer["type"] == "refused":
            while self.hear()["type"] != "table":
                pass
            return False
        self.kept.trail(said["seat"]).promise(answer["told"], answer["head"])
        while self.table["version"] < answer["version"]:
            self.hear()
        return True

    def answer(self, number: int) -> Message:
        """The answer to a message, by its id."""
        while True:
            message = self.hear()
            if message.get("id") == number:
                return message

    def anew(self) -> tuple[str, list[str]]:
        """Ask for a new match in place of one that is void, or waits too long; returns it with our tokens."""
        answer = self.answer(self.send(type="anew", seat=self.deal["held"][0]))
        if answer["type"] == "refused":
            raise Refused(answer["code"], answer["detail"])
        while not self.rematch:
            self.hear()
        return str(self.rematch["match"]), [str(token) for token in self.rematch["tokens"]]

    # When it is over.

    def check(self) -> dict[str, Any]:
        """The log of the match, which must be that of what we were promised and told; raises `Broken`."""
        answer = httpx.get(f"{self.address}/api/matches/{self.match}/log", timeout=PATIENCE, trust_env=False)
        log: dict[str, Any] = answer.raise_for_status().json()
        self.kept.check(log)
        return log

    def close(self) -> None:
        self.stack.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

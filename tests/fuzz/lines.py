"""WebSocket frames: messages in pieces, signs in between, and bytes that are wrong."""

from asyncio import timeout
from random import Random

from msgspec import json

from tests.fuzz.mutation import changed_bytes
from tests.fuzz.tally import ANSWERED, CLOSED, HUNG, LEFT
from tests.fuzz.wire import PATIENCE, Gone, Wire, dial, masked
from vervet.server.web.frames import BINARY, CLOSE, CONTINUATION, PING, PONG, TEXT, Reader, Violation

# So many on one connection; then it is time for another, and no limit of pings is met.
MOST_ON_ONE = 50


class Lines:
    """One connection after the other, to a match."""

    def __init__(self, port: int, match: str) -> None:
        self.port = port
        self.match = match
        self.wire: Wire | None = None
        self.count = 0

    async def throw(self, random: Random) -> tuple[str, bytes]:
        if self.wire is None or self.count >= MOST_ON_ONE:
            self.leave()
            self.wire, self.count = await dial(self.port, self.match), 0
        self.count += 1
        data = sequence(random)
        expected, under_way = whole(data)
        sign = self.count.to_bytes(2, "big")
        try:
            async with timeout(PATIENCE):
                await self.wire.send(data + masked(PING, sign) if expected == ANSWERED else data)
                if expected == LEFT:
                    self.leave()
                    return LEFT, data
                while await self.wire.frame() != (PONG, sign):
                    pass
            if under_way:
                # The next one would go on with it, and mean something else.
                self.leave()
            return ANSWERED, data
        except Gone:
            self.leave()
            return CLOSED, data
        except TimeoutError:
            self.leave()
            return HUNG, data

    def leave(self) -> None:
        if self.wire is not None:
            self.wire.close()
            self.wire = None


def sequence(random: Random) -> bytes:
    """A message in any number of frames, with others in between."""
    body = json.encode(
        {"type": random.choice(("join", "ping", "act")), "id": 1, "tokens": [], "x": "é" * random.choice((0, 40, 9000))}
    )
    cuts = sorted(random.randrange(len(body) + 1) for _ in range(random.choice((0, 0, 1, 2, 9))))
    pieces = [body[first:end] for first, end in zip([0, *cuts], [*cuts, len(body)], strict=True)]
    frames: list[bytes] = []
    for at, piece in enumerate(pieces):
        kind = random.choice((TEXT, TEXT, TEXT, BINARY)) if at == 0 else CONTINUATION
        frames.append(masked(kind, piece, last=at == len(pieces) - 1))
        if random.random() < 0.05:
            frames.append(masked(random.choice((PING, PONG)), random.randbytes(random.choice((0, 5, 125)))))
    if random.random() < 0.02:
        frames.append(masked(CLOSE, random.randbytes(random.choice((0, 1, 2, 30)))))
    if random.random() < 0.1:
        random.shuffle(frames)
    data = b"".join(frames)
    return changed_bytes(random, data) if random.random() < 0.7 else data


def whole(data: bytes) -> tuple[str, bool]:
    """Whether something comes of it: after a frame that is not whole, nobody would hear a ping. And whether a message
    is left that has not ended."""
    reader = Reader(1 << 20)
    try:
        while reader.feed(data):
            data = b""
    except Violation:
        return CLOSED, False
    return ANSWERED if reader.opcode < 0 and not reader.waiting else LEFT, reader.kind != 0

"""The frames of a WebSocket (RFC 6455), from the side of a server. It does no I/O.

A message may come in any number of frames, and a frame in any number of pieces. However long they are, only so much of
a message is kept; whoever goes on for much longer is sent away (1009).
"""

from typing import Final

CONTINUATION: Final = 0
TEXT: Final = 1
BINARY: Final = 2
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10
LAST: Final = 0x80
TEXT_HEAD: Final = bytes((LAST | TEXT, 126))
RESERVED: Final = 0x70
MASKED: Final = 0x80
# A message over this is no mistake any more. Nor is one in more pieces.
MOST_BYTES: Final = 4 << 20
MOST_FRAMES: Final = 1_000


class Frame:
    """A message, or a word about the connection itself."""

    def __init__(self, kind: int, body: bytes) -> None:
        self.kind = kind
        self.body = body

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Frame) and self.kind == other.kind and self.body == other.body

    def __hash__(self) -> int:
        return hash((self.kind, self.body))

    def __repr__(self) -> str:
        return f"Frame({self.kind}, {self.body!r})"


class Violation(Exception):
    """What a WebSocket must not send; `code` is what it is closed with."""

    def __init__(self, code: int, detail: str) -> None:
        super().__init__(detail)
        self.code = code


class Reader:
    """Reads what a client sends. Of a message longer than `keep` only the beginning is kept; it is longer than that, so
    whoever reads it can tell."""

    def __init__(self, keep: int) -> None:
        self.keep = keep
        self.waiting = bytearray()
        # The message under way: its kind (0: none), what is kept of it, its length so far and its number of frames.
        self.kind = 0
        self.kept = bytearray()
        self.length = 0
        self.frames = 0
        # The frame under way: its opcode (-1: none), whether it ends its message, what is still to come, and its mask.
        self.opcode = -1
        self.ends = False
        self.left = 0
        self.mask = b""
        self.control = bytearray()

    def feed(self, data: bytes, most: int = MOST_FRAMES) -> list[Frame]:
        """What is complete now, at most so much: the rest is read with the next piece, which may be empty. Raises
        `Violation`."""
        if not self.waiting and self.opcode < 0 and self.kind == 0:
            whole = short_text(data)
            if whole is not None:
                return [whole]
        self.waiting += data
        found: list[Frame] = []
        while len(found) < most and self.advance(found):
            pass
        return found

    def advance(self, found: list[Frame]) -> bool:
        """Go one step on; False where more must come first."""
        if self.opcode < 0:
            return self.read_head()
        piece = bytes(self.waiting[: self.left])
        del self.waiting[: len(piece)]
        self.take(piece)
        if self.left > 0:
            return False
        self.end_frame(found)
        return True

    def read_head(self) -> bool:
        waiting = self.waiting
        if len(waiting) < 2:
            return False
        size = waiting[1] & 0x7F
        more = 2 if size == 126 else 8 if size == 127 else 0
        if not waiting[1] & MASKED:
            raise Violation(1002, "what a client sends is masked")
        if len(waiting) < 2 + more + 4:
            self.check_head(waiting[0], size)
            return False
        self.check_head(waiting[0], size)
        if more:
            size = int.from_bytes(waiting[2 : 2 + more], "big")
        self.opcode, self.ends, self.left = waiting[0] & 0x0F, bool(waiting[0] & LAST), size
        self.mask = bytes(waiting[2 + more : 6 + more])
        del waiting[: 6 + more]
        if self.opcode < CLOSE:
            self.begin(size)
        return True

    def check_head(self, first: int, size: int) -> None:
        opcode = first & 0x0F
        if first & RESERVED or opcode not in (CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG):
            raise Violation(1002, "a frame of no known kind")
        if opcode >= CLOSE and (size > 125 or not first & LAST):
            raise Violation(1002, "a control frame is short and whole")
        if (opcode == CONTINUATION) != (self.kind != 0) and opcode < CLOSE:
            raise Violation(1002, "a message that was not begun, or not ended")

    def begin(self, size: int) -> None:
        """A frame of a message: checked before any of it has come."""
        if self.opcode != CONTINUATION:
            self.kind = self.opcode
        self.length += size
        self.frames += 1
        if self.length > MOST_BYTES or self.frames > MOST_FRAMES:
            raise Violation(1009, "a message that does not end")

    def take(self, piece: bytes) -> None:
        """Some of a frame's body."""
        self.left -= len(piece)
        kept = self.control if self.opcode >= CLOSE else self.kept
        if len(kept) <= self.keep:
            kept += unmasked(piece, self.mask)
        turn = len(piece) % 4
        self.mask = self.mask[turn:] + self.mask[:turn]

    def end_frame(self, found: list[Frame]) -> None:
        opcode, self.opcode = self.opcode, -1
        if opcode >= CLOSE:
            found.append(Frame(opcode, bytes(self.control)))
            self.control.clear()
        elif self.ends:
            found.append(Frame(self.kind, bytes(self.kept)))
            self.kind = self.length = self.frames = 0
            self.kept = bytearray()


def short_text(data: bytes) -> Frame | None:
    """The usual thing: one message in one short frame, and nothing else."""
    if len(data) < 6 or data[0] != LAST | TEXT or not data[1] & MASKED:
        return None
    size = data[1] & 0x7F
    if size < 126:
        at = 2
    elif size == 126 and len(data) >= 8:
        at, size = 4, data[2] << 8 | data[3]
    else:
        return None
    if len(data) != at + 4 + size:
        return None
    return Frame(TEXT, unmasked(data[at + 4 :], data[at : at + 4]))


def unmasked(body: bytes, mask: bytes) -> bytes:
    """By numbers of any length, which Python has in C."""
    size = len(body)
    if size == 0:
        return b""
    whole = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(body, "little") ^ int.from_bytes(whole, "little")).to_bytes(size, "little")


def frame(kind: int, body: bytes) -> bytes:
    """A whole frame, as a server sends it."""
    size = len(body)
    if kind == TEXT and 126 <= size < 1 << 16:
        # As most of what is said.
        return TEXT_HEAD + size.to_bytes(2, "big") + body
    if size < 126:
        return bytes((LAST | kind, size)) + body
    if size < 1 << 16:
        return bytes((LAST | kind, 126)) + size.to_bytes(2, "big") + body
    return bytes((LAST | kind, 127)) + size.to_bytes(8, "big") + body


def close_frame(code: int) -> bytes:
    return frame(CLOSE, b"" if code == 1005 else code.to_bytes(2, "big"))

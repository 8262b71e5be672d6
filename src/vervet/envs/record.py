"""A game with the log of what was done, as far as each seat may read it."""

import copy
from hashlib import sha256

from vervet.envs.play import Play

FINGERPRINT_BYTES = 8


class Record:
    """A play, dealt or not yet, and what each seat has read of its actions: their lines, and a hash of them that
    goes on from the one before, so that a long game costs no more at its end than at its beginning."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.dealt = False
        self.lines: list[list[str]] = [[] for _ in range(play.seats)]
        self.hashes: list[bytes] = [b""] * play.seats

    def deal(self, seed: int) -> None:
        """Begin; from now on the play is this record's own."""
        self.play = copy.deepcopy(self.play)
        self.play.begin(seed)
        self.dealt = True

    def act(self, number: int) -> None:
        """The action of the seat whose turn it is."""
        play = self.play
        seat = int(play.state.actor())
        action = play.action(seat, number)
        if action < 0:
            raise ValueError(play.refuse(seat, number))
        witnesses = int(play.state.witnesses(seat, action)) | 1 << seat
        play.state.execute(seat, action)
        line = f"{seat} {play.game.grammar.to_text(action)}"
        self.tell(witnesses, line, line.encode())

    def tell(self, witnesses: int, line: str, written: bytes) -> None:
        # Seats that have read the same so far share their hash, and need but one for what they read now.
        before, after = b"", b""
        for seat, lines in enumerate(self.lines):
            if witnesses >> seat & 1:
                lines.append(line)
                if not after or self.hashes[seat] is not before:
                    before = self.hashes[seat]
                    after = sha256(before + written).digest()
                self.hashes[seat] = after

    def log(self, seat: int) -> list[str]:
        """The actions that the seat may read, in their notation."""
        return self.lines[seat]

    def fingerprint(self, seat: int) -> bytes:
        """Eight bytes that tell apart what the seat has read."""
        return (self.hashes[seat] or sha256().digest())[:FINGERPRINT_BYTES]

    def __deepcopy__(self, memo: dict[int, object]) -> "Record":
        twin = Record.__new__(Record)
        twin.play = copy.deepcopy(self.play, memo) if self.dealt else self.play
        twin.dealt = self.dealt
        twin.lines = [lines[:] for lines in self.lines]
        twin.hashes = self.hashes[:]
        return twin

"""A game with the log of what was done, as far as each seat may read it."""

import copy
from hashlib import sha256

from vervet.envs.play import Play


class Record:
    """A play, dealt or not yet, and its actions: seat, packed action, and the bits of those who may read it."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.dealt = False
        self.lines: list[tuple[int, int, int]] = []

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
        self.lines.append((seat, action, witnesses))

    def log(self, seat: int) -> list[str]:
        """The actions that the seat may read, in their notation."""
        grammar = self.play.game.grammar
        return [
            f"{actor} {grammar.to_text(action)}" for actor, action, witnesses in self.lines if witnesses >> seat & 1
        ]

    def fingerprint(self, seat: int) -> bytes:
        """Eight bytes that tell apart what the seat has read."""
        return sha256("\n".join(self.log(seat)).encode()).digest()[:8]

    def __deepcopy__(self, memo: dict[int, object]) -> "Record":
        twin = Record(copy.deepcopy(self.play, memo) if self.dealt else self.play)
        twin.dealt = self.dealt
        twin.lines = self.lines[:]
        return twin

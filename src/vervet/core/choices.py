"""A reusable list of packed actions, filled by the rules and read by bots."""

from librt.vecs import append, vec
from mypy_extensions import i64


class Choices:
    """Packed actions; `count` of `items` are in use."""

    def __init__(self) -> None:
        self.items: vec[i64] = vec[i64]([0 for _ in range(128)])
        self.count: i64 = 0

    def clear(self) -> None:
        self.count = 0

    def add(self, action: i64) -> None:
        at = self.count
        if at < len(self.items):
            self.items[at] = action
        else:
            self.items = append(self.items, action)
        self.count = at + 1

    def make_room(self, count: i64) -> None:
        """Room for so many at least."""
        while len(self.items) < count:
            self.items = append(self.items, i64(0))

    def at(self, index: i64) -> i64:
        return self.items[index]

    def has(self, action: i64) -> bool:
        at: i64 = 0
        while at < self.count:
            if self.items[at] == action:
                return True
            at += 1
        return False

    def __repr__(self) -> str:
        return f"<Choices: {self.to_list()}>"

    def to_list(self) -> list[int]:
        listed: list[int] = []
        at: i64 = 0
        while at < self.count:
            listed.append(self.items[at])
            at += 1
        return listed

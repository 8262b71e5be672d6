"""A chance that knows nothing but what a log tells of the draws."""

from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64

from vervet.core.chance import Draw, Purpose
from vervet.core.keyed import Keyed


class Recorded(Keyed):
    """Draws what was drawn in another game, stream by stream, under a key of its own. All else comes out differently:
    so whoever looks ahead, or at the key, gives themselves away."""

    def __init__(self, key: bytes) -> None:
        super().__init__(key)
        self.known: dict[str, Draw] = {}
        self.asked: list[str] = []
        # How the key might be read: as it is written, as one number, as numbers of a byte, and what a hash has of it.
        self.faces = (key.hex(), str(int.from_bytes(key, "big")), ",".join(map(str, key)), str(self.mark()))

    def learn(self, draws: Iterable[Draw]) -> None:
        """What the other game has drawn by now."""
        self.known.update((draw.stream, draw) for draw in draws)

    def numbers(self, purpose: Purpose, which: i64, turn: i64, highest: i64, lowest: i64) -> vec[i64]:
        stream = f"{purpose.name}/{which}/{turn}"
        self.asked.append(stream)
        draw = self.known.get(stream)
        if draw is None or (draw.highest, draw.lowest) != (highest, lowest):
            return super().numbers(purpose, which, turn, highest, lowest)
        return vec[i64](draw.numbers)

    def take_asked(self) -> list[str]:
        """The streams that it was asked for since the last call."""
        asked, self.asked = self.asked, []
        return asked

    def is_told_by(self, text: str) -> bool:
        """Whether the key can be read in a text as it is."""
        return any(face in text for face in self.faces)

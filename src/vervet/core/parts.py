"""What somebody is shown of a state, kept part by part: what is as it was is shown as the very same object."""

from librt.vecs import append, vec
from mypy_extensions import i64

from vervet.core.json import Json


class Parts:
    """The last part in each place, with a number that tells whether it would be made the same again. A game numbers
    its places from 0 on, without gaps."""

    def __init__(self) -> None:
        self.keys: vec[i64] = vec[i64]([0 for _ in range(0)])
        self.shown: list[Json] = []

    def again(self, place: i64, key: i64) -> Json:
        """The part in a place, where it is still the same; None where it is to be made."""
        return self.shown[place] if place < len(self.shown) and self.keys[place] == key else None

    def keep(self, place: i64, key: i64, part: Json) -> None:
        if place < len(self.shown):
            self.keys[place] = key
            self.shown[place] = part
        else:
            assert place == len(self.shown), "a place was left out"
            self.keys = append(self.keys, key)
            self.shown.append(part)

    def __repr__(self) -> str:
        return f"<Parts: {len(self.shown)}>"

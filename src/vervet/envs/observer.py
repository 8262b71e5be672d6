"""What OpenSpiel's observers show: views as numbers and as text, with or without the log that led to them."""

import json

import numpy as np
import pyspiel

from vervet.core.json import Json
from vervet.envs.play import Floats, Play
from vervet.envs.record import Record

FINGERPRINT_BITS = 64


class ViewObserver:
    """A player's view; with perfect recall also the log that the player may read, in the tensor as a fingerprint of 64
    bits.

    Without private information it is a spectator's view, with that of all players the views of all of them: both only
    as text, like the private part alone, which is everything that looks different to a spectator.
    """

    def __init__(self, play: Play, kind: pyspiel.IIGObservationType) -> None:
        self.kind = kind
        self.seats = play.seats
        self.secrets = not play.game.open_information
        self.dict: dict[str, Floats] = {}
        self.tensor: Floats | None = None
        if kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            self.make_room(play.width)

    def make_room(self, width: int) -> None:
        pieces = {"player": self.seats, "observation": width}
        if self.kind.perfect_recall:
            pieces["log_fingerprint"] = FINGERPRINT_BITS
        self.tensor = np.zeros(sum(pieces.values()), np.float32)
        at = 0
        for name, size in pieces.items():
            self.dict[name] = self.tensor[at : at + size]
            at += size

    def set_from(self, state: pyspiel.State, player: int) -> None:
        if self.tensor is None:
            return
        self.tensor.fill(0)
        record: Record = state.record
        if not record.dealt:
            return
        self.dict["player"][player] = 1
        record.play.observe(player, self.dict["observation"])
        if self.kind.perfect_recall:
            self.dict["log_fingerprint"][:] = np.unpackbits(np.frombuffer(record.fingerprint(player), np.uint8))

    def string_from(self, state: pyspiel.State, player: int) -> str:
        record: Record = state.record
        if not record.dealt:
            return ""
        shown = "\n".join(write(part) for part in self.parts(record, player))
        log = record.log(player) if self.kind.perfect_recall and self.kind.public_info else []
        return "\n".join([*log, shown])

    def parts(self, record: Record, player: int) -> list[Json]:
        """The views to be shown."""
        view, kinds = record.play.state.view, pyspiel.PrivateInfoType
        if self.kind.public_info:
            if self.kind.private_info == kinds.NONE:
                return [view(None)]
            if self.kind.private_info == kinds.SINGLE_PLAYER:
                return [view(player)]
            return [view(seat) for seat in range(self.seats)]
        if self.kind.private_info == kinds.NONE:
            return []
        seats = [player] if self.kind.private_info == kinds.SINGLE_PLAYER else range(self.seats)
        return [self.private(seat, view(seat), view(None)) for seat in seats]

    def private(self, seat: int, own: Json, public: Json) -> Json:
        """What only the seat knows; where nothing is ever hidden, not even whose eyes these are."""
        part = private_part(own, public)
        if not self.secrets:
            return part
        return {"seat": seat, **(part if isinstance(part, dict) else {})}


def write(part: Json) -> str:
    """A view as text; nothing where there is nothing to say."""
    return "" if part is None else json.dumps(part, ensure_ascii=False)


def private_part(own: Json, public: Json) -> Json:
    """What a view says differently from the spectator's; None where it is the same."""
    if isinstance(own, dict) and isinstance(public, dict):
        parts = {name: private_part(value, public.get(name)) for name, value in own.items()}
        return {name: part for name, part in parts.items() if part is not None} or None
    if isinstance(own, list) and isinstance(public, list) and len(own) == len(public):
        items = [private_part(one, other) for one, other in zip(own, public, strict=True)]
        return items if any(item is not None for item in items) else None
    return None if own == public else own

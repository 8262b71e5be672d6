"""What happened, said to those who may know it."""

from typing import Final

from mypy_extensions import i64

from vervet.core.json import Json

SPECTATOR: Final = 1 << 30
EVERYONE: Final = (1 << 31) - 1


def audience(seat: int | None) -> i64:
    """The bit of a seat, or of a spectator."""
    return SPECTATOR if seat is None else 1 << seat


class Event:
    """One step of the game: its name, the rule behind it, its details, and the bits of who may see it."""

    def __init__(self, name: str, rule: str, fields: dict[str, Json], seats: i64 = EVERYONE) -> None:
        self.name = name
        self.rule = rule
        self.fields = fields
        self.seats = seats

    def visible_to(self, seat: int | None) -> bool:
        return self.seats & audience(seat) != 0

    def to_json(self) -> dict[str, Json]:
        return {"event": self.name, "rule": self.rule, **self.fields}

    def __repr__(self) -> str:
        return f"Event({self.name!r}, {self.rule!r}, {self.fields!r}, {self.seats})"

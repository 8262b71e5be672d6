"""A grammar and options to test with: everything that can be declared."""

from vervet.core.action import Field, Grammar, Kind
from vervet.core.option import Choice, Count, Flag, Options, OptionSet, Subset
from vervet.core.refusal import Refusal

WAY = Field("way", 8, 2, ("north", "east", "south"))
CELL = Field("cell", 10, 6, {number: "abcdefgh"[number % 8] + str(number // 8 + 1) for number in range(1, 64)})
STEPS = Field("steps", 16, 4, least=1)
WORKERS = Field("workers", 20, 5, unit="worker")
QUEENS = Field("queens", 25, 2, unit="queen")
EXTRA = Field("extra", 27, 4, optional=True)
SIDE = Field("side", 31, 2, {1: "left", 2: "right"}, optional=True)

GRAMMAR = Grammar(
    Kind("push", 0, CELL, WAY, STEPS, WORKERS, QUEENS),
    Kind("pull", 1, CELL),
    Kind("skip", 2),
    Kind("skip-all", 3),
    Kind("breed", 4, WORKERS),
    Kind("lay", 5, STEPS, EXTRA, SIDE),
)


def forbid(options: Options) -> Refusal | None:
    return Refusal("T-9", "too-crowded") if options["players"] == 4 and options["spies"] else None


OPTIONS = OptionSet(
    Count("players", 2, 2, 4, "T-1"),
    Choice("edition", "fr", ("fr", "en"), "T-2"),
    Flag("spies", False, "T-3"),
    Subset("abilities", ("leap",), ("shove", "leap", "guard"), "T-4", advanced=True),
    forbid=forbid,
)

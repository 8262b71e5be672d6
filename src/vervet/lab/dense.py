"""The names of a table turned into numbers again, for sums over many games at once."""

from collections.abc import Sequence

import numpy as np
import polars as pl

from vervet.faces.probe import Group, Register
from vervet.lab.ledger import keys_of
from vervet.lab.measures import Floats
from vervet.lab.settings import Settings
from vervet.lab.table import PHASES


def had_arrays(frame: pl.DataFrame, settings: Settings, groups: Sequence[Group], phase: int) -> pl.DataFrame:
    """Beside payoffs and starters: the bot of each seat as a number, and for each seat and thing the columns `counts`,
    `lean` and (for each thing) `spread`, of a phase of the games."""
    keys = [(group.name, thing) for group in groups for thing in group.things]
    shape = (frame.height, settings.seats, len(keys))
    counts, lean, spread = np.zeros(shape), np.zeros(shape), np.zeros((frame.height, len(keys)))
    lines = exploded(frame, "had").filter(pl.col("phase") == PHASES[phase])
    lines = lines.join(columns_of(("group", "thing"), keys), on=["group", "thing"])
    rows, seats, columns = (lines[name].to_numpy() for name in ("row", "seat", "column"))
    counts[rows, seats, columns] = lines["count"].to_numpy()
    lean[rows, seats, columns] = lines["lean"].to_numpy()
    spread[rows, columns] = lines["spread"].to_numpy()
    number = {bot: at for at, bot in reversed(list(enumerate(settings.bots)))}
    sitting = np.array([[number[bot] for bot in bots] for bots in frame["bots"].to_list()])
    arrays = {
        "starter": frame["starter"],
        "payoffs": frame["payoffs"],
        "sitters": pl.Series(sitting.reshape(frame.height, settings.seats)),
    }
    if keys:
        arrays |= {
            "counts": pl.Series(counts.reshape(frame.height, -1)),
            "lean": pl.Series(lean.reshape(frame.height, -1)),
            "spread": pl.Series(spread),
        }
    return pl.DataFrame(arrays)


def used_array(frame: pl.DataFrame, settings: Settings, registers: Sequence[Register]) -> Floats:
    """How often each seat of each game used each thing in each way: games, seats, then the columns of a ledger."""
    keys = keys_of(registers)
    used = np.zeros((frame.height, settings.seats, len(keys)))
    names = ("register", "thing", "way")
    lines = exploded(frame, "used").join(columns_of(names, keys), on=list(names))
    rows, seats, columns = (lines[name].to_numpy() for name in ("row", "seat", "column"))
    used[rows, seats, columns] = lines["times"].to_numpy()
    return used


def exploded(frame: pl.DataFrame, name: str) -> pl.DataFrame:
    """The lines of all games of a window, with the row of each game."""
    lines = frame.select(pl.int_range(pl.len()).alias("row"), name).explode(name)
    return lines.filter(pl.col(name).is_not_null()).unnest(name)


def columns_of(names: Sequence[str], keys: Sequence[tuple[str, ...]]) -> pl.DataFrame:
    """The number of the column of each key."""
    fields = {name: pl.Series([key[at] for key in keys], dtype=pl.String) for at, name in enumerate(names)}
    return pl.DataFrame({**fields, "column": pl.Series(range(len(keys)), dtype=pl.Int64)})

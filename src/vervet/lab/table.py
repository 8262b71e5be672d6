"""Games as a table: one row for each, columns that do not depend on who played them where, and names in them.

`had` and `used` are lists: a line for each thing of which there was any, with its name.
"""

import io
from collections.abc import Mapping, Sequence

import numpy as np
import polars as pl

from vervet.core.game import Game
from vervet.faces.probe import Group, Register
from vervet.lab.ledger import Ints, keys_of, registers_of
from vervet.lab.played import WIDTHS, Played, play
from vervet.lab.settings import Settings, laid_out

# Decisions by how many legal actions they had: `1`, `2`, `3-4`, `5-8`, and so on.
WIDTH_NAMES = tuple(
    "more" if power == WIDTHS - 1 else str(2**power) if power < 2 else f"{2 ** (power - 1) + 1}-{2**power}"
    for power in range(WIDTHS)
)
# Of the whole game, and of each of its thirds.
PHASES = ("whole", "first", "middle", "last")
HAD: dict[str, type[pl.DataType]] = {
    "group": pl.String,
    "thing": pl.String,
    "phase": pl.String,
    "seat": pl.UInt8,
    "count": pl.Int32,
    "lean": pl.Float32,
    "spread": pl.Float32,
}
USED: dict[str, type[pl.DataType]] = {
    "register": pl.String,
    "thing": pl.String,
    "way": pl.String,
    "seat": pl.UInt8,
    "times": pl.UInt32,
}


def play_span(settings: Settings, first: int, count: int) -> bytes:
    """Play some games in a row; the table of them as a Parquet file. This is all that a worker does."""
    frame = frame_of([play(settings, number) for number in range(first, first + count)], settings)
    buffer = io.BytesIO()
    frame.write_parquet(buffer, compression="zstd")
    return buffer.getvalue()


def frame_of(games: Sequence[Played], settings: Settings) -> pl.DataFrame:
    game, _, probe = laid_out(settings)
    seats = settings.seats
    frame = pl.DataFrame(
        [
            pl.Series("game", [one.game for one in games], dtype=pl.Int64),
            pl.Series("seed", [one.seed for one in games], dtype=pl.Int64),
            pl.Series("bots", [bots_of(one, settings) for one in games], dtype=pl.List(pl.String)),
            pl.Series("starter", [one.starter for one in games], dtype=pl.UInt8),
            pl.Series("payoffs", [one.payoffs for one in games], dtype=pl.Array(pl.Float64, seats)),
            pl.Series("winners", [len(one.outcome.winners) for one in games], dtype=pl.UInt8),
            pl.Series("reason", [one.outcome.reason for one in games], dtype=pl.String),
            pl.Series("rule", [one.outcome.rule for one in games], dtype=pl.String),
            pl.Series("rounds", [len(one.scores) for one in games], dtype=pl.Int32),
            pl.Series("decisions", [one.course.decisions for one in games], dtype=pl.Int32),
            pl.Series("choices", [one.course.choices for one in games], dtype=pl.Int64),
            named("widths", WIDTH_NAMES, [one.course.widths for one in games]),
            named("kinds", kind_names(game), [by_kind(game, one.course.kinds) for one in games]),
            pl.Series(
                "scores",
                [[score for line in one.scores for score in line] for one in games],
                dtype=pl.List(pl.Float32),
            ),
        ]
    )
    frame = with_lists(frame, "had", had_lines(games, probe.groups), list(HAD))
    return with_lists(frame, "used", used_lines(games, registers_of(game, probe)), list(USED))


def bots_of(one: Played, settings: Settings) -> list[str]:
    """The bot of each seat, by name."""
    return [settings.bots[sitter] for sitter in one.sitters]


def kind_names(game: Game) -> tuple[str, ...]:
    return tuple(kind.name for kind in game.grammar.kinds)


def by_kind(game: Game, counts: Sequence[int]) -> list[int]:
    """How often each kind of action was chosen, in the order of the grammar."""
    return [counts[kind.code] for kind in game.grammar.kinds]


def named(name: str, fields: Sequence[str], rows: Sequence[Sequence[int]]) -> pl.Series:
    """A column of whole numbers by name."""
    columns = [pl.Series(field, [row[at] for row in rows], dtype=pl.UInt32) for at, field in enumerate(fields)]
    return pl.DataFrame(columns).to_struct(name)


def had_lines(games: Sequence[Played], groups: Sequence[Group]) -> pl.DataFrame:
    """A line for each thing that some seat had, or had less of than others. The sum of squares is the game's, and
    stands in the line of each seat."""
    names = pl.Series([group.name for group in groups for _ in group.things], dtype=pl.String)
    things = pl.Series([thing for group in groups for thing in group.things], dtype=pl.String)
    parts = []
    for one in games:
        for phase, had in enumerate(one.had):
            seats, columns = np.nonzero((had.counts != 0) | (had.spread > 0)[None, :])
            fixed = np.full(len(seats), one.game), np.full(len(seats), phase)
            numbers = had.counts[seats, columns], had.lean[seats, columns], had.spread[columns]
            parts.append((*fixed, seats, columns, *numbers))
    game, phase_of, seat, column, count, lean, spread = (np.concatenate(part) for part in zip(*parts, strict=True))
    lines = {"group": names.gather(column), "thing": things.gather(column), "phase": pl.Series(PHASES).gather(phase_of)}
    lines |= {"seat": pl.Series(seat), "count": pl.Series(count), "lean": pl.Series(lean), "spread": pl.Series(spread)}
    return numbered(game, lines, HAD)


def used_lines(games: Sequence[Played], registers: Sequence[Register]) -> pl.DataFrame:
    """A line for each thing that a seat used in some way."""
    keys = keys_of(registers)
    found = [(np.full(np.count_nonzero(one.used), one.game), *np.nonzero(one.used), one.used) for one in games]
    game = np.concatenate([part[0] for part in found])
    seat, column = (np.concatenate([part[at] for part in found]) for at in (1, 2))
    times = np.concatenate([used[seats, columns] for _, seats, columns, used in found])
    names = [pl.Series([key[at] for key in keys], dtype=pl.String).gather(column) for at in range(3)]
    lines = dict(zip(USED, (*names, pl.Series(seat), pl.Series(times)), strict=True))
    return numbered(game, lines, USED)


def numbered(game: Ints, lines: dict[str, pl.Series], kinds: Mapping[str, type[pl.DataType]]) -> pl.DataFrame:
    """Lines of these kinds, each with the number of its game."""
    columns = [lines[name].cast(kind).alias(name) for name, kind in kinds.items()]
    return pl.DataFrame([pl.Series("game", game, dtype=pl.Int64), *columns])


def with_lists(frame: pl.DataFrame, name: str, lines: pl.DataFrame, fields: list[str]) -> pl.DataFrame:
    """The frame with the lines of each game as a list; an empty one where a game has none."""
    lists = lines.group_by("game", maintain_order=True).agg(pl.struct(fields).alias(name))
    return frame.join(lists, on="game", how="left", maintain_order="left").with_columns(pl.col(name).fill_null([]))

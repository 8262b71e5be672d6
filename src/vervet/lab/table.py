"""Games as a table: one row for each, columns that do not depend on who played them where."""

import io
from collections.abc import Sequence

import numpy as np
import polars as pl

from vervet.lab.played import KINDS, WIDTHS, Played, play
from vervet.lab.settings import Settings


def play_span(settings: Settings, first: int, count: int) -> bytes:
    """Play some games in a row; the table of them as a Parquet file. This is all that a worker does."""
    frame = frame_of([play(settings, number) for number in range(first, first + count)], settings.seats)
    buffer = io.BytesIO()
    frame.write_parquet(buffer, compression="zstd")
    return buffer.getvalue()


def frame_of(games: Sequence[Played], seats: int) -> pl.DataFrame:
    things = games[0].spread.shape[0] if games else 0
    columns = [
        pl.Series("game", [game.game for game in games], dtype=pl.Int64),
        pl.Series("seed", [game.seed for game in games], dtype=pl.Int64),
        pl.Series("sitters", [game.sitters for game in games], dtype=pl.Array(pl.UInt8, seats)),
        pl.Series("starter", [game.starter for game in games], dtype=pl.UInt8),
        pl.Series("payoffs", [game.payoffs for game in games], dtype=pl.Array(pl.Float64, seats)),
        pl.Series("winners", [len(game.outcome.winners) for game in games], dtype=pl.UInt8),
        pl.Series("reason", [game.outcome.reason for game in games], dtype=pl.String),
        pl.Series("rule", [game.outcome.rule for game in games], dtype=pl.String),
        pl.Series("rounds", [len(game.scores) for game in games], dtype=pl.Int32),
        pl.Series("decisions", [game.course.decisions for game in games], dtype=pl.Int32),
        pl.Series("choices", [game.course.choices for game in games], dtype=pl.Int64),
        pl.Series("widths", [game.course.widths for game in games], dtype=pl.Array(pl.UInt32, WIDTHS)),
        pl.Series("kinds", [game.course.kinds for game in games], dtype=pl.Array(pl.UInt32, KINDS)),
        pl.Series(
            "scores",
            [[score for line in game.scores for score in line] for game in games],
            dtype=pl.List(pl.Float32),
        ),
    ]
    if things and games:
        shape = (len(games), seats * things)
        counts = np.stack([game.counts for game in games]).reshape(shape)
        lean = np.stack([game.lean for game in games]).reshape(shape)
        columns += [
            pl.Series("counts", counts.astype(np.uint32)),
            pl.Series("lean", lean.astype(np.float32)),
            pl.Series("spread", np.stack([game.spread for game in games]).astype(np.float32)),
        ]
    return pl.DataFrame(columns)

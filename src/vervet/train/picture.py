"""A picture of the climb: how each round's network did against the best before, and how it agrees with the search."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import matplotlib as mpl
from matplotlib.figure import Figure

from vervet.core.json import Json
from vervet.train.page import wilson


def draw_climb(rounds: Sequence[dict[str, Json]], file: Path, words: Callable[[str], str]) -> None:
    """Written anew after every round; the same rounds give the same file."""
    records: list[dict[str, Any]] = list(rounds)
    with mpl.rc_context({"svg.hashsalt": "climb", "svg.fonttype": "none"}):
        figure = Figure(figsize=(7.0, 5.0), layout="constrained")
        met, loss = figure.subplots(2, 1, sharex=True)
        for record in records:
            if "share" in record:
                low, high = wilson(record["share"], record["arena"])
                met.plot([record["round"]] * 2, [100 * low, 100 * high], color="tab:green")
                met.plot(record["round"], 100 * record["share"], "o" if record["accepted"] else "x", color="tab:green")
        met.axhline(50, color="grey", linewidth=0.8)
        met.set_ylabel(words("train-picture-met"))
        # Rounds that go in strides have no search to agree with.
        agreed = [(record["round"], record["loss"]["agreement"]) for record in records if "agreement" in record["loss"]]
        loss.plot([number for number, _ in agreed], [100 * share for _, share in agreed], "o-")
        loss.set_ylabel(words("train-picture-agreement"))
        loss.set_xlabel(words("train-picture-round"))
        figure.savefig(file, metadata={"Date": None})

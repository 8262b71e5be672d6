"""The page about minds, written from what a training and its arenas came to."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

Z = 1.959964


@dataclass(frozen=True)
class Meeting:
    """A line of the arena's table: who met whom, on which machine, with how many milliseconds a decision."""

    one: str
    other: str
    games: int
    share: float
    milliseconds: tuple[float, float]


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    if games == 0:
        return 0.0, 1.0
    middle = share + Z * Z / (2 * games)
    spread = Z * sqrt(max(0.0, share * (1 - share)) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def interval(share: float, games: int) -> str:
    low, high = wilson(share, games)
    return f"{100 * low:.1f} – {100 * high:.1f}"


def meetings_table(meetings: Sequence[Meeting]) -> str:
    lines = ["| bot (ms a decision) | against (ms) | games | score | 95 % interval |", "|---|---|--:|--:|--:|"]
    for meeting in meetings:
        mine, theirs = meeting.milliseconds
        lines.append(
            f"| {meeting.one} ({mine:.2f}) | {meeting.other} ({theirs:.1f}) | {meeting.games} | "
            f"{percent(meeting.share)} | {interval(meeting.share, meeting.games)} |"
        )
    return "\n".join(lines)


def meetings_of(found: Sequence[dict[str, Any]]) -> list[Meeting]:
    return [
        Meeting(one["one"], one["other"], one["games"], one["share"], (one["ms"][0], one["ms"][1])) for one in found
    ]


def rounds_table(rounds: Sequence[dict[str, Any]]) -> str:
    lines = [
        "| round | games | positions | value loss | policy loss | agrees with search | beats the best before | kept |",
        "|--:|--:|--:|--:|--:|--:|--:|---|",
    ]
    for record in rounds:
        loss = record["loss"]
        share = ""
        if "share" in record:
            share = f"{percent(record['share'])} ({interval(record['share'], record['arena'])})"
        lines.append(
            f"| {record['round']} | {record['games']} | {record['positions']} | {loss['value']:.3f} | "
            f"{loss['policy']:.3f} | {percent(loss['agreement'])} | {share} | {'yes' if record['accepted'] else 'no'} |"
        )
    return "\n".join(lines)


def strides_table(rounds: Sequence[dict[str, Any]]) -> str:
    """Rounds without thought: how a policy alone does against the game's own suggestions."""
    lines = [
        "| round | games | positions | entropy | policy alone for two | one against three | alone |",
        "|--:|--:|--:|--:|--:|--:|--:|",
    ]
    for record in rounds:
        shares = [percent(record[setup]) if setup in record else "" for setup in ("two", "four", "solo")]
        entropy = f"{record['entropy']:.3f}" if "entropy" in record else ""
        facts = (record["round"], record["games"], record["positions"], entropy, *shares)
        lines.append("| " + " | ".join(str(fact) for fact in facts) + " |")
    return "\n".join(lines)


def page(record: dict[str, Any]) -> str:
    """The whole page."""
    paragraphs = [
        "# Minds that learn",
        "`mind-N` is a tree search of N simulations that a small network guides: the network says which actions are "
        "likely to be best, and what each seat may expect, so nothing is played out. It is whole numbers in Python, "
        "compiled with the rules, and computes the same on every machine. Two networks of Itchy Monkey come with "
        "Vervet: one for two players with the default options, one for all other setups of the battle; and one each of "
        "After Us for one to six and of Cheeky Monkeys for two to six, which think in dealt worlds (below). Clan mode "
        "is played by `mcts` with five times as many simulations, up to 5,000, a setup with secrets that no network "
        "knows by `foresight` with at least 100 worlds.",
        "## How strong",
        record["arena"],
        meetings_table(meetings_of(record["meetings"])),
        "## How it learnt",
        record["training"],
        rounds_table(record["rounds"]),
        *record["remarks"],
        "## Every other setup",
        record["mixed"]["arena"],
        meetings_table(meetings_of(record["mixed"]["meetings"])),
        record["mixed"]["training"],
        rounds_table(record["mixed"]["rounds"]),
        "## Games with secrets",
        *record["hidden"]["way"],
        record["hidden"]["arena"],
        meetings_table(meetings_of(record["hidden"]["meetings"])),
        *record["hidden"]["training"],
        *(part for one in record["hidden"]["games"] for part in (one["words"], strides_table(one["rounds"]))),
        *record["hidden"]["remarks"],
        "## What they weigh and cost",
        "Microseconds of one core for an evaluation: a value is what everybody may expect of a position, a policy how "
        "likely each of its choices is; what it sees is written down anew for both. Two cores that others use as well, "
        "the quickest of thirty passes; `python -m vervet.train --page docs/researchers --weigh` measures anew.",
        "\n".join(record["weights"]),
        "## Train one",
        '`pip install ".[train]"` in a checkout, then `vervet train itchy-monkey --folder mind`. Each round plays '
        "games against itself on all cores, learns from the last three rounds (on a GPU if there is one), and lets "
        "the new network play the best so far, which it must beat to be kept. Stop it whenever you like; the same "
        "line goes on. `--setup players=3 --setup players=4,spies=true` trains one network on several setups, and "
        "`--components FILE` on a changed box. Games are played on the cores of one machine: there is no Ray for it "
        "yet.",
        "## Your own game",
        "Derive from `vervet.core.features.Features`, declare tables of rows (named, with their fields), write which "
        "of them a state and an action put on, and return a new one from `State.features`. The kit holds you to law 5: "
        "states that look the same to a seat must have the same rows. `games/itchy_monkey/mind/features.py` is one.",
        "This page is written by `python -m vervet.train --page docs/researchers` from `minds.json` beside it.",
    ]
    return "\n\n".join(paragraphs) + "\n"

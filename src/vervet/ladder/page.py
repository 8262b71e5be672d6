"""The ladder as a table: rows for the terminal, and a page of the documentation in each language."""

from dataclasses import dataclass

from vervet.catalog import games
from vervet.core.json import Json
from vervet.lab.intervals import wilson
from vervet.lab.numerals import Numerals
from vervet.ladder.endgames import DEPTH
from vervet.ladder.ratings import Rating, ratings
from vervet.ladder.record import Ladder, StepRecord, ladder_from
from vervet.ladder.step import Pace
from vervet.texts import Texts

COLUMNS = ("level", "name", "bot", "share", "interval", "games", "rating", "mean", "longest")


@dataclass(frozen=True)
class Level:
    """One bot of a ladder: its step up from the one below, if there is one, its rating, and how long it thinks."""

    number: int
    bot: str
    step: StepRecord | None
    rating: Rating
    pace: Pace


def levels(ladder: Ladder) -> list[Level]:
    """From the bottom up."""
    rated = ratings(ladder)
    steps = [None, *ladder.steps]
    return [
        Level(number, bot, step, rated[bot], ladder.pace_of(bot))
        for number, (bot, step) in enumerate(zip(ladder.bots, steps, strict=True), 1)
    ]


def heads(texts: Texts) -> list[str]:
    return [texts.say(f"ladder-{column}") for column in COLUMNS]


def row(texts: Texts, level: Level) -> list[str]:
    """What the columns say about a level."""
    numbers = Numerals(texts)
    step = level.step
    beaten = ["", "", ""]
    if step is not None and step.games:
        beaten = [numbers.percent(step.share), numbers.span(step.interval, percent=True), numbers.plain(step.games, 0)]
    rating = f"{numbers.plain(level.rating.mu)} ± {numbers.plain(2 * level.rating.sigma)}"
    pace = level.pace
    times = [duration(numbers, pace.mean), duration(numbers, pace.longest)] if pace.decisions else ["", ""]
    return [str(level.number), texts.say(f"bot-{level.bot}"), level.bot, *beaten, rating, *times]


def duration(numbers: Numerals, seconds: float) -> str:
    if seconds < 0.001:
        return "< 1 ms"
    return f"{numbers.plain(1000 * seconds, 0)} ms" if seconds < 1.0 else f"{numbers.plain(seconds)} s"


def page(texts: Texts, records: dict[str, Json]) -> str:
    """The whole page in Markdown, with every game that has a record."""
    parts = [f"# {texts.say('ladder-title')}", texts.say("ladder-intro"), texts.say("ladder-method")]
    for game in games().values():
        if game.name in records:
            parts += section(texts, ladder_from(game, records[game.name]))
    return "\n\n".join(parts) + "\n"


def section(texts: Texts, ladder: Ladder) -> list[str]:
    title = texts.say(f"{ladder.game.name}-name")
    about = [f"**{texts.say(f'bot-{bot}')}.** {texts.say(f'bot-{bot}-about')}" for bot in ladder.bots]
    thought = sum(step.lower.seconds + step.upper.seconds for step in ladder.steps)
    minutes = Numerals(texts).plain(thought / 60, 0)
    made = texts.say("ladder-made", game=ladder.game.name, made=ladder.made, seed=str(ladder.seed), minutes=minutes)
    about = [f"{at}. {line}" for at, line in enumerate(about, 1)]
    return [f"## {title}", table(texts, ladder), "\n".join(about), *solved(texts, ladder), made]


def solved(texts: Texts, ladder: Ladder) -> list[str]:
    """What the bots make of endgames whose truth is known; nothing where nobody has asked them."""
    marks = ladder.marks
    if marks is None or marks.positions == 0:
        return []
    numbers = Numerals(texts)
    lines = [
        [texts.say(f"ladder-{column}") for column in ("name", "bot", "right", "interval")],
        ["---", "---", "--:", "--:"],
    ]
    for bot in reversed(ladder.bots):
        if bot in marks.right:
            share = numbers.percent(marks.right[bot] / marks.positions)
            interval = numbers.span(wilson(marks.right[bot], marks.positions), percent=True)
            lines.append([texts.say(f"bot-{bot}"), bot, share, interval])
    count, chance = numbers.plain(marks.positions, 0), numbers.percent(marks.chance)
    intro = texts.say("ladder-endgames", count=count, depth=str(DEPTH + 1), chance=chance)
    return [intro, "\n".join("| " + " | ".join(line) + " |" for line in lines)]


def table(texts: Texts, ladder: Ladder) -> str:
    lines = [heads(texts), ["--:" if column not in ("name", "bot") else "---" for column in COLUMNS]]
    lines += [row(texts, level) for level in reversed(levels(ladder))]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)

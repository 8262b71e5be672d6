"""What players are called, whoever reads it being “you”; the browser does the same (`web/src/match/names.ts`)."""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence

from vervet.texts import Texts

NOTHING = "none"

Value = int | float | str


class Names(list[str]):
    """The names at a table by seat, as labels; `you` is the seat of their reader, where one person reads alone."""

    def __init__(self, names: Iterable[str], you: int | None = None) -> None:
        super().__init__(names)
        self.you = you


def names_for(texts: Texts, names: Iterable[str], you: int | None) -> Names:
    """The names as their only reader sees them: their own is “You”."""
    return Names((texts.say("player-you") if seat == you else name for seat, name in enumerate(names)), you)


def as_others(texts: Texts, names: Sequence[str]) -> list[str]:
    """The names without a reader, for texts that know no second person."""
    you = reader(names)
    return [texts.say("player-human", seat=seat + 1) if seat == you else name for seat, name in enumerate(names)]


def reader(names: Sequence[str]) -> int | None:
    return names.you if isinstance(names, Names) else None


def within(texts: Texts, names: Sequence[str], seat: int | None) -> str:
    """A name within a sentence: “copies you”."""
    if seat is None:
        return NOTHING
    return texts.say("player-you.object") if seat == reader(names) else names[seat]


def second_person(texts: Texts, name: str, you: int | None, acts: int | None, others: Collection[int | None]) -> str:
    """The form of a text for its reader: `.you` where they act, `.concerns-you` where it names them besides, and
    `.yourself` where both are so; the text itself where it has no such form."""
    if you is None:
        return name
    forms = []
    if you == acts:
        forms = [f"{name}.yourself"] * (you in others) + [f"{name}.you"]
    elif you in others:
        forms = [f"{name}.concerns-you"]
    return next((form for form in forms if texts.has(form)), name)


def sentence(texts: Texts, names: Sequence[str], words: str) -> str:
    """Whoever is called “you” within a sentence may begin one."""
    if reader(names) is None:
        return words
    you = re.escape(texts.say("player-you.object"))
    return re.sub(rf"(^|[.!?] ){you}(?!\w)", lambda found: found[1] + texts.say("player-you"), words)


def told_of(
    texts: Texts, name: str, names: Sequence[str], seats: Mapping[str, int | None], values: Mapping[str, Value]
) -> str:
    """A sentence about players, by the name of the variable that each becomes; who acts is `player`."""
    others = [seat for role, seat in seats.items() if role != "player"]
    form = second_person(texts, name, reader(names), seats.get("player"), others)
    called = {role: within(texts, names, seat) for role, seat in seats.items()}
    return sentence(texts, names, texts.fill(form, {**called, **values}))

"""What happened in After Us, told in short: another player's whole way through a line is one sentence."""

from collections.abc import Mapping, Sequence
from typing import cast

from vervet.core.event import Event
from vervet.faces.front import Line, seat_of
from vervet.faces.naming import NOTHING, told_of
from vervet.faces.telling import amount_words, event_words, listed
from vervet.games.after_us.rules.events import EVENTS
from vervet.texts import Texts

PREFIX = "after"
STEPS = ("activate", "reactivate", "skip")


class Way:
    """How somebody else goes through a line: the cards, and everything paid and gained."""

    def __init__(self, cards: Sequence[object]) -> None:
        self.cards = [str(card) for card in cards if card is not None]
        self.pay: dict[str, int] = {}
        self.gain: dict[str, int] = {}

    def add(self, event: Event) -> None:
        for name, total in (("pay", self.pay), ("gain", self.gain)):
            for kind, count in cast(Mapping[str, int], event.fields.get(name, {})).items():
                total[kind] = total.get(kind, 0) + count

    def words(self, seat: int, names: Sequence[str], texts: Texts) -> str:
        pay, gain = amount_words(texts, PREFIX, self.pay), amount_words(texts, PREFIX, self.gain)
        values = {
            "cards": listed(texts, self.cards),
            "pay": listed(texts, pay) or NOTHING,
            "gain": listed(texts, gain) or NOTHING,
        }
        return told_of(texts, "terminal-after-way-of", names, {"player": seat}, values)


def digest(events: Sequence[Event], names: list[str], texts: Texts, seat: int | None) -> list[Line]:
    """The events that the seat may see, in sentences; those of its own way through the line one by one."""
    lines: list[Line] = []
    ways: dict[int, Way] = {}
    for event in events:
        actor = seat_of(event)
        if not event.visible_to(seat):
            continue
        if actor is not None and actor != seat and seat is not None:
            if event.name == "arrange":
                ways[actor] = Way(cast(Sequence[object], event.fields["cards"]))
                continue
            if event.name in STEPS and actor in ways:
                ways[actor].add(event)
                continue
            if event.name == "done" and actor in ways:
                lines.append((actor, ways.pop(actor).words(actor, names, texts)))
                continue
        lines.append((actor, event_words(texts, PREFIX, EVENTS, event, names)))
    return lines + [(actor, way.words(actor, names, texts)) for actor, way in ways.items()]

"""The numbers of a report, named in words and written as such numbers are."""

from vervet.faces.probe import Probe
from vervet.lab.effects import Effect
from vervet.lab.intervals import Interval
from vervet.lab.ledger import ACTIONS, registers_of
from vervet.lab.measures import is_share
from vervet.lab.numerals import Numerals
from vervet.texts import Texts


class Wording:
    """Texts, numerals and the names that a game gives to its things."""

    def __init__(self, texts: Texts, probe: Probe) -> None:
        self.texts = texts
        self.probe = probe
        self.numerals = Numerals(texts)

    def say(self, name: str, /, **args: int | float | str) -> str:
        return self.texts.fill(name, args)

    def measure(self, name: str) -> str:
        """`place-2`, `bot-random`, `ending-goal`, `rounds` in words."""
        kind, _, rest = name.partition("-")
        if kind == "place":
            return self.say("lab-place", place=int(rest))
        if kind == "bot":
            return self.say("lab-bot", bot=rest)
        if kind == "ending":
            return self.probe.ending(self.texts, rest)
        if kind == "used":
            return self.use(rest)
        return self.say(f"lab-measure-{name}")

    def use(self, name: str) -> str:
        """`after-piles/gorilla-1` in words, with the way that matters."""
        register_name, _, thing = name.partition("/")
        registers = registers_of(self.probe.game, self.probe)
        register = next(one for one in registers if one.name == register_name)
        named = thing if register.name == ACTIONS else self.probe.named(self.texts, register, thing)
        return self.say("lab-use", thing=named, way=self.say(f"lab-way-{register.main}"))

    def thing(self, effect: Effect) -> str:
        return self.probe.label(self.texts, effect.group, effect.thing)

    def group(self, name: str) -> str:
        return self.say(f"lab-group-{name}")

    def as_percent(self, name: str) -> bool:
        return is_share(name) or name == "forced" or name.startswith("effect-")

    def value(self, name: str, value: float) -> str:
        if name.startswith("effect-"):
            return self.numerals.points(value)
        return self.numerals.percent(value) if self.as_percent(name) else self.numerals.plain(value, 2)

    def span(self, name: str, interval: Interval) -> str:
        percent = self.as_percent(name)
        return self.numerals.span(interval, 1 if percent else 2, percent)

    def difference(self, name: str, value: float) -> str:
        if self.as_percent(name):
            return self.numerals.points(value, 2)
        return self.numerals.signed(value, 2)

    def difference_span(self, name: str, interval: Interval) -> str:
        return self.numerals.signed_span(interval, 2, self.as_percent(name))

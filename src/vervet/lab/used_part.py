"""What was used of the box, in sentences for the top of a report and in tables: of one run, or of two side by side."""

from collections.abc import Sequence
from html import escape

from vervet.faces.probe import Register
from vervet.lab.comparison import Comparison
from vervet.lab.ledger import ACTIONS
from vervet.lab.page import folded, paragraph, section, table, tag
from vervet.lab.summary import Summary
from vervet.lab.usage import MOST_NUMBERS
from vervet.lab.wording import Wording

# This many things are named in a sentence; the table has them all.
NAMED = 12


class UsedPart:
    """Says what a run says nothing about, before anybody reads its numbers."""

    def __init__(self, wording: Wording, first: Summary, comparison: Comparison | None) -> None:
        self.wording = wording
        self.say = wording.say
        self.first = first
        self.comparison = comparison
        self.last = first if comparison is None else comparison.after

    # Things of two boxes.

    def registers(self) -> list[tuple[Register, Register]]:
        """Each register of the first box and of the last."""
        others = {register.name: register for register in self.last.usage.registers}
        return [(one, others[one.name]) for one in self.first.usage.registers if one.name in others]

    def own(self) -> list[tuple[Register, Register]]:
        """Those that speak of the box; where the lab knows nothing of a box, the kinds of action."""
        found = [pair for pair in self.registers() if pair[0].name != ACTIONS]
        return found or self.registers()

    def touched(self, old: Register, new: Register) -> list[str]:
        """The things that the box says something else about; those of a large register speak through their pile."""
        if old.name == ACTIONS:
            return []
        return [
            thing
            for thing in old.things
            if thing in new.things
            and self.first.probe.printed(old, thing) != self.last.probe.printed(new, thing)
            and len(old.things) <= MOST_NUMBERS
        ]

    def ordered(self, old: Register, new: Register) -> list[str]:
        """New and vanished ones first, then those that only one box saw used, then the changed ones, then the rest."""
        touched = self.touched(old, new)
        things = list(dict.fromkeys([*new.things, *old.things]))

        def rank(thing: str) -> int:
            if thing not in old.things or thing not in new.things:
                return 0
            before, after = self.first.usage.times(old, thing), self.last.usage.times(new, thing)
            return 1 if (before == 0) != (after == 0) else 2 if thing in touched else 3

        return sorted(things, key=rank) if self.comparison else things

    def name(self, register: Register, thing: str) -> str:
        probe = self.last.probe if thing in self.now(register).things else self.first.probe
        return thing if register.name == ACTIONS else probe.named(self.wording.texts, register, thing)

    def now(self, register: Register) -> Register:
        return self.last.usage.register(register.name) or register

    def names(self, register: Register, things: Sequence[str]) -> str:
        named = "; ".join(self.name(register, thing) for thing in things[:NAMED])
        return named if len(things) <= NAMED else self.say("lab-and-more", things=named, count=len(things) - NAMED)

    def way(self, register: Register, way: str = "") -> str:
        return self.say(f"lab-way-{way or register.main}")

    # Sentences.

    def sentences(self) -> list[str]:
        """The most important first; nothing where everything was used."""
        told = self.compared() if self.comparison is not None else []
        for old, new in self.own():
            told += self.unused(old, new)
        return [sentence[:1].upper() + sentence[1:] for sentence in told]

    def compared(self) -> list[str]:
        assert self.comparison is not None
        told = []
        if self.comparison.pairs.games and not self.comparison.different:
            told.append(self.say("lab-short-same", games=self.comparison.pairs.games))
        for old, new in self.own():
            fresh = [thing for thing in new.things if thing not in old.things]
            gone = [thing for thing in old.things if thing not in new.things]
            told += [self.say("lab-short-new", things=self.names(new, fresh))] if fresh else []
            told += [self.say("lab-short-gone", things=self.names(old, gone))] if gone else []
            told += self.what_became_of(old, new)
        return told

    def what_became_of(self, old: Register, new: Register) -> list[str]:
        """The changed things, and others that only one of the boxes saw used."""
        told, idle = [], []
        touched = self.touched(old, new)
        for thing in [thing for thing in self.ordered(old, new) if thing in old.things and thing in new.things]:
            before, after = self.first.usage.times(old, thing), self.last.usage.times(new, thing)
            if thing in touched and not before and not after:
                idle.append(thing)
            elif thing in touched or ((before == 0) != (after == 0) and len(old.things) <= MOST_NUMBERS):
                text = "lab-short-touched" if thing in touched else "lab-short-began" if after else "lab-short-ceased"
                told.append(
                    self.say(
                        text,
                        thing=self.name(old, thing),
                        way=self.way(old),
                        before=self.count(before),
                        after=self.count(after),
                        times=before or after,
                    )
                )
        if idle:
            told.append(self.say("lab-short-idle", things=self.names(old, idle), way=self.way(old)))
        return told

    def count(self, number: float) -> str:
        return self.wording.numerals.plain(number, 0)

    def unused(self, old: Register, new: Register) -> list[str]:
        """What neither box saw used, and what hardly any game did."""
        unused = [thing for thing in self.last.usage.unused(new) if not self.first.usage.times(old, thing)]
        told = []
        if unused:
            few = unused if len(unused) <= NAMED else []
            told.append(
                self.say(
                    "lab-short-unused",
                    count=len(unused),
                    all=len(new.things),
                    things=self.say(f"lab-register-{new.name}"),
                    way=self.way(new),
                    named=len(few),
                    which=self.names(new, few),
                )
            )
        rare = [thing for thing in self.last.usage.rare(new) if thing in self.first.usage.rare(old)]
        if rare and len(new.things) <= MOST_NUMBERS:
            told.append(self.say("lab-short-rare", things=self.names(new, rare), way=self.way(new)))
        return told

    # Tables.

    def section(self) -> str:
        parts = []
        for old, new in self.registers():
            title = self.say(f"lab-register-{old.name}")
            body = self.table(old, new)
            if len(new.things) > MOST_NUMBERS or old.name == ACTIONS:
                parts.append(folded(self.say("lab-used-all", things=title), body))
            else:
                parts += [tag("h3", escape(title[:1].upper() + title[1:])), body]
        return section(
            self.say("lab-used"), paragraph(self.say("lab-used-about"), "soft"), self.coverage_table(), *parts
        )

    def coverage(self, bot: str, old: Register, new: Register) -> str:
        """`90 of 120 (75 %)`; of two boxes both, where they differ."""
        told = []
        for usage, register in ((self.first.usage, old), (self.last.usage, new)):
            used, things = usage.coverage(bot, register)
            share = self.wording.numerals.percent(used / max(1, things))
            told.append(self.say("lab-coverage-share", used=self.count(used), all=self.count(things), share=share))
        return told[0] if told[0] == told[1] else " → ".join(told)

    def coverage_table(self) -> str:
        """What share of the box each bot ever touched: a run says nothing about what its bots never try."""
        pairs = self.own()
        heads = [self.say("lab-head-bot"), *(self.head_of(old) for old, _ in pairs)]
        lines = [
            [bot, *(self.coverage(bot, old, new) for old, new in pairs)]
            for bot in dict.fromkeys(self.first.settings.bots)
        ]
        about = paragraph(self.say("lab-coverage-about", games=self.count(self.first.usage.games)), "tag")
        return tag("h3", escape(self.say("lab-coverage"))) + about + table(heads, lines)

    def head_of(self, register: Register) -> str:
        things, way = self.say(f"lab-register-{register.name}"), self.way(register)
        return self.say("lab-coverage-head", things=things[:1].upper() + things[1:], way=way)

    def table(self, old: Register, new: Register) -> str:
        heads = [self.say("lab-head-what"), *(self.head(old, way) for way in self.ways(old))]
        heads += [self.say("lab-head-winners"), self.say("lab-head-others")]
        lines = [self.line(old, new, thing) for thing in self.ordered(old, new)]
        return table(heads, lines, strong=[self.strong(old, new, thing) for thing in self.ordered(old, new)])

    def ways(self, register: Register) -> list[str]:
        """In a comparison the main one, for both boxes; otherwise all."""
        return list(register.ways) if self.comparison is None else [register.main, ""]

    def head(self, register: Register, way: str) -> str:
        if self.comparison is None:
            return self.way(register, way)
        side = self.say("lab-original" if way else "lab-changed")
        return self.say("lab-head-way-of", way=self.way(register), side=side)

    def line(self, old: Register, new: Register, thing: str) -> list[str]:
        first, last, numerals = self.first.usage, self.last.usage, self.wording.numerals
        if self.comparison is None:
            counts = [first.times(old, thing, way) for way in old.ways]
        else:
            counts = [first.times(old, thing), last.times(new, thing)]
        each = [numerals.plain(number, 3) for number in last.each(new, thing)]
        return [self.name(old, thing), *(self.count(number) for number in counts), *each]

    def strong(self, old: Register, new: Register, thing: str) -> bool:
        """What stands out: in a comparison what is new, gone, or used in one box only."""
        if self.comparison is None:
            return False
        return thing not in old.things or thing not in new.things or thing in self.touched(old, new)

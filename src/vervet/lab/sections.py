"""The sections of a report about one run, or two of them side by side in the same drawings."""

from collections.abc import Sequence
from html import escape

import numpy as np

from vervet.faces.probe import Group
from vervet.lab import plots
from vervet.lab.effects import Effect
from vervet.lab.fairness import fairness
from vervet.lab.intervals import Interval
from vervet.lab.page import folded, paragraph, section, table, tag
from vervet.lab.rows import COLOURS, Mark, Row, row_chart
from vervet.lab.stopping_rule import Stopping, is_headline
from vervet.lab.summary import Summary
from vervet.lab.thirds import thirds
from vervet.lab.wording import Wording

# This many things are drawn from either end of a long group; a folded table has them all.
DRAWN = 10


class Sections:
    """One or two summaries in words and drawings."""

    def __init__(
        self,
        wording: Wording,
        summaries: Sequence[Summary],
        stopping: Stopping | None,
        changed: frozenset[str] = frozenset(),
    ) -> None:
        """`changed` are the names of the numbers that differ between two summaries by more than noise."""
        self.wording = wording
        self.say = wording.say
        self.summaries = summaries
        self.changed = changed
        # With a sequential rule the headline shares of a single run have intervals that allow for having looked.
        self.stopping = stopping if stopping and stopping.until and len(summaries) == 1 else None

    @property
    def first(self) -> Summary:
        return self.summaries[0]

    def interval(self, summary: Summary, name: str) -> Interval:
        if self.stopping is not None and is_headline(name):
            mean, half = summary.moments.mean(name), self.stopping.half_width(name)
            return max(0.0, mean - half), min(1.0, mean + half)
        return summary.moments.interval(name)

    def row(self, name: str, sure: bool = True) -> Row:
        """A number of the runs with its intervals."""
        marks = [
            Mark(summary.moments.mean(name), self.interval(summary, name), sure=sure) for summary in self.summaries
        ]
        wording = self.wording
        if len(marks) == 1:
            figures = [wording.value(name, marks[0].value), wording.span(name, marks[0].interval)]
        else:
            figures = [wording.value(name, mark.value) for mark in marks]
        return Row(wording.measure(name), marks, figures, name in self.changed)

    def heads(self, what: str) -> list[str]:
        if len(self.summaries) == 1:
            return [what, "", self.say("lab-head-value"), self.say("lab-head-interval")]
        return [what, "", self.say("lab-original"), self.say("lab-changed")]

    # Who wins.

    def seats(self) -> str:
        seats = self.first.settings.seats
        if seats == 1:
            row = self.row("place-1")
            rows = [Row(self.say("lab-head-player"), row.marks, row.figures, row.sure)]
            ends = ("0 %", "", "")
            return section(self.say("lab-alone"), row_chart(rows, None, ends, self.heads("")))
        fair = self.wording.numerals.percent(1 / seats)
        rows = [
            self.row(sides[0].name, any(place.sure for place in sides))
            for sides in zip(*(fairness(summary.moments, seats) for summary in self.summaries), strict=True)
        ]
        ends = ("", self.say("lab-fair-share", share=fair), "")
        in_turn = self.first.probe.in_turn
        head = self.say("lab-head-place" if in_turn else "lab-head-seat")
        chart = row_chart(rows, 1 / seats, ends, self.heads(head))
        about = paragraph(self.say("lab-seats-about" if in_turn else "lab-seats-about-at-once", share=fair), "soft")
        return section(self.say("lab-seats"), about, self.legend(), chart)

    def bots(self) -> str:
        names = [name for name in self.first.moments.sums if name.startswith("bot-")]
        if not names:
            return ""
        rows = [self.row(name) for name in names]
        chart = row_chart(rows, None, ("0 %", "", ""), self.heads(self.say("lab-head-bot")))
        about = paragraph(self.say("lab-bots-about"), "soft")
        return section(self.say("lab-bots"), about, self.legend(), chart)

    def endings(self) -> str:
        names = list(dict.fromkeys(name for summary in self.summaries for name in summary.endings()))
        extra = [name for name in ("draw", "shared") if any(summary.moments.mean(name) for summary in self.summaries)]
        rows = [self.row(name) for name in [*names, *extra]]
        chart = row_chart(rows, None, ("0 %", "", ""), self.heads(self.say("lab-head-ending")))
        about = paragraph(self.say("lab-endings-about"), "soft")
        return section(self.say("lab-endings"), about, self.legend(), chart)

    # How games go.

    def figure(self, title: str, svg: str, words: str = "") -> str:
        caption = tag("figcaption", escape(title))
        note = paragraph(words, "tag") if words else ""
        return tag("figure", caption, tag("div", svg, role="img", aria_label=title), note)

    def course(self) -> str:
        numerals = self.wording.numerals
        games = self.say("lab-part-of-games")
        figures = [
            self.figure(
                self.say("lab-rounds"),
                plots.histogram([one.rounds for one in self.summaries], numerals, self.say("lab-axis-rounds"), games),
                self.means("rounds"),
            ),
            self.figure(
                self.say("lab-decisions"),
                plots.histogram(
                    [one.decisions for one in self.summaries], numerals, self.say("lab-axis-decisions"), games
                ),
                self.means("decisions"),
            ),
            self.figure(
                self.say("lab-branching"),
                plots.branching(
                    self.summaries, numerals, self.say("lab-axis-legal"), self.say("lab-part-of-decisions")
                ),
                self.means("width") + " " + self.means("forced"),
            ),
        ]
        score = self.first.probe.score
        if score:
            legend = (self.say("lab-winners"), self.say("lab-others"))
            percent = not self.first.probe.ranked
            svg = plots.curves(self.summaries, numerals, self.say("lab-axis-round"), self.say(score), legend, percent)
            figures.append(self.figure(self.say("lab-curves"), svg, self.say("lab-curves-about")))
        return section(self.say("lab-course"), self.legend(), tag("div", *figures, kind="grid"))

    def legend(self) -> str:
        if len(self.summaries) == 1:
            return ""
        words = (self.say("lab-original"), self.say("lab-changed"))
        marks = [tag("span", "● " + escape(word), kind=kind) for word, kind in zip(words, COLOURS, strict=True)]
        return tag("p", " · ".join(marks), escape(". " + self.say("lab-legend-bold")))

    def means(self, name: str) -> str:
        """`8.4 rounds on average (8.4 – 8.5)`, for each side."""
        told = [
            self.say(
                f"lab-mean-{name}",
                mean=self.wording.value(name, summary.moments.mean(name)),
                span=self.wording.span(name, summary.moments.interval(name)),
            )
            for summary in self.summaries
        ]
        return " → ".join(told)

    def kinds(self) -> str:
        """How often each kind of action is chosen in a game."""
        kinds = self.first.probe.game.grammar.kinds
        order = [int(at) for at in np.argsort(-self.first.kinds, kind="stable")]
        rows = []
        for at in order:
            each = [summary.kinds[at] / summary.games for summary in self.summaries]
            marks = [Mark(value, (0.0, value)) for value in each]
            rows.append(Row(kinds[at].name, marks, [self.wording.numerals.plain(value, 2) for value in each]))
        heads = self.heads(self.say("lab-head-action"))[: 2 + len(self.summaries)]
        chart = row_chart(rows, None, ("0", "", ""), heads)
        return section(self.say("lab-kinds"), paragraph(self.say("lab-kinds-about"), "soft"), chart)

    # What goes with winning.

    def effects(self) -> str:
        groups = self.first.probe.groups
        if not self.first.effects:
            return ""
        known = sum(effect.known for effect in self.first.effects)
        name = "lab-effects-about" if self.first.settings.seats > 1 else "lab-effects-alone"
        about = paragraph(self.say(name, count=known) + " " + self.say("lab-effects-lines", count=known), "soft")
        return section(self.say("lab-effects"), about, self.legend(), *(self.effect_group(group) for group in groups))

    def effect_group(self, group: Group) -> str:
        sides = [
            {effect.thing: effect for effect in summary.effects if effect.group.name == group.name and effect.known}
            for summary in self.summaries
        ]
        # What only one of two boxes can tell something about comes first.
        either = dict.fromkeys(thing for side in sides for thing in side)
        shared = [thing for thing in either if all(thing in side for side in sides)]
        lone = [thing for thing in either if thing not in shared]
        ordered = lone + sorted(shared, key=lambda thing: -sides[0][thing].shift)
        title = tag("h3", escape(self.wording.group(group.name)))
        about = paragraph(self.say(f"lab-group-{group.name}.about"), "tag")
        kind = paragraph(self.say("lab-dealt" if group.dealt else "lab-not-dealt"), "tag")
        if not ordered:
            return title + about + paragraph(self.say("lab-too-few"), "soft")
        drawn = ordered if len(ordered) <= 2 * DRAWN else ordered[:DRAWN] + ordered[-DRAWN:]
        rows = [self.effect_row([side.get(thing) for side in sides]) for thing in drawn]
        heads = [self.say("lab-head-thing"), "", *self.effect_heads()]
        ends = (self.say("lab-wins-less"), "0", self.say("lab-wins-more"))
        parts = [title, about, kind, row_chart(rows, 0.0, ends, heads)]
        if len(drawn) < len(ordered):
            parts.insert(3, paragraph(self.say("lab-ends-only", drawn=DRAWN, count=len(ordered)), "tag"))
        parts.append(
            folded(
                self.say("lab-all-numbers"),
                self.effect_table([sides[0][thing] for thing in ordered if thing in sides[0]]),
            )
        )
        return "".join(parts) + thirds(self.wording, self.summaries, group, ordered)

    def effect_heads(self) -> list[str]:
        if len(self.summaries) == 1:
            return [self.say("lab-head-points"), self.say("lab-head-interval")]
        return [self.say("lab-original"), self.say("lab-changed")]

    def effect_row(self, effects: Sequence[Effect | None]) -> Row:
        numerals = self.wording.numerals
        marks = [None if one is None else Mark(one.shift, one.interval, one.wide_interval, one.sure) for one in effects]
        some = next(effect for effect in effects if effect is not None)
        if len(effects) == 1:
            figures = [numerals.points(some.shift), numerals.signed_span(some.interval, 1, True)]
        else:
            figures = [numerals.points(effect.shift) if effect else "–" for effect in effects]
        strong = some.name in self.changed if len(effects) > 1 else some.sure
        return Row(self.wording.thing(some), marks, figures, strong)

    def effect_table(self, effects: Sequence[Effect]) -> str:
        numerals = self.wording.numerals
        heads = [self.say(f"lab-head-{name}") for name in ("thing", "each", "informative", "points", "interval", "q")]
        lines = [
            [
                self.wording.thing(effect),
                numerals.plain(self.each(effect), 3),
                numerals.plain(effect.games, 0),
                numerals.points(effect.shift, 2),
                numerals.signed_span(effect.interval, 2, True),
                numerals.small(effect.q),
            ]
            for effect in effects
        ]
        return table(heads, lines, strong=[effect.sure for effect in effects])

    def each(self, effect: Effect) -> float:
        """How many a seat has on average, at one moment."""
        return effect.each / (self.first.moments.mean("rounds") if effect.group.moment == "round" else 1.0)

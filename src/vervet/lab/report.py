"""The report of a run: one HTML file."""

import difflib
from html import escape

from vervet import __version__
from vervet.catalog import printed_box
from vervet.lab.comparison import Change, Comparison
from vervet.lab.fairness import fairness
from vervet.lab.folder import CHANGED, ORIGINAL, Folder
from vervet.lab.intervals import LEAST_GAMES
from vervet.lab.page import bullets, folded, paragraph, section, table, tag, whole_page
from vervet.lab.sections import Sections
from vervet.lab.stopping_rule import EVERY, LEAST, Stopping
from vervet.lab.summary import Summary, summarize
from vervet.lab.used_part import UsedPart
from vervet.lab.wording import Wording
from vervet.texts import Texts

# This many findings are put into words at the top.
TOLD = 8
REPORT = "report.html"


def write_report(folder: Folder, texts: Texts) -> list[str]:
    """Leave the report in the folder; what it says about what was used."""
    report = read_report(folder, texts)
    folder.write(REPORT, report.html().encode())
    return report.used.sentences()


def read_report(folder: Folder, texts: Texts) -> "Report":
    """Read the games window by window, as many as are finished."""
    until = folder.document["until"]
    stopping = Stopping(until if isinstance(until, float) else None)
    stopping.review(folder)
    before = summarize(folder, ORIGINAL)
    after = summarize(folder, CHANGED) if CHANGED in folder.sides else None
    comparison = Comparison(folder, before, after, stopping) if after is not None else None
    return Report(folder, texts, before, comparison, stopping)


class Report:
    """What a run came to, for people who design games."""

    def __init__(
        self, folder: Folder, texts: Texts, summary: Summary, comparison: Comparison | None, stopping: Stopping
    ) -> None:
        self.folder = folder
        self.summary = summary
        self.comparison = comparison
        self.wording = Wording(texts, summary.probe)
        self.say = self.wording.say
        self.stopping = stopping
        self.used = UsedPart(self.wording, summary, comparison)
        summaries = [summary] if comparison is None else [summary, comparison.after]
        changed = frozenset(change.name for change in comparison.sure) if comparison else frozenset[str]()
        self.sections = Sections(self.wording, summaries, self.stopping, changed)

    @property
    def title(self) -> str:
        game = self.say(f"{self.summary.settings.game}-name")
        return self.say("lab-title" if self.comparison is None else "lab-title-changed", game=game)

    def html(self) -> str:
        """The whole report as a file of its own."""
        return whole_page(
            self.wording.texts.language, self.title, tag("h1", escape(self.title)), self.most(), self.rest()
        )

    def most(self) -> str:
        """What matters most: what was found in short, what changed, what was used."""
        settings = self.summary.settings
        return "".join(
            (
                paragraph(self.say("lab-subtitle", games=self.summary.games, players=settings.seats), "soft"),
                tag("div", tag("strong", escape(self.say("lab-short"))), bullets(self.short()), kind="short"),
                self.changes(),
                self.used.section(),
            )
        )

    def rest(self) -> str:
        """All the rest, with its drawings."""
        parts = self.sections
        return "".join(
            (
                parts.seats(),
                parts.bots(),
                parts.endings(),
                parts.course(),
                parts.effects(),
                parts.kinds(),
                self.making(),
            )
        )

    # In short.

    def short(self) -> list[str]:
        found = self.short_comparison(self.comparison) if self.comparison else self.short_run()
        return self.used.sentences() + found

    def short_run(self) -> list[str]:
        moments, wording = self.summary.moments, self.wording
        told = []
        if self.summary.settings.seats > 1:
            unfair = [place for place in fairness(moments, self.summary.settings.seats) if place.sure]
            for place in unfair:
                name, share = wording.measure(place.name), wording.value(place.name, moments.mean(place.name))
                points = wording.numerals.points(place.gap)
                told.append(self.say("lab-short-unfair", place=name, share=share, points=points))
            if not unfair:
                told.append(self.say("lab-short-fair"))
        else:
            share, span = wording.value("place-1", moments.mean("place-1")), moments.interval("place-1")
            told.append(self.say("lab-short-alone", share=share, span=wording.span("place-1", span)))
        rounds, decisions = (wording.numerals.plain(moments.mean(name), 1) for name in ("rounds", "decisions"))
        told.append(self.say("lab-short-length", rounds=rounds, decisions=decisions))
        most = self.summary.endings()[0]
        told.append(
            self.say("lab-short-ending", ending=wording.measure(most), share=wording.value(most, moments.mean(most)))
        )
        return told + self.short_effects()

    def short_effects(self) -> list[str]:
        known = [effect for effect in self.summary.effects if effect.known]
        sure = sorted((effect for effect in known if effect.sure), key=lambda effect: -abs(effect.shift))
        if not known:
            return []
        told = [self.say("lab-short-effects", sure=len(sure), count=len(known))]
        for group in self.summary.probe.groups:
            best = next((effect for effect in sure if effect.group.name == group.name), None)
            if best is not None:
                name, thing = self.wording.group(group.name), self.wording.thing(best)
                points = self.wording.numerals.points(best.shift)
                told.append(self.say("lab-short-effect", group=name, thing=thing, points=points))
        return told

    def short_comparison(self, comparison: Comparison) -> list[str]:
        sure = sorted(comparison.sure, key=lambda change: change.p)
        if not comparison.different and comparison.pairs.games:
            # What was never tried has no verdict.
            return []
        told = [self.say("lab-short-changes", sure=len(sure), count=len(comparison.changes))]
        for change in sure[:TOLD]:
            before, after = (self.wording.value(change.name, value) for value in (change.before, change.after))
            name = self.name(change)
            told.append(self.say("lab-short-change", name=name[:1].upper() + name[1:], before=before, after=after))
        shares = [change.findable for change in comparison.changes if change.name.startswith("place-") and change.known]
        if shares:
            told.append(self.say("lab-short-findable", points=self.wording.numerals.plain(100 * max(shares), 1)))
        return told

    # What changed.

    def name(self, change: Change) -> str:
        if change.thing is None:
            return self.wording.measure(change.name)
        group = self.wording.group(change.thing.group.name)
        return self.say("lab-effect-of", thing=self.wording.thing(change.thing), group=group)

    def changes(self) -> str:
        if self.comparison is None:
            return ""
        plain = [change for change in self.comparison.changes if change.thing is None]
        effects = sorted((change for change in self.comparison.changes if change.thing), key=lambda change: change.p)
        return section(
            self.say("lab-changes"),
            paragraph(self.say("lab-changes-about", count=len(self.comparison.changes)), "soft"),
            self.change_table(plain),
            folded(self.say("lab-changes-effects", count=len(effects)), self.change_table(effects)) if effects else "",
            folded(self.say("lab-file-changes"), tag("pre", escape(self.file_changes()))),
        )

    def change_table(self, changes: list[Change]) -> str:
        wording = self.wording
        heads = [self.say(f"lab-{name}") for name in ("head-number", "original", "changed", "head-difference")]
        heads += [self.say(f"lab-head-{name}") for name in ("interval", "q", "verdict")]
        lines = [
            [
                self.name(change),
                wording.value(change.name, change.before),
                wording.value(change.name, change.after),
                wording.difference(change.name, change.difference),
                wording.difference_span(change.name, change.interval),
                wording.numerals.small(change.q) if change.half is None else "–",
                self.say("lab-more-than-noise" if change.sure else "lab-may-be-noise"),
            ]
            for change in changes
        ]
        return table(heads, lines, strong=[change.sure for change in changes])

    def file_changes(self) -> str:
        before = printed_box(self.summary.settings.game).splitlines()
        after = self.folder.settings[CHANGED].components.splitlines()
        names = (self.say("lab-original"), self.say("lab-changed"))
        return "\n".join(difflib.unified_diff(before, after, *names, lineterm="", n=2))

    # How it was made.

    def making(self) -> str:
        settings = self.summary.settings
        options = ", ".join(
            f"{name}={','.join(value) if isinstance(value, tuple) else str(value).lower()}"
            for name, value in settings.options
            if value != ()
        )
        facts = {
            "lab-fact-game": f"{settings.game}, {options}",
            "lab-fact-bots": ", ".join(settings.bots),
            "lab-fact-games": self.wording.numerals.plain(self.summary.games, 0),
            "lab-fact-seed": str(settings.seed),
            "lab-fact-version": __version__,
        }
        listed = [tag("dt", escape(self.say(name))) + tag("dd", escape(value)) for name, value in facts.items()]
        shifts = "lab-note-effects" if settings.seats > 1 else "lab-note-alone"
        notes = ["lab-note-seeds", "lab-note-intervals", shifts, "lab-note-thirds", "lab-note-many", "lab-note-bots"]
        notes += ["lab-note-pairs"] if self.comparison else []
        return section(
            self.say("lab-making"),
            tag("dl", *listed),
            tag("h3", escape(self.say("lab-stopping"))),
            *(paragraph(sentence) for sentence in self.stopping_words()),
            tag("h3", escape(self.say("lab-method"))),
            bullets([self.say(name, least=LEAST_GAMES) for name in notes]),
        )

    def stopping_words(self) -> list[str]:
        games, planned = self.summary.games, self.folder.planned
        if self.stopping.until is None:
            told = [self.say("lab-stopping-fixed", games=games)]
        else:
            until = self.wording.numerals.plain(100 * self.stopping.until, 2)
            name = "lab-stopping-until" if self.folder.document["stopped"] else "lab-stopping-limit"
            told = [
                self.say(name, games=games, until=until, every=EVERY, least=LEAST),
                self.say("lab-stopping-valid"),
            ]
        if len(planned) > 1:
            numbers = ", ".join(self.wording.numerals.plain(number, 0) for number in planned)
            told.append(self.say("lab-stopping-extended", numbers=numbers))
        return told

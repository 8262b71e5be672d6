"""The box as data: `components.toml`, read and checked, with errors that name the line and the reason."""

import re
import tomllib

from librt.vecs import vec
from mypy_extensions import i64

from vervet.games.cheeky_monkeys.box.cards import (
    ACTIONS,
    COUNT_BITS,
    COUNT_MASK,
    DECK_SHIFT,
    KIND_NAMES,
    KINDS,
    MONKEYS,
    MOST_CARDS,
    NUMBERS,
    ZOMBIES,
)

STATUSES = ("known", "house")
CLASSES = ("quick", "cheeky")
# Three cards to each of six players (CM-3, CM-5).
LEAST_ACTIONS = 18
MOST_ARRIVALS = 10_000
SETTINGS: dict[str, tuple[object, ...]] = {
    "zombies": (False, True),
    "grounding-lasts": ("event", "round"),
    "misfortune-includes-caster": (False, True),
    "destroyer-gives-itself": (False, True),
    "arrival-limit": (),
    "windows": ("all", "able"),
}
# The cards whose class the rule sheet settles (section 4).
SURELY_QUICK = ("no-way", "grounding", "closed-for-holiday")


class ComponentError(ValueError):
    """A box that cannot be played with; the message begins with the line of the file."""


class Box:
    """The cards as numbers, for the rules; shared by all states, never changed.

    `kinds`: the kind of each card number, -1 where there is none. `masks`: the bits of all cards of a kind.
    `everything`: all action cards, as a hand counts them. `quick`: all the bits of the kinds that are quick.
    """

    def __init__(self, counts: dict[str, int], quick: set[str]) -> None:
        self.names: dict[int, str] = {}
        self.numbers: dict[str, int] = {}
        kinds = [-1] * NUMBERS
        masks = [0] * KINDS
        at = [0, 1 << DECK_SHIFT]
        for kind, name in enumerate(KIND_NAMES):
            deck = 0 if kind < len(MONKEYS) else 1
            for index in range(counts[name]):
                card = at[deck]
                self.names[card] = f"{name}{index + 1}"
                self.numbers[f"{name}{index + 1}"] = card
                kinds[card] = kind
                masks[kind] |= 1 << (card & MOST_CARDS + 1)
                at[deck] += 1
        self.kinds: vec[i64] = vec[i64](kinds)
        self.masks: vec[i64] = vec[i64](masks)
        self.monkeys: i64 = at[0]
        self.zombies: i64 = at[1] - (1 << DECK_SHIFT)
        self.everything: i64 = sum(counts[name] << kind * COUNT_BITS for kind, name in enumerate(ACTIONS))
        self.quick: i64 = sum(COUNT_MASK << kind * COUNT_BITS for kind, name in enumerate(ACTIONS) if name in quick)


class Components:
    """What the file says: counts by name, what is marked known or house, the quick cards, and the settings."""

    def __init__(
        self,
        counts: dict[str, int],
        statuses: dict[str, str],
        classes: dict[str, str],
        class_statuses: dict[str, str],
        settings: dict[str, int | str | bool],
    ) -> None:
        self.counts = counts
        self.statuses = statuses
        self.classes = classes
        self.class_statuses = class_statuses
        self.settings = settings
        self.box = Box(counts, {name for name, word in classes.items() if word == "quick"})


class Source:
    """The text of a file, to find the line that an error is about."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()

    def line(self, table: str, number: int, key: str) -> int:
        """The line of a key in the so-many-th table of a name; of the table itself when the key is not there."""
        heads = [at for at, line in enumerate(self.lines, 1) if re.match(rf"\s*\[\[?\s*{table}\s*\]", line)]
        if number >= len(heads):
            return max(1, len(self.lines))
        for at in range(heads[number] + 1, len(self.lines) + 1):
            line = self.lines[at - 1]
            if line.lstrip().startswith("["):
                break
            if re.match(rf"\s*[\"']?{re.escape(key)}[\"']?\s*=", line):
                return at
        return heads[number]

    def error(self, table: str, number: int, key: str, reason: str) -> ComponentError:
        return ComponentError(f"line {self.line(table, number, key)}: {reason}")


def read_components(text: str) -> Components:
    """The box that a file describes; raises `ComponentError`."""
    try:
        document: dict[str, object] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ComponentError(syntax_message(str(error))) from error
    source = Source(text)
    reader = Reader(source)
    for name in document:
        if name not in ("settings", "monkeys", "actions", "zombies"):
            raise source.error(
                re.escape(name), 0, name, f"unknown {name!r}; expected settings, monkeys, actions, zombies"
            )
    reader.read_deck(document.get("monkeys"), "monkeys", MONKEYS, 1)
    reader.read_deck(document.get("actions"), "actions", ACTIONS, LEAST_ACTIONS)
    reader.read_deck(document.get("zombies"), "zombies", ZOMBIES, 1)
    settings = read_settings(source, document.get("settings"))
    return Components(reader.counts, reader.statuses, reader.classes, reader.class_statuses, settings)


def syntax_message(error: str) -> str:
    """The parser's words, with the line in front like in all our errors."""
    found = re.search(r"at line (\d+), column \d+", error)
    return f"line {found[1]}: not a TOML file: {error}" if found else f"line 1: not a TOML file: {error}"


class Reader:
    """Collects what the entries of the three decks say."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.counts: dict[str, int] = {}
        self.statuses: dict[str, str] = {}
        self.classes: dict[str, str] = {}
        self.class_statuses: dict[str, str] = {}

    def read_deck(self, entries: object, table: str, names: tuple[str, ...], least: int) -> None:
        """One deck: every kind once, at most 62 cards."""
        if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
            raise self.source.error(table, 0, table, f"{table}: expected one [[{table}]] for each kind of card")
        for number, entry in enumerate(entries):
            self.read_entry(entry, table, number, names)
        missing = [name for name in names if name not in self.counts]
        if missing:
            raise self.source.error(table, len(entries), "", f"{table}: no entry for {', '.join(missing)}")
        total = sum(self.counts[name] for name in names)
        if not least <= total <= MOST_CARDS:
            where = self.source.line(table, 0, "")
            raise ComponentError(f"line {where}: {table}: expected {least} to {MOST_CARDS} cards in all, not {total}")

    def read_entry(self, entry: dict[str, object], table: str, number: int, names: tuple[str, ...]) -> None:
        keys = (
            ("name", "count", "status", "class", "class-status") if table == "actions" else ("name", "count", "status")
        )
        for key in entry:
            if key not in keys:
                raise self.source.error(table, number, key, f"unknown {key!r}; expected {', '.join(keys)}")
        name = self.word(entry, table, number, "name", names)
        if name in self.counts:
            raise self.source.error(table, number, "name", f"name: {name} has an entry already")
        count = entry.get("count")
        if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= MOST_CARDS:
            reason = f"count: expected a whole number from 0 to {MOST_CARDS}, not {count!r}"
            raise self.source.error(table, number, "count", reason)
        self.counts[name] = count
        self.statuses[name] = self.word(entry, table, number, "status", STATUSES)
        if table == "actions":
            self.classes[name] = self.word(entry, table, number, "class", CLASSES)
            self.class_statuses[name] = self.word(entry, table, number, "class-status", STATUSES)
            if name in SURELY_QUICK and self.classes[name] != "quick":
                raise self.source.error(table, number, "class", f"class: {name} is known to be quick")

    def word(self, entry: dict[str, object], table: str, number: int, key: str, words: tuple[str, ...]) -> str:
        value = entry.get(key)
        if not isinstance(value, str) or value not in words:
            reason = f"{key}: expected one of {', '.join(words)}, not {value!r}"
            raise self.source.error(table, number, key, reason)
        return value


def read_settings(source: Source, table: object) -> dict[str, int | str | bool]:
    if not isinstance(table, dict):
        raise source.error("settings", 0, "settings", "settings: expected a table [settings]")
    for name in table:
        if name not in SETTINGS:
            raise source.error("settings", 0, name, f"unknown {name!r}; expected {', '.join(SETTINGS)}")
    settings: dict[str, int | str | bool] = {}
    for name, words in SETTINGS.items():
        value = table.get(name)
        if words:
            if not isinstance(value, str | bool) or value not in words:
                listed = ", ".join(str(word).lower() for word in words)
                raise source.error("settings", 0, name, f"{name}: expected one of {listed}, not {value!r}")
            settings[name] = value
        elif isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= MOST_ARRIVALS:
            reason = f"{name}: expected a whole number from 1 to {MOST_ARRIVALS}, not {value!r}"
            raise source.error("settings", 0, name, reason)
        else:
            settings[name] = value
    return settings

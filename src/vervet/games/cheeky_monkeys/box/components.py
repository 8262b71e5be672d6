"""The box as data: `components.toml`, read and checked."""

from librt.vecs import vec
from mypy_extensions import i64

from vervet.core.document import Reader
from vervet.core.toml import open_box
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
# Three cards for each of six players (CM-3, CM-5).
LEAST_ACTIONS = 18
MOST_ARRIVALS = 10_000
FLAGS = ("zombies", "misfortune-includes-caster", "destroyer-gives-itself")
CHOICES = {"grounding-lasts": ("event", "round"), "windows": ("all", "able")}
SETTINGS = (*FLAGS, *CHOICES, "arrival-limit")
# The cards whose class the rule sheet settles (section 4).
SURELY_QUICK = ("no-way", "grounding", "closed-for-holiday")


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


def read_components(text: str) -> Components:
    """The box that a file describes; raises `ComponentError`."""
    box = open_box(text)
    box.only(("settings", "monkeys", "actions", "zombies"))
    decks = Decks()
    decks.read(box, "monkeys", MONKEYS, 1)
    decks.read(box, "actions", ACTIONS, LEAST_ACTIONS)
    decks.read(box, "zombies", ZOMBIES, 1)
    settings = read_settings(box.table("settings"))
    return Components(decks.counts, decks.statuses, decks.classes, decks.class_statuses, settings)


class Decks:
    """Collects what the entries of the three decks say."""

    def __init__(self) -> None:
        self.counts: dict[str, int] = {}
        self.statuses: dict[str, str] = {}
        self.classes: dict[str, str] = {}
        self.class_statuses: dict[str, str] = {}

    def read(self, box: Reader, deck: str, names: tuple[str, ...], least: int) -> None:
        """One deck: every kind once, at most 62 cards."""
        for entry in box.tables(deck, first=1):
            self.read_entry(entry, names, deck == "actions")
        missing = [name for name in names if name not in self.counts]
        if missing:
            raise box.refuse(deck, f"no entry for {', '.join(missing)}")
        total = sum(self.counts[name] for name in names)
        if not least <= total <= MOST_CARDS:
            raise box.refuse(deck, f"expected {least} to {MOST_CARDS} cards in all, not {total}")

    def read_entry(self, entry: Reader, names: tuple[str, ...], classed: bool) -> None:
        entry.only(("name", "count", "status", *(("class", "class-status") if classed else ())))
        name = names[entry.word("name", names)]
        if name in self.counts:
            raise entry.refuse("name", f"{name} already has an entry")
        self.counts[name] = entry.number("count", 0, MOST_CARDS)
        self.statuses[name] = STATUSES[entry.word("status", STATUSES)]
        if classed:
            self.classes[name] = CLASSES[entry.word("class", CLASSES)]
            self.class_statuses[name] = STATUSES[entry.word("class-status", STATUSES)]
            if name in SURELY_QUICK and self.classes[name] != "quick":
                raise entry.refuse("class", f"{name} is known to be quick")


def read_settings(table: Reader) -> dict[str, int | str | bool]:
    table.only(SETTINGS)
    settings: dict[str, int | str | bool] = {"arrival-limit": table.number("arrival-limit", 1, MOST_ARRIVALS)}
    for name in FLAGS:
        settings[name] = table.flag(name, None)
    for name, words in CHOICES.items():
        settings[name] = words[table.word(name, words)]
    return settings

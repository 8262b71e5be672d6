"""Cheeky Monkeys written a second time, slowly and differently: effects are generators that run inside one another.

Nothing is packed, nothing is resumable: an effect asks by yielding, and is interrupted by what runs inside it. Only the
shuffling of discards is the engine's own, since both must turn up the same cards.
"""

from collections import Counter
from collections.abc import Generator, Mapping

from vervet.core.chance import Purpose, Seeded
from vervet.core.json import Json

from .scene import maps, numbers, words

PARTS = ("head", "body", "arms", "legs", "tail")
QUICK = ("no-way", "grounding", "closed-for-holiday", "soggy-fuses", "great-escape")
VERBS = {
    "noway": "no-way",
    "ground": "grounding",
    "close": "closed-for-holiday",
    "soggy": "soggy-fuses",
    "escape": "great-escape",
    "exchange": "tactical-exchange",
    "check": "sanitary-check",
    "misfortune": "common-misfortune",
    "deliver": "special-delivery",
    "break": "banana-break",
}
DECK_ORDER = ("monkeys", "zombies", "actions")

# What is asked: a window of seats in their order, the turn or the choice of one seat; the answers are lines by seat.
Ask = tuple[str, list[int]]
Course = Generator[Ask, dict[int, str], None]
# An effect yields its steps, and BETWEEN where a window opens because a further step is possible.
BETWEEN = "between"
Steps = Generator[Course | str, None, None]


class Over(Exception):
    """Somebody has won."""


class Entry:
    """Something in the queue; `gone` when it has been stopped, or when its monkey has left."""

    def __init__(self, what: str, seat: int, monkey: str | None = None) -> None:
        self.what = what
        self.seat = seat
        self.monkey = monkey
        self.gone = False
        self.under_way: str | None = None
        self.stops: Entry | Lasting | None = None


class Lasting:
    def __init__(self, card: str, on: int) -> None:
        self.card = card
        self.on = on


def kind(card: str) -> str:
    return card.rstrip("0123456789")


class Reference:
    """The whole table, from the position at the beginning of a game."""

    def __init__(self, position: Mapping[str, Json], monkeys: list[str]) -> None:
        self.order = {name: at for at, name in enumerate(monkeys)}
        settings, decks, hands = position["settings"], position["decks"], maps(position["hands"])
        assert isinstance(settings, Mapping) and isinstance(decks, Mapping)
        self.seats = len(hands)
        self.settings = settings
        self.limit = numbers([settings["arrival-limit"]])[0]
        self.living = set(numbers(position["living"]))
        self.zombies = set(numbers(position["zombies"]))
        self.rows: list[list[str]] = [[] for _ in hands]
        self.hands = [Counter({card: int(str(count)) for card, count in hand.items()}) for hand in hands]
        self.decks = {name: words(cards) for name, cards in decks.items()}
        self.piles: dict[str, list[str]] = {name: [] for name in DECK_ORDER}
        self.chance = Seeded(int(str(position["random"])))
        # The opening was the first time.
        self.shuffles = dict.fromkeys(DECK_ORDER, 1)
        self.active = int(str(position["active"]))
        self.queue: list[Entry] = []
        self.played: list[Entry | Lasting] = []
        self.lasting: list[Lasting] = []
        self.grounded: set[str] = set()
        self.spent: set[tuple[str, int]] = set()
        self.arrivals = 0
        self.cut = False
        self.winner: int | None = None
        self.actions = {
            "noway": self.do_noway,
            "ground": self.do_ground,
            "close": self.do_close,
            "soggy": self.do_soggy,
            "escape": self.do_escape,
            "exchange": self.do_exchange,
            "check": self.do_check,
            "misfortune": self.do_misfortune,
            "deliver": self.do_deliver,
            "break": self.do_break,
        }
        self.effects = {
            "shaman": self.of_shaman,
            "tempter": self.of_tempter,
            "destroyer": self.of_destroyer,
            "digger": self.of_digger,
            "snatcher": self.of_snatcher,
            "eater": self.of_eater,
        }

    # Small questions.

    def playing(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat in self.living or seat in self.zombies]

    def is_cut(self) -> bool:
        """Whether the active player has blown up in their own round."""
        return self.cut

    def closed(self, seat: int) -> bool:
        return any(effect.card == "closed-for-holiday" and effect.on == seat for effect in self.lasting)

    def kinds(self, seat: int) -> set[str]:
        return {kind(card) for card in self.rows[seat]}

    def others(self, seat: int) -> list[int]:
        around = [(seat + step) % self.seats for step in range(1, self.seats)]
        return [other for other in around if other in self.playing()]

    def trainer(self, card: str) -> int | None:
        return next((seat for seat in range(self.seats) if card in self.rows[seat]), None)

    def available(self, deck: str) -> bool:
        return bool(self.decks[deck] or self.piles[deck])

    def take(self, deck: str) -> str:
        if not self.decks[deck]:
            cards, which, turn = self.piles[deck], DECK_ORDER.index(deck), self.shuffles[deck]
            order = self.chance.shuffled(Purpose("deck"), list(range(len(cards))), which, turn)
            self.decks[deck] = [cards[place] for place in order][::-1]
            self.shuffles[deck] = turn + 1
            self.piles[deck] = []
        return self.decks[deck].pop(0)

    def deck_of(self, card: str) -> str:
        return "zombies" if kind(card) in (*PARTS, "digger", "snatcher", "eater") or "undead" in card else "monkeys"

    def discard(self, card: str) -> None:
        self.piles[self.deck_of(card)].append(card)

    # The course of the game.

    def run(self) -> Course:
        try:
            while True:
                yield from self.round()
                self.end_round()
        except Over:
            return

    def round(self) -> Course:
        if self.settings["grounding-lasts"] == "round":
            self.grounded = set()
            for seat in [self.active, *self.others(self.active)]:
                if seat in self.playing() and {"sniper", "headscratcher"} <= self.kinds(seat) and not self.is_cut():
                    yield from self.shock(seat, None)
        for phase in ("planning", "getting", "drawing", "training"):
            if self.is_cut():
                return
            if phase in ("planning", "training"):
                yield from self.free()
            elif not self.closed(self.active):
                yield from self.automatic(phase)
            if self.is_cut():
                return
            if phase != "training":
                yield from self.window(self.active, None)
        yield from self.window(self.active, None, first=True)
        pair = {"pyromaniac", "undead-pyromaniac"} & self.kinds(self.active)
        if pair and {"juggler", "undead-juggler"} & self.kinds(self.active) and "sniper" not in self.kinds(self.active):
            if not any(effect.card == "soggy-fuses" and effect.on == self.active for effect in self.lasting):
                self.explode(self.active)

    def free(self) -> Course:
        while self.hands[self.active].total() and not self.is_cut():
            line = (yield ("turn", [self.active]))[self.active]
            if line == "done":
                return
            yield from self.play(self.active, line)

    def automatic(self, phase: str) -> Course:
        if phase == "drawing":
            self.draw(self.active)
        else:
            yield from self.receive(self.active, "zombies" if self.active in self.zombies else "monkeys")

    def end_round(self) -> None:
        self.lasting = []
        self.played = []
        self.spent = set()
        self.arrivals = 0
        self.cut = False
        self.active = self.others(self.active)[0] if self.others(self.active) else self.active

    # Windows and cards.

    def window(self, opener: int, entry: Entry | None, first: bool = False) -> Course:
        while True:
            start = opener if first else opener + 1
            order = [(start + step) % self.seats for step in range(self.seats)]
            order = [seat for seat in order if seat in self.playing()]
            answers = yield ("window", order)
            willing = [seat for seat in order if answers[seat] != "pass"]
            if not willing:
                return
            yield from self.play(willing[0], answers[willing[0]])
            if entry is not None and entry.gone:
                return
            if entry is not None and entry.what == "shock" and not self.risk(entry):
                return

    def plays(self, seat: int, quick: bool) -> set[str]:
        """Every line with which the seat could play a card now."""
        found: set[str] = set()
        mine, playing = self.rows[seat], self.playing()
        risk = {card for entry in self.queue if entry.what == "shock" for card in self.risk(entry)}
        for verb, card in VERBS.items():
            if not self.hands[seat][card] or (quick and card not in QUICK):
                continue
            if verb in ("close", "misfortune", "break") or (verb == "noway" and self.last_action() is not None):
                found.add(verb)
            elif verb == "ground":
                found |= {f"ground {name}" for name in risk}
            elif verb == "soggy":
                found |= {f"soggy {other}" for other in playing}
            elif verb == "escape":
                found |= {f"escape {name}" for name in mine}
            elif verb == "check":
                found |= {f"check {name}" for row in self.rows for name in row}
            elif verb == "deliver":
                to = [other for other in playing if other != seat and not self.closed(other)]
                found |= {f"deliver {name} {other}" for name in mine for other in to}
            elif verb == "exchange":
                for other in playing:
                    for name in self.rows[other] if other != seat else []:
                        given = [""] if self.closed(other) else [f" {own}" for own in mine]
                        found |= {f"exchange {name}{tail}" for tail in given}
        return found

    def last_action(self) -> "Entry | Lasting | None":
        return self.played[-1] if self.played else None

    def play(self, seat: int, line: str) -> Course:
        verb, *names = line.split()
        card = VERBS[verb]
        self.hands[seat][card] -= 1
        entry = Entry(card, seat, names[0] if names and verb != "soggy" else None)
        entry.stops = self.last_action() if verb == "noway" else None
        trainer = self.trainer(entry.monkey) if entry.monkey else None
        where = -1 if trainer is None else trainer
        self.queue.append(entry)
        self.played.append(entry)
        yield from self.window(seat, entry)
        yield from self.step_by_step(entry, self.actions[verb](entry, where, names))
        if not entry.gone:
            self.leave_queue(entry)

    def step_by_step(self, entry: Entry, steps: Steps) -> Course:
        """Run an effect until it has no further step or is gone."""
        while not entry.gone:
            step = next(steps, None)
            if step is None:
                return
            if isinstance(step, str):
                yield from self.window(entry.seat, entry)
            else:
                yield from step

    def leave_queue(self, entry: Entry) -> None:
        entry.gone = True
        self.queue.remove(entry)
        self.played = [other for other in self.played if other is not entry]
        if entry.what in VERBS.values():
            self.piles["actions"].append(entry.what)
        if entry.under_way:
            self.discard(entry.under_way)

    # The action cards: each yields its steps, and "between" where a further step is possible.

    def do_noway(self, entry: Entry, trainer: int, names: list[str]) -> Steps:
        if isinstance(entry.stops, Entry) and not entry.stops.gone:
            self.leave_queue(entry.stops)
        elif isinstance(entry.stops, Lasting):
            self.lasting = [effect for effect in self.lasting if effect is not entry.stops]
            self.played = [other for other in self.played if other is not entry.stops]
        yield from ()

    def do_ground(self, entry: Entry, trainer: int, names: list[str]) -> Steps:
        if names[0] in self.rows[trainer]:
            self.grounded.add(names[0])
        yield from ()

    def last(self, entry: Entry, card: str, on: int) -> None:
        """The card keeps working once it has left the queue, in its place among the cards played."""
        if on in self.playing():
            effect = Lasting(card, on)
            self.lasting.append(effect)
            self.played[self.played.index(entry)] = effect

    def do_close(self, entry: Entry, trainer: int, names: list[str]) -> Steps:
        self.last(entry, "closed-for-holiday", entry.seat)
        yield from ()

    def do_soggy(self, entry: Entry, trainer: int, names: list[str]) -> Steps:
        self.last(entry, "soggy-fuses", int(names[0]))
        yield from ()

    def do_escape(self, entry: Entry, trainer: int, names: list[str]) -> Steps:
        if names[0] in self.rows[trainer]:
            self.remove(trainer, names[0])
        yield from ()

    def do_exchange(self, entry: Entry, trainer: int, names: list[str]) -> Steps:
        caster = entry.seat
        given = names[1] if len(names) > 1 else None
        if names[0] not in self.rows[trainer] or (given and given not in self.rows[caster]):
            return
        if given and not self.closed(trainer):
            self.leave(caster, given)
            entry.under_way = given
        if not self.closed(caster) and caster in self.playing():
            self.leave(trainer, names[0])
            yield self.arrive(caster, names[0])
        if entry.under_way and self.can_receive(trainer):
            yield BETWEEN
            if self.can_receive(trainer):
                entry.under_way = None
                yield self.arrive(trainer, str(given))

    def can_receive(self, seat: int) -> bool:
        return seat in self.playing() and not self.closed(seat)

    def do_check(self, entry: Entry, trainer: int, names: list[str]) -> Steps:
        if names[0] not in self.rows[trainer]:
            return
        deck = self.deck_of(names[0])
        aside = self.take(deck) if not self.closed(trainer) and self.available(deck) else None
        self.leave(trainer, names[0])
        self.decks[deck].insert(0, names[0])
        if aside:
            yield self.arrive(trainer, aside)

    def do_misfortune(self, entry: Entry, trainer: int, names: list[str]) -> Steps:
        seats = [(entry.seat + step) % self.seats for step in range(1, self.seats)]
        seats += [entry.seat] if self.settings["misfortune-includes-caster"] else []
        made = False
        for at in range(len(seats)):
            ready = [seat for seat in seats[at:] if self.can_receive(seat) and self.available("monkeys")]
            if made and ready:
                yield BETWEEN
                made = False
            if self.can_receive(seats[at]) and self.available("monkeys"):
                made = True
                yield self.receive(seats[at], "monkeys")

    def do_deliver(self, entry: Entry, trainer: int, names: list[str]) -> Steps:
        to = int(names[1])
        if names[0] in self.rows[trainer] and self.can_receive(to):
            self.leave(trainer, names[0])
            yield self.arrive(to, names[0])

    def do_break(self, entry: Entry, trainer: int, names: list[str]) -> Steps:
        for step in range(2):
            if self.can_receive(entry.seat) and self.available("actions"):
                if step:
                    yield BETWEEN
                if self.can_receive(entry.seat):
                    self.draw(entry.seat)

    # Monkeys come and go.

    def draw(self, seat: int) -> None:
        if self.available("actions"):
            self.hands[seat][self.take("actions")] += 1

    def receive(self, seat: int, deck: str) -> Course:
        if self.available(deck):
            yield from self.arrive(seat, self.take(deck))

    def leave(self, seat: int, card: str) -> None:
        self.rows[seat].remove(card)
        self.grounded.discard(card)
        for entry in list(self.queue):
            if entry.monkey == card and entry.what not in VERBS.values():
                entry.gone = True
                self.queue.remove(entry)

    def remove(self, seat: int, card: str) -> None:
        self.leave(seat, card)
        self.discard(card)

    def arrive(self, seat: int, card: str) -> Course:
        self.rows[seat].append(card)
        self.arrivals += 1
        what = kind(card)
        if what == "sniper":
            self.grounded -= set(self.rows[seat])
        if what in ("sniper", "headscratcher") and {"sniper", "headscratcher"} <= self.kinds(seat):
            yield from self.shock(seat, card)
        elif what in ("shaman", "tempter", "destroyer", "digger", "snatcher", "eater"):
            if (card, seat) not in self.spent and self.arrivals <= self.limit:
                self.spent.add((card, seat))
                yield from self.effect(seat, card)
        elif what in PARTS and seat in self.zombies and set(PARTS) <= self.kinds(seat) and len(self.living) > 1:
            self.winner = seat
            raise Over

    def risk(self, entry: Entry) -> list[str]:
        row = self.rows[entry.seat]
        if not any(kind(card) == "sniper" for card in row):
            return []
        scratchers = [card for card in row if kind(card) == "headscratcher" and card not in self.grounded]
        if entry.monkey is not None and kind(entry.monkey) == "headscratcher":
            return [card for card in scratchers if card == entry.monkey]
        return scratchers

    def shock(self, seat: int, card: str | None) -> Course:
        entry = Entry("shock", seat, card)
        if not self.risk(entry):
            return
        self.queue.append(entry)
        yield from self.window(seat, entry, first=True)
        if entry.gone:
            return
        deadly = bool(self.risk(entry))
        self.queue.remove(entry)
        if deadly:
            self.explode(seat)

    def explode(self, seat: int) -> None:
        for card in sorted(self.rows[seat], key=self.order.__getitem__):
            self.discard(card)
        self.grounded -= set(self.rows[seat])
        self.rows[seat] = []
        for name in VERBS.values():
            self.piles["actions"] += [name] * self.hands[seat][name]
        self.hands[seat] = Counter()
        for entry in list(self.queue):
            if entry.seat == seat and entry.what not in VERBS.values():
                entry.gone = True
                self.queue.remove(entry)
        self.living.discard(seat)
        if self.settings["zombies"]:
            self.zombies.add(seat)
        else:
            over = [effect for effect in self.lasting if effect.on == seat]
            self.lasting = [effect for effect in self.lasting if effect not in over]
            self.played = [other for other in self.played if other not in over]
        self.cut = self.cut or seat == self.active
        if len(self.living) == 1:
            self.winner = next(iter(self.living))
            raise Over

    # What monkeys do.

    def effect(self, seat: int, card: str) -> Course:
        entry = Entry(kind(card), seat, card)
        before = [other for other in self.rows[seat] if other != card]
        self.queue.append(entry)
        yield from self.window(seat, entry)
        yield from self.step_by_step(entry, self.effects[kind(card)](entry, seat, before))
        if not entry.gone:
            entry.gone = True
            self.queue.remove(entry)
            if kind(card) in ("tempter", "eater"):
                self.remove(seat, card)

    def of_shaman(self, entry: Entry, seat: int, before: list[str]) -> Steps:
        yield from self.bring(seat, ["monkeys", "monkeys", "actions", "actions"])

    def of_digger(self, entry: Entry, seat: int, before: list[str]) -> Steps:
        yield from self.bring(seat, ["zombies", "zombies"])

    def bring(self, seat: int, steps: list[str]) -> Steps:
        made = False
        for at, deck in enumerate(steps):
            if made and not self.closed(seat) and any(self.available(later) for later in steps[at:]):
                yield BETWEEN
                made = False
            if not self.closed(seat) and self.available(deck):
                made = True
                if deck == "actions":
                    self.draw(seat)
                else:
                    yield self.receive(seat, deck)

    def of_tempter(self, entry: Entry, seat: int, before: list[str]) -> Steps:
        givers = [(seat + step) % self.seats for step in range(1, self.seats)]
        made = False
        for at, giver in enumerate(givers):
            if made and not self.closed(seat) and any(self.rows[later] for later in givers[at:]):
                yield BETWEEN
                made = False
            if self.rows[giver] and not self.closed(seat):
                made = True
                yield self.tempted(seat, giver)

    def tempted(self, seat: int, giver: int) -> Course:
        card = self.rows[giver][0]
        if len(self.rows[giver]) > 1:
            card = (yield ("give", [giver]))[giver].split()[1]
        self.leave(giver, card)
        yield from self.arrive(seat, card)

    def of_eater(self, entry: Entry, seat: int, before: list[str]) -> Steps:
        eaten = [(seat + step) % self.seats for step in range(1, self.seats)]
        made = False
        for at, other in enumerate(eaten):
            if made and any(self.hands[later].total() for later in eaten[at:]):
                yield BETWEEN
                made = False
            if self.hands[other].total():
                made = True
                yield self.bitten(other)

    def bitten(self, seat: int) -> Course:
        card = next(name for name in VERBS.values() if self.hands[seat][name])
        if self.hands[seat].total() > 1:
            card = (yield ("discard", [seat]))[seat].split()[1]
        self.hands[seat][card] -= 1
        self.piles["actions"].append(card)

    def of_snatcher(self, entry: Entry, seat: int, before: list[str]) -> Steps:
        yield self.snatched(entry, seat)

    def snatched(self, entry: Entry, seat: int) -> Course:
        rows = [card for other in range(self.seats) if other != seat for card in self.rows[other]]
        parts = [card for card in [*rows, *self.piles["zombies"]] if kind(card) in PARTS]
        card = parts[0] if parts and not self.closed(seat) else None
        if card and len(parts) > 1:
            card = (yield ("snatch", [seat]))[seat].split()[1]
        self.remove(seat, str(entry.monkey))
        if card:
            owner = self.trainer(card)
            if owner is None:
                self.piles["zombies"].remove(card)
            else:
                self.leave(owner, card)
            yield from self.arrive(seat, card)

    def of_destroyer(self, entry: Entry, seat: int, before: list[str]) -> Steps:
        made = False
        if self.hands[seat].total():
            yield self.handed_out(seat)
            made = True
        while True:
            left = self.still_there(entry, seat, before)
            itself = [str(entry.monkey)] if self.settings["destroyer-gives-itself"] else []
            to = [other for other in self.others(seat) if not self.closed(other)]
            if not to or not (left or itself):
                return
            if made:
                yield BETWEEN
                made = False
                continue
            yield self.gifted(seat, left or itself, to)
            made = True

    def still_there(self, entry: Entry, seat: int, before: list[str]) -> list[str]:
        """The monkeys from the start that have never left; one that has is struck off for good."""
        before[:] = [card for card in before if card in self.rows[seat] and card not in self.moved(entry)]
        return before

    def moved(self, entry: Entry) -> set[str]:
        """Monkeys that have come back to the trainer since the effect began: they come after the Destroyer."""
        row = self.rows[entry.seat]
        return set(row[row.index(str(entry.monkey)) + 1 :])

    def handed_out(self, seat: int) -> Course:
        others = self.others(seat)
        packets: dict[int, Counter[str]] = {other: Counter() for other in others}
        for name in VERBS.values():
            for _ in range(self.hands[seat][name]):
                to = others[0]
                if len(others) > 1:
                    to = int((yield ("hand", [seat]))[seat].split()[2])
                packets[to][name] += 1
        self.hands[seat] = Counter()
        for other in others:
            self.hands[other] += packets[other]

    def gifted(self, seat: int, cards: list[str], to: list[int]) -> Course:
        card, other = cards[0], to[0]
        if len(cards) > 1 or len(to) > 1:
            _, card, number = (yield ("gift", [seat]))[seat].split()
            other = int(number)
        self.leave(seat, card)
        yield from self.arrive(other, card)

"""Leduc poker, a complete small game with secrets and chance: the second half of docs/researchers/add-a-game.md.

The rules (Southey and others, 2005), for two and, as in OpenSpiel, for more players:

LP-1  2 to 10 players. The deck has one rank more than there are players, and two cards of each: cards 0 and 1 are the
      lowest rank, 2 and 3 the next. Everybody pays one chip and is dealt a card that nobody else sees.
LP-2  There are two rounds of betting, each begun by the lowest seat that is still in; then it goes round. A player
      who is asked calls, paying until they have paid as much as anybody, which may be nothing;
LP-3  or raises: calls and pays 2 chips more, in the second round 4. There are at most two raises in a round;
LP-4  or folds, if calling would cost something: they are out, and what they have paid stays in the pot.
LP-5  A round ends when everybody who is still in has answered the last raise, or called if there was none. After the
      first round a card of the deck is turned up for all.
LP-6  The last player still in takes the pot. If there are several after the second round, the best hand takes it: a
      pair with the card on the table, else the highest rank; equal hands share it. No other card is shown.
"""

from typing import Final

from vervet.core.action import Grammar, Kind
from vervet.core.chance import UNDEALT, Chance, Purpose, Seeded
from vervet.core.chance_file import read_chance
from vervet.core.choices import Choices
from vervet.core.document import Reader, open_position
from vervet.core.event import EVERYONE, EventField, EventKind, EventSet
from vervet.core.excerpt import shown
from vervet.core.game import Game
from vervet.core.json import Json
from vervet.core.option import Count, Options, OptionSet
from vervet.core.refusal import Refusal
from vervet.core.rng import Random, mix
from vervet.core.shape import ListOf, Number, Seat
from vervet.core.state import Outcome, State

# Components.

MOST_PLAYERS: Final = 10
RAISES: Final = (2, 4)
MOST_RAISES: Final = 2
# The most that one can pay, and what everybody therefore brings to the table.
PURSE: Final = 1 + MOST_RAISES * sum(RAISES)
NO_CARD: Final = -1
# What is drawn: the cards of the players, and later the public one.
CARDS: Final = Purpose("cards")
PUBLIC: Final = Purpose("public")
RULES: Final = ("LP-1", "LP-2", "LP-3", "LP-4", "LP-5", "LP-6")

# Actions, declared once. They have no fields: a packed action is its kind.

FOLD: Final = 0
CALL: Final = 1
RAISE: Final = 2
GRAMMAR: Final = Grammar(Kind("fold", FOLD), Kind("call", CALL), Kind("raise", RAISE))
WORDS: Final = ("fold", "call", "raise")
SAID_BY: Final = ("LP-4", "LP-2", "LP-3")

# Events, declared once.

SAID: Final = (EventField("seat", Seat()), EventField("paid", Number(), "what the seat has paid in all"))
EVENTS: Final = EventSet(
    EventKind("fold", "A player gives up (LP-4).", *SAID),
    EventKind("call", "A player pays what the others have paid (LP-2).", *SAID),
    EventKind("raise", "A player pays more than the others (LP-3).", *SAID),
    EventKind("turned-up", "The common card is turned up (LP-5).", EventField("card", Number())),
    EventKind("pot", "The game is over (LP-6).", EventField("winners", ListOf(Seat())), EventField("chips", Number())),
)


def deck(players: int) -> list[int]:
    return list(range(2 * (players + 1)))


def rank(card: int) -> int:
    return card // 2


class Leduc(State):
    """The table. Everything that can change is here, the random numbers to come included."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.cards: list[int] = [NO_CARD] * players
        self.public = NO_CARD
        self.paid: list[int] = [1] * players
        self.folded: list[bool] = [False] * players
        # What was said in each round.
        self.bets: list[list[int]] = [[], []]
        self.round = 0
        self.turn = 0
        self.over = False
        self.taught: list[int] = [0] * players
        self.chance: Chance = UNDEALT

    # Who decides, and what.

    def asked(self) -> int:
        return 0 if self.over else 1 << self.turn

    def owes(self, seat: int) -> int:
        return max(self.paid) - self.paid[seat]

    def list_choices(self, seat: int, out: Choices) -> None:
        if self.owes(seat) > 0:
            out.add(FOLD)
        out.add(CALL)
        if self.bets[self.round].count(RAISE) < MOST_RAISES:
            out.add(RAISE)

    def explain(self, seat: int, action: int) -> Refusal | None:
        """The same rules once more, in the order in which a person would give the reasons."""
        if self.over:
            return Refusal("LP-6", "over")
        if seat != self.turn:
            return Refusal("LP-2", "not-your-turn")
        if action not in (FOLD, CALL, RAISE):
            return Refusal("LP-2", "no-such-action")
        if action == FOLD and self.owes(seat) == 0:
            return Refusal("LP-4", "nothing-to-pay")
        if action == RAISE and self.bets[self.round].count(RAISE) == MOST_RAISES:
            return Refusal("LP-3", "no-more-raises", most=MOST_RAISES)
        return None

    # What a decision does.

    def execute(self, seat: int, action: int) -> None:
        self.bets[self.round].append(action)
        if action == FOLD:
            self.folded[seat] = True
        else:
            self.paid[seat] += self.owes(seat) + (RAISES[self.round] if action == RAISE else 0)
        if self.listening:
            self.tell(WORDS[action], SAID_BY[action], {"seat": seat, "paid": self.paid[seat]})
        if len(self.staying()) == 1:
            self.end()
        elif not self.round_is_over():
            self.turn = self.next_in(seat + 1)
        elif self.round == 0:
            self.turn_up(seat)
        else:
            self.taught[seat] += 1
            self.end()

    def staying(self) -> list[int]:
        return [seat for seat in range(self.seats) if not self.folded[seat]]

    def next_in(self, seat: int) -> int:
        """The first seat from here on that is still in."""
        while self.folded[seat % self.seats]:
            seat += 1
        return seat % self.seats

    def round_is_over(self) -> bool:
        """LP-5: whoever raised need not answer their own raise."""
        bets = self.bets[self.round]
        answers = bets[::-1].index(RAISE) if RAISE in bets else len(bets)
        calls = bets[len(bets) - answers :].count(CALL)
        return calls == len(self.staying()) - int(RAISE in bets)

    def turn_up(self, seat: int) -> None:
        """LP-5. Law 9: whoever made the card turn up cannot take it back."""
        left = [card for card in deck(self.seats) if card not in self.cards]
        self.public = left[self.chance.below(PUBLIC, len(left))]
        self.taught[seat] += 1
        self.round = 1
        self.turn = self.next_in(0)
        if self.listening:
            self.tell("turned-up", "LP-5", {"card": self.public})

    def end(self) -> None:
        self.over = True
        if self.listening:
            self.tell("pot", "LP-6", {"winners": list(self.winners()), "chips": sum(self.paid)})

    # How it ends.

    def strength(self, seat: int) -> int:
        """LP-6: a pair beats every rank."""
        pair = rank(self.cards[seat]) == rank(self.public)
        return self.seats + 1 if pair else rank(self.cards[seat])

    def winners(self) -> tuple[int, ...]:
        staying = self.staying()
        if len(staying) == 1:
            return tuple(staying)
        best = max(self.strength(seat) for seat in staying)
        return tuple(seat for seat in staying if self.strength(seat) == best)

    def gain(self, seat: int) -> float:
        """The chips won or lost."""
        winners = self.winners()
        return (sum(self.paid) / len(winners) if seat in winners else 0.0) - self.paid[seat]

    def pay(self, seat: int) -> float:
        """Law 7 wants shares of 1: of all the chips that were brought to the table, those that are now the seat's."""
        return (PURSE + self.gain(seat)) / (PURSE * len(self.paid))

    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        return Outcome(self.winners(), "last-one-in" if len(self.staying()) == 1 else "best-hand", "LP-6")

    # What is secret: only these functions know.

    def show(self, seat: int | None) -> Json:
        """The betting is what perfect memory remembers. At the end all see who takes the pot, and no card."""
        return {
            "game": "leduc",
            "card": None if seat is None else self.cards[seat],
            "public": None if self.public == NO_CARD else self.public,
            "bets": [[WORDS[bet] for bet in bets] for bets in self.bets],
            "paid": list(self.paid),
            "folded": list(self.folded),
            "turn": None if self.over else self.turn,
            "winners": list(self.winners()) if self.over else None,
        }

    def deal(self, seat: int, rng: Random) -> "Leduc":
        """Deal the cards that the seat does not know until they fit what it knows: who took the pot."""
        world = self.copy()
        unseen = [card for card in deck(self.seats) if card not in (self.cards[seat], self.public)]
        while True:
            shuffle(unseen, rng)
            world.cards = [*unseen[:seat], self.cards[seat], *unseen[seat : self.seats - 1]]
            if not self.over or world.winners() == self.winners():
                break
        world.chance = Seeded(rng.bits())
        return world

    def draw_from(self, chance: Chance) -> None:
        self.chance = chance

    def lessons(self, seat: int) -> int:
        """Law 9: a card that turns up teaches all, and so does the end, unless all others have folded."""
        return self.taught[seat]

    def witnesses(self, seat: int, action: int) -> int:
        return EVERYONE

    # What helps bots: it may depend on nothing but what the seat knows.

    def suggest(self, seat: int, rng: Random) -> int:
        """Raise with a pair or the highest rank, fold the lowest when it costs, and call with the rest."""
        good = self.strength(seat) >= self.seats
        bad = self.strength(seat) == 0
        wish = RAISE if good else FOLD if bad else CALL
        return wish if wish in self.legal_actions(seat) else CALL

    # Copies, files, hashes.

    def copy(self) -> "Leduc":
        other = Leduc(self.seats)
        other.cards = list(self.cards)
        other.public = self.public
        other.paid = list(self.paid)
        other.folded = list(self.folded)
        other.bets = [list(bets) for bets in self.bets]
        other.round = self.round
        other.turn = self.turn
        other.over = self.over
        other.taught = list(self.taught)
        other.chance = self.chance.copy()
        return other

    def position(self) -> Json:
        """The cards and the betting: everything else follows from them."""
        return {
            "game": "leduc",
            "cards": list(self.cards),
            "public": self.public,
            "bets": [[WORDS[bet] for bet in bets] for bets in self.bets],
            "random": self.chance.document(),
        }

    def hash(self) -> int:
        """The same once more, number by number; Python's own hash() differs between processes."""
        value = mix(self.chance.mark() ^ self.seats)
        for numbers in [self.cards, [self.public + 1], *self.bets]:
            for number in numbers:
                value = mix(value ^ number)
            value = mix(value ^ 63)
        return value


class LeducGame(Game):
    """How a game begins, and how a position file is read."""

    def __init__(self) -> None:
        options = OptionSet(Count("players", 2, 2, MOST_PLAYERS, "LP-1"))
        super().__init__("leduc", 1, (2, MOST_PLAYERS), options, GRAMMAR, RULES, events=EVENTS)

    def start(self, options: Options, chance: Chance) -> Leduc:
        players = options["players"]
        assert isinstance(players, int)
        state = Leduc(players)
        state.chance = chance
        state.cards = chance.shuffled(CARDS, deck(players))[:players]
        return state

    def load(self, position: Json) -> Leduc:
        """The betting is played again, so that a damaged file cannot contradict itself."""
        document = open_position(position, self.name)
        seats = len(document.items("cards"))
        if not 2 <= seats <= MOST_PLAYERS:
            raise document.refuse("cards", f"expected 2 to {MOST_PLAYERS}, not {seats}")
        state = Leduc(seats)
        most = deck(seats)[-1]
        state.cards = document.numbers("cards", 0, most)
        public = document.number("public", NO_CARD, most, NO_CARD)
        if len({*state.cards, public}) != seats + 1:
            raise document.refuse("cards", "a card is there twice, perhaps as the public one")
        play_again(state, document)
        if (public == NO_CARD) != (state.public == NO_CARD):
            raise document.wrong("public", "a card exactly when the first round is over")
        state.public = public
        state.chance = read_chance(document)
        return state


def play_again(state: Leduc, document: Reader) -> None:
    rounds = document.items("bets")
    if len(rounds) != 2:
        raise document.refuse("bets", f"expected those of 2 rounds, not {len(rounds)}")
    for number, said in enumerate(rounds):
        for word in said if isinstance(said, list) else [said]:
            if word not in WORDS:
                raise document.refuse("bets", f"expected some of {', '.join(WORDS)}, not {shown(word)}")
            bet = WORDS.index(word)
            if state.round != number or bet not in state.legal_actions(state.actor()):
                raise document.refuse("bets", f"{word!r} is not legal where it stands in round {number + 1}")
            state.execute(state.actor(), bet)


def shuffle(cards: list[int], rng: Random) -> None:
    for last in range(len(cards) - 1, 0, -1):
        other = rng.below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]


GAME = LeducGame()

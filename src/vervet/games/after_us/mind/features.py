"""What a network sees of After Us: what everybody has and owns, how far it is to the goal, and the seat's own cards.

It is seen from a seat: `ahead` 0 is that seat, 1 the next one; in solo the King is next. Of cards that lie face down a
network sees what the seat knows: others' recruits by their piles, and tokens once they are shown.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vervet.core.features import MOST_ROWS, SEATS, SecretFeatures
from vervet.core.state import State
from vervet.games.after_us.actions import (
    COPY,
    RECRUIT,
    REMOVE,
    TOKEN,
    USE_BLASTER,
    USE_CONSOLE,
    USE_FRIDGE,
    USE_MOPED,
    USE_PHONE,
    card_of,
    get_of,
    kind_of,
    level_of,
    phone_pile,
    price_of,
    resource_of,
    side_of,
    species_of,
)
from vervet.games.after_us.box.box import NONE, PILES, Box, pile_at
from vervet.games.after_us.box.words import OBJECTS, RAGE, RESOURCES, SPECIES
from vervet.games.after_us.mind.powers import powers_of
from vervet.games.after_us.mind.prospects import mean_power, prospect
from vervet.games.after_us.rules.king import LAID_OUT, king_token
from vervet.games.after_us.rules.table import (
    AGAIN,
    COPIED,
    DECK,
    DISCARD,
    MOPED_PILE,
    PHASES,
    RECRUIT_PILE,
    TOKENS,
    USED,
    Table,
)
from vervet.games.after_us.rules.table import TOKEN as TOKEN_COLUMN

ROUNDS: Final = 16
STOCK: Final = 16
POINT_STEPS: Final = 32
RAGES: Final = 16
OWNED: Final = 24
TAMARINS: Final = 12
POWERS: Final = 36
LEADS: Final = 41
MANY: Final = 4
TAMARIN_SET: Final = 8
CARDS: Final = 256
PILE_SPECIES: Final = 4
RESOURCE_KINDS: Final = len(RESOURCES)
OBJECT_KINDS: Final = len(OBJECTS)
KINDS: Final = 16
NAMED: Final = PILES + 1
# Shifted down it stays within 64 bits in every build: a shift up of a plain 1 is one of 32 bits where it is compiled.
ONE_BIT: Final = 1 << 60

_ahead = ("ahead", SEATS)
_species = ("species", PILE_SPECIES)
_card = ("card", CARDS)
_kind = ("kind", KINDS)


class AfterUsFeatures(SecretFeatures):
    """The game for one to six; lines are ordered, and their frames chosen, by the game's own plans."""

    def __init__(self) -> None:
        super().__init__("after-us")
        self.object = self.table("object", [("which", OBJECT_KINDS)], "an object that is in play")
        self.phase = self.table("phase", [("phase", len(PHASES)), ("short", 2)], "the phase, and a last round")
        self.lasting = self.table("round", [("round", ROUNDS)], "the round")
        self.lead = self.table("lead", [("by", LEADS)], "how far the seat is ahead, by the game's own guess, in points")
        self.gap = self.table("gap", [("points", POINT_STEPS)], "how many points whoever leads lacks, by three")
        self.points = self.table("points", [_ahead, ("points", POINT_STEPS)], "the points of a seat, by three")
        self.stock = self.table(
            "stock", [_ahead, ("resource", RESOURCE_KINDS), ("count", STOCK)], "the resources of a seat"
        )
        self.rage = self.table("rage", [_ahead, ("rage", RAGES)], "the rage of a seat")
        self.owned = self.table("owned", [_ahead, ("cards", OWNED)], "how many cards a seat owns")
        self.tamarins = self.table("tamarins", [_ahead, ("count", TAMARINS)], "how many of them are Tamarins")
        self.power = self.table("power", [_ahead, ("mean", POWERS)], "how good they are on average")
        self.monkeys = self.table(
            "monkeys",
            [_ahead, _species, ("first", MANY), ("second", MANY)],
            "how many of level 1 and 2 of a species a seat owns, if any",
        )
        self.declare_rest()

    def declare_rest(self) -> None:
        """The round as far as it has gone, single cards, and what actions are."""
        self.token = self.table("token", [_ahead, _species], "the token of a seat, its own or shown")
        self.king = self.table("king", [("place", LAID_OUT + 1), _species], "the King's tokens")
        self.asked = self.table("asked", [("moped", 2), ("pile", PILES)], "the pile of a monkey that it has asked for")
        self.used = self.table("used", [("which", OBJECT_KINDS)], "an object that the seat has used this round")
        self.left = self.table("left", [("again", 2), ("copied", 2)], "its reactivation is open, its copy made")
        self.line = self.table("line", [_ahead, _card], "a card in the line of a seat")
        self.own = self.table("own", [("discarded", 2), _card], "another card of the seat's own, as far as it knows it")
        self.what = self.action_table("what", [_kind, ("phase", len(PHASES))], "the kind of action")
        self.pile = self.action_table(
            "pile", [_kind, ("pile", NAMED), ("stock", STOCK)], "the pile it is about, and the food that the seat has"
        )
        self.named = self.action_table("card", [_kind, _card], "the card that it names")
        self.goods = self.action_table(
            "goods", [_kind, ("one", RESOURCE_KINDS), ("other", RESOURCE_KINDS)], "resources that are paid and taken"
        )
        self.side = self.action_table("side", [("side", 2), _species], "whose token it copies")
        self.near = self.action_table("near", [_kind, ("gap", POINT_STEPS)], "how near the end is")
        self.many = self.action_table(
            "many", [_kind, ("pile", NAMED), ("owned", MANY)], "how many of that pile the seat owns"
        )
        self.strong = self.action_table("strong", [_kind, ("power", POWERS)], "how good the card that it names is")

    def lap(self, state: State) -> i64:
        assert isinstance(state, Table)
        return state.round

    def sides(self, state: State) -> i64:
        return state.seats if state.seats > 1 else 2

    def setup(self, state: State) -> list[str]:
        """Players, and what is in the box, by a digest of its components."""
        assert isinstance(state, Table)
        box = state.box
        words = [f"players {state.seats}", f"goal {box.goal}", f"cards {box.cards}"]
        marks = [0 for _ in SPECIES]
        powers = powers_of(box)
        for card in range(box.cards):
            marks[box.species[card]] += int(powers.cards[card]) * (card % 97 + 1)
        return words + [f"{name} {mark}" for name, mark in zip(SPECIES, marks, strict=True)]

    def write(self, state: State, seat: i64) -> None:
        assert isinstance(state, Table)
        self.put_players(state)
        which: i64 = 0
        while which < OBJECT_KINDS:
            if state.objects >> which & 1 != 0:
                self.put(self.object + which)
            which += 1
        self.put(self.phase + state.phase * 2 + (1 if state.short else 0))
        self.put(self.lasting + min(state.round, ROUNDS - 1))
        self.put(self.lead + lead_of(state, seat))
        self.put(self.gap + gap_of(state))
        ahead: i64 = 0
        while ahead < state.seats:
            self.write_board(state, (seat + ahead) % state.seats, ahead)
            ahead += 1
        if state.solo:
            self.write_board(state, state.king(), 1)
            place: i64 = 0
            while place <= LAID_OUT:
                self.put(self.king + place * PILE_SPECIES + king_token(state, place))
                place += 1
        self.write_round(state, seat)
        self.write_cards(state, seat)

    def write_board(self, table: Table, board: i64, ahead: i64) -> None:
        """What a player has and owns, as everybody knows it."""
        self.put(self.points + ahead * POINT_STEPS + min(table.points(board) // 3, POINT_STEPS - 1))
        kind: i64 = 0
        while kind < RESOURCE_KINDS:
            self.put(self.stock + (ahead * RESOURCE_KINDS + kind) * STOCK + min(table.at(board, kind), STOCK - 1))
            kind += 1
        self.put(self.rage + ahead * RAGES + min(table.at(board, RAGE), RAGES - 1))
        self.put(self.owned + ahead * OWNED + min(table.owned(board), OWNED - 1))
        self.put(self.power + ahead * POWERS + power_step(mean_power(table, board)))
        piles: i64 = 0
        tamarins: i64 = 0
        place: i64 = 0
        while place < table.places(board):
            card = table.card_at(board, place)
            if card != NONE:
                if table.box.level[card] == 0:
                    tamarins += 1
                else:
                    piles += one_of(table.box.pile_of(card))
            place += 1
        for column in (DECK, DISCARD):
            card = table.at(board, column)
            while card != NONE:
                if table.box.level[card] == 0:
                    tamarins += 1
                else:
                    piles += one_of(table.box.pile_of(card))
                card = table.below[card]
        self.put(self.tamarins + ahead * TAMARINS + min(tamarins, TAMARINS - 1))
        species: i64 = 0
        while species < PILE_SPECIES:
            first = min(piles >> 5 * species & 31, MANY - 1)
            second = min(piles >> 5 * (species + PILE_SPECIES) & 31, MANY - 1)
            if first + second > 0:
                self.put(self.monkeys + ((ahead * PILE_SPECIES + species) * MANY + first) * MANY + second)
            species += 1

    def write_round(self, table: Table, seat: i64) -> None:
        """Tokens as far as they are shown, and what the seat has done in this round."""
        ahead: i64 = 0
        while ahead < table.seats:
            other = (seat + ahead) % table.seats
            token = table.at(other, TOKEN_COLUMN)
            if token != NONE and (ahead == 0 or table.phase != TOKENS):
                self.put(self.token + ahead * PILE_SPECIES + token)
            ahead += 1
        if table.at(seat, RECRUIT_PILE) != NONE:
            self.put(self.asked + table.at(seat, RECRUIT_PILE))
        if table.at(seat, MOPED_PILE) != NONE:
            self.put(self.asked + PILES + table.at(seat, MOPED_PILE))
        used = table.at(seat, USED)
        which: i64 = 0
        while used != 0 and which < OBJECT_KINDS:
            if used >> which & 1 != 0:
                self.put(self.used + which)
            which += 1
        again: i64 = 2 if table.at(seat, AGAIN) != 0 else 0
        self.put(self.left + again + (1 if table.at(seat, COPIED) != 0 else 0))

    def write_cards(self, table: Table, seat: i64) -> None:
        """Lines, and the seat's other cards, as long as there is room."""
        ahead: i64 = 0
        while ahead < table.seats:
            other = (seat + ahead) % table.seats
            place: i64 = 0
            while place < table.places(other):
                card = table.card_at(other, place)
                if card != NONE and self.count < MOST_ROWS:
                    self.put(self.line + ahead * CARDS + face_of(table.box, card))
                place += 1
            ahead += 1
        self.write_own(table, seat, DISCARD)
        self.write_own(table, seat, DECK)

    def write_own(self, table: Table, seat: i64, column: i64) -> None:
        """The cards of the seat's discard or deck in the order of their numbers: theirs may be a secret."""
        eye = i64(1) << seat
        first = self.own + (CARDS if column == DISCARD else 0)
        faces = vec[i64]()
        card = table.at(seat, column)
        while card != NONE:
            if table.box.level[card] == 0 or table.known[card] & eye != 0:
                faces = append(faces, face_of(table.box, card))
                at: i64 = len(faces) - 1
                while at > 0 and faces[at - 1] > faces[at]:
                    swapped = faces[at]
                    faces[at] = faces[at - 1]
                    faces[at - 1] = swapped
                    at -= 1
            card = table.below[card]
        at = 0
        while at < len(faces) and self.count < MOST_ROWS:
            self.put(first + faces[at])
            at += 1

    def write_action(self, state: State, seat: i64, action: i64) -> None:
        assert isinstance(state, Table)
        kind = kind_of(action)
        self.put_action(self.what + kind * len(PHASES) + state.phase)
        self.put_action(self.near + kind * POINT_STEPS + gap_of(state))
        if kind == TOKEN:
            self.write_pile(state, seat, kind, species_of(action))
        elif kind == RECRUIT:
            pile = pile_at(state.at(seat, TOKEN_COLUMN), level_of(action))
            self.write_pile(state, seat, kind, pile)
            self.put_action(self.goods + (kind * RESOURCE_KINDS + resource_of(action)) * RESOURCE_KINDS)
        elif kind == USE_MOPED:
            self.write_pile(state, seat, kind, pile_at(species_of(action), level_of(action)))
        elif kind == COPY:
            self.write_copy(state, seat, action)
        elif kind == USE_FRIDGE:
            row = (kind * RESOURCE_KINDS + resource_of(action)) * RESOURCE_KINDS + get_of(action)
            self.put_action(self.goods + row)
        elif kind in (REMOVE, USE_BLASTER, USE_CONSOLE, USE_PHONE):
            card = state.box.index(card_of(action))
            self.put_action(self.named + kind * CARDS + face_of(state.box, card))
            self.put_action(self.strong + kind * POWERS + power_step(powers_of(state.box).cards[card]))
            if kind == USE_PHONE:
                self.write_pile(state, seat, kind, pile_at(phone_pile(action), state.box.level[card]))

    def write_pile(self, table: Table, seat: i64, kind: i64, pile: i64) -> None:
        """A pile (or, for a token, a species), the food for it, and how many such cards the seat owns."""
        food = table.box.token_food[pile & 3]
        stock = table.at(seat, food) if food >= 0 else max(table.at(seat, 0), table.at(seat, 1), table.at(seat, 2))
        self.put_action(self.pile + (kind * NAMED + pile) * STOCK + min(stock, STOCK - 1))
        count: i64 = 0
        for column in (DECK, DISCARD):
            card = table.at(seat, column)
            while card != NONE:
                if table.box.level[card] > 0 and table.box.species[card] == pile & 3:
                    count += 1
                card = table.below[card]
        self.put_action(self.many + (kind * NAMED + pile) * MANY + min(count, MANY - 1))

    def write_copy(self, table: Table, seat: i64, action: i64) -> None:
        """The neighbour's token, and what is paid for it."""
        step: i64 = 1 if side_of(action) == 1 else table.seats - 1
        token = table.at((seat + step) % table.seats, TOKEN_COLUMN)
        if token != NONE:
            self.put_action(self.side + side_of(action) * PILE_SPECIES + token)
        self.put_action(self.goods + (COPY * RESOURCE_KINDS + price_of(action)) * RESOURCE_KINDS)


def gap_of(table: Table) -> i64:
    """What whoever leads lacks to the goal, in steps of three."""
    return min(max(table.box.goal - table.best_points(), 0) // 3, POINT_STEPS - 1)


def lead_of(table: Table, seat: i64) -> i64:
    """How far the seat's prospects are above the best of the others, in points; the middle is as far."""
    mine = prospect(table, seat)
    best: i64 = 0
    board: i64 = 0
    while board < table.seats + (1 if table.solo else 0):
        if board != seat:
            best = max(best, prospect(table, board))
        board += 1
    return min(max((mine - best) // 100 + LEADS // 2, 0), LEADS - 1)


def power_step(power: i64) -> i64:
    """The power of a card in steps of a fifth of a point."""
    return min(max(power // 20, 0), POWERS - 1)


def face_of(box: Box, card: i64) -> i64:
    """The printed number of a card; Tamarins, of which every colour has the same, by their place among eight."""
    return box.number[card] if box.level[card] > 0 else card % TAMARIN_SET + 1


def one_of(pile: i64) -> i64:
    """A card of a pile, as it is added to a word with five bits for each pile."""
    return i64(ONE_BIT) >> (60 - 5 * pile)

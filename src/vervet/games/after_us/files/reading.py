"""Reading position files (see `writing` for how they look), every value checked."""

from collections.abc import Mapping

from vervet.core.document import (
    check_names,
    read_flag,
    read_list,
    read_number,
    read_optional_word,
    read_word,
    read_words,
)
from vervet.core.event import EVERYONE
from vervet.core.game import PositionError, mapping
from vervet.core.json import Json
from vervet.games.after_us.box.box import MOST_NUMBER, NONE
from vervet.games.after_us.box.piles import PILES as PILE_NAMES
from vervet.games.after_us.box.spots import PLACES as MOST_PLACES
from vervet.games.after_us.box.spots import SPOT_NAMES, SPOTS
from vervet.games.after_us.box.words import OBJECTS, POINTS, RAGE, RESOURCES, SPECIES
from vervet.games.after_us.files.knowers import usual_knowers
from vervet.games.after_us.files.promises import RANKED, make_promises
from vervet.games.after_us.files.soundness import check_position, check_ranks
from vervet.games.after_us.files.writing import MEANS
from vervet.games.after_us.rules.king import LAID_OUT, TOKEN_BITS
from vervet.games.after_us.rules.line import next_closed
from vervet.games.after_us.rules.table import (
    ACTIVATED,
    AGAIN,
    COPIED,
    FIRST,
    FIXED,
    LINE,
    LOOSE,
    LOST,
    MOPED_PILE,
    PHASES,
    PLACES,
    POINTER,
    PROMISES,
    RANK,
    READY,
    REASONS,
    RECRUIT_FOOD,
    RECRUIT_PILE,
    RETURNED,
    SHUFFLES,
    TAUGHT,
    TOKEN,
    USED,
    Table,
)

MOST = 1_000_000
TOKEN_WORDS = SPECIES[:4]
NAMES = (
    "game",
    "seats",
    "objects",
    "round",
    "phase",
    "short",
    "reason",
    "boards",
    "piles",
    "promised",
    "known",
    "random",
    "king",
)
BOARD_NAMES = (
    *("points", "rage", "stock", "deck", "loose", "discard", "line", "arranged", "reached", "activated", "ready"),
    *("token", "reactivation", "copied", "used", "recruit", "food", "moped", "first", "returned", "removed"),
    *("rank", "shuffles", "taught"),
)


class Loader:
    """Fills a table from a document; `free` are the cards that nothing has named yet."""

    def __init__(self, table: Table, document: Mapping[str, Json]) -> None:
        self.table = table
        self.document = document
        self.free = set(range(int(table.box.cards)))

    def load(self) -> None:
        document, table = self.document, self.table
        check_names(document, NAMES)
        table.lay_out()
        table.objects = read_words(document, "objects", OBJECTS)
        table.round = read_number(document, "round", 1, 1, MOST)
        table.phase = read_word(document, "phase", "life", PHASES)
        table.short = read_flag(document, "short")
        table.reason = read_word(document, "reason", "", REASONS)
        table.rng.state = read_number(document, "random", 0, 0, 2**63 - 1)
        self.load_king()
        boards = self.boards()
        for board, entry in enumerate(boards):
            self.load_board(board, entry)
        self.load_piles()
        for board, entry in enumerate(boards):
            self.load_deck(board, entry)
        for board, entry in enumerate(boards):
            self.load_progress(board, entry)
        self.load_ranks(boards)
        self.load_known()
        check_position(table)

    def boards(self) -> list[Mapping[str, Json]]:
        count = int(self.table.seats) + (1 if self.table.solo else 0)
        listed = [mapping(entry, "boards") for entry in read_list(self.document, "boards")]
        if len(listed) > count:
            raise PositionError(f"boards: expected at most {count}, not {len(listed)}")
        return listed + [{}] * (count - len(listed))

    def load_king(self) -> None:
        """AU-60: three tokens from the left, and the one that is missing."""
        words = self.document.get("king", list(TOKEN_WORDS))
        if not isinstance(words, list) or sorted(map(str, words)) != sorted(TOKEN_WORDS):
            raise PositionError(f"king: expected {', '.join(TOKEN_WORDS)} in some order, not {words!r}")
        if self.table.solo:
            for place in range(LAID_OUT + 1):
                self.table.king_tokens |= TOKEN_WORDS.index(str(words[place])) << (place * TOKEN_BITS)

    # Cards.

    def take(self, value: Json, where: str) -> int:
        """The card with a number, once."""
        card = self.find(value, where)
        if card not in self.free:
            raise PositionError(f"{where}: card {value} is there twice")
        self.free.discard(card)
        return card

    def find(self, value: Json, where: str) -> int:
        """The card with a number; the bounds come first, because a number may be too large for the engine."""
        card = NONE
        if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MOST_NUMBER:
            card = int(self.table.box.index(value))
        if card == NONE:
            raise PositionError(f"{where}: expected the number of a card, not {value!r}")
        return card

    def cards(self, entry: Mapping[str, Json], name: str, where: str) -> list[int]:
        return [self.take(value, f"{where}{name}") for value in read_list(entry, name, where)]

    def load_board(self, board: int, entry: Mapping[str, Json]) -> None:
        """Counters, line and discard."""
        table, where = self.table, f"boards, {board}: "
        check_names(entry, BOARD_NAMES, where)
        stock = mapping(entry.get("stock", {}), f"{where}stock")
        check_names(stock, RESOURCES, f"{where}stock: ")
        for kind, name in enumerate(RESOURCES):
            table.put(board, kind, read_number(stock, name, 0, 0, MOST, f"{where}stock: "))
        table.put(board, POINTS, read_number(entry, "points", 0, 0, MOST, where))
        table.put(board, RAGE, read_number(entry, "rage", 0, 0, int(table.box.rage_most), where))
        line = read_list(entry, "line", where)
        if len(line) > MOST_PLACES:
            raise PositionError(f"{where}line: expected at most {MOST_PLACES} cards, not {len(line)}")
        for place, value in enumerate(line):
            table.put(board, LINE + place, NONE if value is None else self.take(value, f"{where}line"))
        table.put(board, PLACES, len(line))
        for card in reversed(self.cards(entry, "discard", where)):
            table.put_on_discard(board, card)
        if entry.get("returned") is not None:
            table.put(board, RETURNED, self.take(entry["returned"], f"{where}returned"))
        self.cards(entry, "deck", where)

    def load_piles(self) -> None:
        """An absent pile is what is left of its cards."""
        piles = mapping(self.document.get("piles", {}), "piles")
        check_names(piles, PILE_NAMES, "piles: ")
        listed = {name: self.cards(piles, name, "piles: ") for name in PILE_NAMES if name in piles}
        for pile, name in enumerate(PILE_NAMES):
            for card in listed.get(name, []):
                if self.table.box.pile_of(card) != pile:
                    raise PositionError(f"piles: {name}: card {self.table.box.number[card]} is of another pile")
            left = [card for card in sorted(self.free) if self.table.box.pile_of(card) == pile]
            for card in listed.get(name, left):
                self.free.discard(card)
                self.table.put_under(pile, card)

    def load_deck(self, board: int, entry: Mapping[str, Json]) -> None:
        """An absent deck is what is left of the Tamarins."""
        table, where = self.table, f"boards, {board}: "
        size = int(table.box.components.set_size)
        mine = range(board * size, (board + 1) * size)
        deck = [self.find(value, f"{where}deck") for value in read_list(entry, "deck", where)]
        if "deck" not in entry:
            deck = [card for card in mine if card in self.free]
        for card in reversed(deck):
            self.free.discard(card)
            table.put_on_deck(board, card)
        table.put(board, LOOSE, read_number(entry, "loose", len(deck), 0, len(deck), where))

    # Where in the round a player is.

    def load_progress(self, board: int, entry: Mapping[str, Json]) -> None:
        table, where = self.table, f"boards, {board}: "
        # From phase 2 on every line is arranged; when a game has ended with its round, there is none any more. The King
        # takes his cards as they come (AU-63).
        phase = PHASES[table.phase]
        fixed = phase not in ("life", "over") or (phase == "life" and board >= table.seats)
        table.put(board, FIXED, int(read_flag(entry, "arranged", where) or fixed))
        table.put(board, ACTIVATED, read_words(entry, "activated", SPOT_NAMES, where))
        table.put(board, READY, int(read_flag(entry, "ready", where)))
        table.put(board, TOKEN, read_optional_word(entry, "token", TOKEN_WORDS, where))
        table.put(board, AGAIN, int(read_flag(entry, "reactivation", where)))
        table.put(board, COPIED, int(read_flag(entry, "copied", where)))
        table.put(board, USED, read_words(entry, "used", OBJECTS, where))
        table.put(board, LOST, read_number(entry, "removed", 0, 0, MOST, where))
        table.put(board, SHUFFLES, read_number(entry, "shuffles", 0, 0, MOST, where))
        table.put(board, TAUGHT, read_number(entry, "taught", 0, 0, MOST, where))
        table.put(board, RECRUIT_FOOD, read_word(entry, "food", RESOURCES[0], RESOURCES, where))
        self.load_request(board, entry, "recruit", RECRUIT_PILE)
        self.load_request(board, entry, "moped", MOPED_PILE)
        self.load_first(board, entry, where)
        self.load_pointer(board, entry, where)

    def load_pointer(self, board: int, entry: Mapping[str, Json], where: str) -> None:
        """Without a word on it the first closed frame is reached, or none by who has finished phase 1."""
        table = self.table
        if not table.at(board, FIXED) or board >= table.seats:
            table.put(board, POINTER, 0)
        elif "reached" in entry:
            spot = read_optional_word(entry, "reached", SPOT_NAMES, where)
            spot = SPOTS if spot == -1 else spot
            if next_closed(table, board, spot) != spot and PHASES[table.phase] == "life":
                raise PositionError(f"{where}reached: {SPOT_NAMES[spot]} is no closed frame of the line")
            table.put(board, POINTER, spot)
        else:
            finished = table.at(board, READY) or PHASES[table.phase] != "life"
            table.put(board, POINTER, SPOTS if finished else next_closed(table, board, 0))

    def load_request(self, board: int, entry: Mapping[str, Json], name: str, column: int) -> None:
        value = entry.get(name)
        if value is None:
            return
        where = f"boards, {board}: {name}"
        if not isinstance(value, list) or len(value) != 2 or value[0] not in PILE_NAMES:
            raise PositionError(f"{where}: expected a pile and a card or null, not {value!r}")
        self.table.put(board, column, PILE_NAMES.index(str(value[0])))
        self.table.put(board, column + 1, NONE if value[1] is None else self.find(value[1], where))

    def load_first(self, board: int, entry: Mapping[str, Json], where: str) -> None:
        """Without a word on it the token's request came first, if there is one."""
        first = read_optional_word(entry, "first", MEANS, where)
        columns = (RECRUIT_PILE, MOPED_PILE)
        asked = [column for column in columns if self.table.at(board, column) != NONE]
        self.table.put(board, FIRST, columns[first] if first != -1 else asked[0] if asked else 0)

    def load_ranks(self, boards: list[Mapping[str, Json]]) -> None:
        """Where no ranks are given they follow from the lines, and the promises from the piles."""
        table = self.table
        if any("rank" in entry for entry in boards):
            for board, entry in enumerate(boards):
                where = f"boards, {board}: "
                table.put(board, RANK, read_number(entry, "rank", 0, 0, max(0, int(table.seats) - 1), where))
        elif table.phase in RANKED:
            table.rank_seats()
        if "promised" not in self.document:
            check_ranks(table)
            if table.phase in RANKED:
                make_promises(table)
            return
        rows = mapping(self.document["promised"], "promised")
        check_names(rows, PILE_NAMES, "promised: ")
        for name in rows:
            cards = [self.find(value, f"promised: {name}") for value in read_list(rows, name, "promised: ")]
            if len(cards) > PROMISES:
                raise PositionError(f"promised: {name}: expected at most {PROMISES} cards, not {len(cards)}")
            for place, card in enumerate(cards):
                table.promised[PILE_NAMES.index(name) * PROMISES + place] = card

    def load_known(self) -> None:
        table = self.table
        for card, bits in enumerate(usual_knowers(table)):
            table.known[card] = bits
        rows = mapping(self.document.get("known", {}), "known")
        for name, value in rows.items():
            card = self.find(int(name) if name.isdecimal() and len(name) < 4 else None, f"known: {name}")
            table.known[card] = int(EVERYONE) if value == "all" else self.seat_bits(value, name)

    def seat_bits(self, value: Json, name: str) -> int:
        seats = range(self.table.seats)
        if not isinstance(value, list) or any(isinstance(seat, bool) or seat not in seats for seat in value):
            raise PositionError(f"known: {name}: expected a list of seats or 'all', not {value!r}")
        return sum(1 << seat for seat in value if isinstance(seat, int))


def read_position(table: Table, position: Json) -> None:
    Loader(table, mapping(position, "position")).load()

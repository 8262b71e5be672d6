"""Reading position files (see `writing` for how they look), every value checked."""

from collections.abc import Sequence

from vervet.core.chance_file import read_chance
from vervet.core.document import PositionError, Reader
from vervet.core.event import EVERYONE
from vervet.core.excerpt import shown
from vervet.core.old_chance import Branches
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

    def __init__(self, table: Table, document: Reader) -> None:
        self.table = table
        self.document = document
        self.free = set(range(int(table.box.cards)))

    def load(self) -> None:
        document, table = self.document, self.table
        document.only(NAMES)
        table.lay_out()
        table.objects = document.words("objects", OBJECTS)
        table.round = document.number("round", 1, MOST, 1)
        table.phase = document.word("phase", PHASES, "life")
        table.short = document.flag("short")
        table.reason = document.word("reason", REASONS, "")
        table.chance = read_chance(document, Branches)
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

    def boards(self) -> list[Reader]:
        count = int(self.table.seats) + (1 if self.table.solo else 0)
        listed = self.document.tables("boards")
        if len(listed) > count:
            raise self.document.refuse("boards", f"expected at most {count}, not {len(listed)}")
        absent = [self.document.within({}, f"boards, {board}", ()) for board in range(len(listed), count)]
        return listed + absent

    def load_king(self) -> None:
        """AU-60: three tokens from the left, and the one that is missing."""
        words: Sequence[object] = self.document.items("king") if self.document.has("king") else TOKEN_WORDS
        if len(words) != len(TOKEN_WORDS) or any(word not in words for word in TOKEN_WORDS):
            raise self.document.wrong("king", f"{', '.join(TOKEN_WORDS)} in some order")
        if self.table.solo:
            for place in range(LAID_OUT + 1):
                self.table.king_tokens |= TOKEN_WORDS.index(str(words[place])) << (place * TOKEN_BITS)

    # Cards.

    def take(self, value: object, where: str) -> int:
        """The card with a number, once."""
        card = self.find(value, where)
        if card not in self.free:
            raise PositionError(f"{where}: card {value} is there twice")
        self.free.discard(card)
        return card

    def find(self, value: object, where: str) -> int:
        """The card with a number; the bounds come first, because a number may be too large for the engine."""
        card = NONE
        if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MOST_NUMBER:
            card = int(self.table.box.index(value))
        if card == NONE:
            raise PositionError(f"{where}: expected the number of a card, not {shown(value)}")
        return card

    def cards(self, entry: Reader, name: str) -> list[int]:
        return [self.take(value, entry.path(name)) for value in entry.items(name)]

    def load_board(self, board: int, entry: Reader) -> None:
        """Counters, line and discard."""
        table = self.table
        entry.only(BOARD_NAMES)
        stock = entry.table("stock")
        stock.only(RESOURCES)
        for kind, name in enumerate(RESOURCES):
            table.put(board, kind, stock.number(name, 0, MOST, 0))
        table.put(board, POINTS, entry.number("points", 0, MOST, 0))
        table.put(board, RAGE, entry.number("rage", 0, int(table.box.rage_most), 0))
        line = entry.items("line")
        if len(line) > MOST_PLACES:
            raise entry.refuse("line", f"expected at most {MOST_PLACES} cards, not {len(line)}")
        for place, value in enumerate(line):
            table.put(board, LINE + place, NONE if value is None else self.take(value, entry.path("line")))
        table.put(board, PLACES, len(line))
        for card in reversed(self.cards(entry, "discard")):
            table.put_on_discard(board, card)
        if entry.get("returned") is not None:
            table.put(board, RETURNED, self.take(entry.get("returned"), entry.path("returned")))
        self.cards(entry, "deck")

    def load_piles(self) -> None:
        """An absent pile is what is left of its cards."""
        piles = self.document.table("piles")
        piles.only(PILE_NAMES)
        listed = {name: self.cards(piles, name) for name in PILE_NAMES if piles.has(name)}
        for pile, name in enumerate(PILE_NAMES):
            for card in listed.get(name, []):
                if self.table.box.pile_of(card) != pile:
                    raise piles.refuse(name, f"card {self.table.box.number[card]} is of another pile")
            left = [card for card in sorted(self.free) if self.table.box.pile_of(card) == pile]
            for card in listed.get(name, left):
                self.free.discard(card)
                self.table.put_under(pile, card)

    def load_deck(self, board: int, entry: Reader) -> None:
        """An absent deck is what is left of the Tamarins."""
        table = self.table
        size = int(table.box.components.set_size)
        mine = range(board * size, (board + 1) * size)
        deck = [self.find(value, entry.path("deck")) for value in entry.items("deck")]
        if not entry.has("deck"):
            deck = [card for card in mine if card in self.free]
        for card in reversed(deck):
            self.free.discard(card)
            table.put_on_deck(board, card)
        table.put(board, LOOSE, entry.number("loose", 0, len(deck), len(deck)))

    # Where in the round a player is.

    def load_progress(self, board: int, entry: Reader) -> None:
        table = self.table
        # From phase 2 on every line is arranged; when a game has ended with its round, there is none left. The King
        # takes his cards as they come (AU-63).
        phase = PHASES[table.phase]
        fixed = phase not in ("life", "over") or (phase == "life" and board >= table.seats)
        table.put(board, FIXED, int(entry.flag("arranged") or fixed))
        table.put(board, ACTIVATED, entry.words("activated", SPOT_NAMES))
        table.put(board, READY, int(entry.flag("ready")))
        table.put(board, TOKEN, entry.optional_word("token", TOKEN_WORDS))
        table.put(board, AGAIN, int(entry.flag("reactivation")))
        table.put(board, COPIED, int(entry.flag("copied")))
        table.put(board, USED, entry.words("used", OBJECTS))
        table.put(board, LOST, entry.number("removed", 0, MOST, 0))
        table.put(board, SHUFFLES, entry.number("shuffles", 0, MOST, 0))
        table.put(board, TAUGHT, entry.number("taught", 0, MOST, 0))
        table.put(board, RECRUIT_FOOD, entry.word("food", RESOURCES, RESOURCES[0]))
        self.load_request(board, entry, "recruit", RECRUIT_PILE)
        self.load_request(board, entry, "moped", MOPED_PILE)
        self.load_first(board, entry)
        self.load_pointer(board, entry)

    def load_pointer(self, board: int, entry: Reader) -> None:
        """If the file does not say, the first closed frame is reached, or none by whoever has finished phase 1."""
        table = self.table
        if not table.at(board, FIXED) or board >= table.seats:
            table.put(board, POINTER, 0)
        elif entry.has("reached"):
            spot = entry.optional_word("reached", SPOT_NAMES)
            spot = SPOTS if spot == -1 else spot
            if next_closed(table, board, spot) != spot and PHASES[table.phase] == "life":
                raise entry.refuse("reached", f"{SPOT_NAMES[spot]} is no closed frame of the line")
            table.put(board, POINTER, spot)
        else:
            finished = table.at(board, READY) or PHASES[table.phase] != "life"
            table.put(board, POINTER, SPOTS if finished else next_closed(table, board, 0))

    def load_request(self, board: int, entry: Reader, name: str, column: int) -> None:
        value = entry.get(name)
        if value is None:
            return
        if not isinstance(value, list) or len(value) != 2 or value[0] not in PILE_NAMES:
            raise entry.wrong(name, "a pile and a card or null")
        self.table.put(board, column, PILE_NAMES.index(str(value[0])))
        self.table.put(board, column + 1, NONE if value[1] is None else self.find(value[1], entry.path(name)))

    def load_first(self, board: int, entry: Reader) -> None:
        """If the file does not say, the token's request came first, if there is one."""
        first = entry.optional_word("first", MEANS)
        columns = (RECRUIT_PILE, MOPED_PILE)
        asked = [column for column in columns if self.table.at(board, column) != NONE]
        self.table.put(board, FIRST, columns[first] if first != -1 else asked[0] if asked else 0)

    def load_ranks(self, boards: list[Reader]) -> None:
        """Where no ranks are given they follow from the lines, and the promises from the piles."""
        table = self.table
        if any(entry.has("rank") for entry in boards):
            for board, entry in enumerate(boards):
                table.put(board, RANK, entry.number("rank", 0, max(0, int(table.seats) - 1), 0))
        elif table.phase in RANKED:
            table.rank_seats()
        if not self.document.has("promised"):
            check_ranks(table)
            if table.phase in RANKED:
                make_promises(table)
            return
        rows = self.document.table("promised")
        rows.only(PILE_NAMES)
        for name in rows.names():
            cards = [self.find(value, rows.path(name)) for value in rows.items(name)]
            if len(cards) > PROMISES:
                raise rows.refuse(name, f"expected at most {PROMISES} cards, not {len(cards)}")
            for place, card in enumerate(cards):
                table.promised[PILE_NAMES.index(name) * PROMISES + place] = card

    def load_known(self) -> None:
        table = self.table
        for card, bits in enumerate(usual_knowers(table)):
            table.known[card] = bits
        rows = self.document.table("known")
        for name in rows.names():
            card = self.find(int(name) if name.isdecimal() and len(name) < 4 else None, rows.path(name))
            table.known[card] = int(EVERYONE) if rows.get(name) == "all" else self.seat_bits(rows, name)

    def seat_bits(self, rows: Reader, name: str) -> int:
        seats, value = range(self.table.seats), rows.get(name)
        if not isinstance(value, list) or any(isinstance(seat, bool) or seat not in seats for seat in value):
            raise rows.wrong(name, "a list of seats or 'all'")
        return sum(1 << seat for seat in value if isinstance(seat, int))


def read_position(table: Table, document: Reader) -> None:
    Loader(table, document).load()

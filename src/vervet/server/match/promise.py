"""The promise of a deal: the server has committed to a secret, every client commits to a number and then reveals it.

A promise is never changed: every step of it makes a new one, which is written to disk before it counts. So whatever the
disk refuses has not happened.
"""

from collections.abc import Sequence
from typing import cast

from msgspec import UnsetType
from msgspec.structs import replace

from vervet.core.canonical import canonical
from vervet.core.clients import clients_of
from vervet.core.deal import Contribution, Deal, Terms, number_commitment, secret_commitment
from vervet.core.digits import EXPECTED, bytes_of
from vervet.core.game import Game
from vervet.core.json import Json
from vervet.core.match import OLD_FORMAT, Match
from vervet.core.start import Start
from vervet.server.match.messages import Stage
from vervet.server.match.problem import ProblemError
from vervet.server.match.rows import ClientRow, DealRow, MatchRow, StartRow


class Promise:
    """How far the deal of a match is. `row` is what is on disk of it; a match from before there were promises has none.
    One with a seed needs no promise, and proves nothing."""

    def __init__(self, terms: Terms, seed: int | None, row: DealRow | None) -> None:
        self.terms = terms
        self.bound = terms.digest()
        self.seed = seed
        self.row = row

    @property
    def clients(self) -> Sequence[ClientRow]:
        return () if self.row is None else self.row.clients

    @property
    def stage(self) -> Stage:
        if self.row is None or self.seed is not None:
            return "seeded"
        if self.row.void:
            return "void"
        if not all(client.commitment for client in self.clients):
            return "committing"
        return "dealt" if all(client.number for client in self.clients) else "revealing"

    @property
    def begun(self) -> bool:
        return self.stage in ("dealt", "seeded")

    @property
    def called_off(self) -> bool:
        """Whether somebody gave it up while people were still waited for."""
        return self.stage == "void" and not all(client.commitment for client in self.clients)

    def missing(self) -> ProblemError:
        """Why there is no table yet."""
        if self.stage == "void":
            return ProblemError("void", "this match never began: a number of its deal was not revealed")
        return ProblemError("not-begun", "the match begins when everybody is there and the cards are dealt")

    # What clients do. Each gives a new promise, or raises what is wrong.

    def commit(self, seat: int, commitment: str) -> "Promise":
        client = self.waiting_for(seat)
        check_digits("commitment", commitment)
        if client.commitment:
            raise ProblemError("already", "this client has committed to a number already")
        return self.with_client(replace(client, commitment=commitment))

    def reveal(self, seat: int, number: str) -> "Promise":
        client = self.waiting_for(seat)
        check_digits("number", number)
        if client.number:
            raise ProblemError("already", "this client has revealed its number already")
        if self.stage == "committing":
            raise ProblemError("too-early", "numbers are revealed when all commitments are known")
        if number_commitment(self.bound, client.seats[0], bytes.fromhex(number)).hex() != client.commitment:
            raise ProblemError("bad-number", "this is not the number that was committed to")
        return self.with_client(replace(client, number=number))

    def void(self) -> "Promise":
        """It is given up before the first card; nothing can begin it any more."""
        self.check_open()
        assert self.row is not None
        return Promise(self.terms, self.seed, replace(self.row, void=True))

    def call_off(self) -> "Promise":
        """The same, while people are still waited for: once numbers are being revealed, nobody may choose to stop."""
        self.check_open()
        if self.stage != "committing":
            raise ProblemError("begun", "everybody is here, and the cards are being dealt")
        return self.void()

    def check_open(self) -> None:
        if self.begun:
            raise ProblemError("begun", "the match has begun")
        if self.stage == "void":
            raise self.missing()

    def waiting_for(self, seat: int) -> ClientRow:
        """The client of a seat, while there is something to wait for."""
        self.check_open()
        client = next((each for each in self.clients if seat in each.seats), None)
        if client is None:
            raise ProblemError("not-your-seat", f"seat {seat} gives no number")
        return client

    def with_client(self, changed: ClientRow) -> "Promise":
        assert self.row is not None
        clients = [changed if each.seats == changed.seats else each for each in self.clients]
        return Promise(self.terms, self.seed, replace(self.row, clients=clients))

    # What comes of it.

    def text(self) -> str:
        """The terms as clients hash them."""
        return canonical(self.terms.document()).decode()

    def match(self, game: Game) -> Match:
        """The match that was promised, before its first action; only for a promise that has begun."""
        options, rules = game.options.read(self.terms.options), self.terms.rules
        if self.row is None:
            return Match(game, options, self.seed, rules=rules, form=OLD_FORMAT)
        world = None if isinstance(self.row.world, UnsetType) else cast(dict[str, Json], self.row.world)
        return Match(game, options, deal=self.deal(self.row), terms=self.terms, rules=rules, world=world)

    def with_world(self, game: Game) -> "Promise":
        """The same, with what was dealt where the match begins, if that is not at the beginning: it is kept, since
        worlds may be dealt otherwise one day."""
        if self.row is None or self.terms.start is None or not self.begun:
            return self
        return Promise(self.terms, self.seed, replace(self.row, world=dict(self.match(game).world)))

    def deal(self, row: DealRow) -> Deal:
        given = [
            Contribution(tuple(each.seats), bytes.fromhex(each.commitment), bytes.fromhex(each.number))
            for each in row.clients
        ]
        return Deal(self.seed, bytes.fromhex(row.secret), bytes.fromhex(row.commitment), given)


def promise_of(row: MatchRow) -> Promise:
    """The promise of a match as it is stored."""
    return Promise(terms_of(row), row.seed, row.deal)


def terms_of(row: MatchRow) -> Terms:
    seats: list[Json] = [{"kind": seat.kind, "bot": seat.bot} for seat in row.seats]
    start = None if row.start is None else start_of(row.start)
    return Terms(row.id, row.game, row.rules, dict(row.options), seats, start)


def start_of(row: StartRow) -> Start:
    return Start(row.match, row.step, row.seat, cast(dict[str, Json], row.position))


def promised(row: MatchRow, secret: bytes) -> MatchRow:
    """A new match with the promise of its deal; nobody gives a number where the seed is known."""
    terms = terms_of(row)
    clients = [ClientRow(tuple(seats)) for seats in clients_of(terms.seats)] if row.seed is None else []
    commitment = secret_commitment(terms.digest(), secret).hex()
    return replace(row, deal=DealRow(secret.hex(), commitment, clients))


def check_digits(name: str, text: str) -> None:
    if bytes_of(text) is None:
        raise ProblemError("malformed", f"{name}: expected {EXPECTED}")

"""What a client keeps of a match, to see that a server keeps its promise (docs/programmers/deals.md).

It does no I/O: whoever talks to the server gives it the messages that come, and sends what it says.
"""

import json
from collections.abc import Mapping
from hashlib import sha256
from secrets import token_bytes

from msgspec import Struct, ValidationError, convert

from vervet.client.trail import Broken, Trail
from vervet.core.canonical import canonical, digest_of
from vervet.core.chain import entry_digest
from vervet.core.clients import clients_of
from vervet.core.deal import number_commitment, secret_commitment
from vervet.core.digits import bytes_of
from vervet.core.json import Json
from vervet.core.keyed import KEY_BYTES

TERMS = ("game", "match", "options", "rules", "seats", "vervet")
# What the terms say of where a match was played on from, besides the hash of the position.
PLACE = ("match", "step", "seat")
WATCHERS = "watchers"


def terms_in(log: Mapping[str, Json]) -> dict[str, Json]:
    """What a log says that it was promised for."""
    terms = {name: log.get(name) for name in TERMS}
    start = log.get("start")
    if isinstance(start, Mapping):
        place = {name: start.get(name) for name in PLACE}
        terms["start"] = {**place, "position": digest_of(start.get("position")).hex()}
    return terms


class ClientSeen(Struct, frozen=True):
    """Whoever contributes a number, and for which seats."""

    seats: list[int]
    commitment: str | None = None
    number: str | None = None
    revealed: bool = False


class DealSeen(Struct, frozen=True):
    """What a client needs to know of a message `deal`."""

    match: str
    terms: str
    commitment: str
    stage: str
    held: list[int]
    clients: list[ClientSeen]


class NumberLogged(Struct, frozen=True):
    seats: list[int]
    number: str


class DealLogged(Struct, frozen=True):
    secret: str = ""
    numbers: list[NumberLogged] = []
    seed: int | None = None


class LogSeen(Struct, frozen=True):
    """What a client needs to know of a log."""

    deal: DealLogged
    actions: list[str]
    told: dict[str, list[int]] = {}


class Kept:
    """The number of one client in one match, what it was promised, and how far it was told.

    `shared`: other connections hold the same seats and may give a number for them; then it need not be ours.
    `promised` says whether there is a promise to keep: a match with a seed has none.
    """

    def __init__(self, number: bytes | None = None, shared: bool = False) -> None:
        self.number = token_bytes(KEY_BYTES) if number is None else number
        self.shared = shared
        self.promised = True
        self.terms = ""
        self.commitment = ""
        # By the lowest seat of each client.
        self.commitments: dict[int, str] = {}
        self.revealed = False
        # Once all is dealt: every commitment and number, as the chains begin with them.
        self.promise = b""
        self.trails: dict[int | None, Trail] = {}

    # While the match is dealt.

    def answer(self, deal: DealSeen) -> dict[str, Json] | None:
        """What to say to a message `deal`, but for the id: a commitment, the number, or nothing. Raises `Broken`."""
        self.compare_terms(deal)
        if deal.stage == "seeded":
            return None
        self.compare_clients(deal)
        if deal.stage == "dealt":
            self.promise = promise_of(deal)
        mine = next((each for each in deal.clients if set(each.seats) & set(deal.held)), None)
        if mine is None or not self.promised:
            return None
        seat = next(seat for seat in mine.seats if seat in deal.held)
        own = number_commitment(self.digest(), min(mine.seats), self.number).hex()
        self.compare_own(mine, own)
        if deal.stage == "committing" and mine.commitment is None:
            return {"type": "commit", "seat": seat, "commitment": own}
        if deal.stage == "revealing" and mine.commitment == own and not mine.revealed:
            self.require_all(deal)
            self.revealed = True
            return {"type": "reveal", "seat": seat, "number": self.number.hex()}
        return None

    def compare_terms(self, deal: DealSeen) -> None:
        """Terms and commitment are those of the first time."""
        if deal.stage != "seeded" and bytes_of(deal.commitment) is None:
            raise Broken("the server has not committed to a secret")
        if not self.terms:
            self.terms, self.commitment, self.promised = deal.terms, deal.commitment, deal.stage != "seeded"
            if json.loads(deal.terms)["match"] != deal.match:
                raise Broken(f"the terms are those of another match than {deal.match}")
        if self.promised != (deal.stage != "seeded"):
            raise Broken("the server has put a seed in the place of its promise")
        if deal.terms != self.terms:
            raise Broken("the terms of the deal have changed")
        if deal.commitment != self.commitment:
            raise Broken("the server has changed its commitment")

    def compare_clients(self, deal: DealSeen) -> None:
        """Those whose numbers count follow from the seats: nobody is left out, nobody added."""
        if [each.seats for each in deal.clients] != clients_of(json.loads(self.terms)["seats"]):
            raise Broken("the server asks others for numbers than those who sit there")
        for each in deal.clients:
            self.compare_client(each)
        if deal.stage == "dealt" and not all(each.commitment and each.number for each in deal.clients):
            raise Broken("the server deals before all numbers are known")

    def compare_own(self, mine: ClientSeen, own: str) -> None:
        """What we committed to and revealed is not replaced; only another device of ours may have been faster."""
        if mine.commitment not in (None, own) and not self.shared:
            raise Broken("somebody else has committed to a number for our seats")
        if self.revealed and mine.number not in (None, self.number.hex()):
            raise Broken("the server has replaced our number")

    def compare_client(self, client: ClientSeen) -> None:
        """A commitment stays, none comes after we have revealed, and a number fits it."""
        seat = min(client.seats)
        if client.commitment is None:
            return
        if self.revealed and seat not in self.commitments:
            raise Broken(f"seat {seat} committed after our number was out")
        if self.commitments.setdefault(seat, client.commitment) != client.commitment:
            raise Broken(f"the commitment of seat {seat} has changed")
        if client.number is not None and self.fitting(seat, client.number) != client.commitment:
            raise Broken(f"the number of seat {seat} does not fit its commitment")

    def require_all(self, deal: DealSeen) -> None:
        if any(each.commitment is None for each in deal.clients):
            raise Broken("the server asks for our number before all have committed")

    def fitting(self, seat: int, number: str) -> str:
        return number_commitment(self.digest(), seat, bytes.fromhex(number)).hex()

    def digest(self) -> bytes:
        """T of the format."""
        return sha256(self.terms.encode()).digest()

    # While it is played.

    def trail(self, viewer: int | None) -> Trail:
        return self.trails.setdefault(viewer, Trail(self.digest(), self.promise))

    def counts(self) -> list[Json]:
        """How far each viewer was told, for the message `join`."""
        return [{"seat": viewer, "told": trail.told} for viewer, trail in self.trails.items()]

    # When it is over.

    def check(self, log: Mapping[str, Json]) -> None:
        """Whether the log is that of what we were promised and told; raises `Broken`. `vervet verify` does the rest."""
        if canonical(terms_in(log)) != self.terms.encode():
            raise Broken("the log has other terms than were promised")
        try:
            found = convert(log, LogSeen)
            secret = bytes.fromhex(found.deal.secret)
            self.check_deal(found.deal, secret)
            self.check_trails(found, secret)
        except (ValidationError, ValueError, IndexError) as error:
            raise Broken(f"the log is damaged: {error}") from error

    def check_deal(self, deal: DealLogged, secret: bytes) -> None:
        if self.commitment and secret_commitment(self.digest(), secret).hex() != self.commitment:
            raise Broken("the secret in the log is not the one that was promised")
        if self.promised != (deal.seed is None):
            raise Broken("the log has a seed where there was a promise, or none where there was one")
        given = {min(each.seats): self.fitting(min(each.seats), each.number) for each in deal.numbers}
        if given != self.commitments:
            raise Broken("the numbers in the log are not those that were committed to")

    def check_trails(self, log: LogSeen, secret: bytes) -> None:
        digests = [entry_digest(secret, number, line) for number, line in enumerate(log.actions, 1)]
        for viewer, trail in self.trails.items():
            numbers = log.told.get(WATCHERS if viewer is None else str(viewer), [])
            again = Trail(self.digest(), self.promise)
            again.walk([digests[number - 1] for number in numbers[: trail.told]])
            if again.head != trail.head:
                raise Broken("the log tells of other moves than we were told of")

    # On paper: a client that starts anew goes on where it was.

    def document(self) -> dict[str, Json]:
        """All of it, to be kept until the match is over; it holds the number, so it is secret until then."""
        return {
            "number": self.number.hex(),
            "terms": self.terms,
            "commitment": self.commitment,
            "commitments": {str(seat): commitment for seat, commitment in self.commitments.items()},
            "revealed": self.revealed,
            "promised": self.promised,
            "shared": self.shared,
            "promise": self.promise.hex(),
            "trails": [
                {"seat": viewer, "told": trail.told, "head": trail.head.hex()} for viewer, trail in self.trails.items()
            ],
        }


def promise_of(deal: DealSeen) -> bytes:
    """All commitments and numbers of a deal, as the chains begin with them."""
    numbers = "".join(f"{each.commitment}{each.number}" for each in deal.clients)
    return bytes.fromhex(deal.commitment + numbers)


class TrailKept(Struct, frozen=True):
    seat: int | None
    told: int
    head: str


class KeptDocument(Struct, frozen=True):
    """What `Kept.document` gives."""

    number: str
    terms: str
    commitment: str
    commitments: dict[int, str]
    revealed: bool
    promised: bool
    shared: bool
    promise: str
    trails: list[TrailKept]


def read_kept(document: object) -> Kept:
    """What `Kept.document` gave, read again; raises `msgspec.ValidationError`."""
    # Not strict: the keys of an object in JSON are texts.
    return kept_from(convert(document, KeptDocument, strict=False))


def kept_from(document: KeptDocument) -> Kept:
    kept = Kept(bytes.fromhex(document.number), document.shared)
    kept.terms, kept.commitment = document.terms, document.commitment
    kept.revealed, kept.promised = document.revealed, document.promised
    kept.promise = bytes.fromhex(document.promise)
    kept.commitments = dict(document.commitments)
    for each in document.trails:
        trail = kept.trail(each.seat)
        trail.told, trail.head = each.told, bytes.fromhex(each.head)
    return kept

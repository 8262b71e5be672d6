"""The promise of a fair deal (docs/programmers/deals.md): who contributes what to the key of a match.

The server draws a secret and publishes a commitment to it; every person's client draws a number and commits to that.
Once all commitments are known, the numbers are revealed, and the key of the match is made from all of them. So nobody
can choose the deal, not even the server, as long as one of them drew at random.
"""

from collections.abc import Sequence
from hashlib import sha256
from hmac import digest
from typing import Final

from vervet.core.canonical import digest_of
from vervet.core.chance import Chance, Seeded
from vervet.core.json import Json
from vervet.core.keyed import KEY_BYTES, Keyed
from vervet.core.start import Start

SECRET: Final = b"vervet secret 2\0"
NUMBER: Final = b"vervet number 2\0"
KEY: Final = b"vervet key 2\0"
# With what the entries of a log are hashed where there is no secret.
NO_SECRET: Final = bytes(KEY_BYTES)


class Terms:
    """What a deal is promised for: the match, its game, rules and options, who sits where, and where it begins if that
    is not at the beginning."""

    def __init__(
        self,
        match: str,
        game: str,
        rules: int,
        options: dict[str, Json],
        seats: list[Json],
        start: Start | None = None,
    ) -> None:
        self.match = match
        self.game = game
        self.rules = rules
        self.options = options
        self.seats = seats
        self.start = start

    def document(self) -> dict[str, Json]:
        document: dict[str, Json] = {
            "game": self.game,
            "match": self.match,
            "options": self.options,
            "rules": self.rules,
            "seats": self.seats,
            "vervet": 2,
        }
        if self.start is not None:
            document["start"] = self.start.terms()
        return document

    def digest(self) -> bytes:
        return digest_of(self.document())


class Contribution:
    """What one client gives to the key, for all the seats it holds; the number is empty until it is revealed."""

    def __init__(self, seats: tuple[int, ...], commitment: bytes = b"", number: bytes = b"") -> None:
        self.seats = seats
        self.commitment = commitment
        self.number = number

    def fits(self, terms: bytes) -> bool:
        """Whether the number is the one that was committed to."""
        return number_commitment(terms, self.seats[0], self.number) == self.commitment


def secret_commitment(terms: bytes, secret: bytes) -> bytes:
    """What the server publishes of its secret."""
    return sha256(SECRET + terms + secret).digest()


def number_commitment(terms: bytes, seat: int, number: bytes) -> bytes:
    """What a client publishes of its number; `seat` is the lowest that it holds, so that nobody can copy another's."""
    return sha256(NUMBER + terms + bytes([seat]) + number).digest()


def match_key(terms: bytes, secret: bytes, numbers: Sequence[bytes]) -> bytes:
    """The key of a match: the numbers in the order of their clients' lowest seats."""
    return digest(secret, KEY + terms + b"".join(numbers), "sha256")


class Deal:
    """How a match was dealt: from a seed, which proves nothing, or from a secret and everybody's numbers."""

    def __init__(
        self,
        seed: int | None,
        secret: bytes = b"",
        commitment: bytes = b"",
        contributions: Sequence[Contribution] = (),
    ) -> None:
        self.seed = seed
        self.secret = secret
        self.commitment = commitment
        self.contributions = list(contributions)

    def chance(self, terms: Terms) -> Chance:
        if self.seed is not None:
            return Seeded(self.seed)
        return Keyed(match_key(terms.digest(), self.secret, [each.number for each in self.contributions]))

    def promise(self) -> bytes:
        """All commitments and numbers, as the chain begins with them; nothing where there is only a seed."""
        if self.seed is not None:
            return b""
        return self.commitment + b"".join([each.commitment + each.number for each in self.contributions])

    def document(self) -> dict[str, Json]:
        """As a log tells it, once the match is over."""
        if self.seed is not None:
            return {"seed": self.seed, "secret": self.secret.hex()} if self.secret else {"seed": self.seed}
        return {
            "secret": self.secret.hex(),
            "commitment": self.commitment.hex(),
            "numbers": [
                {"seats": list(each.seats), "commitment": each.commitment.hex(), "number": each.number.hex()}
                for each in self.contributions
            ],
        }

    def __repr__(self) -> str:
        """Secrets stay secret, in tracebacks too."""
        return f"Deal({self.seed})" if self.seed is not None else "<Deal>"

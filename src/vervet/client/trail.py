"""The chain of what one viewer was told, as a client follows it."""

from collections.abc import Iterable, Sequence

from vervet.core.chain import first_head, next_head


class Broken(Exception):
    """The server does not keep what it promised; the message says what."""


class Trail:
    """How many entries the viewer was told of, and the head after them."""

    def __init__(self, terms: bytes, promise: bytes = b"") -> None:
        self.told = 0
        self.head = first_head(terms, promise)
        # Heads that we heard before the entries that lead to them.
        self.ahead: dict[int, bytes] = {}

    def walk(self, digests: Iterable[bytes]) -> None:
        for digest in digests:
            self.head = next_head(self.head, digest)
            self.told += 1
            if self.ahead.pop(self.told, self.head) != self.head:
                raise Broken("the server has changed what happened: an answer and a table do not agree")

    def follow(self, told: int, head: str, digests: Sequence[str]) -> None:
        """What a table says: so many entries, this head, and the digests that lead there from what we had."""
        if told < self.told:
            raise Broken(f"the server has changed what happened: it told {self.told} entries, and now {told}")
        if len(digests) != told - self.told:
            raise Broken(f"the server tells {told} entries, {len(digests)} of them new, after {self.told}")
        self.walk([bytes.fromhex(digest) for digest in digests])
        if self.head.hex() != head:
            raise Broken("the server has changed what happened: it does not lead from what we were told before")

    def promise(self, told: int, head: str) -> None:
        """What an answer says: a head, whose entries come with the next table."""
        if told < self.told:
            raise Broken(f"the server has changed what happened: it told {self.told} entries, and now {told}")
        if told == self.told and self.head.hex() != head:
            raise Broken("the server has changed what happened: the head is another")
        if told > self.told:
            self.ahead[told] = bytes.fromhex(head)

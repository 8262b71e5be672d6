"""The chains of a match's viewers: each has the entries that its viewer was told of (docs/programmers/deals.md).

A digest is made with the secret of the match, so it tells nothing of its entry; and a viewer is given only the digests
of what they were told, so their number tells nothing either (law 4).
"""

from vervet.core.chain import Digester, first_head, next_head
from vervet.core.match import Match


class Chains:
    """Heads and trails of one match. A match from before there were secrets has none: all its chains are empty."""

    def __init__(self, match: Match) -> None:
        self.match = match
        # The digest of each entry, and for each viewer how many of theirs the head has.
        self.digests: list[bytes] = []
        self.digester = Digester(match.deal.secret)
        first = first_head(match.terms.digest(), match.deal.promise())
        self.heads: dict[int | None, tuple[int, bytes]] = dict.fromkeys(match.told.numbers, (0, first))
        # The link that was made last: whoever is told the same as others has the same one.
        self.link: tuple[bytes, int, bytes] = first, 0, first

    def numbers(self, viewer: int | None) -> list[int]:
        """The numbers of the entries that a viewer was told of, in that order."""
        return self.match.told.numbers[viewer] if self.match.deal.secret else []

    def told(self, viewer: int | None) -> int:
        return len(self.numbers(viewer))

    def head(self, viewer: int | None) -> str:
        counted, head = self.heads[viewer]
        numbers = self.numbers(viewer)
        if counted < len(numbers):
            for number in numbers[counted:]:
                head = self.linked(head, number)
            self.heads[viewer] = len(numbers), head
        return head.hex()

    def linked(self, head: bytes, number: int) -> bytes:
        """The head after one entry more."""
        before, last, after = self.link
        if last != number or before != head:
            after = next_head(head, self.digest(number))
            self.link = head, number, after
        return after

    def trail(self, viewer: int | None, since: int) -> list[str]:
        """The digests of what a viewer was told since they had been told of so many entries."""
        return [self.digest(number).hex() for number in self.numbers(viewer)[since:]]

    def digest(self, number: int) -> bytes:
        entries = self.match.entries
        while len(self.digests) < number:
            at = len(self.digests)
            self.digests.append(self.digester.digest(at + 1, self.match.written(entries[at])))
        return self.digests[number - 1]

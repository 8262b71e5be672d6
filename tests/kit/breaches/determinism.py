"""Sealed Bid against law 2: chance and order that come from outside."""

import random
from typing import ClassVar

from examples.sealed_bid import BID, GONE, bid

from tests.kit.breaches.broken import Broken
from vervet.core.choices import Choices
from vervet.core.refusal import Refusal
from vervet.core.rng import mix


class HashById(Broken):
    def hash(self) -> int:
        return int(mix(super().hash() ^ id(self)))


class GlobalRandom(Broken):
    def draw_prize(self) -> None:
        super().draw_prize()
        self.prize = self.drawn[-1] = random.choice([n for n in range(1, 7) if n not in self.drawn[:-1]])


class GlobalRandomWithoutEffect(Broken):
    def show_bids(self) -> None:
        random.random()
        super().show_bids()


class MemoryOfEarlierGames(Broken):
    ended: ClassVar[int] = 0

    def show_bids(self) -> None:
        super().show_bids()
        if self.is_over():
            MemoryOfEarlierGames.ended += 1
            self.points[0] += MemoryOfEarlierGames.ended % 7


class ListeningMatters(Broken):
    def show_bids(self) -> None:
        super().show_bids()
        self.points[0] += int(self.listening)


class OrderOfSets(Broken):
    """The same within one process, but every process orders sets of strings in its own way."""

    def list_choices(self, seat: int, out: Choices) -> None:
        for tile in {f"tile {tile}" for tile in self.racks[seat] if tile != GONE}:
            out.add(bid(int(tile.removeprefix("tile "))))

    def explain(self, seat: int, action: int) -> Refusal | None:
        refusal = super().explain(seat, action)
        return Refusal("SB-4", "no-peeking") if refusal is None and action & 31 != BID else refusal


BREACHES: list[type[Broken]] = [
    HashById,
    GlobalRandom,
    GlobalRandomWithoutEffect,
    MemoryOfEarlierGames,
    ListeningMatters,
]

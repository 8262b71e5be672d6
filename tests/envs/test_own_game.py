"""A game outside the catalog that brings its own encoder."""

import numpy as np
import pytest
from examples.sealed_bid import GAME, SealedBid, SealedBidGame

from tests.envs.strangers import api_test
from vervet import envs
from vervet.core.encoder import Encoder, Sheet
from vervet.core.state import State

MOST_TILE = 18


class BidEncoder(Encoder):
    """Tiles by their numbers; peeking is left out of this game."""

    def __init__(self, start: State) -> None:
        super().__init__(True)
        self.bid = self.block("bid", [("tile - 1", MOST_TILE)])
        self.begin(start)

    def number_of(self, state: State, seat: int, action: int) -> int:
        return int(self.bid) + (action >> 5) - 1

    def write(self, state: State, seat: int, sheet: Sheet) -> None:
        assert isinstance(state, SealedBid)
        sheet.put("prize", state.prize, 6)
        for other in range(state.seats):
            sheet.put(sheet.numbered("points of seat", other), state.points[(seat + other) % state.seats], 24)
        for place, tile in enumerate(state.racks[seat]):
            sheet.put(sheet.numbered("tile", place), tile, MOST_TILE)


class Bidding(SealedBidGame):
    def encoder(self, start: State) -> Encoder:
        return BidEncoder(start)


def test_pettingzoo_finds_no_fault_with_your_own_game() -> None:
    api_test(envs.aec(Bidding(), peeking=False), num_cycles=20)


def test_your_own_game_can_be_simultaneous() -> None:
    env = envs.parallel(Bidding(), players=3, peeking=False)
    _, infos = env.reset(seed=1)
    while env.agents:
        actions = {agent: int(np.flatnonzero(infos[agent]["action_mask"])[0]) for agent in env.agents}
        _, rewards, _, _, infos = env.step(actions)
    assert abs(sum(rewards.values())) < 1e-9


def test_a_game_without_an_encoder_is_refused_saying_what_it_needs() -> None:
    with pytest.raises(TypeError, match=r"sealed-bid has no numbers for learners: expected a method encoder\(start\)"):
        envs.aec(GAME)

"""A game outside the catalog that brings its own encoder."""

import numpy as np
import pytest
from examples.sealed_bid import GAME, SealedBid, SealedBidGame

from tests.envs.strangers import api_test
from tests.guests.files import SEALED_BID
from vervet import envs
from vervet.catalog import games
from vervet.core.action import Field, Grammar, Kind
from vervet.core.encoder import Encoder, Sheet
from vervet.core.state import State
from vervet.guests import VARIABLE, GuestError

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


def test_a_game_without_an_encoder_has_plain_numbers() -> None:
    api_test(envs.aec(GAME), num_cycles=20)
    env = envs.aec(GAME)
    env.reset(seed=1)
    number = int(np.flatnonzero(env.last()[4]["action_mask"])[0])
    assert env.play.encoder.describe(number).startswith("bid, tile ")
    assert env.observation_space("player_0").shape == (64,)


def test_a_game_is_found_in_its_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "")
    try:
        env = envs.single(f"{SEALED_BID}:GAME", players=3)
        _, info = env.reset(seed=1)
        assert info["action_mask"].sum() > 0
        with pytest.raises(GuestError, match="there is no such file"):
            envs.aec("nowhere.py:GAME")
    finally:
        monkeypatch.undo()
        games.cache_clear()


class Wide(SealedBidGame):
    """Its grammar has more actions than anybody can number."""

    def __init__(self) -> None:
        super().__init__()
        self.grammar = Grammar(Kind("bid", 0, Field("tile", 5, 20), Field("more", 25, 20)))


def test_too_many_actions_are_refused_saying_what_is_needed() -> None:
    with pytest.raises(TypeError, match=r"too many to be numbered one by one: expected a method encoder\(start\)"):
        envs.aec(Wide())

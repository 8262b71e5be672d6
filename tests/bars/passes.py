"""Passes in Cheeky Monkeys: how often somebody must press Pass in a game for four, with the auto-pass that each browser
says for its seat, and without it. An empty pass is one where nothing in the hand could have been played."""

from typing import cast

from msgspec import Struct

from vervet.bots.roster import make_bot
from vervet.catalog import game
from vervet.core.state import State
from vervet.faces.cheeky_monkeys.facts import FACTS
from vervet.server.match.auto_pass import AutoPasses
from vervet.server.match.messages import Standing

GAME = game("cheeky-monkeys")
GAMES = 12
MOST_EMPTY = 1.0


class Presses(Struct):
    """What one player had to do in windows. `turns`: rounds, of whomever, that this player was in."""

    turns: int = 0
    passes: int = 0
    empty: int = 0

    def watch(self, state: State, seat: int, action: int) -> None:
        if action == state.fallback(seat):
            self.passes += 1
            self.empty += len(state.legal_actions(seat)) == 1

    def __str__(self) -> str:
        each = f"{self.passes / self.turns:.2f} passes a turn, {self.empty / self.turns:.2f} of them empty"
        return f"{each} ({self.turns} turns, bar {MOST_EMPTY:g} empty)"


def play(seed: int, orders: AutoPasses, presses: Presses) -> None:
    """A game of four sensible players, one of whom we watch as long as they are in it."""
    state = GAME.new(seed, players=4)
    bots = [make_bot("heuristic", 4 * seed + seat) for seat in range(4)]
    while seats := state.asked_seats():
        seat, turn = seats[0], state.stretch()
        action = bots[seat].choose(state, seat)
        if seat == 0 and state.is_window() and not orders.covers(0, state):
            presses.watch(state, seat, action)
        state.apply(seat, action)
        view = state.view(None)
        assert isinstance(view, dict)
        players = cast(list[dict[str, object]], view["players"])
        presses.turns += state.stretch() != turn and players[0]["status"] != "out"


def presses_with(*said: Standing) -> Presses:
    presses, orders = Presses(), AutoPasses()
    for order in said:
        orders.set(order, GAME.new(0, players=4))
    for seed in range(GAMES):
        play(seed, orders, presses)
    return presses


def usual() -> Presses:
    """With what every browser says by itself."""
    return presses_with(Standing(0, 0, "match", unless=cast(list[str], FACTS["unless"])))

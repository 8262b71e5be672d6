"""Games between two bots, to see which is better."""

from vervet.bots.arena import play_game
from vervet.bots.bot import Bot
from vervet.bots.roster import make_bot
from vervet.core.game import Game
from vervet.core.rng import Random


def share_of_wins(game: Game, strong: str, weak: str, games: int) -> float:
    """The strong bot's share of the wins in this many games for two; it sits first in half of them."""
    total = 0.0
    for number in range(games):
        state = game.new(number)
        seat = number % 2
        bots: list[Bot] = [make_bot(strong, number), make_bot(weak, number + 1000)]
        play_game(state, bots if seat == 0 else bots[::-1], Random(number))
        total += state.payoff(seat)
    return total / games

"""Which encoder a game has: the one place where environments know the games."""

from typing import Protocol, runtime_checkable

from vervet.core.encoder import Encoder
from vervet.core.game import Game
from vervet.core.state import State
from vervet.games.after_us.learn.encoder import AfterUsEncoder
from vervet.games.after_us.state import AfterUsState
from vervet.games.cheeky_monkeys.learn.encoder import CheekyEncoder
from vervet.games.cheeky_monkeys.state import CheekyState
from vervet.games.itchy_monkey.clan_state import ClanState
from vervet.games.itchy_monkey.learn.clan_encoder import ClanEncoder
from vervet.games.itchy_monkey.learn.encoder import BattleEncoder
from vervet.games.itchy_monkey.state import ItchyState


@runtime_checkable
class Encodes(Protocol):
    """A game that is not in the catalog brings its encoder along."""

    def encoder(self, start: State) -> Encoder: ...


def encoder_for(game: Game, start: State) -> Encoder:
    """The numbers for all states of a game that begins like this one."""
    if isinstance(game, Encodes):
        return game.encoder(start)
    if isinstance(start, ItchyState):
        return BattleEncoder(start)
    if isinstance(start, ClanState):
        return ClanEncoder(start)
    if isinstance(start, AfterUsState):
        return AfterUsEncoder(start)
    if isinstance(start, CheekyState):
        return CheekyEncoder(start)
    raise TypeError(
        f"{game.name} has no numbers for learners: expected a method encoder(start) that returns an Encoder"
    )

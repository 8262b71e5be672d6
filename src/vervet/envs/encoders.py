"""Which encoder a state has: the one place where environments know the games."""

from vervet.core.encoder import Encoder
from vervet.core.state import State
from vervet.games.after_us.encoder import AfterUsEncoder
from vervet.games.after_us.state import AfterUsState
from vervet.games.cheeky_monkeys.encoder import CheekyEncoder
from vervet.games.cheeky_monkeys.state import CheekyState
from vervet.games.itchy_monkey.clan_encoder import ClanEncoder
from vervet.games.itchy_monkey.clan_state import ClanState
from vervet.games.itchy_monkey.encoder import BattleEncoder
from vervet.games.itchy_monkey.state import ItchyState


def encoder_for(start: State) -> Encoder:
    """The numbers for all states of a game that begins like this one."""
    if isinstance(start, ItchyState):
        return BattleEncoder(start)
    if isinstance(start, ClanState):
        return ClanEncoder(start)
    if isinstance(start, AfterUsState):
        return AfterUsEncoder(start)
    if isinstance(start, CheekyState):
        return CheekyEncoder(start)
    raise TypeError(
        f"expected a state of a game in the catalog, not {start!r}; other games need an encoder of their own"
    )

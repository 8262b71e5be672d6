"""A network against itself, and notes of what it thought."""

import time
from collections.abc import Sequence

from vervet.bots.imagination import Imagination
from vervet.bots.mind import Mind
from vervet.bots.network import SEATS, Network
from vervet.core.features import Features
from vervet.core.game import Game
from vervet.core.rng import Random
from vervet.core.state import State
from vervet.train.samples import Notes, Samples
from vervet.train.settings import Settings


def play_games(
    game: Game, network: Network | None, settings: Settings, seed: int, games: int, seconds: float
) -> Samples:
    """Games one after the other, until there are enough or time is up."""
    started = time.perf_counter()
    notes = Notes()
    for number in range(games):
        if time.perf_counter() - started >= seconds:
            break
        play_game(game, network, settings, Random(seed).fork().bits() ^ number * 0x9E37_79B9, number, notes)
    return notes.freeze()


def play_game(game: Game, network: Network | None, settings: Settings, seed: int, number: int, notes: Notes) -> None:
    dice = Random(seed & 0x7FFF_FFFF_FFFF_FFFF)
    setup = settings.setups[dice.below(len(settings.setups))]
    state = game.new(dice.bits(), **setup)
    features = state.features()
    assert features is not None, f"{game.name} has no features"
    deep = thinker(dice.bits(), network, features, settings.deep if network else settings.first, settings, True)
    quick = thinker(dice.bits(), network, features, settings.quick, settings, False)
    by_lot = dice.below(settings.openings + 1)
    noted: list[int] = []
    made = 0
    lap = features.lap(state)
    while True:
        seat = state.actor()
        if seat < 0:
            break
        if features.lap(state) != lap:
            lap = features.lap(state)
            noted += [look_on(state, other, features, -1.0, number, notes) for other in range(state.seats)]
        legal = state.legal_actions(seat)
        thorough = dice.unit() < settings.deep_share
        thought = -1.0
        if made < by_lot or len(legal) == 1 or dice.unit() < settings.stray:
            action = legal[dice.below(len(legal))]
        elif thorough:
            action = int(deep.choose(state, seat))
            if len(deep.root_actions()) > 1:
                thought = write_down(state, seat, features, deep, number, notes)
                noted.append(int(seat))
        else:
            action = int(quick.choose(state, seat))
        state.apply(seat, action)
        if thought >= 0.0 and features.hidden and lap == 0 and state.actor() >= 0:
            noted.append(look_on(state, int(seat), features, thought, number, notes))
        made += len(legal) > 1
    notes.results += [seen_from(state, seat) for seat in noted]


def thinker(
    seed: int, network: Network | None, features: Features, simulations: int, settings: Settings, disturbed: bool
) -> Mind | Imagination:
    """The search that fits the game."""
    noise = settings.noise if disturbed else 0.0
    if features.hidden:
        return Imagination(seed, network, features, simulations, 0.0, settings.explore, noise)
    return Mind(seed, network, simulations, 0.0, settings.explore, noise)


def look_on(state: State, seat: int, features: Features, thought: float, number: int, notes: Notes) -> int:
    """What the seat sees where others act, or at the end of a lap: that is where minds judge, so they must learn it."""
    notes.end_of_choices()
    notes.position(features.seen(state, seat), number, int(features.sides(state)), thought)
    return seat


def write_down(
    state: State, seat: int, features: Features, mind: Mind | Imagination, number: int, notes: Notes
) -> float:
    """What the seat saw, and what it thought of each choice; returns what it may expect."""
    for action, visits in zip(mind.root_actions(), mind.root_visits(), strict=True):
        notes.choice(features.seen_in(state, seat, action), visits)
    notes.end_of_choices()
    notes.position(features.seen(state, seat), number, int(features.sides(state)), mind.root_value())
    return mind.root_value()


def seen_from(state: State, seat: int) -> list[float]:
    """Everybody's payoff at the end, the seat's own first; whoever else can win has the rest."""
    paid = [state.payoff((seat + ahead) % state.seats) for ahead in range(state.seats)]
    if len(paid) == 1:
        paid.append(1.0 - paid[0])
    return paid + [0.0] * (SEATS - len(paid))


def words_of(game: Game, setups: Sequence[object]) -> list[str]:
    """All that a network trained with these setups knows, in the words of the game's features."""
    words: set[str] = set()
    for setup in setups:
        assert isinstance(setup, dict)
        state = game.new(0, **setup)
        features = state.features()
        assert features is not None
        words.update(features.setup(state))
    return sorted(words)

"""A network against itself, and notes of what it thought."""

import time
from collections.abc import Sequence

from vervet.bots.mind import Mind
from vervet.bots.network import Network
from vervet.core.features import Features
from vervet.core.game import Game
from vervet.core.rng import Random
from vervet.core.state import State
from vervet.train.lap_play import play_by_laps
from vervet.train.samples import Notes, Samples, seen_from
from vervet.train.settings import Settings


def play_games(
    game: Game,
    network: Network | None,
    settings: Settings,
    seed: int,
    games: int,
    seconds: float,
    frozen: Network | None = None,
) -> Samples:
    """Games one after the other, until there are enough or time is up."""
    started = time.perf_counter()
    notes = Notes()
    for number in range(games):
        if time.perf_counter() - started >= seconds:
            break
        play_game(game, network, settings, Random(seed).fork().bits() ^ number * 0x9E37_79B9, number, notes, frozen)
    return notes.freeze()


def play_game(
    game: Game,
    network: Network | None,
    settings: Settings,
    seed: int,
    number: int,
    notes: Notes,
    frozen: Network | None = None,
) -> None:
    dice = Random(seed & 0x7FFF_FFFF_FFFF_FFFF)
    setup = settings.setups[dice.below(len(settings.setups))]
    state = game.new(dice.bits(), **setup)
    features = state.features()
    assert features is not None, f"{game.name} has no features"
    if features.hidden:
        play_by_laps(state, features, network, settings, dice, number, notes, frozen)
        return
    deep = Mind(
        dice.bits(), network, settings.deep if network else settings.first, 0.0, settings.explore, settings.noise
    )
    quick = Mind(dice.bits(), network, settings.quick, 0.0, settings.explore)
    by_lot = dice.below(settings.openings + 1)
    noted: list[int] = []
    made = 0
    while True:
        seat = state.actor()
        if seat < 0:
            break
        legal = state.legal_actions(seat)
        thorough = dice.unit() < settings.deep_share
        if made < by_lot or len(legal) == 1 or dice.unit() < settings.stray:
            action = legal[dice.below(len(legal))]
        elif thorough:
            action = int(deep.choose(state, seat))
            if len(deep.root_actions()) > 1:
                write_down(state, seat, features, deep, number, notes)
                noted.append(int(seat))
        else:
            action = int(quick.choose(state, seat))
        state.apply(seat, action)
        made += len(legal) > 1
    notes.results += [seen_from(state, seat) for seat in noted]


def write_down(state: State, seat: int, features: Features, mind: Mind, number: int, notes: Notes) -> None:
    """What the seat saw, and what it thought of each choice."""
    for action, visits in zip(mind.root_actions(), mind.root_visits(), strict=True):
        notes.choice(features.seen_in(state, seat, action), visits)
    notes.end_of_choices()
    notes.position(features.seen(state, seat), number, int(features.sides(state)), mind.root_value(), seat)


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

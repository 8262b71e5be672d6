"""Games with secrets, played to learn from: what everybody sees at the start of each lap, and what they thought of
their choices."""

from math import exp

from vervet.bots.insight import Insight
from vervet.bots.network import SHARE, Network
from vervet.core.choices import Choices
from vervet.core.features import Features
from vervet.core.rng import Random
from vervet.core.state import State
from vervet.train.samples import Notes, seen_from
from vervet.train.settings import Settings

# A choice that is worse by this share of a win counts e times less; and what the best of them counts.
CLOSE = 0.03
BEST = 1000.0


def play_by_laps(
    state: State,
    features: Features,
    network: Network | None,
    settings: Settings,
    dice: Random,
    number: int,
    notes: Notes,
) -> None:
    """One game; without a network by suggestions, from which sometimes somebody strays."""
    mind = None if network is None else Insight(dice.bits(), network, settings.deep, 0.0, settings.laps)
    menu = Choices()
    noted: list[int] = []
    looks: list[list[int]] = [[] for _ in range(state.seats)]
    lap = -1
    while True:
        seat = int(state.actor())
        if seat < 0:
            break
        if features.lap(state) != lap:
            lap = int(features.lap(state))
            for other in range(state.seats):
                looks[other].append(len(notes.value))
                noted.append(look_on(state, other, features, network, number, notes))
        menu.count = 0
        state.list_sensible(seat, menu)
        if menu.count > 1 and dice.unit() < settings.stray:
            action = int(menu.at(dice.below(menu.count)))
        elif mind is None:
            action = int(state.suggest(seat, dice))
        else:
            action = int(mind.choose(state, seat))
            if menu.count > 1 and network is not None:
                write_choices(state, seat, features, mind, number, notes)
                noted.append(seat)
        state.execute(seat, action)
    for seat, places in enumerate(looks):
        hand_back(notes, places, state.payoff(seat), settings.trust)
    notes.results += [seen_from(state, seat) for seat in noted]


def look_on(state: State, seat: int, features: Features, network: Network | None, number: int, notes: Notes) -> int:
    """What a seat sees at the start of a lap, and what the network says to it: that is where minds judge."""
    value = -1.0
    if network is not None:
        network.judge(state, seat)
        value = int(network.values[seat]) / SHARE
    notes.end_of_choices()
    notes.position(features.seen(state, seat), number, int(features.sides(state)), value)
    return seat


def write_choices(state: State, seat: int, features: Features, mind: Insight, number: int, notes: Notes) -> None:
    """What the seat saw, and what it thought of each choice."""
    gains = mind.gains()
    most = max(gains)
    for action, gain in zip(mind.weighed(), gains, strict=True):
        notes.choice(features.seen_in(state, seat, action), int(BEST * exp((gain - most) / CLOSE)))
    notes.end_of_choices()
    notes.position(features.seen(state, seat), number, int(features.sides(state)), mind.expected())


def hand_back(notes: Notes, places: list[int], paid: float, trust: float) -> None:
    """Replace what the network said at each lap by what it said at the next ones and what came of it: `trust` of it by
    the next word, the rest by all that came later."""
    later = paid
    word = paid
    for place in reversed(places):
        if notes.value[place] < 0.0:
            return
        later = trust * word + (1.0 - trust) * later
        word = notes.value[place]
        notes.value[place] = later

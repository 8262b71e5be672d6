"""Games with secrets, played to learn from: what everybody sees at the start of each lap, and what they chose.

Nobody thinks ahead in them. Without a network the game's own suggestions play, and are learnt; with one, its policy
does, by lot: a choice that it finds twice as likely is made twice as often. So there are hundreds of times as many
games as with a search, and what came of them says which choices were better than expected.
"""

from vervet.bots.network import Network
from vervet.core.choices import Choices
from vervet.core.features import Features
from vervet.core.rng import Random
from vervet.core.state import State
from vervet.train.samples import UNSAID, Notes, seen_from
from vervet.train.settings import Settings


def play_by_laps(
    state: State,
    features: Features,
    network: Network | None,
    settings: Settings,
    dice: Random,
    number: int,
    notes: Notes,
    frozen: Network | None = None,
) -> None:
    """One game; without a network somebody strays sometimes, so that games do not repeat. With a frozen network all
    seats but one, drawn by lot, do what it finds likeliest, and only that one is learnt from."""
    menu = Choices()
    own = int(dice.below(state.seats)) if frozen is not None else -1
    begun = len(notes.whose)
    lap = -1
    while True:
        seat = int(state.actor())
        if seat < 0:
            break
        if features.lap(state) != lap:
            lap = int(features.lap(state))
            for other in range(state.seats) if frozen is None else (own,):
                look_on(state, other, features, number, notes)
        menu.count = 0
        state.list_sensible(seat, menu)
        if menu.count == 1:
            action = int(menu.at(0))
        elif frozen is not None and seat != own:
            action = likeliest(state, seat, frozen, menu)
        elif network is None:
            action = int(state.suggest(seat, dice))
            if action not in [menu.at(at) for at in range(menu.count)]:
                menu.add(action)
            write_choice(state, seat, features, menu, action, number, notes)
            if dice.unit() < settings.stray:
                action = int(menu.at(dice.below(menu.count)))
        else:
            action = drawn(state, seat, network, menu, dice)
            write_choice(state, seat, features, menu, action, number, notes)
        state.execute(seat, action)
    paid = [seen_from(state, seat) for seat in range(state.seats)]
    notes.results += [paid[seat] for seat in notes.whose[begun:]]


def drawn(state: State, seat: int, network: Network, menu: Choices, dice: Random) -> int:
    """One of the choices by lot, each as likely as the network finds it."""
    network.weigh(state, seat, menu)
    lot = dice.below(int(network.prior_total))
    at = 0
    while lot >= network.priors[at]:
        lot -= int(network.priors[at])
        at += 1
    return int(menu.at(at))


def likeliest(state: State, seat: int, network: Network, menu: Choices) -> int:
    """What the network finds likeliest: so plays a bot that does not think beyond it."""
    network.weigh(state, seat, menu)
    return int(menu.at(max(range(menu.count), key=lambda at: int(network.priors[at]))))


def look_on(state: State, seat: int, features: Features, number: int, notes: Notes) -> None:
    """What a seat sees at the start of a lap: that is where minds judge."""
    notes.end_of_choices()
    notes.position(features.seen(state, seat), number, int(features.sides(state)), UNSAID, seat)


def write_choice(
    state: State, seat: int, features: Features, menu: Choices, action: int, number: int, notes: Notes
) -> None:
    """What the seat saw, what it could do, and what it did."""
    for at in range(menu.count):
        choice = int(menu.at(at))
        notes.choice(features.seen_in(state, seat, choice), 1 if choice == action else 0)
    notes.end_of_choices()
    notes.position(features.seen(state, seat), number, int(features.sides(state)), UNSAID, seat)

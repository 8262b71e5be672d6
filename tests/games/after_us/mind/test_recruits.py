"""Which monkeys sensible players recruit: every species where it pays."""

from collections import Counter

import pytest

from vervet.catalog import game
from vervet.core.rng import Random
from vervet.games.after_us.box.words import COMPUTER, OBJECTS, SPECIES
from vervet.games.after_us.mind.powers import powers_of
from vervet.games.after_us.state import AfterUsState

AFTER = game("after-us")
OTHERS = "mobile-phone,mini-fridge,ghetto-blaster"
FUELLED = f"computer,{OTHERS.rpartition(',')[0]}"


def recruits(objects: str, games: int) -> Counter[str]:
    """The species that two sensible players recruit in a few games with these objects."""
    found: Counter[str] = Counter()
    for seed in range(games):
        state, rng = AFTER.new(seed, players=2, objects="named", named=objects), Random(seed)
        state.listen()
        while (seat := int(state.actor())) >= 0:
            state.execute(seat, state.suggest(seat, rng))
            told = [event for event in state.take_events() if event.name == "recruit" and event.fields["card"]]
            found.update(str(event.fields["species"]) for event in told)
    return found


def test_with_the_computer_in_play_orang_utans_are_recruited_too() -> None:
    with_computer = recruits(FUELLED, 3)
    assert with_computer["orangutan"] > 0
    assert with_computer["chimpanzee"] > 0


@pytest.mark.parametrize("level", [1, 2])
def test_the_computer_makes_piles_with_energy_worth_more_than_others(level: int) -> None:
    state = AFTER.new(1, players=2, objects="named", named=FUELLED)
    assert isinstance(state, AfterUsState)
    assert int(state.objects) >> COMPUTER & 1
    assert OBJECTS[COMPUTER] in FUELLED
    powers = powers_of(state.box)
    gains = {
        name: powers.fuelled[at + 4 * level - 4] - powers.piles[at + 4 * level - 4]
        for at, name in enumerate(SPECIES[:4])
    }
    assert max(gains, key=lambda name: gains[name]) == "orangutan"

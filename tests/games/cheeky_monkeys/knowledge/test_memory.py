"""What players know about cards that were handed out face down, and what they must not know."""

from collections import Counter
from collections.abc import Sequence

import pytest

from vervet.core.rng import Random

from ..laws import FEW_ACTIONS
from ..scene import CHEEKY, Scene, on, words, world

HANDS = ("soggy-fuses", "no-way", "grounding", "great-escape", "banana-break", "tactical-exchange")


# A game in which cards went round and round, found among a thousand games.
LONG = """
0 holds tactical-exchange, 0 holds banana-break, 1 holds special-delivery, 1 holds banana-break, 2 holds
tactical-exchange, 2 holds sanitary-check, 2 holds sanitary-check, 3 holds great-escape, 3 holds special-delivery, 4
holds tactical-exchange, 4 holds banana-break, 5 holds special-delivery, 2 gives 0 tactical-exchange, 2 gives 1
sanitary-check, 2 gives 4 sanitary-check, 2 draws grounding, 3 gives 5 great-escape, 3 gives 5 special-delivery, 3
draws tactical-exchange, 4 plays sanitary-check, 3 gives 4 tactical-exchange, 5 plays great-escape, 4 gives 2
tactical-exchange, 4 gives 2 banana-break, 4 gives 3 tactical-exchange, 4 draws no-way, 5 gives 1 special-delivery,
5 gives 1 special-delivery, 1 gives 2 sanitary-check, 1 gives 2 banana-break, 1 gives 3 special-delivery, 1 gives 3
special-delivery, 1 gives 4 special-delivery, 0 gives 1 banana-break, 0 gives 2 tactical-exchange, 0 gives 5
tactical-exchange, 5 draws common-misfortune, 5 plays common-misfortune, 4 plays no-way, 5 plays tactical-exchange,
0 draws common-misfortune, 1 draws no-way, 1 plays banana-break, 1 plays no-way, 2 draws grounding, 2 plays
tactical-exchange, 2 plays sanitary-check, 2 plays tactical-exchange, 2 plays banana-break, 2 draws soggy-fuses, 2
plays soggy-fuses, 2 draws closed-for-holiday, 2 plays banana-break, 2 draws common-misfortune, 2 draws
tactical-exchange, 2 plays tactical-exchange, 2 plays closed-for-holiday, 3 gives 1 special-delivery, 3 gives 4
special-delivery, 3 gives 5 tactical-exchange, 3 draws closed-for-holiday, 3 plays closed-for-holiday, 4 draws
common-misfortune, 4 plays common-misfortune, 5 gives 1 tactical-exchange, 2 gives 1 grounding, 2 gives 1
common-misfortune, 2 gives 5 grounding, 1 plays grounding, 5 plays grounding, 0 gives 5 common-misfortune, 1 gives 2
tactical-exchange, 1 gives 2 common-misfortune, 1 gives 4 special-delivery, 2 gives 1 common-misfortune, 2 gives 5
tactical-exchange, 4 plays special-delivery, 4 plays special-delivery, 5 plays tactical-exchange, 5 gives 0
common-misfortune, 0 gives 2 common-misfortune, 2 gives 3 common-misfortune, 1 gives 2 common-misfortune, 2 gives 0
common-misfortune, 0 gives 4 common-misfortune, 1 draws great-escape, 1 plays great-escape, 2 draws
closed-for-holiday, 2 plays closed-for-holiday, 3 plays common-misfortune, 4 plays common-misfortune, 4 plays
special-delivery, 0 draws great-escape, 0 plays great-escape, 0 draws sanitary-check, 0 draws common-misfortune, 0
draws soggy-fuses, 0 plays soggy-fuses, 4 draws soggy-fuses, 4 plays soggy-fuses, 5 draws grounding, 0 draws no-way,
0 plays sanitary-check, 0 plays no-way, 0 plays common-misfortune, 1 draws soggy-fuses, 1 plays soggy-fuses, 1 draws
great-escape, 1 plays great-escape, 1 draws grounding
"""


def told(*record: str, players: int = 4) -> Scene:
    """The scene to which a record leads."""
    hands: list[list[str]] = [[] for _ in range(players)]
    for entry in record:
        seat, verb, *more = entry.split()
        if verb in ("plays", "gives"):
            hands[int(seat)].remove(more[-1])
        if verb != "plays":
            hands[int(more[0]) if verb == "gives" else int(seat)].append(more[-1])
    return on(*[""] * players, hands=[" ".join(hand) for hand in hands], record=record, phase="planned")


def known(scene: Scene, knower: int, holder: int) -> object:
    return scene.player(holder, knower)["known"]


def surely(scene: Scene, knower: int, holder: int, card: str) -> bool:
    """Whether a card is in a hand in every world that is dealt for a seat."""
    return all(world(scene, knower, seed).hand(holder).get(card, 0) > 0 for seed in range(40))


def records(scene: Scene, knower: int, place: int) -> set[object]:
    """What is at a place in the record, in worlds that are dealt for a seat."""
    found: set[object] = set()
    for seed in range(60):
        record = world(scene, knower, seed).position["record"]
        assert isinstance(record, Sequence)
        found.add(record[place])
    return found


@pytest.mark.rule("CM-52", "CM-Q30")
def test_giver_and_receiver_know_the_card_and_nobody_else_does() -> None:
    scene = told("0 holds grounding", "1 holds no-way", "2 holds soggy-fuses", "0 gives 1 grounding")
    assert known(scene, 0, 1) == {"grounding": 1}
    assert scene.player(0, 1)["knows"] == {"grounding": 1}
    assert known(scene, 2, 1) == {}
    assert scene.view(0)["record"] == ["0 holds grounding", "1 holds", "2 holds", "0 gives 1 grounding"]
    assert scene.view(1)["record"] == ["0 holds", "1 holds no-way", "2 holds", "0 gives 1 grounding"]
    assert scene.view(2)["record"] == ["0 holds", "1 holds", "2 holds soggy-fuses", "0 gives 1"]
    assert scene.view(None)["record"] == ["0 holds", "1 holds", "2 holds", "0 gives 1"]


@pytest.mark.rule("CM-Q30")
def test_a_card_that_can_only_be_in_one_packet_is_known_to_be_there() -> None:
    scene = told("0 holds grounding", "0 gives 1 grounding", "1 gives 2 grounding")
    assert known(scene, 0, 2) == {"grounding": 1}
    assert surely(scene, 0, 2, "grounding")


@pytest.mark.rule("CM-Q30")
def test_a_card_that_comes_back_is_not_elsewhere() -> None:
    begin = ("0 holds grounding", "1 holds no-way", "0 gives 1 grounding")
    scene = told(*begin, "1 gives 0 grounding", "1 gives 2 no-way")
    assert known(scene, 0, 2) == known(scene, 0, 1) == {}


@pytest.mark.rule("CM-Q30")
def test_nobody_is_said_to_know_of_a_card_that_was_given_away_again() -> None:
    scene = told(
        "0 holds grounding", "1 holds no-way", "0 gives 1 grounding", "1 gives 2 grounding", "1 gives 2 no-way"
    )
    assert scene.player(0, 1)["knows"] == {}
    assert scene.player(1, 2)["knows"] == {"no-way": 1, "grounding": 1}


@pytest.mark.rule("CM-Q30")
def test_a_card_is_followed_through_any_number_of_hands() -> None:
    scene = told("0 holds grounding", "0 gives 1 grounding", "1 gives 2 grounding", "2 gives 3 grounding")
    assert known(scene, 0, 3) == known(scene, 1, 3) == known(scene, 2, 3) == {"grounding": 1}
    assert world(scene, 0, 1).player(3, 1)["known"] == {"grounding": 1}, "seat 0 knows that seat 1 knows it too"


@pytest.mark.rule("CM-Q30")
def test_a_card_that_can_be_in_two_packets_is_in_one_of_them() -> None:
    scene = told(
        "0 holds grounding", "1 holds no-way", "0 gives 1 grounding", "1 gives 2 grounding", "1 gives 3 no-way"
    )
    assert known(scene, 0, 2) == known(scene, 0, 3) == {}
    places = set()
    for seed in range(40):
        other = world(scene, 0, seed)
        places |= {seat for seat in (2, 3) if other.hand(seat).get("grounding")}
        assert other.hand(2).get("grounding") or other.hand(3).get("grounding")
    assert places == {2, 3}


@pytest.mark.rule("CM-Q30")
def test_whoever_sees_one_of_two_cards_played_knows_where_the_other_is() -> None:
    begin = ("0 holds grounding", "0 holds no-way", "0 gives 1 grounding", "0 gives 1 no-way")
    scene = told(*begin, "1 gives 2 grounding", "1 gives 3 no-way", "2 plays grounding")
    assert surely(scene, 0, 3, "no-way")


def test_what_was_seen_of_a_gift_is_true_in_every_world() -> None:
    begin = ("0 holds grounding", "1 holds no-way", "0 gives 1 grounding")
    scene = told(*begin, "1 gives 0 grounding", "1 gives 2 no-way", "2 plays no-way")
    assert records(scene, 0, 3) == {"1 gives 0 grounding"}
    assert records(scene, 0, 4) == {"1 gives 2 no-way"}, "seat 2 had no other card"
    assert records(scene, 0, 1) == {"1 holds no-way"}
    assert records(scene, 3, 4) == {"1 gives 2 no-way"}
    assert len(records(scene, 3, 3)) > 3, "seat 3 has seen nothing of it"


def test_the_only_story_that_fits_is_found() -> None:
    """Seat 0 knows all six cards, and who played which: there is only one way they can have gone."""
    held = [f"0 holds {card}" for card in HANDS]
    gone = [f"0 gives 1 {card}" for card in HANDS]
    parted = [f"1 gives {2 + at % 2} {card}" for at, card in enumerate(HANDS)]
    played = [f"{2 + at % 2} plays {card}" for at, card in enumerate(HANDS[:5])]
    scene = told(*held, *gone, *sorted(parted), *played)
    for seed in range(20):
        other = world(scene, 0, seed)
        assert (other.hand(2), other.hand(3)) == ({}, {"tactical-exchange": 1})
        assert other.view(0) == scene.view(0)


@pytest.mark.parametrize("seat", range(6))
def test_a_long_story_is_found_too(seat: int) -> None:
    scene = told(*(" ".join(entry.split()) for entry in LONG.split(",")), players=6)
    for seed in range(4):
        other = world(scene, seat, seed)
        assert other.view(seat) == scene.view(seat)
        assert CHEEKY.load(other.position).hash() == other.state.hash()


def test_a_player_who_blows_up_shows_their_cards_and_is_forgotten() -> None:
    scene = told("0 holds grounding", "1 holds no-way", "0 gives 1 grounding", "1 plays grounding", "1 plays no-way")
    assert known(scene, 0, 1) == {}


@pytest.mark.rule("CM-27")
@pytest.mark.parametrize("seed", range(4))
def test_whoever_saw_what_was_reshuffled_knows_what_the_deck_can_hold(seed: int) -> None:
    state, rng, found = FEW_ACTIONS.new(seed, players=6), Random(seed), 0
    while (seat := state.actor()) >= 0 and found < 6:
        menu = state.legal_actions(seat)
        state.execute(seat, menu[rng.below(len(menu))])
        record = words(Scene(state).position["record"])
        last = max((at for at, entry in enumerate(record) if entry.startswith("shuffled")), default=-1)
        if last < 0 or rng.below(10):
            continue
        found += 1
        drawn = Counter(entry.split()[-1] for entry in record[last:] if entry.startswith("0 draws"))
        for other in (world(Scene(state), 0, deal) for deal in range(6)):
            assert other.view(0) == Scene(state).view(0)
            assert not Counter(deck(other)) - (shuffled(record, last) - drawn), (
                "a card in the deck that was not shuffled"
            )
    assert found


def shuffled(record: list[str], last: int) -> Counter[str]:
    """The cards of the reshuffle whose last entry is at this place."""
    cards: Counter[str] = Counter()
    while last >= 0 and record[last].startswith("shuffled"):
        _, count, card = record[last].split()
        cards[card] = int(count)
        last -= 1
    return cards


def deck(scene: Scene) -> list[str]:
    decks = scene.position["decks"]
    assert isinstance(decks, dict)
    return words(decks["actions"])

"""What lies on the table at the beginning, and the options (AU-01 to AU-04)."""

from itertools import combinations

import pytest

from vervet.core.option import OptionError

from ..scene import AFTER, Scene, begin, fields, listed

NAMES = ("mobile-phone", "mini-fridge", "ghetto-blaster", "game-console", "pinball", "computer", "moped")


def objects_of(scene: Scene) -> set[str]:
    return {str(name) for name in listed(scene.position["objects"])}


@pytest.mark.rule("AU-01")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_everybody_has_eight_tamarins_of_a_colour_and_nothing_else(players: int) -> None:
    scene = begin(7, players=players)
    for seat in range(players):
        cards = scene.cards("line", seat) + scene.cards("deck", seat)
        assert sorted(card or 0 for card in cards) == list(range(1 + 8 * seat, 9 + 8 * seat))
        assert scene.stock(seat) == {}
        assert len(scene.cards("line", seat)) == 4
        assert scene.cards("discard", seat) == []


@pytest.mark.rule("AU-01")
def test_every_player_has_a_colour_of_their_own() -> None:
    scene = begin(7, players=6)
    colours = [scene.seen(seat, None)["colour"] for seat in range(6)]
    assert colours == ["yellow", "blue", "pink", "red", "turquoise", "purple"]


@pytest.mark.rule("AU-01", "AU-02")
def test_decks_and_piles_are_shuffled() -> None:
    scenes = [begin(seed, players=3) for seed in range(12)]
    assert len({str(scene.cards("line", 2)) for scene in scenes}) > 8
    assert len({str(scene.pile("gorilla-2")) for scene in scenes}) == 12
    assert len({str(scene.pile("mandrill-1")[:4]) for scene in scenes}) == 12


@pytest.mark.rule("AU-02")
def test_eight_piles_hold_18_cards_of_level_1_or_12_of_level_2() -> None:
    piles = fields(begin(7).position["piles"])
    assert {name: len(listed(cards)) for name, cards in piles.items()} == {
        f"{species}-{level}": 18 if level == 1 else 12
        for species in ("mandrill", "orangutan", "gorilla", "chimpanzee")
        for level in (1, 2)
    }
    assert sorted(map(int, map(str, listed(piles["orangutan-1"])))) == list(range(137, 155))


@pytest.mark.rule("AU-04")
def test_three_objects_are_drawn_at_random() -> None:
    found = {frozenset(objects_of(begin(seed))) for seed in range(60)}
    assert all(len(objects) == 3 for objects in found)
    assert {name for objects in found for name in objects} == set(NAMES)
    assert len(found) > 15


@pytest.mark.rule("AU-04")
def test_the_objects_of_the_first_game_are_blaster_computer_and_moped() -> None:
    assert objects_of(begin(1, objects="first-game")) == {"ghetto-blaster", "computer", "moped"}


@pytest.mark.rule("AU-04")
@pytest.mark.parametrize("three", list(combinations(NAMES, 3)), ids=", ".join)
def test_any_three_objects_can_be_named(three: tuple[str, ...]) -> None:
    assert objects_of(begin(1, objects="named", named=",".join(three))) == set(three)


@pytest.mark.rule("AU-01", "AU-04")
@pytest.mark.parametrize(
    ("options", "rule"),
    [
        ({"players": 0}, "AU-01"),
        ({"players": 7}, "AU-01"),
        ({"objects": "all"}, "AU-04"),
        ({"objects": "named"}, "AU-04"),
        ({"objects": "named", "named": "moped,computer"}, "AU-04"),
        ({"objects": "named", "named": "moped,computer,pinball,mini-fridge"}, "AU-04"),
        ({"objects": "named", "named": "moped,computer,toaster"}, "AU-04"),
        ({"named": "moped,computer,pinball"}, "AU-04"),
    ],
)
def test_wrong_options_are_refused_by_their_rule(options: dict[str, object], rule: str) -> None:
    with pytest.raises(OptionError) as raised:
        AFTER.options.read(options)
    assert raised.value.refusal.rule == rule


@pytest.mark.rule("AU-04")
def test_everybody_sees_the_objects_in_play_with_price_and_phases() -> None:
    objects = listed(begin(1, objects="first-game").view(1)["objects"])
    assert objects == [
        {"name": "ghetto-blaster", "price": [2, 2, 2], "phases": [1]},
        {"name": "computer", "price": [5, 5, 5], "phases": [1, 2, 3]},
        {"name": "moped", "price": [0, 6, 9], "phases": [2]},
    ]


@pytest.mark.rule("AU-01")
def test_the_same_seed_deals_the_same_game_and_another_seed_another_game() -> None:
    assert begin(5, players=4).state.hash() == begin(5, players=4).state.hash()
    assert begin(5, players=4).state.hash() != begin(6, players=4).state.hash()

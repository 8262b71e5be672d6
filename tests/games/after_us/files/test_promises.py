"""What a position file says about promised cards, requests, and who knows what: contradictions are refused."""

import json

import pytest

from vervet.core.game import PositionError
from vervet.core.json import Json
from vervet.core.rng import Random
from vervet.games.after_us.box.piles import PILES

from ..scene import AFTER, Scene, crowd, fields, served_late, table, tribe


def again(scene: Scene) -> Scene:
    return Scene(AFTER.load(json.loads(json.dumps(scene.state.position()))))


@pytest.mark.rule("AU-35", "AU-51")
def test_a_card_served_late_to_another_rank_is_promised_as_it_was() -> None:
    scene = served_late()
    assert (scene.phase, scene.asked) == ("replacing", [2])
    assert fields(scene.position["promised"])["gorilla-1"] == [119]
    assert scene.board(1)["recruit"] == ["gorilla-1", 119]
    loaded = again(scene)
    assert loaded.position == scene.position
    assert loaded.state.hash() == scene.state.hash()


@pytest.mark.rule("AU-51")
def test_a_replacement_comes_back_from_its_file_too() -> None:
    scene = served_late(4).play("2 recruit 2 grain")
    assert (scene.phase, scene.asked, scene.board(2)["recruit"]) == ("replacing", [3], ["gorilla-2", 213])
    assert again(scene).state.hash() == scene.state.hash()


@pytest.mark.rule("AU-35")
def test_promises_that_are_left_out_follow_from_the_piles_and_from_the_cards_received() -> None:
    got = tribe([225], recruit=["gorilla-1", 125], deck=[125, 3], loose=1)
    scene = crowd(got, tribe([1], grain=9))
    assert fields(scene.position["promised"])["gorilla-1"] == [125, *range(119, 125), *range(126, 131)]
    assert scene.play("1 recruit 1 grain").board(1)["recruit"] == ["gorilla-1", 119]
    assert again(scene).state.hash() == scene.state.hash()


@pytest.mark.rule("AU-41")
@pytest.mark.parametrize("later", [[], ["arrange 137 1 2 3"], ["remove 137"], ["blaster 137"]])
def test_a_card_drawn_by_phone_comes_back_wherever_it_went(later: list[str]) -> None:
    boards = [tribe([101, 1, 2, 3], energy=9, rage=4), tribe([9])]
    scene = table(*boards, objects=["mobile-phone", "ghetto-blaster"]).play("phone 101 orangutan", *later)
    assert again(scene).state.hash() == scene.state.hash()


LEADER: Json = {"line": [225], "token": "gorilla"}
OTHER: dict[str, Json] = {"line": [1], "token": "gorilla"}

# Real files with one thing changed, and what the reader says about it.
BAD: dict[str, tuple[dict[str, Json], str]] = {
    "promised twice": (
        {"promised": {"gorilla-1": [119, 119]}},
        "promised, gorilla-1: card 119 is there twice",
    ),
    "promised and out of the game": (
        {"promised": {"gorilla-1": [120, 119]}},
        "promised, gorilla-1: expected card 120 in the pile, or with the seat of rank 0",
    ),
    "promised and with another seat": (
        {"promised": {"gorilla-1": [119]}, "piles": {"gorilla-1": []}, "boards": [LEADER, {**OTHER, "discard": [119]}]},
        "promised, gorilla-1: expected card 119 in the pile, or with the seat of rank 0",
    ),
    "promised in another order": (
        {"promised": {"gorilla-1": [120, 119]}, "piles": {"gorilla-1": [119, 120]}},
        "promised, gorilla-1: expected the cards of the pile in their order, [119, 120], and those got from it",
    ),
    "promised less than there is": (
        {"promised": {"gorilla-1": []}},
        "promised, gorilla-1: expected the cards of the pile in their order, [119], and those got from it",
    ),
    "received against the promise": (
        {"promised": {"gorilla-1": [119, 120]}, "piles": {"gorilla-1": [119]}},
        "promised, gorilla-1: expected card 120 in the pile, or with the seat of rank 1",
    ),
}


def one_card(**facts: Json) -> dict[str, Json]:
    """Two seats, one card in the gorillas' pile, all other piles empty."""
    empty: dict[str, Json] = {name: [] for name in PILES}
    piles = {**empty, "gorilla-1": [119], **fields(facts.pop("piles", {}))}
    return {"seats": 2, "phase": "monkeys", "boards": [LEADER, OTHER], "piles": piles, **facts}


@pytest.mark.parametrize("case", BAD)
@pytest.mark.rule("AU-35")
def test_contradictory_promises_are_refused(case: str) -> None:
    facts, message = BAD[case]
    with pytest.raises(PositionError) as raised:
        AFTER.load(one_card(**facts))
    assert str(raised.value) == message


REQUESTS: dict[str, tuple[dict[str, Json], str]] = {
    "a card of another pile": (
        {"recruit": ["gorilla-1", 213], "deck": [213, 3], "loose": 1},
        "boards, 0, recruit: expected a card of gorilla-1 that lies on the deck above the loose ones, not 213",
    ),
    "a card that lies elsewhere": (
        {"recruit": ["gorilla-1", 119]},
        "boards, 0, recruit: expected a card of gorilla-1 that lies on the deck above the loose ones, not 119",
    ),
    "another species": (
        {"recruit": ["mandrill-1", 101], "deck": [101, 3], "loose": 1},
        "boards, 0, recruit: expected a pile of the token's species",
    ),
    "a wait for nothing": (
        {"recruit": ["gorilla-1", None]},
        "boards, 0, recruit: expected 119, which is promised to rank 0",
    ),
    "a moped that is not used": (
        {"moped": ["mandrill-1", 101], "deck": [101, 3], "loose": 1},
        "boards, 0, used: expected the moped too, since there is a request by it",
    ),
    "first without a request": (
        {"first": "moped"},
        "boards, 0, first: expected one of the requests that there are, and none without any",
    ),
}


@pytest.mark.parametrize("case", REQUESTS)
@pytest.mark.rule("AU-32", "AU-35", "AU-47")
def test_contradictory_requests_are_refused(case: str) -> None:
    board, message = REQUESTS[case]
    with pytest.raises(PositionError) as raised:
        table(tribe([225], **{"token": "gorilla", **board}), tribe(token="mandrill"), phase="monkeys")
    assert str(raised.value) == message


@pytest.mark.rule("AU-51")
def test_nobody_waits_for_a_card_if_the_pile_has_one_or_phase_2_is_over() -> None:
    position = served_late().position
    piles: dict[str, Json] = {**fields(position["piles"]), "gorilla-1": [120]}
    with pytest.raises(PositionError, match="boards, 2, recruit: expected a card, since gorilla-1 still has some"):
        AFTER.load({**position, "piles": piles, "promised": {}})
    mine = tribe([225], token="gorilla", recruit=["gorilla-1", None])
    with pytest.raises(PositionError, match="boards, 0, recruit: expected a card, since nobody waits for one"):
        table(mine, tribe([1]), phase="rest")


KNOWN: dict[str, tuple[dict[str, Json], str]] = {
    "a card of a line": ({"225": [1]}, "known, 225: expected 'all', since it does not lie face down"),
    "a card of a discard": ({"102": []}, "known, 102: expected 'all', since it does not lie face down"),
    "a shuffled card": ({"103": [0]}, "known, 103: expected 'all', since it does not lie face down"),
    "a recruit that its owner may not see": (
        {"101": [1]},
        "known, 101: expected seat 0, since it lies on the deck of that seat",
    ),
    "a card of a pile known to one": (
        {"119": [0]},
        "known, 119: expected nobody, or all for the lowest cards of gorilla-1 alone",
    ),
    "a card of a pile known above others": (
        {"120": "all"},
        "known, 120: expected nobody, or all for the lowest cards of gorilla-1 alone",
    ),
}


@pytest.mark.parametrize("case", KNOWN)
@pytest.mark.rule("AU-33")
def test_contradictory_knowledge_is_refused(case: str) -> None:
    known, message = KNOWN[case]
    with pytest.raises(PositionError) as raised:
        table(tribe([225], deck=[101, 103], loose=1, discard=[102]), tribe([9]), known=known)
    assert str(raised.value) == message


@pytest.mark.rule("AU-41")
def test_the_lowest_cards_of_a_pile_may_be_known_to_all() -> None:
    scene = table(tribe([1]), tribe([9]), known={"136": "all", "135": "all"})
    for seed in range(5):
        assert Scene(scene.state.determinize(0, Random(seed))).pile("gorilla-1")[-2:] == [135, 136]

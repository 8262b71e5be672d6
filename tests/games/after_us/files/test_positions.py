"""Position files: a complete table that people can read and write; a bad one is refused with a reason."""

import json

import pytest

from vervet.core.game import PositionError
from vervet.core.json import Json
from vervet.core.rng import Random

from ..scene import AFTER, Scene, fields, table, tribe


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_a_saved_position_loads_as_it_was_and_plays_on_alike(players: int) -> None:
    state = AFTER.new(players, players=players)
    rng = Random(players)
    for _ in range(250):
        if not state.asked():
            break
        twin = AFTER.load(json.loads(json.dumps(state.position())))
        assert twin.position() == state.position()
        assert twin.hash() == state.hash()
        seats = state.asked_seats()
        seat = seats[rng.below(len(seats))]
        legal = state.legal_actions(seat)
        assert twin.legal_actions(seat) == legal
        state.apply(seat, legal[rng.below(len(legal))])


@pytest.mark.parametrize("phase", ["life", "monkeys", "rest"])
def test_a_finished_game_comes_back_as_it_ended(phase: str) -> None:
    token = "mandrill" if phase == "monkeys" else None
    boards = [tribe([1, 2], points=80, token=token), tribe([9], token=token)]
    if phase == "life":
        boards = [{**board, "arranged": True, "reached": None} for board in boards]
    scene = table(*boards, phase=phase).play("done", "1 done")
    loaded = Scene(AFTER.load(scene.position))
    assert (loaded.position, loaded.ended()) == (scene.position, scene.ended())
    assert loaded.state.hash() == scene.state.hash()


def test_all_but_the_seats_may_be_left_out() -> None:
    scene = Scene(AFTER.load({"seats": 3}))
    assert (scene.phase, scene.position["round"], scene.position["objects"]) == ("life", 1, [])
    assert scene.cards("deck", 1) == list(range(9, 17))
    assert len(scene.pile("mandrill-1")) == 18
    assert scene.stock(2) == {}


def test_a_deck_or_pile_that_is_left_out_gets_the_cards_that_remain() -> None:
    scene = table(tribe([1, 101], discard=[3]), tribe([2, 9]))
    assert scene.cards("deck") == [4, 5, 6, 7, 8]
    assert scene.pile("mandrill-1") == list(range(102, 119))


def test_an_arranged_line_is_at_its_first_closed_frame_unless_the_file_says_otherwise() -> None:
    assert table(tribe([7, 6, 231, 143], arranged=True), tribe([9])).board()["reached"] == "ab1"


def test_a_loaded_position_still_says_who_knows_a_card() -> None:
    scene = table(tribe([1], deck=[101, 102, 3], loose=1), tribe([9]), known={"101": "all", "102": [0, 1]})
    assert fields(scene.position["known"]) == {"101": "all", "102": [0, 1]}


LONG = "x" * 100_000
BAD: dict[str, tuple[dict[str, Json], str]] = {
    "another game": ({"seats": 2, "game": "itchy-monkey"}, "game: expected 'after-us', not 'itchy-monkey'"),
    "no game": ({"seats": 2, "game": None}, "game: expected 'after-us', not None"),
    "no seats": ({}, "seats: expected a whole number from 1 to 6, but it is missing"),
    "too many seats": ({"seats": 7}, "seats: expected a whole number from 1 to 6, not 7"),
    "unknown name": ({"seats": 2, "colour": "red"}, "colour"),
    "unknown phase": ({"seats": 2, "phase": "night"}, "phase: expected one of life, tokens, "),
    "unknown object": ({"seats": 2, "objects": ["toaster"]}, "objects: expected"),
    "too many boards": ({"seats": 2, "boards": [{}, {}, {}]}, "boards: expected at most 2, not 3"),
    "board not an object": ({"seats": 2, "boards": [7]}, "boards, 0: expected an object, not 7"),
    "unknown name of a board": ({"seats": 2, "boards": [{"lines": []}]}, "boards, 0: "),
    "unknown resource": ({"seats": 2, "boards": [{"stock": {"gold": 1}}]}, "boards, 0, stock: "),
    "negative points": ({"seats": 2, "boards": [{"points": -1}]}, "boards, 0, points: expected a whole number from 0"),
    "too much rage": ({"seats": 2, "boards": [{"rage": 13}]}, "boards, 0, rage: expected a whole number from 0 to 12"),
    "no such card": (
        {"seats": 2, "boards": [{"line": [99]}]},
        "boards, 0, line: expected the number of a card, not 99",
    ),
    "true as a card": ({"seats": 2, "boards": [{"line": [True]}]}, "expected the number of a card, not True"),
    "a card twice": ({"seats": 2, "boards": [{"line": [1]}, {"line": [1]}]}, "boards, 1, line: card 1 is there twice"),
    "six cards": ({"seats": 2, "boards": [{"line": [1, 2, 3, 4, 5, 6]}]}, "line: expected at most 5 cards, not 6"),
    "gap in a hand": ({"seats": 2, "boards": [{"line": [1, None]}]}, "line: expected no gap, since it is not arranged"),
    "too loose": ({"seats": 2, "boards": [{"loose": 9}]}, "boards, 0, loose: expected a whole number from 0 to 8"),
    "card of another pile": ({"seats": 2, "piles": {"mandrill-1": [119]}}, "mandrill-1: card 119 is of another pile"),
    "no such pile": ({"seats": 2, "piles": {"tamarin-1": []}}, "tamarin-1"),
    "promise from nowhere": (
        {"seats": 2, "promised": {"mandrill-1": [119]}},
        "mandrill-1: expected cards of the pile, not 119",
    ),
    "promise in phase 3": (
        {"seats": 2, "phase": "rest", "promised": {"mandrill-1": [101]}},
        "promised: expected nothing in this phase",
    ),
    "frame that is open": (
        {"seats": 2, "boards": [{"line": [7], "arranged": True, "reached": "ab1"}]},
        "ab1 is no closed",
    ),
    "ready too early": (
        {"seats": 2, "boards": [{"line": [7, 6], "arranged": True, "ready": True, "reached": "ab1"}]},
        "ready: expected a line",
    ),
    "everybody ready": ({"seats": 1, "boards": [{"arranged": True, "ready": True}]}, "expected somebody who has not"),
    "token in phase 1": ({"seats": 2, "boards": [{"token": "gorilla"}]}, "token: expected none in phase 1"),
    "no token": ({"seats": 2, "phase": "monkeys"}, "boards, 0, token: expected one, since it is revealed"),
    "king without a token": ({"seats": 1, "phase": "tokens"}, "boards, 1, token: expected one, since it is revealed"),
    "recruit in phase 1": (
        {"seats": 2, "boards": [{"recruit": ["gorilla-1", None]}]},
        "expected no recruit and no moped",
    ),
    "copy in phase 1": ({"seats": 2, "boards": [{"copied": True}]}, "nothing copied before the reveal"),
    "bad request": ({"seats": 2, "boards": [{"moped": ["gorilla"]}]}, "moped: expected a pile and a card or null"),
    "tamarin given back": ({"seats": 2, "boards": [{"returned": 1}]}, "returned: expected a card of level 1 or 2"),
    "ranks twice": ({"seats": 2, "boards": [{"rank": 1}, {"rank": 1}]}, "boards: expected every rank once, not [1, 1]"),
    "king's tokens": (
        {"seats": 1, "king": ["gorilla"]},
        "king: expected mandrill, orangutan, gorilla, chimpanzee in some order",
    ),
    "stranger who knows": ({"seats": 2, "known": {"5": [2]}}, "known, 5: expected a list of seats or 'all', not [2]"),
    "card that nobody knows": ({"seats": 2, "known": {"five": [1]}}, "known, five: expected the number of a card"),
    "over for no reason": ({"seats": 2, "phase": "over"}, "reason: expected goal or cards"),
    "reason too early": ({"seats": 2, "reason": "goal"}, "reason: expected nothing, since the game goes on"),
    "nothing to replace": (
        {"seats": 2, "phase": "replacing", "short": True, "boards": [{"token": "gorilla"}, {"token": "gorilla"}]},
        "phase: nobody has a request to replace",
    ),
}


@pytest.mark.parametrize("case", BAD)
def test_a_bad_position_is_refused_saying_what_was_expected(case: str) -> None:
    document, message = BAD[case]
    with pytest.raises(PositionError) as raised:
        AFTER.load(document)
    assert message in str(raised.value)


ECHOES: list[dict[str, Json]] = [
    *(
        {"seats": 2, name: LONG}
        for name in ("phase", "objects", "boards", "piles", "promised", "known", "king", "game")
    ),
    {"seats": 2, LONG: 1},
    {"seats": 2, "king": [LONG] * 4},
    {"seats": 2, "known": {LONG: "all"}},
    {"seats": 2, "known": {"5": [LONG]}},
    {"seats": 2, "promised": {LONG: []}},
    {"seats": 2, "boards": [{"line": [LONG]}]},
    {"seats": 2, "boards": [{"stock": {LONG: 1}}]},
    {"seats": 2, "boards": [{"recruit": LONG}]},
    {"seats": 2, "boards": [{"token": LONG}]},
    {"seats": 2, "boards": [LONG]},
]


@pytest.mark.parametrize("position", ECHOES, ids=range(len(ECHOES)))
def test_no_message_repeats_a_long_value(position: dict[str, Json]) -> None:
    with pytest.raises(PositionError) as raised:
        AFTER.load(position)
    assert "x" * 61 not in str(raised.value)


def test_a_position_is_an_object() -> None:
    with pytest.raises(PositionError):
        AFTER.load([1, 2])


def test_a_number_too_large_for_the_engine_is_not_a_card() -> None:
    with pytest.raises(PositionError, match="expected the number of a card"):
        AFTER.load({"seats": 2, "boards": [{"deck": [1 << 70]}]})


def test_damaged_positions_are_refused_or_playable() -> None:
    """Every value of a document is replaced by nonsense in turn; whatever loads can be played on for a while."""
    state = AFTER.new(3, players=2)
    rng = Random(1)
    for _ in range(60):
        seat = state.asked_seats()[0]
        legal = state.legal_actions(seat)
        state.apply(seat, legal[rng.below(len(legal))])
    refused = 0
    for path, nonsense in damages(state.position()):
        document = json.loads(json.dumps(state.position()))
        replace(document, path, nonsense)
        try:
            loaded = AFTER.load(document)
        except PositionError:
            refused += 1
            continue
        for _ in range(12):
            if not loaded.asked():
                break
            seat = loaded.asked_seats()[0]
            legal = loaded.legal_actions(seat)
            loaded.apply(seat, legal[rng.below(len(legal))])
    assert refused > 100


NONSENSE: tuple[Json, ...] = (None, -1, 10**20, "nonsense", [], [1], {}, True)
Path = tuple[str | int, ...]


def damages(document: Json, path: Path = ()) -> list[tuple[Path, Json]]:
    found: list[tuple[Path, Json]] = [(path, value) for value in NONSENSE] if path else []
    if isinstance(document, dict):
        for name, value in document.items():
            found += damages(value, (*path, name)) if name != "piles" else []
    elif isinstance(document, list):
        for index, value in enumerate(document[:2]):
            found += damages(value, (*path, index))
    return found


def replace(document: Json, path: Path, value: Json) -> None:
    step, *rest = path
    if rest:
        replace(document[step], tuple(rest), value)  # type: ignore[index]
    else:
        document[step] = value  # type: ignore[index]

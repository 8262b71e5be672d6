"""Where frames are on a card."""

from itertools import pairwise

import pytest

from vervet.faces.after_us.cards.deck import by_number
from vervet.faces.after_us.cards.layout import BETWEEN, FOOT, SIDE, WIDTH, Sign, frame_signs, row_boxes
from vervet.games.after_us.box.cards import Card
from vervet.games.after_us.box.words import CLOSED, LEFT_OPEN, RIGHT_OPEN

every_card = pytest.mark.parametrize("card", by_number().values(), ids=map(str, by_number()))


def written(signs: list[Sign]) -> str:
    return " ".join(f"{sign.glyph}{sign.number or ''}" for sign in signs)


@every_card
def test_frames_lie_side_by_side_within_the_card(card: Card) -> None:
    for row in card.rows:
        boxes = row_boxes(row)
        assert [box.frame for box in boxes] == list(row)
        for left, right in pairwise(boxes):
            assert left.x + left.width + BETWEEN <= right.x + 0.01
        for box in boxes:
            assert box.x >= (SIDE - 0.01 if box.frame.shape != LEFT_OPEN else 0)
            assert box.x + box.width <= WIDTH - (SIDE if box.frame.shape != RIGHT_OPEN else 0) + 0.01


@every_card
def test_half_frames_touch_the_edge_they_are_open_to(card: Card) -> None:
    boxes = [box for row in card.rows for box in row_boxes(row)]
    assert all(box.x == 0 for box in boxes if box.frame.shape == LEFT_OPEN)
    assert all(box.x + box.width == WIDTH for box in boxes if box.frame.shape == RIGHT_OPEN)


@every_card
def test_the_fullest_row_still_has_signs_that_can_be_read(card: Card) -> None:
    """On a card 140 pixels wide, an icon at three quarters of its size is 16 pixels wide."""
    assert all(box.scale >= 0.75 for row in card.rows for box in row_boxes(row))


def test_a_lone_frame_is_in_the_middle() -> None:
    (box,) = [box for box in row_boxes(by_number()[2].rows[1]) if box.frame.shape == CLOSED]
    assert box.x + box.width / 2 == pytest.approx(WIDTH / 2)


def test_an_empty_row_has_no_boxes() -> None:
    assert row_boxes(by_number()[7].rows[2]) == []


def test_the_foot_has_room_for_the_number() -> None:
    assert FOOT >= 30


@pytest.mark.parametrize(
    ("number", "row", "signs"),
    [
        (7, 1, ["fruit", "flower"]),
        (7, 2, ["points1", "flower fruit"]),
        (231, 1, ["flower", "number3 species arrow number2 fruit", "number2 energy"]),
        (231, 3, ["number3 energy", "points1", "energy"]),
        (143, 2, ["points1 times each-tamarin", "energy"]),
        (239, 2, ["points3", "energy arrow points3", "free"]),
        (239, 3, ["again", "energy arrow again", "number2 grain"]),
    ],
)
def test_a_frame_shows_what_it_costs_and_gives(number: int, row: int, signs: list[str]) -> None:
    assert [written(frame_signs(frame)) for frame in by_number()[number].rows[row - 1]] == signs

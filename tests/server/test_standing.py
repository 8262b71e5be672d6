"""What a seat has said in advance, and when it holds."""

from collections.abc import Sequence

import pytest

from vervet.core.state import State
from vervet.server.messages import Standing
from vervet.server.standing import StandingAnswers


class Occasion(State):
    """A question about something, in some round."""

    def __init__(self, words: Sequence[str], number: int = 1) -> None:
        super().__init__(2)
        self.words = list(words)
        self.number = number

    def occasion(self, seat: int) -> list[str]:
        return self.words if seat == 0 else self.words[:1]

    def stretch(self) -> int:
        return self.number


SHOCK = Occasion(["shock", "mine"])


@pytest.mark.parametrize(
    ("only", "unless", "covered"),
    [
        ([], [], True),
        (["shock"], [], True),
        (["mine"], [], True),
        (["phase"], [], False),
        ([], ["phase"], True),
        ([], ["mine"], False),
        (["shock"], ["mine"], False),
    ],
)
def test_only_and_unless_go_by_the_words_of_the_occasion(only: list[str], unless: list[str], covered: bool) -> None:
    answers = StandingAnswers()
    answers.set(Standing(1, 0, "match", only, unless), SHOCK)
    assert answers.covers(0, SHOCK) is covered


def test_what_concerns_one_seat_need_not_concern_another() -> None:
    answers = StandingAnswers()
    for seat in (0, 1):
        answers.set(Standing(1, seat, "match", unless=["mine"]), SHOCK)
    assert (answers.covers(0, SHOCK), answers.covers(1, SHOCK)) == (False, True)


def test_an_order_for_the_round_holds_in_no_other() -> None:
    answers = StandingAnswers()
    answers.set(Standing(1, 0, "round"), SHOCK)
    assert answers.covers(0, SHOCK)
    assert not answers.covers(0, Occasion(["shock"], 2))
    assert answers.told([0, 1], Occasion(["shock"], 2)) == []


def test_a_new_order_replaces_the_old_one_and_off_ends_it() -> None:
    answers = StandingAnswers()
    answers.set(Standing(1, 0, "match"), SHOCK)
    answers.set(Standing(2, 0, "round", ["phase"]), SHOCK)
    assert [info.only for info in answers.told([0], SHOCK)] == [["phase"]]
    answers.set(Standing(3, 0, "off"), SHOCK)
    assert answers.told([0], SHOCK) == []


def test_a_client_is_told_the_orders_of_its_own_seats_only() -> None:
    answers = StandingAnswers()
    for seat in (0, 1):
        answers.set(Standing(1, seat, "match"), SHOCK)
    assert [info.seat for info in answers.told([1], SHOCK)] == [1]
    assert answers.told([], SHOCK) == []

"""What a seat has said in advance, and when it applies."""

import asyncio
from collections.abc import Sequence

import pytest

from tests.server.first_window import DONE, MOMENT, at_first_window, refusals, windowed
from tests.server.virtual import Visitor, run
from vervet.core.state import State
from vervet.server.match.auto_pass import AutoPasses
from vervet.server.match.messages import Standing


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
    answers = AutoPasses()
    answers.set(Standing(1, 0, "match", only, unless), SHOCK)
    assert answers.covers(0, SHOCK) is covered


def test_what_concerns_one_seat_need_not_concern_another() -> None:
    answers = AutoPasses()
    for seat in (0, 1):
        answers.set(Standing(1, seat, "match", unless=["mine"]), SHOCK)
    assert (answers.covers(0, SHOCK), answers.covers(1, SHOCK)) == (False, True)


def test_an_order_for_the_round_applies_to_no_other_round() -> None:
    answers = AutoPasses()
    answers.set(Standing(1, 0, "round"), SHOCK)
    assert answers.covers(0, SHOCK)
    assert not answers.covers(0, Occasion(["shock"], 2))
    assert answers.told([0, 1], Occasion(["shock"], 2)) == []


def test_a_new_order_replaces_the_old_one_and_off_ends_it() -> None:
    answers = AutoPasses()
    answers.set(Standing(1, 0, "match"), SHOCK)
    answers.set(Standing(2, 0, "round", ["phase"]), SHOCK)
    assert [info.only for info in answers.told([0], SHOCK)] == [["phase"]]
    answers.set(Standing(3, 0, "off"), SHOCK)
    assert answers.told([0], SHOCK) == []


def test_a_client_is_told_the_orders_of_its_own_seats_only() -> None:
    answers = AutoPasses()
    for seat in (0, 1):
        answers.set(Standing(1, seat, "match"), SHOCK)
    assert [info.seat for info in answers.told([1], SHOCK)] == [1]
    assert answers.told([], SHOCK) == []


# At a table.


async def stand_by(visitor: Visitor, lasts: str, **words: list[str]) -> None:
    await visitor.say("standing", seat=visitor.client.seat, lasts=lasts, **words)
    await asyncio.sleep(0)


def test_an_auto_pass_is_given_at_the_moment_and_told_to_nobody_else() -> None:
    async def play() -> None:
        room, visitors = await at_first_window(3)
        before = [len(visitor.ear.heard) for visitor in visitors]
        await stand_by(visitors[1], "match")
        assert visitors[1].ear.table()["standing"] == [{"seat": 1, "lasts": "match", "only": [], "unless": []}]
        await asyncio.sleep(MOMENT + 0.1)
        assert room.live.table.record.state.asked_seats() == [0, 2]
        assert [len(visitor.ear.heard) for visitor in visitors] == [before[0], before[1] + 3, before[2]]
        room.close()

    run(play())


def test_an_auto_pass_that_comes_after_the_moment_is_given_at_once() -> None:
    async def play() -> None:
        room, visitors = await at_first_window(3)
        await asyncio.sleep(MOMENT + 0.1)
        assert room.live.table.record.state.asked_seats() == [0, 1, 2]
        await stand_by(visitors[1], "match", unless=["phase"])
        assert room.live.table.record.state.asked_seats() == [0, 1, 2], "this window is excepted"
        await stand_by(visitors[1], "match")
        assert room.live.table.record.state.asked_seats() == [0, 2]
        room.close()

    run(play())


def test_whoever_speaks_before_the_moment_is_heard_in_spite_of_an_auto_pass() -> None:
    async def play() -> None:
        room, visitors = await at_first_window(3)
        for visitor in visitors:
            await stand_by(visitor, "match")
        action = visitors[1].ear.table()["legal"][-1]
        await visitors[1].act(action)
        await asyncio.sleep(MOMENT + 0.1)
        assert room.live.table.record.read(action) in [step.action for step in room.live.table.record.steps]
        room.close()

    run(play())


@pytest.mark.parametrize(
    ("words", "passes"),
    [
        ({"only": ["phase"]}, [0, 1]),
        ({"only": ["shock"]}, []),
        ({"unless": ["mine"]}, [0, 1]),
        ({"unless": ["phase"]}, []),
        ({"only": ["phase"], "unless": ["shock"]}, [0, 1]),
    ],
)
def test_an_auto_pass_can_be_for_some_windows_only(words: dict[str, list[str]], passes: list[int]) -> None:
    async def play() -> None:
        room, visitors = await at_first_window(3)
        for visitor in visitors[:2]:
            await stand_by(visitor, "match", **words)
        await asyncio.sleep(MOMENT + 0.1)
        assert [seat for seat in (0, 1, 2) if seat not in room.live.table.record.state.asked_seats()] == passes
        room.close()

    run(play())


def test_an_auto_pass_can_be_taken_back() -> None:
    async def play() -> None:
        room, visitors = await at_first_window(3)
        await stand_by(visitors[1], "match")
        await stand_by(visitors[1], "off")
        assert visitors[1].ear.table()["standing"] == []
        await asyncio.sleep(MOMENT + 0.1)
        assert room.live.table.record.state.asked_seats() == [0, 1, 2]
        room.close()

    run(play())


def test_an_auto_pass_for_the_round_ends_with_it() -> None:
    async def play() -> None:
        room, visitors = await at_first_window(2)
        for visitor in visitors:
            await stand_by(visitor, "round")
        person = visitors[0]
        while person.ear.table()["view"]["round"] == 1:
            if person.ear.table()["asked"] == [0] and not windowed(room):
                await person.act(DONE)
            await asyncio.sleep(0.1)
        assert [visitor.ear.table()["standing"] for visitor in visitors] == [[], []]
        room.close()

    run(play())


def test_only_the_holder_of_a_seat_can_answer_in_advance_for_it() -> None:
    async def play() -> None:
        room, visitors = await at_first_window(3)
        await visitors[1].say("standing", seat=2, lasts="match")
        await visitors[1].say("standing", seat=1, lasts="forever")
        await asyncio.sleep(0)
        assert [refused["code"] for refused in refusals(visitors[1])] == ["not-your-seat", "malformed"]
        room.close()

    run(play())

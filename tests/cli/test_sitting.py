"""Undo at the terminal is information-safe: shown with a game that has secrets."""

import pytest
from examples.sealed_bid import SealedBidGame

from vervet.bots.uniform import Uniform
from vervet.cli.table.sitting import Seat, Sitting
from vervet.core.refusal import IllegalAction


def sitting(*bots: bool) -> Sitting:
    game = SealedBidGame()
    seats = [Seat(f"Seat {index}", Uniform(index) if bot else None) for index, bot in enumerate(bots)]
    return Sitting(game, game.options.read({"players": len(bots)}), 1, seats)


def bid(table: Sitting, seat: int) -> None:
    legal = table.legal_lines(seat)
    line = next(line for line in legal if line.startswith("bid"))
    table.match.act(seat, table.match.game.grammar.from_text(line))


def test_bots_are_asked_along_with_people() -> None:
    table = sitting(False, True)
    assert (table.person_asked(), table.bot_asked()) == (0, 1)


def test_a_bid_that_nobody_has_seen_can_be_taken_back() -> None:
    table = sitting(False, False)
    bid(table, 0)
    table.undo()
    assert table.match.version == 0


def test_a_bid_that_was_shown_cannot_be_taken_back() -> None:
    table = sitting(False, False)
    bid(table, 0)
    bid(table, 1)
    with pytest.raises(IllegalAction, match="Nothing to undo"):
        table.undo()
    assert table.match.version == 2


def test_a_bid_shown_by_a_bots_reply_cannot_be_taken_back() -> None:
    table = sitting(False, True)
    bid(table, 0)
    while (bot := table.bot_asked()) is not None and table.match.version < 3:
        table.reply(bot)
    with pytest.raises(IllegalAction, match="Nothing to undo"):
        table.undo()


def test_what_a_bot_decided_at_the_same_time_stays() -> None:
    table = sitting(False, True, True)
    bid(table, 1)
    bid(table, 0)
    before = table.match.actions[0]
    bid_again = table.match.actions[1]
    table.undo()
    assert table.match.actions == [before]
    table.match.act(*bid_again)


def test_a_bots_peek_does_not_stop_a_persons_undo() -> None:
    table = sitting(False, True, True)
    bid(table, 0)
    line = next(line for line in table.legal_lines(1) if line.startswith("peek"))
    table.match.act(1, table.match.game.grammar.from_text(line))
    table.undo()
    assert [seat for seat, _ in table.match.actions] == [1]


def test_the_log_of_a_running_game_shows_only_what_the_person_may_read() -> None:
    table = sitting(False, True, True)
    bid(table, 1)
    bid(table, 0)
    line = next(line for line in table.legal_lines(2) if line.startswith("peek"))
    table.match.act(2, table.match.game.grammar.from_text(line))
    assert [table.readable(index) for index in range(3)] == [False, True, True]


def test_the_log_of_a_finished_game_shows_everything() -> None:
    table = sitting(False, True)
    while seats := table.match.state.asked_seats():
        bid(table, seats[0])
    assert all(table.readable(index) for index in range(table.match.version))

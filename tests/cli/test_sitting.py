"""Undo at the terminal is information-safe: shown with a game that has secrets."""

import pytest
from examples.sealed_bid import SealedBidGame

from vervet.bots.uniform import Uniform
from vervet.cli.sitting import Seat, Sitting
from vervet.core.refusal import IllegalAction


def sitting(*bots: bool) -> Sitting:
    game = SealedBidGame()
    seats = [Seat(f"Seat {index}", Uniform(index) if bot else None) for index, bot in enumerate(bots)]
    return Sitting(game, game.options.read({"players": len(bots)}), 1, seats)


def bid(table: Sitting, seat: int) -> None:
    legal = table.legal_lines(seat)
    line = next(line for line in legal if line.startswith("bid"))
    table.match.act(seat, table.match.game.grammar.from_text(line))


def test_bots_are_asked_beside_people() -> None:
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
    with pytest.raises(IllegalAction, match="undo-impossible"):
        table.undo()
    assert table.match.version == 2


def test_a_bid_shown_by_the_reply_of_a_bot_cannot_be_taken_back() -> None:
    table = sitting(False, True)
    bid(table, 0)
    while (bot := table.bot_asked()) is not None and table.match.version < 3:
        table.reply(bot)
    with pytest.raises(IllegalAction, match="undo-impossible"):
        table.undo()

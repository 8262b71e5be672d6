"""The stars that the server tells are those that the ladder has measured."""

import json
from pathlib import Path

import pytest

from vervet.catalog import game
from vervet.ladder.record import ladder_from
from vervet.ladder.stars import stars
from vervet.server.match.stars import STARS, stars_of

RECORDS = json.loads((Path(__file__).parents[2] / "docs" / "players" / "ladder.json").read_text("utf-8"))


@pytest.mark.parametrize("name", sorted(RECORDS))
def test_the_server_tells_what_was_measured(name: str) -> None:
    assert STARS[name] == stars(ladder_from(game(name), RECORDS[name]))


def test_a_bot_that_nobody_measured_has_no_stars() -> None:
    assert stars_of("itchy-monkey", "mcts-3") == 0
    assert stars_of("draughts", "random") == 0

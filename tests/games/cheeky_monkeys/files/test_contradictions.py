"""Position files that contradict themselves are refused, by name."""

import pytest

from vervet.core.game import PositionError
from vervet.core.json import Json

from ..scene import CHEEKY

ROWS: list[Json] = [["sniper1"], ["juggler1"], []]
OUT: dict[str, Json] = {"living": [0, 1]}
CLOSED: dict[str, Json] = {"card": "closed-for-holiday", "seat": 2, "number": 4}
BREAK: dict[str, Json] = {"what": "banana-break", "seat": 0, "number": 4}


@pytest.mark.parametrize(
    ("facts", "where"),
    [
        pytest.param({"known": {"actions": 1}}, "actions", id="a known action card on the deck"),
        pytest.param(
            {"decks": {"monkeys": ["sniper2"]}, "piles": {"monkeys": ["sniper2"]}}, "decks", id="in two piles"
        ),
        pytest.param({"living": [0, 1, 1]}, "living", id="a seat twice"),
        pytest.param({"living": [0, True, 2]}, "living", id="a seat that is no number"),
        pytest.param({"spent": [["shaman1", "shaman1"], [], []]}, "spent", id="a monkey spent twice"),
        pytest.param({"living": [], "zombies": [0, 1, 2], "settings": {"zombies": True}}, "living", id="all zombies"),
        pytest.param({"rows": ROWS, **OUT, "lasting": [CLOSED]}, "lasting", id="closed though out"),
        pytest.param({"rows": ROWS, "grounded": ["headscratcher1"]}, "grounded", id="grounded in the deck"),
        pytest.param({"queue": [BREAK], "number": 3}, "number", id="a card numbered higher than the newest"),
    ],
)
def test_a_position_that_contradicts_itself_is_refused(facts: dict[str, Json], where: str) -> None:
    with pytest.raises(PositionError, match=f"^{where}"):
        CHEEKY.load({"players": 3, **facts})

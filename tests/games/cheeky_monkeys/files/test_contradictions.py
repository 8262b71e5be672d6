"""Position files that contradict themselves are refused, saying where."""

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
        pytest.param({"known": {"actions": 1}}, "known, actions", id="a known action card on the deck"),
        pytest.param(
            {"decks": {"monkeys": ["sniper2"]}, "piles": {"monkeys": ["sniper2"]}}, "decks", id="in two piles"
        ),
        pytest.param({"living": [0, 1, 1]}, "living", id="a seat twice"),
        pytest.param({"living": [0, True, 2]}, "living", id="a seat that is not a number"),
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


# What no game can reach.

ABLE: dict[str, Json] = {"settings": {"windows": "able"}, "phase": "planned", "hands": [{"soggy-fuses": 1}, {}, {}]}
UNDEAD: dict[str, Json] = {"settings": {"zombies": True}, "living": [0, 1], "zombies": [2]}
PARTS: list[Json] = [[], [], ["head1", "body1", "arms1", "legs1", "tail1"]]
END: dict[str, Json] = {"phase": "over", "winner": 0, "reason": "survivor"}
LEGEND: dict[str, Json] = {**UNDEAD, "phase": "over", "winner": 2, "reason": "legendary"}
SEVEN: list[Json] = [*["0 holds no-way"] * 7, "0 plays no-way"]


def queued(what: str, **facts: Json) -> dict[str, Json]:
    """Two rows, and an entry in the queue."""
    return {"rows": ROWS, "queue": [{"what": what, "seat": 0, **facts}]}


def shocked(**facts: Json) -> dict[str, Json]:
    entry: dict[str, Json] = {"what": "shock", "seat": 0, "monkey": "sniper1", **facts}
    return {"rows": [["sniper1", "headscratcher1"], [], []], "queue": [entry]}


def lasting(**facts: Json) -> dict[str, Json]:
    return {
        "lasting": [{"card": "closed-for-holiday", "seat": 2, "number": 4}, {"card": "closed-for-holiday", **facts}]
    }


@pytest.mark.parametrize(
    ("facts", "message"),
    [
        pytest.param({"living": [0, 1, 2**63]}, "living: expected a list of different seats", id="a seat far away"),
        pytest.param({**UNDEAD, "zombies": [2**63]}, "zombies: expected a list of diff", id="a zombie far away"),
        pytest.param({**ABLE, "asked": [2**63]}, "asked: expected a list of different seats", id="asked far away"),
        pytest.param({**ABLE, "asked": [0, 1]}, r"asked: expected those who can answer, \[0\]", id="asked in vain"),
        pytest.param(
            queued("grounding", monkey="sniper1", trainer=0),
            "queue, entry 1: expected grounding of a headscratcher, not of sniper1",
            id="grounding of what is never shocked",
        ),
        pytest.param(
            queued("great-escape", monkey="juggler1", trainer=1),
            "queue, entry 1: .* so trainer 0",
            id="another player's escape",
        ),
        pytest.param(
            queued("special-delivery", monkey="sniper1", trainer=0, other=0),
            "queue, entry 1: expected a delivery to another",
            id="a delivery to oneself",
        ),
        pytest.param(
            queued("tactical-exchange", monkey="sniper1", trainer=0),
            "queue, entry 1: expected an exchange with another trainer",
            id="an exchange with oneself",
        ),
        pytest.param(
            queued("tactical-exchange", monkey="juggler1", trainer=1, given="juggler1"),
            "queue, entry 1: .* for another monkey",
            id="a monkey for itself",
        ),
        pytest.param(
            queued("tactical-exchange", monkey="juggler1", trainer=1, given="sniper2", **{"under-way": True}),
            "queue, entry 1: expected step 1",
            id="under way too early",
        ),
        pytest.param(queued("banana-break", step=1), "queue, entry 1: expected step 0", id="announced and half done"),
        pytest.param(
            queued("closed-for-holiday", stage="between", step=1), "queue, entry 1: .* one step", id="between nothing"
        ),
        pytest.param(shocked(stage="behind"), "queue, entry 1: expected a shock to be announced", id="a late shock"),
        pytest.param(shocked(monkey=None), "queue, entry 1: expected the monkey whose", id="a shock by nobody"),
        pytest.param(
            {"queue": [{"what": "banana-break", "seat": 0, "number": 1}, {**BREAK, "number": 2}]},
            "queue, entry 1: expected a number above 2",
            id="an older card above a newer one",
        ),
        pytest.param(
            {"queue": [{"what": "no-way", "seat": 1, "number": 5, "stops": 5}, BREAK]},
            "queue, entry 1: expected no-way to stop a card played before it",
            id="a No Way that stops itself",
        ),
        pytest.param(
            {"queue": [BREAK], "lasting": [CLOSED]}, "queue, entry 1: expected a number other", id="a card twice"
        ),
        pytest.param(
            lasting(seat=2, number=4), "lasting: expected a different number", id="a closed trainer's card twice"
        ),
        pytest.param(
            lasting(seat=1, by=0, number=5), "lasting: .* on the player who played it", id="closed by another"
        ),
        pytest.param(
            {
                "rows": [["shaman1"], [], []],
                "queue": [{"what": "shaman", "seat": 0, "monkey": "shaman1"}] * 2,
            },
            "queue: shaman1 is there twice",
            id="an effect twice",
        ),
        pytest.param({**queued("banana-break"), "phase": "closing"}, "phase: nobody decides", id="a busy phase"),
        pytest.param({**queued("banana-break"), "cut": True}, "cut: expected an active player", id="cut though alive"),
        pytest.param(
            {**UNDEAD, "rows": PARTS}, "rows, seat 2: a zombie with all five parts", id="a legend that has not won"
        ),
        pytest.param({**END}, "winner: expected the only living player, not seat 0", id="over with three living"),
        pytest.param({**END, "living": [1]}, "winner: expected the only living player", id="a dead survivor"),
        pytest.param(
            {**END, "living": [0], "reason": "last-living"},
            "reason: expected last-living with",
            id="no zombies to outlive",
        ),
        pytest.param({**LEGEND, "rows": PARTS, "winner": 0}, "winner: expected a zombie", id="a living legend"),
        pytest.param({**LEGEND, "rows": [[], [], PARTS[2][1:]]}, "winner: .* all five parts", id="a headless legend"),  # type: ignore[index]
        pytest.param(
            {"hands": [{"no-way": 6}, {}, {}], "record": SEVEN, "piles": {"actions": []}},
            "record: expected at most 6",
            id="a large hand",
        ),
        pytest.param(
            {"record": ["shuffled 6 no-way", *["0 draws no-way", "0 plays no-way"] * 6, "shuffled 7 no-way"]},
            "record: expected at most 6",
            id="a large shuffle",
        ),
    ],
)
def test_a_position_that_no_game_can_reach_is_refused(facts: dict[str, Json], message: str) -> None:
    with pytest.raises(PositionError, match=f"^{message}"):
        CHEEKY.load({"players": 3, **facts})


@pytest.mark.parametrize("facts", [{**END, "living": [0]}, {**LEGEND, "rows": PARTS}], ids=["survivor", "legend"])
def test_a_game_that_is_rightly_over_is_read(facts: dict[str, Json]) -> None:
    state = CHEEKY.load({"players": 3, **facts})
    assert state.outcome() is not None
    assert CHEEKY.load(state.position()).position() == state.position()

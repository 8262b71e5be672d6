"""Position files: what people may leave out, and what is said about a bad one."""

import json

import pytest

from vervet.core.game import PositionError
from vervet.core.json import Json
from vervet.core.rng import Random

from ..scene import CHEEKY, Scene, begin, on, settings, undead

SHOCK: list[Json] = [{"what": "shock", "seat": 0, "monkey": "sniper1"}]


def test_a_position_may_be_short() -> None:
    scene = Scene(CHEEKY.load({"players": 3, "hands": [{"no-way": 1}, None, None]}))
    assert (scene.phase, scene.active, scene.asked) == ("planning", 0, [0])
    assert scene.deck("monkeys")["size"] == 60
    assert scene.deck("actions")["size"] == 59


def test_cards_mentioned_nowhere_lie_at_the_bottom_in_the_order_of_their_numbers() -> None:
    decks = on("juggler1", "", deck="shaman3 sniper1").position["decks"]
    assert isinstance(decks, dict)
    assert decks["monkeys"][:4] == ["shaman3", "sniper1", "pyromaniac1", "pyromaniac2"]
    assert decks["zombies"] == []


@pytest.mark.parametrize(
    "options", [{"players": 2}, {"players": 5, "zombies": True}, {"players": 3, "windows": "able"}]
)
def test_every_position_of_a_game_loads_as_it_was(options: dict[str, object]) -> None:
    state = begin(3, **options).state
    rng = Random(3)
    while (seat := state.actor()) >= 0:
        again = CHEEKY.load(json.loads(json.dumps(state.position())))
        assert again.hash() == state.hash()
        assert again.position() == state.position()
        assert again.asked() == state.asked()
        menu = state.legal_actions(seat)
        state.apply(seat, menu[rng.below(len(menu))])
    assert CHEEKY.load(state.position()).outcome() is not None


BAD: dict[str, tuple[dict[str, Json], str]] = {
    "unknown": ({"cards": 3}, "position: unknown 'cards'"),
    "an unknown monkey": ({"rows": [["gorilla1"], []]}, "rows, seat 0: no monkey 'gorilla1'"),
    "a monkey twice": ({"rows": [["sniper1"], ["sniper1"]]}, "sniper1 is there twice"),
    "a monkey in row and deck": (
        {"rows": [["sniper1"], []], "decks": {"monkeys": ["sniper1"]}},
        "sniper1 does not belong here, or is there twice",
    ),
    "a zombie in the monkey deck": ({"decks": {"monkeys": ["head1"]}}, "head1 does not belong here"),
    "zombie cards without zombies": ({"rows": [["head1"], []]}, "expected no zombie cards without zombies"),
    "too many of a card": ({"hands": [{"no-way": 7}, {}]}, "1 more no-way than the box holds"),
    "an unknown card": ({"hands": [{"yes-way": 1}, {}]}, "hands, seat 0: unknown 'yes-way'"),
    "too few hands": ({"hands": [{}]}, "hands: expected a list of 2, one for each seat"),
    "marker on a sniper": ({"rows": [["sniper1"], []], "grounded": ["sniper1"]}, "expected headscratchers"),
    "cards of a player who is out": ({"living": [0]}, "who is out"),
    "zombies without zombies": ({"living": [0], "zombies": [1]}, "zombies only if the settings have them"),
    "phase": ({"phase": "sleeping"}, "phase: expected one of shocks, planning"),
    "phase in which nobody decides": ({"phase": "getting"}, "nobody decides anything in getting"),
    "empty hand in training": ({"hands": [{}, {}]}, "nobody decides anything in training"),
    "shocks by event": ({"phase": "shocks"}, "only where Grounding lasts a round"),
    "effect of a monkey that is not there": (
        {"queue": [{"what": "shaman", "seat": 0, "monkey": "shaman1"}]},
        "queue, entry 1: expected a shaman in front of seat 0",
    ),
    "shock without risk": (
        {"rows": [["sniper1"], []], "queue": SHOCK},
        "nobody is at risk in the newest shock",
    ),
    "exchange without monkey": ({"queue": [{"what": "tactical-exchange", "seat": 0}]}, "needs a monkey"),
    "banana break with a monkey": (
        {"queue": [{"what": "banana-break", "seat": 0, "monkey": "sniper1"}]},
        "names no monkey",
    ),
    "step in which nobody decides": (
        {"queue": [{"what": "banana-break", "seat": 0, "stage": "at-work"}]},
        "nobody decides anything in the newest entry",
    ),
    "a number twice": (
        {"queue": [{"what": "banana-break", "number": 1}, {"what": "no-way", "number": 1, "stops": 1}]},
        "expected a different number for each action card",
    ),
    "answer that nobody could give": ({"phase": "planned", "answers": [11, -1]}, "seat 0 could not answer 11 here"),
    "answer without a window": ({"answers": [10, -1]}, "seat 0 could not answer 10 here"),
    "all have answered": ({"phase": "planned", "answers": [10, 10]}, "expected somebody who has not answered"),
    "packets without a destroyer": ({"packets": [{}, {"no-way": 1}]}, "packets: expected none"),
    "not a record": ({"record": "0 draws"}, "record: expected a list, not '0 draws'"),
    "a record without cards": ({"record": ["0 draws"]}, "expected words such as '1 holds no-way' or"),
    "a record of strangers": ({"record": ["5 draws no-way"]}, "of seats at the table, not '5 draws no-way'"),
    "a strange reshuffle": ({"record": ["shuffled many no-way"]}, "expected words such as"),
    "drawn, but not shuffled": (
        {"record": ["shuffled 2 no-way", "0 draws grounding"], "hands": [{"grounding": 1}, {}]},
        "record: grounding was drawn more often than it was shuffled",
    ),
    "shuffled too early": (
        {"record": ["shuffled 2 no-way", "0 draws no-way", "shuffled 1 grounding"], "hands": [{"no-way": 1}, {}]},
        "record: expected the deck to be used up before it is reshuffled",
    ),
    "not the deck that was shuffled": (
        {"record": ["shuffled 2 no-way", "0 draws no-way"], "hands": [{"no-way": 1}, {}]},
        "record: expected what was shuffled and not drawn to be the deck",
    ),
    "a gift to oneself": ({"record": ["0 gives 0 no-way"]}, "of seats at the table, not '0 gives 0 no-way'"),
    "a record of unknown cards": ({"record": ["0 holds yes-way"]}, "of seats at the table, not '0 holds yes-way'"),
    "a card given that was not there": (
        {"record": ["0 holds grounding", "0 gives 1 no-way"]},
        "record: seat 0 has no no-way to give or play",
    ),
    "not all given away": (
        {"record": ["0 holds grounding", "0 holds no-way", "0 gives 1 no-way"]},
        "record: expected seat 0 to give away all its cards",
    ),
    "a beginning at the end": (
        {"record": ["0 holds grounding", "0 gives 1 grounding", "0 holds no-way"]},
        "record: expected the cards held at the beginning to come first",
    ),
    "a record of other hands": (
        {"record": ["0 holds grounding", "0 gives 1 grounding"]},
        "record: expected it to lead to the hands",
    ),
    "over without a reason": ({"phase": "over", "winner": 0}, "reason: a game that is over has one"),
    "a winner before the end": ({"winner": 0}, "winner: a game that is over has one"),
    "settings": ({"settings": {"speed": 3}}, "settings: unknown 'speed'"),
    "zombies for two": ({"settings": {"zombies": True}}, "expected no zombies with two players"),
    "a round cut short": ({"cut": True}, "cut: expected entries in the queue"),
    "lasting": ({"lasting": [{"card": "no-way", "seat": 0}]}, "card: expected one of closed-for-holiday, soggy-fuses"),
    "random": ({"random": -1}, "random: expected a whole number"),
}


@pytest.mark.parametrize("case", BAD)
def test_a_bad_position_is_refused_with_what_and_where(case: str) -> None:
    facts, message = BAD[case]
    position: dict[str, Json] = {"players": 2, "phase": "training", "hands": [{"banana-break": 1}, {"soggy-fuses": 1}]}
    with pytest.raises(PositionError) as raised:
        CHEEKY.load({**position, **facts})
    assert message in str(raised.value)


LONG = "x" * 100_000
ECHOES: list[dict[str, Json]] = [
    *({name: LONG} for name in ("game", "settings", "living", "rows", "hands", "record", "hints", "decks", "phase")),
    *({name: [LONG]} for name in ("living", "grounded", "record", "lasting", "queue")),
    {LONG: 1},
    {"settings": {LONG: 1}},
    {"hands": [{LONG: 1}, {}]},
    {"hands": [{"no-way": LONG}, {}]},
    {"rows": [[LONG], []]},
    {"decks": {"actions": [LONG]}},
    {"piles": {"monkeys": [LONG]}},
    {"known": {"monkeys": LONG}},
    {"queue": [{"what": LONG}]},
    {"queue": [{"what": "shock", "monkey": LONG}]},
    {"lessons": [LONG, 0]},
    {"answers": [LONG, -1]},
]


@pytest.mark.parametrize("facts", ECHOES, ids=range(len(ECHOES)))
def test_no_message_repeats_a_long_value(facts: dict[str, Json]) -> None:
    with pytest.raises(PositionError) as raised:
        CHEEKY.load({"players": 2, **facts})
    assert "x" * 61 not in str(raised.value)


def test_a_position_of_another_game_is_refused() -> None:
    assert CHEEKY.load({"players": 2, "phase": "planned", "game": "cheeky-monkeys"}).seats == 2
    with pytest.raises(PositionError, match=r"^game: expected 'cheeky-monkeys', not 'after-us'"):
        CHEEKY.load({"players": 2, "game": "after-us"})


@pytest.mark.parametrize("position", [None, 3, [], "x", {}, {"players": 1}, {"players": 7}, {"players": True}])
def test_what_is_not_a_position_is_refused(position: Json) -> None:
    with pytest.raises(PositionError):
        CHEEKY.load(position)


def test_a_hand_half_handed_out_is_kept_in_the_file() -> None:
    scene = on("", "", "", hands=["no-way grounding", "", ""], phase="planned", deck="destroyer1")
    scene = scene.play("pass", "pass", "0 hand no-way 2")
    again = Scene(CHEEKY.load(scene.state.position()))
    assert again.legal(0) == {"hand grounding 1", "hand grounding 2"}
    assert again.position["packets"] == [{}, {}, {"no-way": 1}]


def test_a_position_of_an_invasion_keeps_its_zombies() -> None:
    scene = undead("", "head1", "", zombies=[1], **settings(zombies=True, windows="all"))
    again = Scene(CHEEKY.load(scene.state.position()))
    assert (again.status(1), again.row(1)) == ("zombie", {"head1"})


def test_what_the_record_says_was_played_lies_on_the_pile_if_none_is_listed() -> None:
    record: list[Json] = ["0 holds no-way", "0 holds grounding", "0 plays grounding", "0 plays no-way"]
    queue: list[Json] = [{"what": "no-way", "seat": 0, "number": 2, "stops": 1}]
    position = {"players": 3, "record": record, "queue": queue}
    assert Scene(CHEEKY.load(position)).pile("actions") == ["grounding"]
    with pytest.raises(PositionError, match="record: expected at most 6 grounding"):
        CHEEKY.load({**position, "piles": {"actions": []}})


@pytest.mark.rule("CM-Q3")
def test_who_is_asked_shows_who_can_answer_even_if_the_hints_are_left_out() -> None:
    """At a table that asks only the able, the same seats must be able in every world."""
    hands: list[Json] = [{"soggy-fuses": 1}, {"soggy-fuses": 1, "banana-break": 1}, {"banana-break": 2}]
    state = CHEEKY.load({"players": 3, "settings": {"windows": "able"}, "phase": "planned", "hands": hands})
    assert state.asked_seats() == [0, 1]
    for seed in range(20):
        world = state.determinize(0, Random(seed))
        assert CHEEKY.load(world.position()).asked_seats() == [0, 1]

"""Why not: every refusal names a rule and a reason, and changes nothing (law 3)."""

import pytest

from vervet.core.refusal import Refusal

from ..scene import Scene, on, undead
from .test_closed import closed


def tempter() -> Scene:
    return on("", "juggler1 juggler2", "", phase="planned", deck="tempter1").play("pass", "pass")


def destroyer() -> Scene:
    start = on("juggler1 juggler2", "", "", hands=["no-way grounding", "", ""], phase="planned", deck="destroyer1")
    return start.play("pass", "pass")


def gifts() -> Scene:
    start = on("juggler1 juggler2", "", "", hands=["", "", ""], phase="planned", deck="destroyer1", lasting=closed(2))
    return start.play("pass", "pass")


def snatcher() -> Scene:
    start = undead("", "head1 head2 digger1", "", zombies=[0], phase="planned", zombie_deck="snatcher1")
    return start.play("pass", "pass")


def eater() -> Scene:
    hands = ["", "no-way no-way", ""]
    start = undead("", "", "", zombies=[0], phase="planned", zombie_deck="eater1", hands=hands)
    return start.play("pass", "pass")


FULL = "tactical-exchange special-delivery sanitary-check great-escape no-way grounding soggy-fuses banana-break"
TURN = on("juggler1", "pyromaniac1", "", hands=[FULL, FULL, ""], living=[0, 1], lasting=[])
WINDOW = on("juggler1", "pyromaniac1", hands=["banana-break", FULL]).play("0 done")

CASES: dict[str, tuple[Scene, str, Refusal]] = {
    "not one's own turn": (TURN, "1 done", Refusal("CM-15", "cheeky-not-your-turn", seat=0)),
    "out": (TURN, "2 done", Refusal("CM-32", "cheeky-out")),
    "pass in a turn": (TURN, "0 pass", Refusal("CM-10", "cheeky-pass-in-turn")),
    "choice in a turn": (TURN, "0 give juggler1", Refusal("CM-49", "cheeky-no-such-choice", choice="give")),
    "not in hand": (TURN, "0 misfortune", Refusal("CM-18", "cheeky-not-in-hand", card="common-misfortune")),
    "nothing to stop": (TURN, "0 noway", Refusal("CM-Q9", "cheeky-nothing-to-stop")),
    "nobody at risk": (
        TURN,
        "0 ground headscratcher1",
        Refusal("CM-Q20", "cheeky-not-at-risk", monkey="headscratcher1"),
    ),
    "soggy for a player who is out": (TURN, "0 soggy 2", Refusal("CM-H1", "cheeky-no-such-player", card="soggy-fuses")),
    "soggy for nobody": (TURN, "0 soggy 7", Refusal("CM-H1", "cheeky-no-such-player", card="soggy-fuses")),
    "no monkey anywhere": (
        on("", "", "", hands=["sanitary-check", "", ""]),
        "0 check shaman1",
        Refusal("CM-Q6", "cheeky-nothing-to-name", card="sanitary-check"),
    ),
    "not in play": (TURN, "0 check shaman1", Refusal("CM-Q6", "cheeky-not-in-play", monkey="shaman1")),
    "escape of another's": (TURN, "0 escape pyromaniac1", Refusal("CM-H2", "cheeky-not-yours", monkey="pyromaniac1")),
    "exchange with oneself": (
        TURN,
        "0 exchange juggler1 juggler1",
        Refusal("CM-Q38", "cheeky-exchange-own", monkey="juggler1"),
    ),
    "exchange without giving": (TURN, "0 exchange pyromaniac1", Refusal("CM-Q38", "cheeky-exchange-needs-given")),
    "exchange another's": (
        TURN,
        "0 exchange pyromaniac1 pyromaniac1",
        Refusal("CM-Q38", "cheeky-not-yours", monkey="pyromaniac1"),
    ),
    "exchange with closed": (
        on("juggler1", "pyromaniac1", hands=[FULL], lasting=closed(1)),
        "0 exchange pyromaniac1 juggler1",
        Refusal("CM-Q38", "cheeky-exchange-closed", seat=1),
    ),
    "deliver to oneself": (TURN, "0 deliver juggler1 0", Refusal("CM-H3", "cheeky-not-to-yourself")),
    "deliver to a player who is out": (TURN, "0 deliver juggler1 2", Refusal("CM-H3", "cheeky-no-such-player")),
    "deliver to closed": (
        on("juggler1", "", hands=[FULL], lasting=closed(1)),
        "0 deliver juggler1 1",
        Refusal("CM-58", "cheeky-receiver-closed", seat=1),
    ),
    "done in a window": (WINDOW, "1 done", Refusal("CM-Q3", "cheeky-done-in-window")),
    "cheeky in a window": (WINDOW, "1 break", Refusal("CM-Q4", "cheeky-not-quick", card="banana-break")),
    "answered": (WINDOW.play("1 pass"), "1 pass", Refusal("CM-Q3", "cheeky-answered")),
    "another's choice": (
        tempter(),
        "0 give tempter1",
        Refusal("CM-49", "cheeky-not-your-choice", seat=1, choice="give"),
    ),
    "another kind of choice": (tempter(), "1 pass", Refusal("CM-49", "cheeky-other-choice", choice="give")),
    "give another's": (tempter(), "1 give tempter1", Refusal("CM-49", "cheeky-not-yours", monkey="tempter1")),
    "hand what is not there": (
        destroyer(),
        "0 hand soggy-fuses 1",
        Refusal("CM-52", "cheeky-not-in-hand", card="soggy-fuses"),
    ),
    "hand in the wrong order": (
        destroyer(),
        "0 hand grounding 1",
        Refusal("CM-52", "cheeky-hand-in-order", card="no-way"),
    ),
    "hand to oneself": (destroyer(), "0 hand no-way 0", Refusal("CM-52", "cheeky-not-to-yourself")),
    "hand to nobody": (destroyer(), "0 hand no-way 5", Refusal("CM-52", "cheeky-no-such-player")),
    "gift to closed": (gifts(), "0 gift juggler1 2", Refusal("CM-58", "cheeky-receiver-closed", seat=2)),
    "gift to nobody": (gifts(), "0 gift juggler1 6", Refusal("CM-53", "cheeky-no-such-player")),
    "gift itself": (
        gifts(),
        "0 gift destroyer1 1",
        Refusal("CM-Q29", "cheeky-not-from-beginning", monkey="destroyer1"),
    ),
    "snatch what is not a part": (snatcher(), "0 snatch digger1", Refusal("CM-H7", "cheeky-no-part", monkey="digger1")),
    "discard what is not there": (
        eater(),
        "1 discard grounding",
        Refusal("CM-H8", "cheeky-not-in-hand", card="grounding"),
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_a_refusal_names_its_rule_and_reason(case: str) -> None:
    scene, line, refusal = CASES[case]
    assert scene.refuses(line) == refusal


@pytest.mark.parametrize("action", [-1, 17, 31, 1 << 40, 10 | 1 << 5, 4 | 127 << 5, 13 | 15 << 23])
def test_nonsense_is_not_an_action(action: int) -> None:
    assert TURN.refuses(action, 0) == Refusal("CM-9", "cheeky-no-such-action")


def test_a_game_that_is_over_refuses_everything_by_the_rule_that_ended_it() -> None:
    scene = on("headscratcher1", "", phase="planned", deck="sniper1").play("pass", "pass")
    assert scene.refuses("1 done") == Refusal("CM-33", "cheeky-over")


@pytest.mark.rule("CM-Q3")
def test_a_player_who_cannot_answer_is_not_asked_at_a_table_of_friends() -> None:
    able = {"settings": {"windows": "able"}}
    scene = on("", "", hands=["soggy-fuses", ""], **able).play("0 done")
    assert scene.refuses("1 pass") == Refusal("CM-Q3", "cheeky-not-asked")

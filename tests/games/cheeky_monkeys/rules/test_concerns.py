"""What a window is about, in words that let a player pass in all others."""

import pytest

from vervet.core.json import Json

from ..scene import CHEEKY

MISFORTUNE: dict[str, Json] = {"what": "common-misfortune", "seat": 1, "number": 1}
CLOSED: dict[str, Json] = {"card": "closed-for-holiday", "seat": 0, "by": 0, "number": 1}


def position(**changes: Json) -> dict[str, Json]:
    return {
        "players": 3,
        "rows": [["sniper1", "shaman2"], ["pyromaniac1", "juggler1"], ["tempter1"]],
        "hands": [{"no-way": 1}, {"grounding": 1}, {"banana-break": 1}],
        **changes,
    }


def undead(**changes: Json) -> dict[str, Json]:
    rows: list[Json] = [["head1"], ["snatcher1"], ["eater1", "digger1", "sniper1"]]
    return position(settings={"zombies": True}, living=[0, 2], zombies=[1], rows=rows, phase="got", active=1, **changes)


def card(what: str, seat: int, **fields: Json) -> dict[str, Json]:
    return {"what": what, "seat": seat, "number": 1, **fields}


def monkey(name: str, seat: int, **fields: Json) -> dict[str, Json]:
    return {"what": name[:-1], "seat": seat, "monkey": name, **fields}


def concerned(document: dict[str, Json]) -> list[int]:
    state = CHEEKY.load(document)
    return [seat for seat in range(3) if "mine" in state.occasion(seat)]


@pytest.mark.rule("CM-Q3")
@pytest.mark.parametrize(
    ("document", "seats"),
    [
        (position(queue=[MISFORTUNE], active=1), [0, 2]),
        (position(queue=[{**MISFORTUNE, "stage": "between", "step": 1}], active=1), [0]),
        (position(queue=[MISFORTUNE], active=1, settings={"misfortune-includes-caster": True}), [0, 1, 2]),
        (position(queue=[card("sanitary-check", 1, monkey="sniper1", trainer=0)], active=1), [0]),
        (position(queue=[card("sanitary-check", 1, monkey="juggler1", trainer=1)], active=1), []),
        (position(queue=[card("special-delivery", 1, monkey="juggler1", trainer=1, other=2)], active=1), [2]),
        (position(queue=[card("soggy-fuses", 0, other=1)]), [1]),
        (position(queue=[card("banana-break", 2)], active=2), []),
        (position(queue=[card("no-way", 2, number=2, stops=1), MISFORTUNE], active=1), [1]),
        (position(queue=[card("no-way", 2, number=2, stops=1)], lasting=[CLOSED], active=1), [0]),
        (position(queue=[{**MISFORTUNE, "stage": "between"}], active=1), [2]),
        (position(queue=[monkey("shaman2", 0)], phase="got"), [0]),
        (position(queue=[monkey("shaman2", 0, stage="between", step=1)], phase="got"), [0]),
        (position(queue=[monkey("shaman2", 0, stage="between", step=2)], phase="got"), []),
        (position(queue=[monkey("tempter1", 2)], phase="got", active=2), [2]),
        (position(queue=[monkey("tempter1", 2, stage="between", step=1)], phase="got", active=2), [2]),
        (undead(queue=[monkey("snatcher1", 1)]), [0]),
        (undead(queue=[monkey("eater1", 2)]), [0, 1]),
        (undead(queue=[monkey("eater1", 2, stage="between", step=1)]), [1]),
        (undead(queue=[monkey("digger1", 2)]), [2]),
    ],
)
def test_the_newest_entry_concerns_those_it_is_aimed_at_or_will_reach(
    document: dict[str, Json], seats: list[int]
) -> None:
    assert concerned(document) == seats


@pytest.mark.rule("CM-Q3")
def test_a_shock_concerns_whoever_would_blow_up() -> None:
    rows: list[Json] = [["sniper1", "headscratcher1"], [], []]
    shock: dict[str, Json] = {"what": "shock", "seat": 0, "monkey": "headscratcher1"}
    assert concerned(position(rows=rows, queue=[shock], phase="got")) == [0]


@pytest.mark.rule("CM-Q3")
def test_a_no_way_concerns_whoever_the_stopped_card_would_save() -> None:
    rows: list[Json] = [["sniper1", "headscratcher1"], [], []]
    shock: dict[str, Json] = {"what": "shock", "seat": 0, "monkey": "headscratcher1"}
    queue: list[Json] = [
        card("no-way", 2, number=2, stops=1),
        card("grounding", 1, monkey="headscratcher1", trainer=0),
        shock,
    ]
    assert concerned(position(rows=rows, queue=queue, phase="got")) == [0, 1]
    soggy: dict[str, Json] = {"card": "soggy-fuses", "seat": 1, "by": 0, "number": 1}
    stopped = position(queue=[card("no-way", 2, number=2, stops=1)], lasting=[soggy], phase="ending", active=1)
    assert concerned(stopped) == [0, 1]


@pytest.mark.rule("CM-Q3")
def test_a_destroyer_concerns_its_trainer_and_all_who_are_not_closed() -> None:
    rows: list[Json] = [[], ["destroyer1", "juggler1"], []]
    document = position(rows=rows, queue=[monkey("destroyer1", 1)], phase="got", active=1)
    assert concerned(document) == [0, 1, 2]
    assert concerned({**document, "lasting": [CLOSED]}) == [1, 2]
    # What it gives away next is for its trainer to say, who is asked for each.
    going_on = monkey("destroyer1", 1, stage="between", step=1, rest=["juggler1"])
    assert concerned({**document, "queue": [going_on]}) == []


@pytest.mark.rule("CM-Q3")
def test_the_end_of_a_round_concerns_a_player_whose_fuses_burn_and_other_pauses_concern_nobody() -> None:
    assert concerned(position(phase="ending", active=1)) == [1]
    soggy: dict[str, Json] = {"card": "soggy-fuses", "seat": 1, "by": 0, "number": 1}
    assert concerned(position(phase="ending", active=1, lasting=[soggy])) == []
    assert concerned(position(phase="ending", active=0)) == []
    assert concerned(position(phase="planned", active=1)) == []


def words(document: dict[str, Json], word: str) -> list[int]:
    state = CHEEKY.load(document)
    return [seat for seat in range(3) if word in state.occasion(seat)]


@pytest.mark.rule("CM-Q3")
@pytest.mark.parametrize(
    ("document", "seats"),
    [
        (position(queue=[MISFORTUNE], active=1), [1]),
        (position(queue=[{**MISFORTUNE, "stage": "between", "step": 1}], active=1), [1]),
        (position(queue=[card("no-way", 2, number=2, stops=1), MISFORTUNE], active=1), [2]),
        (position(queue=[monkey("shaman2", 0)], phase="got"), []),
        (position(phase="planned", active=1), []),
    ],
)
def test_a_card_is_the_own_of_whoever_played_it(document: dict[str, Json], seats: list[int]) -> None:
    assert words(document, "own") == seats


@pytest.mark.rule("CM-Q3")
def test_a_life_hangs_on_anothers_card_announced_while_somebody_is_about_to_blow_up() -> None:
    soggy: Json = card("soggy-fuses", 1, other=1)
    assert words(position(queue=[soggy], phase="ending", active=1), "life") == [0, 2]
    assert words(position(queue=[soggy], phase="planned", active=1), "life") == []
    rows: list[Json] = [["sniper1", "headscratcher1"], [], []]
    shock: Json = {"what": "shock", "seat": 0, "monkey": "headscratcher1"}
    grounding: Json = card("grounding", 0, monkey="headscratcher1", trainer=0)
    assert words(position(rows=rows, queue=[grounding, shock], phase="got"), "life") == [1, 2]
    assert words(position(rows=rows, queue=[shock], phase="got"), "life") == []

"""Who is about to blow up, and which of their own cards could still save them."""

import pytest

from vervet.core.json import Json

from ..scene import CHEEKY, Scene, maps


def at_the_end(*row: str, hand: dict[str, int], **changes: Json) -> Scene:
    """Seat 0's round is ending, with these monkeys in front of it and these cards in its hand."""
    return scene([list(row), ["juggler2", "pyromaniac2"], []], hand, phase="ending", **changes)


def shocked(*row: str, by: str, hand: dict[str, int], **changes: Json) -> Scene:
    """One of seat 0's monkeys has just arrived, and a shock impends."""
    shock: Json = {"what": "shock", "seat": 0, "monkey": by}
    return scene([list(row), ["headscratcher5"], []], hand, phase="got", queue=[shock], **changes)


def scene(rows: list[list[str]], hand: dict[str, int], **changes: Json) -> Scene:
    everything: Json = {"players": 3, "rows": rows, "hands": [hand, {"soggy-fuses": 1}, {}], **changes}  # type: ignore[dict-item]
    return Scene(CHEEKY.load(everything))


def doomed(now: Scene) -> Json:
    window = now.view()["window"]
    assert isinstance(window, dict)
    return window["doomed"]


def saving(now: Scene, seat: int | None = 0) -> list[str]:
    window = now.view(seat)["window"]
    assert isinstance(window, dict)
    return [" ".join(str(word) for word in (each["card"], each["monkey"]) if word) for each in maps(window["saving"])]


FULL = {"soggy-fuses": 2, "great-escape": 1, "grounding": 2, "no-way": 1, "closed-for-holiday": 1}


@pytest.mark.rule("CM-30")
def test_burning_fuses_are_stopped_by_soaking_them_or_by_parting_the_pair() -> None:
    now = at_the_end("pyromaniac1", "juggler1", "shaman1", hand=FULL)
    assert doomed(now) == 0
    assert saving(now) == ["soggy-fuses", "great-escape pyromaniac1", "great-escape juggler1"]
    # With a second Juggler only the Pyromaniac is worth sending away.
    now = at_the_end("pyromaniac1", "juggler1", "juggler3", hand=FULL)
    assert saving(now) == ["soggy-fuses", "great-escape pyromaniac1"]


@pytest.mark.rule("CM-30")
def test_nobody_is_doomed_whose_fuses_are_out_or_soggy_or_who_has_another_round() -> None:
    assert doomed(at_the_end("pyromaniac1", "juggler1", "sniper1", hand=FULL)) is None
    soggy: Json = {"card": "soggy-fuses", "seat": 0, "by": 1, "number": 1}
    assert doomed(at_the_end("pyromaniac1", "juggler1", hand=FULL, lasting=[soggy])) is None
    # Seat 1 has a pair, but this is not its round.
    assert doomed(at_the_end("shaman1", hand=FULL)) is None


@pytest.mark.rule("CM-Q21")
def test_a_shock_is_stopped_by_grounding_or_by_breaking_up_the_pair() -> None:
    now = shocked("sniper1", "headscratcher1", "shaman1", by="headscratcher1", hand=FULL)
    assert doomed(now) == 0
    assert saving(now) == ["grounding headscratcher1", "great-escape sniper1", "great-escape headscratcher1"]
    # A second Sniper, and a Headscratcher that lived with the first: neither helps.
    row = ("sniper1", "sniper2", "headscratcher1", "headscratcher2")
    now = shocked(*row, by="headscratcher2", hand=FULL, grounded=["headscratcher1"])
    assert saving(now) == ["grounding headscratcher2", "great-escape headscratcher2"]


@pytest.mark.rule("CM-62")
def test_each_headscratcher_that_a_new_sniper_puts_at_risk_needs_saving() -> None:
    now = shocked("sniper1", "headscratcher1", "headscratcher2", by="sniper1", hand={"grounding": 2})
    assert saving(now) == ["grounding headscratcher1", "grounding headscratcher2"]


@pytest.mark.rule("CM-Q3")
def test_only_the_doomed_are_told_what_saves_them() -> None:
    now = at_the_end("pyromaniac1", "juggler1", hand={"banana-break": 1})
    assert [saving(now, seat) for seat in (0, 1, 2, None)] == [[], [], [], []]
    assert [now.view(seat)["window"]["doomed"] for seat in (0, 1, 2, None)] == [0, 0, 0, 0]  # type: ignore[call-overload, index]


@pytest.mark.parametrize("answer", ["soggy 0", "escape juggler1"])
def test_what_is_said_to_save_saves(answer: str) -> None:
    now = at_the_end("pyromaniac1", "juggler1", hand=FULL)
    assert now.play(f"answer 0 {answer}", "settle").status(0) == "living"
    assert now.play("pass").status(0) == "out"

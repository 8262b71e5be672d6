"""Cheeky Monkeys drawn from its view, and short lines completed."""

import io
from typing import cast

import pytest
from rich.console import Console

from vervet.catalog import game
from vervet.core.event import Event
from vervet.core.json import Json
from vervet.faces.cheeky_monkeys.words import complete
from vervet.faces.face import face_of
from vervet.games.cheeky_monkeys.knowledge.shape import CheekyView
from vervet.texts import Texts, languages

NAMES = ["Ada", "Bo", "Cleo", "Dov"]
FRONT = face_of("cheeky-monkeys").front
# Ada has a Sniper, and a Headscratcher comes: a shock.
SHOCK: dict[str, Json] = {
    "players": 3,
    "rows": [["sniper1", "headscratcher2"], ["pyromaniac1", "juggler1"], []],
    "hands": [{"grounding": 2, "great-escape": 1, "sanitary-check": 1}, {"no-way": 1}, {}],
    "phase": "got",
    "queue": [{"what": "shock", "seat": 0, "monkey": "headscratcher2"}],
}
MISFORTUNE: dict[str, Json] = {"what": "common-misfortune", "seat": 1, "number": 1}


def position(**changes: Json) -> dict[str, Json]:
    return {
        "players": 3,
        "rows": [["sniper1", "shaman2"], ["pyromaniac1", "juggler1"], ["tempter1"]],
        "hands": [{"no-way": 1, "great-escape": 1}, {"grounding": 1}, {"banana-break": 1}],
        **changes,
    }


def view(document: dict[str, Json], seat: int | None = 0) -> CheekyView:
    return cast(CheekyView, game("cheeky-monkeys").load(document).view(seat))


def drawn(
    document: dict[str, Json], seat: int | None = 0, language: str = "en", low: bool = False, width: int = 110
) -> list[str]:
    paper = io.StringIO()
    console = Console(file=paper, width=width, markup=False, highlight=False)
    console.print(FRONT.draw(cast(Json, view(document, seat)), NAMES, Texts(language), low, seat))
    return [line.rstrip() for line in paper.getvalue().splitlines()]


def row(lines: list[str], name: str) -> str:
    return " ".join(next(line for line in lines if name in line).split())


# The table.


def test_every_trainer_has_a_row_with_seat_hand_and_monkeys() -> None:
    lines = drawn(position())
    assert lines[0] == "Turn 1 · Planning · ● Ada"
    assert row(lines, "● Ada  ") == "▶ 0 ● Ada 2 cards sniper1 shaman2"
    assert row(lines, "■ Cleo") == "2 ■ Cleo 1 card tempter1"


def test_burning_fuses_are_told_from_those_that_a_sniper_puts_out() -> None:
    assert row(drawn(position()), "▲ Bo") == "1 ▲ Bo 1 card ✸ lit fuses pyromaniac1 juggler1"
    wet = drawn(position(rows=[[], ["pyromaniac1", "juggler1", "sniper2"], []]))
    assert "○ fuses out" in row(wet, "▲ Bo")


def test_a_shock_pair_a_marker_and_monkeys_that_have_had_their_effect_are_shown() -> None:
    lines = drawn(
        position(
            rows=[["sniper1", "headscratcher1", "shaman2"], [], []],
            grounded=["headscratcher1"],
            spent=[["shaman2"], [], []],
        )
    )
    assert row(lines, "● Ada  ") == "▶ 0 ● Ada 2 cards sniper1 headscratcher1⏚ shaman2°"


def test_whoever_is_closed_or_soggy_is_marked() -> None:
    lasting: list[Json] = [
        {"card": "closed-for-holiday", "seat": 1, "by": 1, "number": 1},
        {"card": "soggy-fuses", "seat": 2, "by": 1, "number": 2},
    ]
    said = " ".join(" ".join(drawn(position(lasting=lasting))).split())
    assert "☂ on holiday" in said and "≈ soggy fuses" in said


def test_zombies_their_parts_and_who_is_out_are_shown() -> None:
    undead = position(
        settings={"zombies": True}, living=[0, 2], zombies=[1], rows=[[], ["head1", "tail2", "tail3"], []]
    )
    said = " ".join(" ".join(drawn(undead)).split())
    assert "† zombie" in said and "2 of 5 parts of the Legendary" in said
    assert "Zombie deck" in said
    out = position(living=[0, 2], rows=[[], [], []], hands=[{"no-way": 1}, {}, {}])
    assert row(drawn(out), "▲ Bo") == "1 ▲ Bo out"


def test_your_own_hand_shows_how_each_card_is_played() -> None:
    lines = drawn(position(hands=[{"no-way": 2, "sanitary-check": 1}, {}, {}]))
    assert row(lines, "× No Way").startswith("2 × No Way noway quick Stops the action card")
    assert row(lines, "Sanitary Check").startswith("Sanitary Check check MONKEY cheeky Put any monkey")


def test_a_low_drawing_names_the_cards_in_one_line_and_has_no_legend() -> None:
    lines = drawn(position(), low=True)
    assert "Your hand: No Way and Great Escape" in lines
    assert not any("⏚" in line for line in lines)
    assert "Monkey deck 55 · Action deck 56" in lines


def test_an_empty_hand_is_mentioned() -> None:
    assert "You have no cards in hand." in drawn(position(hands=[{}, {"no-way": 1}, {}], active=1))


def test_hands_of_others_are_not_drawn() -> None:
    assert not any("Grounding" in line or "Banana" in line for line in drawn(position()))
    assert not any("No Way" in line or "Banana" in line for line in drawn(position(), seat=None))


def test_decks_show_what_all_know_to_be_on_top_and_the_newest_discards() -> None:
    lines = drawn(
        position(
            decks={"monkeys": ["sniper5", "juggler2"], "actions": ["no-way"]},
            known={"monkeys": 1},
            piles={"monkeys": ["juggler4"], "actions": ["banana-break", "no-way"]},
        )
    )
    assert "Monkey deck 54, on top sniper5 · discard pile 1: juggler4" in lines
    assert "Action deck 54 · discard pile 2: Break, No Way" in lines


# The queue.


def test_the_queue_is_a_pile_with_what_happens_next_on_top() -> None:
    no_way: dict[str, Json] = {"what": "no-way", "seat": 2, "number": 2, "stops": 1}
    lines = drawn(position(queue=[no_way, {**MISFORTUNE, "stage": "announced"}], active=1))
    at = next(at for at, line in enumerate(lines) if line.startswith("Queue"))
    assert lines[at + 1] == " ▶ ■ Cleo’s No Way against Bo’s Common Misfortune · announced"
    assert lines[at + 2] == "   ▲ Bo’s Common Misfortune: a monkey each · announced"
    assert lines[at + 3] == "     Still to come: a monkey for Cleo, a monkey for Ada"


def test_equal_steps_are_counted_and_the_next_card_to_hand_out_is_named() -> None:
    destroyer: dict[str, Json] = {"what": "destroyer", "seat": 0, "monkey": "destroyer1", "stage": "at-work"}
    document = position(rows=[["sniper1", "juggler2", "destroyer1"], [], []], queue=[destroyer], phase="got")
    assert "     Still to come: all action cards are handed out, a monkey is given away ×2" in drawn(document)
    assert FRONT.prompt(cast(Json, view(document)), Texts("en"), 0).endswith("Next: No Way. Type “hand SEAT”.")


def test_an_effect_in_the_queue_has_not_had_its_effect_yet() -> None:
    entry: dict[str, Json] = {"what": "shaman", "seat": 0, "monkey": "shaman2"}
    lines = drawn(position(queue=[entry], spent=[["shaman2"], [], []], phase="got"))
    assert "shaman2°" not in "".join(lines)
    assert "     Still to come: a monkey ×2, an action card ×2" in lines


@pytest.mark.parametrize("language", languages())
def test_a_shock_says_who_must_be_grounded(language: str) -> None:
    lines = drawn(SHOCK, language=language)
    assert any("▶ ●" in line and "headscratcher2" in line for line in lines)


@pytest.mark.parametrize("language", languages())
def test_every_kind_of_decision_has_a_prompt_of_its_own(language: str) -> None:
    texts = Texts(language)
    tempter: dict[str, Json] = {"what": "tempter", "seat": 1, "monkey": "tempter1", "stage": "at-work", "step": 1}
    positions: list[dict[str, Json]] = [
        position(),
        position(phase="training"),
        position(phase="planned"),
        position(phase="ending"),
        position(queue=[MISFORTUNE], active=1),
        position(queue=[{**MISFORTUNE, "stage": "between", "step": 1}], active=1),
        position(queue=[{"what": "shaman", "seat": 0, "monkey": "shaman2"}], phase="got"),
        SHOCK,
        position(queue=[tempter], rows=[["sniper1", "shaman2"], ["tempter1"], []], active=1, phase="got"),
    ]
    asked = {FRONT.prompt(cast(Json, view(each)), texts, 0) for each in positions}
    assert len(asked) == len(positions)


@pytest.mark.parametrize("language", languages())
def test_a_decision_without_a_card_is_asked_for_as_it_is_typed(language: str) -> None:
    tempter: dict[str, Json] = {"what": "tempter", "seat": 1, "monkey": "tempter1", "stage": "at-work", "step": 1}
    giving = position(queue=[tempter], rows=[["sniper1", "shaman2"], ["tempter1"], []], active=1, phase="got")
    for document, typed in ((position(), "done"), (position(phase="planned"), "pass"), (giving, "give MONKEY")):
        asked = FRONT.prompt(cast(Json, view(document)), Texts(language), 0)
        assert Texts(language).say("terminal-cheeky-type", action=typed) in asked


# What is told.


@pytest.mark.parametrize("what", ["shaman", "snatcher"])
def test_an_effect_that_leaves_the_queue_before_its_end_is_told(what: str) -> None:
    over = Event("over", "CM-38", {"seat": 0, "what": what, "monkey": f"{what}1"})
    assert [
        words.endswith("has left play, and its effect is over.")
        for _, words in FRONT.tell([over], NAMES, Texts("en"), 1)
    ] == [True]


def test_the_end_of_an_effect_with_one_step_is_not_told() -> None:
    over = Event("over", "CM-25", {"seat": 0, "what": "snatcher", "monkey": "snatcher1"})
    assert FRONT.tell([over], NAMES, Texts("en"), 1) == []


# What you could answer.


def prompted(document: dict[str, Json], seat: int = 0) -> str:
    return FRONT.prompt(cast(Json, view(document, seat)), Texts("en"), seat).splitlines()[-1]


def test_a_window_lists_what_you_could_answer() -> None:
    assert prompted(SHOCK) == "You could react with 2 cards: ground headscratcher2 · escape MONKEY"
    assert prompted(SHOCK, 2) == "You have nothing to react with."


def test_no_way_is_an_answer_only_where_there_is_a_card_to_stop() -> None:
    assert prompted(SHOCK, 1) == "You have nothing to react with."
    assert prompted(position(queue=[MISFORTUNE], active=1)) == "You could react with 2 cards: noway · escape MONKEY"
    lasting: list[Json] = [{"card": "soggy-fuses", "seat": 2, "by": 1, "number": 1}]
    assert "noway" in prompted(position(lasting=lasting, phase="planned"))


def test_what_is_listed_is_what_is_legal() -> None:
    cheeky = game("cheeky-monkeys")
    for document in (SHOCK, position(queue=[MISFORTUNE], active=1), position(phase="planned")):
        state = cheeky.load(document)
        for seat in range(3):
            legal = {cheeky.grammar.to_text(action).split()[0] for action in state.legal_actions(seat)} - {"pass"}
            listed = prompted(document, seat).partition(": ")[2].split(" · ")
            assert {line.split()[0] for line in listed if line} == legal


# Short lines.


@pytest.mark.parametrize(
    ("line", "whole"),
    [
        ("ground", "ground headscratcher2"),
        ("gro head", "ground headscratcher2"),
        ("esc sni", "escape sniper1"),
        ("escape", "escape"),
        ("esc sniper9", "escape sniper9"),
        ("exch pyro sni", "exchange pyromaniac1 sniper1"),
        ("check jug", "check juggler1"),
        ("deliver sni", "deliver sniper1"),
        ("deliver sni 2", "deliver sniper1 2"),
        ("pas", "pass"),
        ("xyz 1", "xyz 1"),
        ("", ""),
    ],
)
def test_what_can_mean_only_one_thing_may_be_cut_short_or_left_out(line: str, whole: str) -> None:
    assert complete(line, view(SHOCK), 0) == whole


def test_a_whole_name_is_never_taken_for_a_longer_one() -> None:
    document = position(rows=[["sniper9"], [], []])
    assert complete("escape sniper", view(document), 0) == "escape sniper9"
    assert complete("escape sniper1", view(document), 0) == "escape sniper1"


def test_against_a_closed_player_only_the_monkey_taken_is_named() -> None:
    lasting: list[Json] = [{"card": "closed-for-holiday", "seat": 1, "by": 1, "number": 1}]
    document = position(rows=[["sniper1"], ["juggler1"], []], lasting=lasting)
    assert complete("exchange jug", view(document), 0) == "exchange juggler1"
    assert complete("exchange jug", view({**document, "lasting": []}), 0) == "exchange juggler1 sniper1"


def test_the_next_card_to_hand_out_may_be_left_out() -> None:
    entry: dict[str, Json] = {"what": "destroyer", "seat": 0, "monkey": "destroyer1", "stage": "at-work"}
    document = position(rows=[["destroyer1"], [], []], queue=[entry], phase="got")
    assert complete("hand 2", view(document), 0) == "hand no-way 2"
    half: list[Json] = [{}, {"no-way": 1}, {}]
    assert complete("hand 2", view({**document, "packets": half}), 0) == "hand great-escape 2"


def test_a_legendary_part_is_found_in_front_of_others_and_in_the_discards() -> None:
    snatcher: dict[str, Json] = {"what": "snatcher", "seat": 0, "monkey": "snatcher1", "stage": "at-work"}
    document = position(
        settings={"zombies": True},
        living=[1, 2],
        zombies=[0],
        rows=[["snatcher1", "tail1"], ["headscratcher1", "head2"], []],
        piles={"zombies": ["legs3"]},
        queue=[snatcher],
        phase="got",
    )
    assert complete("snatch head", view(document), 0) == "snatch head2"
    assert complete("snatch l", view(document), 0) == "snatch legs3"
    assert complete("snatch", view(position()), 0) == "snatch", "no zombies, no parts"

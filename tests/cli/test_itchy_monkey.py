"""Itchy Monkey drawn from its view."""

import io

import pytest
from rich.console import Console

from vervet.catalog import game
from vervet.core.json import Json
from vervet.faces.face import face_of
from vervet.texts import Texts, languages

POSITION: dict[str, Json] = {"seats": 2, "phase": "move", "board": ["G0:12w3q . L1:2w", ". . .", "B1:1q . C"]}
NAMES = ["Ada", "Bo", "Cleo", "Dov"]


def drawn(view: Json, language: str = "en", low: bool = False) -> list[str]:
    paper = io.StringIO()
    console = Console(file=paper, width=80, markup=False, highlight=False)
    console.print(face_of("itchy-monkey").front.draw(view, NAMES, Texts(language), low))
    return paper.getvalue().splitlines()


def test_a_rank_shows_species_above_and_lice_below() -> None:
    lines = drawn(game("itchy-monkey").load(POSITION).view(None))
    assert " 3 │gorilla │   ·    │lemur   │ 3" in lines
    assert "   │●12w3q *│        │▲2w     │" in lines


def test_a_low_board_has_one_line_for_each_rank() -> None:
    lines = drawn(game("itchy-monkey").load(POSITION).view(None), low=True)
    assert " 3 │G●12w3q*│   ·    │L▲2w    │ 3" in lines
    assert " 1 │B▲1q    │   ·    │C       │ 1" in lines


def test_the_headline_says_round_phase_and_player() -> None:
    assert drawn(game("itchy-monkey").load(POSITION).view(None))[0] == "Round 1 of 120 · Move · ● Ada"


SPIES: dict[str, Json] = {
    "seats": 3,
    "spies": 3,
    "phase": "move",
    "abilities": ["gorilla", "lemur", "tamarin"],
    "board": ["G0:12w3q+012s T .", ". L+12s .", "B1:1w . C1:2w+0s"],
}


def test_spies_get_a_line_of_their_own_with_a_mark_each() -> None:
    lines = drawn(game("itchy-monkey").load(SPIES).view(None))
    assert lines[2:5] == [
        " 3 │GORILLA │TAMARIN │   ·    │ 3",
        "   │●12w3q *│        │        │",
        "   │+●▲■    │        │        │",
    ]
    assert " 2 │   ·    │LEMUR   │   ·    │ 2" in lines
    assert "   │        │+▲■     │        │" in lines
    assert "   │▲1w     │        │▲2w    *│" in lines


def test_a_low_board_shows_spies_under_their_rank() -> None:
    lines = drawn(game("itchy-monkey").load(SPIES).view(None), low=True)
    assert lines[2:5] == [
        " 3 │G●12w3q*│T       │   ·    │ 3",
        "   │+●▲■    │        │        │",
        " 2 │   ·    │L       │   ·    │ 2",
    ]


def test_the_supply_counts_spies_where_there_are_any() -> None:
    lines = drawn(game("itchy-monkey").load(SPIES).view(None))
    assert any(line.split()[:6] == [">", "●", "Ada", "8w", "0q", "1s"] for line in lines)
    assert any("spies on a monkey" in line for line in lines)
    assert not any("spies on a monkey" in line for line in drawn(game("itchy-monkey").load(POSITION).view(None)))


def test_abilities_are_named_with_their_rules_and_with_what_a_tamarin_borrows() -> None:
    said = " ".join(" ".join(drawn(game("itchy-monkey").load(SPIES).view(None))).split())
    assert "Abilities · GORILLA shove (IM-40) · LEMUR leap (IM-41) · TAMARIN mimic (IM-45; b3 shove; b3 leap)" in said
    assert "Abilities" not in " ".join(drawn(game("itchy-monkey").load(POSITION).view(None)))


CLAN: dict[str, Json] = {
    "mode": "clan",
    "picks": ["lemur", "howler"],
    "board": ["L:5w1q . H:2w", ". G .", "B:1q . L"],
    "moved": "c3",
    "broken_out": ["a3", "c3"],
    "safe": ["B1", "H1", "B1", "L0"],
    "phase": "move",
}


def test_clan_mode_shows_whose_species_is_whose_what_rests_and_what_broke_out() -> None:
    lines = drawn(game("itchy-monkey").load(CLAN).view(None))
    assert lines[0] == "Round 1 of 120 · Bump · ● Ada"
    assert lines[2:4] == [
        " 3 │lemur   │   ·    │howler  │ 3",
        "   │●5w1q ! │        │▲2w   ~!│",
    ]
    assert lines[6:8] == [
        " 1 │baboon  │   ·    │lemur   │ 1",
        "   │1q      │        │●       │",
    ]
    low = drawn(game("itchy-monkey").load(CLAN).view(None), low=True)
    assert low[2] == " 3 │L●5w1q! │   ·    │H▲2w~!  │ 3"


def test_clan_mode_shows_species_lice_left_and_monkeys_in_safety() -> None:
    lines = [line.strip() for line in drawn(game("itchy-monkey").load(CLAN).view(None))]
    assert "> ● Ada  lemur    6 lice left  lemur" in lines
    assert "▲ Bo   howler   2 lice left  2 baboons, howler" in lines
    picking = [line.strip() for line in drawn(game("itchy-monkey").new(mode="clan").view(None))]
    assert "Round 1 of 120 · Picking" in picking[0]
    assert any(line.split()[-3:] == ["–", "–", "–"] for line in picking)


@pytest.mark.parametrize("language", languages())
def test_every_phase_asks_for_what_can_be_done_in_it(language: str) -> None:
    texts = Texts(language)
    front = face_of("itchy-monkey").front
    asked = [
        front.prompt(game("itchy-monkey").load({**CLAN, "phase": phase}).view(None), texts)
        for phase in ("spawn", "move")
    ]
    asked += [front.prompt(game("itchy-monkey").new(mode=mode).view(None), texts) for mode in ("clan", "battle")]
    asked.append(front.prompt(game("itchy-monkey").load(POSITION).view(None), texts))
    assert len(set(asked)) == 5


def test_players_show_supply_and_the_way_to_each_win() -> None:
    lines = drawn(game("itchy-monkey").load(POSITION).view(None))
    assert any(line.split() == ["▲", "Bo", "18w", "2q", "0/3", "0/4", "0/5"] for line in lines)
    assert any(
        line.split() == [">", "●", "Ada", "8w", "0q", "1/3", "1/4", "gorilla", "1/5", "gorilla"] for line in lines
    )


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("low", [False, True])
def test_the_largest_board_fits_in_80_columns(language: str, low: bool) -> None:
    lines = drawn(game("itchy-monkey").new(players=4, spies=True, abilities="gorilla").view(None), language, low)
    ranks = [line for line in lines if "│" in line]
    assert len(ranks) == (8 if low else 16)
    assert {len(rank.rstrip(" 12345678")) for rank in ranks} == {76}


@pytest.mark.parametrize("language", languages())
def test_every_species_has_a_letter_of_its_own(language: str) -> None:
    texts = Texts(language)
    names = ("gorilla", "baboon", "lemur", "capuchin", "howler", "tamarin")
    assert len({texts.say(f"itchy-species-{name}.short")[0] for name in names}) == len(names)

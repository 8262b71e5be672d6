"""Itchy Monkey drawn from its view."""

import io

import pytest
from rich.console import Console

from vervet.catalog import game
from vervet.cli.fronts import FRONTS
from vervet.core.json import Json
from vervet.texts import Texts, languages

POSITION: dict[str, Json] = {"seats": 2, "phase": "move", "board": ["G0:12w3q . L1:2w", ". . .", "B1:1q . C"]}
NAMES = ["Ada", "Bo", "Cleo", "Dov"]


def drawn(view: Json, language: str = "en", low: bool = False) -> list[str]:
    paper = io.StringIO()
    console = Console(file=paper, width=80, markup=False, highlight=False)
    console.print(FRONTS["itchy-monkey"].draw(view, NAMES, Texts(language), low))
    return paper.getvalue().splitlines()


def test_a_rank_shows_species_above_and_lice_below() -> None:
    lines = drawn(game("itchy-monkey").load(POSITION).view(None))
    assert " 3 │gorilla │   ·    │lemur   │ 3" in lines
    assert "   │●12w3q *│        │▲2w     │" in lines


def test_a_low_board_has_one_line_a_rank() -> None:
    lines = drawn(game("itchy-monkey").load(POSITION).view(None), low=True)
    assert " 3 │G●12w3q*│   ·    │L▲2w    │ 3" in lines
    assert " 1 │B▲1q    │   ·    │C       │ 1" in lines


def test_the_headline_says_round_phase_and_player() -> None:
    assert drawn(game("itchy-monkey").load(POSITION).view(None))[0] == "Round 1 of 120 · Move · ● Ada"


def test_players_show_supply_and_the_way_to_each_win() -> None:
    lines = drawn(game("itchy-monkey").load(POSITION).view(None))
    assert any(line.split() == ["▲", "Bo", "18w", "2q", "0/3", "0/4", "0/5"] for line in lines)
    assert any(
        line.split() == [">", "●", "Ada", "8w", "0q", "1/3", "1/4", "gorilla", "1/5", "gorilla"] for line in lines
    )


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("low", [False, True])
def test_the_largest_board_fits_into_80_columns(language: str, low: bool) -> None:
    lines = drawn(game("itchy-monkey").new(players=4).view(None), language, low)
    ranks = [line for line in lines if "│" in line]
    assert len(ranks) == (8 if low else 16)
    assert {len(rank.rstrip(" 12345678")) for rank in ranks} == {76}


@pytest.mark.parametrize("language", languages())
def test_every_species_has_a_letter_of_its_own(language: str) -> None:
    texts = Texts(language)
    names = ("gorilla", "baboon", "lemur", "capuchin", "howler", "tamarin")
    assert len({texts.say(f"itchy-species-{name}.short")[0] for name in names}) == len(names)

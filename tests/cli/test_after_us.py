"""After Us drawn from its view."""

import io

import pytest
from rich.console import Console

from tests.games.after_us.scene import drawn as hand
from vervet.catalog import game
from vervet.core.json import Json
from vervet.faces.after_us.hints import advice_lines
from vervet.faces.face import face_of
from vervet.games.after_us.mind.advice import on_orders
from vervet.games.after_us.state import AfterUsState
from vervet.texts import Texts, languages

NAMES = ["Ada", "Bo", "Cleo", "Dov", "Eve", "Fay"]
LINE: dict[str, Json] = {"line": [7, 6, 231, 143], "arranged": True, "stock": {"fruit": 1}}
SOLO: dict[str, Json] = {"seats": 1, "objects": ["mini-fridge", "computer", "moped"], "boards": [LINE]}
FRONT = face_of("after-us").front


def drawn(
    position: dict[str, Json], seat: int | None = 0, language: str = "en", low: bool = False, width: int = 80
) -> list[str]:
    view = game("after-us").load(position).view(seat)
    paper = io.StringIO()
    console = Console(file=paper, width=width, markup=False, highlight=False)
    console.print(FRONT.draw(view, NAMES, Texts(language), low, seat))
    return [line.rstrip() for line in paper.getvalue().splitlines()]


def solo(**board: Json) -> dict[str, Json]:
    return {**SOLO, "boards": [{**LINE, **board}]}


def test_a_line_shows_its_cards_in_columns_with_three_rows() -> None:
    lines = drawn(solo(arranged=False))
    at = next(at for at, line in enumerate(lines) if line.split() == ["7", "6", "231", "143"])
    assert lines[at + 1].split() == ["tamarin", "tamarin", "orang-utan", "2", "orang-utan", "1"]
    assert lines[at + 2].split() == ["✖→1∴", "✖→1◉", "✖→3✪", "✖→3✪"]


def test_joined_frames_reach_from_card_to_card_and_open_halves_do_not() -> None:
    first, second, third = (line for line in drawn(solo(arranged=False)) if line[1:3] in ("1 ", "2 ", "3 "))
    assert "[1✿+1✿]" in first and "[1◉+1✿]" in first and "│1◉]" in first
    assert "[1✿1◉→1✪]" in second and "[2◉→2✪]" in second and second.endswith("[1↯→│")
    assert "[2✿→3↯]" in third and "[1↯→2↯]" in third


def test_a_frame_shows_conditions_and_what_tamarins_give() -> None:
    lines = "\n".join(drawn(solo(arranged=False)))
    assert "[3≠→2◉]" in lines and "[1✪/T]" in lines


def test_a_removed_card_leaves_a_gap_and_its_neighbours_open() -> None:
    lines = "\n".join(drawn(solo(line=[7, None, 231, 143])))
    assert "[1✿+" not in lines and "[1✿│" in lines


def test_frames_are_marked_as_used_skipped_and_reached() -> None:
    first = next(line for line in drawn(solo(reached="c1", activated=["ab1"])) if line[1:3] == "1 ")
    assert "✓[1✿+1✿]" in first and "✗[1◉+1✿]" in first and "▶[3≠→2◉]" in first


def test_the_frame_that_is_reached_is_described_in_words() -> None:
    assert "▶ ab2: pay 1 flower and 1 fruit for 1 point. Not possible now: skip it." in drawn(solo(reached="ab2"))
    assert "▶ d2: 1 point for each tamarin in the line." in drawn(solo(reached="d2"))
    assert "▶ c1: 2 fruits if there are 3 species in the line. Not possible now: skip it." in drawn(solo(reached="c1"))
    sign = drawn(solo(line=[239, 1, 2, 3], reached="a3", stock={"flower": 9, "energy": 9}))
    assert any("reactivate another frame. Type: activate a3 FRAME." in line for line in sign)


def test_cards_have_letters_once_they_are_arranged() -> None:
    assert any(line.split() == ["a", "7", "b", "6", "c", "231", "d", "143"] for line in drawn(SOLO))


def test_points_rage_and_stock_are_above_the_line() -> None:
    lines = drawn(solo(points=42, rage=5, stock={"flower": 2, "energy": 7}))
    assert "● Ada   42/80✪  5/12✖   2✿ 0◉ 0∴ 7↯   resolving" in lines


def test_deck_and_discard_are_listed() -> None:
    lines = drawn(solo(deck=[1, 2, 3], discard=[8, 5], loose=2))
    assert "  Deck 3: 1 → 2 3 · Discard pile 2: 8 5" in lines


def test_objects_show_price_moment_and_effect_or_that_they_are_used() -> None:
    said = [" ".join(line.split()) for line in drawn(solo(used=["computer"]), width=120)]
    assert "Mini fridge 1↯ phase 1 or 2 Change one of your resources into any other one." in said
    assert "Computer 5↯ any phase used this round" in said
    assert any(line.startswith("Moped 6/9↯ phase 2, once the tokens are revealed") for line in said)


def test_a_low_drawing_leaves_out_effects_and_legend() -> None:
    assert not any("Change one" in line or "for each tamarin" in line for line in drawn(SOLO, low=True))


def test_piles_show_how_many_cards_are_left() -> None:
    lines = drawn(SOLO, width=120)
    assert "Piles, level 1/2: mandrill 18/12 · orang-utan 17/11 · gorilla 18/12 · chimpanzee 18/12" in lines


def test_the_king_shows_his_tokens_his_stock_and_what_he_revealed() -> None:
    king: dict[str, Json] = {"points": 9, "stock": {"grain": 4}, "line": [9, 12, 119, 238], "token": "gorilla"}
    tokens: list[Json] = ["chimpanzee", "gorilla", "orangutan", "mandrill"]
    lines = drawn({**SOLO, "phase": "tokens", "king": tokens, "boards": [LINE, king]}, width=120)
    assert "♛ Monkey King   9/80✪  0/12✖   0✿ 0◉ 4∴ 0↯" in lines
    assert "  Tokens: chimpanzee [gorilla] orang-utan (mandrill missing) · Revealed: 9 12 119 238" in lines


def others() -> dict[str, Json]:
    mine: dict[str, Json] = {"line": [1, 2, 3, 4], "token": "gorilla", "reactivation": False}
    theirs: dict[str, Json] = {
        "line": [9, 10, 11, 12],
        "token": "mandrill",
        "points": 7,
        "deck": [201, 13, 14],
        "loose": 2,
    }
    return {"seats": 2, "phase": "tokens", "boards": [{**mine, "token": None}, theirs]}


def test_another_player_has_one_line_without_secrets() -> None:
    lines = drawn(others(), width=120)
    line = next(line for line in lines if line.startswith("▲ Bo"))
    assert " ".join(line.split()[2:]) == "7/80✪ 0/12✖ 0✿ 0◉ 0∴ 0↯ deck 3, discard pile 0 9 10 11 12 has chosen"
    assert not any("Mandrill token" in line or "201" in line for line in lines)


def test_a_spectator_sees_every_line_in_columns_without_secrets() -> None:
    lines = drawn(others(), seat=None, width=120)
    assert sum(line.startswith(" 1 ") for line in lines) == 2
    assert not any("201" in line for line in lines)
    assert any("(mandrill 2) → 13 14" in line for line in lines)


def test_players_see_what_they_have_recruited_and_that_a_request_is_waiting() -> None:
    board: dict[str, Json] = {"line": [1, 2, 3, 4], "token": "mandrill", "deck": [201, 5], "loose": 1}
    position: dict[str, Json] = {
        "seats": 2,
        "phase": "monkeys",
        "boards": [
            {**board, "recruit": ["mandrill-2", 201], "moped": ["gorilla-1", None], "used": ["moped"]},
            {"line": [9, 10, 11, 12], "token": "chimpanzee", "reactivation": True},
        ],
        "piles": {"gorilla-1": []},
    }
    lines = drawn(position, width=160)
    assert any("a mandrill of level 2 (201) · + a gorilla of level 1 (waiting)" in line for line in lines)
    assert any("Chimpanzee token · one reactivation to come" in line for line in lines)


@pytest.mark.parametrize("language", languages())
def test_a_line_that_is_too_wide_breaks_between_two_cards(language: str) -> None:
    position: dict[str, Json] = {"seats": 1, "boards": [{"line": [248, 228, 230, 231, 235], "arranged": True}]}
    lines = drawn(position, language=language, width=80)
    rows = [line for line in lines if line[1:3] in ("1 ", "2 ", "3 ")]
    assert len(rows) == 6
    assert max(map(len, rows)) <= 80
    assert rows[2].endswith("→") and rows[5][3] == "→"


@pytest.mark.parametrize("language", languages())
def test_every_stage_asks_for_what_can_be_done_in_it(language: str) -> None:
    texts = Texts(language)
    after = game("after-us")
    positions: list[dict[str, Json]] = [
        solo(arranged=False),
        SOLO,
        solo(reached=None),
        {**SOLO, "phase": "tokens", "boards": [LINE, {"token": "gorilla"}]},
        {**SOLO, "phase": "rest"},
        {**SOLO, "phase": "last"},
        {**SOLO, "phase": "monkeys", "boards": [{**LINE, "token": "gorilla"}, {"token": "gorilla"}]},
    ]
    assert len({FRONT.prompt(after.load(position).view(0), texts, 0) for position in positions}) == len(positions)


def test_the_headline_says_round_and_phase_and_that_cards_have_run_short() -> None:
    assert drawn(SOLO)[0] == "Round 1 · Phase 1: life of the tribe"
    position: dict[str, Json] = {**SOLO, "phase": "rest", "short": True}
    assert "Not enough cards for everybody" in " ".join(drawn(position)[:2])


# Hints. Five cards with many chimpanzees' signs can be resolved in too many ways to try them all.
LEGION: dict[str, Json] = {
    "line": [240, 238, 211, 243, 239],
    "points": 72,
    "stock": {"flower": 4, "fruit": 4, "grain": 3, "energy": 1},
}


def hinted(position: dict[str, Json], language: str = "en") -> str:
    paper = io.StringIO()
    console = Console(file=paper, width=400, markup=False, highlight=False)
    console.print(FRONT.hint(game("after-us").load(position), 0, Texts(language)))
    return paper.getvalue()


def test_a_hint_that_is_sure_does_not_mention_a_better_way() -> None:
    for arranged in (False, True):
        assert "may be a better" not in hinted(solo(arranged=arranged))


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "There may be a better way: there are too many"), ("fr", "Il y a peut-être mieux\u00a0: il y a trop")],
)
def test_a_hint_among_too_many_ways_says_what_no_way_can_exceed(language: str, sentence: str) -> None:
    said = hinted(solo(arranged=True, **LEGION), language)
    assert sentence in said
    worth, bound = (float(word.strip(".").replace(",", ".")) for word in said.split()[-9:] if word[0].isdigit())
    assert bound > worth > 0


@pytest.mark.rule("AU-11")
def test_a_best_order_that_is_not_sure_says_what_no_order_can_exceed() -> None:
    state = hand(7, 6, 231, 143, fruit=1).state
    assert isinstance(state, AfterUsState)
    sure, hasty = on_orders(state, 0), on_orders(state, 0, most_steps=3)
    assert "may be" not in str(advice_lines(sure, Texts("en"))[-1])
    value, bound = hasty["orders"][0]["way"]["value"] / 100, hasty["bound"] / 100
    first, *_, last = (str(line) for line in advice_lines(hasty, Texts("en")))
    assert first == f"Best order: arrange {' '.join(map(str, hasty['orders'][0]['cards']))}"
    assert last.startswith("There may be a better order: ")
    assert last.endswith(f"worth {round(value, 1):g} points, and none is worth more than {round(bound, 1):g}.")

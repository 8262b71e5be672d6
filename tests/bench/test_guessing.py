"""The figures of the page about attacks: what one player sees of a deal, and that the page says what was measured."""

from collections import Counter
from math import comb, factorial, log2
from pathlib import Path

import pytest

from vervet.bench.guessing import BEGIN, END, enough, lines, main, played, written
from vervet.bench.sight import drawn, first_of, parts, recruits, seen, surprise, told
from vervet.catalog import games
from vervet.core.match import Match

PAGE = Path(__file__).parents[2] / "docs" / "programmers" / "attacks.md"


def test_the_page_says_what_is_measured() -> None:
    text = PAGE.read_text("utf-8")
    assert text == written(text, "\n".join(lines())), (
        "run: python -m vervet.bench.guessing --page docs/programmers/attacks.md"
    )


def test_the_table_stands_between_its_marks(tmp_path: Path) -> None:
    assert written(f"a\n{BEGIN}\nold\n{END}\nz\n", "new") == f"a\n{BEGIN}\n\nnew\n\n{END}\nz\n"
    page = tmp_path / "page.md"
    page.write_text("nothing\n")
    with pytest.raises(ValueError, match="expected a page with"):
        written(page.read_text(), "new")
    with pytest.raises(SystemExit):
        main(["--pages", str(page)])


def test_a_shuffle_seen_to_its_end_tells_all_of_it() -> None:
    assert first_of(8, 8).bits == pytest.approx(log2(factorial(8)))
    assert first_of(8, 8).numbers == 7
    assert first_of(60, 2).bits == pytest.approx(log2(60 * 59))
    assert first_of(60, 0) == (0, 0.0)


def test_cards_in_no_order_tell_as_much_as_they_are_rare() -> None:
    left = Counter({"a": 6, "b": 54})
    assert surprise(left, Counter({"b": 1})).bits == pytest.approx(log2(60 / 54))
    assert surprise(left, Counter({"a": 2, "b": 1})).bits == pytest.approx(log2(comb(60, 3) / (15 * 54)))


def begun(name: str, players: int) -> Match:
    game = games()[name]
    return Match(game, game.options.read({"players": players}), 5)


def test_who_begins_is_all_that_itchy_monkey_draws_and_all_see_it() -> None:
    match = begun("itchy-monkey", 3)
    assert seen(match, 0, 0) == drawn(match, 0) == (1, pytest.approx(log2(3)))


def test_in_after_us_the_first_lines_and_the_objects_are_seen_at_once() -> None:
    lines_of_four = 2 * log2(8 * 7 * 6 * 5)
    assert seen(begun("after-us", 2), 0, 1).bits == pytest.approx(lines_of_four + log2(comb(7, 3)))


def test_in_cheeky_monkeys_the_own_hand_is_seen_and_no_other() -> None:
    match = begun("cheeky-monkeys", 2)
    hands = [event.fields["cards"] for event in told(match, 0, 0) if event.name == "deal"]
    assert hands.count(None) == 1
    mine = seen(match, 0, 0)
    assert mine.numbers == 1 + 3
    assert 1 + log2(comb(60, 3) / 6**3) <= mine.bits <= 1 + log2(comb(60, 3) / comb(6, 3))


@pytest.mark.parametrize("name", ["after-us", "cheeky-monkeys"])
def test_a_player_sees_more_and_more_but_never_what_was_not_drawn(name: str) -> None:
    match = played(name, 2, 3)
    amounts = [seen(match, version, 0).bits for version in range(0, match.version + 1, 7)]
    assert amounts == sorted(amounts)
    assert amounts[-1] <= seen(match, match.version, 0).bits < drawn(match, match.version).bits
    version = enough(match)
    assert version is not None
    assert seen(match, version - 1, 0).bits < 63 <= seen(match, version, 0).bits


def test_recruits_are_counted_by_pile_and_only_ones_own() -> None:
    match = played("after-us", 2, 3)
    piles = [draw for _, draw in match.draws if parts(draw)[0] == "pile"]
    own = [sum(recruits(told(match, match.version, seat), seat, pile) for pile in range(len(piles))) for seat in (0, 1)]
    total = [
        event
        for step in match.steps
        for event in step.events
        if event.name in ("recruit", "serve") and event.fields["card"] is not None
    ]
    assert all(own) and sum(own) <= len(total)
    assert recruits(told(match, match.version, 0), 1, 0) == 0

"""What was played is kept in a file, and read back as it was."""

import json
from pathlib import Path

import pytest

from vervet.catalog import game
from vervet.ladder.record import Ladder, RecordError, ladder_from, new_ladder, read_file, write_file
from vervet.ladder.step import Pace, Span

ITCHY = game("itchy-monkey")


def played(*results: str) -> Ladder:
    """A ladder whose lowest steps have these games."""
    ladder = new_ladder(ITCHY, 7, "today, here")
    for record, each in zip(ladder.steps, results, strict=False):
        record.add(Span(record.step, 0, each, Pace(3, 0.5, 0.25), Pace(2, 1.0, 0.75), 2.0))
    return ladder


def test_a_draw_is_half_a_win() -> None:
    step = played("110=").steps[0]
    assert (step.games, step.wins, step.share) == (4, 2.5, 0.625)


def test_missing_games_do_not_count() -> None:
    step = played("11--0").steps[0]
    assert (step.games, step.wins) == (3, 2.0)


def test_spans_are_put_where_their_numbers_say() -> None:
    step = played().steps[0]
    for first, results in ((4, "00"), (0, "11")):
        step.add(Span(step.step, first, results, Pace(), Pace(), 1.0))
    assert step.results == "11--00"


def test_the_interval_is_wilsons() -> None:
    low, high = played("1" * 60 + "0" * 40).steps[0].interval
    assert (round(low, 4), round(high, 4)) == (0.5020, 0.6906)


def test_a_bot_thinks_in_both_of_its_steps() -> None:
    ladder = played("10", "11")
    assert ladder.pace_of(ITCHY.bots[1]) == Pace(5, 1.5, 0.75)


def test_a_record_comes_back_as_it_was(tmp_path: Path) -> None:
    ladder = played("110=", "01")
    write_file(tmp_path / "ladder.json", ladder)
    assert ladder_from(ITCHY, read_file(tmp_path / "ladder.json")["itchy-monkey"]) == ladder


def test_ladders_of_other_games_stay_in_the_file(tmp_path: Path) -> None:
    file = tmp_path / "ladder.json"
    write_file(file, new_ladder(game("after-us"), 1, ""))
    write_file(file, played("1"))
    assert list(read_file(file)) == ["after-us", "itchy-monkey"]


def test_steps_between_bots_that_are_no_longer_offered_are_forgotten() -> None:
    document = played("1").to_json()
    steps = document["steps"]
    assert isinstance(steps, list) and isinstance(steps[0], dict)
    steps[0]["upper"] = "mcts-77"
    assert ladder_from(ITCHY, document).steps[0].results == ""


@pytest.mark.parametrize(
    ("text", "expected"),
    [("[1", "in JSON"), ("[]", "an object with a ladder for each game")],
)
def test_a_file_that_is_not_a_record_is_refused(tmp_path: Path, text: str, expected: str) -> None:
    file = tmp_path / "ladder.json"
    file.write_text(text)
    with pytest.raises(RecordError, match=expected):
        read_file(file)


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"seed": "x"}, "expected seed, rules and steps"),
        ({"results": "12"}, "results: expected one of"),
        ({"upper-pace": [1, 2]}, "upper-pace: expected"),
    ],
)
def test_a_broken_ladder_is_refused(change: dict[str, object], expected: str) -> None:
    document = json.loads(json.dumps(played("1").to_json()))
    target = document if "seed" in change else document["steps"][0]
    target.update(change)
    with pytest.raises(RecordError, match=expected):
        ladder_from(ITCHY, document)

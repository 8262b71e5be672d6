"""Self-play, samples, arena and the page; a whole round where PyTorch is installed."""

import json
from pathlib import Path

import numpy as np
import pytest

from tests.bots.untrained import network_of
from vervet.catalog import game
from vervet.train.__main__ import main
from vervet.train.arena import Side, play_opening
from vervet.train.lap_play import hand_back
from vervet.train.page import page
from vervet.train.picture import draw_climb
from vervet.train.samples import Notes, load, together
from vervet.train.self_play import play_games, words_of
from vervet.train.settings import Settings
from vervet.train.tables import parts_of, turned

ITCHY = game("itchy-monkey")
DOCS = Path(__file__).parents[2] / "docs" / "researchers"
SMALL = Settings(
    "itchy-monkey",
    "",
    ({"rounds": 4},),
    games=2,
    first_games=2,
    first=3,
    deep=3,
    quick=2,
    arena=2,
    arena_games=2,
    batch=32,
)


def test_self_play_can_be_repeated_kept_and_put_together(tmp_path: Path) -> None:
    one, again = (play_games(ITCHY, None, SMALL, 5, 2, 60.0) for _ in range(2))
    assert len(one) > 3 and (one.visits == again.visits).all() and (one.rows == again.rows).all()
    assert len(one.results) == len(one) and np.allclose(one.results.sum(1), 1.0)
    assert one.starts[-1] == len(one.rows) and one.action_starts[-1] == len(one.action_rows)
    assert one.choice_starts[-1] == len(one.visits)
    one.save(tmp_path / "games.npz")
    both = together([one, load(tmp_path / "games.npz")])
    assert len(both) == 2 * len(one) and both.game.max() == 2 * one.game.max() + 1
    assert both.starts[-1] == len(both.rows)


@pytest.mark.parametrize("weighs", [None, False, True])
def test_games_with_secrets_are_noted_lap_by_lap(weighs: bool | None) -> None:
    """What everybody sees at the start of each lap; and with a network what was thought of every choice, too."""
    cheeky = game("cheeky-monkeys")
    network = None if weighs is None else network_of("cheeky-monkeys", weighs)
    settings = Settings("cheeky-monkeys", "", ({"players": 2},), deep=1)
    one, again = (play_games(cheeky, network, settings, 5, 1, 60.0) for _ in range(2))
    assert (one.rows == again.rows).all() and (one.value == again.value).all() and (one.visits == again.visits).all()
    assert len(one.results) == len(one) > 3 and np.allclose(one.results.sum(1), 1.0)
    choices = np.diff(one.choice_starts)
    assert (choices == 0).sum() >= 4 and one.choice_starts[-1] == len(one.visits)
    assert one.action_starts[-1] == len(one.action_rows)
    if weighs is None:
        assert (one.value < 0.0).all() and not len(one.visits)
        return
    assert ((one.value >= 0.0) & (one.value <= 1.0)).all()
    thought = np.flatnonzero(choices)
    assert len(thought) > 1
    for at in thought:
        # The best choice counts a thousand, whatever the others do.
        assert one.visits[one.choice_starts[at] : one.choice_starts[at + 1]].max() == 1000


def test_what_a_lap_was_worth_is_said_by_the_next_ones_and_by_the_end() -> None:
    notes = Notes(value=[0.5, 0.9, 0.25, 0.75])
    hand_back(notes, [0, 2, 3], 1.0, 0.5)
    # From the end: 1.0; half of that and half of 0.75; and half of 0.25 before.
    assert notes.value == [0.5 * 0.25 + 0.5 * 0.875, 0.9, 0.875, 1.0]
    unsaid = Notes(value=[-1.0, -1.0])
    hand_back(unsaid, [0, 1], 1.0, 0.5)
    assert unsaid.value == [-1.0, -1.0]


def test_parts_without_any_choice_can_be_put_together() -> None:
    cheeky = game("cheeky-monkeys")
    parts = [play_games(cheeky, None, Settings("cheeky-monkeys"), seed, 1, 60.0) for seed in (1, 2)]
    both = together(parts)
    assert len(both) == len(parts[0]) + len(parts[1]) and both.choice_starts[-1] == 0
    assert both.starts[-1] == len(both.rows)


def test_every_row_has_its_parts_and_a_turn_is_a_permutation() -> None:
    state = ITCHY.new(0)
    features = state.features()
    assert features is not None
    parts, rows = parts_of(features.action_tables)
    assert parts.shape[0] == features.action_size + 1 and parts.min() == 0 and parts.max() == rows
    (symmetry,) = features.symmetries(state)
    turn = turned(features, features.action_tables, symmetry)
    assert (turn[turn] == np.arange(len(turn))).all() and (turn != np.arange(len(turn))).any()


def test_an_arena_plays_every_opening_from_each_seat() -> None:
    score = play_opening(ITCHY, {"players": 3, "rounds": 3}, Side("random"), Side("glance-2"), 4)
    assert score.games == 3 and 0.0 <= score.payoff <= 3.0
    assert min(score.decisions) > 0


def test_setups_are_known_by_their_words() -> None:
    setup = dict(ITCHY.options.read({"players": "3", "spies": "true"}))
    assert {"players 3", "players 2", "spies 3"} <= set(words_of(ITCHY, [setup, {}]))


def test_the_page_is_what_the_program_writes() -> None:
    record = json.loads((DOCS / "minds.json").read_text("utf-8"))
    assert (DOCS / "minds.md").read_text("utf-8") == page(record)


def test_the_page_is_written_where_its_record_is(tmp_path: Path) -> None:
    (tmp_path / "minds.json").write_bytes((DOCS / "minds.json").read_bytes())
    assert main(["--page", str(tmp_path)]) == 0
    assert (tmp_path / "minds.md").read_text("utf-8") == (DOCS / "minds.md").read_text("utf-8")


def test_a_picture_shows_every_round_and_can_be_repeated(tmp_path: Path) -> None:
    rounds = json.loads((DOCS / "minds.json").read_text("utf-8"))["rounds"]
    files = [tmp_path / "one.svg", tmp_path / "two.svg"]
    for file in files:
        draw_climb(rounds, file, str.upper)
    assert files[0].read_bytes() == files[1].read_bytes()
    text = files[0].read_text("utf-8")
    assert all(word in text for word in ("TRAIN-PICTURE-MET", "TRAIN-PICTURE-AGREEMENT", "TRAIN-PICTURE-ROUND"))
    # A round that met nobody has no mark above; ten did here.
    draw_climb(rounds[:1], tmp_path / "first.svg", str.upper)
    assert len((tmp_path / "first.svg").read_bytes()) < len(text)


def test_a_round_makes_a_network_that_plays(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    from vervet.train.rounds import Training
    from vervet.train.work import network_of as read_file
    from vervet.train.work import workers_of

    training = Training(SMALL, tmp_path).open()
    with workers_of(1) as workers:
        first = training.round(workers, lambda *_: None)
        second = Training(SMALL, tmp_path).open().round(workers, lambda *_: None)
    assert first["accepted"] and second["round"] == 1 and "share" in second
    read_file("itchy-monkey", "", str(tmp_path / "net-001.vervet")).judge(ITCHY.new(0), 0)

"""Self-play, samples, arena and the page; a whole round where PyTorch is installed."""

import json
from importlib.resources import files
from pathlib import Path
from zlib import decompress

import numpy as np
import pytest

from tests.bots.untrained import network_of
from vervet.bots.insight import Insight
from vervet.bots.learnt import Learnt
from vervet.bots.network import SEATS, SHARE
from vervet.bots.network_file import read_header, read_network, write_network
from vervet.bots.roster import make_bot
from vervet.catalog import game
from vervet.core.choices import Choices
from vervet.core.rng import Random
from vervet.core.state import State
from vervet.train.__main__ import main
from vervet.train.arena import Side, play_opening
from vervet.train.lap_play import drawn
from vervet.train.page import page
from vervet.train.picture import draw_climb
from vervet.train.returns import gains_of
from vervet.train.samples import UNSAID, Notes, load, together
from vervet.train.self_play import play_games, words_of
from vervet.train.settings import Settings
from vervet.train.tables import parts_of, turned
from vervet.train.weight import told, weights
from vervet.train.work import network_of as read_file

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


@pytest.mark.parametrize("weighs", [False, True])
def test_games_with_secrets_are_noted_lap_by_lap(weighs: bool) -> None:
    """What everybody sees at the start of each lap; and at every choice what there was, and the one that was made."""
    cheeky = game("cheeky-monkeys")
    network = network_of("cheeky-monkeys") if weighs else None
    settings = Settings("cheeky-monkeys", "", ({"players": 2},))
    one, again = (play_games(cheeky, network, settings, 5, 1, 60.0) for _ in range(2))
    assert (one.rows == again.rows).all() and (one.whose == again.whose).all() and (one.visits == again.visits).all()
    assert len(one.results) == len(one) > 3 and np.allclose(one.results.sum(1), 1.0)
    assert (one.value == UNSAID).all() and one.action_starts[-1] == len(one.action_rows)
    choices = np.diff(one.choice_starts)
    looks, chose = np.flatnonzero(choices == 0), np.flatnonzero(choices)
    assert one.whose[looks].tolist()[:4] == [0, 1, 0, 1] and len(chose) > 1 and one.choice_starts[-1] == len(one.visits)
    for at in chose:
        assert one.visits[one.choice_starts[at] : one.choice_starts[at + 1]].sum() == 1.0
    # Whoever was paid one thing in the end saw that coming nowhere else.
    assert all(len(set(one.results[one.whose == seat, 0].tolist())) == 1 for seat in (0, 1))


def test_what_a_network_finds_likelier_is_drawn_more_often() -> None:
    state, seat = choice_in_cheeky()
    network, menu, dice = network_of("cheeky-monkeys"), Choices(), Random(3)
    state.list_sensible(seat, menu)
    found = [drawn(state, seat, network, menu, dice) for _ in range(4000)]
    network.weigh(state, seat, menu)
    for at in range(menu.count):
        share = int(network.priors[at]) / int(network.prior_total)
        assert abs(found.count(int(menu.at(at))) / 4000 - share) < 0.04


def choice_in_cheeky() -> tuple[State, int]:
    """A state in which somebody has several sensible choices."""
    state, menu, dice = game("cheeky-monkeys").new(3, players=2), Choices(), Random(3)
    while True:
        seat = int(state.actor())
        menu.count = 0
        state.list_sensible(seat, menu)
        if menu.count > 2:
            return state, seat
        state.execute(seat, state.suggest(seat, dice))


def test_what_came_of_a_position_is_said_by_all_later_ones_of_its_seat() -> None:
    """Two seats of one game, and a second game: the nearer word counts, and then what is left of trust in the rest."""
    notes = Notes(game=[0, 0, 0, 0, 1], whose=[0, 1, 0, 0, 0], value=[0.0] * 5)
    notes.results = [[1.0] + [0.0] * 5, [0.0] * 6, [1.0] + [0.0] * 5, [1.0] + [0.0] * 5, [0.25] + [0.0] * 5]
    values = np.array([0.5, 0.9, 0.25, 0.75, 0.5], np.float32)
    gains = gains_of(notes.freeze(), values, trust=0.5)
    # From the end: 1 - 0.75; then 0.75 - 0.25 and half of that; then 0.25 - 0.5 and half of that.
    assert gains.tolist() == pytest.approx([-0.25 + 0.5 * 0.625, -0.9, 0.625, 0.25, -0.25])
    assert gains_of(notes.freeze(), values, trust=1.0).tolist() == pytest.approx([-0.25, -0.9, 0.5, 0.25, -0.25])


def test_parts_can_be_put_together() -> None:
    cheeky = game("cheeky-monkeys")
    parts = [play_games(cheeky, None, Settings("cheeky-monkeys"), seed, 1, 60.0) for seed in (1, 2)]
    both = together(parts)
    assert len(both) == len(parts[0]) + len(parts[1]) and both.choice_starts[-1] == len(both.visits)
    assert both.starts[-1] == len(both.rows) and (both.whose[len(parts[0]) :] == parts[1].whose).all()


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


def test_in_a_game_with_deals_nothing_is_drawn_by_lot() -> None:
    """Alone every decision with a choice is the bot's own: nothing of it is spoilt."""
    after_us = game("after-us")
    dice = Random(3)
    state = after_us.new(dice.bits(), players=1)
    bot = make_bot("heuristic", dice.bits())
    asked = 0
    while (seat := int(state.actor())) >= 0:
        legal = state.legal_actions(seat)
        asked += len(legal) > 1
        state.apply(seat, bot.choose(state, seat) if len(legal) > 1 else legal[0])
    side = Side("heuristic")
    score = play_opening(after_us, {"players": 1}, side, side, 3)
    assert score.payoff == state.payoff(0) and score.decisions == (asked, 0)


def test_a_network_in_an_arena_thinks_as_long_as_the_mind_of_that_name() -> None:
    """400 simulations are 40 worlds to both: an arena that took them for 400 worlds told of bots that nobody has."""
    network = network_of("cheeky-monkeys")
    known = make_bot("mind-400", 1)
    assert isinstance(known, Learnt)
    sitting = Side("", network, 400).sit_down(1)
    assert isinstance(sitting, Insight) and sitting.worlds == known.worlds() == 40
    alone, timed = Side("", network, 1).sit_down(1), Side("", network, 0, 0.5).sit_down(1)
    assert isinstance(alone, Insight) and isinstance(timed, Insight)
    assert alone.worlds == 1 and timed.worlds == 0 and timed.seconds == 0.5


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


def test_a_picture_has_rounds_without_a_search_too(tmp_path: Path) -> None:
    rounds = json.loads((DOCS / "minds.json").read_text("utf-8"))["rounds"][:1]
    strides = {"round": 1, "loss": {"value": 1.1, "entropy": 0.2}, "share": 0.6, "arena": 400, "accepted": True}
    draw_climb([*rounds, strides], tmp_path / "two.svg", str.upper)
    draw_climb(rounds, tmp_path / "one.svg", str.upper)
    assert (tmp_path / "two.svg").stat().st_size > (tmp_path / "one.svg").stat().st_size


def test_a_file_that_is_written_anew_is_read_anew(tmp_path: Path) -> None:
    """Whoever trains may keep one file for the network of now; the games must not go on with the one before."""
    file, name = tmp_path / "now.vervet", "cheeky-monkeys"
    shipped = (Path(str(files("vervet"))) / "games" / "cheeky_monkeys" / "network.vervet").read_bytes()
    file.write_bytes(shipped)
    first = read_file(name, "", str(file))
    assert read_file(name, "", str(file)) is first
    numbers = np.frombuffer(decompress(shipped.split(b"\n", 2)[2]), "<i2").copy()
    numbers[-SEATS] += 5_000
    header = read_header(shipped)
    file.write_bytes(write_network(header, numbers.tobytes()))
    again, state = read_file(name, "", str(file)), game(name).new(0)
    for network in (first, again):
        network.judge(state, 0)
    assert list(first.values) != list(again.values)


def test_a_round_makes_a_network_that_plays(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    from vervet.train.rounds import Training
    from vervet.train.work import workers_of

    training = Training(SMALL, tmp_path).open()
    with workers_of(1) as workers:
        first = training.round(workers, lambda *_: None)
        second = Training(SMALL, tmp_path).open().round(workers, lambda *_: None)
    assert first["accepted"] and second["round"] == 1 and "share" in second
    read_file("itchy-monkey", "", str(tmp_path / "net-001.vervet")).judge(ITCHY.new(0), 0)


def test_a_round_with_secrets_goes_in_strides(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    from vervet.train.rounds import Training
    from vervet.train.work import workers_of

    small = Settings(
        "cheeky-monkeys",
        "",
        ({"players": 2},),
        first_games=4,
        strides=2,
        stride_games=4,
        arena=1,
        arena_games=2,
        batch=64,
    )
    with workers_of(1) as workers:
        records = [Training(small, tmp_path).open().round(workers, lambda *_: None) for _ in range(2)]
    assert records[1]["way"] == "strides" and int(str(records[1]["games"])) == 8
    assert not list(tmp_path.glob("stride-*")) and (tmp_path / "net-001.vervet").exists()


def test_a_choice_that_went_well_becomes_likelier() -> None:
    """Whoever chose the first of their choices won, whoever chose another lost."""
    torch = pytest.importorskip("torch")
    from vervet.train.improver import Improver, choice_logs
    from vervet.train.learner import Layers, Library

    settings = Settings("cheeky-monkeys", "", ({"players": 2},), stride_batch=256)
    samples = play_games(game("cheeky-monkeys"), network_of("cheeky-monkeys"), settings, 5, 20, 60.0)
    features = game("cheeky-monkeys").new(0, players=2).features()
    assert features is not None
    first = np.zeros(len(samples), bool)
    chose = np.diff(samples.choice_starts) > 0
    first[chose] = samples.visits[samples.choice_starts[:-1][chose]] > 0
    samples.results[:, 0], samples.results[:, 1] = first, ~first
    samples.game[:] = np.arange(len(samples))
    torch.manual_seed(0)
    improver = Improver(features, settings, "cpu", Layers(features).state_dict())
    library = Library(samples, features, settings, "cpu")
    everything = torch.arange(len(samples))

    def likelihood() -> float:
        with torch.no_grad():
            batch = library.pick(everything)
            logs, _ = choice_logs(improver.layers, improver.layers.hidden(batch.rows), batch)
        return float(logs[torch.tensor(first)].mean())

    before = likelihood()
    for _ in range(5):
        improver.stride(samples, 1.0, lambda *_: None)
    assert likelihood() > before + 0.05


@pytest.mark.parametrize("name", ["itchy-monkey", "cheeky-monkeys"])
def test_a_network_of_a_file_is_taken_further(name: str) -> None:
    """Its weights come back as they were, and the layers say what the network says."""
    torch = pytest.importorskip("torch")
    from vervet.train.learner import Layers

    folder = Path(str(files("vervet"))) / "games" / name.replace("-", "_")
    file = (folder / "network.vervet").read_bytes()
    found = game(name)
    state = found.new(5)
    features = state.features()
    assert features is not None
    layers = Layers(features)
    layers.take(file)
    assert layers.numbers() == decompress(file.split(b"\n", 2)[2])
    rows = torch.tensor([features.seen(state, 0)])
    with torch.no_grad():
        said = torch.exp(layers.values(layers.hidden(rows), torch.tensor([2])))[0]
    network = read_network(file, name, found.version, features)
    network.judge(state, 0)
    assert [network.values[seat] / SHARE for seat in range(2)] == pytest.approx(said[:2].tolist(), abs=0.02)


def test_rows_are_added_up_alike_looked_up_or_multiplied() -> None:
    torch = pytest.importorskip("torch")
    from vervet.train.learner import dense, sum_of

    parts = torch.tensor([[0, 1], [2, 4], [1, 3], [4, 4]])
    weights = torch.tensor([[1.0, 2.0], [10.0, 20.0], [100.0, 200.0], [1000.0, 2000.0], [0.0, 0.0]])
    rows = torch.tensor([[0, 2, 3], [1, 3, 3]])
    summed = sum_of(rows, parts, weights)
    assert summed.tolist() == [[1021.0, 2042.0], [100.0, 200.0]]
    each = torch.tensor([[11.0, 22.0], [100.0, 200.0], [1010.0, 2020.0], [0.0, 0.0]])
    assert (dense(rows, 4) @ each).tolist() == summed.tolist()


def test_a_stride_that_goes_astray_is_taken_back() -> None:
    """As happened to a training of Cheeky Monkeys: choices moved without end, and soon all weights were no numbers."""
    torch = pytest.importorskip("torch")
    from vervet.train.improver import Improver
    from vervet.train.learner import Layers

    settings = Settings("cheeky-monkeys", "", ({"players": 2},), stride_batch=64, stride_rate=1e18)
    samples = play_games(game("cheeky-monkeys"), network_of("cheeky-monkeys"), settings, 5, 5, 60.0)
    features = game("cheeky-monkeys").new(0, players=2).features()
    assert features is not None
    torch.manual_seed(0)
    improver = Improver(features, settings, "cpu", Layers(features).state_dict())
    before = {name: part.clone() for name, part in improver.layers.named_parameters()}
    assert not improver.stride(samples, 1.0, lambda *_: None).kept
    assert all((part == before[name]).all() for name, part in improver.layers.named_parameters())
    # More carefully from now on.
    assert improver.care == 0.5
    improver.settings = Settings("cheeky-monkeys", "", ({"players": 2},), stride_batch=64)
    assert improver.stride(samples, 1.0, lambda *_: None).kept
    assert all(torch.isfinite(part).all() for part in improver.layers.parameters())
    assert any((part != before[name]).any() for name, part in improver.layers.named_parameters())


def test_what_networks_weigh_and_cost_is_told() -> None:
    found = weights()
    assert {each.game for each in found} == {"itchy-monkey", "after-us", "cheeky-monkeys"}
    assert all(0 < each.bytes < 4_000_000 and each.judge > 0.0 and each.weigh > 0.0 for each in found)
    assert told(found).splitlines()[-1].startswith(f"| all | {sum(each.bytes for each in found):,} ")


def test_a_best_response_learns_from_its_own_seat_alone(tmp_path: Path) -> None:
    torch = pytest.importorskip("torch")
    from vervet.train.exploit import exploit
    from vervet.train.work import workers_of

    file = Path(str(files("vervet"))) / "games" / "cheeky_monkeys" / "network.vervet"
    small = Settings(
        "cheeky-monkeys", "", ({"players": 2},), strides=2, stride_games=4, stride_batch=64, against=str(file)
    )
    assert torch.get_num_threads() > 0
    with workers_of(1) as workers:
        fresh = workers.play(small, str(file), 5, 4, lambda _more: None)
        gain = exploit(workers, small, tmp_path, 4, lambda _line: None)
    # In each game one seat is looked at, and not always the same one.
    seats = {(int(game), int(seat)) for game, seat in zip(fresh.game, fresh.whose, strict=True)}
    assert len(seats) == 4 and len({seat for _, seat in seats}) == 2
    assert gain.games == 8 and gain.score.games == 4 and "4 games" in gain.told()
    assert (tmp_path / "response.vervet").read_bytes() != file.read_bytes()

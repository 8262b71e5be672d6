"""Stable-Baselines3's checker, and the example that learns: `make learn` installs the packages and runs them."""

import warnings
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("stable_baselines3", reason="needs stable-baselines3: make learn")
pytest.importorskip("sb3_contrib", reason="needs sb3-contrib: make learn")

from examples.learn.itchy_monkey import Score, learn, main, plot, table
from stable_baselines3.common.env_checker import check_env

from tests.envs.setups import FEW, each, keywords, setups
from vervet import envs


@each(setups())
def test_stable_baselines_finds_no_fault_with_any_setup(name: str, options: dict[str, object]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(envs.single(name, **keywords(options)))


@each(FEW)
def test_stable_baselines_finds_no_fault_with_masks_in_observations(name: str, options: dict[str, object]) -> None:
    check_env(envs.single(name, masks="observation", **options))


def test_the_learners_numbers_stand_for_legal_actions() -> None:
    env, rng = table(), np.random.default_rng(1)
    assert env.action_space.n == 8954 - 8064 + 2 * 96
    for seed in range(3):
        env.reset(seed=seed)
        over = False
        while not over:
            mask = env.action_masks()
            assert mask.shape == (env.action_space.n,)
            _, _, over, _, info = env.step(int(rng.choice(np.flatnonzero(mask))))
            assert "refusal" not in info


def test_a_short_run_learns_and_draws_its_curve(tmp_path: Path) -> None:
    scores = learn(steps=2048, every=2048, seed=1, games=4, last=6)
    plot(scores, tmp_path / "curve.png")
    assert [(score.steps, score.games) for score in scores] == [(0, 4), (2048, 6)]
    assert (tmp_path / "curve.png").stat().st_size > 5000


def test_a_score_says_how_sure_it_is() -> None:
    assert str(Score(1000, 75.0, 100)) == "  1,000 steps: 75.0% of the points in 100 games (65.7% to 82.5%)"


@pytest.mark.parametrize("option", ["--steps", "--every", "--games", "--last"])
@pytest.mark.parametrize("number", ["0", "-1", "many"])
def test_a_run_of_nothing_is_refused(option: str, number: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        main([option, number])
    assert refused.value.code == 2
    assert option in capsys.readouterr().err

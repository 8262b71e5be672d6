"""The recipe that needs NumPy alone learns from whole games, by the policy gradient and nothing else."""

import numpy as np
import pytest

pytest.importorskip("gymnasium", reason="Gymnasium is not installed")

from examples.learn.reinforce import chances, main, play

from vervet import envs


def test_only_legal_actions_are_likely_and_all_together_are_sure() -> None:
    rng = np.random.default_rng(1)
    masks = (rng.random((5, 30)) < 0.3).astype(np.int8)
    masks[:, 0] = 1
    likely = chances(rng.normal(size=(7, 30)).astype(np.float32), rng.random((5, 7), np.float32), masks)
    assert np.allclose(likely.sum(axis=1), 1)
    assert ((likely > 0) == (masks == 1)).all()


def test_only_games_that_were_won_or_lost_teach_anything() -> None:
    env = envs.vector("itchy-monkey", 2, seat=0, rounds=1)
    weights = np.zeros((env.play.width, env.play.actions), np.float32)
    assert play(env, weights, 30, 0.0) and not weights.any()
    rewards = play(env, weights, 60, 0.1)
    assert len(rewards) > 1
    assert weights.any() == any(rewards)
    # No action number that was never legal has learnt anything.
    assert not weights[:, env.play.encoder.blocks[-3].first].any()


def test_it_tells_how_it_went(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["reinforce", "itchy-monkey", "--steps", "90", "--games", "2"])
    main()
    said = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in said] == ["before", "learning", "after"]

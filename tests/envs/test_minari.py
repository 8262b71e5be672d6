"""Games as a Minari dataset, written and read again."""

from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("minari", reason="needs minari: pip install 'minari[hdf5]'")
pytest.importorskip("h5py", reason="needs h5py: pip install 'minari[hdf5]'")

import minari
from examples.learn.dataset import collect


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_games_of_a_bot_are_a_dataset_that_can_be_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path))
    collect("vervet/cheeky/heuristic-v0", "cheeky-monkeys", "heuristic", "random", 3, 5, players=3)
    dataset = minari.load_dataset("vervet/cheeky/heuristic-v0")
    assert dataset.total_episodes == 3
    for episode in dataset.iterate_episodes():
        assert len(episode.observations) == len(episode.actions) + 1
        assert episode.rewards[:-1].sum() == 0
        assert bool(episode.terminations[-1])
        masks = episode.infos["action_mask"]
        chosen = masks[np.arange(len(episode.actions)), episode.actions]
        assert (chosen == 1).all(), "only legal actions are taught"

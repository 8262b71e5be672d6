"""TorchRL's masked PPO runs on our environments, where TorchRL is installed."""

import warnings
from importlib.util import find_spec

import pytest

if find_spec("torchrl") is None:
    pytest.skip("needs torchrl: pip install torchrl", allow_module_level=True)
# What TorchRL says about itself is not ours to mend.
pytestmark = pytest.mark.filterwarnings("ignore")
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from examples.learn.torchrl_ppo import FRAMES, learn, table


def test_random_play_there_takes_only_what_the_mask_allows() -> None:
    played = table("cheeky-monkeys", "random").rollout(40)
    assert played["action_mask"].gather(1, played["action"].unsqueeze(1)).all()
    assert (played["action_mask"].sum(1) > 1).any()


def test_it_learns_from_whole_batches() -> None:
    shares = learn("after-us", 2 * FRAMES)
    assert shares and all(0 <= share <= 1 for share in shares)

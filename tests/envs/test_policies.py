"""Policies as bots, past selves as opponents, and rewards in advance."""

from pathlib import Path

import numpy as np
import pytest

import vervet
from vervet import envs
from vervet.bots.arena import play_game
from vervet.bots.bot import BotError
from vervet.bots.roster import make_bot
from vervet.catalog import game
from vervet.core.rng import Random
from vervet.envs.play import Floats, Mask
from vervet.envs.visitors import any_bot, whole_word

NOTHING = np.zeros(1, np.float32)
GAMES = ("itchy-monkey", "after-us", "cheeky-monkeys")


def first_legal(numbers: Floats, mask: Mask) -> int:  # noqa: ARG001
    return int(np.flatnonzero(mask)[0])


@pytest.mark.parametrize("name", GAMES)
def test_a_policy_is_a_bot_in_one_line_and_plays_whole_games(name: str) -> None:
    bot = envs.bot(first_legal, name, players=2)
    state = game(name).new(3, players=2)
    play_game(state, [bot, make_bot("random", 1)], Random(2))
    assert state.outcome() is not None


def test_a_policy_sees_what_its_seat_may_see_and_the_mask() -> None:
    seen: list[tuple[int, int]] = []

    def policy(numbers: Floats, mask: Mask) -> np.int64:
        seen.append((len(numbers), int(mask.sum())))
        return np.int64(np.flatnonzero(mask)[-1])

    table = vervet.new("after-us", players=2, seed=5)
    choice = vervet.bot(envs.bot(policy, "after-us", players=2)).choose(table)
    assert choice in table.legal()
    assert seen == [(envs.aec("after-us", players=2).play.width, len(table.legal()))]


def test_a_policy_that_chooses_what_is_not_legal_is_told_so() -> None:
    def policy(numbers: Floats, mask: Mask) -> int:  # noqa: ARG001
        return int(np.flatnonzero(mask == 0)[0])

    bot = envs.bot(policy, "itchy-monkey")
    with pytest.raises(BotError, match=r"the policy chose \d+: action \d+ \(.*\) is not legal"):
        bot.choose(game("itchy-monkey").new(1), game("itchy-monkey").new(1).actor())


def test_past_selves_change_from_game_to_game_and_the_oldest_is_forgotten() -> None:
    played: list[str] = []

    def self_called(name: str) -> object:
        def policy(numbers: Floats, mask: Mask) -> int:
            played.append(name)
            return first_legal(numbers, mask)

        return policy

    others = envs.past_selves("itchy-monkey", most=3, rounds=2)
    env = envs.single("itchy-monkey", bots=[others], rounds=2)
    env.reset(seed=1)
    for name in "abcd":
        others.add(self_called(name))  # type: ignore[arg-type]
    met = set()
    for seed in range(12):
        played.clear()
        env.reset(seed=seed)
        over = False
        while not over:
            _, _, over, _, _ = env.step(first_legal(NOTHING, env.action_masks()))
        assert len(set(played)) == 1, "one self for a whole game"
        met |= set(played)
    assert met == {"b", "c", "d"}


@pytest.mark.parametrize("name", GAMES)
def test_rewards_in_advance_sum_to_the_reward_less_what_the_first_sight_was_worth(name: str) -> None:
    plain, shaped = envs.single(name, players=2), envs.single(name, players=2, shaping=0.5)
    sums = []
    for env in (plain, shaped):
        env.reset(seed=9)
        first, total, over, steps = env.promise, 0.0, False, 0
        while not over:
            _, reward, over, _, _ = env.step(int(np.flatnonzero(env.action_masks())[-1]))
            total += reward
            steps += int(reward != 0.0)
        sums.append(total + first)
    assert abs(sums[1]) <= 1.0 + 1e-9
    assert steps >= 1
    with pytest.raises(ValueError, match="shaping: expected a number"):
        envs.single(name, shaping=float("nan"))


def test_a_shaped_game_is_worth_the_same_to_whoever_plays_it_the_same() -> None:
    """Itchy Monkey draws nothing on the way, so both games are the same move for move."""
    totals = []
    for shaping in (0.0, 1.0):
        other = envs.bot(first_legal, "itchy-monkey", rounds=4)
        env = envs.single("itchy-monkey", bots=[other], rounds=4, shaping=shaping)
        env.reset(seed=4)
        total, over = env.promise, False
        while not over:
            _, reward, over, _, _ = env.step(first_legal(NOTHING, env.action_masks()))
            total += reward
        totals.append(total)
    assert totals[0] == pytest.approx(totals[1])


FILE = """
import numpy as np
from vervet.bots.bot import Bot

def BOT(observation, mask):
    return np.flatnonzero(mask)[0]

class LAST(Bot):
    def think(self, world, seat):
        return world.legal_actions(seat)[-1]

WRONG = 7
"""


def test_a_bot_of_ones_own_comes_from_its_file(tmp_path: Path) -> None:
    file = tmp_path / "my_bot.py"
    file.write_text(FILE)
    rules = game("itchy-monkey")
    options = rules.options.read({})
    state = rules.begin(options, 1)
    seat = state.actor()
    numbers = envs.aec("itchy-monkey").play.encoder.legal_numbers(state, seat)
    chosen = any_bot(str(file), 1, rules, options).choose(state, seat)
    assert envs.aec("itchy-monkey").play.encoder.number_of(state, seat, chosen) == numbers[0]
    assert any_bot(f"{file}:LAST", 1, rules, options).choose(state, seat) == state.legal_actions(seat)[-1]
    with pytest.raises(BotError, match="expected WRONG to be a class derived from Bot"):
        any_bot(f"{file}:WRONG", 1, rules, options)
    with pytest.raises(BotError, match="there is no such file"):
        any_bot("nowhere.py", 1, rules, options)
    assert whole_word("./a.py:B").endswith("/a.py:B")
    assert whole_word("a.py").endswith("/a.py:BOT")

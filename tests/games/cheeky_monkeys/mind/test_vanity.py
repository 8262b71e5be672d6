"""No card is played for nothing: not by the suggestion, and not by any bot that thinks."""

import pytest

from vervet.bots.roster import make_bot
from vervet.core.choices import Choices
from vervet.core.rng import Random
from vervet.core.state import State

from ..scene import CHEEKY, Scene, begin, on

THINKING = tuple(name for name in CHEEKY.bots if name != "random")
# Every way of thinking that there is, with little to think about, so that a whole game takes no time.
KINDS = ("heuristic", "mcts-10", "foresight-2")
# Seconds for a thought: a search that is cut short chooses no more foolishly.
PATIENCE = 0.02


class Played:
    """A whole game of one bot against itself: where it could have played a card for nothing, and what it played so."""

    def __init__(self, name: str, seed: int) -> None:
        self.tempting: list[tuple[State, int]] = []
        self.vain: list[str] = []
        state = begin(seed, players=4).state
        bot = make_bot(name, seed)
        while (seat := state.actor()) >= 0:
            action = bot.choose(state, seat)
            if any(state.is_vain(seat, one) for one in state.legal_actions(seat)):
                self.tempting.append((state.copy(), seat))
            if state.is_vain(seat, action):
                self.vain.append(CHEEKY.grammar.to_text(action))
            state.execute(seat, action)


def is_vain(scene: Scene, seat: int, line: str) -> bool:
    action = CHEEKY.grammar.from_text(line)
    assert action in scene.state.legal_actions(seat), f"{line} is not even legal"
    return bool(scene.state.is_vain(seat, action))


def test_soggy_fuses_do_nothing_where_no_fuses_are_about_to_go_off() -> None:
    nothing = on("", "", hands=["soggy-fuses", ""])
    assert is_vain(nothing, 0, "soggy 0") and is_vain(nothing, 0, "soggy 1")
    elsewhere = on("", "pyromaniac1 juggler1", hands=["soggy-fuses", ""])
    assert is_vain(elsewhere, 0, "soggy 1")
    watered = on("pyromaniac1 juggler1 sniper1", "", hands=["soggy-fuses", ""])
    assert is_vain(watered, 0, "soggy 0")
    assert not is_vain(on("pyromaniac1 juggler1", "", hands=["soggy-fuses", ""]), 0, "soggy 0")


def test_no_way_is_not_for_ones_own_card() -> None:
    scene = on("", "", hands=["banana-break no-way", "no-way"]).play("0 break")
    assert is_vain(scene, 0, "noway") and not is_vain(scene, 1, "noway")
    # Against another's No Way it brings one's own card back.
    assert not is_vain(scene.play("answer 1 noway"), 0, "noway")


def test_like_is_not_exchanged_for_like() -> None:
    scene = on("juggler1 pyromaniac1", "juggler2", hands=["tactical-exchange", ""])
    assert is_vain(scene, 0, "exchange juggler2 juggler1")
    assert not is_vain(scene, 0, "exchange juggler2 pyromaniac1")


def test_passing_and_being_done_are_never_vain() -> None:
    scene = on("", "", hands=["soggy-fuses", ""])
    assert not is_vain(scene, 0, "done") and not is_vain(scene.play("0 done"), 0, "pass")


def test_ties_keep_cards() -> None:
    scene = on("", "", hands=["soggy-fuses closed-for-holiday great-escape", ""]).play("0 done")
    for seed in range(20):
        assert CHEEKY.grammar.to_text(scene.state.suggest(0, Random(seed))) == "pass"


def test_what_is_sensible_is_never_vain() -> None:
    state = begin(3, players=4, zombies=True).state
    rng = Random(3)
    while (seat := state.actor()) >= 0:
        menu = Choices()
        state.list_sensible(seat, menu)
        assert not any(state.is_vain(seat, action) for action in menu.to_list())
        state.execute(seat, menu.at(rng.below(menu.count)))


@pytest.mark.parametrize("name", THINKING)
def test_no_bot_that_thinks_plays_a_card_for_nothing(name: str) -> None:
    """Two hands full of cards that would do nothing now, and what every level makes of them."""
    planning = on("juggler1", "juggler2", hands=["soggy-fuses tactical-exchange", "no-way"])
    own_card = on("", "", hands=["banana-break no-way", ""]).play("0 break")
    for scene in (planning, planning.play("0 done"), own_card):
        for seed in range(3):
            action = make_bot(name, seed, 0.2).choose(scene.state, 0)
            assert not scene.state.is_vain(0, action), CHEEKY.grammar.to_text(action)


@pytest.mark.parametrize("name", KINDS)
def test_in_whole_games_no_card_is_played_for_nothing(name: str) -> None:
    for seed in range(2):
        game = Played(name, seed)
        assert game.vain == []
        assert len(game.tempting) > 20, "nobody was tempted, so nothing is shown"


@pytest.mark.parametrize("name", THINKING)
def test_wherever_a_whole_game_tempts_no_level_gives_in(name: str) -> None:
    for at, (state, seat) in enumerate(Played("heuristic", 5).tempting[::4]):
        action = make_bot(name, at, PATIENCE).choose(state, seat)
        assert not state.is_vain(seat, action), CHEEKY.grammar.to_text(action)


def test_a_bot_at_random_plays_cards_for_nothing() -> None:
    assert Played("random", 0).vain

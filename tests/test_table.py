"""The front door: a game in words."""

import copy
import json
import os
import pickle
import pydoc
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import SupportsIndex

import pytest
from examples.sealed_bid import GAME as SEALED

import vervet
from vervet.core.state import State

TEN_LINES = """
import vervet
table = vervet.new("itchy-monkey", players=2, seed=7)
assert table.legal()[:2] == ['place a7', 'place b7']
table.play("place a7")
print(table)
bot = vervet.bot("mcts-20", seed=1)
table.play(bot.choose(table))
"""


SNIPPET = """
import vervet

table = vervet.new("itchy-monkey", players=2, seed=7)
monkeys = table.view(0)["monkeys"]
phase = vervet.game("itchy-monkey").new(7).view(None)["phase"]
table.view(0)[7]  # type: ignore[index]
"""


def itchy() -> vervet.Table:
    return vervet.new("itchy-monkey", players=2, seed=7)


def test_the_ten_lines_run_in_a_fresh_interpreter() -> None:
    ran = subprocess.run([sys.executable, "-c", TEN_LINES], capture_output=True, text=True, check=False, timeout=120)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "baboon" in ran.stdout and "Player 1" in ran.stdout


@pytest.mark.parametrize("name", list(vervet.all_games()))
def test_every_game_is_played_in_words(name: str) -> None:
    table = vervet.new(name, players=2, seed=6)
    bot = vervet.bot("random", seed=3)
    for _ in range(40):
        action = bot.choose(table)
        assert action in table.legal()
        table.play(action)
    again = vervet.replay(json.loads(json.dumps(table.log())))
    assert again.state.hash() == table.state.hash()
    assert again.log() == table.log()
    assert str(again) == str(table) == table.draw(table.seat)
    assert len(str(table).splitlines()) > 5


def test_each_of_several_seats_is_played_by_its_number() -> None:
    table = vervet.new("after-us", players=3, seed=2)
    assert (table.asked, table.seat) == ([0, 1, 2], 0)
    line = table.legal(2)[-1]
    table.play(line, seat=2)
    assert table.log()["actions"] == [f"2 {line}"]
    assert table.view() == table.state.view(None)


def test_the_rules_refuse_in_a_sentence_with_rule_and_reason() -> None:
    table = itchy()
    table.play("place a7")
    before = table.state.hash()
    with pytest.raises(vervet.IllegalAction) as caught:
        table.play("place b7")
    assert str(caught.value) == "b7 is next to a7, where lice are already. (IM-11)"
    assert (caught.value.refusal.rule, caught.value.refusal.reason) == ("IM-11", "itchy-place-adjacent")
    assert repr(caught.value).startswith("IllegalAction(Refusal('IM-11', 'itchy-place-adjacent'")
    assert table.state.hash() == before


def test_a_line_that_is_not_an_action_is_told_what_would_be() -> None:
    with pytest.raises(vervet.ActionError, match="an action begins with one of place"):
        itchy().play("dance a7")


def test_what_was_done_can_be_taken_back() -> None:
    table = itchy()
    with pytest.raises(vervet.IllegalAction, match="Nothing to undo"):
        table.undo()
    before = table.state.hash()
    table.play("place a7")
    twin = table.copy()
    table.undo()
    assert table.state.hash() == before != twin.state.hash()
    twin.undo(seat=0)
    assert twin.state.hash() == before


def test_a_seed_is_drawn_when_none_is_given() -> None:
    assert len({vervet.new("itchy-monkey").seed for _ in range(4)}) > 1


def test_options_are_written_as_python_writes_names() -> None:
    table = vervet.new("cheeky-monkeys", players=3, seed=1, grounding_lasts="round")
    assert table.match.options["grounding-lasts"] == "round"


def test_your_own_game_has_a_table_too() -> None:
    table = vervet.new(SEALED, seed=1, tiles=3)
    table.play(vervet.bot("random").choose(table))
    assert "sealed-bid" in str(table)
    assert vervet.replay(table.log(), SEALED).state.hash() == table.state.hash()
    with pytest.raises(vervet.LogError, match=r"expected a log of one of itchy-monkey, .* not of 'sealed-bid'"):
        vervet.replay(table.log())


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(KeyError) as caught:
        vervet.new("chess")
    assert str(caught.value) == "no game 'chess'; there are itchy-monkey, after-us, cheeky-monkeys"


class Peeking(vervet.Bot):
    """Keeps the world it was given."""

    def __init__(self) -> None:
        self.worlds: list[State] = []

    def think(self, world: State, seat: int) -> int:
        self.worlds.append(world)
        return world.legal_actions(seat)[0]


def test_a_bot_gets_what_its_seat_may_know_and_no_more() -> None:
    table = vervet.new("cheeky-monkeys", players=4, seed=9)
    spy = Peeking()
    for _ in range(8):
        vervet.bot(spy).choose(table, seat=table.seat)
    seat = table.seat
    assert all(world.view(seat) == table.view(seat) for world in spy.worlds)
    assert table.state.hash() not in {world.hash() for world in spy.worlds}
    hands = {json.dumps(world.view((seat or 0) + 1)) for world in spy.worlds}
    assert len(hands) > 1
    spy.worlds[0].apply(seat or 0, spy.worlds[0].legal_actions(seat or 0)[0])
    assert table.match.version == 0


def test_a_bot_has_nothing_to_do_where_its_seat_is_not_asked() -> None:
    table = itchy()
    with pytest.raises(vervet.BotError, match=r"expected a seat that is asked to decide \(\[0\]\), not 1"):
        vervet.bot("random").choose(table, seat=1)
    with pytest.raises(vervet.BotError, match="no bot 'deep-thought'"):
        vervet.bot("deep-thought")
    with pytest.raises(vervet.BotError, match="expected the name of a bot, or a Bot, not 7"):
        vervet.bot(7)  # type: ignore[arg-type]


def test_a_game_that_is_over_asks_nobody() -> None:
    table, bot = vervet.new(SEALED, seed=1, tiles=2), vervet.bot("random")
    while table.asked:
        table.play(bot.choose(table))
    assert (table.seat, table.legal()) == (None, [])
    assert table.outcome() is not None
    assert "over: " in repr(table)
    with pytest.raises(vervet.BotError, match="the game is over"):
        bot.choose(table)
    with pytest.raises(vervet.IllegalAction):
        table.play("bid 1")


SEATS: list[Callable[[vervet.Table, SupportsIndex], object]] = [
    lambda table, seat: table.view(seat),
    lambda table, seat: table.advice(seat),
    lambda table, seat: table.legal(seat),
    lambda table, seat: table.play("place a7", seat),
    lambda table, seat: table.undo(seat),
    lambda table, seat: table.draw(seat),
    lambda table, seat: vervet.bot("random").choose(table, seat),
]


@pytest.mark.parametrize("ask", SEATS)
@pytest.mark.parametrize("seat", [-1, 9, 2**70, 0.5, True, "0"])
def test_anything_but_a_seat_is_refused_with_those_there_are(
    ask: Callable[[vervet.Table, SupportsIndex], object], seat: SupportsIndex
) -> None:
    with pytest.raises(vervet.NumberError, match=re.escape(f"expected a seat from 0 to 1, not {seat!r}")):
        ask(itchy(), seat)


@pytest.mark.parametrize("seed", [-1, 2**63, 0.5, True, "7"])
def test_anything_but_a_seed_is_refused_saying_what_one_is(seed: SupportsIndex) -> None:
    game = vervet.game("itchy-monkey")
    for ask in (
        lambda: vervet.new("itchy-monkey", seed=seed),
        lambda: game.new(seed),
        lambda: vervet.bot("random", seed=seed),
        lambda: vervet.Random(seed),
    ):
        with pytest.raises(vervet.NumberError, match=re.escape(f"expected a seed from 0 to 2**63 - 1, not {seed!r}")):
            ask()


@pytest.mark.parametrize("action", [2**70, 0.5, True, None])
def test_anything_but_an_action_is_refused(action: SupportsIndex) -> None:
    with pytest.raises(
        ValueError, match=r"expected a packed action|expected an action, a line of notation such as 'place"
    ):
        itchy().play(action)
    for ask in (SEALED.grammar.to_text, SEALED.grammar.to_json, SEALED.grammar.kind):
        with pytest.raises(vervet.NumberError, match="expected a packed action"):
            ask(action)


@pytest.mark.parametrize("version", [-1, 2, 0.5, True])
def test_a_state_that_the_match_never_had_is_refused(version: SupportsIndex) -> None:
    table = itchy()
    table.play("place a7")
    assert table.match.state_at(1).hash() == table.state.hash()
    with pytest.raises(vervet.NumberError, match=r"expected a number of actions from 0 to 1, not"):
        table.match.state_at(version)


@pytest.mark.parametrize("players", [1, 9, 2.0, "many"])
def test_an_impossible_number_of_players_is_refused_with_the_possible_ones(players: int) -> None:
    with pytest.raises(vervet.OptionError, match=r"Possible: 2–4. \(IM-01\)"):
        vervet.new("itchy-monkey", players=players)


def test_reprs_say_something() -> None:
    table = itchy()
    assert repr(table) == "<Table: itchy-monkey for 2, seed 7, 0 actions, asked: 0>"
    assert repr(vervet.bot("mcts-20")) == "<Player: mcts-20>"
    assert repr(vervet.game("itchy-monkey")) == f"<Game itchy-monkey {table.game.version}>"
    things = [table.state, table.match, vervet.bot("mcts-20").bot, vervet.Random(7), table.game.grammar]
    assert [repr(thing) for thing in things if " at 0x" in repr(thing)] == []


def test_the_games_package_is_not_hidden_by_a_function() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", "import vervet, vervet.games.itchy_monkey.game as y; print(y.ItchyMonkey.__name__)"],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert (ran.stdout, ran.stderr) == ("ItchyMonkey\n", "")


@pytest.mark.parametrize(
    ("thing", "words"),
    [
        (vervet.new, "The same seed deals the same game"),
        (vervet.Table.play, "Carry out an action of a seat"),
        (vervet.Table, "A game being played"),
        (vervet.State.apply, "Carry out an action if it is legal"),
        (vervet.State.view, "with perfect memory"),
        (vervet.State, "A complete, mutable position of a game"),
        (vervet.Random, "A stream of random numbers"),
        (vervet.Bot.choose, "by nothing but what the seat may know"),
        (vervet.game("after-us").load, "The state that `State.position` wrote"),
    ],
)
def test_help_shows_the_docstring_in_every_build(thing: object, words: str) -> None:
    shown = pydoc.plain(pydoc.render_doc(thing))
    assert words in " ".join(shown.split())


def test_a_view_can_be_indexed_under_strict_types(tmp_path: Path) -> None:
    """Strict types also complain about an unneeded `type: ignore`, so the last line must be wrong."""
    snippet = tmp_path / "snippet.py"
    snippet.write_text(SNIPPET)
    source = Path(vervet.__file__).parents[1]
    found = {} if "site-packages" in source.parts else {"MYPYPATH": str(source)}
    ran = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--follow-imports=silent", str(snippet)],
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
        cwd=tmp_path,
        env={**os.environ, **found},
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_advice_is_for_the_seat_that_is_asked_unless_one_is_named() -> None:
    table = vervet.new("after-us", players=2, seed=7)
    first, second = table.advice(0), table.advice(1)
    assert first is not None and second is not None and first != second
    assert table.advice() == first
    assert vervet.new("itchy-monkey", seed=7).advice() is None


def test_a_table_is_copied_and_pickled_like_any_object() -> None:
    table = itchy()
    table.play("place a7")
    for twin in (copy.copy(table), copy.deepcopy(table), pickle.loads(pickle.dumps(table))):
        assert twin.log() == table.log()
        twin.play(twin.legal()[0])
        assert (twin.match.version, table.match.version) == (2, 1)
    sealed = vervet.new(SEALED, seed=7)
    assert copy.deepcopy(sealed).game is SEALED


class Wrong(vervet.Bot):
    """Returns whatever it was given."""

    def __init__(self, answer: object) -> None:
        super().__init__(0)
        self.answer = answer

    def think(self, world: State, seat: int) -> int:
        return self.answer  # type: ignore[return-value]


@pytest.mark.parametrize("answer", ["place a7", None, 3, -1, 1.5])
def test_a_bot_that_returns_something_else_is_told_what_was_expected(answer: object) -> None:
    with pytest.raises(
        vervet.BotError, match=r"Wrong: expected think\(world, seat\) to return one of world.legal_actions"
    ):
        vervet.bot(Wrong(answer)).choose(itchy())


class Broken(vervet.Bot):
    """Makes a mistake of its own."""

    def think(self, world: State, seat: int) -> int:
        return len(range(self.rng))  # type: ignore[arg-type]


def test_a_mistake_inside_a_bot_is_not_hidden() -> None:
    with pytest.raises(TypeError, match="cannot be interpreted as an integer"):
        vervet.bot(Broken()).choose(itchy())


def test_a_bot_already_made_has_its_seed() -> None:
    with pytest.raises(vervet.BotError, match=re.escape("write Wrong(7)")):
        vervet.bot(Wrong(3), seed=7)


@pytest.mark.parametrize("name", ["Itchy Monkey", "itchy_monkey", "itchy-monky"])
def test_a_game_with_a_similar_name_is_suggested(name: str) -> None:
    with pytest.raises(KeyError, match=re.escape("did you mean 'itchy-monkey'?")):
        vervet.new(name)


def test_an_illegal_action_has_its_rule_and_reason() -> None:
    table = itchy()
    table.play("place a7")
    with pytest.raises(vervet.IllegalAction) as refused:
        table.play("place b7")
    assert (refused.value.rule, refused.value.reason) == ("IM-11", refused.value.refusal.reason)

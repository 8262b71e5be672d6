"""Series of games between bots."""

import json

from .terminal import Shell

LINE = ("sim", "itchy-monkey", "--games", "4", "--option", "rounds=6")


def test_json_is_json_and_nothing_else(shell: Shell) -> None:
    ran = shell(*LINE, "--bots", "random,mcts-2", "--seed", "3", "--json")
    document = json.loads(ran.out)
    assert ran.code == 0
    assert ran.errors == ""
    assert document["games"] == 4
    assert [bot["bot"] for bot in document["bots"]] == ["random", "mcts-2"]
    assert sum(bot["wins"] for bot in document["bots"]) + document["draws"] == 4
    assert document["timing"]["decisions_per_second"] > 0


def test_the_same_seed_gives_the_same_games(shell: Shell) -> None:
    first, second = (json.loads(shell(*LINE, "--bots", "random,mcts-2", "--seed", "3", "--json").out) for _ in range(2))
    del first["timing"], second["timing"]
    assert first == second


def test_another_seed_gives_other_games(shell: Shell) -> None:
    first, second = (json.loads(shell(*LINE, "--bots", "random", "--seed", seed, "--json").out) for seed in "34")
    assert first["decisions"] != second["decisions"]


def test_the_summary_is_a_table(shell: Shell) -> None:
    ran = shell(*LINE, "--bots", "random")
    assert ran.code == 0
    assert "Itchy Monkey: 4 games, seed 0" in ran.out
    assert all(word in ran.out for word in ("Wins", "Share", "95 % interval", "nobody", "decisions a second"))


def test_bots_repeat_to_fill_the_seats(shell: Shell) -> None:
    document = json.loads(shell(*LINE, "--bots", "random", "--players", "3", "--json").out)
    assert len(document["bots"]) == document["options"]["players"] == 3


def test_more_than_two_bots_make_more_players(shell: Shell) -> None:
    document = json.loads(shell(*LINE, "--bots", "random,random,random", "--json").out)
    assert document["options"]["players"] == 3


def test_the_monkey_king_is_listed_only_where_he_plays(shell: Shell) -> None:
    line = ("sim", "after-us", "--games", "1", "--bots")
    assert "Monkey King" not in shell(*line, "random,random").out
    assert "Monkey King" in shell(*line, "random", "--players", "1").out

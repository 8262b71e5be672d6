"""Complete games, recorded once: a change of rules that would change their course is noticed here (laws 1 and 2)."""

from pathlib import Path

import pytest

from vervet.core.log import replay
from vervet.games.itchy_monkey.box.board import SPECIES

from ..golden import check_recorded, load
from .recording import GAMES
from .scene import ITCHY

PATHS = sorted(GAMES.glob("*.json"))
# Games of rules 1, from before there were streams: they are still replayed, and their states have the same hashes.
OLD_PATHS = sorted(GAMES.glob("rules-1/*.json"))


@pytest.mark.rule("IM-15", "IM-35", "IM-36", "IM-67")
@pytest.mark.parametrize("path", PATHS + OLD_PATHS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_recorded_game_runs_as_it_did(path: Path) -> None:
    check_recorded(ITCHY, path)


def test_the_recorded_games_cover_all_numbers_of_players_both_editions_and_every_ending() -> None:
    matches = [replay(ITCHY, load(path)) for path in PATHS]
    played = {(match.options["players"], match.options["edition"]) for match in matches}
    reasons = {outcome.reason for match in matches if (outcome := match.state.outcome())}
    assert played == {(players, edition) for players in (2, 3, 4) for edition in ("fr", "en")}
    assert reasons == {"gorillas", "species", "kinds", "repetition", "rounds", "clean"}


def test_the_recorded_games_cover_every_mode_with_every_ability_and_kind_of_action() -> None:
    matches = [replay(ITCHY, load(path)) for path in PATHS]
    modes = {(match.options["mode"], match.options["spies"], bool(match.options["abilities"])) for match in matches}
    battles = {("battle", spies, abilities) for spies in (False, True) for abilities in (False, True)}
    assert modes == battles | {("clan", False, False)}
    chosen = [match.options["abilities"] for match in matches]
    abilities = {ability for some in chosen if isinstance(some, tuple) for ability in some}
    assert abilities == set(SPECIES[1:])
    lines = [match.line(index) for match in matches for index in range(match.version)]
    kinds = {line.split()[1] for line in lines}
    assert kinds == set(ITCHY.grammar.by_name)
    assert {word for line in lines for word in ("spy", "shove") if word in line} == {"spy", "shove"}

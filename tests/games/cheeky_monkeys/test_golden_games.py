"""Complete games, recorded once: a change of rules that would change their course is noticed here (laws 1 and 2)."""

from pathlib import Path

import pytest

from ..golden import check_recorded, load
from .recording import GAMES
from .scene import CHEEKY

PATHS = sorted(GAMES.glob("*.json"))
# Games of rules 1, from before there were streams: they are still replayed, and their states have the same hashes.
OLD_PATHS = sorted(GAMES.glob("rules-1/*.json"))


@pytest.mark.rule("CM-9", "CM-33")
@pytest.mark.parametrize("path", PATHS + OLD_PATHS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_recorded_game_runs_as_it_did(path: Path) -> None:
    check_recorded(CHEEKY, path)


def test_the_recorded_games_cover_all_numbers_of_players_and_kinds_of_action() -> None:
    logs = [load(path) for path in PATHS]
    options = [log["options"] for log in logs]
    assert {option["players"] for option in options if isinstance(option, dict)} == {2, 3, 4, 5, 6}
    lines = [str(line) for log in logs for line in log["actions"]]  # type: ignore[union-attr]
    assert {line.split()[1] for line in lines} == set(CHEEKY.grammar.by_name)


def test_the_recorded_games_end_in_every_way() -> None:
    reasons = {outcome["reason"] for log in map(load, PATHS) if isinstance(outcome := log["outcome"], dict)}
    assert reasons == {"survivor", "last-living", "legendary"}

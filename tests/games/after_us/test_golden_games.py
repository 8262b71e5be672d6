"""Complete games, recorded once: a change of rules that would change their course is noticed here (laws 1 and 2)."""

from pathlib import Path

import pytest

from vervet.games.after_us.box.words import OBJECTS

from ..golden import check_recorded, load
from .recording import GAMES
from .scene import AFTER, listed

PATHS = sorted(GAMES.glob("*.json"))
# Games of rules 1, from before there were streams: they are still replayed, and their states have the same hashes.
OLD_PATHS = sorted(GAMES.glob("rules-1/*.json"))


@pytest.mark.rule("AU-05", "AU-50", "AU-51", "AU-68")
@pytest.mark.parametrize("path", PATHS + OLD_PATHS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_recorded_game_runs_as_it_did(path: Path) -> None:
    check_recorded(AFTER, path)


def test_the_recorded_games_cover_all_numbers_of_players_objects_actions_and_endings() -> None:
    logs = [load(path) for path in PATHS]
    words = [str(line).split() for log in logs for line in listed(log["actions"])]
    assert {word[1] for word in words} == set(AFTER.grammar.by_name)
    options = [log["options"] for log in logs]
    assert {each["players"] for each in options if isinstance(each, dict)} == {1, 2, 3, 4, 5, 6}
    objects = {name for each in options if isinstance(each, dict) for name in listed(each["named"])}
    assert objects | {"computer"} == set(OBJECTS)
    outcomes = [log["outcome"] for log in logs]
    assert {each["reason"] for each in outcomes if isinstance(each, dict)} == {"goal", "cards", "king"}

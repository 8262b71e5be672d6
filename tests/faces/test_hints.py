"""What a hint says is true: its claims are held against what the engine does."""

from collections import Counter

import pytest

from tests.faces.claims import CLAIMS
from tests.faces.hints import cases, missing, reasons
from tests.texts.fluent import patterns
from tests.texts.test_coverage import every_setup
from vervet.core.game import Game
from vervet.core.option import Options

# For each setup: some hundreds for each game.
POSITIONS = 200


@pytest.mark.skipif(missing(), reason="needs Node and the packages of the web client")
@every_setup
def test_hints_say_what_is_true(game: Game, options: Options) -> None:
    there = list(cases(game, options, POSITIONS, seed=7))
    said = reasons(there)
    assert not {reason.id for reason in said} - set(CLAIMS)
    wrong = [
        f"{reason.words} ({reason.id}, {case.game.grammar.to_text(case.action)})"
        for case, reason in zip(there, said, strict=True)
        if not CLAIMS[reason.id](case, reason)
    ]
    assert wrong == []
    # Otherwise little was compared.
    assert len(Counter(reason.id for reason in said)) >= 5


def test_every_reason_is_held_against_something() -> None:
    reasons_there = {name for name in patterns("en") if "-why" in name and name.split("-")[1] == "why"}
    assert reasons_there == set(CLAIMS)

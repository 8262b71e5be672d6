"""Refusals that belong to no single rule, and what a refused player is told (law 3); others are with their rules."""

import re
from itertools import product
from pathlib import Path

import pytest

from vervet.core.number import NumberError
from vervet.core.option import OptionError
from vervet.core.rng import Random
from vervet.games.after_us.game import RULES
from vervet.games.after_us.rules import refusals

from ..scene import AFTER, arranged, begin, drawn, read, table, tribe


@pytest.mark.rule("AU-05")
@pytest.mark.parametrize("packed", [-1, 31, 16, 1 << 61, 4 | 1 << 40, 1 | 61 << 5])
def test_a_number_that_is_not_an_action_is_refused(packed: int) -> None:
    assert drawn(1, 2, 3, 4).refuses(packed) == ("AU-05", "after-no-such-action")


@pytest.mark.rule("AU-01")
@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_a_seat_that_is_not_at_the_table_is_refused(seat: int) -> None:
    state = drawn(1, 2, 3, 4).state
    with pytest.raises(NumberError, match=f"expected a seat from 0 to 1, not {seat}"):
        state.refusal(seat, read("done")[1])
    with pytest.raises(NumberError, match=f"expected a seat from 0 to 1, not {seat}"):
        state.apply(seat, read("done")[1])


@pytest.mark.rule("AU-04")
def test_options_that_do_not_fit_are_refused_saying_what_was_expected() -> None:
    with pytest.raises(OptionError) as few:
        AFTER.options.read({"objects": "named", "named": "moped"})
    assert (few.value.refusal.reason, few.value.refusal.details) == ("after-three-objects", {"need": 3, "have": 1})
    with pytest.raises(OptionError) as loose:
        AFTER.options.read({"named": "moped,computer,pinball"})
    assert loose.value.refusal.reason == "after-objects-not-named"


@pytest.mark.rule("AU-30", "AU-05")
@pytest.mark.parametrize(
    ("phase", "line", "rule"),
    [
        ("life", "token gorilla", "AU-30"),
        ("life", "reactivate a1", "AU-31"),
        ("life", "copy left energy", "AU-34"),
        ("tokens", "arrange 1 2", "AU-11"),
        ("tokens", "activate a1", "AU-15"),
        ("tokens", "recruit 1 flower", "AU-32"),
        ("rest", "skip a1", "AU-15"),
        ("rest", "token gorilla", "AU-30"),
        ("rest", "reactivate a1", "AU-31"),
    ],
)
def test_what_belongs_to_another_phase_is_refused_by_its_own_rule(phase: str, line: str, rule: str) -> None:
    refusal = table(tribe([1, 2]), tribe([9]), phase=phase).refusal(line)
    assert (refusal.rule, refusal.reason) == (rule, "after-wrong-phase")
    assert refusal.details == {"action": line.split(maxsplit=1)[0], "phase": phase}


def test_every_refusal_cites_a_rule_of_the_game() -> None:
    """Whatever somebody tries during a random game, they get a rule and a reason, and nothing breaks."""
    reasons = set()
    for players in (1, 2, 3):
        state = begin(players, players=players).state
        rng = Random(players)
        for step in range(150):
            if not state.asked():
                break
            for line in attempts(step):
                refusal = state.refusal(rng.below(players), AFTER.grammar.from_text(line))
                if refusal is not None:
                    assert refusal.rule in RULES.split()
                    reasons.add(refusal.reason)
            seat = state.asked_seats()[0]
            legal = state.legal_actions(seat)
            state.apply(seat, legal[rng.below(len(legal))])
    assert len(reasons) > 20


def attempts(step: int) -> list[str]:
    """A few actions of every kind, different at every step."""
    frames = [f"{place}{row}" for place, row in product(("a", "b", "c", "ab", "cd", "de"), (1, 2, 3))]
    frame, target = frames[step % len(frames)], frames[step * 7 % len(frames)]
    card = 1 + step % 16 if step % 3 else 101 + step % 60
    species = ("mandrill", "orangutan", "gorilla", "chimpanzee")[step % 4]
    resource = ("flower", "fruit", "grain", "energy")[step // 2 % 4]
    food = ("flower", "fruit", "grain")[step % 3]
    return [
        f"arrange {card} 1 2 3",
        f"activate {frame}",
        f"activate {frame} {target}",
        f"skip {target}",
        f"remove {card}",
        "done",
        f"token {species}",
        f"recruit {1 + step % 3} {food}",
        f"copy {('left', 'right')[step % 2]} {resource}",
        f"copy left {resource} {target}",
        f"reactivate {frame}",
        f"phone {card} {species}",
        f"fridge {resource} energy",
        f"blaster {card}",
        f"console {card}",
        "pinball",
        "computer",
        f"moped {species} {1 + step % 3}",
    ]


def test_every_reason_has_a_test() -> None:
    source = Path(str(refusals.__file__)).with_suffix("").with_suffix(".py").read_text("utf-8")
    reasons = set(re.findall(r'"(after-[a-z-]+)"', source))
    tests = "".join(path.read_text("utf-8") for path in Path(__file__).parents[1].rglob("test_*.py"))
    assert len(reasons) > 30
    assert {reason for reason in reasons if f'"{reason}"' not in tests} == set()


@pytest.mark.rule("AU-16")
def test_a_refusal_says_what_is_missing_for_sign_and_target_together() -> None:
    refusal = arranged(5, 239, 210, reached="b3", energy=1).refusal("activate b3 b2")
    assert refusal.details == {"resource": "energy", "need": 2, "have": 1}

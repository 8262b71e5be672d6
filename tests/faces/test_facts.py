"""What the browser takes from the rules."""

from pathlib import Path

from vervet.catalog import game
from vervet.core.json import Json
from vervet.faces.facts import facts_of, typescript

FILE = Path(__file__).parents[2] / "web" / "src" / "facts.ts"


def test_the_browsers_facts_are_up_to_date() -> None:
    assert FILE.read_text("utf-8") == typescript(), "run: python -m vervet.faces.facts > web/src/facts.ts"


def test_a_game_without_a_face_has_no_facts() -> None:
    assert facts_of("breakthrough") == {}


def legal_kinds(name: str, phase: str, steps: int, **options: object) -> set[tuple[str, str]]:
    """The phases that a game passes through, each with the kinds of action that are legal in it."""
    there = game(name)
    state = there.new(3, **options)
    met = set()
    for step in range(steps):
        seats = [seat for seat in range(state.seats) if state.asked() >> seat & 1]
        if not seats:
            break
        view = state.view(seats[0])
        legal = state.legal_actions(seats[0])
        met |= {(str(view[phase]), there.grammar.kind(action).name) for action in legal}
        state.apply(seats[0], legal[step * 7 % len(legal)])
    return met


def holds(kinds: Json, met: set[tuple[str, str]], elsewhere: set[str]) -> None:
    """Whatever is legal in a phase is among the kinds for it."""
    assert isinstance(kinds, dict)
    assert len({phase for phase, _kind in met}) > 2
    for phase, kind in met:
        listed = kinds[phase]
        assert isinstance(listed, list)
        assert kind in listed or kind in elsewhere, (phase, kind)


def test_what_is_legal_in_itchy_monkey_belongs_to_the_phase() -> None:
    kinds = facts_of("itchy_monkey")["kinds"]
    assert isinstance(kinds, dict)
    holds(kinds["battle"], legal_kinds("itchy-monkey", "phase", 200), {"skip"})
    clan = legal_kinds("itchy-monkey", "phase", 60, mode="clan", players=2)
    holds(kinds["clan"], clan, {"skip"})


def test_what_is_legal_in_after_us_belongs_to_the_phase_or_is_an_object() -> None:
    facts = facts_of("after_us")
    objects = facts["objects"]
    assert isinstance(objects, dict)
    holds(facts["kinds"], legal_kinds("after-us", "phase", 300, players=2), {str(kind) for kind in objects.values()})


def test_the_rules_of_cheeky_monkeys_have_every_phase_and_card() -> None:
    facts = facts_of("cheeky_monkeys")
    phases, cards = facts["phases"], facts["cards"]
    assert isinstance(phases, dict) and isinstance(cards, dict)
    assert list(dict.fromkeys(phases.values())) == ["planning", "getting", "drawing", "training", "ending"]
    assert cards["noway"] == "no-way"
    assert len(cards) == 10
    assert facts["windows"] == ["phase", "end", "announced", "arrival", "step", "shock"]

"""Whatever the engine can say has words in every language."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from vervet.bots.roster import BOTS
from vervet.catalog import games
from vervet.cli.failure import refusal_words
from vervet.cli.fronts import FRONTS
from vervet.cli.telling import event_words
from vervet.core.event import Event
from vervet.core.game import Game
from vervet.core.match import Match
from vervet.core.option import Choice, Subset
from vervet.core.rng import Random
from vervet.games.itchy_monkey.board import SPECIES, WAYS
from vervet.games.itchy_monkey.table import PHASES, REASONS
from vervet.texts import Texts, languages

from .fluent import patterns, variables

SOURCES = Path(__file__).parents[2] / "src" / "vervet"
NAMES = ["Ada", "Bo", "Cleo", "Dov"]
SEAT_FIELDS = {"seat": "player"}

every_language = pytest.mark.parametrize("texts", [Texts(language) for language in languages()], ids=languages())
every_game = pytest.mark.parametrize("game", games().values(), ids=games())


def sources() -> Iterator[ast.Module]:
    for folder in ("core", "games"):
        for file in (SOURCES / folder).rglob("*.py"):
            yield ast.parse(file.read_text("utf-8"))


def refusals() -> dict[str, set[str]]:
    """Every reason that a `Refusal(rule, reason, ...)` in the sources gives, with the names of its details."""
    found: dict[str, set[str]] = {}
    for module in sources():
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                reason = node.args[1] if len(node.args) > 1 else None
                if isinstance(reason, ast.Constant) and isinstance(reason.value, str):
                    found.setdefault(reason.value, set()).update(word.arg for word in node.keywords if word.arg)
    return found


def reason_words() -> set[str]:
    """Every string in the games' sources that has the form of a reason."""
    files = (SOURCES / "games").rglob("refusals.py")
    nodes = [node for file in files for node in ast.walk(ast.parse(file.read_text("utf-8")))]
    strings = [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    prefixes = tuple(f"{front.prefix}-" for front in FRONTS.values())
    return {word for word in strings if word.startswith(prefixes)}


@every_language
def test_every_refusal_has_a_text(texts: Texts) -> None:
    reasons = set(refusals()) | reason_words()
    assert {"itchy-too-weak", "itchy-place-adjacent", "option-value", "undo-impossible"} <= reasons
    assert not {reason for reason in reasons if not texts.has(reason)}


@pytest.mark.parametrize("language", languages())
def test_the_text_of_a_refusal_uses_only_its_details(language: str) -> None:
    texts = patterns(language)
    for reason, details in refusals().items():
        given = details | {SEAT_FIELDS[name] for name in details if name in SEAT_FIELDS}
        assert variables(texts, reason) <= given, reason


@every_language
@every_game
def test_every_rule_has_a_title_and_a_text(game: Game, texts: Texts) -> None:
    assert all(texts.say(f"rule-{rule}.title") and texts.say(f"rule-{rule}") for rule in game.rules)


@every_language
@every_game
def test_every_option_has_a_name_an_explanation_and_words(game: Game, texts: Texts) -> None:
    assert texts.say(f"{game.name}-name") and texts.say(f"{game.name}-about")
    for option in game.options.options:
        name = f"{game.name}-option-{option.name}"
        assert texts.say(name) and texts.say(f"{name}-about")
        words = option.words if isinstance(option, Choice | Subset) else ()
        assert all(texts.say(f"{name}-{word}") for word in words)


@every_language
@every_game
def test_every_action_has_a_name_and_an_explanation(game: Game, texts: Texts) -> None:
    prefix = FRONTS[game.name].prefix
    for kind in game.grammar.kinds:
        assert texts.say(f"{prefix}-action-{kind.name}") and texts.say(f"{prefix}-action-{kind.name}.about")


@every_language
def test_every_bot_has_a_name_and_an_explanation(texts: Texts) -> None:
    assert all(texts.say(f"bot-{bot}") and texts.say(f"bot-{bot}-about") for bot in BOTS)


@every_language
def test_itchy_monkey_has_words_for_species_ways_phases_and_ends(texts: Texts) -> None:
    assert all(texts.say(f"itchy-species-{name}.{form}") for name in SPECIES[1:] for form in ("short", "plural", "the"))
    assert all(texts.say(f"itchy-way-{way}") for way in WAYS)
    assert all(texts.say(f"itchy-phase-{phase}") and texts.say(f"itchy-phase-{phase}.prompt") for phase in PHASES)
    assert all(texts.say(f"itchy-outcome-{reason}") for reason in REASONS[1:])


@every_language
@every_game
def test_whatever_happens_in_random_games_is_told(game: Game, texts: Texts) -> None:
    prefix = FRONTS[game.name].prefix
    for seed in range(3):
        for event in events_of_a_game(game, seed):
            assert event_words(texts, prefix, event, NAMES)


@every_language
@every_game
def test_whatever_is_refused_in_random_games_is_explained(game: Game, texts: Texts) -> None:
    match = Match(game, game.options.read({}), 1)
    rng = Random(2)
    seen: list[int] = []
    while (seat := int(match.state.actor())) >= 0 and match.version < 150:
        legal = match.state.legal_actions(seat)
        seen.extend(legal[:20])
        for _ in range(20):
            refusal = match.state.refusal(rng.below(match.state.seats), seen[rng.below(len(seen))])
            assert refusal is None or refusal_words(texts, refusal, NAMES)
        match.act(seat, legal[rng.below(len(legal))])


def events_of_a_game(game: Game, seed: int) -> Iterator[Event]:
    match = Match(game, game.options.read({}), seed)
    rng = Random(seed)
    while (seat := int(match.state.actor())) >= 0:
        legal = match.state.legal_actions(seat)
        yield from match.act(seat, legal[rng.below(len(legal))])

"""Whatever the engine can say has words in every language."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from vervet.bots.roster import BOTS
from vervet.catalog import games
from vervet.core.event import Event
from vervet.core.game import Game
from vervet.core.match import Match
from vervet.core.option import Choice, Options, Subset
from vervet.core.rng import Random
from vervet.faces.face import face_of
from vervet.games.itchy_monkey.box.board import SPECIES, WAYS
from vervet.games.itchy_monkey.rules.table import PHASES, REASONS
from vervet.texts import Texts, languages
from vervet.texts.refusals import refusal_words

from .fluent import patterns, variables

SOURCES = Path(__file__).parents[2] / "src" / "vervet"
NAMES = ["Ada", "Bo", "Cleo", "Dov", "Eve", "Fay"]
SEAT_FIELDS = {"seat": "player"}

every_language = pytest.mark.parametrize("texts", [Texts(language) for language in languages()], ids=languages())
# Setups in which everything that can happen does, shortened where the last round comes late.
CHOSEN: dict[str, list[dict[str, object]]] = {
    "itchy-monkey": [
        {},
        {
            "players": 4,
            "spies": True,
            "tamarin": "howler",
            "abilities": "gorilla,baboon,lemur,capuchin,tamarin",
            "rounds": 40,
        },
        {"mode": "clan"},
    ],
    "after-us": [
        {"players": 1},
        {"players": 2, "objects": "named", "named": "game-console,pinball,moped"},
        {"players": 3, "objects": "named", "named": "mobile-phone,mini-fridge,ghetto-blaster"},
        {"players": 6, "objects": "first-game"},
    ],
    "cheeky-monkeys": [
        {"players": 2},
        {"players": 4, "grounding-lasts": "round", "misfortune-includes-caster": True, "destroyer-gives-itself": True},
        {"players": 5, "arrival-limit": 3, "windows": "able"},
        {"players": 6, "zombies": True},
    ],
}
SETUPS = [(game, game.options.read(given)) for game in games().values() for given in CHOSEN[game.name]]
# What random games seldom come to; `test_after_us` and `test_cheeky_monkeys` cover it.
RARE = {
    "itchy-monkey": {"draw", "settle", "win"},
    "after-us": {"short", "serve", "refund"},
    "cheeky-monkeys": {"no-card", "lost", "discard", "reshuffle", "held-back", "fizzle"},
}

every_setup = pytest.mark.parametrize(
    ("game", "options"), SETUPS, ids=[f"{game} {at}" for at, (game, _) in enumerate(SETUPS)]
)
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
    files = [file for pattern in ("*refusals.py", "game.py") for file in (SOURCES / "games").rglob(pattern)]
    nodes = [node for file in files for node in ast.walk(ast.parse(file.read_text("utf-8")))]
    strings = [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    prefixes = tuple(f"{face_of(name).front.prefix}-" for name in games())
    return {word for word in strings if word.startswith(prefixes)} - set(games())


@every_language
def test_every_refusal_has_a_text(texts: Texts) -> None:
    reasons = set(refusals()) | reason_words()
    known = {"itchy-too-weak", "itchy-place-adjacent", "itchy-clan-just-moved", "itchy-tamarin-for-gorilla"}
    known |= {"after-too-little", "after-wrong-phase", "after-three-objects"}
    known |= {"cheeky-not-at-risk", "cheeky-not-to-yourself", "cheeky-zombies-need-three"}
    assert known | {"option-value", "undo-impossible"} <= reasons
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
    prefix = face_of(game.name).front.prefix
    for kind in game.grammar.kinds:
        assert texts.say(f"{prefix}-action-{kind.name}") and texts.say(f"{prefix}-action-{kind.name}.about")


@every_language
def test_every_bot_has_a_name_and_an_explanation(texts: Texts) -> None:
    assert all(texts.say(f"bot-{bot}") and texts.say(f"bot-{bot}-about") for bot in BOTS)


@every_language
def test_itchy_monkey_has_words_for_species_ways_phases_and_ends(texts: Texts) -> None:
    assert all(texts.say(f"itchy-species-{name}.{form}") for name in SPECIES[1:] for form in ("short", "plural", "the"))
    assert all(texts.say(f"itchy-way-{way}") for way in WAYS)
    phases = [f"itchy-phase-{phase}" for phase in (*PHASES, "pick")] + [
        "itchy-clan-phase-spawn",
        "itchy-clan-phase-move",
    ]
    assert all(texts.say(phase) and texts.say(f"{phase}.prompt") for phase in phases)
    assert all(texts.say(f"itchy-outcome-{reason}") for reason in REASONS[1:])
    assert all(texts.say(f"itchy-goal-{goal}.about") for goal in ("gorillas", "species", "kinds", "clean"))


@every_language
def test_itchy_monkey_explains_every_ability_and_calls_it_a_house_rule(texts: Texts) -> None:
    assert all(texts.say(f"itchy-ability-{name}") and texts.say(f"itchy-ability-{name}.about") for name in SPECIES[1:])
    house = {"en": "House rule", "fr": "Règle maison"}[texts.language]
    assert all(texts.say(f"rule-IM-{number}").startswith(house) for number in range(40, 46))
    assert house.split()[1] in texts.say("itchy-abilities.house")
    assert house.split()[1] in texts.say("itchy-monkey-option-abilities-about")


@every_language
def test_every_party_of_lice_has_words(texts: Texts) -> None:
    said = {
        texts.say("itchy-party", workers=workers, queens=queens, spies=spies)
        for workers in (0, 1, 2)
        for queens in (0, 1, 3)
        for spies in (0, 1)
    }
    assert len(said) == 18


@every_language
@every_setup
def test_whatever_happens_in_random_games_is_told(game: Game, options: Options, texts: Texts) -> None:
    front = face_of(game.name).front
    for seed in range(2):
        for event in events_of_a_game(game, options, seed):
            assert front.words_of(event, NAMES, texts)


@every_game
def test_random_games_of_all_setups_tell_of_everything_that_can_happen(game: Game) -> None:
    setups = [options for each, options in SETUPS if each is game]
    told = {event.name for options in setups for seed in range(2) for event in events_of_a_game(game, options, seed)}
    names = set(game.events.by_name)
    assert names - RARE[game.name] <= told <= names


@every_language
@every_setup
def test_whatever_is_refused_in_random_games_is_explained(game: Game, options: Options, texts: Texts) -> None:
    match = Match(game, options, 1)
    rng = Random(2)
    seen: list[int] = []
    while (seat := int(match.state.actor())) >= 0 and match.version < 150:
        legal = match.state.legal_actions(seat)
        seen.extend(legal[:20])
        for _ in range(20):
            refusal = match.state.refusal(rng.below(match.state.seats), seen[rng.below(len(seen))])
            assert refusal is None or refusal_words(texts, refusal, NAMES)
        match.act(seat, legal[rng.below(len(legal))])


def events_of_a_game(game: Game, options: Options, seed: int) -> Iterator[Event]:
    match = Match(game, options, seed)
    rng = Random(seed)
    yield from match.opening
    while (seat := int(match.state.actor())) >= 0:
        legal = match.state.legal_actions(seat)
        yield from match.act(seat, legal[rng.below(len(legal))])

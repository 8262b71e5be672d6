"""After Us in words: names for everything, the Monkey King's reasons, and what seldom happens."""

from collections.abc import Mapping

import pytest

from vervet.catalog import game
from vervet.core.event import Event
from vervet.core.json import Json
from vervet.faces.telling import event_words
from vervet.games.after_us.box.words import COLOURS, OBJECTS, RESOURCES, SPECIES
from vervet.games.after_us.rules.events import EVENTS
from vervet.games.after_us.rules.refusals import PHASES_OF
from vervet.games.after_us.rules.table import PHASES, REASONS
from vervet.games.after_us.rules.telling import AMOUNTS
from vervet.texts import Texts, languages

NAMES = ["Ada", "Bo"]
STAGES = ("arrange", "resolve", "finish", "choose", "chosen", "recruit", "replace", "rest", "last", "ready")

every_language = pytest.mark.parametrize("texts", [Texts(language) for language in languages()], ids=languages())


def told(texts: Texts, name: str, **fields: Json) -> str:
    return event_words(texts, "after", EVENTS, Event(name, "AU-01", fields), NAMES)


def happened(position: dict[str, Json], *actions: tuple[int, str]) -> list[Event]:
    """The events of actions taken in a position, as seat 0 sees them."""
    after = game("after-us")
    state = after.load(position)
    state.listen()
    for seat, line in actions:
        state.apply(seat, after.grammar.from_text(line))
    return [event for event in state.take_events() if event.visible_to(0)]


@every_language
def test_species_resources_colours_and_objects_have_names_and_explanations(texts: Texts) -> None:
    assert all(texts.say(f"after-species-{name}.{form}") for name in SPECIES for form in ("short", "the", "a", "about"))
    assert all(texts.say(f"after-resource-{name}") and texts.say(f"after-resource-{name}.about") for name in AMOUNTS)
    assert all(texts.say(f"after-token-{name}.about") for name in SPECIES[:4])
    assert all(texts.say(f"after-object-{name}.{part}") for name in OBJECTS for part in ("price", "when", "about"))
    assert len({texts.say(f"after-colour-{colour}") for colour in COLOURS}) == len(COLOURS)


@every_language
def test_phases_stages_and_ends_have_words(texts: Texts) -> None:
    assert all(texts.say(f"after-phase-{phase}") and texts.say(f"after-phase-{phase}.prompt") for phase in PHASES)
    assert all(texts.say(f"after-stage-{stage}") and texts.say(f"after-stage-{stage}.prompt") for stage in STAGES)
    assert all(texts.say(f"after-outcome-{reason}") for reason in (*REASONS[1:], "king"))


@every_language
def test_amounts_are_said_with_their_plurals(texts: Texts) -> None:
    said = [[texts.say(f"after-amount-{name}", count=count) for name in RESOURCES[:3]] for count in (1, 2)]
    english = [["1 flower", "1 fruit", "1 grain"], ["2 flowers", "2 fruits", "2 grains"]]
    french = [["1 fleur", "1 fruit", "1 graine"], ["2 fleurs", "2 fruits", "2 graines"]]
    assert said == {"en": english, "fr": french}[texts.language]


def test_a_refusal_counts_what_is_missing_with_its_plural() -> None:
    english, french = Texts("en"), Texts("fr")
    said = english.say("after-too-little", resource="fruit", need=1, have=0)
    assert said == "This takes 1 fruit, and you have none."
    assert english.say("after-too-little", resource="grain", need=3, have=2) == (
        "This takes 3 grains, and you have only 2."
    )
    assert (
        french.say("after-too-little", resource="energy", need=1, have=0) == "Il faut 1 énergie, et vous n’en avez pas."
    )


@every_language
def test_a_wrong_phase_is_explained_for_every_action_and_phase(texts: Texts) -> None:
    after = game("after-us")
    kinds = [after.grammar.by_code[code].name for code in PHASES_OF]
    said = {texts.say("after-wrong-phase", action=kind, phase=phase) for kind in kinds for phase in PHASES[:-1]}
    assert len(said) == len(kinds) * (len(PHASES) - 1)


def test_the_king_says_why_he_picks_a_token() -> None:
    position: dict[str, Json] = {
        "seats": 1,
        "king": ["chimpanzee", "gorilla", "orangutan", "mandrill"],
        "boards": [
            {"line": [1, 2, 3, 4], "arranged": True, "reached": None},
            {"line": [12, 16, 119, 238], "stock": {"flower": 5, "grain": 4}},
        ],
    }
    said = [event_words(Texts("en"), "after", EVENTS, event, NAMES) for event in happened(position, (0, "done"))]
    assert said[2:] == [
        "The King takes the chimpanzee token: with it he can recruit level 1 for 3 flowers.",
        "Its bonus gives the King 1 flower and 1 grain.",
        "The King recruits a chimpanzee of level 2 for 6 flowers, face down.",
    ]


@every_language
def test_the_king_says_that_he_can_recruit_nothing(texts: Texts) -> None:
    said = told(texts, "king-token", token="gorilla", level=0, pay={"grain": 0})
    expected = {
        "en": "his leftmost: he can recruit nothing",
        "fr": "le plus à gauche\u00a0: il ne peut rien recruter",
    }
    assert expected[texts.language] in said


@every_language
def test_what_comes_from_the_king_is_told(texts: Texts) -> None:
    fields: dict[str, Json] = {"seat": 0, "frame": "ab1", "pay": {}, "gain": {"flower": 2}}
    mine = told(texts, "activate", **fields, king={})
    assert told(texts, "activate", **fields, king={"flower": 1}) != mine
    assert (
        mine
        == {"en": "Ada activates ab1: gains 2 flowers.", "fr": "Ada active ab1\u00a0: gagne 2 fleurs."}[texts.language]
    )


@every_language
def test_a_secret_token_and_a_secret_recruit_are_told_without_the_secret(texts: Texts) -> None:
    assert "gorill" not in told(texts, "choose", seat=1, token=None)
    fields: dict[str, Json] = {"seat": 1, "species": "gorilla", "level": 2, "means": "token", "waiting": False}
    assert "214" in told(texts, "recruit", **fields, card=214)
    assert "214" not in told(texts, "recruit", **fields, card=None)


def short_piles(second: list[Json]) -> dict[str, Json]:
    board: dict[str, Json] = {"line": [1, 2, 3, 101], "token": "mandrill", "stock": {"flower": 3}}
    other: Mapping[str, Json] = {**board, "line": [9, 10, 11, 102]}
    piles: dict[str, Json] = {"mandrill-1": second}
    return {"seats": 2, "phase": "monkeys", "boards": [board, other], "piles": piles}


@every_language
def test_too_few_cards_are_told_of(texts: Texts) -> None:
    events = happened(short_piles([103]), (0, "recruit 1 flower"), (1, "recruit 1 flower"), (0, "done"), (1, "done"))
    names = [event.name for event in events]
    assert {"recruit", "refund", "short"} <= set(names)
    assert all(event_words(texts, "after", EVENTS, event, NAMES) for event in events)


@every_language
def test_a_request_that_waited_and_is_served_is_told_of(texts: Texts) -> None:
    events = happened(short_piles([103]), (0, "recruit 1 flower"), (0, "done"), (1, "done"))
    assert [event.name for event in events][:2] == ["recruit", "done"]
    served = [event for event in events if event.name == "serve"]
    assert len(served) == 1 and event_words(texts, "after", EVENTS, served[0], NAMES)


@every_language
@pytest.mark.parametrize("winners", [[], [0], [0, 1]])
def test_every_end_is_told_with_the_points(texts: Texts, winners: list[Json]) -> None:
    king = 80 if not winners else None
    points: list[Json] = [81, 1]
    said = told(texts, "over", winners=winners, reason="goal", points=points[: len(winners) or 1], king=king)
    assert str(80 if not winners else 81) in said


@every_language
@pytest.mark.parametrize("give", RESOURCES)
@pytest.mark.parametrize("get", RESOURCES)
def test_every_exchange_of_the_fridge_is_told(texts: Texts, give: str, get: str) -> None:
    assert told(texts, "fridge", seat=0, give=give, get=get, king=0) != told(
        texts, "fridge", seat=0, give=give, get=get, king=1
    )

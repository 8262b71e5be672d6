"""Whoever reads the log is “you” in it: every event has a second person, in both languages, and it is grammatical."""

import re
from collections.abc import Iterator

import pytest

from vervet.catalog import games
from vervet.core.event import Event, EventKind
from vervet.core.game import Game
from vervet.core.option import Options
from vervet.faces.face import face_of
from vervet.faces.naming import Names, as_others, names_for, second_person, sentence, told_of
from vervet.texts import Texts, languages
from vervet.texts.said import said, variable

from .fluent import patterns
from .fluent import variables as used
from .test_coverage import NAMES, events_of_a_game, every_setup

every_language = pytest.mark.parametrize("language", languages())
every_game = pytest.mark.parametrize("game", games().values(), ids=games())

ROLES = ("seat", "other", "loser", "trainer", "winners", "closed", "soggy")
# A third person after “you” as its subject, and “you” small where a sentence begins.
WRONG = {
    "en": re.compile(r"\b[Yy]ou (is|has|\w*[^\Ws]s)\b|\b[Yy]ou(’s|rs| doesn’t| isn’t)\b|(^|[.!?] )you\b"),
    "fr": re.compile(
        r"^Vous [^:]* et (ne )?(attend|copie|écarte|gagne|pioche|retourne|joue)\b|(^|[.!?:,] )[Vv]ous (ne |n’)?"
        r"(\w+e|a|est|fait|met|prend|peut|choisit|finit|reçoit|obtient|revient|paie)\b|(^|[.!?] )vous\b"
    ),
}
# Where it is no subject.
RIGHT = re.compile(r"everybody but you discards|sauf vous défausse")


def roles(kind: EventKind) -> tuple[bool, set[str]]:
    """Whether somebody acts, and the variables for everybody else."""
    fields = kind.fields.values()
    acts = any(field.name == "seat" and said(field.shape) == "seat" for field in fields)
    return acts, {variable(field) for field in fields if field.name != "seat" and said(field.shape) == "seat"}


def kinds_of(game: Game, options: Options) -> Iterator[Event]:
    """One of each of the sentences of a game that differ by more than a number."""
    seen = set()
    for event in events_of_a_game(game, options, 3):
        fields = {
            name: value if name in ROLES else re.sub(r"\d+", "", str(value)) for name, value in event.fields.items()
        }
        if (key := f"{event.name} {event.rule} {fields}") not in seen:
            seen.add(key)
            yield event


@every_language
@every_game
def test_every_event_with_an_actor_has_a_second_person(game: Game, language: str) -> None:
    texts = patterns(language)
    start = f"{face_of(game.name).front.prefix}-event-"
    acting = [kind for kind in game.events.kinds if roles(kind)[0] and "player" in used(texts, start + kind.name)]
    assert len(acting) > 10
    without = [kind.name for kind in acting if f"{start}{kind.name}.you" not in texts]
    assert not without
    assert not [kind.name for kind in acting if "player" in used(texts, f"{start}{kind.name}.you")]


@every_language
@every_game
def test_whoever_is_named_besides_is_spoken_to(game: Game, language: str) -> None:
    texts = patterns(language)
    start = f"{face_of(game.name).front.prefix}-event-"
    named = {kind.name: roles(kind)[1] & used(texts, start + kind.name) for kind in game.events.kinds}
    assert not [name for name, there in named.items() if there and f"{start}{name}.concerns-you" not in texts]


@every_language
def test_a_second_person_is_told_in_both_or_neither(language: str) -> None:
    """What the reader does is never told by the name of somebody who acts."""
    texts = patterns(language)
    forms = [name for name in texts if name.endswith((".you", ".yourself"))]
    assert len(forms) > 80
    assert not [name for name in forms if "player" in used(texts, name)]


@every_language
@every_setup
def test_games_are_told_to_each_of_their_players(game: Game, options: Options, language: str) -> None:
    texts = Texts(language)
    front = face_of(game.name).front
    mine = {"en": re.compile(r"\b[Yy]ou(r|rs)?\b"), "fr": re.compile(r"\b([Vv]ous|[Vv]otre|[Vv]os)\b")}[language]
    wrong = set()
    for event in kinds_of(game, options):
        plain = front.words_of(event, NAMES, texts)
        for you in range(2):
            words = front.words_of(event, names_for(texts, NAMES, you), texts)
            name = re.compile(rf"\b{NAMES[you]}\b")
            bad = name.search(words) or WRONG[language].search(RIGHT.sub("", words))
            if bad or bool(mine.search(words)) != bool(name.search(plain)):
                wrong.add(f"{plain} → {words}")
    assert not wrong, "\n".join(sorted(wrong))


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "You places 2 workers on d3."),
        ("en", "Bo wins. you (3 points)."),
        ("en", "You is out."),
        ("en", "You’s fuses are soggy."),
        ("fr", "Vous bouscule le gorille."),
        ("fr", "Vous ne prend pas d’autre carte."),
        ("fr", "Vous est en congés."),
    ],
)
def test_a_wrong_person_is_found(language: str, words: str) -> None:
    assert WRONG[language].search(RIGHT.sub("", words))


def test_the_form_follows_who_acts_and_who_is_named() -> None:
    texts = Texts("en")
    play = "cheeky-event-play"
    assert second_person(texts, play, 0, 0, [1]) == f"{play}.you"
    assert second_person(texts, play, 0, 1, [0]) == f"{play}.concerns-you"
    assert second_person(texts, play, 0, 0, [0]) == f"{play}.yourself"
    assert second_person(texts, play, None, 0, [0]) == second_person(texts, play, 2, 0, [1]) == play
    # Without a form of its own, the object will do.
    assert second_person(texts, "cheeky-entry-grounding", 0, 1, [0]) == "cheeky-entry-grounding"
    names = names_for(texts, ["Ada", "Bo"], 0)
    said = told_of(texts, "cheeky-entry-soggy-fuses", names, {"player": 1, "other": 0}, {})
    assert said == "Bo’s Soggy Fuses for you"


def test_a_name_within_may_begin_a_sentence() -> None:
    texts = Texts("fr")
    names = names_for(texts, ["Ada", "Bo"], 1)
    assert sentence(texts, names, "vous et Ada. vous (3 points), vous.") == "Vous et Ada. Vous (3 points), vous."
    assert sentence(texts, ["Ada", "Bo"], "vous") == "vous"


def test_a_game_without_a_second_person_keeps_the_name() -> None:
    texts = Texts("en")
    assert as_others(texts, names_for(texts, ["Ada", "Bo"], 0)) == ["Player 1", "Bo"]
    assert as_others(texts, Names(["Ada", "Bo"])) == ["Ada", "Bo"]


def lines() -> Iterator[Event]:
    yield Event("spawn", "IM-24", {"seat": 0, "cell": "c2", "workers": 2, "spies": 0})
    yield Event("nitpick", "IM-30", {"seat": 1, "cell": "d4", "loser": 0, "workers": 3, "queens": 0, "spies": 0})


@every_language
def test_in_words(language: str) -> None:
    texts = Texts(language)
    front = face_of("itchy-monkey").front
    told = [front.words_of(event, names_for(texts, ["Ada", "Bo"], 0), texts) for event in lines()]
    assert (
        told
        == {
            "en": ["You spawn 2 workers on c2.", "Bo nitpicks d4: you take 3 workers back."],
            "fr": [
                "Vous vous reproduisez en c2\u00a0: 2 ouvriers de plus.",
                "Bo épouille d4\u00a0: vous reprenez 3 ouvriers.",
            ],
        }[language]
    )

"""The texts of events in both languages, and the events that the games declare."""

from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from vervet.catalog import games
from vervet.core.event import Event, EventField, EventKind, EventSet
from vervet.core.game import Game
from vervet.core.json import Json
from vervet.core.shape import Amounts, Card, EachSeat, Flag, ListOf, Number, OrNone, Seat, Word
from vervet.faces.face import face_of
from vervet.faces.telling import field_values
from vervet.texts import Texts, languages
from vervet.texts.said import inner, variable, variables

from .fluent import patterns
from .fluent import variables as used

NAMES = ["Ada", "Bo", "Cleo"]

every_language = pytest.mark.parametrize("language", languages())
every_game = pytest.mark.parametrize("game", games().values(), ids=games())


def start_of(game: Game) -> str:
    return f"{face_of(game.name).front.prefix}-event-"


class Selections(Visitor):
    """The words that a pattern selects on, by variable; the default variant may have any word."""

    def __init__(self) -> None:
        self.found: list[tuple[str, str]] = []
        self.messages: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            for variant in node.variants:
                if isinstance(variant.key, ast.Identifier) and not variant.default:
                    self.found.append((node.selector.id.name, variant.key.name))
        self.generic_visit(node)


def selections(texts: dict[str, ast.Pattern], name: str) -> Iterator[tuple[str, str]]:
    """Includes those of the texts that it refers to."""
    visitor = Selections()
    visitor.visit(texts[name])
    yield from visitor.found
    for other in visitor.messages:
        yield from selections(texts, other)


def unknown_words(kind: EventKind, texts: dict[str, ast.Pattern], name: str) -> list[tuple[str, str]]:
    """The words that a text selects on but the event never says; numbers are selected by their plural, too."""
    words: dict[str, set[str]] = {}
    for field in kind.fields.values():
        shape = inner(field.shape)
        if isinstance(shape, Word):
            words[variable(field)] = {*shape.words, *(["none"] if isinstance(field.shape, OrNone) else [])}
    return [(name, word) for name, word in selections(texts, name) if name in words and word not in words[name]]


@every_language
@every_game
def test_every_declared_event_has_a_text_and_every_text_an_event(game: Game, language: str) -> None:
    start = start_of(game)
    assert {name for name in patterns(language) if name.startswith(start) and "." not in name} == {
        start + name for name in game.events.by_name
    }


@every_language
@every_game
def test_the_text_of_an_event_uses_only_fields_that_exist(game: Game, language: str) -> None:
    texts = patterns(language)
    unknown = {kind.name: used(texts, start_of(game) + kind.name) - variables(kind) for kind in game.events.kinds}
    assert not {name: names for name, names in unknown.items() if names}


@every_language
@every_game
def test_the_text_of_an_event_selects_only_on_words_that_exist(game: Game, language: str) -> None:
    texts = patterns(language)
    unknown = {kind.name: unknown_words(kind, texts, start_of(game) + kind.name) for kind in game.events.kinds}
    assert not {name: words for name, words in unknown.items() if words}


PUSH = EventKind(
    "push",
    "For tests.",
    EventField("seat", Seat()),
    EventField("other", OrNone(Seat())),
    EventField("way", Word(("north", "east"))),
    EventField("monkeys", ListOf(Card(("sniper",)))),
    EventField("watching", ListOf(Seat())),
    EventField("points", EachSeat(Number())),
    EventField("gain", Amounts(("flower",))),
    EventField("loud", Flag()),
)


def parsed(text: str) -> dict[str, ast.Pattern]:
    entries = FluentParser().parse(text).body
    return {each.id.name: each.value for each in entries if isinstance(each, ast.Message) and each.value}


def test_a_text_that_uses_a_field_that_is_never_told_is_found() -> None:
    texts = parsed("push = { $player } { $way } { $gain-kinds } { more }\nmore = { $seat } { $steps }")
    assert used(texts, "push") - variables(PUSH) == {"seat", "steps"}


def test_a_text_that_selects_on_a_word_that_is_never_told_is_found() -> None:
    texts = parsed(
        "push = { more }\nmore =\n    { $way ->\n        [north] N\n        [up] U\n       *[other] O\n    }"
    )
    assert unknown_words(PUSH, texts, "push") == [("way", "up")]


def test_the_terminal_gives_a_text_exactly_the_variables_that_it_may_use() -> None:
    event = Event(
        "push",
        "T-1",
        {
            "seat": 1,
            "other": 2,
            "way": "east",
            "monkeys": ["sniper1"],
            "watching": [0, 2],
            "points": [1, 2, 3],
            "gain": {"flower": 2},
            "loud": True,
        },
    )
    assert not EventSet(PUSH).fault(event, 3)
    given = values(event.fields)
    assert set(given) | {"rule"} == variables(PUSH)
    assert given["player"] == "Bo" and given["other"] == "Cleo" and given["watching"] == "Ada and Cleo"
    assert given["points"] == "Ada (1 point), Bo (2 points) and Cleo (3 points)"
    assert values({"other": None}) == {"other": "none"}


def test_without_a_declaration_a_field_is_used_as_it_is() -> None:
    assert field_values(Texts("en"), "after", "seat", None, 1, NAMES) == {"seat": 1}


def values(fields: dict[str, Json]) -> dict[str, int | float | str]:
    given: dict[str, int | float | str] = {}
    for name, value in fields.items():
        given |= field_values(Texts("en"), "after", name, PUSH.fields[name], value, NAMES)
    return given

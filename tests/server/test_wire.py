"""The generated TypeScript types."""

from pathlib import Path

import pytest

from vervet.catalog import game
from vervet.server.event_types import camel, said_table
from vervet.server.match import messages
from vervet.server.wire import structs, typescript

FILE = Path(__file__).parents[2] / "web" / "src" / "wire.ts"


def test_the_browsers_types_are_up_to_date() -> None:
    assert FILE.read_text("utf-8") == typescript(), "run: python -m vervet.server.wire > web/src/wire.ts"


def test_every_message_is_among_them_whichever_file_declares_it() -> None:
    declared = {name for name in messages.__all__ if isinstance(vars(messages)[name], type)}
    assert declared == {kind.cls.__name__ for kind in structs()}


def test_a_client_may_leave_out_what_has_a_default() -> None:
    assert (
        'export interface Join {\n  type: "join";\n  tokens?: string[];\n  told?: ToldCount[];\n'
        "  stay?: boolean;\n  changes?: boolean;\n}" in typescript()
    )


def test_what_the_server_sends_is_complete() -> None:
    assert "  refusal: RefusalInfo | null;" in typescript()


def test_an_action_is_told_apart_by_its_kind_and_its_words_are_listed() -> None:
    text = typescript()
    assert (
        'export type ItchyJump = {\n  kind: "jump";\n  cell: string;\n  way: "north" | "east" | "south" | "west";'
        in text
    )
    assert "export type ItchyAction = ItchyPlace | " in text


def test_every_game_has_its_views_actions_and_events() -> None:
    types = "view: ItchyView | ItchyClanView; action: ItchyAction; event: ItchyEvent; advice: null"
    assert f'"itchy-monkey": {{ {types} }};' in typescript()


def test_a_game_that_advises_says_what_its_advice_looks_like() -> None:
    text = typescript()
    assert "advice: AfterUsAdvice }" in text
    suggestion = "  suggestion: Record<string, number | string> | null;\n"
    assert f"  orders: AfterUsOrder[];\n{suggestion}  way: AfterUsWay | null;\n}}" in text


def test_a_message_with_something_of_a_game_has_that_games_types() -> None:
    text = typescript()
    table = text.split("export interface TableNow<G extends GameName = GameName> {\n")[1].split("}")[0]
    assert "  game: G;\n" in table
    assert '  view: Games[G]["view"];\n  legal: Games[G]["action"][];\n  steps: Step<G>[];\n' in table
    assert "export interface Ping {" in text
    assert "Record<string, unknown>" not in table


def test_views_of_different_modes_are_told_apart_by_a_literal() -> None:
    text = typescript()
    assert '  mode: "battle";\n' in text
    assert '  mode: "clan";\n' in text


def test_an_event_is_told_apart_by_its_name_and_its_fields_have_their_types() -> None:
    text = typescript()
    fight = text.split("export type ItchyFightEvent = {\n")[1].split("};")[0]
    assert '  event: "fight";\n  rule: string;\n  seat: number;\n  cell: string;\n' in fight
    assert '  result: "match" | "exceed";\n' in fight
    assert "  cards: (number | null)[];\n" in text.split("export type AfterUsDrawEvent = {\n")[1].split("};")[0]
    assert "  trainer?: number;\n" in text.split("export type CheekyPlayEvent = {\n")[1].split("};")[0]


@pytest.mark.parametrize(("name", "prefix"), [("itchy-monkey", "Itchy"), ("after-us", "AfterUs")])
def test_the_events_of_a_game_are_those_that_it_declares(name: str, prefix: str) -> None:
    union = typescript().split(f"export type {prefix}Event = ")[1].split(";")[0]
    names = [f"{prefix}{camel(kind.name)}Event" for kind in game(name).events.kinds]
    assert union.split(" | ") == names and len(set(names)) == len(names)


def test_fields_with_seats_and_cards_say_how_texts_name_them() -> None:
    cheeky = said_table([game("cheeky-monkeys")])
    assert '    "lapse": { closed: "seats", soggy: "seats" },\n' in cheeky
    assert '    "explode": { seat: "seat", monkeys: "cards" },\n' in cheeky
    assert '"passed"' not in cheeky
    assert '    "over": { winners: "seats", points: "each" },\n' in said_table([game("after-us")])

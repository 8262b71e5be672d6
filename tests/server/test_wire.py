"""The generated TypeScript types."""

from pathlib import Path

from vervet.server.wire import typescript

FILE = Path(__file__).parents[2] / "web" / "src" / "wire.ts"


def test_the_types_of_the_browser_are_up_to_date() -> None:
    assert FILE.read_text("utf-8") == typescript(), "run: python -m vervet.server.wire > web/src/wire.ts"


def test_a_client_may_leave_out_what_has_a_default() -> None:
    assert 'export interface Join {\n  type: "join";\n  tokens?: string[];\n}' in typescript()


def test_what_the_server_sends_is_complete() -> None:
    assert "  refusal: RefusalInfo | null;" in typescript()


def test_an_action_is_told_apart_by_its_kind_and_its_words_are_listed() -> None:
    text = typescript()
    assert (
        'export interface ItchyJump {\n  kind: "jump";\n  cell: string;\n  way: "north" | "east" | "south" | "west";'
        in text
    )
    assert "export type ItchyAction = ItchyPlace | " in text


def test_every_game_has_its_views_actions_and_events() -> None:
    games = '"itchy-monkey": { view: ItchyView | ItchyClanView; action: ItchyAction; event: ItchyEvent };'
    assert games in typescript()


def test_views_of_different_modes_are_told_apart_by_a_literal() -> None:
    text = typescript()
    assert '  mode: "battle";\n' in text
    assert '  mode: "clan";\n' in text


def test_the_events_of_all_modes_are_among_those_of_the_game() -> None:
    events = typescript().split("export interface ItchyEvent extends GameEvent {\n  event: ")[1].split(";")[0]
    assert '"nitpick"' in events
    assert '"outbreak"' in events
    assert len(events.split(" | ")) == len(set(events.split(" | ")))

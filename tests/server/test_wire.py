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


def test_every_game_has_its_view_actions_and_events() -> None:
    assert '"itchy-monkey": { view: ItchyView; action: ItchyAction; event: ItchyEvent };' in typescript()

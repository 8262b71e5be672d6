"""The little terminal table plays any game."""

import io

import pytest
from examples.table import main


def type_in(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def test_a_hand_of_leduc_is_played_to_its_end(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(monkeypatch, *["call"] * 9)
    assert main(["examples.leduc:GAME", "--bot", "random"]) == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith("Outcome(")


def test_a_wrong_line_gets_a_reason_and_the_end_of_input_ends_the_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(monkeypatch, "jump a7 a6", "move a8 a7", "move a7 a6")
    assert main(["examples.breakthrough:GAME", "--bot", "random"]) == 0
    said = capsys.readouterr().out
    for words in ("'jump'", "BT-2: not-one-step-forward", "'event': 'move'", "  bbbbbbbb", "bye"):
        assert words in said


@pytest.mark.parametrize("wrong", [["examples.table:YOU"], ["examples.leduc:GAME", "--bot", "nobody"]])
def test_an_unknown_game_or_bot_is_refused_saying_what_was_expected(
    wrong: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as refused:
        main(wrong)
    assert refused.value.code == 2
    assert "expected module:name" in (said := capsys.readouterr().err) or "there are random" in said

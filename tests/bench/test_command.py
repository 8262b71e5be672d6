"""The command runs as a whole."""

import io
import json
from pathlib import Path

import pytest
from rich.console import Console

from vervet.bench import command, main
from vervet.bench.hardware import hardware
from vervet.bench.ours import PURE_SUBJECT, SUBJECT
from vervet.bench.result import Result
from vervet.bench.row import Row
from vervet.bench.stopwatch import LIBRARY, PLAY, START
from vervet.bench.subject import Pace
from vervet.extras import how_to_get


@pytest.fixture(autouse=True)
def _tiny_pace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "QUICK", Pace(1, 0.001))


def test_a_quick_run_prints_json_and_writes_the_same_to_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    output = tmp_path / "new" / "bench.json"
    assert main(["--quick", "--json", "--output", str(output)]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found == json.loads(output.read_text(encoding="utf-8"))
    assert found["hardware"]["python"]
    assert PURE_SUBJECT in {row["subject"] for row in found["rows"]}
    assert all(row["rate"] > 0 for row in found["rows"] if row["subject"] != command.ENVIRONMENTS)


def test_a_page_is_made_from_an_earlier_result_without_timing_anything(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    row = Row(SUBJECT, "1", "itchy-monkey", PLAY, LIBRARY, START, rate=123456.0)
    (tmp_path / "bench.json").write_text(json.dumps(Result(hardware(), True, [row]).to_json()), encoding="utf-8")
    page = tmp_path / "docs" / "bench.md"
    assert main(["--read", str(tmp_path / "bench.json"), "--page", str(page)]) == 0
    assert "123,456" in page.read_text(encoding="utf-8")
    assert "123,456" in capsys.readouterr().out


def test_a_missing_result_is_a_wrong_argument(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--read", str(tmp_path / "nothing.json")]) == 2
    assert "nothing.json" in capsys.readouterr().err


def test_without_pettingzoo_our_environments_say_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "ENVIRONMENTS_NEED", ("no_such_package",))
    run = command.Run(Pace(1, 0.001), command.Watcher(Console(file=io.StringIO())))
    run.time_environments()
    [row] = run.result.rows
    assert row.reason == f"there is no no_such_package here: {how_to_get('envs')}"


def test_missing_peers_are_a_wrong_argument(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--quick", "--peers", str(tmp_path)]) == 2
    assert "expected the peers' scripts" in capsys.readouterr().err


def test_an_unknown_argument_is_refused() -> None:
    with pytest.raises(SystemExit) as refused:
        main(["--slow"])
    assert refused.value.code == 2

"""The command runs as a whole."""

import json
from pathlib import Path

import pytest

from vervet.bench import command, main
from vervet.bench.subject import Pace


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
    assert all(row["rate"] > 0 for row in found["rows"])


def test_peers_that_are_not_there_are_a_wrong_argument(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--quick", "--peers", str(tmp_path)]) == 2
    assert "expected the peers' scripts" in capsys.readouterr().err


def test_an_unknown_argument_is_refused() -> None:
    with pytest.raises(SystemExit) as refused:
        main(["--slow"])
    assert refused.value.code == 2

"""The lab on the command line."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from vervet.catalog import printed_box

from .terminal import Shell

LINE = ("lab", "itchy-monkey", "--bots", "random", "--option", "rounds=3", "--processes", "1")


def test_a_run_leaves_games_and_a_report(shell: Shell, tmp_path: Path) -> None:
    folder = tmp_path / "run"
    ran = shell(*LINE, "--games", "12", "--seed", "3", "--folder", str(folder))
    assert ran.code == 0
    assert "12 games are in" in ran.said
    assert (folder / "report.html").exists()
    assert list((folder / "original").glob("*.parquet"))
    assert json.loads((folder / "run.json").read_text())["seed"] == 3


def test_the_same_command_again_plays_nothing_and_writes_the_report_in_another_language(
    shell: Shell, tmp_path: Path
) -> None:
    line = (*LINE, "--games", "8", "--folder", str(tmp_path / "run"))
    shell(*line)
    parts = {file: file.stat().st_mtime_ns for file in (tmp_path / "run" / "original").iterdir()}
    ran = shell(*line, "--language", "fr")
    assert "8 parties sont dans" in ran.said
    assert {file: file.stat().st_mtime_ns for file in (tmp_path / "run" / "original").iterdir()} == parts
    assert "Avantage de la place" in (tmp_path / "run" / "report.html").read_text()


def test_another_run_in_the_folder_is_refused_and_nothing_is_lost(shell: Shell, tmp_path: Path) -> None:
    line = (*LINE, "--games", "8", "--folder", str(tmp_path / "run"))
    shell(*line, "--seed", "1")
    ran = shell(*line, "--seed", "2")
    assert ran.code == 2
    assert "holds a run with other settings: its seed is 1, not 2" in ran.said
    assert shell(*line, "--seed", "1").code == 0


def test_a_folder_of_something_else_is_refused(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    ran = shell(*LINE, "--folder", str(tmp_path))
    assert ran.code == 2
    assert "holds no run of the lab" in ran.said


def test_a_changed_box_is_played_beside_the_original(shell: Shell, tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text(printed_box("itchy-monkey").replace("workers = 20", "workers = 4"))
    ran = shell(*LINE, "--games", "20", "--components", str(box), "--folder", str(tmp_path / "run"))
    assert ran.code == 0
    assert "What changed, and is it more than noise?" in (tmp_path / "run" / "report.html").read_text()


def test_the_settings_in_a_changed_box_are_heeded(shell: Shell, tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text(printed_box("cheeky-monkeys").replace('windows = "all" ', 'windows = "able"'))
    line = ("lab", "cheeky-monkeys", "--games", "2", "--processes", "1", "--folder", str(tmp_path / "run"))
    assert shell(*line, "--components", str(box)).code == 0
    document = json.loads((tmp_path / "run" / "run.json").read_text())
    assert document["options"]["windows"] == "all"
    assert document["changed_options"]["windows"] == "able"


def test_the_box_is_printed_as_it_is(shell: Shell) -> None:
    ran = shell("lab", "after-us", "--print-components")
    assert ran.code == 0
    assert ran.out == printed_box("after-us")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--until", "1"), "--until expects a percentage"),
        (("--until", "50%"), "--until expects a percentage"),
        (("--games", "0"), "--games"),
        (("--processes", "none"), "--processes"),
        (("--components", "nowhere.toml"), "nowhere.toml can’t be read"),
        (("--bots", ","), "--bots"),
        (("--option", "rounds=0"), "rounds"),
        (("--bots", "random,random,random", "--players", "2"), "3"),
    ],
)
def test_whatever_is_wrong_gets_a_sentence(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = shell(*LINE, *words)
    assert ran.code == 2
    assert sentence in ran.said
    assert "Traceback" not in ran.said
    assert list(tmp_path.iterdir()) == []


def test_a_broken_box_is_refused_with_a_reason(shell: Shell, tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text(printed_box("itchy-monkey").replace("workers = 20", "workers = 99"))
    ran = shell(*LINE, "--components", str(box), "--folder", str(tmp_path / "run"))
    assert ran.code == 2
    assert "workers: expected a whole number from 4 to 31, not 99" in ran.said


def test_a_damaged_part_is_named_with_what_to_do_and_then_the_same_command_mends_it(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    line = (*LINE, "--games", "8", "--folder", "run")
    shell(*line)
    part = tmp_path / "run" / "original" / "games-000000000-000000003.parquet"
    part.write_bytes(b"half")
    ran = shell(*line)
    assert ran.code == 2
    assert "games-000000000-000000003.parquet is damaged. Remove it" in ran.said
    part.unlink()
    assert shell(*line).code == 0
    assert part.exists()


def test_a_report_that_cannot_be_written_gets_a_sentence(shell: Shell, tmp_path: Path) -> None:
    line = (*LINE, "--games", "4", "--folder", str(tmp_path / "run"))
    shell(*line)
    (tmp_path / "run" / "report.html").unlink()
    (tmp_path / "run" / "report.html").mkdir()
    ran = shell(*line)
    assert ran.code == 2
    assert "can’t be used as a folder: Is a directory" in ran.said


def test_a_missing_cluster_gets_a_sentence(shell: Shell, tmp_path: Path) -> None:
    pytest.importorskip("ray")
    ran = shell(*LINE, "--folder", str(tmp_path / "run"), "--ray=127.0.0.1:1")
    assert ran.code == 2
    assert "No games can be played on the cluster 127.0.0.1:1: nobody answers" in ran.said


def test_an_interrupted_command_says_how_to_go_on_and_the_same_command_does(tmp_path: Path) -> None:
    line = [sys.executable, "-m", "vervet", "lab", "itchy-monkey", "--bots", "random", "--option", "rounds=30"]
    line += ["--games", "600", "--processes", "2", "--folder", str(tmp_path / "run")]
    environment = {**os.environ, "VERVET_LANGUAGE": "en", "COLUMNS": "500"}
    command = subprocess.Popen(line, env=environment, stderr=subprocess.PIPE, text=True)
    for _ in range(600):
        if list(tmp_path.glob("run/original/*.parquet")):
            break
        time.sleep(0.1)
    command.send_signal(signal.SIGINT)
    _, errors = command.communicate(timeout=60)
    assert command.returncode == 130
    assert "the same command goes on from there" in errors
    assert "Traceback" not in errors
    again = subprocess.run(line, check=False, env=environment, capture_output=True, text=True, timeout=300)
    assert again.returncode == 0
    assert "going on" in again.stderr
    assert "600 games are in" in again.stdout

"""`vervet ladder`: a table, a record that later runs continue, and pages in both languages."""

import json
import multiprocessing
from pathlib import Path

import pytest

from vervet.cli.commands import ladder_run
from vervet.ladder.record import Ladder, write_file

from .terminal import Shell

NONE = ("ladder", "itchy-monkey", "--games", "0", "--processes", "1")


def test_it_shows_every_level(shell: Shell) -> None:
    ran = shell(*NONE)
    assert ran.code == 0
    assert all(word in ran.said for word in ("Itchy Monkey", "seed 0", "Random", "Grabber", "mind-200"))


def test_it_writes_a_page_for_each_language(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "ladder.json").write_text(json.dumps({"itchy-monkey": {"rules": 2, "seed": 3, "steps": []}}))
    ran = shell(*NONE, "--folder", str(tmp_path))
    assert ran.code == 0 and "seed 3" in ran.said
    assert (tmp_path / "ladder.md").read_text("utf-8").startswith("# The ladder of bots")
    assert (tmp_path / "ladder.fr.md").read_text("utf-8").startswith("# L’échelle des bots")


def test_a_seed_other_than_the_records_is_refused(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "ladder.json").write_text(json.dumps({"itchy-monkey": {"rules": 2, "seed": 3, "steps": []}}))
    ran = shell(*NONE, "--folder", str(tmp_path), "--seed", "4")
    assert ran.code == 2 and "played with seed 3, not 4" in ran.said


def test_a_record_made_under_other_rules_is_begun_anew(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "ladder.json").write_text(json.dumps({"itchy-monkey": {"rules": 0, "seed": 3, "steps": []}}))
    assert "seed 9" in shell(*NONE, "--folder", str(tmp_path), "--seed", "9").said


def test_a_file_that_is_not_a_record_gets_a_sentence(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "ladder.json").write_text("{")
    ran = shell(*NONE, "--folder", str(tmp_path))
    assert ran.code == 2 and "The record can’t be used" in ran.said


def test_a_folder_that_is_a_file_gets_a_sentence(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "taken"
    file.write_text("")
    ran = shell(*NONE, "--folder", str(file))
    assert ran.code == 2 and "can’t be used as a folder" in ran.said


def test_a_worker_that_dies_gets_a_sentence_and_what_was_played_is_kept(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def write_and_kill(path: Path, ladder: Ladder) -> None:
        write_file(path, ladder)
        multiprocessing.active_children()[0].kill()

    monkeypatch.setattr(ladder_run, "write_file", write_and_kill)
    line = ("ladder", "itchy-monkey", "--games", "100000", "--processes", "1", "--folder", str(tmp_path))
    ran = shell(*line)
    assert ran.code == 1
    assert "A worker process died" in ran.said
    assert json.loads((tmp_path / "ladder.json").read_text())["itchy-monkey"]["steps"][0]["results"]


def test_nothing_is_said_about_how_long_a_bot_thinks_before_it_has_thought(shell: Shell) -> None:
    assert "ms" not in shell(*NONE).said


def test_a_bot_of_ones_own_climbs_until_it_meets_its_master(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "first.py"
    file.write_text("def BOT(observation, mask):\n    return mask.argmax()\n")
    ran = shell("ladder", "itchy-monkey", "--bot", str(file), "--games", "4", "--processes", "1")
    assert ran.code == 0, ran.said
    assert "first.py:BOT on the ladder" in ran.out
    assert "random" in ran.out
    wrong = shell("ladder", "itchy-monkey", "--bot", str(tmp_path / "nowhere.py"))
    assert wrong.code == 2
    assert "there is no such file" in wrong.said


def test_endgames_are_solved_where_nothing_is_hidden(shell: Shell, tmp_path: Path) -> None:
    ran = shell(*NONE, "--endgames", "1", "--folder", str(tmp_path))
    assert ran.code == 0 and "Solved endgames" in ran.said
    record = json.loads((tmp_path / "ladder.json").read_text())["itchy-monkey"]["endgames"]
    assert record["positions"] == 1 and set(record["right"].values()) <= {0, 1}
    assert "**Solved endgames.** 1 position" in (tmp_path / "ladder.md").read_text("utf-8")
    refused = shell("ladder", "after-us", "--games", "0", "--endgames", "1", "--processes", "1")
    assert refused.code == 2 and "In After Us something is hidden" in refused.said

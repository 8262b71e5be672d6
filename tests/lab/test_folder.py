"""What a run leaves on disk, and what it refuses to touch."""

import json
import os
from pathlib import Path

import pytest

from vervet import __version__
from vervet.catalog import printed_box
from vervet.lab.folder import CHANGED, ORIGINAL, DamagedPart, Folder, NotARun, OtherRun
from vervet.lab.table import play_span

from .runs import run, settings_for


def test_the_description_holds_settings_version_and_seed(tmp_path: Path) -> None:
    Folder(tmp_path / "run", settings_for(seed=11), 20)
    document = json.loads((tmp_path / "run" / "run.json").read_text())
    assert document["game"] == "itchy-monkey"
    assert document["vervet"] == __version__
    assert document["seed"] == 11
    assert document["bots"] == ["random", "random"]
    assert document["options"]["rounds"] == 3
    assert document["planned"] == [20]


def test_a_folder_of_other_settings_is_refused_and_says_why(tmp_path: Path) -> None:
    run(tmp_path / "run", settings_for(), 4)
    with pytest.raises(OtherRun) as caught:
        Folder(tmp_path / "run", settings_for(seed=8), 4)
    assert caught.value.differences == [("seed", "7", "8")]
    assert "seed: 7, not 8" in str(caught.value)


def test_a_folder_of_another_box_is_refused(tmp_path: Path) -> None:
    box = printed_box("itchy-monkey")
    Folder(tmp_path / "run", settings_for(), 4, changed=settings_for(components=box + "\n# mine"))
    with pytest.raises(OtherRun, match="changed"):
        Folder(tmp_path / "run", settings_for(), 4, changed=settings_for(components=box + "\n# another"))


def test_a_folder_of_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    with pytest.raises(NotARun):
        Folder(tmp_path, settings_for(), 4)
    for text in ("", "[]", '{"planned": []}', '{"planned": ["four"]}'):
        (tmp_path / "run.json").write_text(text)
        with pytest.raises(NotARun):
            Folder(tmp_path, settings_for(), 4)


def test_more_games_extend_a_run_and_the_change_of_plan_is_written_down(tmp_path: Path) -> None:
    run(tmp_path / "run", settings_for(), 10)
    longer = run(tmp_path / "run", settings_for(), 25)
    assert longer.planned == [10, 25]
    assert longer.table().equals(run(tmp_path / "whole", settings_for(), 25).table())


def test_unfinished_files_are_removed_and_finished_ones_are_whole(tmp_path: Path) -> None:
    folder = run(tmp_path / "run", settings_for(), 6)
    draft = folder.part_folder(ORIGINAL) / ".games-000000099-000000099.parquet.1"
    draft.write_bytes(b"half")
    again = Folder(tmp_path / "run", settings_for(), 6)
    assert not draft.exists()
    assert again.missing(ORIGINAL) == []
    assert sum(count for _, count in again.spans(ORIGINAL)) == 6


def test_missing_games_are_found_between_and_after_parts(tmp_path: Path) -> None:
    folder = run(tmp_path / "run", settings_for(), 30)
    spans = folder.spans(ORIGINAL)
    first, games = spans[1]
    (folder.part_folder(ORIGINAL) / f"games-{first:09}-{first + games - 1:09}.parquet").unlink()
    assert folder.missing(ORIGINAL) == [(first, games)]
    assert folder.finished(ORIGINAL) == 30 - games
    assert first not in folder.table()["game"].to_list()


def test_games_played_twice_count_once(tmp_path: Path) -> None:
    folder = run(tmp_path / "run", settings_for(), 12)
    folder.keep(ORIGINAL, (2, 5), play_span(settings_for(), 2, 5))
    assert folder.table()["game"].to_list() == list(range(12))


@pytest.mark.parametrize("data", [b"", b"not parquet", play_span(settings_for(), 0, 2)])
def test_a_part_that_is_not_what_its_name_says_is_named(tmp_path: Path, data: bytes) -> None:
    folder = run(tmp_path / "run", settings_for(), 6)
    part = folder.part_folder(ORIGINAL) / "games-000000000-000000003.parquet"
    part.write_bytes(data)
    with pytest.raises(DamagedPart) as caught:
        folder.table()
    assert caught.value.file == part


def test_a_folder_may_have_a_name_that_is_not_utf_8(tmp_path: Path) -> None:
    folder = run(tmp_path / os.fsdecode(b"caf\xe9"), settings_for(), 5)
    assert folder.table().height == 5


def test_windows_do_not_depend_on_parts(tmp_path: Path) -> None:
    folder = run(tmp_path / "run", settings_for(), 12)
    middle = folder.window(ORIGINAL, 3, 5)
    assert middle["game"].to_list() == [3, 4, 5, 6, 7]


def test_both_boxes_of_a_comparison_are_kept(tmp_path: Path) -> None:
    changed = settings_for(components=printed_box("itchy-monkey").replace("workers = 20", "workers = 4"))
    folder = run(tmp_path / "run", settings_for(), 8, changed=changed)
    assert folder.table(ORIGINAL)["seed"].equals(folder.table(CHANGED)["seed"])
    assert not folder.table(ORIGINAL).equals(folder.table(CHANGED))
    assert "workers = 4" in (tmp_path / "run" / "changed.toml").read_text()

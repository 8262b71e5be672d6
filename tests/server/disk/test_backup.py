"""Backups: made while people play, and put back."""

import os
import sqlite3
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from sqlalchemy import create_engine
from websockets.exceptions import ConnectionClosed

from tests.server.running import PATIENCE, Message, Running
from tests.services.service import NOBODY
from vervet.cli.app import main
from vervet.server.disk.backup import back_up, restore
from vervet.server.disk.store import migrate
from vervet.server.settings import SettingError, database_url


def begun(server: Running) -> tuple[Message, list[str]]:
    """A match in which a move was made, and its tokens."""
    made = server.create("here", "here")
    tokens = [str(seat["token"]) for seat in made["seats"]]
    player = server.player(made["match"], *tokens)
    player.see(0)
    assert player.act_first()["type"] == "accepted"
    player.close()
    return made, tokens


def test_a_backup_made_while_the_server_runs_is_a_server_of_its_own(
    start: Callable[..., Running], tmp_path: Path
) -> None:
    server = start()
    made, tokens = begun(server)
    # The server goes on writing: what comes later is not in it, what was accepted is.
    copy = tmp_path / "copy.sqlite"
    assert back_up(server.settings.url(), copy) == 1
    later, _ = begun(server)
    assert not list(tmp_path.glob("copy.sqlite?*"))
    assert copy.stat().st_mode & 0o077 == 0
    again = start(database=str(copy))
    player = again.player(made["match"], *tokens)
    assert player.see(1)["version"] == 1
    assert player.act_first()["type"] == "accepted"
    player.close()
    assert again.http.get(f"/api/matches/{later['match']}").status_code == 404
    assert server.http.get(f"/api/matches/{later['match']}").status_code == 200


def test_a_backup_overwrites_nothing(start: Callable[..., Running], tmp_path: Path) -> None:
    server = start()
    (tmp_path / "copy.sqlite").write_text("mine")
    with pytest.raises(SettingError, match="already there"):
        back_up(server.settings.url(), tmp_path / "copy.sqlite")
    assert (tmp_path / "copy.sqlite").read_text() == "mine"


def test_a_backup_is_put_back_into_an_empty_database_and_in_place_of_another_only_if_asked(
    start: Callable[..., Running], tmp_path: Path
) -> None:
    server = start()
    made, tokens = begun(server)
    copy, other = tmp_path / "copy.sqlite", database_url(str(tmp_path / "new" / "other.sqlite"))
    back_up(server.settings.url(), copy)
    begun(server)
    assert restore(copy, other) == 1
    with pytest.raises(SettingError, match="1 matches are there already; --replace"):
        restore(copy, other)
    assert restore(copy, other, replace=True) == 1
    again = start(database=other.partition("///")[2])
    player = again.player(made["match"], *tokens)
    assert player.see(1)["version"] == 1
    player.close()


def test_nothing_is_put_back_under_a_server_that_runs(start: Callable[..., Running], tmp_path: Path) -> None:
    """It would go on with matches that are no longer there."""
    server = start()
    made, tokens = begun(server)
    copy = tmp_path / "copy.sqlite"
    back_up(server.settings.url(), copy)
    idle = start(database=str(tmp_path / "idle.sqlite"))
    for running in (server, idle):
        with pytest.raises(SettingError, match=r"a server has .* open"):
            restore(copy, running.settings.url(), replace=True)
    player = server.player(made["match"], *tokens)
    player.see(1)
    assert player.act_first()["version"] == 2
    player.close()


def test_a_backup_of_an_earlier_version_is_brought_up_to_date(tmp_path: Path) -> None:
    old = tmp_path / "old.sqlite"
    engine = create_engine(f"sqlite:///{old}")
    with engine.begin() as connection:
        migrate(connection, "0001")
    engine.dispose()
    with sqlite3.connect(old) as disk:
        disk.execute("INSERT INTO match (id, game, rules, options, seed, created) VALUES ('m', 'g', 1, '{}', 1, 1)")
    disk.close()
    before = old.read_bytes()
    assert restore(old, database_url(str(tmp_path / "new.sqlite"))) == 1
    assert old.read_bytes() == before
    with sqlite3.connect(tmp_path / "new.sqlite") as new:
        assert new.execute("SELECT id, hints FROM match").fetchall() == [("m", 0)]
    new.close()


@pytest.mark.parametrize("content", [None, b"", b"not a database at all, but long enough to be read as one" * 20])
def test_what_is_no_backup_is_refused_and_changes_nothing(tmp_path: Path, content: bytes | None) -> None:
    file, target = tmp_path / "file", tmp_path / "target.sqlite"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(SettingError, match=r"no database|no backup|cannot be put back"):
        restore(file, database_url(str(target)))
    assert not target.exists()


@pytest.mark.skipif(os.name == "nt", reason="files have no such owners there")
def test_what_root_puts_back_belongs_to_whom_the_folder_is(start: Callable[..., Running], tmp_path: Path) -> None:
    """A service has a user of its own, and root is who restores: its server could not open a file of root's."""
    server, copy, folder = start(), tmp_path / "copy.sqlite", tmp_path / "service"
    begun(server)
    back_up(server.settings.url(), copy)
    folder.mkdir()
    owner = (NOBODY, NOBODY) if os.geteuid() == 0 else (os.geteuid(), os.getegid())
    os.chown(folder, *owner)
    for replace in (False, True):
        assert restore(copy, database_url(str(folder / "vervet.sqlite")), replace) == 1
        found = (folder / "vervet.sqlite").stat()
        assert (found.st_uid, found.st_gid) == owner
        assert found.st_mode & 0o077 == 0


def test_the_commands_say_what_they_did(
    start: Callable[..., Running], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = start()
    begun(server)
    copy = str(tmp_path / "copy.sqlite")
    database = ["--database", server.settings.database]
    assert main(["backup", copy, *database]) == 0
    assert "1 game is safe in" in capsys.readouterr().out
    assert main(["backup", copy, *database]) == 2
    assert "already there" in capsys.readouterr().err
    assert main(["restore", copy, "--database", str(tmp_path / "new.sqlite")]) == 0
    assert "1 game of" in capsys.readouterr().out
    assert main(["restore", copy, *database, "--replace"]) == 2
    assert "open; stop it first" in " ".join(capsys.readouterr().err.split())


def test_what_was_played_on_sqlite_goes_on_on_postgresql_and_back(
    postgres_database: str, start: Callable[..., Running], tmp_path: Path
) -> None:
    server = start()
    made, tokens = begun(server)
    first, second = tmp_path / "first.sqlite", tmp_path / "second.sqlite"
    back_up(server.settings.url(), first)
    assert restore(first, database_url(postgres_database)) == 1
    there = start(database=postgres_database)
    player = there.player(made["match"], *tokens)
    player.see(1)
    assert player.act_first()["version"] == 2
    player.close()
    assert back_up(database_url(postgres_database), second) == 1
    back = start(database=str(second))
    player = back.player(made["match"], *tokens)
    assert player.see(2)["version"] == 2
    player.close()


def test_a_server_that_runs_on_postgresql_writes_nothing_onto_what_was_put_back_beneath_it(
    postgres_database: str, start: Callable[..., Running], tmp_path: Path
) -> None:
    server = start(database=postgres_database)
    made, tokens = begun(server)
    copy = tmp_path / "copy.sqlite"
    back_up(database_url(postgres_database), copy)
    player = server.player(made["match"], *tokens)
    player.see(1)
    assert player.act_first()["version"] == 2
    player.see(2)
    with pytest.raises(SettingError, match="--replace"):
        restore(copy, database_url(postgres_database))
    assert restore(copy, database_url(postgres_database), replace=True) == 1
    # It is refused, or sent away if the server has noticed by then.
    with suppress(ConnectionClosed):
        assert player.act_first()["type"] == "refused"
    player.close()
    # Whoever comes back finds what the backup knows, and goes on from there, once the server has noticed.
    end = time.monotonic() + PATIENCE
    answer: Message = {}
    while answer.get("version") != 2 and time.monotonic() < end:
        again = server.player(made["match"], *tokens)
        with suppress(ConnectionClosed):
            if again.see(0)["version"] == 1:
                answer = again.act_first()
        again.close()
    assert answer["version"] == 2

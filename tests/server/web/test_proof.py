"""What a server's log proves when the game is over: to both verifiers, in the terminal, and to whoever kept a head."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.proofs.verifiers import PROVEN, by_python, by_typescript
from tests.server.running import Player, Running, deal
from tests.server.web.test_deal import Promised, close
from vervet.cli import main
from vervet.core.chain import entry_digest, head_of
from vervet.core.verify import promise_of, terms_of


def play_with_an_undo(players: list[Player]) -> None:
    """To the end, by the first legal action; the first that can be taken back is."""
    undone = False
    while not players[0].table["outcome"]:
        before, asked = players[0].table["version"], players[0].table["asked"][0]
        if asked < len(players):
            mover = players[asked]
            mover.see(before)
            assert mover.act_first()["type"] == "accepted"
            if not undone and mover.see(before + 1)["undoable"]:
                mover.id += 1
                mover.send(type="undo", id=mover.id, seat=asked, version=before + 1)
                undone = mover.answer()["type"] == "accepted"
                before += 1
        for player in players:
            player.see(before + 1)
    assert undone


def kept_head(log: dict[str, Any], seat: int, told: int) -> str:
    """The head that somebody at the seat must have kept, once they had been told of so many entries."""
    secret = bytes.fromhex(log["deal"]["secret"])
    numbers = log["told"][str(seat)][:told]
    digests = [entry_digest(secret, number, log["actions"][number - 1]) for number in numbers]
    return head_of(terms_of(log).digest(), promise_of(log), digests).hex()


def test_a_played_match_is_proven_to_everybody(
    server: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = Promised(server, "here", "link", "random", game="itchy-monkey", rounds=2)
    players = match.both()
    deal(*players)
    play_with_an_undo(players)
    text = server.http.get(f"/api/matches/{match.match}/log").text
    log = json.loads(text)
    assert any(line.endswith(" undo") for line in log["actions"])
    assert by_python(text) == (PROVEN, "")
    assert by_typescript([text], tmp_path) == [(PROVEN, "")]
    file = tmp_path / "match.json"
    file.write_text(text, "utf-8")
    assert main(["verify", str(file), "--language", "en"]) == 0
    assert capsys.readouterr().out.startswith("proven: 3 commitments, 1 number in 1 stream, ")
    for seat, player in enumerate(players):
        assert player.table["head"] == kept_head(log, seat, player.table["told"])
    close(*players)


def test_a_match_of_bots_is_proven_by_the_servers_commitment_alone(server: Running, tmp_path: Path) -> None:
    made = server.create("random", "random", seed=None, options={"rounds": 2})
    watcher = server.player(made["match"])
    while not watcher.until("table")["outcome"]:
        pass
    text = server.http.get(f"/api/matches/{made['match']}/log").text
    assert json.loads(text)["deal"]["numbers"] == []
    assert by_python(text) == (PROVEN, "")
    assert by_typescript([text], tmp_path) == [(PROVEN, "")]
    watcher.close()


def test_a_log_that_a_server_dealt_from_a_seed_says_that_it_proves_nothing(server: Running, tmp_path: Path) -> None:
    made = server.create("random", "random", options={"rounds": 2})
    watcher = server.player(made["match"])
    while not watcher.until("table")["outcome"]:
        pass
    text = server.http.get(f"/api/matches/{made['match']}/log").text
    assert by_python(text) == ("no-proof", "")
    assert by_typescript([text], tmp_path) == [("no-proof", "")]
    watcher.close()

"""Taking back against bots: what they have answered goes with it, as long as nobody has learnt anything."""

from tests.server.running import Player, Running
from tests.server.web.test_leaving import play
from vervet.catalog import games
from vervet.core.verify import verify


def undo(player: Player, seat: int = 0) -> str:
    player.id += 1
    player.send(type="undo", id=player.id, seat=seat, version=player.table["version"])
    answer = player.answer()
    return str(answer.get("code", answer["type"]))


def answered(player: Player) -> bool:
    """Whether it is this player's turn, and the last one to act was a bot."""
    table = player.table
    return bool(table["legal"]) and bool(table["steps"]) and table["steps"][-1]["seat"] not in (None, *table["held"])


def lines(player: Player) -> list[tuple[int, str]]:
    return [(step["seat"], step["text"]) for step in player.table["steps"] if step["text"]]


def watch(server: Running, match: str) -> list[tuple[int, str]]:
    """All that was done and not taken back, as a newcomer is told."""
    watcher = server.player(match)
    watcher.until("table")
    watcher.close()
    return lines(watcher)


def test_what_bots_answered_is_taken_back_with_ones_own_action(server: Running) -> None:
    made = server.create("here", "random", "random", options={"rounds": 2})
    player = server.player(str(made["match"]), made["seats"][0]["token"])
    player.see(0)
    play(player, lambda _: answered(player))
    before = watch(server, str(made["match"]))
    mine = max(index for index, (seat, _) in enumerate(before) if seat == 0)
    assert {seat for seat, _ in before[mine + 1 :]} - {0}
    assert player.table["undoable"] == [0]
    assert undo(player) == "accepted"
    player.until("table")
    assert player.table["reset"] and player.table["asked"] == [0]
    assert lines(player) == before[:mine]
    play(player, lambda table: table["outcome"] is not None)
    log = server.http.get(f"/api/matches/{made['match']}/log").json()
    assert sum(line.endswith(" undo") for line in log["actions"]) == len(before) - mine
    verify(games(), log)
    player.close()


def test_people_do_not_lose_their_moves_to_somebody_else(server: Running) -> None:
    made = server.create("here", "here", "random", options={"rounds": 2})
    tokens = [seat["token"] for seat in made["seats"][:2]]
    player = server.player(str(made["match"]), *tokens)
    player.see(0)
    play(player, lambda _: answered(player))
    assert player.table["undoable"] == []
    assert undo(player, 0) == undo(player, 1) == "illegal"
    player.close()


def test_with_secrets_it_would_tell_what_bots_have_decided(server: Running) -> None:
    made = server.create("here", "random", game="after-us", options={"players": 2})
    player = server.player(str(made["match"]), made["seats"][0]["token"])
    player.see(0)
    record = server.application.registry.matches[str(made["match"])].table.record
    assert record.bots == {1} and record.undone_with_bots(0) == []
    player.close()

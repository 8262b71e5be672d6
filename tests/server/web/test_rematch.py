"""Playing again."""

import asyncio
import threading
from collections.abc import Callable

import pytest

from tests.server.running import PATIENCE, Message, Player, Running, deal
from vervet.server.match.rows import MatchRow


def finished(server: Running, *kinds: str) -> tuple[str, list[str], list[Player]]:
    """A match of the sealed game that is over, with a client at each seat; seats by link are taken."""
    made = server.create(*kinds, game="sealed", seed=None)
    match = str(made["match"])
    tokens: list[str] = []
    for seat in made["seats"]:
        if seat["kind"] == "link":
            body = {"invitation": seat["invitation"], "name": "Ada"}
            tokens.append(server.http.post(f"/api/matches/{match}/join", json=body).json()["token"])
        else:
            tokens.append(seat["token"])
    players = [server.player(match, token) for token in tokens]
    deal(*players)
    for version in range(6):
        player = players[version % 2]
        player.see(version)
        player.act({"kind": "bid", "amount": 1})
    for player in players:
        assert player.see(6)["outcome"] is not None
    return match, tokens, players


def rematch(server: Running, match: str, *tokens: str, turn: bool = False) -> Message:
    answer = server.http.post(f"/api/matches/{match}/rematch", json={"tokens": list(tokens), "turn": turn})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def test_everybody_connected_gets_the_new_match_and_their_own_token(server: Running) -> None:
    match, tokens, players = finished(server, "here", "link")
    watcher = server.player(match)
    watcher.see(6)
    made = rematch(server, match, tokens[0])
    calls = [player.until("rematch") for player in (*players, watcher)]
    assert {call["match"] for call in calls} == {made["match"]}
    assert {call["turned"] for call in calls} == {False}
    assert [len(call["tokens"]) for call in calls] == [1, 1, 0]
    assert made["seats"][0]["token"] == calls[0]["tokens"][0]
    assert made["seats"][1]["token"] is None
    again = [server.player(call["match"], *call["tokens"]) for call in calls]
    deal(*again)
    assert [player.table["seat"] for player in again] == [0, 1, None]
    for client in (*players, *again, watcher):
        client.close()


def test_asking_twice_gives_the_same_match_and_tokens(server: Running) -> None:
    match, tokens, players = finished(server, "here", "here")
    assert rematch(server, match, *tokens) == rematch(server, match, *tokens)
    for player in players:
        player.close()


def test_whoever_was_away_gets_their_seat_later(server: Running) -> None:
    match, tokens, players = finished(server, "here", "link")
    players[1].close()
    made = rematch(server, match, tokens[0])
    back = server.player(match, tokens[1])
    call = back.until("rematch")
    assert call["match"] == made["match"]
    player = server.player(call["match"], *call["tokens"])
    assert player.until("deal")["held"] == [1]
    for client in (players[0], back, player):
        client.close()


def test_the_new_match_has_the_same_options_names_and_seats_but_another_deal(server: Running) -> None:
    match, tokens, players = finished(server, "here", "link")
    new = rematch(server, match, *tokens)["match"]
    before, after = (server.http.get(f"/api/matches/{name}").json() for name in (match, new))
    same = ("game", "options", "rules")
    assert [before[key] for key in same] == [after[key] for key in same]
    assert [player["name"] for player in after["players"]] == ["", "Ada"]
    assert not any(player["open"] for player in after["players"])
    assert (after["version"], after["over"]) == (0, False)
    for player in players:
        player.close()


def test_old_tokens_do_not_hold_the_new_seats(server: Running) -> None:
    match, tokens, players = finished(server, "here", "here")
    new = str(rematch(server, match, *tokens)["match"])
    stranger = server.player(new, tokens[0])
    assert stranger.next()["code"] == "bad-token"
    for client in (*players, stranger):
        client.close()


def test_a_stranger_cannot_ask_for_a_rematch(server: Running) -> None:
    match, _, players = finished(server, "here", "here")
    for tokens in ([], ["wrong"]):
        answer = server.http.post(f"/api/matches/{match}/rematch", json={"tokens": tokens})
        assert (answer.status_code, answer.json()["code"]) == (403, "bad-token")
    for player in players:
        player.close()


def test_an_unfinished_match_has_no_rematch(server: Running) -> None:
    made = server.create("here", "here")
    body = {"tokens": [made["seats"][0]["token"]]}
    answer = server.http.post(f"/api/matches/{made['match']}/rematch", json=body)
    assert (answer.status_code, answer.json()["code"]) == (409, "not-over")


def test_with_a_turn_everybody_moves_on_by_one_place_and_keeps_their_name(server: Running) -> None:
    match, tokens, players = finished(server, "here", "link")
    made = rematch(server, match, tokens[0], turn=True)
    assert [(seat["kind"], seat["token"] is None) for seat in made["seats"]] == [("link", True), ("here", False)]
    calls = [player.until("rematch") for player in players]
    assert [(call["by"], call["turned"]) for call in calls] == [(0, True), (0, True)]
    assert made["seats"][1]["token"] == calls[0]["tokens"][0]
    again = [server.player(call["match"], *call["tokens"]) for call in calls]
    deal(*again)
    assert [player.table["seat"] for player in again] == [1, 0]
    assert [player["name"] for player in again[0].table["players"]] == ["Ada", ""]
    # Whoever asks later gets the same match and the same place, whatever they ask for.
    assert rematch(server, match, tokens[0]) == made
    for client in (*players, *again):
        client.close()


def test_a_turn_is_on_disk(start: Callable[..., Running]) -> None:
    server = start()
    match, tokens, players = finished(server, "here", "here")
    made = rematch(server, match, tokens[0], turn=True)
    for player in players:
        player.close()
    later = start()
    assert rematch(later, match, tokens[0])["seats"] == made["seats"]


def test_a_token_handed_on_while_the_new_match_is_read_from_disk_is_good(
    start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    """One player is there at once and the match is loaded for them; the other's token is written meanwhile."""
    server = start()
    match, tokens, players = finished(server, "here", "here")
    for player in players:
        player.close()
    made = rematch(server, match, tokens[0])
    store = server.application.registry.store
    read, has_read, go_on = store.match, threading.Event(), threading.Event()

    async def read_slowly(name: str) -> MatchRow | None:
        row = await read(name)
        if not has_read.is_set():
            has_read.set()
            while not go_on.is_set():
                await asyncio.sleep(0.01)
        return row

    monkeypatch.setattr(store, "match", read_slowly)
    first = server.player(made["match"], made["seats"][0]["token"])
    assert has_read.wait(PATIENCE)
    theirs = rematch(server, match, tokens[1])["seats"][1]["token"]
    go_on.set()
    second = server.player(made["match"], theirs)
    deal(first, second)
    assert [player.table["seat"] for player in (first, second)] == [0, 1]
    for player in (first, second):
        player.close()

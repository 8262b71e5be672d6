"""Playing over the WebSocket."""

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.conftest import Pair
from tests.server.running import Player, Running


def test_a_whole_match_is_played_by_two_clients(server: Running, pair: Pair) -> None:
    version = 0
    while pair.players[0].see(version)["outcome"] is None:
        mover = pair.mover()
        mover.see(version)
        answer = mover.act_first()
        assert (answer["type"], answer["version"]) == ("accepted", version + 1)
        version += 1
    first, second = (player.see(version) for player in pair.players)
    assert first["outcome"] == second["outcome"]
    assert first["asked"] == first["legal"] == []
    assert server.http.get(f"/api/matches/{pair.match}").json()["over"]


def test_a_move_reaches_the_other_client_with_its_events(pair: Pair) -> None:
    action = pair.mover().table["legal"][0]
    pair.mover().act(action)
    (step,) = pair.waiter().see(1)["steps"]
    assert step["version"] == 1
    assert step["text"] == f"place {action['cell']}"
    assert step["events"][0]["event"] == "place"


def test_only_the_asked_seat_gets_legal_actions(pair: Pair) -> None:
    assert pair.mover().table["legal"]
    assert pair.waiter().table["legal"] == []


def test_a_table_tells_only_the_steps_since_the_last(pair: Pair) -> None:
    pair.mover().act_first()
    for player in pair.players:
        player.see(1)
    pair.mover().act_first()
    table = pair.waiter().see(2)
    assert [step["version"] for step in table["steps"]] == [2]
    assert table["reset"] is False


def test_whoever_joins_late_gets_all_steps(server: Running, pair: Pair) -> None:
    pair.mover().act_first()
    pair.players[0].see(1)
    late = server.player(pair.match, pair.tokens[0])
    table = late.see(0)
    assert [step["version"] for step in table["steps"]] == [1]
    assert table["reset"] is True
    late.close()


def test_a_move_against_an_old_version_is_refused_and_the_current_table_follows(pair: Pair) -> None:
    mover = pair.mover()
    mover.act_first()
    table = mover.see(1)
    refused = mover.act({"kind": "place", "cell": "a1"}, version=0)
    assert (refused["type"], refused["code"]) == ("refused", "stale")
    following = mover.next()
    assert (following["type"], following["version"]) == ("table", table["version"])


def test_a_version_that_never_was_is_stale(pair: Pair) -> None:
    assert pair.mover().act({"kind": "place", "cell": "a1"}, version=99)["code"] == "stale"


def test_the_same_move_sent_twice_is_made_once(pair: Pair) -> None:
    mover = pair.mover()
    legal = mover.table["legal"][0]
    assert mover.act(legal, version=0)["type"] == "accepted"
    assert mover.act(legal, version=0)["code"] == "stale"


def test_an_illegal_move_is_refused_with_the_rule(pair: Pair) -> None:
    refused = pair.mover().act({"kind": "nitpick", "cell": "a7"})
    assert refused["code"] == "illegal"
    assert str(refused["refusal"]["rule"]).startswith("IM-")


def test_whoever_is_not_asked_is_refused_with_the_rule(pair: Pair) -> None:
    refused = pair.waiter().act({"kind": "place", "cell": "a7"})
    assert refused["code"] == "illegal"
    assert refused["refusal"] is not None


def test_nobody_acts_asks_or_undoes_for_a_seat_they_do_not_hold(pair: Pair) -> None:
    other = pair.mover().table["seat"]
    waiter = pair.waiter()
    action = pair.mover().table["legal"][0]
    assert waiter.act(action, seat=other)["code"] == "not-your-seat"
    waiter.send(type="ask", id=waiter.id, seat=other, action=action)
    assert waiter.answer()["code"] == "not-your-seat"
    waiter.send(type="undo", id=waiter.id, seat=other, version=0)
    assert waiter.answer()["code"] == "not-your-seat"


def test_a_spectator_sees_the_table_and_can_do_nothing(server: Running, pair: Pair) -> None:
    watcher = server.player(pair.match)
    table = watcher.see(0)
    assert table["seat"] is None
    assert table["held"] == table["legal"] == []
    assert watcher.act({"kind": "place", "cell": "a7"}, seat=0)["code"] == "not-your-seat"
    pair.mover().act_first()
    assert watcher.see(1)["steps"][0]["text"].startswith("place")
    watcher.close()


def test_asking_says_what_would_happen_and_changes_nothing(pair: Pair) -> None:
    mover = pair.mover()
    mover.send(type="ask", id=5, seat=mover.table["seat"], action=mover.table["legal"][0])
    mover.id = 5
    answer = mover.answer()
    assert answer["refusal"] is None
    assert answer["events"][0]["event"] == "place"
    assert mover.act_first()["version"] == 1


def test_asking_says_why_not(pair: Pair) -> None:
    mover = pair.mover()
    mover.send(type="ask", id=0, seat=mover.table["seat"], action={"kind": "nitpick", "cell": "a7"})
    answer = mover.answer()
    assert answer["refusal"]["reason"]
    assert answer["events"] == []


def test_an_action_that_makes_no_sense_is_malformed(pair: Pair) -> None:
    refused = pair.mover().act({"kind": "fly", "cell": "a7"})
    assert refused["code"] == "malformed"
    assert "place" in str(refused["detail"])


def test_the_last_action_can_be_taken_back(pair: Pair) -> None:
    mover, waiter = pair.mover(), pair.waiter()
    mover.act_first()
    table = mover.see(1)
    assert table["undo"] is True
    mover.send(type="undo", id=mover.id, seat=table["seat"], version=1)
    answer = mover.answer()
    assert (answer["type"], answer["version"]) == ("accepted", 2)
    after = waiter.see(2)
    assert (after["reset"], after["steps"]) == (True, [])
    assert after["asked"] == [table["seat"]]


def test_a_move_chosen_before_an_undo_is_stale_after_it(pair: Pair) -> None:
    mover = pair.mover()
    action = mover.table["legal"][1]
    mover.act_first()
    mover.send(type="undo", id=mover.id, seat=mover.table["seat"], version=1)
    mover.answer()
    assert mover.act(action, version=0)["code"] == "stale"
    assert mover.act(action, version=2)["type"] == "accepted"


def test_what_another_player_has_built_on_cannot_be_taken_back(pair: Pair) -> None:
    first = pair.mover()
    first.act_first()
    for player in pair.players:
        player.see(1)
    pair.mover().act_first()
    table = first.see(2)
    if first.table["asked"] == [first.table["seat"]]:
        assert table["undo"] is False
    first.send(type="undo", id=first.id, seat=table["seat"], version=2)
    assert first.answer()["code"] == "illegal"


def test_a_client_with_two_seats_sees_the_table_from_the_one_that_is_asked(server: Running) -> None:
    made = server.create("here", "here")
    both = server.player(made["match"], *(seat["token"] for seat in made["seats"]))
    table = both.see(0)
    assert table["held"] == [0, 1]
    assert [table["seat"]] == table["asked"]
    both.act_first()
    after = both.see(1)
    assert [after["seat"]] == after["asked"] != table["asked"]
    assert after["undoable"] == table["asked"]
    both.close()


def test_everybody_hears_who_comes_and_goes(server: Running) -> None:
    made = server.create("here", "here")
    first, second = (seat["token"] for seat in made["seats"])
    stays = server.player(made["match"], first)
    assert [player["connected"] for player in stays.see(0)["players"]] == [True, False]
    comes = server.player(made["match"], second)
    assert [player["connected"] for player in stays.until("players")["players"]] == [True, True]
    comes.close()
    assert [player["connected"] for player in stays.until("players")["players"]] == [True, False]
    stays.close()


def test_a_seat_can_be_held_by_two_connections(server: Running, pair: Pair) -> None:
    seat = pair.mover().table["seat"]
    twin = server.player(pair.match, pair.tokens[seat])
    twin.see(0)
    assert twin.act_first()["type"] == "accepted"
    assert pair.players[seat].see(1)["version"] == 1
    twin.close()


def test_a_client_can_come_back_and_go_on(server: Running, pair: Pair) -> None:
    seat = pair.mover().table["seat"]
    pair.players[seat].close()
    pair.players[seat] = server.player(pair.match, pair.tokens[seat])
    pair.players[seat].see(0)
    assert pair.players[seat].act_first()["type"] == "accepted"


def test_a_ping_is_answered_even_before_joining(server: Running, pair: Pair) -> None:
    stranger = Player(server, pair.match)
    stranger.send(type="ping", id=3)
    assert stranger.next() == {"type": "pong", "id": 3}
    stranger.close()


def test_whoever_has_not_joined_is_told_to(server: Running, pair: Pair) -> None:
    stranger = Player(server, pair.match)
    assert stranger.act({"kind": "place", "cell": "a7"}, seat=0, version=0)["code"] == "not-joined"
    stranger.close()


@pytest.mark.parametrize(
    ("tokens", "code"), [(["wrong"], "bad-token"), (["\ud800"], "malformed"), ("text", "malformed"), ([1], "malformed")]
)
def test_a_wrong_token_does_not_join(server: Running, pair: Pair, tokens: object, code: str) -> None:
    stranger = Player(server, pair.match)
    text = '{"type":"join","tokens":["\\ud800"]}' if tokens == ["\ud800"] else None
    if text is None:
        stranger.send(type="join", tokens=tokens)
    else:
        stranger.socket.send(text)
    assert stranger.next()["code"] == code
    stranger.send(type="join", tokens=[pair.tokens[0]])
    assert stranger.until("table")["seat"] == 0
    stranger.close()


def test_a_token_of_another_match_is_wrong(server: Running, pair: Pair) -> None:
    other = server.create("here", "here")
    stranger = server.player(pair.match, other["seats"][0]["token"])
    assert stranger.next()["code"] == "bad-token"
    stranger.close()


def test_a_match_that_does_not_exist_is_unknown_and_the_socket_stays(server: Running) -> None:
    lost = server.player("none")
    assert lost.next()["code"] == "unknown-match"
    lost.send(type="ping", id=1)
    assert lost.next() == {"type": "pong", "id": 1}
    lost.close()


def test_a_finished_match_takes_no_move_and_no_undo(server: Running) -> None:
    made = server.create("here", "here", options={"rounds": 1})
    player = server.player(made["match"], *(seat["token"] for seat in made["seats"]))
    version = 0
    while player.see(version)["outcome"] is None:
        player.act_first()
        version += 1
    assert player.act({"kind": "end"})["code"] == "over"
    player.send(type="undo", id=player.id, seat=0, version=version)
    assert player.answer()["code"] == "over"
    player.close()


def test_a_page_from_another_site_cannot_connect(server: Running, pair: Pair) -> None:
    with pytest.raises(InvalidStatus):
        Player(server, pair.match, origin="http://evil.example")


def test_a_page_from_this_site_can_connect(server: Running, pair: Pair) -> None:
    player = Player(server, pair.match, origin=f"http://127.0.0.1:{server.port}")
    player.send(type="ping", id=1)
    assert player.next()["type"] == "pong"
    player.close()

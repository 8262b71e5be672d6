"""Whoever made a match fills seats with bots, calls it off, and gives a lost seat again; everybody else does not."""

from tests.server.running import STAGES, Message, Player, Running


def made(server: Running, *kinds: str) -> Message:
    """A match whose deal is promised: it waits for everybody."""
    return server.create(*kinds, seed=None)


def ask(server: Running, match: object, what: str, **body: object) -> tuple[int, Message]:
    answer = server.http.post(f"/api/matches/{match}/{what}", json=body)
    return answer.status_code, dict(answer.json()) if answer.content else {}


def join(server: Running, match: object, invitation: str, name: str = "Bo") -> str:
    code, taken = ask(server, match, "join", invitation=invitation, name=name)
    assert code == 201
    return str(taken["token"])


def info(server: Running, match: object) -> Message:
    return dict(server.http.get(f"/api/matches/{match}").json())


def leave(player: Player, host: Player, seat: int) -> None:
    """Somebody goes, and the host has heard of it."""
    player.close()
    while host.until("players")["players"][seat]["connected"]:
        pass


def test_an_invitation_can_be_looked_at_before_and_after_it_is_used(server: Running) -> None:
    match = made(server, "here", "link")
    code = match["seats"][1]["invitation"]
    assert ask(server, match["match"], "invitation", invitation=code) == (200, {"seat": 1, "open": True})
    join(server, match["match"], code)
    assert ask(server, match["match"], "invitation", invitation=code) == (200, {"seat": 1, "open": False})
    status, problem = ask(server, match["match"], "invitation", invitation="made up")
    assert (status, problem["code"]) == (403, "bad-token")


def test_a_bot_takes_a_free_seat_and_everybody_goes_on_together(server: Running) -> None:
    match = made(server, "here", "link", "link")
    host_token, first = match["seats"][0]["token"], match["seats"][1]
    guest_token = join(server, match["match"], first["invitation"])
    host, guest = server.player(match["match"], host_token), server.player(match["match"], guest_token)
    status, filled = ask(server, match["match"], "fill", token=host_token, seat=2, bot="random")
    assert status == 201
    told = [player.until("rematch") for player in (host, guest)]
    assert {one["match"] for one in told} == {filled["match"]}
    assert told[0]["tokens"] == [filled["seats"][0]["token"]]
    there = info(server, filled["match"])
    assert [player["kind"] for player in there["players"]] == ["here", "link", "bot"]
    assert [player["name"] for player in there["players"]][1] == "Bo"
    assert info(server, match["match"])["next"] == filled["match"]
    players = [server.player(filled["match"], *one["tokens"]) for one in told]
    for stage in STAGES:
        for player in players:
            player.reach(stage)
    for player in (host, guest, *players):
        player.close()


def test_a_link_that_is_already_sent_opens_its_seat_in_the_filled_match_too(server: Running) -> None:
    match = made(server, "here", "link", "link")
    _, filled = ask(server, match["match"], "fill", token=match["seats"][0]["token"], seat=1, bot="random")
    code = match["seats"][2]["invitation"]
    assert ask(server, filled["match"], "invitation", invitation=code) == (200, {"seat": 2, "open": True})
    assert join(server, filled["match"], code)


def test_a_seat_that_somebody_has_taken_is_not_filled(server: Running) -> None:
    match = made(server, "here", "link")
    join(server, match["match"], match["seats"][1]["invitation"])
    status, problem = ask(server, match["match"], "fill", token=match["seats"][0]["token"], seat=1, bot="random")
    assert (status, problem["code"]) == (409, "seat-taken")
    for seat in (0, -1, 9):
        status, problem = ask(server, match["match"], "fill", token=match["seats"][0]["token"], seat=seat, bot="random")
        assert status in (400, 409)
    assert info(server, match["match"])["stage"] == "committing"


def test_a_match_that_is_waited_for_is_called_off_once(server: Running) -> None:
    match = made(server, "here", "link")
    token = match["seats"][0]["token"]
    host = server.player(match["match"], token)
    assert ask(server, match["match"], "cancel", token=token) == (204, {})
    host.reach("void")
    host.close()
    assert info(server, match["match"])["stage"] == "void"
    status, problem = ask(server, match["match"], "cancel", token=token)
    assert (status, problem["code"]) == (409, "void")


def test_a_match_that_has_begun_is_neither_called_off_nor_filled(server: Running) -> None:
    match = server.create("here", "link")
    token = match["seats"][0]["token"]
    for what, more in (("cancel", {}), ("fill", {"seat": 1, "bot": "random"})):
        status, problem = ask(server, match["match"], what, token=token, **more)
        assert (status, problem["code"]) == (409, "begun")


def test_guests_and_strangers_do_none_of_it(server: Running) -> None:
    match = made(server, "here", "link", "link")
    guest = join(server, match["match"], match["seats"][1]["invitation"])
    for token, code in ((guest, "not-your-seat"), ("made up", "bad-token")):
        for what, more in (("cancel", {}), ("fill", {"seat": 2, "bot": "random"}), ("seats/1/offer", {})):
            status, problem = ask(server, match["match"], what, token=token, **more)
            assert (status, problem["code"]) == (403, code)


def test_a_lost_seat_is_given_again_and_the_old_token_no_longer_opens_it(server: Running) -> None:
    match = server.create("here", "link")
    token, code = match["seats"][0]["token"], match["seats"][1]["invitation"]
    lost = join(server, match["match"], code)
    host, guest = server.player(match["match"], token), server.player(match["match"], lost)
    host.see(0)
    guest.see(0)
    status, problem = ask(server, match["match"], "seats/1/offer", token=token)
    assert (status, problem["code"]) == (409, "seat-taken"), "whoever is there keeps the seat"
    leave(guest, host, 1)
    status, offered = ask(server, match["match"], "seats/1/offer", token=token)
    assert (status, offered["match"], offered["seat"]) == (201, match["match"], 1)
    assert host.until("players")["players"][1]["open"], "everybody sees that the seat is free"
    assert ask(server, match["match"], "invitation", invitation=code)[0] == 403
    found = join(server, match["match"], offered["invitation"])
    late = Player(server, match["match"])
    late.send(type="join", tokens=[lost])
    assert late.until("refused")["code"] == "bad-token"
    back = server.player(match["match"], found)
    back.see(0)
    assert back.table["held"] == [1]
    for player in (host, late, back):
        player.close()


def test_a_seat_lost_after_its_number_was_sealed_is_given_again_with_a_new_deal(server: Running) -> None:
    match = made(server, "here", "link", "link")
    token = match["seats"][0]["token"]
    guest_token = join(server, match["match"], match["seats"][1]["invitation"])
    host, guest = server.player(match["match"], token), server.player(match["match"], guest_token)
    while not all(client["commitment"] for client in host.deal.get("clients", [{"commitment": None}])[:2]):
        host.until("deal")
        if len(guest.heard) < 2:
            guest.until("deal")
    leave(guest, host, 1)
    status, offered = ask(server, match["match"], "seats/1/offer", token=token)
    assert status == 201 and offered["match"] != match["match"]
    assert host.until("rematch")["match"] == offered["match"]
    assert join(server, offered["match"], offered["invitation"])
    host.close()


def test_the_seat_of_nobody_is_not_given_again(server: Running) -> None:
    match = made(server, "here", "link", "random")
    for seat in (0, 1, 2):
        status, problem = ask(server, match["match"], f"seats/{seat}/offer", token=match["seats"][0]["token"])
        assert (status, problem["code"]) == (400, "bad-seats")


def test_whoever_watches_is_seen_to_watch(server: Running) -> None:
    match = server.create("here", "here")
    host = server.player(match["match"], match["seats"][0]["token"])
    host.see(0)
    assert host.deal["watching"] == 0
    watcher = server.player(match["match"])
    watcher.see(0)
    assert watcher.deal["watching"] == 1
    assert host.until("players")["watching"] == 1
    watcher.close()
    assert host.until("players")["watching"] == 0
    host.close()

"""Whoever made a match fills seats with bots, calls it off, and gives a lost seat again; everybody else does not."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing

import pytest

from tests.server.running import STAGES, Message, Player, Running, deal


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


def test_a_link_to_a_seat_that_a_bot_has_taken_holds_nothing_in_either_match(server: Running) -> None:
    """Whoever took the seat in the match that was given up would have the bot's in the one that goes on."""
    match = made(server, "here", "link", "link")
    old, code = match["match"], match["seats"][2]["invitation"]
    _, filled = ask(server, old, "fill", token=match["seats"][0]["token"], seat=2, bot="random")
    assert ask(server, old, "invitation", invitation=code) == (200, {"seat": 2, "open": False})
    status, problem = ask(server, old, "join", invitation=code)
    assert (status, problem["code"]) == (409, "void")
    status, problem = ask(server, filled["match"], "join", invitation=code)
    assert (status, problem["code"]) == (403, "bad-token")


def test_nobody_inherits_the_seat_of_a_bot(server: Running) -> None:
    """Not even who holds the same seat of the match before, however they came by it."""
    match = made(server, "here", "link")
    guest = join(server, match["match"], match["seats"][1]["invitation"])
    new = server.create("here", "random", seed=None)
    handing = server.application.rematches.hand_on(new["match"], {1: guest})
    assert asyncio.run_coroutine_threadsafe(handing, server.loop).result() == {}


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


def test_what_was_called_off_begins_again_only_for_whoever_made_it(server: Running) -> None:
    match = made(server, "here", "link", "link")
    mine, hers = match["seats"][0]["token"], join(server, match["match"], match["seats"][1]["invitation"])
    assert ask(server, match["match"], "cancel", token=mine) == (204, {})
    status, problem = ask(server, match["match"], "rematch", tokens=[hers])
    assert (status, problem["code"]) == (409, "void")
    guest = server.player(match["match"], hers)
    guest.reach("void")
    guest.id = 7
    guest.send(type="anew", id=7, seat=1)
    assert guest.answer()["code"] == "void"
    assert info(server, match["match"])["next"] is None
    status, again = ask(server, match["match"], "rematch", tokens=[mine])
    assert status == 201
    # Now there is a match to go on with, for her as well.
    assert guest.until("rematch")["match"] == again["match"]
    assert ask(server, match["match"], "rematch", tokens=[hers])[1]["match"] == again["match"]
    guest.close()


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


class Party:
    """A match that was dealt: whoever made it, and guests by link."""

    def __init__(self, server: Running, *kinds: str, game: str) -> None:
        self.server = server
        made = server.create(*kinds, game=game, seed=None)
        self.match = str(made["match"])
        self.codes: dict[int, str] = {seat["seat"]: seat["invitation"] for seat in made["seats"] if seat["invitation"]}
        self.tokens: dict[int, str] = {seat["seat"]: seat["token"] for seat in made["seats"] if seat["token"]}
        self.tokens |= {seat: join(server, self.match, code) for seat, code in self.codes.items()}
        self.players = {seat: server.player(self.match, token) for seat, token in self.tokens.items()}
        deal(*self.players.values())

    def offer(self, seat: int) -> tuple[int, Message]:
        """The one who made the match tries to give a seat again."""
        return ask(self.server, self.match, f"seats/{seat}/offer", token=self.tokens[0])

    def refused(self, seat: int) -> str:
        status, problem = self.offer(seat)
        assert status == 409
        return str(problem["code"])

    def vouch(self, seat: int, absent: int, yes: bool = True) -> Message:
        player = self.players[seat]
        player.id += 1
        player.send(type="vouch", id=player.id, seat=seat, absent=absent, yes=yes)
        return player.answer()

    def close(self) -> None:
        for player in self.players.values():
            player.close()


@pytest.fixture
def party(start: Callable[..., Running]) -> Iterator[Callable[..., Party]]:
    """People at a server where nobody needs to have been away for long."""
    with ExitStack() as stack:

        def come(*kinds: str, game: str = "itchy-monkey", away_seconds: float = 0.0) -> Party:
            return stack.enter_context(closing(Party(start(away_seconds=away_seconds), *kinds, game=game)))

        yield come


def test_the_seat_of_somebody_whose_connection_has_just_dropped_is_not_given_again(
    party: Callable[..., Party],
) -> None:
    two = party("here", "link", away_seconds=60.0)
    assert two.players[0].deal["away"] == 60.0
    assert two.refused(1) == "seat-taken", "whoever is there keeps the seat"
    leave(two.players[1], two.players[0], 1)
    assert two.refused(1) == "too-early"


def test_a_hand_is_not_given_to_somebody_whom_nobody_else_vouches_for(party: Callable[..., Party]) -> None:
    two = party("here", "link", "random", game="cheeky-monkeys")
    leave(two.players[1], two.players[0], 1)
    assert two.vouch(0, 1)["type"] == "accepted"
    assert two.refused(1) == "no-witness"


def test_all_others_who_play_must_agree_that_a_seat_is_given_again(party: Callable[..., Party]) -> None:
    four = party("here", "here", "link", "link", game="cheeky-monkeys")
    leave(four.players[2], four.players[0], 2)
    assert four.vouch(3, 0)["code"] == four.vouch(3, 1)["code"] == "not-away", "they are there, and were not invited"
    assert four.vouch(0, 2)["type"] == "accepted"
    assert four.refused(2) == "not-agreed", "who made the match cannot agree for the others"
    assert four.vouch(3, 2)["type"] == four.vouch(3, 2, yes=False)["type"] == "accepted"
    assert four.refused(2) == "not-agreed", "who would rather wait takes back what all have said"
    assert four.vouch(3, 2)["type"] == "accepted"
    while four.players[1].until("players")["players"][2].get("vouched") != [3]:
        pass
    assert four.offer(2)[0] == 201
    four.players[2] = four.server.player(four.match, four.tokens[2])
    four.players[2].see(0)
    # The host still has to read of the time when nobody was there: that is not the leaving below.
    while not four.players[0].until("players")["players"][2]["connected"]:
        pass
    leave(four.players[2], four.players[0], 2)
    assert four.refused(2) == "not-agreed", "what was agreed on was one link"


def test_a_seat_is_given_again_and_nobody_loses_it(party: Callable[..., Party]) -> None:
    two = party("here", "link")
    host, match = two.players[0], two.match
    leave(two.players[1], host, 1)
    status, offered = two.offer(1)
    assert (status, offered["match"], offered["seat"]) == (201, match, 1)
    assert host.until("players")["players"][1]["open"], "everybody sees that the seat is free"
    assert ask(two.server, match, "invitation", invitation=two.codes[1])[0] == 403
    fresh = join(two.server, match, offered["invitation"])
    for number, token in enumerate((fresh, two.tokens[1])):
        two.players[1 + number] = two.server.player(match, token)
        two.players[1 + number].see(0)
        assert two.players[1 + number].table["held"] == [1], "the new browser and the one that was lost"
    rematch = ask(two.server, match, "rematch", tokens=[fresh])
    assert rematch[1]["code"] == "not-over"


def test_whoever_comes_back_before_the_new_link_is_used_has_the_seat_and_the_link_is_void(
    party: Callable[..., Party],
) -> None:
    two = party("here", "link")
    leave(two.players[1], two.players[0], 1)
    offered = two.offer(1)[1]
    two.players[1] = two.server.player(two.match, two.tokens[1])
    two.players[1].see(0)
    assert ask(two.server, two.match, "invitation", invitation=offered["invitation"])[1]["open"] is False
    leave(two.players[1], two.players[0], 1)
    status, problem = ask(two.server, two.match, "join", invitation=offered["invitation"], name="Eve")
    assert (status, problem["code"]) == (409, "seat-taken")


def test_both_browsers_of_a_seat_go_on_to_the_rematch(party: Callable[..., Party]) -> None:
    two = party("here", "link")
    leave(two.players[1], two.players[0], 1)
    fresh = join(two.server, two.match, two.offer(1)[1]["invitation"])
    two.players[1] = two.server.player(two.match, fresh)
    two.players[1].see(0)
    two.players[0].send(type="resign", id=1, seat=0)
    two.players[1].until("table")
    following = {}
    for token in (fresh, two.tokens[1], fresh):
        status, made = ask(two.server, two.match, "rematch", tokens=[token])
        assert status == 201
        following[token] = made["seats"][1]["token"]
    assert len(set(following.values())) == 2
    for token in following.values():
        again = Player(two.server, made["match"])
        again.send(type="join", tokens=[token])
        assert again.until("deal")["held"] == [1]
        again.close()


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

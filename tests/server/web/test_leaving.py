"""Leaving a match: a bot plays on, somebody resigns, and what the others agree on about somebody who is away."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing

import pytest

from tests.server.running import Message, Player, Process, Running, deal
from vervet.catalog import games
from vervet.core.verify import verify


class Three:
    """A promised match of three: two people with a client each, and a bot."""

    def __init__(self, server: Running, game: str = "itchy-monkey", *kinds: str) -> None:
        self.server = server
        made = server.create(*(kinds or ("here", "link", "random")), game=game, seed=None)
        self.match = str(made["match"])
        self.tokens = [self.token(seat) for seat in made["seats"] if seat["kind"] != "bot"]
        self.players = [server.player(self.match, token) for token in self.tokens]
        deal(*self.players)

    def token(self, seat: Message) -> str:
        if seat["token"]:
            return str(seat["token"])
        body = {"invitation": seat["invitation"], "name": "Ada"}
        return str(self.server.http.post(f"/api/matches/{self.match}/join", json=body).json()["token"])

    def close(self) -> None:
        for player in self.players:
            player.close()


@pytest.fixture
def three(server: Running) -> Iterator[Three]:
    with closing(Three(server)) as found:
        yield found


@pytest.fixture
def two(server: Running) -> Iterator[Three]:
    with closing(Three(server, "itchy-monkey", "here", "link")) as found:
        yield found


def say(player: Player, kind: str, seat: int, **more: object) -> Message:
    player.id += 1
    player.send(type=kind, id=player.id, seat=seat, **more)
    return player.answer()


def told(player: Player, seat: int, **expected: object) -> None:
    """Read until the players are told like this."""
    while True:
        message = player.next()
        for each in message.get("players", []):
            if each["seat"] == seat and all(each.get(name, "") == value for name, value in expected.items()):
                return


def play(player: Player, until: Callable[[Message], bool]) -> Message:
    """Make the first legal move whenever this player is asked, until the table is like this."""
    while not until(player.table):
        if player.table["legal"]:
            player.act_first()
        player.until("table")
    return player.table


def test_a_bot_plays_on_until_its_player_is_back(three: Three) -> None:
    first, second = three.players
    assert say(first, "stand-in", 0, on=True)["type"] == "accepted"
    told(second, 0, stand_in="mind-1")
    before = second.table["version"]
    play(second, lambda table: table["version"] > before + 12)
    assert say(first, "act", 0, version=0, action={"kind": "end"})["code"] == "bot-plays"
    first.see(before + 6)
    assert first.table["legal"] == []
    assert say(first, "stand-in", 0, on=False)["type"] == "accepted"
    told(second, 0, stand_in="")
    assert say(first, "stand-in", 0, on=False)["code"] == "already"


def test_a_resignation_ends_a_match_of_two_and_the_log_proves_it(two: Three) -> None:
    first, second = two.players
    assert say(second, "resign", 1)["type"] == "accepted"
    for player in (first, second):
        while player.table["outcome"] is None:
            player.until("table")
        assert player.table["outcome"] == {"winners": [0], "reason": "resigned", "rule": ""}
        assert player.table["asked"] == player.table["legal"] == player.table["undoable"] == []
    for kind, more in (("resign", {}), ("stand-in", {"on": True}), ("replace", {"absent": 1, "yes": True})):
        assert say(first, kind, 0, **more)["code"] == "over"
    info = two.server.http.get(f"/api/matches/{two.match}").json()
    assert info["over"] and info["players"][1]["resigned"]
    log = two.server.http.get(f"/api/matches/{two.match}/log").json()
    assert log["outcome"] is None
    assert log["departures"] == [{"at": 0, "seat": 1, "how": "resigned", "bot": ""}]
    verdict = verify(games(), log)
    assert verdict.proven and verdict.over
    assert two.server.http.post(f"/api/matches/{two.match}/rematch", json={"tokens": two.tokens[:1]}).status_code == 201


def test_at_a_larger_table_a_bot_plays_on_for_good(three: Three) -> None:
    first, second = three.players
    assert say(first, "resign", 0)["type"] == "accepted"
    told(second, 0, stand_in="mind-1", resigned=True)
    assert second.table["outcome"] is None
    for kind, more in (("resign", {}), ("stand-in", {"on": False}), ("stand-in", {"on": True})):
        assert say(first, kind, 0, **more)["code"] == "resigned"


def test_nobody_leaves_for_somebody_else(three: Three) -> None:
    first, _ = three.players
    for kind, more in (("resign", {}), ("stand-in", {"on": True}), ("replace", {"absent": 0, "yes": True})):
        assert say(first, kind, 1, **more)["code"] == "not-your-seat"
        assert say(first, kind, 2, **more)["code"] == "not-your-seat"


def test_all_must_agree_that_a_bot_plays_on_for_somebody_away(server: Running) -> None:
    with closing(Three(server, "itchy-monkey", "here", "link", "link")) as match:
        first, second, third = match.players
        assert say(first, "replace", 0, absent=2, yes=True)["code"] == "not-away"
        third.close()
        told(first, 2, connected=False)
        assert say(first, "replace", 0, absent=0, yes=True)["code"] == "not-away"
        assert say(first, "replace", 0, absent=2, yes=True)["type"] == "accepted"
        told(second, 2, agreed=[0])
        assert say(second, "replace", 1, absent=2, yes=False)["type"] == "accepted"
        told(first, 2, connected=False)
        assert say(second, "replace", 1, absent=2, yes=True)["type"] == "accepted"
        told(first, 2, agreed=[1])
        assert say(first, "replace", 0, absent=2, yes=True)["type"] == "accepted"
        told(second, 2, stand_in="mind-1")
        back = server.player(match.match, match.tokens[2])
        back.see(0)
        assert back.table["players"][2]["stand_in"] == "mind-1"
        assert say(back, "stand-in", 2, on=False)["type"] == "accepted"
        told(first, 2, stand_in="")
        back.close()


def test_whoever_comes_back_in_time_keeps_the_seat(server: Running) -> None:
    with closing(Three(server, "itchy-monkey", "here", "link", "link")) as match:
        first, second, third = match.players
        third.close()
        told(first, 2, connected=False)
        assert say(first, "replace", 0, absent=2, yes=True)["type"] == "accepted"
        told(second, 2, agreed=[0])
        back = server.player(match.match, match.tokens[2])
        told(second, 2, connected=True)
        assert say(second, "replace", 1, absent=2, yes=True)["code"] == "not-away"
        assert back.see(0)["players"][2].get("agreed", []) == []
        back.close()


def test_a_restart_keeps_who_left(launch: Callable[..., Process]) -> None:
    server = launch()
    made = server.create("here", "here", "here")
    tokens = [seat["token"] for seat in made["seats"]]
    with ExitStack() as stack:
        player = stack.enter_context(closing(server.player(made["match"], tokens[0])))
        player.see(0)
        assert say(player, "stand-in", 0, on=True)["type"] == "accepted"
        other = stack.enter_context(closing(server.player(made["match"], tokens[1])))
        other.see(0)
        assert say(other, "resign", 1)["type"] == "accepted"
    server.end()
    again = launch()
    with closing(again.player(made["match"], tokens[2])) as player:
        table = player.see(0)
        assert [each.get("stand_in", "") for each in table["players"]] == ["mind-1", "mind-1", ""]
        assert [each.get("resigned", False) for each in table["players"]] == [False, True, False]
        # Both bots make their moves: it is the third player's turn sooner or later, again and again.
        play(player, lambda table: table["version"] > 12)


@pytest.mark.parametrize("game", ["after-us", "cheeky-monkeys"])
def test_a_bot_plays_on_in_games_with_secrets(server: Running, game: str) -> None:
    """Windows, too: whoever is left must not wait for ever, and the match comes to its end."""
    with closing(Three(server, game, "here", "link")) as match:
        first, second = match.players
        assert say(first, "stand-in", 0, on=True)["type"] == "accepted"
        told(second, 0, stand_in="heuristic")
        before = second.table["version"]
        play(second, lambda table: table["version"] > before + 25 or table["outcome"] is not None)


@pytest.mark.parametrize("game", ["itchy-monkey", "after-us", "cheeky-monkeys"])
def test_a_hint_is_a_legal_action_and_nobody_else_hears_of_it(server: Running, game: str) -> None:
    made = server.create("here", "random", game=game)
    player, watcher = server.player(made["match"], made["seats"][0]["token"]), server.player(made["match"])
    for each in (player, watcher):
        each.see(0)
    assert player.table["hints"] and not watcher.table["hints"]
    # The bot may be asked too: it must have nothing left to say that the watcher could hear instead.
    while not player.table["legal"] or player.table["asked"] != [0]:
        player.until("table")
    watcher.see(player.table["version"])
    watcher.settle()
    heard = len(watcher.heard)
    player.send(type="hint", id=99, seat=0)
    hinted = player.until("hinted")
    assert hinted["action"] in player.table["legal"]
    watcher.settle()
    assert all('"type":"pong"' in each for each in watcher.heard[heard:])
    for each in (player, watcher):
        each.close()


def test_where_people_play_people_hints_are_agreed_on_first(server: Running) -> None:
    for hints in (False, True):
        made = server.create("here", "here", hints=hints)
        player = server.player(made["match"], made["seats"][0]["token"])
        assert player.see(0)["hints"] == hints
        player.send(type="hint", id=99, seat=0)
        while (message := player.next())["type"] not in ("hinted", "refused"):
            pass
        assert message.get("code") == (None if hints else "no-hints")
        player.close()

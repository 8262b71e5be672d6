"""What was accepted is on disk: a server is killed in the middle of play, and nothing accepted is lost."""

import signal
import threading
import time
from collections.abc import Callable
from contextlib import closing
from secrets import token_hex

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.running import Message, Process
from vervet import catalog

MATCHES = 6


class Reporter(threading.Thread):
    """Plays both seats of a match as fast as it can, and notes what was accepted, until the server is gone."""

    def __init__(self, site: Process) -> None:
        super().__init__()
        self.made = site.create("here", "here")
        self.match = str(self.made["match"])
        self.tokens = [seat["token"] for seat in self.made["seats"]]
        self.site = site
        self.accepted: list[Message] = []
        self.under_way: Message = {}

    def run(self) -> None:
        try:
            player = self.site.player(self.match, *self.tokens)
            table = player.see(0)
            while table["outcome"] is None:
                action = table["legal"][-1 - len(self.accepted) % 3 % len(table["legal"])]
                self.under_way = {"seat": table["seat"], "version": table["version"], "action": action}
                self.under_way["command"] = token_hex(16)
                answer = player.send_act(**self.under_way)
                if answer["type"] == "accepted":
                    self.accepted.append({"version": answer["version"], "seat": table["seat"], "action": action})
                table = player.see(answer["version"])
        except (ConnectionClosed, OSError, TimeoutError):
            return


def test_sigkill_in_the_middle_of_moves_loses_nothing_accepted(launch: Callable[..., Process]) -> None:
    limits = {"VERVET_MESSAGES_PER_SECOND": "5000", "VERVET_MESSAGE_BURST": "5000"}
    first = launch(**limits)
    reporters = [Reporter(first) for _ in range(MATCHES)]
    for reporter in reporters:
        reporter.start()
    while sum(len(reporter.accepted) for reporter in reporters) < MATCHES:
        time.sleep(0.01)
    time.sleep(0.2)
    first.end(signal.SIGKILL)
    for reporter in reporters:
        reporter.join()
    second = launch(port=first.port, **limits)
    grammar = catalog.game("itchy-monkey").grammar
    for reporter in reporters:
        player = second.player(reporter.match, *reporter.tokens)
        table = player.until("table")
        if table["outcome"] is None and reporter.under_way:
            # Whether it was carried out or not, it is now, and once.
            again = player.send_act(**reporter.under_way)
            assert again["type"] == "accepted"
            assert player.see(again["version"])["version"] == again["version"]
            player.close()
            player = second.player(reporter.match, *reporter.tokens)
            table = player.until("table")
            made = [step["text"] for step in table["steps"]]
            assert made[-1] == grammar.to_text(grammar.from_json(reporter.under_way["action"]))
        steps = {step["version"]: step for step in table["steps"]}
        for move in reporter.accepted:
            step = steps[move["version"]]
            assert step["seat"] == move["seat"]
            assert step["text"] == grammar.to_text(grammar.from_json(move["action"]))
        assert len(steps) - len(reporter.accepted) in (0, 1), "only the move under way may be there as well"
        if table["outcome"] is None:
            assert player.act_first()["type"] == "accepted"
        player.close()


def test_what_was_said_in_advance_survives_sigkill(launch: Callable[..., Process]) -> None:
    first = launch()
    made = first.create("here", "here", game="cheeky-monkeys")
    tokens = [seat["token"] for seat in made["seats"]]
    player = first.player(made["match"], *tokens)
    said = {"seat": 0, "lasts": "match", "only": [], "unless": ["mine"]}
    player.see(0)
    for order in ({**said, "seat": 1}, {**said, "seat": 1, "lasts": "off"}, said):
        player.id += 1
        player.send(type="standing", id=player.id, **order)
        assert player.answer()["type"] == "accepted"
    first.end(signal.SIGKILL)
    second = launch(port=first.port)
    back = second.player(made["match"], *tokens)
    assert back.see(0)["standing"] == [said]
    back.close()
    player.close()


def test_what_was_agreed_about_somebody_who_is_away_survives_sigkill(launch: Callable[..., Process]) -> None:
    quick = {"VERVET_AWAY_SECONDS": "0"}
    first = launch(**quick)
    made = first.create("here", "here", "link", "link")
    match, tokens = made["match"], [seat["token"] for seat in made["seats"]]
    for seat in (2, 3):
        asked = {"invitation": made["seats"][seat]["invitation"], "name": f"Guest {seat}", "nonce": token_hex(16)}
        tokens[seat] = first.http.post(f"/api/matches/{match}/join", json=asked).json()["token"]
    with closing(Party(first, match, tokens[:3])) as party:
        assert party.say("vouch", 2)["type"] == "accepted"
        assert party.say("replace", 2)["type"] == "accepted"
        assert party.say("replace", 0)["type"] == "accepted"
        first.end(signal.SIGKILL)
    second = launch(port=first.port, **quick)
    with closing(Party(second, match, tokens[:3])) as party:
        gone = party.players[0].table["players"][3]
        assert (gone.get("agreed"), gone.get("vouched")) == ([0, 2], [2])
        # The last word is said to the server that came after.
        assert party.say("replace", 1)["type"] == "accepted"
        second.end(signal.SIGKILL)
    third = launch(port=first.port, **quick)
    with closing(Party(third, match, tokens)) as party:
        gone = party.players[3].table["players"][3]
        assert gone["stand_in"], "that a bot plays on is a fact of the match"
        # Whoever is back has not been away, wherever the match goes on.
        assert (gone.get("agreed", []), gone.get("vouched", [])) == ([], [])
        party.players[3].id = 5
        party.players[3].send(type="stand-in", id=5, seat=3, on=False)
        assert party.players[3].answer()["type"] == "accepted"
        third.end(signal.SIGKILL)
    fourth = launch(port=first.port, **quick)
    with closing(Party(fourth, match, tokens[:3])) as party:
        assert party.players[0].table["players"][3].get("vouched", []) == []


class Party:
    """One browser for each of the first seats."""

    def __init__(self, server: Process, match: str, tokens: list[str]) -> None:
        self.players = [server.player(match, token) for token in tokens]
        for player in self.players:
            player.see(0)

    def say(self, kind: str, seat: int) -> Message:
        """What somebody says about whoever plays at the last seat."""
        player = self.players[seat]
        player.id += 1
        player.send(type=kind, id=player.id, seat=seat, absent=3, yes=True)
        return player.answer()

    def close(self) -> None:
        for player in self.players:
            player.close()


def test_sigterm_ends_the_server_cleanly_and_tells_the_clients(launch: Callable[..., Process]) -> None:
    server = launch()
    made = server.create("here", "random")
    player = server.player(made["match"], made["seats"][0]["token"])
    player.see(0)
    code, out, error = server.end(signal.SIGTERM)
    assert (code, error) == (0, "")
    assert out.startswith("Vervet is at http://127.0.0.1:")
    with pytest.raises(ConnectionClosed) as closed:
        player.until("nothing")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
    with pytest.raises(httpx.TransportError):
        server.http.get("/api/health")

"""What was accepted is on disk: a server is killed in the middle of play, and nothing accepted is lost."""

import signal
import threading
import time
from collections.abc import Callable
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

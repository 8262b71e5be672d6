"""Limits on how fast, how many, and how long."""

import socket
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing, suppress

import pytest
from msgspec import json
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tests.server.running import PATIENCE, Player, Running
from vervet.server.match.problem import ProblemError
from vervet.server.match.setup import clean_name
from vervet.server.web.limit import MOST_ADDRESSES, Bucket, Buckets, Hourly


def test_a_bucket_lets_a_burst_through_and_then_its_rate() -> None:
    bucket = Bucket(rate=2.0, burst=3, now=0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(0.5), bucket.take(0.5)] == [True, False]


def test_a_bucket_never_holds_more_than_its_burst() -> None:
    bucket = Bucket(rate=2.0, burst=3, now=0.0)
    assert [bucket.take(1000.0) for _ in range(4)] == [True, True, True, False]


def test_each_address_has_a_bucket_and_idle_ones_are_forgotten() -> None:
    buckets = Buckets(rate=1.0, burst=1)
    buckets.take("192.0.2.1", 0.0)
    with pytest.raises(ProblemError, match="at most 1 a second"):
        buckets.take("192.0.2.1", 0.5)
    for number in range(MOST_ADDRESSES):
        buckets.take(f"10.0.{number >> 8}.{number & 255}", 0.5)
    buckets.take("192.0.2.2", 2.0)
    assert len(buckets.buckets) == 1


def test_what_other_servers_let_through_counts_here_too() -> None:
    buckets, hourly = Buckets(rate=1.0, burst=3), Hourly(3)
    told: list[str] = []
    buckets.told = hourly.told = told.append
    buckets.hear("192.0.2.1", 2, 0.0)
    buckets.take("192.0.2.1", 0.0)
    with pytest.raises(ProblemError, match="at most 1 a second"):
        buckets.take("192.0.2.1", 0.5)
    # However much there was elsewhere, nobody waits for longer than if it had been here.
    buckets.hear("192.0.2.1", 1000, 0.5)
    buckets.take("192.0.2.1", 1.5)
    hourly.hear("192.0.2.1", 2, 0.0)
    hourly.count("192.0.2.1", 10.0)
    with pytest.raises(ProblemError, match="at most 3 new matches"):
        hourly.count("192.0.2.1", 20.0)
    hourly.count("192.0.2.2", 20.0)
    hourly.count("192.0.2.1", 3601.0)
    assert told == ["192.0.2.1"] * 3 + ["192.0.2.2", "192.0.2.1"], "only what was let through here is told"


def test_a_server_that_has_only_begun_learns_what_others_know_once() -> None:
    old, new = Hourly(3), Hourly(3)
    for at in (0.0, 1800.0):
        old.count("192.0.2.1", at)
    for _ in range(2):
        new.learn(old.known(2000.0), 10_000.0)
    new.count("192.0.2.1", 10_000.0)
    with pytest.raises(ProblemError):
        new.count("192.0.2.1", 10_000.0)
    # What was done an hour ago by the other's clock is forgotten.
    new.count("192.0.2.1", 10_000.0 + 1600.0)


def test_looking_back_replays_a_match_so_nobody_does_it_without_end(start: Callable[..., Running]) -> None:
    server = start(looks_per_second=0.001, look_burst=3)
    made = server.create("here", "here")
    answers = [server.http.post(f"/api/matches/{made['match']}/past", json={"first": 0, "last": 9}) for _ in range(4)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    assert answers[-1].json()["code"] == "too-fast"
    seats = [{"kind": "here"}, {"kind": "bot", "bot": "random"}]
    body = {"version": 0, "seat": 0, "seats": seats}
    assert server.http.post(f"/api/matches/{made['match']}/play-on", json=body).status_code == 429
    assert server.create("here", "here"), "other things go on"


def test_a_lesson_is_replayed_for_every_question_so_nobody_asks_without_end(start: Callable[..., Running]) -> None:
    server = start(lessons_per_second=0.001, lesson_burst=4)
    lesson = f"/api/tutorials/itchy-monkey/{server.http.get('/api/tutorials/itchy-monkey').json()['lessons'][0]}"
    asked: list[tuple[str, dict[str, object]]] = [
        ("", {}),
        ("/ask", {"action": {"kind": "end"}}),
        ("/weigh", {"kind": "end"}),
        ("/advice", {}),
    ]
    answers = [server.http.post(lesson + path, json={"actions": [], **body}) for path, body in (*asked, *asked)]
    assert [answer.status_code == 429 for answer in answers] == [False] * 4 + [True] * 4
    assert answers[-1].json()["code"] == "too-fast"
    assert server.create("here", "here"), "other things go on"


def test_matches_are_counted_by_address_within_an_hour() -> None:
    hourly = Hourly(2)
    for now in (0.0, 1.0):
        hourly.count("192.0.2.1", now)
    with pytest.raises(ProblemError, match="at most 2 new matches"):
        hourly.count("192.0.2.1", 2.0)
    hourly.count("192.0.2.2", 2.0)
    hourly.count("192.0.2.1", 3600.0)


def test_the_addresses_of_one_ipv6_network_are_counted_together() -> None:
    hourly = Hourly(1)
    hourly.count("2001:db8::1", 0.0)
    with pytest.raises(ProblemError):
        hourly.count("2001:db8::2", 0.0)
    hourly.count("2001:db8:0:1::1", 0.0)


@pytest.mark.parametrize(("given", "kept"), [("  Ada   Lovelace ", "Ada Lovelace"), ("", ""), ("Zoë 👩‍👧", "Zoë 👩‍👧")])
def test_a_name_is_kept_with_single_spaces(given: str, kept: str) -> None:
    assert clean_name(given, 40) == kept


@pytest.mark.parametrize("name", ["\u200d", "\u3164", "\u2800 \u2800", "\u0301", "\ufe0f"])
def test_a_name_that_nobody_sees_is_refused(name: str) -> None:
    with pytest.raises(ProblemError, match="a name can be seen"):
        clean_name(name, 40)


def test_a_name_that_climbs_over_its_line_is_refused() -> None:
    with pytest.raises(ProblemError, match="at most 4 marks"):
        clean_name("Z" + "\u0300\u0301\u0302\u0303\u0304" + "ora", 40)


@pytest.mark.parametrize("name", ["a\x00b", "a\nb", "a\u202eb", "\ud800", "x" * 41])
def test_a_name_with_control_characters_or_too_long_is_refused(name: str) -> None:
    with pytest.raises(ProblemError, match="bad-name"):
        clean_name(name, 40)


def test_too_many_new_matches_from_one_address_are_refused(start: Callable[..., Running]) -> None:
    server = start(matches_per_hour=2)
    server.create("here", "here")
    server.create("here", "here")
    body = {"game": "itchy-monkey", "seats": [{"kind": "here"}] * 2}
    answer = server.http.post("/api/matches", json=body)
    assert (answer.status_code, answer.json()["code"]) == (429, "too-many")


def codes_from(server: Running, forwarded: Sequence[str]) -> list[int]:
    body = {"game": "itchy-monkey", "seats": [{"kind": "here"}] * 2}
    return [
        server.http.post("/api/matches", json=body, headers={"x-forwarded-for": each}).status_code for each in forwarded
    ]


def test_behind_a_proxy_the_address_it_gives_counts(start: Callable[..., Running]) -> None:
    server = start(matches_per_hour=1, proxies=("127.0.0.0/8",))
    assert codes_from(server, [f"spoofed, 192.0.2.{last}" for last in (1, 2, 1)]) == [201, 201, 429]


def test_behind_two_proxies_of_ours_neither_counts(start: Callable[..., Running]) -> None:
    server = start(matches_per_hour=1, proxies=("127.0.0.1", "10.0.0.0/8"))
    assert codes_from(server, [f"192.0.2.{last}, 10.0.0.{last}" for last in (1, 2, 1)]) == [201, 201, 429]


def test_nobody_else_is_believed_about_an_address(start: Callable[..., Running]) -> None:
    server = start(matches_per_hour=1, proxies=("192.0.2.0/24",))
    assert codes_from(server, ["198.51.100.1", "198.51.100.2"]) == [201, 429]


def test_one_address_cannot_take_every_connection(start: Callable[..., Running]) -> None:
    """With as many as it may have, it gets no more, and others do."""
    server = start(connections=4, connections_per_address=2, proxies=("127.0.0.1",))
    address = f"ws://127.0.0.1:{server.port}/api/matches/none/play"

    def dial(visitor: str) -> ClientConnection:
        headers = {"x-forwarded-for": visitor}
        return connect(address, proxy=None, additional_headers=headers, legacy=True, ping_interval=None)

    with ExitStack() as stack:
        for visitor in ("192.0.2.1", "192.0.2.1", "192.0.2.2"):
            stack.enter_context(closing(dial(visitor)))
        with pytest.raises(InvalidStatus):
            dial("192.0.2.1")
        stack.enter_context(closing(dial("192.0.2.3")))
        with pytest.raises(InvalidStatus):
            dial("192.0.2.4")
    # Whoever goes makes room.
    for _ in range(100):
        with suppress(InvalidStatus), closing(dial("192.0.2.1")):
            break
        time.sleep(0.05)
    else:
        raise AssertionError("no room was made")


def test_whoever_connects_and_never_joins_is_sent_away(start: Callable[..., Running]) -> None:
    server = start(join_seconds=0.2)
    made = server.create("here", "here")
    with closing(Player(server, made["match"])) as idler, closing(server.player(made["match"])) as watcher:
        watcher.see(0)
        with pytest.raises(ConnectionClosed):
            idler.next()
        watcher.settle()


def test_a_body_that_comes_byte_by_byte_is_cut_off(start: Callable[..., Running]) -> None:
    server = start(body_seconds=0.3)
    lines = ("POST /api/matches HTTP/1.1", "host: 127.0.0.1", "content-type: application/json", "content-length: 1000")
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as slow:
        slow.sendall("\r\n".join([*lines, "", "{"]).encode())
        answer = "".join(iter(lambda: slow.recv(4096).decode(), ""))
    assert answer.startswith("HTTP/1.1 408")
    assert '"too-slow"' in answer


def test_whoever_goes_in_the_middle_of_a_body_leaves_no_trace_in_the_log(
    start: Callable[..., Running], caplog: pytest.LogCaptureFixture
) -> None:
    server = start()
    lines = ("POST /api/matches HTTP/1.1", "host: 127.0.0.1", "content-type: application/json", "content-length: 1000")
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as gone:
        gone.sendall("\r\n".join([*lines, "", "{"]).encode())
    # Once others have been answered several times over, the server has long been through with the one who left.
    for _ in range(20):
        assert server.http.get("/api/health").status_code == 200
    assert "not answered" not in caplog.text


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"content-type": "application/json"}, 201),
        ({"content-type": "application/json", "sec-fetch-site": "same-origin"}, 201),
        ({"content-type": "application/json", "sec-fetch-site": "cross-site"}, 403),
        ({"content-type": "application/json", "sec-fetch-site": "same-site"}, 403),
        ({"content-type": "text/plain"}, 415),
        ({"content-type": "application/x-www-form-urlencoded"}, 415),
        ({}, 415),
    ],
)
def test_a_form_of_another_site_cannot_make_a_match(server: Running, headers: dict[str, str], status: int) -> None:
    body = json.encode({"game": "itchy-monkey", "seats": [{"kind": "here"}] * 2})
    answer = server.http.post("/api/matches", content=body, headers=headers)
    assert answer.status_code == status, answer.text
    assert status == 201 or answer.json()["code"] in ("not-here", "malformed")


def test_a_client_that_talks_too_fast_is_refused_and_may_go_on_more_slowly(start: Callable[..., Running]) -> None:
    # So slow that even a machine with other things to do sends twelve pings sooner than it may.
    server = start(messages_per_second=2.0, message_burst=5)
    player = Player(server, "none")
    for number in range(12):
        player.send(type="ping", id=number)
    answers = [player.next() for _ in range(12)]
    assert [answer["type"] for answer in answers[:5]] == ["pong"] * 5
    refused = [answer for answer in answers if answer["type"] == "refused"]
    assert refused
    assert {answer["code"] for answer in refused} == {"too-fast"}
    end = time.monotonic() + PATIENCE
    while refused and time.monotonic() < end:
        time.sleep(0.1)
        player.send(type="ping", id=99)
        refused = [answer for answer in (player.next(),) if answer["type"] != "pong"]
    assert refused == []
    player.close()


def test_however_many_watch_a_player_finds_a_place(start: Callable[..., Running]) -> None:
    server = start(connections_per_match=2)
    made = server.create("here", "here")
    match = str(made["match"])
    watchers = [server.player(match) for _ in range(2)]
    for watcher in watchers:
        watcher.see(0)
    player = server.player(match, *[str(seat["token"]) for seat in made["seats"]])
    player.see(0)
    for each in (*watchers, player):
        each.close()


def test_a_match_takes_a_limited_number_of_connections(start: Callable[..., Running]) -> None:
    server = start(connections_per_match=2)
    match = str(server.create("here", "here")["match"])
    watchers = [server.player(match) for _ in range(3)]
    for watcher in watchers[:2]:
        watcher.see(0)
    assert watchers[2].until("refused")["code"] == "too-many"
    watchers[0].close()
    watchers[1].until("players")
    watchers[2].send(type="join", tokens=[])
    assert watchers[2].until("table")["version"] == 0
    for watcher in watchers[1:]:
        watcher.close()

"""Whatever is sent, there is a coded answer, no traceback, and the socket lives."""

import logging
from collections.abc import Iterator
from typing import get_args

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import json

from tests.server.running import Player, Running
from vervet.server.match.messages import Code
from vervet.server.web.envelope import TYPES

CODES = set(get_args(Code))
SCALARS = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
NUMBERS = st.sampled_from([0, 1, -1, 2, 1 << 31, 1 << 63, -(1 << 63)]) | st.integers()
ACTIONS = st.fixed_dictionaries(
    {"kind": st.sampled_from(["place", "spawn", "bump", "jump", "end", "fly"]) | VALUES},
    optional={
        "cell": st.sampled_from(["a1", "a7", "h8", "z9", ""]) | VALUES,
        "way": st.sampled_from(["north", "n", ""]) | VALUES,
        "distance": NUMBERS | VALUES,
        "workers": NUMBERS | VALUES,
        "queens": NUMBERS | VALUES,
        "louse": VALUES,
    },
)
DIGITS = st.sampled_from(["0" * 64, "f" * 64, "F" * 64, "0" * 63, ""])
MESSAGES = st.fixed_dictionaries(
    {"type": st.sampled_from([*TYPES, "dance"]) | VALUES},
    optional={
        "id": NUMBERS | VALUES,
        "seat": st.sampled_from([0, 1]) | NUMBERS | VALUES,
        "version": st.sampled_from([0, 1, 2]) | NUMBERS | VALUES,
        "action": ACTIONS | VALUES,
        "kind": st.sampled_from(["place", "spawn", "fly"]) | VALUES,
        "commitment": DIGITS | VALUES,
        "number": DIGITS | VALUES,
        "told": st.lists(st.fixed_dictionaries({"seat": st.none() | NUMBERS, "told": NUMBERS}), max_size=3) | VALUES,
        "tokens": st.lists(st.text(max_size=40), max_size=3) | VALUES,
        "more": VALUES,
    },
)
SENT = MESSAGES.map(lambda message: json.encode(message).decode()) | st.text(max_size=200) | st.binary(max_size=200)


@pytest.fixture(scope="module", params=["seeded", "committing", "revealing"])
def player(server: Running, request: pytest.FixtureRequest) -> Iterator[Player]:
    """Somebody at a match in each stage of its deal."""
    made = server.create("here", "link", seed=7 if request.param == "seeded" else None)
    match, join = str(made["match"]), {"invitation": made["seats"][1]["invitation"]}
    other = server.player(match, server.http.post(f"/api/matches/{match}/join", json=join).json()["token"])
    other.until("deal")
    player = Player(server, match)
    player.honest = False
    player.send(type="join", tokens=[made["seats"][0]["token"]])
    player.until("deal")
    if request.param == "revealing":
        player.send(type="commit", id=1, seat=0, commitment="0" * 64)
        player.until("accepted")
        other.reach("revealing")
    yield player
    player.close()
    other.close()


@settings(max_examples=300, deadline=None, suppress_health_check=list(HealthCheck))
@given(sent=SENT)
def test_any_message_gets_an_answer_with_a_known_code_and_the_socket_lives(
    player: Player, caplog: pytest.LogCaptureFixture, sent: str | bytes
) -> None:
    caplog.set_level(logging.ERROR)
    player.socket.send(sent)
    player.send(type="ping", id=424242)
    while (answer := player.next()) != {"type": "pong", "id": 424242}:
        if answer["type"] == "refused":
            assert answer["code"] in CODES
            assert answer["code"] != "internal", (sent, answer)
            assert "Traceback" not in str(answer["detail"])
    assert not caplog.records


@pytest.mark.parametrize("body", [b'{"invitation": "\xff"}', b'"\xe2v\x80"', b"\xed\xa0\x80", b"\x00"])
def test_a_body_that_is_no_text_is_malformed(server: Running, body: bytes) -> None:
    answer = server.http.post("/api/matches/none/join", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


@settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    path=st.sampled_from(["", "/none/join", "/none/rematch"]), body=VALUES.map(json.encode) | st.binary(max_size=200)
)
def test_any_body_gets_a_problem(server: Running, path: str, body: bytes) -> None:
    answer = server.http.post(f"/api/matches{path}", content=body, headers={"content-type": "application/json"})
    assert answer.json()["code"] in CODES - {"internal"}
    assert 400 <= answer.status_code < 500

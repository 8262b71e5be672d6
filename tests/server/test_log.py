"""The log of a server: times and ids, but nothing of what is played, and no flood."""

import io
import logging
import random
import re
import signal
from collections.abc import Callable, Iterator

import pytest
from msgspec import json

from tests.server.running import Player, Process, deal
from vervet.server import log
from vervet.server.log import Floodgate, Plain, Structured, kind_of

GAMES = ("itchy-monkey", "after-us", "cheeky-monkeys")


@pytest.fixture
def written() -> Iterator[Callable[[str], tuple[logging.Logger, io.StringIO]]]:
    """A logger of its own, and what it has written."""
    logger = logging.Logger("vervet.server.test")

    def start(style: str) -> tuple[logging.Logger, io.StringIO]:
        stream = io.StringIO()
        handler = logging.StreamHandler(stream)
        handler.setFormatter(Structured() if style == "json" else Plain())
        handler.addFilter(Floodgate())
        logger.handlers = [handler]
        return logger, stream

    yield start
    logger.handlers = []


@pytest.mark.parametrize("style", ["text", "json"])
def test_an_error_is_told_by_its_kind_and_place_and_never_in_its_own_words(
    written: Callable[[str], tuple[logging.Logger, io.StringIO]], style: str
) -> None:
    logger, stream = written(style)
    try:
        try:
            raise KeyError("the secret token")
        except KeyError as error:
            raise ValueError("bump d4 east") from error
    except ValueError:
        logger.exception("message not answered")
    text = stream.getvalue()
    assert "KeyError" in text and "ValueError" in text and "test_log.py:" in text
    assert "secret" not in text and "bump" not in text


def test_a_line_for_programs_has_time_request_and_match(
    written: Callable[[str], tuple[logging.Logger, io.StringIO]],
) -> None:
    logger, stream = written("json")
    tokens = log.REQUEST.set("abc"), log.MATCH.set("f" * 32)
    logger.warning("went %s", "wrong", extra={"facts": {"status": 500}})
    log.REQUEST.reset(tokens[0])
    log.MATCH.reset(tokens[1])
    line = json.decode(stream.getvalue())
    assert re.fullmatch(r"20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", line.pop("time"))
    assert line == {
        "level": "warning",
        "logger": "vervet.server.test",
        "message": "went wrong",
        "request": "abc",
        "match": "f" * 32,
        "status": 500,
    }


def test_a_line_that_comes_again_and_again_is_not_written_again_and_again(
    written: Callable[[str], tuple[logging.Logger, io.StringIO]],
) -> None:
    logger, stream = written("text")
    for number in range(16_600):
        logger.warning("match %s is not resumed", number)
    logger.warning("something else")
    lines = stream.getvalue().splitlines()
    assert len(lines) == 22
    assert "and more" in lines[20] and "something else" in lines[21]


def test_a_database_error_is_told_by_what_the_database_calls_it() -> None:
    class Refused(Exception):
        sqlstate = "23505"

    error = RuntimeError("INSERT … token")
    error.orig = Refused("DETAIL: Key (token)=(…)")  # type: ignore[attr-defined]
    assert kind_of(error) == "RuntimeError 23505"
    assert kind_of(OSError(28, "No space left")) == "OSError ENOSPC"


def play_out(player: Player, seen: set[str]) -> None:
    """Play to the end, and remember every word that must not be in a log."""
    choose = random.Random(7)
    version = 0
    while player.see(version)["outcome"] is None:
        legal = player.table["legal"]
        if not legal:
            player.until("table")
            continue
        action = choose.choice(legal)
        seen.update(str(step["text"]) for step in player.table["steps"] if step["text"])
        version = player.table["version"] + (player.act(action)["type"] == "accepted")
    seen.update(str(step["text"]) for step in player.table["steps"] if step["text"])


def test_whole_matches_leave_nothing_of_what_was_played_in_the_log(launch: Callable[..., Process]) -> None:
    """At the level that tells most, with mistakes made on the way."""
    server = launch(
        VERVET_LOG="json",
        VERVET_LOG_LEVEL="info",
        VERVET_MESSAGES_PER_SECOND="5000",
        VERVET_MESSAGE_BURST="5000",
        VERVET_WINDOW_SECONDS="0.2",
        VERVET_BOT_SECONDS="0.01",
    )
    secret: set[str] = set()
    matches = []
    for game in GAMES:
        made = server.create("here", "link", game=game, seed=None)
        matches.append(str(made["match"]))
        invitation = made["seats"][1]["invitation"]
        join = {"invitation": invitation, "name": "Grace Hopper", "nonce": "a nonce of my own"}
        token = server.http.post(f"/api/matches/{made['match']}/join", json=join).json()["token"]
        player = server.player(made["match"], made["seats"][0]["token"], token)
        deal(player)
        player.act({"kind": "nonsense", "token": token})
        player.send(type="join", tokens=["a wrong token"])
        player.send(type="join", tokens=[made["seats"][0]["token"], token])
        play_out(player, secret)
        document = server.http.get(f"/api/matches/{made['match']}/log").json()
        secret |= {token, made["seats"][0]["token"], invitation, document["deal"]["secret"]}
        secret |= {number["number"] for number in document["deal"]["numbers"]}
        player.close()
    server.http.post("/api/matches", json={"game": "itchy-monkey", "seats": "no list", "seed": 123456789})
    secret |= {"123456789", "Grace Hopper", "a nonce of my own", "a wrong token"}
    _, _, text = server.end(signal.SIGTERM)
    lines = [json.decode(line) for line in text.splitlines()]
    told = [line for line in lines if line["message"] == "answered"]
    assert {line.get("match") for line in told} >= set(matches)
    assert all(line["time"] and line["request"] for line in told)
    assert len(secret) > 100
    # Single words such as "end" or "pass" are in every text.
    assert [word for word in secret if " " in word or len(word) > 12 if word in text] == []

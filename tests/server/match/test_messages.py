"""Messages that make no sense."""

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import Pair
from tests.server.running import Player, Running

BAD_MESSAGES: list[tuple[str | bytes, str]] = [
    ("", "malformed"),
    ("{", "malformed"),
    ("[]", "malformed"),
    ("null", "malformed"),
    ("{}", "malformed"),
    ('{"type":"dance"}', "unknown-type"),
    ('{"type":7}', "malformed"),
    ('{"type":"act"}', "malformed"),
    ('{"type":"act","id":1,"seat":0,"version":0,"action":[]}', "malformed"),
    (r'{"type":"act","id":1,"seat":0,"version":0,"action":{},"command":"a\u0000"}', "malformed"),
    ('{"type":"ping","id":"one"}', "malformed"),
    ('{"type":"ping","id":' + "9" * 5000 + "}", "malformed"),
    ("[" * 10_000, "malformed"),
    ('{"type":' * 2_000, "malformed"),
    ('{"type":"ping","id":1,"more":"' + "x" * 20_000 + '"}', "too-large"),
    ("x" * 3_000_000, "too-large"),
    (b"\xff\xfe", "malformed"),
    (b'{"type":"ping","id":1}', "malformed"),
]


@pytest.mark.parametrize(("message", "code"), BAD_MESSAGES, ids=lambda value: str(value[:30]))
def test_a_bad_message_gets_a_code_and_the_socket_lives(pair: Pair, message: str | bytes, code: str) -> None:
    player = pair.players[0]
    player.socket.send(message)
    assert player.until("refused")["code"] == code
    player.send(type="ping", id=77)
    assert player.until("pong")["id"] == 77


def test_a_refusal_names_the_message_where_it_can(pair: Pair) -> None:
    player = pair.players[0]
    player.send(type="dance", id=12)
    assert player.until("refused")["id"] == 12


def test_a_text_frame_that_is_not_utf8_ends_the_connection_as_the_standard_demands(server: Running, pair: Pair) -> None:
    broken = Player(server, pair.match)
    broken.socket.send(b"\xff\xfe", text=True)
    with pytest.raises(ConnectionClosed):
        broken.next()
    back = server.player(pair.match, pair.tokens[0]).until("table")
    assert back["version"] == 0

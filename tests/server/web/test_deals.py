"""The public list of deals: it is only ever added to, and shows those that never began."""

import threading
from collections.abc import Callable
from hashlib import sha256

import pytest

from tests.server.running import Message, Running


def listed(server: Running, after: int = 0) -> list[Message]:
    answer = server.http.get("/api/deals", params={"after": after})
    assert answer.status_code == 200, answer.text
    return list(answer.json())


def everything(server: Running) -> list[Message]:
    lines = listed(server)
    while page := listed(server, lines[-1]["number"]):
        lines += page
    return lines


def check_links(lines: list[Message]) -> None:
    """By docs/programmers/deals.md, without the server's own code."""
    link = bytes(32)
    for number, line in enumerate(lines, 1):
        named = line["match"].encode() + b"\0" + bytes.fromhex(line["commitment"])
        link = sha256(b"vervet list 2\0" + link + named).digest()
        assert (line["number"], line["link"]) == (number, link.hex())


def test_every_match_is_listed_with_what_came_of_it(start: Callable[..., Running]) -> None:
    server = start()
    made = [server.create("here", "here"), server.create("here", "link", seed=None)]
    made.append(server.create("random", "random", seed=None, game="after-us"))
    lines = listed(server)
    assert [line["stage"] for line in lines] == ["seeded", "waiting", "begun"]
    assert [line["game"] for line in lines] == ["itchy-monkey", "itchy-monkey", "after-us"]
    assert [line["match"] for line in lines] == [sha256(each["match"].encode()).hexdigest() for each in made]
    watcher = server.player(made[1]["match"])
    assert watcher.until("deal")["commitment"] == lines[1]["commitment"]
    watcher.close()
    check_links(lines)


def test_the_list_comes_in_pages_of_a_hundred(start: Callable[..., Running]) -> None:
    server = start()
    for _ in range(103):
        server.create("here", "here")
    assert [len(listed(server, after)) for after in (0, 100, 102, 103, 5000)] == [100, 3, 1, 0, 0]
    check_links(everything(server))


@pytest.mark.parametrize("after", ["-1", "x", "1.5", "9" * 30])
def test_a_page_that_is_none_is_malformed(server: Running, after: str) -> None:
    answer = server.http.get("/api/deals", params={"after": after})
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


def test_the_list_does_not_say_where_one_can_watch(server: Running) -> None:
    match = server.create("here", "here")["match"]
    assert match not in server.http.get("/api/deals").text


def test_two_servers_on_one_database_keep_one_list(start: Callable[..., Running]) -> None:
    servers = [start(), start()]
    threads = [
        threading.Thread(target=lambda server=server: [server.create("here", "here") for _ in range(20)])
        for server in servers
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    lines = listed(servers[0])
    assert len(lines) == 40
    check_links(lines)

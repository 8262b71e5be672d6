"""The designer's page on a server: boxes that are read, kept and played, runs that grow and end, and for whom."""

import os
import re
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import httpx
import pytest
from msgspec import json

from tests.server.running import PATIENCE, Message, Running, Site
from vervet.boxes import digest
from vervet.catalog import printed_box
from vervet.server.web.workshop import MOST_WAITING

GAMES = ("itchy-monkey", "after-us", "cheeky-monkeys")
# Short games, so that a run is one even where nothing is compiled.
SHORT = {"rounds": 1}
FEWER = printed_box("itchy-monkey").replace("workers = 20", "workers = 10")


def read(site: Site, text: str, game: str = "") -> Message:
    answer = site.http.post("/api/workshop/read", json={"text": text, "game": game})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def order(games: int = 30, text: str = FEWER, **more: object) -> Message:
    return {"game": "itchy-monkey", "text": text, "bots": ["random"], "games": games, "options": SHORT, **more}


@contextmanager
def listening(site: Site, asked: Message) -> Iterator[Iterator[Message]]:
    """What a run tells."""
    with site.http.stream("POST", "/api/workshop/runs", json=asked) as answer:
        assert answer.status_code == 200, answer.read()
        assert answer.headers["content-type"].startswith("text/event-stream")
        yield (json.decode(line[6:]) for line in answer.iter_lines() if line.startswith("data: "))


def lab_processes() -> set[int]:
    """All processes of this machine that play for a workshop, by what they were started with."""
    found = set()
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                words = (folder / "cmdline").read_bytes()
            except OSError:
                continue
            if b"vervet.lab.errand" in words and parent(folder) == os.getpid():
                found.add(int(folder.name))
    return found


def parent(folder: Path) -> int:
    return int((folder / "stat").read_text().rpartition(")")[2].split()[1])


def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.05)


@pytest.mark.parametrize("game", GAMES)
def test_the_printed_box_is_read_as_its_own_game(server: Running, game: str) -> None:
    printed = server.http.get(f"/api/workshop/boxes/{game}").json()
    assert printed == {"game": game, "text": printed_box(game)}
    found = read(server, printed["text"])
    assert (found["game"], found["mistake"], found["line"]) == (game, "", 0)
    assert found["info"]["name"] == game and found["info"]["box"] is None


def test_a_changed_box_brings_its_drawings_and_its_game(server: Running) -> None:
    box = printed_box("after-us").replace("2 energy", "3 energy")
    found = read(server, box)
    assert found["info"]["box"]["hash"] == digest(box)
    assert {"name": "box", "default": digest(box)}.items() <= next(
        option for option in found["info"]["options"] if option["name"] == "box"
    ).items()
    assert len(found["drawn"]["cards"]) == 168


@pytest.mark.parametrize(
    ("game", "old", "new", "line", "words"),
    [
        ("after-us", "recruit_price = [3, 6]", "recruit_price = [3]", 31, "recruit_price: expected two numbers"),
        ("itchy-monkey", "workers = 20", "workers = many", 5, "not a TOML file"),
        ("cheeky-monkeys", 'name = "juggler"', 'name = "jugler"', 22, "expected"),
    ],
)
def test_a_mistake_has_its_line_and_what_was_expected(
    server: Running, game: str, old: str, new: str, line: int, words: str
) -> None:
    found = read(server, printed_box(game).replace(old, new, 1), game)
    assert found["line"] == line and words in found["mistake"], found
    assert found["info"] is None


@pytest.mark.parametrize(
    "text",
    [
        "",
        " \n",
        "\0",
        "<script>alert(1)</script>",
        "a = " + "[" * 5000,
        f"a{'.a' * 20_000} = 1",
        "goal = 1e999",
        "[[[[",
    ],
)
def test_what_is_no_box_is_told_in_words(server: Running, text: str) -> None:
    for game in ("", *GAMES, "no-such-game", "../../etc/passwd"):
        found = read(server, text, game)
        assert found["mistake"] and "Traceback" not in found["mistake"]
        assert len(found["mistake"]) < 300


def test_a_text_that_is_too_large_is_refused(server: Running) -> None:
    answer = server.http.post("/api/workshop/read", json={"text": "#" * 70_000})
    assert answer.status_code == 413 and answer.json()["code"] == "too-large"


def test_a_box_is_kept_played_with_and_found_by_its_link(server: Running) -> None:
    kept = server.http.post("/api/workshop/boxes", json={"text": FEWER}).json()
    assert kept == {"game": "itchy-monkey", "hash": digest(FEWER)}
    info = server.http.get(f"/api/boxes/{kept['hash']}/game").json()
    assert (info["name"], info["box"]["hash"]) == ("itchy-monkey", kept["hash"])
    made = server.create("here", "here", seed=None, options={"box": kept["hash"]})
    assert server.http.get(f"/api/matches/{made['match']}").json()["options"]["box"] == kept["hash"]
    assert server.http.get(f"/api/boxes/{kept['hash']}").json()["text"] == FEWER
    # Nobody offers it for that.
    assert all(info["box"] is None for info in server.http.get("/api/games").json())


def test_the_printed_box_needs_no_link(server: Running) -> None:
    kept = server.http.post("/api/workshop/boxes", json={"text": printed_box("after-us")}).json()
    assert kept == {"game": "after-us", "hash": ""}


def test_what_is_no_box_is_not_kept(server: Running) -> None:
    answer = server.http.post("/api/workshop/boxes", json={"text": "goal = 1", "game": "after-us"})
    assert answer.status_code == 400 and answer.json()["code"] == "bad-options"
    assert "line_most" in answer.json()["detail"] or "expected" in answer.json()["detail"]


def test_an_unknown_box_has_no_game(server: Running) -> None:
    for mark in ("0" * 64, "x"):
        answer = server.http.get(f"/api/boxes/{mark}/game")
        assert answer.status_code == 404 and answer.json()["code"] == "unknown-box"


def test_a_run_says_how_far_it_is_and_ends_with_a_report(server: Running) -> None:
    with listening(server, order()) as told:
        news = list(told)
    kinds = [one["kind"] for one in news]
    assert kinds[0] == "playing" and kinds[-1] == "report"
    played = [one["games"] for one in news if one["kind"] == "playing"]
    assert played == sorted(played) and played[-1] == 30
    last = news[-1]
    assert last["whole"] and last["games"] == 30
    # The comparison stands before everything else, and the whole is a file of its own.
    assert last["html"].index("What changed") < last["html"].index("Seat advantage")
    assert last["document"].startswith("<!doctype html>") and last["title"] in last["document"]
    assert "workers = 10" in last["html"]


def test_the_printed_box_alone_is_no_comparison(server: Running) -> None:
    with listening(server, order(20, printed_box("itchy-monkey"), language="fr")) as told:
        last = list(told)[-1]
    assert last["whole"] and "Ce qui a changé" not in last["html"]
    assert re.search(r"lang=.fr", last["document"])


def test_what_a_box_says_cannot_become_part_of_the_page(server: Running) -> None:
    hostile = FEWER + "\n# <img src=x onerror=alert(1)><script>alert(1)</script>\n"
    with listening(server, order(20, hostile)) as told:
        last = list(told)[-1]
    assert last["whole"] and "<script" not in last["html"] and "<img" not in last["html"]
    assert "&lt;script&gt;" in last["html"]


def test_a_run_that_is_not_possible_says_why(server: Running) -> None:
    with listening(server, order(text="goal = 1")) as told:
        (last,) = told
    assert (last["kind"], last["why"]) == ("ended", "refused") and "unknown key" in last["detail"]
    with listening(server, order(options={"rounds": 10_000})) as told:
        (last,) = told
    assert last["why"] == "refused"


def test_a_wish_beyond_the_limits_is_refused_at_once(server: Running) -> None:
    for wish, code in (
        ({"games": 10_001}, "bad-options"),
        ({"games": 0}, "malformed"),
        ({"bots": ["mcts-1000000"]}, "unknown-bot"),
        ({"bots": []}, "malformed"),
        ({"game": "chess"}, "unknown-game"),
        ({"until": 0.9}, "malformed"),
        ({"language": "../"}, "malformed"),
    ):
        answer = server.http.post("/api/workshop/runs", json={**order(), **wish})
        assert answer.json()["code"] == code, answer.text


def test_a_run_ends_with_the_page_that_asked_for_it(server: Running) -> None:
    before = lab_processes()
    with listening(server, order(10_000)) as told:
        assert next(told)["kind"] == "playing"
        assert len(lab_processes() - before) == 1
        # A second one from the same address has no place beside it.
        answer = server.http.post("/api/workshop/runs", json=order())
        assert answer.status_code == 409 and answer.json()["code"] == "already"
    until(lambda: lab_processes() == before)
    until(lambda: not server.application.workshop.running)
    # The next one is welcome.
    with listening(server, order(20)) as told:
        assert list(told)[-1]["whole"]


def test_a_run_that_takes_too_long_is_ended(start: Callable[..., Running]) -> None:
    site = start(workshop_seconds=2.0)
    before = lab_processes()
    with listening(site, order(10_000, options={})) as told:
        last = list(told)[-1]
    assert (last["kind"], last["why"]) == ("ended", "time")
    until(lambda: lab_processes() == before)


def test_those_who_come_later_wait_in_line(start: Callable[..., Running]) -> None:
    site = start(workshop="all", proxies=("127.0.0.1",))

    def asker(number: int) -> httpx.Client:
        headers = {"x-forwarded-for": f"203.0.113.{number}"}
        return httpx.Client(base_url=site.http.base_url, headers=headers, timeout=PATIENCE, trust_env=False)

    with ExitStack() as stack:
        first, second = (stack.enter_context(closing(asker(number))) for number in (1, 2))
        one = stack.enter_context(first.stream("POST", "/api/workshop/runs", json=order(10_000)))
        # (As long as somebody reads on, the run goes on.)
        heard = one.iter_lines()
        assert "playing" in next(heard)
        two = stack.enter_context(second.stream("POST", "/api/workshop/runs", json=order(20)))
        lines = (json.decode(line[6:]) for line in two.iter_lines() if line)
        assert next(lines) == {"kind": "waiting", "before": 0}
        one.close()
        kinds = [news["kind"] for news in lines]
    assert kinds[-1] == "report"


def test_the_line_has_an_end(server: Running) -> None:
    workshop = server.application.workshop
    workshop.line.extend(str(number) for number in range(MOST_WAITING))
    try:
        answer = server.http.post("/api/workshop/runs", json=order())
        assert answer.status_code == 429 and answer.json()["code"] == "too-many"
    finally:
        workshop.line.clear()


def test_only_those_at_this_computer_may_bring_a_box(server: Running) -> None:
    assert server.http.get("/api/workshop").json()["why"] == ""
    passed_on = {"x-forwarded-for": "203.0.113.7"}
    assert server.http.get("/api/workshop", headers=passed_on).json()["why"] == "elsewhere"
    for path, body in (("read", {"text": FEWER}), ("boxes", {"text": FEWER}), ("runs", order())):
        answer = server.http.post(f"/api/workshop/{path}", json=body, headers=passed_on)
        assert answer.status_code == 403 and answer.json()["code"] == "no-workshop"


def test_it_can_be_closed_and_opened_to_everybody(start: Callable[..., Running]) -> None:
    closed = start(workshop="off")
    assert closed.http.get("/api/workshop").json()["why"] == "off"
    assert closed.http.post("/api/workshop/read", json={"text": FEWER}).json()["code"] == "no-workshop"
    site = start(workshop="all", workshop_games=20)
    passed_on = {"x-forwarded-for": "203.0.113.7"}
    assert site.http.get("/api/workshop", headers=passed_on).json() == {"why": "", "games": 20, "seconds": 900.0}
    assert site.http.post("/api/workshop/runs", json=order(21), headers=passed_on).json()["code"] == "bad-options"

"""Lessons over REST."""

import pytest

from tests.server.running import Message, Running

SPAWN: Message = {"kind": "spawn", "cell": "d4", "spies": 0}
ASTRAY: Message = {"kind": "spawn", "cell": "b6", "spies": 0}
HERE = "/api/tutorials/itchy-monkey"


def lesson(server: Running, name: str, *actions: object) -> Message:
    answer = server.http.post(f"{HERE}/{name}", json={"actions": list(actions)})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def problem(server: Running, path: str, body: object) -> tuple[int, str]:
    answer = server.http.post(path, json=body)
    return answer.status_code, answer.json()["code"]


def test_the_lessons_are_listed_in_their_order(server: Running) -> None:
    answer = server.http.get(HERE).json()
    assert answer["game"] == "itchy-monkey"
    assert answer["lessons"][0] == "colony" and answer["lessons"][-1] == "win"


def test_the_lobby_knows_how_many_lessons_a_game_has(server: Running) -> None:
    counts = {game["name"]: game["lessons"] for game in server.http.get("/api/games").json()}
    assert counts["itchy-monkey"] == len(server.http.get(HERE).json()["lessons"])
    assert counts["sealed"] == 0


def test_a_lesson_begins_with_its_position_and_an_action_to_show(server: Running) -> None:
    now = lesson(server, "colony")
    assert (now["done"], now["astray"], now["says"]) == (False, None, "tutorial-itchy-monkey-colony-1")
    assert now["show"] == SPAWN
    assert now["table"]["legal"] == [ASTRAY, SPAWN]
    assert (now["table"]["seat"], now["table"]["asked"], now["table"]["version"]) == (0, [0], 0)
    assert [player["kind"] for player in now["table"]["players"]] == ["here", "bot"]


def test_the_wanted_action_completes_the_lesson(server: Running) -> None:
    now = lesson(server, "colony", SPAWN)
    assert (now["done"], now["says"], now["show"]) == (True, "tutorial-itchy-monkey-colony.done", None)
    assert [event["event"] for event in now["table"]["steps"][0]["events"]] == ["spawn"]
    assert now["table"]["asked"] == [] and now["table"]["legal"] == []


def test_a_legal_but_unwanted_action_is_answered_and_not_made(server: Running) -> None:
    now = lesson(server, "colony", ASTRAY)
    assert now["astray"] == "tutorial-itchy-monkey-colony-1.other"
    assert now["table"] == lesson(server, "colony")["table"]


def test_an_illegal_action_is_refused_with_the_rule(server: Running) -> None:
    answer = server.http.post(f"{HERE}/colony", json={"actions": [{**SPAWN, "cell": "f2"}]})
    assert answer.status_code == 409
    assert answer.json()["refusal"]["rule"] == "IM-20"


def test_a_lesson_of_two_tasks_goes_on_after_the_first(server: Running) -> None:
    now = lesson(server, "win", {"kind": "spawn", "cell": "d3", "spies": 0})
    assert (now["number"], now["tasks"], now["done"]) == (1, 2, False)
    final = lesson(server, "win", {"kind": "spawn", "cell": "d3", "spies": 0}, now["show"])
    assert final["done"] and final["table"]["outcome"]["winners"] == [0]


def test_replies_of_others_are_steps_of_their_own(server: Running) -> None:
    now = lesson(server, "begin", {"kind": "place", "cell": "c2"})
    assert [(step["version"], step["seat"]) for step in now["table"]["steps"]] == [(1, 0), (2, 1), (3, 1)]


def test_a_learner_can_ask_what_an_action_would_do(server: Running) -> None:
    queen = {"kind": "jump", "cell": "d4", "way": "east", "louse": "queen"}
    answer = server.http.post(f"{HERE}/attack/ask", json={"action": queen}).json()
    assert answer["refusal"] is None
    assert [event["event"] for event in answer["events"]] == ["jump", "fight", "turn"]


def test_a_learner_can_ask_why_an_action_is_not_possible(server: Running) -> None:
    answer = server.http.post(f"{HERE}/nitpick/ask", json={"action": {"kind": "nitpick", "cell": "b6"}}).json()
    assert (answer["refusal"]["rule"], answer["events"]) == ("IM-29", [])


def test_asking_after_the_lesson_has_gone_astray_is_refused(server: Running) -> None:
    body = {"actions": [ASTRAY], "action": SPAWN}
    assert problem(server, f"{HERE}/colony/ask", body) == (400, "malformed")


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/tutorials/chess", 404, "unknown-game"),
        ("/api/tutorials/sealed", 404, "unknown-lesson"),
    ],
)
def test_games_without_lessons_say_so(server: Running, path: str, status: int, code: str) -> None:
    answer = server.http.get(path)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        (f"{HERE}/algebra", {}, 404, "unknown-lesson"),
        (f"{HERE}/{'x' * 500}", {}, 404, "unknown-lesson"),
        (f"{HERE}/colony", [], 400, "malformed"),
        (f"{HERE}/colony", {"actions": 3}, 400, "malformed"),
        (f"{HERE}/colony", {"actions": [{}]}, 400, "malformed"),
        (f"{HERE}/colony", {"actions": [{"kind": "spawn", "cell": "z9", "spies": 0}]}, 400, "malformed"),
        (f"{HERE}/colony", {"actions": [ASTRAY, SPAWN]}, 400, "malformed"),
        (f"{HERE}/colony", {"actions": [SPAWN] * 21}, 400, "malformed"),
        (f"{HERE}/colony", {"actions": [SPAWN, SPAWN]}, 409, "over"),
        (f"{HERE}/colony/ask", {}, 400, "malformed"),
        (f"{HERE}/colony", {"actions": ["x" * 70_000]}, 413, "too-large"),
    ],
)
def test_what_makes_no_sense_is_refused(server: Running, path: str, body: object, status: int, code: str) -> None:
    assert problem(server, path, body) == (status, code)


def test_all_actions_of_a_kind_are_weighed_in_a_lesson(server: Running) -> None:
    answer = server.http.post(f"{HERE}/colony/weigh", json={"kind": "spawn"}).json()
    assert [weighed["action"] for weighed in answer["actions"]] == [ASTRAY, SPAWN]
    assert [weighed["events"][0]["event"] for weighed in answer["actions"]] == ["spawn", "spawn"]
    assert problem(server, f"{HERE}/colony/weigh", {"kind": "fly"}) == (400, "malformed")


def test_a_lesson_of_a_game_without_advice_gives_none(server: Running) -> None:
    answer = server.http.post(f"{HERE}/colony/advice", json={"actions": []})
    assert (answer.status_code, answer.json()["advice"]) == (200, None)
    assert problem(server, f"{HERE}/colony/advice", {"actions": [ASTRAY]}) == (400, "malformed")

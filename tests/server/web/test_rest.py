"""Games and matches over REST."""

from collections.abc import Callable

import pytest
from openapi_spec_validator import validate

from tests.server.running import Running
from vervet import __version__, catalog
from vervet.core.log import replay
from vervet.core.verify import verify

PATHS = {
    "/api/health",
    "/api/ready",
    "/api/games",
    "/api/games/{game}/options",
    "/api/boxes/{box}",
    "/api/matches",
    "/api/matches/{match}",
    "/api/matches/{match}/join",
    "/api/matches/{match}/invitation",
    "/api/matches/{match}/cancel",
    "/api/matches/{match}/fill",
    "/api/matches/{match}/seats/{seat}/offer",
    "/api/network",
    "/api/matches/{match}/rematch",
    "/api/matches/{match}/log",
    "/api/matches/{match}/past",
    "/api/matches/{match}/ending",
    "/api/matches/{match}/play-on",
    "/api/deals",
    "/api/tutorials/{game}",
    "/api/tutorials/{game}/{lesson}",
    "/api/tutorials/{game}/{lesson}/ask",
    "/api/tutorials/{game}/{lesson}/weigh",
    "/api/tutorials/{game}/{lesson}/advice",
    "/api/logs/play-on",
    "/api/boxes/{box}/game",
    "/api/workshop",
    "/api/workshop/read",
    "/api/workshop/boxes",
    "/api/workshop/boxes/{game}",
    "/api/workshop/runs",
}

JSON = {"content-type": "application/json"}


def problem(server: Running, body: object) -> tuple[int, str]:
    answer = server.http.post("/api/matches", json=body)
    return answer.status_code, answer.json()["code"]


def test_the_openapi_document_is_valid_and_lists_every_address(server: Running) -> None:
    document = server.http.get("/api/openapi.json").json()
    validate(document)
    assert set(document["paths"]) == PATHS


def test_every_error_in_the_openapi_document_is_a_problem(server: Running) -> None:
    document = server.http.get("/api/openapi.json").json()
    for path in document["paths"].values():
        for operation in path.values():
            for status, answer in operation["responses"].items():
                if status >= "400":
                    schema = answer["content"]["application/json"]["schema"]
                    assert schema == {"$ref": "#/components/schemas/Problem"}, (operation["operationId"], status)


def test_health_says_that_the_server_is_there_and_not_how_many_play(server: Running) -> None:
    server.create("here", "here")
    assert server.http.get("/api/health").json() == {"vervet": __version__}


def test_games_are_offered_with_options_and_bots(server: Running) -> None:
    games = {game["name"]: game for game in server.http.get("/api/games").json()}
    itchy = games["itchy-monkey"]
    assert itchy["seats"] == [2, 4]
    assert {"name": "players", "kind": "count", "default": 2, "least": 2, "most": 4}.items() <= itchy["options"][
        0
    ].items()
    assert {"name": "random", "stars": 1} in itchy["bots"]


def test_a_seat_here_gets_a_token_a_seat_by_link_an_invitation_and_a_bot_nothing(server: Running) -> None:
    here, link, bot = server.create("here", "link", "random")["seats"]
    assert here["token"] and not here["invitation"]
    assert link["invitation"] and not link["token"]
    assert not bot["token"] and not bot["invitation"]


def test_tokens_have_192_random_bits(server: Running) -> None:
    made = server.create("here", "here")
    first, second = (seat["token"] for seat in made["seats"])
    assert first != second
    assert len(first) == len(second) == 32


def test_anybody_with_the_id_may_know_who_plays_what(server: Running) -> None:
    made = server.create("here", "link", options={"edition": "en"})
    info = server.http.get(f"/api/matches/{made['match']}").json()
    assert info["game"] == "itchy-monkey"
    assert info["options"]["edition"] == "en"
    assert info["options"]["players"] == 2
    assert [player["open"] for player in info["players"]] == [False, True]
    assert (info["version"], info["over"]) == (0, False)
    assert "seed" not in info


def test_an_invitation_gives_the_seat_once(server: Running) -> None:
    made = server.create("here", "link")
    address = f"/api/matches/{made['match']}/join"
    invitation = made["seats"][1]["invitation"]
    taken = server.http.post(address, json={"invitation": invitation, "name": " Ada  Lovelace "})
    assert taken.status_code == 201
    assert taken.json()["seat"] == 1
    again = server.http.post(address, json={"invitation": invitation})
    assert (again.status_code, again.json()["code"]) == (409, "seat-taken")
    seat = server.http.get(f"/api/matches/{made['match']}").json()["players"][1]
    assert (seat["name"], seat["open"]) == ("Ada Lovelace", False)


def test_whoever_lost_the_answer_asks_again_and_has_the_seat(server: Running) -> None:
    made = server.create("here", "link")
    address = f"/api/matches/{made['match']}/join"
    wanted = {"invitation": made["seats"][1]["invitation"], "nonce": "nobody guesses this"}
    first, again = (server.http.post(address, json=wanted) for _ in range(2))
    assert (first.status_code, again.status_code) == (201, 201)
    assert first.json() == again.json()
    for nonce in ("", "another"):
        other = server.http.post(address, json={**wanted, "nonce": nonce})
        assert (other.status_code, other.json()["code"]) == (409, "seat-taken")


def test_an_invitation_works_once_whatever_the_number_of_servers(start: Callable[..., Running]) -> None:
    servers = [start(), start()]
    made = servers[0].create("here", "link")
    address = f"/api/matches/{made['match']}"
    # Both have the match in memory, with a free seat.
    assert all(server.http.get(address).json()["players"][1]["open"] for server in servers)
    wanted = {"invitation": made["seats"][1]["invitation"]}
    answers = [server.http.post(f"{address}/join", json=wanted) for server in servers]
    assert [answer.status_code for answer in answers] == [201, 409]
    assert answers[1].json()["code"] == "seat-taken"


def test_an_invitation_is_not_a_token_and_a_token_is_not_an_invitation(server: Running) -> None:
    made = server.create("here", "link")
    player = server.player(made["match"], made["seats"][1]["invitation"])
    assert player.until("refused")["code"] == "bad-token"
    player.close()
    answer = server.http.post(f"/api/matches/{made['match']}/join", json={"invitation": made["seats"][0]["token"]})
    assert answer.json()["code"] == "bad-token"


def test_the_log_of_an_unfinished_match_is_not_given(server: Running) -> None:
    made = server.create("here", "here")
    answer = server.http.get(f"/api/matches/{made['match']}/log")
    assert (answer.status_code, answer.json()["code"]) == (409, "not-over")


def test_the_log_of_a_finished_match_replays(server: Running) -> None:
    made = server.create("here", "here", options={"rounds": 1})
    player = server.player(made["match"], *(seat["token"] for seat in made["seats"]))
    version = 0
    while player.see(version)["outcome"] is None:
        player.act_first()
        version += 1
    player.close()
    log = server.http.get(f"/api/matches/{made['match']}/log").json()
    match = replay(catalog.game("itchy-monkey"), log)
    assert match.version == version
    assert match.log() == log
    verdict = verify(catalog.games(), log)
    assert (verdict.proven, verdict.entries) == (False, version)


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ({"game": "chess", "seats": [{"kind": "here"}] * 2}, (404, "unknown-game")),
        ({"game": "itchy-monkey", "seats": [{"kind": "here"}]}, (400, "bad-seats")),
        ({"game": "itchy-monkey", "seats": [{"kind": "here"}] * 5}, (400, "bad-seats")),
        ({"game": "itchy-monkey", "seats": [{"kind": "here"}] * 2, "options": {"players": 3}}, (400, "bad-seats")),
        ({"game": "itchy-monkey", "seats": [{"kind": "here", "bot": "random"}] * 2}, (400, "bad-seats")),
        ({"game": "itchy-monkey", "seats": [{"kind": "here"}] * 2, "options": {"rounds": 0}}, (400, "bad-options")),
        ({"game": "itchy-monkey", "seats": [{"kind": "here"}] * 2, "options": {"x": 0}}, (400, "bad-options")),
        ({"game": "itchy-monkey", "seats": [{"kind": "here"}] * 2, "seed": -1}, (400, "bad-options")),
        ({"game": "itchy-monkey", "seats": [{"kind": "here"}] * 2, "seed": 1 << 63}, (400, "bad-options")),
        ({"game": "itchy-monkey", "seats": [{"kind": "bot", "bot": "mcts-9999999"}] * 2}, (400, "unknown-bot")),
        ({"game": "itchy-monkey", "seats": [{"kind": "here", "name": "a\nb"}] * 2}, (400, "bad-name")),
        ({"game": "itchy-monkey", "seats": [{"kind": "here", "name": "a" * 41}] * 2}, (400, "bad-name")),
        ({"game": "itchy-monkey", "seats": [{"kind": "guest"}] * 2}, (400, "malformed")),
        ({"game": "itchy-monkey"}, (400, "malformed")),
        ([], (400, "malformed")),
    ],
)
def test_a_bad_request_gets_a_coded_problem(server: Running, body: object, expected: tuple[int, str]) -> None:
    assert problem(server, body) == expected


def test_with_invited_players_and_secrets_nobody_chooses_the_seed(server: Running) -> None:
    seats = [{"kind": "here"}, {"kind": "link"}]
    assert problem(server, {"game": "sealed", "seats": seats, "seed": 1}) == (400, "bad-options")
    assert server.http.post("/api/matches", json={"game": "sealed", "seats": seats}).status_code == 201
    here = [{"kind": "here"}, {"kind": "here"}]
    assert server.http.post("/api/matches", json={"game": "sealed", "seats": here, "seed": 1}).status_code == 201


def test_bad_options_come_with_the_refusal_of_the_game(server: Running) -> None:
    body = {"game": "itchy-monkey", "seats": [{"kind": "here"}] * 2, "options": {"rounds": 0}}
    refusal = server.http.post("/api/matches", json=body).json()["refusal"]
    assert (refusal["rule"], refusal["reason"]) == ("IM-36", "option-value")


@pytest.mark.parametrize("body", [b"", b"{", b"\xff\xfe", b"null", b"[" * 5000, b'{"seats":' * 2000, b'"' + b"x" * 100])
def test_a_body_that_is_not_json_is_malformed(server: Running, body: bytes) -> None:
    answer = server.http.post("/api/matches", content=body, headers=JSON)
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


def test_a_body_that_is_too_large_is_refused(server: Running) -> None:
    answer = server.http.post("/api/matches", content=b'{"game":"' + b"x" * 100_000 + b'"}', headers=JSON)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


@pytest.mark.parametrize("path", ["/api/nothing", "/api/matches/none", "/api/matches/none/log", "/assets/none.js"])
def test_what_does_not_exist_is_a_problem_with_status_404(server: Running, path: str) -> None:
    answer = server.http.get(path)
    assert answer.status_code == 404
    assert set(answer.json()) == {"code", "detail", "refusal"}


def test_the_wrong_method_is_a_problem_too(server: Running) -> None:
    answer = server.http.delete("/api/matches")
    assert (answer.status_code, answer.json()["code"]) == (405, "malformed")

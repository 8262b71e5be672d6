"""A changed box on a server: offered beside the printed one, played with, and kept with its matches."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.running import Message, Process, Site, deal
from vervet.boxes import digest
from vervet.catalog import games_for, printed_box
from vervet.core.log import replay
from vervet.core.verify import verify

HERE = {"kind": "here"}


def short_game(folder: Path) -> Path:
    """A box of After Us in which the first points end the game, and card 101 gives other things."""
    file = folder / "first-points.toml"
    file.write_text(printed_box("after-us").replace("goal = 80 ", "goal = 1  ", 1).replace("2 energy", "3 energy"))
    return file


def finish(site: Site, made: Message) -> None:
    """Whoever sits here does the first thing that is legal, until the game is over."""
    token = str(made["seats"][0]["token"])
    with closing(site.player(str(made["match"]), token)) as player:
        deal(player)
        while not player.table["outcome"]:
            if player.table["legal"]:
                answer = player.act_first()
                assert answer["type"] == "accepted" or answer["code"] == "stale", answer
            else:
                player.until("table")


def create(site: Site, mark: str, bot: str = "heuristic") -> Message:
    return site.create("here", bot, game="after-us", seed=None, options={"box": mark})


def log_of(site: Site, match: object) -> Message:
    answer = site.http.get(f"/api/matches/{match}/log")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def test_a_box_is_offered_played_and_kept(launch: Callable[..., Process], tmp_path: Path) -> None:
    box = short_game(tmp_path)
    mark = digest(box.read_text())
    site = launch(VERVET_BOXES=f"after-us={box}")
    listed = [(info["name"], info["box"]) for info in site.http.get("/api/games").json()]
    assert listed[:3] == [("itchy-monkey", None), ("after-us", None), ("cheeky-monkeys", None)]
    assert listed[3:] == [("after-us", {"hash": mark, "title": "first-points"})]
    drawn = site.http.get(f"/api/boxes/{mark}").json()
    assert drawn["text"] == box.read_text()
    assert len(drawn["drawn"]["cards"]) == 168

    made = create(site, mark)
    finish(site, made)
    log = log_of(site, made["match"])
    assert log["box"] == box.read_text()
    assert log["options"]["box"] == mark
    assert verify(games_for(log), log).proven
    assert replay(games_for(log)["after-us"], log).state.outcome() is not None

    # Another server on the same database, which offers nothing: what was begun goes on and can be played again.
    unfinished = create(site, mark)
    site.end()
    later = launch(VERVET_BOXES="")
    assert [info["box"] for info in later.http.get("/api/games").json()] == [None] * 3
    finish(later, unfinished)
    assert log_of(later, unfinished["match"])["box"] == box.read_text()
    token = made["seats"][0]["token"]
    again = later.http.post(f"/api/matches/{made['match']}/rematch", json={"tokens": [token], "turn": False}).json()
    assert later.http.get(f"/api/matches/{again['match']}").json()["options"]["box"] == mark
    body = {"tokens": [token], "viewer": 0, "version": 1, "seat": 0, "seats": [HERE, {"kind": "bot", "bot": "random"}]}
    on = later.http.post(f"/api/matches/{made['match']}/play-on", json=body)
    assert on.status_code == 201, on.text
    assert later.http.get(f"/api/matches/{on.json()['match']}").json()["options"]["box"] == mark
    assert later.http.get(f"/api/boxes/{mark}").json()["title"] == ""


def test_a_box_that_nobody_has_is_refused(server: Site) -> None:
    seats = [HERE, HERE]
    body = {"game": "after-us", "seats": seats, "options": {"box": "0" * 64}}
    told = server.http.post("/api/matches", json=body)
    assert (told.status_code, told.json()["code"]) == (404, "unknown-box")
    told = server.http.get("/api/boxes/nothing")
    assert (told.status_code, told.json()["code"]) == (404, "unknown-box")


@pytest.mark.parametrize("listed", ["after-us=nowhere.toml", "chess=box.toml", "after-us"])
def test_a_wrong_list_of_boxes_stops_the_server_with_a_sentence(launch: Callable[..., Process], listed: str) -> None:
    with pytest.raises(AssertionError, match="did not start") as stopped:
        launch(VERVET_BOXES=listed)
    assert "VERVET_BOXES" in str(stopped.value)
    assert "Traceback" not in str(stopped.value)

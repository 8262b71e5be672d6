"""How a match went, told once it is over."""

from tests.server.conftest import Pair
from tests.server.running import Running


def test_how_a_match_went_is_told_when_it_is_over_and_not_before(server: Running, pair: Pair) -> None:
    address = f"/api/matches/{pair.match}/ending"
    assert server.http.get(address).json()["code"] == "not-over"
    while not pair.players[0].table["outcome"]:
        version = int(str(pair.mover().act_first()["version"]))
        for player in pair.players:
            player.see(version)
    told = server.http.get(address).json()
    assert told["actions"] == pair.players[0].table["version"]
    assert told["rounds"] == 2
    assert told["counts"] == "colonies"
    assert told["curve"][-1] == [player["colonies"] for player in pair.players[0].table["view"]["players"]]
    assert 0 <= told["seconds"] < 600
    assert (told["blasts"], told["pieces"]) == ([], [])
    assert server.http.get(address).json() == told


def test_a_match_that_is_not_there_has_no_ending(server: Running) -> None:
    assert server.http.get("/api/matches/nowhere/ending").status_code == 404

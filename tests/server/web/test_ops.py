"""What those who run a server look at: health, readiness, metrics, and `HEAD`."""

import re
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec import json

from tests.server.running import PATIENCE, Process, Running, free_port
from vervet.server import SettingError
from vervet.server.metrics import Counter, Histogram, page
from vervet.server.settings import Settings
from vervet.server.web.readiness import Readiness

DASHBOARD = Path(__file__).parents[3] / "deploy" / "grafana" / "vervet.json"
SAMPLE = re.compile(r'([a-z_]+)(?:\{((?:[a-z_]+="(?:[^"\\]|\\.)*",?)*)\})? (-?[0-9.e+-]+)')


def read(text: str) -> dict[str, float]:
    """Every line of a page of metrics; fails on what Prometheus would not read."""
    found: dict[str, float] = {}
    kinds: dict[str, str] = {}
    for line in text.splitlines():
        if line.startswith("# TYPE "):
            _, _, name, kind = line.split(" ")
            kinds[name] = kind
        elif not line.startswith("# HELP "):
            matched = SAMPLE.fullmatch(line)
            assert matched, line
            assert re.sub("_(bucket|sum|count)$", "", matched[1]) in kinds or matched[1] in kinds, line
            key = f"{matched[1]}{{{matched[2]}}}" if matched[2] else matched[1]
            assert key not in found, line
            found[key] = float(matched[3])
    return found


@pytest.fixture
def watched(start: Callable[..., Running]) -> Running:
    return start(metrics=str(free_port()))


def metrics(server: Running) -> dict[str, float]:
    answer = httpx.get(f"http://127.0.0.1:{server.settings.metrics}/metrics", timeout=PATIENCE, trust_env=False)
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    return read(answer.text)


def rise(before: dict[str, float], after: dict[str, float], name: str) -> float:
    return after.get(name, 0.0) - before.get(name, 0.0)


def test_counters_and_histograms_are_written_as_prometheus_reads_them() -> None:
    moves = Counter("moves_total", "Moves.", "game")
    moves.add(2, 'a "game"\n')
    took = Histogram("took_seconds", "Time.", steps=(0.1, 1.0))
    for seconds in (0.05, 0.1, 0.5, 7.0):
        took.note(seconds)
    assert page([moves, took]) == (
        "# HELP moves_total Moves.\n"
        "# TYPE moves_total counter\n"
        'moves_total{game="a \\"game\\"\\n"} 2\n'
        "# HELP took_seconds Time.\n"
        "# TYPE took_seconds histogram\n"
        'took_seconds_bucket{le="0.1"} 2\n'
        'took_seconds_bucket{le="1.0"} 3\n'
        'took_seconds_bucket{le="+Inf"} 4\n'
        "took_seconds_sum 7.65\n"
        "took_seconds_count 4\n"
    )


def test_what_happens_at_a_table_is_counted(watched: Running) -> None:
    before = metrics(watched)
    made = watched.create("here", "here")
    player = watched.player(made["match"], *(seat["token"] for seat in made["seats"]))
    player.see(0)
    assert player.act_first()["type"] == "accepted"
    player.see(1)
    assert player.act({"kind": "nonsense"})["type"] == "refused"
    player.settle()
    after = metrics(watched)
    for name, risen in (
        ('vervet_moves_total{game="itchy-monkey"}', 1),
        ('vervet_messages_total{type="act",answer="yes"}', 1),
        ('vervet_messages_total{type="act",answer="malformed"}', 1),
        ('vervet_notices_total{type="accepted"}', 1),
        ('vervet_requests_total{method="POST",route="/api/matches",status="201"}', 1),
        ('vervet_stage_seconds_count{stage="disk"}', 1),
    ):
        assert rise(before, after, name) == risen, name
    for stage in ("turn", "rules", "disk", "table", "sending"):
        assert rise(before, after, f'vervet_stage_seconds_count{{stage="{stage}"}}') >= 1, stage
    # One for the match, one for the move; each is an fsync.
    assert rise(before, after, 'vervet_commits_total{done="yes"}') == 2
    assert (after["vervet_sockets"], after["vervet_sockets_joined"], after["vervet_matches"]) == (1, 1, 1)
    player.close()


def test_windows_and_bots_are_counted(watched: Running) -> None:
    before = metrics(watched)
    made = watched.create("here", "random")
    player = watched.player(made["match"], made["seats"][0]["token"])
    while not player.table.get("legal") or player.table["version"] == 0:
        if player.table.get("legal"):
            player.act_first()
        else:
            player.until("table")
    after = metrics(watched)
    assert rise(before, after, 'vervet_thought_seconds_count{stage="waiting"}') >= 1
    assert {"vervet_windows", "vervet_bots_waiting", "vervet_bots_thinking"} <= set(after)
    player.close()


def test_every_number_of_the_dashboard_is_one_that_the_server_counts(watched: Running) -> None:
    board: dict[str, Any] = json.decode(DASHBOARD.read_bytes())
    asked = " ".join(target["expr"] for panel in board["panels"] for target in panel.get("targets", ()))
    names = set(re.findall(r"\b(?:vervet|process)_[a-z_]+", asked))
    answer = httpx.get(f"http://127.0.0.1:{watched.settings.metrics}/metrics", timeout=PATIENCE, trust_env=False)
    known = {line.split(" ")[2] for line in answer.text.splitlines() if line.startswith("# TYPE")}
    assert len(names) > 10
    assert {re.sub("_(bucket|sum|count)$", "", name) for name in names} <= known


def test_metrics_are_not_where_everybody_plays(watched: Running, server: Running) -> None:
    """What rises when a secret answer comes in must not be seen by players."""
    for each in (watched, server):
        assert "vervet_moves" not in each.http.get("/metrics").text
    elsewhere = httpx.Client(base_url=f"http://127.0.0.1:{watched.settings.metrics}", timeout=PATIENCE, trust_env=False)
    assert elsewhere.get("/api/games").status_code == 404
    assert elsewhere.post("/metrics").status_code == 404
    assert elsewhere.get("/").status_code == 404
    elsewhere.close()


def test_probes_answer_at_the_port_of_the_metrics_whatever_they_call_the_server(start: Callable[..., Running]) -> None:
    server = start(metrics=str(free_port()), hosts=("vervet.example",))
    address = f"http://127.0.0.1:{server.settings.metrics}"
    for probe in ("/api/health", "/api/ready"):
        assert httpx.get(address + probe, timeout=PATIENCE, trust_env=False).status_code == 200
    assert server.http.get("/api/ready").status_code == 421


@pytest.mark.parametrize("wrong", ["many", "localhost", "127.0.0.1:0", "127.0.0.1:70000"])
def test_an_address_for_metrics_that_makes_no_sense_is_refused(wrong: str) -> None:
    with pytest.raises(SettingError, match="VERVET_METRICS"):
        Settings(metrics=wrong).metrics_address()


def test_a_port_alone_is_for_this_computer() -> None:
    assert Settings(metrics="9428").metrics_address() == ("127.0.0.1", 9428)
    assert Settings(metrics="[::1]:9428").metrics_address() == ("::1", 9428)
    assert Settings().metrics_address() is None


def test_a_server_that_has_all_it_needs_is_ready(server: Running) -> None:
    answer = server.http.get("/api/ready")
    assert (answer.status_code, answer.json()) == (
        200,
        {"checks": {"database": "ok", "migration": "ok", "disk": "ok"}},
    )


def not_ready(server: Running) -> str:
    server.application.readiness.found_at = float("-inf")
    answer = server.http.get("/api/ready")
    assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
    assert server.http.get("/api/health").status_code == 200
    return str(answer.json()["detail"])


def test_a_server_with_a_full_disk_is_not_ready(start: Callable[..., Running]) -> None:
    assert not_ready(start(spare_bytes=2**62)) == "disk: nearly full"


def test_a_server_whose_tables_are_too_old_is_not_ready_and_newer_ones_do_not_matter(
    start: Callable[..., Running], tmp_path: Path
) -> None:
    server = start()
    for version, well in (("0001", False), ("9999", True)):
        other = sqlite3.connect(tmp_path / "vervet.sqlite")
        other.execute("UPDATE alembic_version SET version_num = ?", (version,))
        other.commit()
        other.close()
        if not well:
            assert not_ready(server) == "migration: its tables are of another version"
        else:
            server.application.readiness.found_at = float("-inf")
            assert server.http.get("/api/ready").status_code == 200


def test_a_server_whose_database_is_out_of_reach_is_not_ready(start: Callable[..., Running]) -> None:
    server = start()
    server.loop.call_soon_threadsafe(server.application.journal.outage.begin, OSError())
    assert not_ready(server) == "database: out of reach"
    server.loop.call_soon_threadsafe(server.application.journal.outage.end)
    server.application.readiness.found_at = float("-inf")
    assert server.http.get("/api/ready").status_code == 200


def test_what_else_a_server_needs_is_one_more_check(start: Callable[..., Running]) -> None:
    server = start()

    async def bus() -> str:
        raise ConnectionError

    readiness: Readiness = server.application.readiness
    readiness.checks["bus"] = bus
    assert not_ready(server) == "bus: out of reach"


def test_a_server_that_is_about_to_stop_is_not_ready(start: Callable[..., Running]) -> None:
    server = start()
    server.application.readiness.leaving = True
    assert not_ready(server) == "this server is about to stop"


def test_head_answers_as_get_does_without_a_body(server: Running) -> None:
    made = server.create("here", "here")
    for path in ("/", "/api/health", "/api/ready", "/api/games", f"/api/matches/{made['match']}", "/nothing.png"):
        asked, told = server.http.get(path), server.http.head(path)
        assert (told.status_code, told.content) == (asked.status_code, b""), path
        for name in ("content-type", "content-length", "etag", "cache-control", "content-security-policy"):
            assert told.headers.get(name) == asked.headers.get(name), (path, name)
    assert server.http.head("/api/matches").status_code == server.http.get("/api/matches").status_code


def test_every_answer_has_a_number_and_only_a_proxy_of_ours_may_give_it(start: Callable[..., Running]) -> None:
    given = {"x-request-id": "given-by-a-proxy"}
    server = start()
    numbers = {server.http.get("/api/health", headers=given).headers["x-request-id"] for _ in range(3)}
    assert len(numbers) == 3 and "given-by-a-proxy" not in numbers
    behind = start(proxies=("127.0.0.1",))
    assert behind.http.get("/api/health", headers=given).headers["x-request-id"] == "given-by-a-proxy"
    foul = {"x-request-id": "x" * 1000}
    assert len(behind.http.get("/api/health", headers=foul).headers["x-request-id"]) == 16


def test_a_taken_port_for_metrics_is_said_in_a_sentence(launch: Callable[..., Process]) -> None:
    first = launch()
    with pytest.raises(AssertionError, match=f"VERVET_METRICS: cannot serve at 127.0.0.1 port {first.port}") as refused:
        launch(VERVET_METRICS=str(first.port))
    assert "Vervet is at" not in str(refused.value)

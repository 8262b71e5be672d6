"""Traces: what a collector of OpenTelemetry is sent, over a real connection, and what it is never sent."""

import asyncio
import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.server.running import PATIENCE, Running, free_port
from vervet.server.settings import SettingError, from_environment
from vervet.server.traces import Tracer

Span = dict[str, Any]


class Collector(BaseHTTPRequestHandler):
    """Takes what comes, as the receiver of a collector does: OTLP over HTTP, in JSON."""

    heard: list[tuple[str, str, bytes]]

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.heard.append((self.path, self.headers["content-type"], body))
        self.send_response(200)
        self.send_header("content-length", "2")
        self.end_headers()
        self.wfile.write(b"{}")

    def log_message(self, *_: object) -> None:
        """Nothing."""


@contextmanager
def collecting() -> Iterator[tuple[str, list[tuple[str, str, bytes]]]]:
    heard: list[tuple[str, str, bytes]] = []
    with ThreadingHTTPServer(("127.0.0.1", 0), type("Mine", (Collector,), {"heard": heard})) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}", heard
        server.shutdown()
        thread.join()


def spans_of(heard: list[tuple[str, str, bytes]]) -> list[Span]:
    documents = [json.loads(body) for _, _, body in heard]
    return [span for each in documents for span in each["resourceSpans"][0]["scopeSpans"][0]["spans"]]


def facts(span: Span) -> dict[str, Any]:
    return {each["key"]: next(iter(each["value"].values())) for each in span["attributes"]}


def test_a_collector_is_sent_requests_messages_and_what_they_waited_for(start: Callable[..., Running]) -> None:
    with collecting() as (address, heard):
        server = start(traces=address, node="one")
        made = server.create("here", "here")
        tokens = [seat["token"] for seat in made["seats"]]
        player = server.player(made["match"], *tokens)
        player.see(0)
        assert player.act_first()["type"] == "accepted"
        assert player.act({"kind": "fly"})["type"] == "refused"
        player.close()
        server.http.get("/api/matches/none?secret=question")
        end = time.monotonic() + PATIENCE
        while not any(span["name"].endswith("/{match}") for span in spans_of(heard)):
            assert time.monotonic() < end
            time.sleep(0.05)
    assert {(path, kind) for path, kind, _ in heard} == {("/v1/traces", "application/json")}
    spans = spans_of(heard)
    by_name = {span["name"]: span for span in spans}
    asked = facts(by_name["GET /api/matches/{match}"])
    assert (asked["http.response.status_code"], asked["http.request.method"]) == ("404", "GET")
    acts = [span for span in spans if span["name"] == "message act"]
    assert [facts(span)["vervet.answer"] for span in acts] == ["yes", "malformed"]
    assert facts(acts[0])["vervet.match"] == made["match"]
    stages = [span for span in spans if span["parentSpanId"] == acts[0]["spanId"]]
    assert {"turn", "rules", "disk", "table"} <= {span["name"] for span in stages}
    assert {span["traceId"] for span in stages} == {acts[0]["traceId"]}
    assert all(int(span["startTimeUnixNano"]) <= int(span["endTimeUnixNano"]) for span in spans)
    said = b"".join(body for _, _, body in heard).decode()
    for secret in (*tokens, "secret", "question", '"fly"', "place ", '"seed"'):
        assert secret not in said, secret


def test_only_a_share_is_traced_and_a_collector_that_is_gone_costs_nothing(start: Callable[..., Running]) -> None:
    server = start(traces="http://127.0.0.1:9", trace_share=0.5)
    for _ in range(60):
        assert server.http.get("/api/health").status_code == 200
    tracer = server.application.tracer
    assert tracer is not None
    assert 0 < len(tracer.waiting) + tracer.lost < 60


def test_without_a_collector_nothing_is_traced(server: Running) -> None:
    assert server.application.tracer is None
    assert from_environment({}).traces == ""


@pytest.mark.parametrize(
    "address", ["localhost:4318", "grpc://a:4317", "http://", "http://user:word@host:4318", "http://a?b"]
)
def test_what_is_no_collector_is_refused_with_words(address: str) -> None:
    with pytest.raises(SettingError, match="VERVET_TRACES: expected a collector"):
        from_environment({"VERVET_TRACES": address})


@pytest.mark.parametrize("share", ["0", "-1", "1.5", "x"])
def test_a_share_is_one(share: str) -> None:
    with pytest.raises(SettingError, match="TRACE_SHARE"):
        from_environment({"VERVET_TRACE_SHARE": share})


def test_a_collector_that_is_gone_is_complained_of_once(caplog: pytest.LogCaptureFixture) -> None:
    """An outage of hours is one line of the log, and the next one another."""

    async def send(tracer: Tracer, address: str, times: int) -> None:
        tracer.address = urlsplit(address)
        for _ in range(times):
            with tracer.span("request"):
                pass
            await tracer.send()

    nowhere = f"http://127.0.0.1:{free_port()}"
    tracer = Tracer(nowhere, 1.0)
    asyncio.run(send(tracer, nowhere, 3))
    assert (tracer.lost, len(caplog.records)) == (3, 1)
    with collecting() as (address, _):
        asyncio.run(send(tracer, address, 1))
    asyncio.run(send(tracer, nowhere, 2))
    assert (tracer.lost, len(caplog.records)) == (5, 2)

"""`python -m tests.cluster [PORT]`: a cluster on this machine until Ctrl-C. Its matches are gone with it, unless
VERVET_TEST_POSTGRES names a database of yours."""

import signal
import sys
import threading
from contextlib import ExitStack, closing

from tests.server.running import Process
from tests.services import caddy, nats, postgres
from tests.services.service import Missing

NODES = 3
PORT = 8430


def main(port: int) -> None:
    stop = threading.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: stop.set())
    with ExitStack() as stack:
        database = stack.enter_context(closing(postgres.start()))
        bus = stack.enter_context(closing(nats.start()))
        print(f"PostgreSQL is at {database.address}, NATS at {bus.address}", flush=True)
        nodes = []
        for number in range(1, NODES + 1):
            shared = {"VERVET_BUS": bus.address, "VERVET_NODE": f"node-{number}", "VERVET_PROXIES": "127.0.0.1"}
            node = stack.enter_context(closing(Process(database.address, output=None, **shared)))
            nodes.append(node)
            print(f"node-{number} is process {node.process.pid} at port {node.port}", flush=True)
        stack.enter_context(closing(caddy.start(port, [node.port for node in nodes])))
        print(f"Vervet is at http://127.0.0.1:{port}/ (Ctrl-C ends it; kill any node, and play on)", flush=True)
        stop.wait()


if __name__ == "__main__":
    try:
        main(int(sys.argv[1]) if len(sys.argv) > 1 else PORT)
    except Missing as missing:
        sys.exit(str(missing))

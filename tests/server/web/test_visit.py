"""One network connection, with a real socket at the other end and an application of the test's own."""

import asyncio
import socket
import struct

from litestar.types import Receive, Scope, Send

from vervet.server.settings import Settings
from vervet.server.web.doorway import Doorway
from vervet.server.web.visit import House, Visit

HALF_A_BODY = b"POST / HTTP/1.1\r\nhost: here\r\ncontent-length: 10\r\n\r\n{"


class Stage:
    """Answers `HTTP/1.1 408` and two words, once it is told to."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self.told = asyncio.Event()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.asked.set()
        await self.told.wait()
        await send({"type": "http.response.start", "status": 408, "headers": [(b"content-length", b"8")]})
        await send({"type": "http.response.body", "body": b"too slow", "more_body": False})


class Heard(Visit):
    """Keeps the pieces in which it is answered."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.pieces: list[bytes] = []

    def write(self, data: bytes) -> None:
        self.pieces.append(data)
        super().write(data)


async def visited(stage: Stage) -> tuple[Heard, socket.socket]:
    """A visit whose request has reached the application, and the visitor's socket."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        theirs = socket.create_connection(door.getsockname())
        ours, _ = door.accept()
    house = House(stage, Settings(), Doorway(10, 10))
    _, visit = await asyncio.get_running_loop().connect_accepted_socket(lambda: Heard(house), ours)
    theirs.sendall(HALF_A_BODY)
    await stage.asked.wait()
    return visit, theirs


async def over(visit: Visit, stage: Stage) -> None:
    stage.told.set()
    assert visit.task is not None
    await visit.task
    visit.abort()


def test_a_small_answer_goes_out_in_one_piece() -> None:
    """Whoever reads once has read it all, and the network carries one packet."""

    async def scene() -> list[bytes]:
        stage = Stage()
        visit, theirs = await visited(stage)
        with theirs:
            await over(visit, stage)
        return visit.pieces

    (answer,) = asyncio.run(scene())
    assert answer.startswith(b"HTTP/1.1 408") and answer.endswith(b"too slow")


def test_somebody_who_hangs_up_just_as_they_are_answered_is_no_error() -> None:
    async def scene() -> None:
        stage = Stage()
        visit, theirs = await visited(stage)
        # Without a goodbye, and before the server's loop can have noticed.
        theirs.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        theirs.close()
        visit.linger()
        await over(visit, stage)

    asyncio.run(scene())

"""A WebSocket without any care for its rules: whatever bytes are wanted go out."""

import asyncio
from typing import Any

from msgspec import json

from vervet.server.web.frames import CLOSE, LAST, MASKED, TEXT

MASK = b"\x11\x22\x33\x44"
PATIENCE = 30.0
KEY = "dGhlIHNhbXBsZSBub25jZQ=="


class Gone(Exception):
    """The server has closed the connection."""


def masked(kind: int, body: bytes, last: bool = True) -> bytes:
    """A frame as a client sends it."""
    size = len(body)
    if size < 126:
        head = bytes((MASKED | size,))
    elif size < 1 << 16:
        head = bytes((MASKED | 126,)) + size.to_bytes(2, "big")
    else:
        head = bytes((MASKED | 127,)) + size.to_bytes(8, "big")
    repeated = (MASK * (size // 4 + 1))[:size]
    whole = (int.from_bytes(body, "big") ^ int.from_bytes(repeated, "big")).to_bytes(size, "big") if size else b""
    return bytes(((LAST if last else 0) | kind,)) + head + MASK + whole


class Wire:
    """One connection to the WebSocket of a match."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, data: bytes) -> None:
        try:
            self.writer.write(data)
            await self.writer.drain()
        except ConnectionError as error:
            raise Gone from error

    async def say(self, message: Any) -> None:
        await self.send(masked(TEXT, json.encode(message)))

    async def frame(self) -> tuple[int, bytes]:
        """The next frame of the server; raises `Gone`, also after its goodbye."""
        try:
            first, size = await self.reader.readexactly(2)
            if size > 125:
                size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
            body = await self.reader.readexactly(size)
        except (asyncio.IncompleteReadError, ConnectionError) as error:
            raise Gone from error
        if first & 0x0F == CLOSE:
            raise Gone
        return first & 0x0F, body

    def close(self) -> None:
        self.writer.transport.abort()


async def dial(port: int, match: str) -> Wire:
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1 << 22)
    lines = (
        f"GET /api/matches/{match}/play HTTP/1.1",
        f"host: 127.0.0.1:{port}",
        "upgrade: websocket",
        "connection: Upgrade",
        "sec-websocket-version: 13",
        f"sec-websocket-key: {KEY}",
    )
    writer.write("\r\n".join([*lines, "", ""]).encode())
    head = await reader.readuntil(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 101"), head
    return Wire(reader, writer)

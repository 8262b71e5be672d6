"""A WebSocket client just large enough for the load test: text frames, nothing in pieces, little work."""

import asyncio
import base64
import secrets
import struct

TEXT = 0x81
CLOSE = 0x8


class Line:
    """A connection to a server on this machine."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    def send(self, text: bytes) -> None:
        """Send a text. The mask that the standard demands is zero here: it hides nothing, and costs nothing."""
        size = len(text)
        if size < 126:
            head = struct.pack("!BB", TEXT, 0x80 | size)
        else:
            head = struct.pack("!BBH", TEXT, 0x80 | 126, size)
        self.writer.write(head + b"\0\0\0\0" + text)

    async def receive(self) -> bytes:
        """The next text; raises `ConnectionError` when the server has closed."""
        first, size = await self.reader.readexactly(2)
        if size == 126:
            (size,) = struct.unpack("!H", await self.reader.readexactly(2))
        elif size == 127:
            (size,) = struct.unpack("!Q", await self.reader.readexactly(8))
        text = await self.reader.readexactly(size)
        if first & 0xF == CLOSE:
            raise ConnectionError("the server closed the connection")
        return text

    async def close(self) -> None:
        self.writer.close()
        await self.writer.wait_closed()


async def dial(port: int, path: str) -> Line:
    """Connect; raises `ConnectionError` when the server does not want to."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1 << 20)
    key = base64.b64encode(secrets.token_bytes(16)).decode()
    head = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    writer.write(f"{head}Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
    answer = await reader.readuntil(b"\r\n\r\n")
    if not answer.startswith(b"HTTP/1.1 101"):
        raise ConnectionError(answer.decode("latin-1").splitlines()[0])
    return Line(reader, writer)

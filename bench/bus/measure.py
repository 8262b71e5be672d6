"""NATS beside Redis as the bus of a cluster: what a message costs the server in CPU, and how long it is on its way.

    python bench/bus/measure.py --nats nats-server --redis redis-server

Both are used as Vervet would: each of three subscribers listens on its own subject, messages are sent to one of them
at a time, nothing is stored. Both are spoken to by the same few lines over plain TCP, so no client library is measured.
"""

import argparse
import asyncio
import os
import random
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
SUBJECTS = ("one", "two", "three")
SIZES = (200, 8_000)
ROUNDS = 3
ON_THEIR_WAY = 300


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Nats:
    """The words of NATS: `SUB`, `PUB`, `MSG`."""

    name = "NATS"

    def command(self, program: str, port: int) -> list[str]:
        return [program, "--addr", "127.0.0.1", "--port", str(port)]

    def hello(self) -> bytes:
        return b'CONNECT {"verbose":false,"pedantic":false}\r\n'

    def subscribe(self, subject: str) -> bytes:
        return f"SUB {subject} 1\r\n".encode()

    def publish(self, subject: str, data: bytes) -> bytes:
        return f"PUB {subject} {len(data)}\r\n".encode() + data + b"\r\n"

    async def receive(self, reader: asyncio.StreamReader) -> bytes:
        while True:
            line = await reader.readuntil(b"\r\n")
            if line.startswith(b"MSG"):
                return (await reader.readexactly(int(line.rsplit(b" ", 1)[1]) + 2))[:-2]


class Redis:
    """The words of Redis: `SUBSCRIBE`, `PUBLISH`, and an array for each message."""

    name = "Redis"

    def command(self, program: str, port: int) -> list[str]:
        quiet = ["--save", "", "--appendonly", "no", "--loglevel", "warning"]
        return [program, "--bind", "127.0.0.1", "--port", str(port), *quiet]

    def hello(self) -> bytes:
        return b""

    def subscribe(self, subject: str) -> bytes:
        return f"*2\r\n$9\r\nSUBSCRIBE\r\n${len(subject)}\r\n{subject}\r\n".encode()

    def publish(self, subject: str, data: bytes) -> bytes:
        head = f"*3\r\n$7\r\nPUBLISH\r\n${len(subject)}\r\n{subject}\r\n${len(data)}\r\n".encode()
        return head + data + b"\r\n"

    async def receive(self, reader: asyncio.StreamReader) -> bytes:
        while True:
            line = await reader.readuntil(b"\r\n")
            if line == b"*3\r\n":
                words = [await self.word(reader) for _ in range(3)]
                if words[0] == b"message":
                    return words[2]

    async def word(self, reader: asyncio.StreamReader) -> bytes:
        line = await reader.readuntil(b"\r\n")
        if line.startswith(b":"):
            return line[1:-2]
        return (await reader.readexactly(int(line[1:-2]) + 2))[:-2]


Kind = Nats | Redis


class Server:
    """One of the two in a process of its own."""

    def __init__(self, kind: Kind, program: str) -> None:
        self.port = free_port()
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        self.process = subprocess.Popen(kind.command(program, self.port), **quiet)
        for _ in range(500):
            try:
                socket.create_connection(("127.0.0.1", self.port), 1.0).close()
                return
            except OSError:
                time.sleep(0.02)
        sys.exit(f"{program} does not answer")

    def seconds(self) -> float:
        """CPU seconds so far, its own and the kernel's for it."""
        words = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(words[11]) + int(words[12])) / TICKS

    def mebibytes(self) -> float:
        words = Path(f"/proc/{self.process.pid}/statm").read_text().split()
        return int(words[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20

    def close(self) -> None:
        self.process.terminate()
        self.process.wait()


class Ends:
    """Three who listen, and one who talks."""

    def __init__(self, kind: Kind, port: int) -> None:
        self.kind = kind
        self.port = port

    async def open(self) -> None:
        self.listeners = [await asyncio.open_connection("127.0.0.1", self.port, limit=2**20) for _ in SUBJECTS]
        for subject, (_, writer) in zip(SUBJECTS, self.listeners, strict=True):
            writer.write(self.kind.hello() + self.kind.subscribe(subject))
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port, limit=2**20)
        self.writer.write(self.kind.hello())
        self.draining = asyncio.create_task(self.drain())
        await asyncio.sleep(0.3)

    async def drain(self) -> None:
        """Whatever the server says to the one who talks."""
        while await self.reader.read(2**16):
            pass

    async def close(self) -> None:
        self.draining.cancel()
        for _, writer in [*self.listeners, (self.reader, self.writer)]:
            writer.close()

    async def flood(self, data: bytes, count: int) -> None:
        """So many messages to all in turn, some hundreds on their way at a time: both servers cut off whoever is too
        far behind, and that is not what is measured."""
        for _ in range(count // ON_THEIR_WAY):
            mine = ON_THEIR_WAY // len(SUBJECTS)
            for _ in range(mine):
                for subject in SUBJECTS:
                    self.writer.write(self.kind.publish(subject, data))
            await asyncio.gather(*(self.take(reader, mine) for reader, _ in self.listeners))

    async def take(self, reader: asyncio.StreamReader, count: int) -> None:
        for _ in range(count):
            await self.kind.receive(reader)

    async def ways(self, data: bytes, count: int) -> list[float]:
        """Milliseconds from sending to hearing, one message at a time, with a breath in between."""
        took = []
        for _ in range(count):
            which = random.randrange(len(SUBJECTS))
            begun = time.perf_counter()
            self.writer.write(self.kind.publish(SUBJECTS[which], data))
            await self.kind.receive(self.listeners[which][0])
            took.append((time.perf_counter() - begun) * 1000)
            await asyncio.sleep(0.002)
        return sorted(took)


async def measure(kind: Kind, program: str, size: int, count: int) -> dict[str, float]:
    server = Server(kind, program)
    try:
        ends = Ends(kind, server.port)
        await ends.open()
        data = os.urandom(size)
        await ends.flood(data, count // 10)
        before, begun = server.seconds(), time.perf_counter()
        await ends.flood(data, count)
        cpu, wall = server.seconds() - before, time.perf_counter() - begun
        ways = await ends.ways(data, 500)
        await ends.close()
        return {
            "cpu": cpu / count * 1e6,
            "rate": count / wall,
            "p50": ways[len(ways) // 2],
            "p99": ways[int(len(ways) * 0.99)],
            "memory": server.mebibytes(),
        }
    finally:
        server.close()


def middle(runs: list[dict[str, float]], pick: Callable[[dict[str, float]], float]) -> float:
    return sorted(pick(run) for run in runs)[len(runs) // 2]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--nats", required=True)
    parser.add_argument("--redis", required=True)
    parser.add_argument("--messages", type=int, default=60_000)
    asked = parser.parse_args()
    print(
        f"Load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores; the middle of {ROUNDS} runs, one after the other.\n"
    )
    print("| bus | bytes | server's CPU, µs a message | messages a second | on its way, ms p50 | p99 | MiB |")
    print("|---|--:|--:|--:|--:|--:|--:|")
    for size in SIZES:
        both: dict[str, list[dict[str, float]]] = {"NATS": [], "Redis": []}
        for _ in range(ROUNDS):
            for kind, program in ((Nats(), asked.nats), (Redis(), asked.redis)):
                both[kind.name].append(asyncio.run(measure(kind, program, size, asked.messages)))
        for name, runs in both.items():
            cells = [middle(runs, lambda run, key=key: run[key]) for key in ("cpu", "rate", "p50", "p99", "memory")]
            numbers = f"{cells[0]:.1f} | {cells[1]:,.0f} | {cells[2]:.2f} | {cells[3]:.2f} | {cells[4]:.0f}"
            print(f"| {name} | {size:,} | {numbers} |")


if __name__ == "__main__":
    main()

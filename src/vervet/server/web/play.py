"""The WebSocket of a match: a client comes, hears and is heard, and goes."""

import asyncio
from contextlib import suppress

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath

from vervet.server.web.address import address_of, elsewhere
from vervet.server.web.client import Client
from vervet.server.web.conversation import Conversation
from vervet.server.web.limit import network
from vervet.server.web.registry import Registry
from vervet.server.web.rematch import Rematches
from vervet.server.web.socket_line import LINE, SocketLine

Socket = WebSocket[None, None, State]


@websocket("/api/matches/{match:str}/play")
async def play(
    socket: Socket, match: FromPath[str], registry: NamedDependency[Registry], rematches: NamedDependency[Rematches]
) -> None:
    """Play or watch a match."""
    address = address_of(socket, registry.settings.proxies)
    if elsewhere(socket) or not registry.doorway.enter(address):
        await socket.close(code=1008)
        return
    try:
        await socket.accept()
        client = Client(line_of(socket), registry.settings, network(address))
        await converse(socket, Conversation(registry, rematches, match, client, address))
    finally:
        registry.doorway.leave(address)
        # The framework's socket has functions that have the socket: what nothing else holds is free at once.
        del socket.receive, socket.send


async def converse(socket: Socket, conversation: Conversation) -> None:
    """Hear and speak until one of both has enough."""
    registry, client = conversation.registry, conversation.client
    registry.clients.add(client)
    line = line_of(socket)
    tasks = [asyncio.create_task(listen(line, conversation))]
    if isinstance(line, SocketLine):
        line.listener = conversation.hear_at_once
    if client.line is None:
        tasks.append(asyncio.create_task(client.write()))
    late = asyncio.get_running_loop().call_later(registry.settings.join_seconds, send_idler_away, client)
    ends: list[asyncio.Future[None] | asyncio.Future[int]] = [*tasks, client.ended]
    try:
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
    finally:
        late.cancel()
        if isinstance(line, SocketLine):
            line.listener = None
        client.stand()
        try:
            # First all listening stops: nobody hears what comes after the goodbye.
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            with suppress(Exception):
                await socket.close(code=client.ended.result() if client.ended.done() else 1000)
        finally:
            # Only now: a server that stops waits for those who are still to be told so.
            registry.clients.discard(client)


def send_idler_away(client: Client) -> None:
    """Whoever has not joined by now keeps a place from others."""
    if client.live is None:
        client.hang_up(1008)


def line_of(socket: Socket) -> Socket | SocketLine:
    """The connection itself, where this server has it: past the framework, which has a word with every message."""
    line = (socket.scope.get("extensions") or {}).get(LINE)
    return line if isinstance(line, SocketLine) else socket


async def listen(line: Socket | SocketLine, conversation: Conversation) -> None:
    """Hear what the client says until it goes."""
    while (event := await line.receive())["type"] == "websocket.receive":
        await conversation.rest()
        await conversation.hear(event.get("text"))

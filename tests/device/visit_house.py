"""Runs in a page's archive: a house with a shelf in memory, visited as a page visits it. Writes what it saw as JSON."""

import asyncio
import json
import random
import sys
from typing import Any

from vervet.device.house import House
from vervet.server.web.thought import choose

Message = dict[str, Any]


class MemoryShelf:
    """Keeps records as IndexedDB does: a number is given once."""

    def __init__(self) -> None:
        self.records: dict[tuple[str, int], str] = {}

    async def read(self, match: str) -> list[str]:
        return [self.records[key] for key in sorted(self.records) if key[0] == match]

    async def append(self, records: list[tuple[str, int, str]]) -> bool:
        if any((match, number) in self.records for match, number, _ in records):
            return False
        self.records |= {(match, number): text for match, number, text in records}
        return True


class OwnThinker:
    """Thinks at once."""

    async def think(self, game: str, rules: int, position: str, bot: str, seat: int, seed: int) -> int:
        return choose(game, rules, position, bot, seat, seed)


class Guest:
    """Somebody with a connection, who does any legal thing when asked."""

    def __init__(self, house: House, match: str, tokens: list[str]) -> None:
        self.heard: asyncio.Queue[Message] = asyncio.Queue()
        self.codes: list[int] = []
        self.port = house.connect(match, self.hear, self.codes.append)
        self.number = 0
        self.rng = random.Random(3)
        self.say({"type": "join", "tokens": tokens, "stay": True})

    def hear(self, text: str) -> None:
        self.heard.put_nowait(json.loads(text))

    def say(self, message: Message) -> None:
        self.port.hear(json.dumps(message))

    async def next(self, *kinds: str) -> Message:
        while (message := await asyncio.wait_for(self.heard.get(), 60))["type"] not in kinds:
            pass
        return message

    def act(self, table: Message) -> None:
        self.number += 1
        action = self.rng.choice(table["legal"])
        wish = {"type": "act", "id": self.number, "seat": table["seat"], "version": table["version"], "action": action}
        self.say(wish)

    async def play(self, most: int) -> Message:
        """Until the end, or after so many actions of one's own."""
        table, done = await self.next("table"), 0
        while not table["outcome"] and done < most:
            if table["legal"] and table["seat"] in table["asked"]:
                self.act(table)
                done += 1
            table = await self.next("table")
        return table


def seats(*bots: str) -> list[dict[str, str]]:
    return [{"kind": "here", "name": "Ada"}, *({"kind": "bot", "bot": bot} for bot in bots)]


async def asked(house: House, method: str, path: str, body: object = None) -> Any:
    status, text = await house.answer(method, path, "" if body is None else json.dumps(body))
    return {"status": status, "body": json.loads(text) if text else None}


async def visit() -> dict[str, Any]:
    shelf = MemoryShelf()
    house = House(shelf, OwnThinker())
    found: dict[str, Any] = {"games": await asked(house, "GET", "/api/games")}
    request = {"game": "itchy-monkey", "seats": seats("random"), "seed": 5, "options": {"rounds": 4}}
    found["made"] = made = await asked(house, "POST", "/api/matches", request)
    match, token = made["body"]["match"], made["body"]["seats"][0]["token"]
    guest = Guest(house, match, [token])
    found["half"] = await guest.play(3)
    found["open"] = await asked(house, "GET", f"/api/matches/{match}/open-log")
    guest.port.hang_up()
    # The tab is closed and opened again: another house, the same shelf.
    house = House(shelf, OwnThinker())
    guest = Guest(house, match, [token])
    found["again"] = await guest.next("table")
    table = found["again"]
    if not table["outcome"]:
        if table["legal"] and table["seat"] in table["asked"]:
            guest.act(table)
        table = await guest.play(500)
    found["end"] = table
    guest.port.hang_up()
    found |= await afterwards(house, match, token)
    found["two tabs"] = await two_tabs(shelf)
    found["brought"] = await bring(found["log"]["body"], match)
    found["records"] = len(shelf.records)
    return found


async def afterwards(house: House, match: str, token: str) -> dict[str, Any]:
    path = f"/api/matches/{match}"
    past = {"tokens": [token], "seat": 0, "first": 0, "last": 2}
    return {
        "log": await asked(house, "GET", f"{path}/log"),
        "ending": await asked(house, "GET", f"{path}/ending"),
        "past": await asked(house, "POST", f"{path}/past", past),
        "rematch": await asked(house, "POST", f"{path}/rematch", {"tokens": [token]}),
        "lesson": await asked(house, "POST", "/api/tutorials/itchy-monkey/place", {"actions": []}),
        "network": await asked(house, "GET", "/api/network"),
        "nowhere": await asked(house, "GET", "/api/nowhere"),
        "wrong": await asked(house, "POST", "/api/matches", {"game": 3}),
        "unknown": await asked(house, "GET", "/api/matches/none"),
    }


async def bring(log: Any, match: str) -> dict[str, Any]:
    """The log of a match that was played elsewhere, and what is wrong with others."""
    house = House(MemoryShelf(), OwnThinker())
    return {
        "first": await asked(house, "POST", "/api/logs", log),
        "again": await asked(house, "POST", "/api/logs", log),
        "log": await asked(house, "GET", f"/api/matches/{match}/log"),
        "ending": await asked(house, "GET", f"/api/matches/{match}/ending"),
        "past": await asked(house, "POST", f"/api/matches/{match}/past", {"tokens": [], "first": 0, "last": 2}),
        "short": await asked(house, "POST", "/api/logs", {**log, "actions": log["actions"][:-1], "outcome": None}),
        "other": await asked(house, "POST", "/api/logs", {**log, "actions": ["0 fly"]}),
        "none": await asked(house, "POST", "/api/logs", {"game": "chess"}),
    }


async def two_tabs(shelf: MemoryShelf) -> dict[str, Any]:
    """Two houses on one shelf: who writes second is shown what the first has written."""
    first, second = House(shelf, OwnThinker()), House(shelf, OwnThinker())
    request = {"game": "itchy-monkey", "seats": [*seats(), {"kind": "here"}], "seed": 6}
    made = (await asked(first, "POST", "/api/matches", request))["body"]
    tokens = [seat["token"] for seat in made["seats"]]
    guests = [Guest(first, made["match"], tokens), Guest(second, made["match"], tokens)]
    tables = [await guest.next("table") for guest in guests]
    guests[0].act(tables[0])
    moved = await guests[0].next("table")
    guests[1].act(tables[1])
    refused = await guests[1].next("refused")
    return {"moved": moved["version"], "refused": refused["code"], "seen": (await guests[1].next("table"))["version"]}


async def main() -> None:
    json.dump(await visit(), sys.stdout)


# In a page, where a loop runs already, whoever runs this awaits it.
if sys.platform == "emscripten":
    running = main()
else:
    asyncio.run(main())

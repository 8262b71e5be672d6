"""A server, as a program asks it for matches."""

from collections.abc import Sequence
from secrets import token_urlsafe
from typing import Any, NamedTuple

import httpx

from vervet.client.kept import Kept
from vervet.client.player import Player, Refused

PATIENCE = 60.0


class Made(NamedTuple):
    """A new match: its id, the tokens of the seats that are ours, and the invitations for those by link."""

    match: str
    tokens: list[str]
    invitations: list[str]


class Site:
    """Where a server is: `Site("http://127.0.0.1:8000")`."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        self.http = httpx.Client(base_url=self.address, timeout=PATIENCE, trust_env=False)

    def create(self, game: str, *seats: str, options: dict[str, object] | None = None, seed: int | None = None) -> Made:
        """A new match; a seat is `here`, `link` or the name of a bot. With a seed its deal is not proven."""
        kinds = [{"kind": seat} if seat in ("here", "link") else {"kind": "bot", "bot": seat} for seat in seats]
        wanted = {"game": game, "seats": kinds, "options": options or {}, "seed": seed}
        made = self.ask("POST", "/api/matches", wanted)
        tokens = [seat["token"] for seat in made["seats"] if seat["token"]]
        return Made(made["match"], tokens, [seat["invitation"] for seat in made["seats"] if seat["invitation"]])

    def join(self, match: str, invitation: str, name: str = "") -> str:
        """Take a seat by invitation; returns its token. An answer that is lost is asked for again: with the same nonce
        the server gives the same."""
        wanted = {"invitation": invitation, "name": name, "nonce": token_urlsafe(24)}
        path = f"/api/matches/{match}/join"
        try:
            return str(self.ask("POST", path, wanted)["token"])
        except httpx.TransportError:
            return str(self.ask("POST", path, wanted)["token"])

    def play(self, match: str, tokens: Sequence[str] = (), kept: Kept | None = None) -> Player:
        """Sit down with these tokens, none to watch. `kept` is what an earlier player kept of the same match."""
        return Player(self.address, match, tokens, kept)

    def log(self, match: str) -> dict[str, Any]:
        """The log of a match that is over."""
        return dict(self.ask("GET", f"/api/matches/{match}/log"))

    def deals(self, after: int = 0) -> list[dict[str, Any]]:
        """The public list of all deals that the server has promised, at most 100 after a number."""
        return list(self.ask("GET", f"/api/deals?after={after}"))

    def ask(self, method: str, path: str, body: object = None) -> Any:
        answer = self.http.request(method, path, json=body)
        if answer.is_error:
            problem = answer.json()
            raise Refused(problem["code"], problem["detail"])
        return answer.json()

    def close(self) -> None:
        self.http.close()

"""What the database has of a match, read by plain SQL."""

from typing import Any

import asyncpg
from msgspec import Struct, json

# Who wrote what under which epoch, in the order of the locks: every server has a role of its own in the database.
AUDIT = """
CREATE TABLE audit (
    seq bigserial PRIMARY KEY, kind text, match text, number int, epoch bigint, node text, role text,
    at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX audit_match ON audit (match);
CREATE FUNCTION note_entry() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO audit (kind, match, number, epoch, role)
    VALUES ('entry', NEW.match, NEW.number, NEW.epoch, session_user); RETURN NULL; END $$;
CREATE FUNCTION note_lease() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO audit (kind, match, epoch, node, role)
    VALUES ('lease', NEW.match, NEW.epoch, NEW.node, session_user); RETURN NULL; END $$;
CREATE TRIGGER noted AFTER INSERT OR UPDATE ON entry FOR EACH ROW EXECUTE FUNCTION note_entry();
CREATE TRIGGER noted AFTER INSERT OR UPDATE ON lease FOR EACH ROW EXECUTE FUNCTION note_lease();
"""

LET_GO = """
SELECT match, extract(epoch FROM min(at)) AS at FROM audit
WHERE kind = 'lease' AND role = $1 AND node IS DISTINCT FROM role AND at >= to_timestamp($2) GROUP BY match
"""


class Entry(Struct, frozen=True):
    number: int
    seat: int
    action: str | None
    command: str | None
    epoch: int

    def line(self) -> str:
        return f"{self.seat} {'undo' if self.action is None else self.action}"


class Noted(Struct, frozen=True):
    """A line of the audit: `entry`, written by a role under an epoch, or `lease`, given to a node."""

    kind: str
    number: int | None
    epoch: int
    node: str | None
    role: str


class Rows(Struct):
    """A match in the database."""

    entries: list[Entry]
    audit: list[Noted]
    secret: str = ""
    over: bool = False
    # How far the deal is.
    deal: str = ""


async def read(connection: Any, match: str) -> Rows:
    """All of it at one moment: bots may still be at work."""
    async with connection.transaction(isolation="repeatable_read", readonly=True):
        return await read_now(connection, match)


async def read_now(connection: Any, match: str) -> Rows:
    entries = await connection.fetch(
        "SELECT number, seat, action, command, epoch FROM entry WHERE match = $1 ORDER BY number", match
    )
    audit = await connection.fetch(
        "SELECT kind, number, epoch, node, role FROM audit WHERE match = $1 ORDER BY seq", match
    )
    row = await connection.fetchrow("SELECT deal, outcome FROM match WHERE id = $1", match)
    deal = {} if row is None or row["deal"] is None else json.decode(row["deal"])
    return Rows(
        [Entry(*each.values()) for each in entries],
        [Noted(*each.values()) for each in audit],
        str(deal.get("secret", "")),
        row is not None and row["outcome"] is not None,
        how_far(deal),
    )


def how_far(deal: dict[str, Any]) -> str:
    clients = deal.get("clients", ())
    given = [sum(bool(each.get(name)) for each in clients) for name in ("commitment", "number")]
    return f"{'void, ' if deal.get('void') else ''}{given[0]} and {given[1]} of {len(clients)} numbers"


async def connect(address: str) -> Any:
    return await asyncpg.connect(address, timeout=10)

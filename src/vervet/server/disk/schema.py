"""The tables of the database: matches, seats, entries of logs, their archive, departures, boxes, the public list of
deals; and which server plays which match."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    text,
)

METADATA = MetaData()

# `options`, `deal`, `outcome` and `start` are JSON; a match without an outcome is still going on, or never began. One
# without a seed is dealt from everybody's numbers; one without a deal is from before there were any. One with a start
# was played on from a moment of another.
MATCHES = Table(
    "match",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", BigInteger),
    Column("deal", Text),
    Column("created", BigInteger, nullable=False, index=True),
    Column("rematch_of", String(32), ForeignKey("match.id"), unique=True),
    Column("outcome", Text),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("start", Text),
)

# `token`, `invitation` and `former` are digests; `standing` is what the seat has said in advance, and
# `absence` what was agreed about whoever is away from it, as JSON.
SEATS = Table(
    "seat",
    METADATA,
    Column("match", String(32), ForeignKey("match.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("name", String(200), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("token", String(64)),
    Column("invitation", String(64)),
    Column("former", String(64)),
    Column("standing", Text),
    Column("absence", Text),
)

# An action in notation, or nothing where the seat took its last action back; `command` is what the client that sent it
# calls it, and `epoch` that of the lease it was written under. The key makes a second writer fail.
ENTRIES = Table(
    "entry",
    METADATA,
    Column("match", String(32), ForeignKey("match.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("action", Text),
    Column("at", BigInteger, nullable=False),
    Column("command", String(64)),
    Column("epoch", BigInteger, nullable=False, server_default=text("0")),
    # One tree and not two: half of the pages that a commit must write.
    sqlite_with_rowid=False,
)

# All entries of a match that has long been over, packed (`packing.py`); it has none in the table above any more.
ARCHIVE = Table(
    "archive",
    METADATA,
    Column("match", String(32), ForeignKey("match.id"), primary_key=True),
    Column("entries", LargeBinary, nullable=False),
)

# Who left a seat after so many entries, and who came back. The key makes a second writer fail.
DEPARTURES = Table(
    "departure",
    METADATA,
    Column("match", String(32), ForeignKey("match.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("entries", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("how", String(16), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("epoch", BigInteger, nullable=False, server_default=text("0")),
)

# Changed boxes that are offered or were, by the hash that matches have among their options.
BOXES = Table(
    "box",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("text", Text, nullable=False),
)

# The public list: it is only ever added to, and each link is hashed onto the one before.
DEALS = Table(
    "deal",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("match", String(32), ForeignKey("match.id"), nullable=False, unique=True),
    Column("commitment", String(64), nullable=False),
    Column("link", String(64), nullable=False),
)

# The servers on this database (not SQLite's: there is one). Whoever has not said by `until` that it is there, in
# milliseconds of the database's own clock, is taken for dead.
NODES = Table(
    "node",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("until", BigInteger, nullable=False),
)

# Who plays a match: nobody where `node` is empty. With every server that takes it the epoch rises, and never falls;
# nothing is written to a match but under the last one.
LEASES = Table(
    "lease",
    METADATA,
    Column("match", String(32), ForeignKey("match.id"), primary_key=True),
    Column("node", String(64), index=True),
    Column("epoch", BigInteger, nullable=False),
)

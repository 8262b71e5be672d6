"""Whether a match went as its clients were told it did. It knows the wire (docs/protocol.md) and the tables, and
nothing of the server's code."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from hashlib import sha256
from hmac import digest

from msgspec import Struct

from tests.chaos.history import History, Shown
from tests.chaos.tables import Rows

# After these a move has not been made, and never will be.
FINAL = ("stale", "illegal", "over", "not-your-seat", "bot-plays")


class Fault(Struct, frozen=True):
    """What is wrong with a match: `kind` is one of `KINDS`."""

    kind: str
    match: str
    detail: str


KINDS = {
    "lost": "accepted, and not on disk; or shown, and not on disk",
    "doubled": "one command carried out twice",
    "ghost": "refused for good, and carried out all the same",
    "reordered": "accepted before another was sent, and on disk after it",
    "forked": "two clients were told different pasts",
    "back": "a table older than one that the same viewer had before they came",
    "two writers": "one epoch with two writers, or an entry without the lease",
    "tell": "something that this viewer must not know, or not what they were shown before",
    "stuck": "nothing could be done any more",
}


def check(history: History, rows: Rows) -> list[Fault]:
    """All that is wrong; empty where nothing is."""
    found = [
        *lost_and_doubled(history, rows),
        *reordered(history, rows),
        *writers(rows),
        *chains(history, rows),
        *went_back(history),
        *tells(history, rows),
        *stuck(history, rows),
    ]
    return [Fault(kind, history.match, detail) for kind, detail in found]


Found = Iterator[tuple[str, str]]


def lost_and_doubled(history: History, rows: Rows) -> Found:
    numbers = [entry.number for entry in rows.entries]
    if numbers != list(range(1, len(numbers) + 1)):
        yield "lost", f"entries are numbered {numbers[:3]}…{numbers[-3:]}, {len(numbers)} of them"
    written = Counter((entry.seat, entry.command) for entry in rows.entries if entry.command)
    for (seat, command), times in written.items():
        if times > 1:
            yield "doubled", f"command {command} of seat {seat} is there {times} times"
    accepted = {(each.seat, each.command) for each in history.answered if each.accepted()}
    for seat, command in accepted:
        if not written[seat, command]:
            yield "lost", f"command {command} of seat {seat} was accepted"
    for each in history.answered:
        key = each.seat, each.command
        if each.code in FINAL and key not in accepted and written[key]:
            yield "ghost", f"command {each.command} of seat {each.seat} was refused with {each.code}"


def reordered(history: History, rows: Rows) -> Found:
    """Whatever was accepted before a command was first sent is on disk before it."""
    place = {(entry.seat, entry.command): entry.number for entry in rows.entries if entry.command}
    first_sent: dict[tuple[int, str], float] = {}
    for each in history.sent:
        first_sent.setdefault((each.seat, each.command), each.at)
    done: dict[tuple[int, str], float] = {}
    for each in history.answered:
        if each.accepted():
            done.setdefault((each.seat, each.command), each.at)
    moments = [(at, 0, key) for key, at in first_sent.items() if key in place]
    moments += [(at, 1, key) for key, at in done.items() if key in place]
    highest = 0
    for _, kind, key in sorted(moments):
        if kind == 1:
            highest = max(highest, place[key])
        elif place[key] < highest:
            yield "reordered", f"command {key[1]} is entry {place[key]}, sent after entry {highest} was accepted"


def writers(rows: Rows) -> Found:
    """Each epoch has one writer, who has the lease when they write; epochs only rise."""
    by_epoch: dict[int, set[str]] = defaultdict(set)
    epoch, node = 0, None
    for each in rows.audit:
        if each.kind == "lease":
            if each.epoch < epoch:
                yield "two writers", f"the epoch fell from {epoch} to {each.epoch}"
            epoch, node = each.epoch, each.node
            continue
        by_epoch[each.epoch].add(each.role)
        if each.epoch != epoch or each.role != node:
            who = f"{each.role} under epoch {each.epoch}"
            yield "two writers", f"entry {each.number} by {who}, when {node} had epoch {epoch}"
    for number, roles in by_epoch.items():
        if len(roles) > 1:
            yield "two writers", f"epoch {number} has {', '.join(sorted(roles))}"
    epochs = [entry.epoch for entry in rows.entries]
    if epochs != sorted(epochs):
        yield "two writers", "an entry has a lower epoch than the one before"
    if rows.audit and Counter(each.number for each in rows.audit if each.kind == "entry") != Counter(
        entry.number for entry in rows.entries
    ):
        yield "lost", "what was written once is not what is there"


def chains(history: History, rows: Rows) -> Found:
    """Every head that a viewer was shown is one of a single chain, and every digest that of an entry on disk."""
    secret = bytes.fromhex(rows.secret)
    known = {entry_digest(secret, entry.number, entry.line()) for entry in rows.entries}
    heads: dict[int | None, dict[int, str]] = defaultdict(dict)
    for shown in history.shown:
        yield from follow(shown, heads[shown.viewer], known, history.first_head)
    if history.open:
        for viewer, mine in heads.items():
            if max(mine, default=0) > len(rows.entries):
                yield "lost", f"{viewer} was told {max(mine)} entries, and there are {len(rows.entries)}"


def follow(shown: Shown, heads: dict[int, str], known: set[str], first_head: str) -> Found:
    viewer = "a spectator" if shown.viewer is None else f"seat {shown.viewer}"
    if first_head:
        heads.setdefault(0, first_head)
    for each in shown.trail:
        if each not in known:
            yield "lost", f"{viewer} was told of an entry that is not on disk, among the first {shown.told}"
    if heads.setdefault(shown.told, shown.head) != shown.head:
        yield "forked", f"{viewer} was shown two heads after {shown.told} entries"
    at = shown.told - len(shown.trail)
    if at in heads:
        head = heads[at]
        for each in shown.trail:
            head = sha256(bytes.fromhex(head) + bytes.fromhex(each)).hexdigest()
            at += 1
            if heads.setdefault(at, head) != head:
                yield "forked", f"{viewer} was shown another past of {at} entries"


def entry_digest(secret: bytes, number: int, line: str) -> str:
    text = b"vervet entry 2\0" + number.to_bytes(4, "big") + line.encode()
    return digest(secret or bytes(32), text, "sha256").hex()


def went_back(history: History) -> Found:
    """Whoever connects is shown no less than their seat was shown before."""
    seen: dict[int | None, list[tuple[float, int]]] = defaultdict(list)
    for shown in sorted(history.shown, key=lambda each: each.at):
        before = seen[shown.viewer]
        most = max((told for at, told in before if at < shown.begun), default=0)
        if shown.told < most:
            yield "back", f"viewer {shown.viewer} was shown {most} entries, came again, and was shown {shown.told}"
        if not before or shown.told > before[-1][1]:
            before.append((shown.at, shown.told))


def tells(history: History, rows: Rows) -> Found:
    for leak in history.leaks:
        yield "tell", leak
    if rows.secret:
        for frame in history.frames:
            if rows.secret in frame:
                yield "tell", "the server's secret was sent before the end"
    views: dict[tuple[int | None, int], str] = {}
    for shown in history.shown:
        if shown.view and views.setdefault((shown.viewer, shown.told), shown.view) != shown.view:
            yield "tell", f"viewer {shown.viewer} was shown two views after the same {shown.told} entries"


def stuck(history: History, rows: Rows) -> Found:
    """Once all was well again everybody saw the match go on, if it was not over."""
    if history.over:
        if not rows.over:
            yield "lost", "clients were shown an end that is not on disk"
        return
    if history.calm is None:
        yield "stuck", "nobody waited until all was well again"
        return
    told: dict[int | None, list[int]] = {}
    for shown in history.shown:
        before_and_after = told.setdefault(shown.viewer, [0, -1])
        late = shown.at > history.calm
        before_and_after[late] = max(before_and_after[late], shown.told)
    last = "; ".join(f"viewer {viewer}: {words}" for viewer, words in history.left.items())
    if not told:
        yield "stuck", f"nobody was ever shown a table ({rows.deal}; {last})"
    for viewer, (before, after) in told.items():
        if after <= before:
            seen = f"{before} entries, and when all was well again {max(after, 0)} of {len(rows.entries)}"
            yield "stuck", f"viewer {viewer} saw {seen} ({last})"

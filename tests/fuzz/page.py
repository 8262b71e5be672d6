"""What came of the inputs, as a page of the documentation."""

from collections.abc import Iterator

from tests.fuzz.tally import ANSWERED, BROKEN, CLOSED, HUNG, LEFT, REFUSED, Tally

HEAD = """\
# What wrong inputs do

*This page is written by `make fuzz`; edit `tests/fuzz/page.py`, not this file.*

A server is started and sent things that are nearly right: requests for everything it offers, with bytes or values
changed; WebSocket frames in pieces, shuffled and damaged; messages of clients at matches of all three games, with their
deals promised or not; frames of the bus, from a server that is none; and positions, logs and boxes, which are read by
the same code wherever they come from. What is changed follows from a seed, so a run can be repeated. Whether something
is waited for is decided by a reader that knows where a request or a frame ends.

An input may be answered, refused with a code, or end its connection. It must not end in a traceback in the server's log
or an error that is not one of ours (**broken**), nor in silence (**hung**: no answer for 30 seconds).

"""
COLUMNS = (ANSWERED, REFUSED, CLOSED, LEFT, BROKEN, HUNG)


def page(tally: Tally) -> str:
    return HEAD + "\n".join(lines(tally)) + "\n"


def weights(memory: list[float]) -> str:
    """What the server weighed when it had begun, and ten times since."""
    begun, *rounds = memory
    shown = [rounds[len(rounds) * (at + 1) // 10 - 1] for at in range(10)] if len(rounds) > 10 else rounds
    return f"{begun:.0f} MiB when it had begun, then, at equal distances, {', '.join(f'{each:.0f}' for each in shown)}"


def lines(tally: Tally) -> Iterator[str]:
    took = f"seed {tally.seed}, in {tally.seconds / 60:.0f} minutes"
    yield f"**{tally.thrown():,} inputs**, {took}: **{tally.tracebacks} tracebacks**."
    yield ""
    yield "| kind | inputs | " + " | ".join(COLUMNS) + " |"
    yield "|---|--:" + "|--:" * len(COLUMNS) + "|"
    for kind in tally.kinds.values():
        yield f"| {kind.name} | {kind.thrown:,} | " + " | ".join(f"{kind.ends[each]:,}" for each in COLUMNS) + " |"
    yield ""
    yield f"Memory of the server: {weights(tally.memory)}."
    for each in tally.missing:
        yield f"\nNot run: {each}."
    if tally.faults:
        yield "\n## What was wrong\n"
        yield from (f"- `{fault.replace('`', '’')}`" for fault in tally.faults)

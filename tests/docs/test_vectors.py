"""The test vectors on the protocol's page are those of the page about deals, and of our own code."""

from pathlib import Path

from tests.docs.blocks import blocks_of
from vervet.server.match.listing import FIRST_LINK, next_link, shown_match

DOCS = Path(__file__).parents[2] / "docs"


def shown() -> dict[str, str]:
    """What the page says that its block with the vectors prints (the test of all pages runs that block)."""
    blocks = blocks_of(DOCS / "protocol.md")
    at = next(at for at, block in enumerate(blocks) if "def drawn(" in block.code)
    assert blocks[at + 1].language == "text"
    lines = blocks[at + 1].code.splitlines()
    return dict(tuple(line.split(": ")) if ": " in line else (line[:4].strip(), line[5:]) for line in lines)


def test_both_pages_have_the_same_vectors() -> None:
    """Those on the page about deals are compared with our code by tests in Python and TypeScript."""
    vectors = shown()
    page = (DOCS / "programmers" / "deals.md").read_text("utf-8")
    assert len(vectors) == 10
    missing = [name for name, value in vectors.items() if name != "link" and f"`{value}`" not in page]
    assert missing == []


def test_the_link_is_that_of_the_list() -> None:
    vectors = shown()
    assert vectors["link"] == next_link(FIRST_LINK, shown_match("vector"), vectors["C"])

"""The walk through the code in docs/design.md leads through files and functions that are there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SECTION = "## A walk through the code"
PLACE = re.compile(r"`([\w/.-]+/[\w.-]+\.(?:py|ts|svelte))`((?:,? `[#\w.]+`)*)")


def walk() -> str:
    text = (ROOT / "docs" / "design.md").read_text("utf-8")
    return text.partition(SECTION)[2].partition("\n## ")[0]


def places() -> list[tuple[str, str]]:
    """Each file with every name that is said to be in it."""
    found = []
    for path, words in PLACE.findall(walk()):
        found += [(path, word) for word in re.findall(r"`([#\w.]+)`", words)] or [(path, "")]
    return list(dict.fromkeys(found))


def defines(text: str, path: str, word: str) -> bool:
    """Whether the file defines the name: `Class.function`, or a function or class alone."""
    if not path.endswith(".py"):
        return re.search(rf"(?<![\w.]){re.escape(word)}\(", text) is not None
    owner, _, name = word.rpartition(".")
    if owner:
        after = re.split(rf"\nclass {owner}\b", text, maxsplit=1)[-1]
        body = re.split(r"\n(?=[^\s#)])", after, maxsplit=1)[0]
        return re.search(rf"\n    (?:async )?def {name}\(", body) is not None
    return re.search(rf"(?m)^(?:async def|def|class) {name}\b", text) is not None


def test_the_walk_has_several_routes() -> None:
    assert walk().count("\n### ") >= 3
    assert len(places()) > 30


@pytest.mark.parametrize(("path", "word"), places())
def test_what_the_walk_names_is_there(path: str, word: str) -> None:
    file = ROOT / path if path.startswith(("web/", "tests/")) else ROOT / "src" / "vervet" / path
    assert file.is_file(), f"{path} is gone: mend the walk in docs/design.md"
    if word:
        assert defines(file.read_text("utf-8"), path, word), f"{path} has no {word}: mend the walk in docs/design.md"

"""The keys of a table, written into pages from the list that the web client itself uses."""

import re
from pathlib import Path

from vervet.texts import Texts

PLACE = re.compile(r"^<!-- keys of ([a-z-]+) -->$", re.MULTILINE)
ENTRY = re.compile(r"\{ keys: \[(.*?)\], text: '([\w-]+)' \}")
GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
HEADS = {"en": "| key | does |", "fr": "| touche | fait |"}


def fill(markdown: str, language: str) -> str:
    return PLACE.sub(lambda found: table(found[1], language), markdown)


def table(game: str, language: str) -> str:
    texts = Texts(language)
    rows = [HEADS[language], "|---|---|"]
    for keys, text in ENTRY.findall((GAMES / game / "keys.ts").read_text("utf-8")):
        names = " ".join(f"<kbd>{key}</kbd>" if key != "…" else key for key in re.findall(r"'(.*?)'", keys))
        words = texts.say(text)
        rows.append(f"| {names} | {words[0].upper()}{words[1:]} |")
    assert len(rows) > 2, f"no keys of {game}"
    return "\n".join(rows)

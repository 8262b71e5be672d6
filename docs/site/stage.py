"""The two trees of pages that the site is built from: English at the root, French below `fr`.

`after-us.fr.md` is the French twin of `after-us.md`. What is made from the project itself (rules, messages, examples,
colours) is made anew here every time, so that it cannot drift.
"""

import re
from pathlib import Path

import drawings
import events_page
import keys_part
import messages_page
import outside
import palette
import rules_part

DOCS = Path(__file__).parents[1]
OWN = Path(__file__).parent
FRENCH = ".fr.md"
LANGUAGES = ("en", "fr")
FRENCH_SPACE = re.compile(r"(?<=\w) (?=[:;?!»])|(?<=[»)*]) (?=[:;?!])|(?<=«) ")
PICTURE = re.compile(r"pictures/[\w.-]+")

# The files of a tree by path.
Tree = dict[str, bytes]


def trees() -> dict[str, Tree]:
    """English and French, complete."""
    written = {path.relative_to(DOCS).as_posix(): path for path in sorted(DOCS.rglob("*")) if is_page(path)}
    english = {name: path for name, path in written.items() if not name.endswith(FRENCH)}
    french = {name.removesuffix(FRENCH) + ".md": path for name, path in written.items() if name.endswith(FRENCH)}
    made: Tree = {**outside.pages(), **messages_page.pages(), **events_page.pages()}
    look = palette.files()
    texts = {
        "en": {name: finish(path, name, "en", french) for name, path in english.items() if path.suffix == ".md"},
        "fr": {name: finish(path, name, "fr", english) for name, path in french.items()},
    }
    pictures = {name: path.read_bytes() for name, path in english.items() if path.suffix != ".md"}
    pictures |= drawings.drawn("".join(texts["en"].values()))
    shown = set(PICTURE.findall("".join(texts["fr"].values())))
    return {
        "en": {**encoded(texts["en"]), **made, **look, **pictures},
        "fr": {**encoded(texts["fr"]), **look, **{name: data for name, data in pictures.items() if name in shown}},
    }


def is_page(path: Path) -> bool:
    return path.is_file() and OWN not in path.parents


def encoded(texts: dict[str, str]) -> Tree:
    return {name: text.encode() for name, text in texts.items()}


def finish(path: Path, name: str, language: str, others: dict[str, Path]) -> str:
    """A page as it is built: with the numbered rules, links that lead somewhere, and whether it has a twin."""
    text = path.read_text("utf-8")
    if language == "fr":
        text = with_french_spaces(text)
    text = keys_part.fill(rules_part.fill(text, language), language)
    text = outside.relink(text, f"docs/{name}", language)
    return with_twin(text) if name in others else text


def with_french_spaces(text: str) -> str:
    """No line begins with the mark that ends a phrase, nor ends with the quote that begins one."""
    blocks = outside.FENCE.split(text)
    return "".join(
        block if block.startswith("```") else FRENCH_SPACE.sub("\N{NO-BREAK SPACE}", block) for block in blocks
    )


def with_twin(text: str) -> str:
    """Say in the head of the page that there is one in the other language; the theme links to it."""
    if text.startswith("---\n"):
        return "---\ntwin: true\n" + text.removeprefix("---\n")
    return f"---\ntwin: true\n---\n\n{text}"


def write(folder: Path) -> None:
    """Write both trees, touching only what has changed, and remove what is no longer there."""
    for language, tree in trees().items():
        root = folder / language
        for old in [path for path in root.rglob("*") if path.is_file()]:
            if old.relative_to(root).as_posix() not in tree:
                old.unlink()
        for name, data in tree.items():
            file = root / name
            if not file.exists() or file.read_bytes() != data:
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_bytes(data)

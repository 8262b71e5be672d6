"""Pages for files of the project that are not in `docs`, such as the examples; and where links lead on the site."""

import ast
import re
from pathlib import Path, PurePosixPath
from posixpath import normpath, relpath

ROOT = Path(__file__).parents[2]
SHOWN = {"CONTRIBUTING.md": "programmers/contributing.md", "CHANGELOG.md": "programmers/changelog.md"}
EXAMPLES = "programmers/examples"
LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s#]+)(#[^)\s]*)?\)")
FENCE = re.compile(r"^(```.*?^```$)", re.MULTILINE | re.DOTALL)


def examples() -> dict[str, str]:
    """Every example by its path, with the page that shows it."""
    found = [path.relative_to(ROOT) for path in sorted((ROOT / "examples").rglob("*.py")) if path.stem != "__init__"]
    return {path.as_posix(): f"programmers/{path.with_suffix('.md').as_posix()}" for path in found}


def pages() -> dict[str, bytes]:
    """The pages by name."""
    made = {page: relink((ROOT / source).read_text("utf-8"), source) for source, page in SHOWN.items()}
    listed = ["# Examples", "", "Programs in the folder `examples` of the project, complete and tested.", ""]
    for source, page in examples().items():
        code = (ROOT / source).read_text("utf-8").rstrip()
        listed.append(f"- [`{source}`]({relpath(page, EXAMPLES)}): {summary(code)}")
        made[page] = f'# {PurePosixPath(source).name}\n\n````python title="{source}"\n{code}\n````\n'
    made[f"{EXAMPLES}/index.md"] = "\n".join(listed) + "\n"
    return {page: text.encode() for page, text in made.items()}


def summary(code: str) -> str:
    """What an example says of itself, up to the first empty line."""
    return " ".join((ast.get_docstring(ast.parse(code)) or "").partition("\n\n")[0].split())


def relink(text: str, source: str, language: str = "en") -> str:
    """The text of a file of the project, with links that lead where the site shows their targets.

    A French page may link to a page that exists only in English: by its address. What the site does not show stays as
    words.
    """
    shown = {**SHOWN, **examples()}
    page = shown.get(source, source.removeprefix("docs/"))

    def lead(found: re.Match[str]) -> str:
        mark, words, target, anchor = found[1], found[2], found[3], found[4] or ""
        if ":" in target or target.startswith("/"):
            return found[0]
        path = normpath(str(PurePosixPath(source).parent / target))
        if path not in shown and not path.startswith("docs/"):
            return words
        goal = shown.get(path, path.removeprefix("docs/"))
        if language == "fr" and goal.endswith(".fr.md"):
            goal = goal.removesuffix(".fr.md") + ".md"
        elif language == "fr" and goal.endswith(".md"):
            return f'<a href="{address(goal, page)}{anchor}" hreflang="en">{words}</a>'
        return f"{mark}[{words}]({relpath(goal, str(PurePosixPath(page).parent))}{anchor})"

    blocks = FENCE.split(text)
    return "".join(block if block.startswith("```") else LINK.sub(lead, block) for block in blocks)


def address(english: str, page: str) -> str:
    """Where the English page is, seen from the folder of the French one: its own address is added when it is built."""
    return relpath(url(english), str(PurePosixPath("fr", page).parent)) + "/"


def url(page: str) -> str:
    path = PurePosixPath(page).with_suffix("")
    return str(path.parent if path.name == "index" else path)

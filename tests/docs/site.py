"""The built site, as its files describe it: pages, what they link to, and what they load."""

from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

# Where a page loads things by itself, without anybody following a link.
LOADING = {
    "script": ("src",),
    "img": ("src", "srcset"),
    "source": ("src", "srcset"),
    "iframe": ("src",),
    "video": ("src", "poster"),
    "audio": ("src",),
    "embed": ("src",),
    "object": ("data",),
    "use": ("href", "xlink:href"),
    "image": ("href", "xlink:href"),
}
LOADING_LINKS = ("stylesheet", "icon", "preload", "preconnect", "dns-prefetch", "modulepreload", "manifest")


# The content of these is not prose.
VERBATIM = ("code", "pre", "script", "style", "kbd")


class Page(HTMLParser):
    """One page: its language, its ids, where its links lead, what it loads, and its prose."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.file = file
        self.language = ""
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.words: list[str] = []
        self.within: list[str] = []
        self.feed(file.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if "id" in given:
            self.ids.add(given["id"])
        if tag == "html":
            self.language = given.get("lang", "")
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        if tag == "link" and set(given.get("rel", "").split()) & set(LOADING_LINKS):
            self.loads.append(given["href"])
        self.loads += [given[name] for name in LOADING.get(tag, ()) if name in given]
        if tag in VERBATIM:
            self.within.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if self.within and self.within[-1] == tag:
            self.within.pop()

    def handle_data(self, data: str) -> None:
        if not self.within:
            self.words.append(data)

    def goal(self, address: str) -> tuple[Path, str]:
        """The file that an address on this page leads to, and the place in it."""
        parts = urlsplit(address)
        if not parts.path:
            return self.file, unquote(parts.fragment)
        goal = (self.file.parent / unquote(parts.path)).resolve()
        return goal / "index.html" if goal.is_dir() or parts.path.endswith("/") else goal, unquote(parts.fragment)


def is_outside(address: str) -> bool:
    """Whether it would be fetched from somebody else."""
    parts = urlsplit(address)
    return bool(parts.netloc) or (bool(parts.scheme) and parts.scheme not in ("data", "mailto"))

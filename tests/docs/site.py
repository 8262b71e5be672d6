"""The built site as its files say it: pages, what they link to, and what they load."""

from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

# Where a page loads something from by itself, without anybody following a link.
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


class Page(HTMLParser):
    """One page: its language, its ids, where its links lead, and what it loads."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.file = file
        self.language = ""
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.nav: list[str] = []
        self.feed(file.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if "id" in given:
            self.ids.add(given["id"])
        if tag == "html":
            self.language = given.get("lang", "")
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
            if "md-nav__link" in given.get("class", ""):
                self.nav.append(given["href"])
        if tag == "link" and set(given.get("rel", "").split()) & set(LOADING_LINKS):
            self.loads.append(given["href"])
        self.loads += [given[name] for name in LOADING.get(tag, ()) if name in given]

    def goal(self, address: str) -> tuple[Path, str]:
        """The file that an address on this page leads to, and the place in it."""
        parts = urlsplit(address)
        if not parts.path:
            return self.file, unquote(parts.fragment)
        goal = (self.file.parent / unquote(parts.path)).resolve()
        return goal / "index.html" if goal.is_dir() or parts.path.endswith("/") else goal, unquote(parts.fragment)


def is_outside(address: str) -> bool:
    """Whether somebody else would be asked for it."""
    parts = urlsplit(address)
    return bool(parts.netloc) or (bool(parts.scheme) and parts.scheme not in ("data", "mailto"))

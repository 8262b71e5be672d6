"""What chat programs show of a shared link: a title, a sentence and a picture, in the page that the link leads to."""

from collections.abc import Sequence
from functools import lru_cache
from html import escape
from typing import Any, Final

from litestar.connection import ASGIConnection

from vervet.server.web.address import by_proxy
from vervet.server.web.registry import Registry
from vervet.texts import Texts, languages

# Where the page leaves room for it.
ROOM: Final = b"<!-- preview -->"
PICTURE: Final = "/preview.png"
MATCH: Final = "/match/"


async def preview_of(connection: ASGIConnection[Any, Any, Any, Any], registry: Registry) -> bytes:
    """The tags for the page at this address; an invitation names its game, which whoever has the link may know."""
    path = connection.url.path
    row = await registry.store.match(path.removeprefix(MATCH)) if path.startswith(MATCH) else None
    settings = registry.settings
    origin = origin_of(connection, settings.proxies) + settings.prefix
    return tags(language_of(connection), origin, row.game if row else "")


@lru_cache(maxsize=64)
def tags(language: str, origin: str, game: str) -> bytes:
    texts = Texts(language)
    title, about = texts.say("web-title-lobby"), texts.say("web-welcome-about")
    if texts.has(f"{game}-name"):
        title = texts.say("web-invited", game=texts.say(f"{game}-name"))
        about = texts.say(f"{game}-about")
    told = {
        "og:type": "website",
        "og:site_name": "Vervet",
        "og:title": title,
        "og:description": about,
        "og:image": origin + PICTURE,
        "og:image:width": "1200",
        "og:image:height": "630",
    }
    lines = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in told.items()]
    return "\n    ".join([*lines, '<meta name="twitter:card" content="summary_large_image" />']).encode()


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    wanted = connection.headers.get("accept-language", "").lower()
    return next((language for language in languages() if wanted.startswith(language)), languages()[0])


def origin_of(connection: ASGIConnection[Any, Any, Any, Any], proxies: Sequence[str]) -> str:
    """The address as others see it; pictures of previews need a whole one."""
    forwarded = connection.headers.get("x-forwarded-proto", "") if by_proxy(connection, proxies) else ""
    scheme = forwarded if forwarded in ("http", "https") else connection.url.scheme
    return f"{scheme}://{connection.headers.get('host', '')}"

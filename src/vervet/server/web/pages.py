"""The built web client, read once and served with headers that let browsers keep what never changes."""

import gzip
import json
import mimetypes
from hashlib import sha256
from pathlib import Path
from typing import Final

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from msgspec import Struct

import vervet
from vervet.guests import guests
from vervet.server.web.preview import ROOM, preview_of
from vervet.server.web.registry import Registry
from vervet.texts import languages

FOLDER: Final = Path(vervet.__file__).parent / "web_client"
FOREVER: Final = "public, max-age=31536000, immutable"
CHECK: Final = "no-cache"
APP: Final = b'<div id="app">'
TEXTUAL: Final = ("text/", "application/json", "application/javascript", "image/svg+xml", "application/manifest+json")
NOT_BUILT: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Vervet</title>
<h1>Vervet is running, but its browser client is not built</h1>
<p>In a checkout of the repository, <code>make play</code> builds it and starts the server again.
<p>The programs' side works: see <a href="./api/openapi.json">/api/openapi.json</a>.
"""


class Page(Struct, frozen=True):
    """A file of the client, plain and packed."""

    body: bytes
    packed: bytes | None
    media: str
    tag: str
    cache: str


class Pages:
    """All files of the client by their address. They find each other by relative paths; only the first, which is at
    many addresses, is told where they are."""

    def __init__(self, folder: Path = FOLDER, prefix: str = "") -> None:
        files = sorted(path for path in folder.rglob("*") if path.is_file())
        self.files = {path.relative_to(folder).as_posix(): read_page(path, folder) for path in files}
        built = self.files.get("index.html")
        body = NOT_BUILT.encode() if built is None else built.body
        body = body.replace(b'"./', f'"{prefix}/'.encode()).replace(APP, guest_texts() + APP)
        self.index = page(body, "text/html", CHECK)
        self.files["index.html"] = self.index

    def at(self, path: str) -> Page:
        """The file at an address; the client itself for addresses that it reads (`/`, `/match/…`)."""
        name = path.strip("/")
        found = self.files.get(name)
        if found is not None:
            return found
        if name.startswith("api/") or "." in name.rpartition("/")[2]:
            raise NotFoundException("there is nothing at this address")
        return self.index


def guest_texts() -> bytes:
    """What the client must know of games of one's own: it was built without them."""
    known = guests()
    if not known:
        return b""
    texts = {language: [guest.texts.get(language, "") for guest in known] for language in languages()}
    told = json.dumps({"names": [guest.game.name for guest in known], "texts": texts}).replace("<", "\\u003c")
    return f'<script type="application/json" id="guests">{told}</script>\n    '.encode()


def read_page(path: Path, folder: Path) -> Page:
    """Files under `assets/` have their content's hash in their name, so they never change."""
    media = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    hashed = path.relative_to(folder).parts[0] == "assets"
    return page(path.read_bytes(), media, FOREVER if hashed else CHECK)


def page(body: bytes, media: str, cache: str) -> Page:
    packed = gzip.compress(body, 9, mtime=0) if media.startswith(TEXTUAL) else None
    return Page(body, packed, media, f'"{sha256(body).hexdigest()[:24]}"', cache)


@get(["/", "/{path:path}"], include_in_schema=False)
async def web_client(
    request: Request[None, None, State], pages: NamedDependency[Pages], registry: NamedDependency[Registry]
) -> Response[bytes]:
    found = pages.at(request.url.path)
    if ROOM in found.body:
        found = page(found.body.replace(ROOM, await preview_of(request, registry)), found.media, found.cache)
    headers = {"etag": found.tag, "cache-control": found.cache, "vary": "accept-encoding, accept-language"}
    if request.headers.get("if-none-match") == found.tag:
        return Response(b"", status_code=304, headers=headers, media_type=found.media)
    if found.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(found.packed, headers={**headers, "content-encoding": "gzip"}, media_type=found.media)
    return Response(found.body, headers=headers, media_type=found.media)

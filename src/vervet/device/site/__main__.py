"""`python -m vervet.device.site FOLDER`: everything that the table in a page consists of, as files that find each other
by relative addresses."""

import argparse
import json
import re
import shutil
import sys
from hashlib import sha256
from pathlib import Path
from typing import Final

from msgspec import to_builtins

from vervet import catalog
from vervet.device.site.parts import contents, lock_file, packed, write_networks, write_part, write_parts
from vervet.server.web.game_info import game_info
from vervet.server.web.pages import APP, FOLDER
from vervet.server.web.preview import ROOM

# What the page's worker keeps, what is the page itself, and what only others ask for: previews, who comes by a link or
# brings a game to a server, letters of no language that the page has, and pictures for whoever installs it.
NOT_KEPT: Final = (
    "device/",
    "docs/",
    "index.html",
    "preview.png",
    "assets/BringScreen-",
    "assets/QrCode-",
    "assets/Workshop-",
    "assets/fredoka-hebrew-",
    "icon-",
)
# What every first visit has fetched before its screens are kept, besides what index.html names.
COME_ALREADY: Final = re.compile(r"assets/.*-latin-wght-.*\.woff2")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="where the site is written; what was there before is removed")
    parser.add_argument("--client", type=Path, default=FOLDER, help="the built web client")
    parser.add_argument("--web", type=Path, default=Path("web"), help="the client's sources, with node_modules")
    parser.add_argument("--docs", type=Path, help="the built documentation, to be put in as docs/")
    parser.add_argument("--keep", type=Path, default=Path("build/bytecode"), help="where bytecode is kept")
    given = parser.parse_args()
    if not (given.client / "index.html").is_file():
        print("the web client is not built: run npm run build in web", file=sys.stderr)
        return 1
    shutil.rmtree(given.folder, ignore_errors=True)
    build(given.folder, given.client, given.web, given.keep)
    if given.docs:
        shutil.copytree(given.docs, given.folder / "docs")
    files = [path for path in given.folder.rglob("*") if path.is_file()]
    print(f"{given.folder}: {len(files)} files, {sum(path.stat().st_size for path in files) / 1e6:.1f} MB")
    return 0


def build(folder: Path, client: Path, web: Path, keep: Path) -> None:
    shutil.copytree(client, folder)
    parts = write_parts(contents(web, keep), folder)
    games = [to_builtins(game_info(game)) for game in catalog.games().values()]
    told = {"parts": parts, "networks": write_networks(folder), "lock": lock_file(web), "games": games}
    version = sha256(json.dumps([told, index_of(client)]).encode()).hexdigest()[:16]
    # The page says by this that it needs no server.
    words = json.dumps({"version": version, **told}).replace("<", "\\u003c")
    script = f'<script type="application/json" id="device">{words}</script>\n    '
    page = index_of(client).replace(APP.decode(), script + APP.decode()).replace(ROOM.decode(), "")
    (folder / "index.html").write_text(page, "utf-8")
    write_service_worker(folder, web, version)


def write_service_worker(folder: Path, web: Path, version: str) -> None:
    """It keeps the page with all its screens; pictures for other people's previews are no part of them."""
    files = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
    kept = [name for name in files if not name.startswith(NOT_KEPT)]
    page = (folder / "index.html").read_text("utf-8")
    later = [name for name in kept if name not in page and not COME_ALREADY.fullmatch(name)]
    pack = write_part("screens", packed({name: (folder / name).read_bytes() for name in later}), folder)
    text = (web / "tools" / "service-worker.js").read_text("utf-8").replace("__VERSION__", version)
    text = text.replace("__FILES__", json.dumps(["./", *kept])).replace("__PACK__", str(pack["path"]))
    (folder / "service-worker.js").write_text(text, "utf-8")


def index_of(client: Path) -> str:
    return (client / "index.html").read_text("utf-8")


if __name__ == "__main__":
    sys.exit(main())

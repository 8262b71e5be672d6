"""Builds the documentation: `python docs/site/build.py`; with `--serve` again whenever something changes."""

import argparse
import shutil
import subprocess
import sys
import threading
import time
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import stage

ROOT = Path(__file__).parents[2]
# English first: it has the root of the site, in which the French part then finds its place.
CONFIGURATIONS = ("mkdocs.yml", "mkdocs.fr.yml")
WATCHED = ("docs", "examples", "src/vervet/texts", "mkdocs.yml", "mkdocs.fr.yml", "CONTRIBUTING.md", "CHANGELOG.md")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--serve", action="store_true", help="show the site, and build it again when its sources change"
    )
    parser.add_argument("--port", type=int, default=8001, help="where to show it (8001)")
    parser.add_argument("--root", type=Path, default=ROOT, help="the folder with the configurations and `build`")
    arguments = parser.parse_args()
    built = build(arguments.root)
    if arguments.serve:
        serve(arguments.root / "build" / "site", arguments.port)
    return built


def build(root: Path) -> int:
    """Stage the pages and build both languages, warnings being errors; 0 when all went well."""
    stage.write(root / "build" / "docs")
    shutil.rmtree(root / "build" / "site", ignore_errors=True)
    for configuration in CONFIGURATIONS:
        command = [sys.executable, "-m", "zensical", "build", "--strict", "--clean", "--config-file", configuration]
        if code := subprocess.run(command, cwd=root, check=False).returncode:
            return code
    return 0


def serve(site: Path, port: int) -> None:
    handler = partial(SimpleHTTPRequestHandler, directory=str(site))
    server = ThreadingHTTPServer(("127.0.0.1", port), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    print(f"http://127.0.0.1:{port}/ (Ctrl-C ends it)", flush=True)
    seen = newest()
    try:
        while True:
            time.sleep(1)
            if (now := newest()) != seen:
                seen = now
                # A process of its own, because the texts of a game are read once in each.
                subprocess.run([sys.executable, __file__], cwd=ROOT, check=False)
    except KeyboardInterrupt:
        server.shutdown()


def newest() -> float:
    """When anything was changed last."""
    roots = [ROOT / name for name in WATCHED]
    files = [file for root in roots for file in ([root] if root.is_file() else root.rglob("*"))]
    return max(file.stat().st_mtime for file in files)


if __name__ == "__main__":
    sys.exit(main())

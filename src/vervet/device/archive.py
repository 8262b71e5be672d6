"""The archive of a page: the part of Vervet that plays, as it is, with this folder's files in the places of what a page
cannot have."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import vervet

# What a page never asks for: other fronts, other computers, and the server's network.
LEFT_OUT: Final = (
    "bench",
    "cli",
    "client",
    "envs",
    "kit",
    "lab",
    "ladder",
    "texts",
    "train",
    "web_client",
    "server/disk",
    "server/__main__.py",
    "server/event_types.py",
    "server/wire.py",
    "server/web/account.py",
    "server/web/app.py",
    "server/web/box_reader.py",
    "server/web/bus.py",
    "server/web/errand.py",
    "server/web/gauges.py",
    "server/web/handover.py",
    "server/web/line.py",
    "server/web/ops.py",
    "server/web/pages.py",
    "server/web/pool.py",
    "server/web/prefix.py",
    "server/web/preview.py",
    "server/web/serving.py",
    "server/web/sweeper.py",
    "server/web/switchboard.py",
    "server/web/together.py",
    "server/web/turns.py",
    "server/web/visit.py",
    "server/web/worker.py",
    "server/web/workers.py",
    "server/web/workshop.py",
    "server/web/workshop_rest.py",
    "device/archive.py",
    "device/site",
    "drawing.py",
)
# Of what draws and tells of a game a page has only this: the page draws by itself.
TOLD: Final = ("__init__.py", "probe.py", "stories.py", "story.py")
# Where files of this folder stand in the archive.
MOVED: Final = {
    "vervet/device/msgspec": "msgspec",
    "vervet/device/litestar": "litestar",
    "vervet/device/disk": "vervet/server/disk",
    "vervet/device/pool.py": "vervet/server/web/pool.py",
}
KINDS: Final = (".py", ".toml", ".vervet")


def files() -> Iterator[tuple[str, Path]]:
    """Every file of the archive, by its name in there."""
    root = Path(vervet.__file__).parent
    for path in sorted(root.rglob("*")):
        name = path.relative_to(root).as_posix()
        if path.suffix in KINDS and not left_out(name):
            yield place(f"vervet/{name}"), path


def left_out(name: str) -> bool:
    if name.startswith("faces/"):
        return name.rpartition("/")[2] not in TOLD
    return any(name == each or name.startswith(f"{each}/") for each in LEFT_OUT)


def place(name: str) -> str:
    for before, after in MOVED.items():
        if name == before or name.startswith(f"{before}/"):
            return after + name.removeprefix(before)
    return name


def unpack(folder: Path) -> None:
    """Write the archive's files into a folder."""
    for name, path in files():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(path.read_bytes())

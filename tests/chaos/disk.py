"""The disk of the database: a small one of its own, where root can mount one, that can be full."""

import os
import subprocess
from pathlib import Path

from tests.services.service import NOBODY

MEBIBYTES = 1024
CHUNK = 2**20


class Disk:
    """A file system in memory. Where it cannot be mounted the disk is never full."""

    def __init__(self) -> None:
        self.folder: Path | None = None

    def mount(self, folder: Path) -> None:
        if os.geteuid() != 0:
            return
        folder.mkdir()
        options = f"size={MEBIBYTES}m,uid={NOBODY},gid={NOBODY},mode=0700"
        done = subprocess.run(["mount", "-t", "tmpfs", "-o", options, "vervet-chaos", str(folder)], check=False)
        if done.returncode == 0:
            self.folder = folder
        else:
            os.chown(folder, NOBODY, NOBODY)
            folder.chmod(0o700)

    def ballast(self) -> Path:
        assert self.folder is not None
        return self.folder.parent / "data" / "ballast"

    def fill(self) -> None:
        """Not a byte is left."""
        try:
            with self.ballast().open("wb", buffering=0) as file:
                while file.write(bytes(CHUNK)):
                    pass
        except OSError:
            return

    def clear(self) -> None:
        self.ballast().unlink(missing_ok=True)

    def close(self) -> None:
        if self.folder is not None:
            subprocess.run(["umount", "--lazy", str(self.folder)], check=False)
            self.folder = None

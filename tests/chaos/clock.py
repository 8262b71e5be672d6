"""Wall clocks that can jump, one for each process: a library of a few lines that is loaded before the C library."""

import shutil
import struct
import subprocess
from pathlib import Path

SOURCE = Path(__file__).with_name("clock.c")


class Clocks:
    """Where there is a C compiler; otherwise nobody's clock jumps."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        compiler = shutil.which("cc")
        self.library = folder / "clock.so" if compiler else None
        if compiler:
            command = [compiler, "-O1", "-shared", "-fPIC", "-o", str(self.library), str(SOURCE), "-ldl"]
            subprocess.run(command, check=True)
            (folder / "clock.so").chmod(0o755)

    def environment(self, name: str) -> dict[str, str]:
        """What a process needs for a clock of its own."""
        if self.library is None:
            return {}
        self.set(name, 0.0)
        return {"LD_PRELOAD": str(self.library), "CHAOS_CLOCK": str(self.file(name))}

    def file(self, name: str) -> Path:
        return self.folder / f"{name}.clock"

    def set(self, name: str, seconds: float) -> None:
        """In place: the process has the file before its eyes."""
        if not self.file(name).exists():
            self.file(name).write_bytes(bytes(8))
            self.file(name).chmod(0o644)
        with self.file(name).open("r+b") as file:
            file.write(struct.pack("d", seconds))

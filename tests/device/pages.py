"""A page's archive, unpacked, and programs that run in it: under this interpreter, but without anything that was
installed beside it."""

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent


def run_in(archive: Path, program: str, given: str = "") -> str:
    """What a program of this folder writes; it sees the archive and Python's own library, and nothing else."""
    code = f"import runpy, sys; sys.path.insert(0, {str(archive)!r}); runpy.run_path({str(HERE / program)!r})"
    done = subprocess.run(
        [sys.executable, "-S", "-E", "-c", code], input=given, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-4000:]
    return done.stdout

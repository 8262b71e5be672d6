"""The package's sources without their compiled modules, to time the same rules uncompiled."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import copytree, ignore_patterns
from tempfile import TemporaryDirectory

import vervet

# A compiled package carries its sources beside the compiled modules, which Python would import first.
LEFT_OUT = ignore_patterns("*.so", "*.pyd", "__pycache__", "web_client")


@contextmanager
def pure_sources() -> Iterator[Path]:
    """A folder to import an uncompiled Vervet from, for as long as the context lasts."""
    with TemporaryDirectory(prefix="vervet-pure-") as folder:
        copytree(Path(vervet.__file__).parent, Path(folder, "vervet"), ignore=LEFT_OUT)
        yield Path(folder)

"""What the tests of the page share."""

from pathlib import Path

import pytest

from vervet.device.archive import unpack


@pytest.fixture(scope="session")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page's archive, unpacked."""
    folder = tmp_path_factory.mktemp("archive")
    unpack(folder)
    return folder

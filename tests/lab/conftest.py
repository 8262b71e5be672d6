"""A run that a sequential rule has ended, for all tests that need one."""

import pytest

from vervet.lab.crew import Alone
from vervet.lab.folder import Folder

from .runs import Lots, run, settings_for


@pytest.fixture(scope="session")
def stopped(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    return run(tmp_path_factory.mktemp("stopped"), settings_for(rounds=1), 20_000, Lots(Alone()), until=0.04)

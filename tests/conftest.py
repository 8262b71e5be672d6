"""What holds for all tests."""

import os

import pytest

# Here tests talk to processes of their own, which a busy machine may starve of time.
WITH_PROCESSES = ("bars", "bench", "browser", "cli", "client", "docs", "lab", "server")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """In `make test` what was starved of time gets a second try; the summary tells which test needed it."""
    if os.environ.get("VERVET_REQUIRE_BROWSER") == "1":
        for item in items:
            if item.nodeid.removeprefix("tests/").split("/")[0] in WITH_PROCESSES:
                item.add_marker(pytest.mark.flaky(reruns=1))

"""What Vervet says about packages that only some of its parts need can be typed as it stands."""

import re
import subprocess
import tomllib
from importlib.metadata import PackageNotFoundError
from pathlib import Path

import pytest

from vervet import extras
from vervet.extras import how_to_get, is_missing, packages

ROOT = Path(__file__).parents[1]
DECLARED = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
# There is no release, so no index knows Vervet: whoever types this gets an error, or somebody else's package.
PROMISE = re.compile(r"pip3? install\s+(-\S+\s+)*[\"'\\]*vervet\b(?!-)")


@pytest.mark.parametrize("extra", list(DECLARED))
def test_what_an_extra_needs_is_what_the_project_declares(extra: str) -> None:
    assert {re.sub(r"\s", "", package) for package in packages(extra)} == set(DECLARED[extra])


def test_only_what_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "is_missing", lambda wanted: wanted.startswith(("polars", "ray")))
    assert how_to_get("lab", "ray").endswith(' -m pip install "polars>=2.1" "ray>=2.60"')
    # All of them where none is missing: one must be broken.
    monkeypatch.setattr(extras, "is_missing", lambda _: False)
    assert all(f'"{package}"' in how_to_get("lab") for package in packages("lab"))


def test_an_installed_package_is_not_missing() -> None:
    assert not is_missing("pytest>=1") and is_missing("no-such-package>=1")


def test_the_line_can_be_typed() -> None:
    """The shell finds the Python that it names, which has pip."""
    python, found, _ = how_to_get("lab").partition(" -m pip install ")
    assert found
    said = subprocess.run(f"{python} -m pip --version", shell=True, capture_output=True, text=True, check=True)
    assert said.stdout.startswith("pip ")


def test_from_the_sources_alone_the_checkout_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def never_installed(name: str) -> list[str]:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(extras, "requires", never_installed)
    assert how_to_get("lab", "ray").endswith('-m pip install ".[lab,ray]"')


def test_nobody_is_told_to_install_a_release_that_does_not_exist() -> None:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout.decode()
    names = [name for name in listed.split("\0") if name and name != "tests/test_extras.py"]
    assert len(names) > 500
    told = []
    for name in names:
        try:
            text = (ROOT / name).read_text("utf-8")
        except (UnicodeDecodeError, FileNotFoundError, IsADirectoryError):
            continue
        told += [f"{name}: {found.group()}" for found in PROMISE.finditer(text)]
    assert told == []


@pytest.mark.parametrize("words", ["pip install vervet[lab]", 'pip install "vervet[envs,learn]"', "pip install vervet"])
def test_such_a_promise_would_be_found(words: str) -> None:
    assert PROMISE.search(words)
    assert not PROMISE.search("pip install 'vervet-1.0-py3-none-any.whl[cluster]'")

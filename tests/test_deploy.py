"""What is in `deploy` names only what there is."""

import re
from pathlib import Path

import pytest

from vervet.server.settings import OTHERS, Settings

DEPLOY = Path(__file__).parents[1] / "deploy"
HOSTING = DEPLOY.parent / "docs" / "operators" / "hosting.md"
FILES = [path for path in DEPLOY.rglob("*") if path.is_file()]


def test_every_setting_named_for_operators_is_one() -> None:
    named = {name for file in (*FILES, HOSTING) for name in re.findall(r"VERVET_([A-Z_]+)", file.read_text("utf-8"))}
    known = {name.upper() for name in Settings.__struct_fields__} | set(OTHERS)
    assert len(named) > 8
    assert named <= known


def test_every_file_that_the_image_copies_is_there() -> None:
    lines = (DEPLOY / "container" / "Containerfile").read_text("utf-8").splitlines()
    copied = [
        word for line in lines if line.startswith("COPY ") and "--from" not in line for word in line.split()[1:-1]
    ]
    assert len(copied) > 8
    assert [name for name in copied if not (DEPLOY.parent / name).exists()] == []


def test_nothing_that_was_made_here_goes_into_the_image() -> None:
    """Packages of this platform, compiled rules of another Python, games that somebody played."""
    left_out = (DEPLOY.parent / ".dockerignore").read_text("utf-8").split()
    for made in ("node_modules", "*.so", "*.sqlite*", "__pycache__"):
        assert f"**/{made}" in left_out
    assert {".venv*", "build", "dist", "src/vervet/web_client", "web/dist"} <= set(left_out)


def test_the_image_runs_as_nobody_special_and_says_how_it_is() -> None:
    text = (DEPLOY / "container" / "Containerfile").read_text("utf-8")
    last = text[text.rindex("\nFROM ") :]
    assert last.index("\nUSER vervet") < last.index("\nCMD ")
    assert "HEALTHCHECK" in last and "VOLUME /data" in last


def test_a_service_that_fails_again_and_again_is_started_again_and_again() -> None:
    """systemd gives up after five times in ten seconds unless told otherwise, and a database may need longer."""
    unit, _, service = (DEPLOY / "systemd" / "vervet.service").read_text("utf-8").partition("[Service]")
    assert "StartLimitIntervalSec=0" in unit.splitlines()
    assert "Restart=always" in service.splitlines()


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_no_path_of_a_machine_and_no_password_is_written_down(file: Path) -> None:
    text = file.read_text("utf-8")
    assert "/root/" not in text and "/home/" not in text
    assert not re.search(r"postgresql://\w+:(?!\$\{)\w+@", text)

"""A package as pip builds it, where there is no C compiler: it carries the web client and works from anywhere."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[1]
NEEDED = ("setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not (ROOT / "src" / "vervet" / "web_client" / "index.html").exists():
        if os.environ.get("VERVET_REQUIRE_BROWSER") == "1":
            pytest.fail("the web client is not built", pytrace=False)
        pytest.skip("the web client is not built")
    copy, out = tmp_path_factory.mktemp("checkout"), tmp_path_factory.mktemp("wheel")
    shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info"))
    for name in NEEDED:
        shutil.copy(ROOT / name, copy)
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check", "--no-deps"]
    without = {name: value for name, value in os.environ.items() if not name.startswith(("VERVET_", "PYTHONPATH"))}
    done = subprocess.run(
        [*command, "--no-build-isolation", "-w", str(out), str(copy)],
        env={**without, "CC": str(copy / "no-compiler")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (made,) = out.glob("*.whl")
    return made


def test_without_a_compiler_the_package_is_one_for_every_machine(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    names = ZipFile(wheel).namelist()
    assert not [name for name in names if name.endswith((".so", ".pyd"))]
    for name in (
        "vervet/web_client/index.html",
        "vervet/py.typed",
        "vervet/core/state.py",
        "vervet/texts/fr/terminal.ftl",
        "vervet/games/after_us/components.toml",
        "vervet/games/after_us/network.vervet",
        "vervet/games/itchy_monkey/network-mixed.vervet",
        "vervet/games/itchy_monkey/network.vervet",
        "vervet/server/disk/migrations/env.py",
        "vervet/server/disk/migrations/versions/0001_matches.py",
    ):
        assert name in names, name
    assert any(name.startswith("vervet/web_client/assets/") for name in names)


def test_an_installed_package_serves_the_table(wheel: Path, tmp_path: Path) -> None:
    install = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
    subprocess.run([*install, "--target", str(tmp_path), str(wheel)], check=True)
    done = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "smoke.py"), sys.executable, "pure", str(wheel)],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "pure, works with" in done.stderr
    tried = json.loads(done.stdout)
    assert (tried["kind"], tried["wheel"], len(tried["games"])) == ("pure", wheel.name, 3)
    assert tried["client_files"] > 0


def test_the_page_of_wheels_says_what_was_tried_and_what_is_missing(tmp_path: Path) -> None:
    one = {
        "kind": "compiled",
        "python": "3.12.1",
        "system": "Some Linux",
        "wheel": "vervet-1-cp312.whl",
        "bytes": 1 << 21,
    }
    for name, record in (("3.12", one), ("pure", {**one, "kind": "pure", "wheel": "vervet-1-py3.whl"})):
        (tmp_path / f"{name}.json").write_text(json.dumps(record), "utf-8")
    out = tmp_path / "page.md"
    subprocess.run([sys.executable, str(ROOT / "tools" / "wheels_page.py"), str(tmp_path), str(out)], check=True)
    text = out.read_text("utf-8")
    assert "| `vervet-1-cp312.whl` | 2.0 | compiled | CPython 3.12.1 | Some Linux |\n| `vervet-1-py3.whl`" in text
    assert "not here: 3.11, 3.13, 3.14. There the pure wheel works." in text

"""The server's load test runs as a command, and whatever it does the benchmark goes on."""

from pathlib import Path

import pytest

from vervet.bench import load
from vervet.bench.load import LoadError, read_load, server_load


def write_module(folder: Path, monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    (folder / "some_load.py").write_text(text, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(folder))
    monkeypatch.syspath_prepend(folder)


def test_rows_are_read_bare_or_under_their_name() -> None:
    assert read_load('[{"matches": 1, "p50_ms": 0.5}]') == [{"matches": 1, "p50_ms": 0.5}]
    assert read_load('{"rows": [{"matches": 1, "more": [2]}]}') == [{"matches": 1, "more": "[2]"}]


@pytest.mark.parametrize("text", ["", "hello", "[]", "[1]", '{"rows": {}}'])
def test_anything_but_a_list_of_rows_is_refused(text: str) -> None:
    with pytest.raises(LoadError, match="expected a JSON list of rows"):
        read_load(text)


def test_a_package_without_a_load_test_says_so() -> None:
    with pytest.raises(LoadError, match=r"this package has no nothing\.load"):
        server_load(quick=True, module="nothing.load")


def test_without_the_packages_it_needs_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load, "NEED", ("json", "no_such_package"))
    with pytest.raises(LoadError, match=r'there is no no_such_package here: .* -m pip install .*"websockets>='):
        server_load(quick=True)


def test_a_load_test_is_told_to_be_quick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_module(tmp_path, monkeypatch, "import json, sys; print(json.dumps([{'told': ' '.join(sys.argv[1:])}]))")
    assert server_load(quick=True, module="some_load") == [{"told": "--json --quick"}]
    assert server_load(quick=False, module="some_load") == [{"told": "--json"}]


def test_a_load_test_that_fails_gives_its_last_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_module(tmp_path, monkeypatch, "raise SystemExit('the port is taken')")
    with pytest.raises(LoadError, match="the port is taken"):
        server_load(quick=True, module="some_load")

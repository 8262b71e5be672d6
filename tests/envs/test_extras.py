"""Environments need packages that the rest of Vervet does not."""

import subprocess
import sys

import pytest

from vervet.envs.extras import MissingPackage, need


def test_a_missing_package_is_named_with_what_to_do() -> None:
    with pytest.raises(MissingPackage, match=r'this environment needs no_such_zoo: .* -m pip install .*"pettingzoo>='):
        need("json", "no_such_zoo")


def test_openspiel_has_an_extra_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vervet.envs.extras.find_spec", lambda _: None)
    with pytest.raises(MissingPackage, match=r'this environment needs open_spiel: .* -m pip install .*"open_spiel>='):
        need("pyspiel")


def test_importing_the_environments_imports_none_of_those_packages() -> None:
    names = ("numpy", "gymnasium", "pettingzoo", "pyspiel")
    code = f"import sys, vervet.envs; print([name for name in {names} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"

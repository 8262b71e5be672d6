"""Packages that only the environments need."""

from importlib.util import find_spec

PACKAGES = {"pyspiel": "open_spiel"}


class MissingPackage(ImportError):
    """An environment was asked for, but not the packages that it needs."""


def need(*modules: str) -> None:
    """Raise `MissingPackage`, with what to do, if one of the modules is not installed."""
    missing = [PACKAGES.get(module, module) for module in modules if find_spec(module) is None]
    if missing:
        raise MissingPackage(f"this environment needs {' and '.join(missing)}: pip install vervet[envs]")

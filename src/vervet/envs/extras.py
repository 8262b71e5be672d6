"""Packages that only the environments need."""

from importlib.util import find_spec

from vervet.extras import how_to_get

# The name of a package where it is not that of its module, and of the extra that brings it.
PACKAGES = {"pyspiel": "open_spiel"}
EXTRAS = {"pyspiel": "openspiel"}


class MissingPackage(ImportError):
    """An environment was asked for, but not the packages that it needs."""


def need(*modules: str) -> None:
    """Raise `MissingPackage`, with what to do, if one of the modules is not installed."""
    missing = [module for module in modules if find_spec(module) is None]
    if missing:
        names = " and ".join(PACKAGES.get(module, module) for module in missing)
        raise MissingPackage(f"this environment needs {names}: {how_to_get(EXTRAS.get(missing[0], 'envs'))}")

"""How fast it is: our games compiled and uncompiled, the peers and the server, timed in the same run."""

from vervet.bench.command import main

__all__ = ["main"]

"""The terminal: every command of `vervet`."""

from vervet.cli.app import main

__all__ = ["main"]

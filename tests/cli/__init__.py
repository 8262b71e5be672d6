"""Tests of the terminal: the real commands, run."""

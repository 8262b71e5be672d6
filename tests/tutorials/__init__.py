"""Tests of the tutorials."""

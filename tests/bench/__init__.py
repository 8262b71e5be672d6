"""Tests of the benchmark: that it runs and says what it should, never how fast anything is."""

"""Sitting at a table in the terminal: lines typed, actions taken, lessons followed."""

"""The rules of each game, strangers to one another."""

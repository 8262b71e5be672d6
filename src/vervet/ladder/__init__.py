"""The ladder: the bots of a game from weakest to strongest, and how much stronger each is than the one below."""

"""Itchy Monkey: a battle of lice on a board of monkeys, for two to four players."""

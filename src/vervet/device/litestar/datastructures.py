"""Only a name."""


class State:
    """Nothing is kept here."""

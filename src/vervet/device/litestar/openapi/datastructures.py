"""What a route may answer."""


class ResponseSpec:
    """Said once, read by nobody here."""

    def __init__(self, kind: object, **_words: object) -> None:
        self.kind = kind

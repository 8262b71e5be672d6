"""JSON that has been written already."""


class Raw:
    """Goes into a message as it is."""

    __slots__ = ("text",)

    def __init__(self, text: bytes | str = b"") -> None:
        self.text = text.encode() if isinstance(text, str) else bytes(text)

    def __bytes__(self) -> bytes:
        return self.text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Raw) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)

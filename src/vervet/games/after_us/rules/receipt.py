"""What something cost and gave; written only when somebody listens."""


class Receipt:
    """Paid and gained amounts by kind, and how much of the gains came from the King's stock (AU-64)."""

    def __init__(self) -> None:
        self.paid: list[int] = [0, 0, 0, 0]
        self.gained: list[int] = [0, 0, 0, 0, 0, 0]
        self.from_king: list[int] = [0, 0, 0, 0]

"""Spaces and steps for the second versions of the rules: file and rank, a1 is (0, 0)."""

Spot = tuple[int, int]
STEPS = {"north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0)}


def name(at: Spot) -> str:
    return "abcdefgh"[at[0]] + str(at[1] + 1)


def spot(text: str) -> Spot:
    return "abcdefgh".index(text[0]), int(text[1]) - 1


def along(at: Spot, way: str, distance: int) -> Spot:
    return at[0] + STEPS[way][0] * distance, at[1] + STEPS[way][1] * distance

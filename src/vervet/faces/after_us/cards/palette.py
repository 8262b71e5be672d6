"""The colours of the cards of After Us: a hue for each species and each set of Tamarins, flat and warm."""

from typing import Final

from vervet.games.after_us.box.cards import Card
from vervet.games.after_us.box.words import TAMARIN

INK: Final = "#14211b"
PAPER: Final = "#f7eeda"
CUT: Final = "#fffdf5"
LIGHT: Final = "#ffcf4a"
LINE: Final = "#7c7459"
RAGE: Final = "#d7263d"
GROUND: Final = "#1f553f"

# Behind the portrait, and the darker hill below it: mandrill, orang-utan, gorilla, chimpanzee.
SPECIES_HUES: Final = (("#a9b8e8", "#5a6fb8"), ("#f6c99a", "#d07a35"), ("#b9cdb8", "#5f8a68"), ("#e5c8ee", "#9466b0"))
# The same for Tamarins, by their set: yellow, blue, pink, red, turquoise, purple.
SET_HUES: Final = (
    ("#fbe7a1", "#e3b51e"),
    ("#b5d9f7", "#3a86cf"),
    ("#fbcfe0", "#e2739f"),
    ("#f5b8ac", "#cc4233"),
    ("#a8e3dc", "#1f9d92"),
    ("#d3c2f0", "#7c52b8"),
)
# Rows 1 and 2; row 3 is the species' own.
ROW_HUES: Final = ("#e4ecca", "#fbeec2")


def hues(card: Card) -> tuple[str, str]:
    return SET_HUES[card.colour] if card.species == TAMARIN else SPECIES_HUES[card.species]

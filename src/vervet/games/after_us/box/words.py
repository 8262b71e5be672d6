"""The words and numbers that every file of After Us shares: species, resources, colours, objects, shapes of frames."""

from typing import Final

# The four resources (AU-03); points and rage follow them wherever something is gained (AU-20).
RESOURCES: Final = ("flower", "fruit", "grain", "energy")
FLOWER: Final = 0
FRUIT: Final = 1
GRAIN: Final = 2
ENERGY: Final = 3
POINTS: Final = 4
RAGE: Final = 5
GAINS: Final = ("flower", "fruit", "grain", "energy", "point", "rage")

# The species with tokens and piles (AU-01, AU-02), then the one that everybody starts with.
SPECIES: Final = ("mandrill", "orangutan", "gorilla", "chimpanzee", "tamarin")
MANDRILL: Final = 0
ORANGUTAN: Final = 1
GORILLA: Final = 2
CHIMPANZEE: Final = 3
TAMARIN: Final = 4

# The colours of the six sets of Tamarins, by their numbers (AU-01).
COLOURS: Final = ("yellow", "blue", "pink", "red", "turquoise", "purple")

# The seven object tiles (AU-41 to AU-47).
OBJECTS: Final = ("mobile-phone", "mini-fridge", "ghetto-blaster", "game-console", "pinball", "computer", "moped")
PHONE: Final = 0
FRIDGE: Final = 1
BLASTER: Final = 2
CONSOLE: Final = 3
PINBALL: Final = 4
COMPUTER: Final = 5
MOPED: Final = 6

# A frame is whole, or the right half of one at the card's left edge, or the left half of one at its right edge (AU-13).
CLOSED: Final = 0
LEFT_OPEN: Final = 1
RIGHT_OPEN: Final = 2

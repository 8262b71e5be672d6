"""What cards and lives are worth, in shares of the game."""

from typing import Final

# What it costs to have played a card, in shares of the game.
NO_WAY_PRICE: Final = 0.08
PRICE: Final = 0.03
# Worth more than anything else: to stay alive, or to see somebody off.
LIFE: Final = 0.9
KILL: Final = 0.5

"""What cards and lives are worth, in shares of the game."""

from typing import Final

# What playing a card costs.
NO_WAY_PRICE: Final = 0.08
PRICE: Final = 0.03
# Worth more than anything else: staying alive, or seeing somebody off.
LIFE: Final = 0.9
KILL: Final = 0.5

"""Where the examples are."""

from pathlib import Path

ROOT = Path(__file__).parents[2]
SEALED_BID = ROOT / "examples" / "sealed_bid.py"

"""A program's place at a server's table: it does its part of a fair deal by itself, and sees that promises are kept."""

from vervet.client.kept import DealSeen, Kept, read_kept
from vervet.client.trail import Broken, Trail

__all__ = ["Broken", "DealSeen", "Kept", "Trail", "read_kept"]

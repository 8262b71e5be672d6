"""The public test kit: checks the eleven laws for a game, ours or anyone's. How: docs/laws.md."""

from vervet.kit.check import ALL, Report, check_game
from vervet.kit.determinism import hash_chain, hash_chain_elsewhere
from vervet.kit.law import NAMES, SENTENCES, LawBroken
from vervet.kit.tracing import unknown_rules, untested_rules
from vervet.kit.variants import seat_counts, variants
from vervet.kit.worlds import WorldsReport, check_possible_worlds

__all__ = [
    "ALL",
    "NAMES",
    "SENTENCES",
    "LawBroken",
    "Report",
    "WorldsReport",
    "check_game",
    "check_possible_worlds",
    "hash_chain",
    "hash_chain_elsewhere",
    "seat_counts",
    "unknown_rules",
    "untested_rules",
    "variants",
]

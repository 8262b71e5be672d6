"""Digests in what a client hears. They are made with the secret of the match, so they differ from match to match and
tell nothing; what could tell something is how many there are, and whether one comes again."""

import re

DIGEST = re.compile("[0-9a-f]{64}")


class Digests:
    """Numbers digests by when they were first heard."""

    def __init__(self) -> None:
        self.heard: dict[str, int] = {}

    def numbered(self, text: str) -> str:
        return DIGEST.sub(lambda found: f"#{self.heard.setdefault(found[0], len(self.heard))}", text)

"""The lines of a TOML file, so that an error can name the one it is about."""

import re

HEAD = re.compile(r"\s*(\[\[?)([^\[\]]+)\]\]?\s*(?:#.*)?")
QUOTES = re.compile(r'"""|' + "'''")


class Lines:
    """Where keys stand; a multi-line text is passed over, since its lines may look like anything."""

    def __init__(self, text: str) -> None:
        self.lines = plain_lines(text)
        self.heads = [plain_head(line) for line in self.lines]

    def find(self, keys: tuple[str | int, ...]) -> int:
        """The line, from 1, of the value that the keys lead to, or of the nearest table around it; 0 for neither."""
        for length in range(len(keys), 0, -1):
            at = self.find_head(keys[:length])
            if at >= 0:
                key = keys[length] if length < len(keys) else ""
                return (self.find_key(str(key), at + 1) or at + 1) if key != "" else at + 1
        return self.find_key(str(keys[0]), 0) if keys else 0

    def find_head(self, keys: tuple[str | int, ...]) -> int:
        """The place of a table's head; of the so-many-th with that name for a list of tables. -1 for none."""
        name = ".".join([key for key in keys if isinstance(key, str)])
        numbers = [key for key in keys if isinstance(key, int)]
        left = numbers[-1] if numbers else 0
        for at, head in enumerate(self.heads):
            if head and head == name:
                if left == 0:
                    return at
                left -= 1
        return -1

    def find_key(self, key: str, start: int) -> int:
        """The line of a key, from 1, before the next head; 0 for none."""
        pattern = re.compile(rf"\s*[\"']?{re.escape(key)}[\"']?\s*[=.]")
        for at in range(start, len(self.lines)):
            if self.heads[at]:
                return 0
            if pattern.match(self.lines[at]):
                return at + 1
        return 0


def plain_lines(text: str) -> list[str]:
    """The lines, with nothing for those that begin within a multi-line text."""
    lines: list[str] = []
    inside = False
    for line in text.split("\n"):
        lines.append("" if inside else line)
        if len(QUOTES.findall(line)) % 2 == 1:
            inside = not inside
    return lines


def plain_head(line: str) -> str:
    """`objects.phone` for `[ objects . "phone" ]`; nothing for any other line."""
    found = HEAD.fullmatch(line.rstrip("\r"))
    return ".".join([part.strip().strip("\"'") for part in found[2].split(".")]) if found else ""

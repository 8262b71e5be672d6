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
        """The place of a table's head; the right one of a list, by the heads of the tables around it. -1 for none."""
        at = -1
        name = ""
        for index, key in enumerate(keys):
            if isinstance(key, str):
                name = f"{name}.{key}" if name else key
                following = keys[index + 1] if index + 1 < len(keys) else 0
                found = self.next_head(name, at + 1, following if isinstance(following, int) else 0)
                if found >= 0:
                    at = found
        return at if at >= 0 and self.heads[at] == name else -1

    def next_head(self, name: str, start: int, skipped: int) -> int:
        """The place of a head with this name from a line on, after some others of that name; -1 for none."""
        for at in range(start, len(self.heads)):
            if self.heads[at] == name:
                if skipped == 0:
                    return at
                skipped -= 1
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

"""The table's own colours and letters for the site, taken from the web client so that there is one set of them."""

import re
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"
FONTS = WEB / "node_modules" / "@fontsource-variable"
# Family, file and style; where the web packages are not installed the site reads well in the system's own letters.
FACES = (
    ("Fredoka Variable", "fredoka/files/fredoka-latin-wght-normal.woff2", "normal"),
    (
        "Atkinson Hyperlegible Next Variable",
        "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
        "normal",
    ),
    (
        "Atkinson Hyperlegible Next Variable",
        "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-italic.woff2",
        "italic",
    ),
)


def files() -> dict[str, bytes]:
    """Style sheet, letters and emblem by path."""
    tokens = (WEB / "src" / "tokens.css").read_text("utf-8")
    rules = [re.sub(r"^@import .*\n", "", tokens, flags=re.MULTILINE)]
    made = {"assets/emblem.svg": (WEB / "public" / "favicon.svg").read_bytes()}
    for family, path, style in FACES:
        font = FONTS / path
        if font.exists():
            made[f"assets/fonts/{font.name}"] = font.read_bytes()
            rules.append(face(family, font.name, style))
    made["assets/tokens.css"] = "\n".join(rules).encode()
    return made


def face(family: str, name: str, style: str) -> str:
    source = f"url(fonts/{name}) format('woff2')"
    kind = f"font-style: {style}; font-weight: 200 800; font-display: swap"
    return f"@font-face {{ font-family: '{family}'; {kind}; src: {source}; }}\n"

"""The few SVG elements that a card is made of."""


def number(value: float) -> str:
    """A coordinate, short."""
    return f"{value:.1f}".removesuffix(".0")


def element(name: str, content: str = "", /, **values: str | float) -> str:
    """`element("rect", x=1.5, class_="closed")`: underscores are dashes, the last one is for Python."""
    parts = [f"<{name}"]
    for key, value in values.items():
        text = value if isinstance(value, str) else number(value)
        parts.append(f' {key.rstrip("_").replace("_", "-")}="{text}"')
    parts.append(f">{content}</{name}>" if content else "/>")
    return "".join(parts)


def group(*content: str, **values: str | float) -> str:
    return element("g", "\n".join(content), **values)


def moved(x: float, y: float, *content: str) -> str:
    return group(*content, transform=f"translate({number(x)} {number(y)})")


def glyph(name: str, x: float, y: float, size: float) -> str:
    """A drawing in a square around a point."""
    return element("use", href=f"#glyph-{name}", x=x - size / 2, y=y - size / 2, width=size, height=size)


def digits(value: int, x: float, y: float, size: float, **values: str | float) -> str:
    """A number with its middle at a point."""
    return element("text", str(value), x=x, y=y + size * 0.355, font_size=size, **values)

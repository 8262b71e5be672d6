"""The report as one file: nothing is fetched from anywhere, and it reads by day and by night."""

from html import escape

# By day and by night. A page that shows reports among other things has colours of its own.
COLOURS = """
:root { color-scheme: light dark;
  --paper: #fbf7ec; --card: #fffdf6; --ink: #16241c; --soft: #55645a; --line: #d9d3c0; --leaf: #1d6b46;
  --one: #0072b2; --two: #c04a00; --sure: #00734f; --band: #0072b233; }
@media (prefers-color-scheme: dark) { :root {
  --paper: #10201b; --card: #172b25; --ink: #f3ecd9; --soft: #b4bfae; --line: #35493f; --leaf: #7fcf9f;
  --one: #56b4e9; --two: #e69f00; --sure: #4fd1a1; --band: #56b4e933; } }
"""

LAYOUT = """
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif;
  font-variant-numeric: tabular-nums; }
main { max-width: 72rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0.3rem 0; } h2 { margin: 2.6rem 0 0.4rem; color: var(--leaf); }
h3 { margin: 1.4rem 0 0.2rem; font-size: 1.05rem; } p { margin: 0.4rem 0; max-width: 48rem; }
.soft { color: var(--soft); } .tag { font-size: 0.9rem; color: var(--soft); }
.short { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 0.6rem 1.1rem;
  margin: 1rem 0; }
.short li { margin: 0.35rem 0; }
.grid { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 30rem)); gap: 1rem; }
figure { margin: 0; background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 0.7rem; }
figure svg { width: 100%; height: auto; display: block; stroke-linejoin: round; }
figcaption { font-weight: 600; margin-bottom: 0.2rem; }
svg text { font-family: system-ui, sans-serif !important; }
table { border-collapse: collapse; width: 100%; } th { text-align: left; font-weight: 500; }
td, th { padding: 0.22rem 0.5rem 0.22rem 0; vertical-align: middle; border-bottom: 1px solid var(--line); }
thead th, thead td { color: var(--soft); font-size: 0.9rem; border-bottom: 2px solid var(--line); }
.number { text-align: right; white-space: nowrap; } .rows .plot { width: 46%; min-width: 7rem; padding-right: 0.8rem; }
.rows svg { display: block; width: 100%; overflow: visible; } .scroll { overflow-x: auto; }
.axis { font-size: 0.9rem; color: var(--soft); display: flex; justify-content: space-between; }
.sure { font-weight: 700; } details { margin: 0.6rem 0; } summary { cursor: pointer; color: var(--leaf); }
code, pre { font-family: ui-monospace, monospace; font-size: 0.92rem; } pre { overflow-x: auto; background: var(--card);
  border: 1px solid var(--line); border-radius: 8px; padding: 0.7rem; }
.one { color: var(--one); } .two { color: var(--two); } dl { display: grid; grid-template-columns: auto 1fr;
  gap: 0.15rem 1rem; margin: 0.6rem 0; } dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
.rows .number { padding-left: 0.8rem; } tfoot td { border: 0; padding-top: 0; }
@media (max-width: 34rem) { .rows, .rows tbody, .rows tfoot { display: block; } .rows thead { display: none; }
  .rows tr { display: grid; grid-template-columns: 1fr auto auto; border-bottom: 1px solid var(--line);
    padding: 0.3rem 0; } .rows td, .rows th { border: 0; padding: 0.1rem 0; }
  .rows td.number { padding-left: 0.8rem; } .rows tfoot tr { border: 0; padding: 0; }
  .rows .plot { grid-column: 1 / 4; order: 9; width: 100%; padding: 0; }
  .cells, .cells tbody { display: block; } .cells thead { display: none; }
  .cells tr { display: grid; grid-template-columns: 1fr 1fr; gap: 0 1rem; border-bottom: 1px solid var(--line);
    padding: 0.4rem 0; } .cells td { border: 0; padding: 0; text-align: left; white-space: normal; }
  .cells td:first-child { grid-column: 1 / 3; } .cells td.number::before { content: attr(data-head) "\\a0 ";
    color: var(--soft); font-weight: 400; } }
"""


def tag(name: str, *content: str, **attributes: str) -> str:
    """An element; its content is HTML, its attributes are text (`kind` is the class)."""
    named = {("class" if key == "kind" else key.replace("_", "-")): value for key, value in attributes.items()}
    listed = "".join(f' {key}="{escape(value)}"' for key, value in named.items())
    return f"<{name}{listed}>{''.join(content)}</{name}>"


def paragraph(text: str, kind: str = "") -> str:
    return tag("p", escape(text), kind=kind) if kind else tag("p", escape(text))


def section(title: str, *content: str) -> str:
    return tag("section", tag("h2", escape(title)), *content)


def bullets(sentences: list[str]) -> str:
    return tag("ul", *(tag("li", escape(sentence)) for sentence in sentences))


def folded(title: str, *content: str) -> str:
    return tag("details", tag("summary", escape(title)), *content)


def table(heads: list[str], lines: list[list[str]], numbers_from: int = 1, strong: list[bool] | None = None) -> str:
    """Plain cells of text; from the column `numbers_from` on they are numbers."""
    kinds = ["" if at < numbers_from else "number" for at in range(len(heads))]
    top = tag("tr", *(tag("th", escape(text), kind=kind) for text, kind in zip(heads, kinds, strict=True)))
    body = [
        tag(
            "tr",
            *(
                tag("td", escape(text), kind=kind, data_head=head)
                for text, kind, head in zip(line, kinds, heads, strict=True)
            ),
            **({"kind": "sure"} if strong and strong[at] else {}),
        )
        for at, line in enumerate(lines)
    ]
    return tag("div", tag("table", tag("thead", top), tag("tbody", *body), kind="cells"), kind="scroll")


def whole_page(language: str, title: str, *content: str) -> str:
    head = (
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{COLOURS}{LAYOUT}</style>"
    )
    main = tag("main", *content)
    return f'<!doctype html>\n<html lang="{language}"><head>{head}</head><body>{main}</body></html>\n'

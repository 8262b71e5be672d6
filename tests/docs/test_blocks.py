"""Blocks of pages, and the comparison of what they show with what is printed."""

from pathlib import Path

import pytest

from tests.docs.blocks import blocks, commands, unlike
from tests.docs.trial import main

PAGE = """\
# A page

```python
number = 6
```

1. in a list

   ```python
   print(number * 7)
   ```

```text
42
```

```toml title="box.toml"
goal = 80
```

```console
$ cat box.toml
goal = 80
$ echo one; echo two; echo three
one
…
```
"""


def tried(page: str, folder: Path) -> int:
    file = folder / "page.md"
    file.write_text(page, "utf-8")
    return main(file)


def test_blocks_know_their_language_their_file_and_their_line() -> None:
    found = blocks(PAGE)
    assert [block.language for block in found] == ["python", "python", "text", "toml", "console"]
    assert found[1].code == "print(number * 7)\n"
    assert found[3].title == "box.toml"
    assert PAGE.splitlines()[found[4].line - 1] == "```console"


def test_each_command_has_what_is_shown_below_it() -> None:
    first, second = commands(blocks(PAGE)[-1])
    assert first == ("cat box.toml", "goal = 80\n")
    assert second.shown == "one\n…\n"


def test_a_console_without_a_command_is_a_mistake() -> None:
    with pytest.raises(AssertionError, match="line 1"):
        commands(blocks("```console\nvervet\n```\n")[0])


@pytest.mark.parametrize(
    ("shown", "printed"),
    [
        ("one\ntwo", "one\ntwo\n"),
        ("one", "one   \n\n"),
        ("o…e", "orange\n"),
        ("…\nlast", "first\nsecond\nlast\n"),
        ("first\n…", "first\n"),
        ("a … b\n…\nc", "a 1 b\nx\nc\n"),
        ("2 (3)", "2 (3)\n"),
    ],
)
def test_what_is_left_out_may_be_anything(shown: str, printed: str) -> None:
    assert unlike(shown, printed) is None


@pytest.mark.parametrize(
    ("shown", "printed", "wrong"),
    [
        ("one\ntwo", "one\nthree\n", "two"),
        ("o…e", "grape\n", "o…e"),
        ("…\nlast", "first\nsecond\n", "last"),
        ("one", "one\ntwo\n", "(the end: more was printed than is shown)"),
        ("a … b", "a 1\nb\n", "a … b"),
    ],
)
def test_the_first_line_that_differs_is_named(shown: str, printed: str, wrong: str) -> None:
    assert unlike(shown, printed) == wrong


def test_a_page_that_works_passes(tmp_path: Path) -> None:
    assert tried(PAGE, tmp_path) == 0


@pytest.mark.parametrize(
    ("written", "instead"),
    [("number = 6", "number = 7"), ("print(number", "print(nothing"), ("cat box", "cat sox"), ("one\n…", "two\n…")],
)
def test_a_page_that_does_not_work_is_found_out(
    written: str, instead: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert tried(PAGE.replace(written, instead, 1), tmp_path) == 1
    assert "page.md, block at line" in capsys.readouterr().err

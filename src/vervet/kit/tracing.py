"""Law 10: every rule has a test marked with its id, `@pytest.mark.rule("SB-3")`."""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

from vervet.core.game import Game


def untested_rules(game: Game, test_paths: Iterable[Path | str]) -> list[str]:
    """The game's rule ids that no test is marked with, in the game's order."""
    marked = marked_rules(test_paths)
    return [rule for rule in game.rules if rule not in marked]


def unknown_rules(games: Iterable[Game], test_paths: Iterable[Path | str]) -> list[str]:
    """Marks that name no rule of any of the games: slips of the pen."""
    known = {rule for game in games for rule in game.rules}
    return sorted(marked_rules(test_paths) - known)


def marked_rules(test_paths: Iterable[Path | str]) -> set[str]:
    """The ids in marks of tests, in files `test_*.py` of the given files and folders."""
    return {rule for path in test_files(test_paths) for rule in marks_in(ast.parse(path.read_text("utf-8"), str(path)))}


def test_files(test_paths: Iterable[Path | str]) -> Iterator[Path]:
    for path in map(Path, test_paths):
        if not path.exists():
            raise FileNotFoundError(f"no tests at {path}")
        yield from sorted(path.rglob("test_*.py")) if path.is_dir() else [path]


def marks_in(tree: ast.AST) -> Iterator[str]:
    """Marks count on test functions, on test classes, and as `pytestmark` of a class or a module."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) and node.name.lower().startswith(
            "test"
        ):
            yield from ids_in(node.decorator_list)
        elif isinstance(node, ast.Assign) and any(ast.unparse(target) == "pytestmark" for target in node.targets):
            yield from ids_in([node.value])


def ids_in(expressions: Iterable[ast.expr]) -> Iterator[str]:
    for expression in expressions:
        for node in ast.walk(expression):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
                values = [arg.value for arg in node.args if isinstance(arg, ast.Constant)]
                yield from (value for value in values if isinstance(value, str))

"""The Fluent files of a language, taken apart for comparison."""

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from vervet.texts import sources


class References(Visitor):
    """The variables and messages that a pattern refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))


def patterns(language: str) -> dict[str, ast.Pattern]:
    """Every text by its id, attributes as `id.attribute`; junk in a file is an error."""
    found: dict[str, ast.Pattern] = {}
    for file in sources(language):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                if entry.value is not None:
                    found[entry.id.name] = entry.value
                found.update({f"{entry.id.name}.{part.id.name}": part.value for part in entry.attributes})
    return found


def variables(texts: dict[str, ast.Pattern], name: str) -> set[str]:
    """The variables a text needs, those of the texts it refers to included."""
    references = References()
    references.visit(texts[name])
    return references.variables.union(*(variables(texts, other) for other in references.messages))

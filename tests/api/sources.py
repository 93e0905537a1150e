"""The public names and what their sources say of them: read, not loaded, so that no extra is needed."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import onetable

PACKAGE = Path(onetable.__file__).parent
RESEARCH = ("episode", "actions", "layout", "encoding", "recall", "chance", "returns", "spiel", "zoo", "vector", "needs")
Described = ast.FunctionDef | ast.ClassDef


class Public(NamedTuple):
    """A public name, from where it is imported, where it lives, and its source."""

    name: str
    imported: str
    home: str
    node: Described

    @property
    def meaning(self) -> str:
        """Its docstring."""
        return ast.get_docstring(self.node) or ""

    def members(self) -> list[ast.FunctionDef]:
        """The public methods and properties of a class."""
        body = self.node.body if isinstance(self.node, ast.ClassDef) else []
        found = {each.name: each for part in body for each in functions_in(part) if not each.name.startswith("_")}
        return list(found.values())


def functions_in(part: ast.stmt) -> list[ast.FunctionDef]:
    """A function of a class; what only a type checker sees of it, too."""
    if isinstance(part, ast.FunctionDef):
        return [part]
    return [each for each in part.body if isinstance(each, ast.FunctionDef)] if isinstance(part, ast.If) else []


@cache
def described(module: str) -> dict[str, Described]:
    """All functions and classes of a module."""
    path = PACKAGE.parent.joinpath(*module.split("."))
    text = (path.with_suffix(".py") if not path.is_dir() else path / "__init__.py").read_text("utf-8")
    return {node.name: node for node in ast.parse(text).body if isinstance(node, (ast.FunctionDef, ast.ClassDef))}


def public_names() -> Iterator[Public]:
    """Every public name: those of the package itself, then those of the environments."""
    for name, home in onetable._PLACES.items():  # type: ignore[attr-defined]  # the stub does not tell of it
        yield Public(name, "onetable", home, described(home)[name])
    for part in RESEARCH:
        module = f"onetable.research.{part}"
        for name, node in described(module).items():
            if not name.startswith("_"):
                yield Public(name, module, module, node)


def signature(node: Described) -> str:
    """How it is called."""
    if isinstance(node, ast.FunctionDef):
        returned = f" -> {ast.unparse(node.returns)}" if node.returns is not None else ""
        return f"{node.name}({ast.unparse(without_self(node))}){returned}"
    made = next((each for each in node.body if isinstance(each, ast.FunctionDef) and each.name == "__init__"), None)
    if made is not None:
        return f"{node.name}({ast.unparse(without_self(made))})"
    fields = [ast.unparse(each) for each in node.body if isinstance(each, ast.AnnAssign) and "ClassVar" not in ast.unparse(each)]
    return f"{node.name}({', '.join(fields)})"


def without_self(function: ast.FunctionDef) -> ast.arguments:
    """The arguments that a caller gives."""
    given = ast.parse(ast.unparse(function)).body[0]
    assert isinstance(given, ast.FunctionDef)
    if given.args.args and given.args.args[0].arg in ("self", "cls"):
        del given.args.args[0]
    return given.args

"""What is written from the sources: docs/reference.md, a page for each game, the types of the package, and the notebooks.

`python -m tests.api.generated` writes all of them anew.
"""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any

import onetable
from onetable.games.registry import faces, rulebook
from onetable.research.encoding import encoding_of
from tests.api.game_pages import game_page
from tests.api.sources import PACKAGE, Public, public_names, signature

ROOT = Path(__file__).parents[2]
REFERENCE = ROOT / "docs" / "reference.md"
PAGES = ROOT / "docs" / "games"
NOTEBOOKS = ROOT / "docs" / "notebooks"
STUB = PACKAGE / "__init__.pyi"
WRITTEN = "written from the sources by `python -m tests.api.generated`"


def house_games() -> list[str]:
    """The games of the house, without guests."""
    return [game for game, face in faces().items() if face.home.startswith("onetable.")]


# ---- the reference


def reference_now() -> str:
    """One page with every public name."""
    lines = ["# Reference", "", f"Every public name, {WRITTEN}. What may change, and when: [api.md](api.md).", ""]
    module = ""
    for public in public_names():
        if public.imported != module:
            module = public.imported
            lines += [f"## `{module}`", "", meaning_of(module), ""]
        lines += described_so(public)
    return "\n".join(lines)


def meaning_of(module: str) -> str:
    """What a module says of itself, in its first paragraph."""
    path = PACKAGE.parent.joinpath(*module.split("."))
    text = (path / "__init__.py" if path.is_dir() else path.with_suffix(".py")).read_text("utf-8")
    return (ast.get_docstring(ast.parse(text)) or "").partition("\n\n")[0]


def described_so(public: Public) -> list[str]:
    """A name, how it is called, what it is, and what it has."""
    kind = "class " if isinstance(public.node, ast.ClassDef) else ""
    home = [f"From `{public.home}`.", ""] if public.home != public.imported else []
    lines = [f"### {kind}`{public.name}`", "", "```python", signature(public.node), "```", "", public.meaning, "", *home]
    members = public.members()
    if members:
        lines += ["| member | meaning |", "| --- | --- |", *[f"| `{called(each)}` | {in_a_line(each)} |" for each in members], ""]
    return lines


def in_a_line(member: ast.FunctionDef) -> str:
    """What a member says of itself, in a cell of a table."""
    return " ".join((ast.get_docstring(member) or "").split()).replace("|", "\\|")


def called(member: ast.FunctionDef) -> str:
    """A method by its call, a property by its name."""
    marks = [ast.unparse(each) for each in member.decorator_list]
    return member.name if "property" in marks else signature(member).replace("|", "\\|")


# ---- the types of the package


def stub_now() -> str:
    """The package as a type checker sees it: `rulebook` of each game by its id."""
    places: dict[str, str] = {name: home for name, home in vars(onetable)["_PLACES"].items() if name != "rulebook"}
    books = {game: type(rulebook(game)) for game in house_games()}
    imports = sorted(
        [
            *[f"from {home} import {name} as {name}" for name, home in places.items()],
            *[f"from {book.__module__} import {book.__name__}" for book in books.values()],
        ]
    )
    overloads = [f'@overload\ndef rulebook(game: Literal["{game}"]) -> {book.__name__}: ...' for game, book in books.items()]
    return "\n".join(
        [
            f"# {WRITTEN[0].upper()}{WRITTEN[1:]}.",
            "from typing import Any, Literal, overload",
            "",
            *imports,
            "",
            "__version__: str",
            "",
            *overloads,
            "@overload\ndef rulebook(game: str) -> Rulebook[Any]: ...",
            "",
        ]
    )


# ---- notebooks


def notebook_now(script: Path) -> str:
    """A notebook from a script whose cells begin with `# %%`, text with `# %% [markdown]`."""
    cells: list[dict[str, Any]] = []
    for number, part in enumerate(script.read_text("utf-8").split("# %%")[1:]):
        head, _, body = part.partition("\n")
        source = body.strip("\n")
        if "[markdown]" in head:
            source = "\n".join([line.removeprefix("#").removeprefix(" ") for line in source.splitlines()])
            cells.append({"cell_type": "markdown", "id": f"cell-{number}", "metadata": {}, "source": source.splitlines(keepends=True)})
        else:
            cells.append(
                {
                    "cell_type": "code",
                    "execution_count": None,
                    "id": f"cell-{number}",
                    "metadata": {},
                    "outputs": [],
                    "source": source.splitlines(keepends=True),
                }
            )
    language = {"name": "python"}
    return json.dumps({"cells": cells, "metadata": {"language_info": language}, "nbformat": 4, "nbformat_minor": 5}, indent=1) + "\n"


def everything() -> dict[Path, str]:
    """Every file that is written so, as it should be now."""
    found = {REFERENCE: reference_now(), STUB: stub_now()}
    found |= {PAGES / f"{game}.md": game_page(game, encoding_of(game), WRITTEN) for game in house_games()}
    return found | {script.with_suffix(".ipynb"): notebook_now(script) for script in sorted(NOTEBOOKS.glob("*.py"))}


def main() -> None:
    """Write them."""
    for path, text in everything().items():
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()

"""The source as data: modules and what they import, classes, and how branched functions are."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

ROOT = Path(__file__).parents[1]
SHIPPED = ("bot", "adapters", "orchestration", "storage", "prompts")

Function = ast.FunctionDef | ast.AsyncFunctionDef

_BRANCHES = (
    ast.If,
    ast.IfExp,
    ast.For,
    ast.AsyncFor,
    ast.While,
    ast.ExceptHandler,
    ast.match_case,
)
_OWN = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


def python_files(*folders: str) -> list[Path]:
    """Return the Python files of folders, by name."""
    return [path for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]


@cache
def tree_of(path: Path) -> ast.Module:
    """Return a file, parsed."""
    return ast.parse(path.read_text(encoding="utf-8"))


def functions(path: Path) -> Iterator[Function]:
    """Return all functions of a file, those inside others too."""
    nodes = ast.walk(tree_of(path))
    return (node for node in nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))


def room(path: Path) -> str:
    """Return the folder that a file belongs to, at most two levels below the top."""
    return "/".join(path.relative_to(ROOT).parent.parts[:2])


def short_name(path: Path) -> str:
    """Return a file's name as it is told apart: without its folders, unless it is a package."""
    return path.parent.name if path.stem == "__init__" else path.stem


# How branched a function is


def complexity(function: Function) -> int:
    """Return McCabe's number with and/or counted: a function within another counts on its own."""
    return 1 + sum(map(_paths, _inside(function)))


def _inside(node: ast.AST) -> Iterator[ast.AST]:
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, _OWN):
            yield child
            yield from _inside(child)


def _paths(node: ast.AST) -> int:
    """Return how many more ways there are through a function because of this."""
    if isinstance(node, ast.BoolOp):
        return len(node.values) - 1
    if isinstance(node, ast.comprehension):
        return 1 + len(node.ifs)
    return isinstance(node, _BRANCHES)


# Who imports whom


def module_name(path: Path) -> str:
    """Return how a file is imported."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def lines_of_code(path: Path) -> set[int]:
    """Return the numbers of the lines that hold code: no comment, nothing blank, no docstring."""
    words = (ast.Module, ast.FunctionDef, ast.ClassDef)
    told = {
        line
        for node in ast.walk(tree_of(path))
        if isinstance(node, words) and ast.get_docstring(node)
        for line in range(node.body[0].lineno, (node.body[0].end_lineno or 0) + 1)
    }
    lines = enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
    written = {number for number, line in lines if line.strip() and line.strip()[0] != "#"}
    return written - told


def imports(path: Path) -> Iterator[tuple[str, str]]:
    """Return what a file imports, in functions too: modules, and what of each."""
    return _imported(ast.walk(tree_of(path)))


def _imported(nodes: Iterable[ast.AST]) -> Iterator[tuple[str, str]]:
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from ((node.module, alias.name) for alias in node.names)


def _running(node: ast.AST) -> Iterator[ast.AST]:
    """Return what is below a node, but for what only a type checker reads."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.If) and "TYPE_CHECKING" in ast.unparse(child.test):
            continue
        yield child
        yield from _running(child)


def import_graph(folder: str) -> dict[str, set[str]]:
    """Return which module of a folder imports which others of it when it runs."""
    modules = {module_name(path): path for path in python_files(folder)}

    def target(module: str, name: str) -> str:
        return inner if (inner := f"{module}.{name}") in modules else module

    return {
        module: {target(*one) for one in _imported(_running(tree_of(path)))}
        & modules.keys() - {module}
        for module, path in modules.items()
    }


def cycle(graph: Mapping[str, Iterable[str]]) -> list[str]:
    """Return a way that leads back to where it began, or nothing where there is none."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as found:
        return list(found.args[1])
    return []

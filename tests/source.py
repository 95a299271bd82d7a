"""The source as data: what each file imports and defines, and how branched functions are."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

ROOT = Path(__file__).parents[1]
SHIPPED = ("bot", "adapters", "orchestration", "storage", "prompts")

_BRANCHES = (
    ast.If,
    ast.IfExp,
    ast.For,
    ast.AsyncFor,
    ast.While,
    ast.ExceptHandler,
    ast.match_case,
)
_TOLD = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
_BARE = (ast.Name, ast.expr_context, ast.alias)
"""Half of all nodes, with nothing in or below them that is asked for."""
Import = tuple[str, str]
_WORD = re.compile(r"[^\W\d_]+")


def python_files(*folders: str) -> list[Path]:
    """Return the Python files of folders, by name."""
    return [path for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]


@dataclass
class Function:
    """A function: over how many lines it goes, and how many ways lead through it.

    That is McCabe's number with and/or counted: a function within another counts on its own.
    """

    name: str
    lines: int
    ways: int = 1


@dataclass
class Source:
    """What a file imports, in functions too, and defines; `running` leaves out mere types.

    `at_once` is what is imported as the file is. `told` are the lines that its docstrings take up,
    `words` those of its other strings.
    """

    imports: set[Import] = field(default_factory=set)
    running: set[Import] = field(default_factory=set)
    at_once: set[Import] = field(default_factory=set)
    functions: list[Function] = field(default_factory=list)
    classes: list[str] = field(default_factory=list)
    told: set[int] = field(default_factory=set)
    words: set[str] = field(default_factory=set)


@cache
def source_of(path: Path) -> Source:
    """Return what is in a file; it is parsed once, and its tree let go."""
    return read_source(path.read_text(encoding="utf-8"))


def read_source(text: str) -> Source:
    """Return what is in a text."""
    tree = ast.parse(text)
    source = Source()
    for statement in tree.body:
        source.at_once.update(_imported(statement))
    _look(tree, source, None, is_running=True)
    return source


def _look(node: ast.AST, source: Source, within: Function | None, *, is_running: bool) -> None:
    """Note what a node and all below it are; what is in no function of its own is `within` one."""
    if isinstance(node, _BARE):
        return
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return  # words that only tell of something
    within = _noted(node, source, within, is_running=is_running)
    if isinstance(node, _TOLD) and ast.get_docstring(node):
        source.told.update(range(node.body[0].lineno, (node.body[0].end_lineno or 0) + 1))
    if isinstance(node, ast.If) and _asks_for_types(node.test):
        is_running = False
    for child in ast.iter_child_nodes(node):
        _look(child, source, within, is_running=is_running)


def _noted(
    node: ast.AST, source: Source, within: Function | None, *, is_running: bool
) -> Function | None:
    """Note what a node is; returns the function that what is below it belongs to."""
    match node:
        case ast.Constant(str(words)):
            source.words.update(_WORD.findall(words.lower()))
        case ast.FunctionDef() | ast.AsyncFunctionDef():
            within = Function(node.name, (node.end_lineno or 0) - node.lineno + 1)
            source.functions.append(within)
        case ast.ClassDef():
            within = None
            source.classes.append(node.name)
        case ast.Import() | ast.ImportFrom():
            found = set(_imported(node))
            source.imports |= found
            source.running |= found if is_running else set()
        case _ if within:
            within.ways += _paths(node)
    return within


def _asks_for_types(test: ast.expr) -> bool:
    """Tell whether a condition names TYPE_CHECKING."""
    names = (getattr(each, "id", getattr(each, "attr", "")) for each in ast.walk(test))
    return "TYPE_CHECKING" in names


def _paths(node: ast.AST) -> int:
    """Return how many more ways there are through a function because of this."""
    if isinstance(node, ast.BoolOp):
        return len(node.values) - 1
    if isinstance(node, ast.comprehension):
        return 1 + len(node.ifs)
    return isinstance(node, _BRANCHES)


def _imported(node: ast.stmt) -> Iterator[Import]:
    """Yield modules, and what of each is imported."""
    if isinstance(node, ast.Import):
        yield from ((alias.name, "") for alias in node.names)
    elif isinstance(node, ast.ImportFrom) and node.module:
        yield from ((node.module, alias.name) for alias in node.names)


def room(path: Path) -> str:
    """Return the folder that a file belongs to, at most two levels below the top."""
    return "/".join(path.relative_to(ROOT).parent.parts[:2])


def short_name(path: Path) -> str:
    """Return a file's name as it is told apart: without its folders, unless it is a package."""
    return path.parent.name if path.stem == "__init__" else path.stem


# Who imports whom


def module_name(path: Path) -> str:
    """Return how a file is imported."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def lines_of_code(path: Path) -> set[int]:
    """Return the numbers of the lines that hold code: no comment, nothing blank, no docstring."""
    lines = enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
    written = {number for number, line in lines if line.strip() and line.strip()[0] != "#"}
    return written - source_of(path).told


def import_graph(folder: str) -> dict[str, set[str]]:
    """Return which module of a folder imports which others of it when it runs."""
    modules = {module_name(path): path for path in python_files(folder)}

    def target(module: str, name: str) -> str:
        return inner if (inner := f"{module}.{name}") in modules else module

    return {
        module: {target(*one) for one in source_of(path).running} & modules.keys() - {module}
        for module, path in modules.items()
    }


def cycle(graph: Mapping[str, Iterable[str]]) -> list[str]:
    """Return a way that leads back to where it began, or nothing where there is none."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as found:
        return list(found.args[1])
    return []

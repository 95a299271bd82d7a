"""The house stands as drawn: what the import contracts cannot say is held here."""

import ast
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TOP = {"bot", "adapters", "orchestration", "storage", "prompts", "tests", "manifest", ".ci"}
ALLOWED_IN_THE_CORE = {"numpy"}
"""Pure libraries that have earned their line: numpy enumerates every start at once."""


def python_files(*folders):
    return [path for folder in folders for path in (ROOT / folder).rglob("*.py")]


def imported(path):
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module.split(".")[0]


def test_core_imports_the_standard_library_and_numpy():
    allowed = set(sys.stdlib_module_names) | ALLOWED_IN_THE_CORE | {"orchestration"}

    assert {
        (path.name, name)
        for path in python_files("orchestration")
        for name in imported(path)
        if name not in allowed
    } == set()


def test_no_adapter_imports_another():
    folders = [
        path.name for path in (ROOT / "adapters").iterdir() if (path / "__init__.py").exists()
    ]
    crossing = {
        (folder, node.module)
        for folder in folders
        for path in python_files(f"adapters/{folder}")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom)
        and node.module
        and node.module.startswith("adapters.")
        and node.module.split(".")[1] != folder
    }

    assert crossing == set()


@pytest.mark.parametrize("word", ["async def", "datetime.now", "import random"])
def test_deciding_is_pure(word):
    """Only the runner and what it performs wait; nothing below it asks the clock or throws dice."""
    pure = ("meeting", "scheduling", "voting", "model", "views")
    files = [
        *python_files(*(f"orchestration/{folder}" for folder in pure)),
        ROOT / "orchestration/decide.py",
    ]

    assert [path.name for path in files if word in path.read_text(encoding="utf-8")] == []


def test_top_level_holds_the_rooms_and_files():
    tracked = {path.name for path in ROOT.iterdir() if path.is_dir() and _tracked(path)}

    assert tracked == TOP


def _tracked(folder):
    hidden = folder.name.startswith(".") and folder.name != ".ci"
    ignored = {"convene-data", "convene-demo", "build", "dist"}
    return not hidden and folder.name not in ignored and not folder.name.endswith(".egg-info")


def test_no_file_is_too_long_to_read():
    long = {
        path.relative_to(ROOT).as_posix(): lines
        for path in python_files("bot", "adapters", "orchestration", "storage", "prompts", "tests")
        if (lines := len(path.read_text(encoding="utf-8").splitlines())) > 400
    }

    assert long == {}


def test_functions_fit_in_the_eye():
    """Half under 8 lines, nine in ten under 30, none over 60."""
    lengths = sorted(
        node.end_lineno - node.lineno + 1
        for path in python_files("bot", "adapters", "orchestration", "storage", "prompts")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    )

    assert lengths[len(lengths) // 2] < 8
    assert lengths[len(lengths) * 9 // 10] < 30
    assert lengths[-1] <= 60

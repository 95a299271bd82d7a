"""What the code says to people, as templates: each literal with words in it, f-strings with slots.

What is matched and never said is left out as far as its form tells: patterns, word lists, errors
for whoever wrote the code, lines of a log.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.source import ROOT

ROOMS = (
    "orchestration/interaction/wording",
    "orchestration/interaction/layouts",
    "orchestration/interaction/answers.py",
    "orchestration/interaction/card.py",
    "orchestration/interaction/form.py",
    "orchestration/deciding",
    "orchestration/kinds",
    "orchestration/conversation",
    "orchestration/voting/rules",
)
"""Where sentences are made."""

ENGLISH_ALONE = ("orchestration/kinds/panel",)
"""Personas answer in English alone, as their catalogues are."""

_SLOT = re.compile(r"\{[^{}]*\}")
_LETTERS = re.compile("[A-Za-z]{2,}")
_WORDS = re.compile(r"[A-Za-z’']+[ ,.:?!…]")
_ONE_WORD = re.compile(r"[\s“”(,]*[A-Z][a-z’']+[.:?!…”)]*\s*")
_FRAGMENT = re.compile(r"[a-z]{2,}.*[ ,.]|[ ,.].*[a-z]{2,}", re.DOTALL)
_PATTERN = re.compile(r"\\[bsdwW]|\(\?")
_FOR_CODERS = ("ValueError", "TypeError", "KeyError")


def said_in_code() -> Iterator[tuple[str, str]]:
    """Yield each template with the file that it stands in."""
    for place in ROOMS:
        at = ROOT / place
        for path in [at] if at.is_file() else sorted(at.rglob("*.py")):
            name = path.relative_to(ROOT).as_posix()
            if not name.startswith(ENGLISH_ALONE):
                yield from ((name, each) for each in dict.fromkeys(templates_in(path)))


def templates_in(path: Path) -> Iterator[str]:
    """Yield what a file says."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    unsaid = {id(each) for node in ast.walk(tree) for each in _unsaid(node)}
    for node in ast.walk(tree):
        if id(node) in unsaid:
            continue
        if isinstance(node, ast.JoinedStr):
            text = "".join(
                str(each.value) if isinstance(each, ast.Constant) else "{}" for each in node.values
            )
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            text = node.value
        else:
            continue
        if is_said(text):
            yield _SLOT.sub("{}", text)


def _unsaid(node: ast.AST) -> Iterator[ast.AST]:
    """Yield what below a node is never said to anybody."""
    match node:
        case ast.Expr(value=ast.Constant() as docstring):
            yield docstring
        case ast.JoinedStr():
            yield from (each for each in node.values if isinstance(each, ast.Constant))
        case ast.Call(func=ast.Attribute(value=ast.Name(id="log"))):
            yield from ast.walk(node)
        case ast.Call(func=ast.Attribute(attr="compile")):
            yield from ast.walk(node)
        case ast.Raise(exc=ast.Call(func=ast.Name(id=name))) if name in _FOR_CODERS:
            yield from ast.walk(node)


def is_said(text: str) -> bool:
    """Tell whether a literal may be words for people."""
    own = _SLOT.sub("", text)
    is_list = text.startswith("\n ")  # words that are matched
    if is_list or not _LETTERS.search(own) or _PATTERN.search(text):
        return False
    several = " " in own.strip() and _WORDS.search(own.strip())
    return bool(several or _ONE_WORD.fullmatch(own) or ("{" in text and _FRAGMENT.search(own)))

"""Tables that are pasted into a message: CSV, cells between tabs or bars, or YAML."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from orchestration.conversation.ports.inbound import Attached

_CALLED: Final = "your table"
_IN_YAML: Final = "your table.yaml"
_FENCED: Final = re.compile(r"```(?:csv|tsv|ya?ml|text)?[ \t]*\n?(?P<inside>.+?)```", re.DOTALL)
_LIST_OF_ROWS: Final = re.compile(r"\s*- +(?:name|title) *: *\S", re.IGNORECASE)
_HELD: Final = re.compile(r"\[[^\]]*\]|\"[^\"]*\"")
"""Signs in brackets or quotes are no ends of cells."""

_RULE: Final = re.compile(r"[\s|:–-]+")
_SAYS_WHAT: Final = re.compile(
    r"\s*(?:name|title)\b.*|[^:]+:(?:number|text|tag|flag)\b.*", re.IGNORECASE
)
_TAB: Final = "\t"
_BAR: Final = "|"


def with_pasted(text: str) -> tuple[str, Attached | None]:
    """Return a text without the table that is pasted into it, and that as if it was attached."""
    if "\n" not in text:
        return text, None
    if fenced := _FENCED.search(text):
        lines = fenced["inside"].strip("\n").split("\n")
        if table := _table(lines, is_fenced=True):
            return f"{text[: fenced.start()]} {text[fenced.end() :]}".strip(), table
        return text, None
    lines = text.split("\n")
    start = next((at for at in range(len(lines) - 1) if _is_head(lines[at], lines[at + 1])), None)
    if start is None:
        return text, None
    end = next(
        (at for at in range(start, len(lines)) if not _goes_on(lines, start, at)), len(lines)
    )
    table = _table(lines[start:end], is_fenced=False)
    rest = "\n".join((*lines[:start], *lines[end:])).strip()
    return (rest, table) if table else (text, None)


def _table(lines: Sequence[str], *, is_fenced: bool) -> Attached | None:
    """Return lines as a table; None where they are none."""
    if len(lines) > 1 and _LIST_OF_ROWS.match(lines[0]):
        return Attached(_IN_YAML, "\n".join(lines).encode())
    if len(lines) < 2 or not (is_fenced or _is_head(lines[0], lines[1])):
        return None
    if not all(_between(lines[0]) in _cells_ended(each) for each in lines):
        return None
    kept = [_without_bars(each) for each in lines if not _is_rule(each)]
    return Attached(_CALLED, "\n".join(kept).encode())


def _is_head(line: str, following: str) -> bool:
    """Tell whether a line is the head of a table, by it and the line that follows."""
    if _LIST_OF_ROWS.match(line):
        return following[:1] in (" ", "-")
    between = _between(line)
    if not between or between not in _cells_ended(following):
        return False
    says_what = any(_SAYS_WHAT.fullmatch(each.strip()) for each in line.split(between))
    return says_what or between == _TAB or (between == _BAR and _is_rule(following))


def _goes_on(lines: Sequence[str], start: int, at: int) -> bool:
    if _LIST_OF_ROWS.match(lines[start]):
        return lines[at][:1] in (" ", "-")
    return _between(lines[start]) in _cells_ended(lines[at])


def _between(head: str) -> str:
    """Return what ends the cells of a head; nothing where it has but one."""
    ended = _cells_ended(head.strip())
    return max((_TAB, _BAR, ";", ","), key=ended.count) if ended else ""


def _cells_ended(line: str) -> str:
    """Return all signs of a line that may end a cell."""
    return re.sub(r"[^\t|;,]", "", _HELD.sub("", line))


def _is_rule(line: str) -> bool:
    """Tell whether a line only parts the head from the rows: |---|---|."""
    return _BAR in line and "-" in line and _RULE.fullmatch(line) is not None


def _without_bars(line: str) -> str:
    """Return a row between bars as one between tabs."""
    if _BAR not in _cells_ended(line):
        return line
    return _TAB.join(each.strip() for each in line.strip().strip(_BAR).split(_BAR))

"""Reads who is what in an organisation: a row for each person, by id or address."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from adapters.files.rows import Broken, parts_of, read_table
from orchestration.model.errors import BadInput
from orchestration.model.organisation import Organisation, Position

_WHAT: Final = "organisation"
_NAMED: Final = ("id", "email")
_COLUMNS: Final = (
    *_NAMED,
    "name",
    "role",
    "responsibilities",
    "seniority",
    "manager",
    "team",
    "collaborators",
)
_HIGHEST: Final = 1000


def read_organisation(path: Path) -> Organisation:
    """Return what is in a file; BadInput names all rows that are broken in one sentence."""
    try:
        content = path.read_bytes()
    except OSError as problem:
        raise BadInput("CONVENE_ORGANISATION", str(path), f"a file ({problem.strerror})") from None
    table = read_table(path.name, content, _WHAT)
    if unknown := [each for each in table.head if each not in _COLUMNS]:
        raise BadInput(f"{_WHAT}, head", unknown[0], f"one of {', '.join(_COLUMNS)}")
    if not any(each in table.head for each in _NAMED):
        raise BadInput(f"{_WHAT}, head", ", ".join(table.head), "a column `id` or `email`")
    posts: dict[str, Position] = {}
    broken = table.broken
    for number, row in table.rows:
        names = [row[each].casefold() for each in _NAMED if row.get(each)]
        if not names:
            broken.note(number, " or ".join(_NAMED), "", "an id or an address")
        if twice := next((each for each in names if each in posts), ""):
            broken.note(number, "id", twice, "each person only once")
        posts |= dict.fromkeys(names, _post(number, row, broken))
    _check_others(table.rows, posts, broken)
    broken.refuse()
    return Organisation(posts)


def _post(number: int, row: Mapping[str, str], broken: Broken) -> Position:
    seniority = row.get("seniority", "")
    is_whole = seniority.isascii() and seniority.isdecimal() and len(seniority) < 5
    if seniority and not (is_whole and int(seniority) <= _HIGHEST):
        broken.note(number, "seniority", seniority, f"a whole number up to {_HIGHEST}")
    return Position(
        role=row.get("role") or None,
        responsibilities=parts_of(row.get("responsibilities", "")),
        seniority=int(seniority) if is_whole else 0,
        manager=row.get("manager", "").casefold(),
        team=row.get("team", "").casefold(),
        collaborators=tuple(each.casefold() for each in parts_of(row.get("collaborators", ""))),
    )


def _check_others(
    rows: tuple[tuple[int, Mapping[str, str]], ...], posts: Mapping[str, Position], broken: Broken
) -> None:
    """Note whose manager or collaborator is listed nowhere."""
    for number, row in rows:
        for column in ("manager", "collaborators"):
            for each in parts_of(row.get(column, "")):
                if each.casefold() not in posts:
                    broken.note(number, column, each, "somebody who has a row")

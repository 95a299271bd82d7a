"""All that rows hold by name: each class and field that is reached from what is stored."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import is_dataclass
from enum import Enum
from typing import Any, Final, TypeAlias, get_args, get_type_hints

from orchestration.kinds.registry import KINDS
from orchestration.sessions.commands import Command
from orchestration.sessions.effects import Effect
from storage.names import NAMES, Names

Form: TypeAlias = Any

STORED: Final[tuple[Form, ...]] = (Command, Effect, *KINDS.states)


def names_in_rows(roots: tuple[Form, ...] = STORED, names: Names = NAMES) -> set[str]:
    """Return them as `Meeting`, `Meeting.terms` and, of an enum, `Phase=vote`."""
    return {line for cls in reached(roots, names) for line in _written(names, cls)}


def is_accounted_for(line: str, roots: tuple[Form, ...] = STORED, names: Names = NAMES) -> bool:
    """Tell whether the table says what becomes of a name that is not written any more."""
    tag = line.partition(".")[0].partition("=")[0]
    classes = reached(roots, names)
    replaced = {each for cls in classes for each in names.of(cls).also}
    return tag in replaced or line in {each for cls in classes for each in _older(names, cls)}


def _written(names: Names, cls: type) -> Iterator[str]:
    tag = names.tag(cls)
    yield tag
    if issubclass(cls, Enum):
        yield from (f"{tag}={each.value}" for each in cls)
    else:
        yield from (f"{tag}.{each}" for each in names.fields(cls).values())


def _older(names: Names, cls: type) -> Iterator[str]:
    tag, stored = names.tag(cls), names.of(cls)
    yield from (f"{tag}={each}" for each in stored.values)
    upcast = stored.upcast.older if stored.upcast else ()
    yield from (f"{tag}.{each}" for each in (*stored.dropped, *upcast))


def reached(roots: tuple[Form, ...] = STORED, names: Names = NAMES) -> list[type]:
    """Return the classes and enums that rows hold values of."""
    found: dict[type, None] = {}
    waiting = list(roots)
    while waiting:
        form = waiting.pop()
        members = names.family(form) or get_args(form)
        waiting += members
        if members or form in found or not isinstance(form, type):
            continue
        if is_dataclass(form) or issubclass(form, Enum):
            found[form] = None
            waiting += get_type_hints(form).values() if is_dataclass(form) else ()
    return list(found)

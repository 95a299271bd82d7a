"""What is left of a value when a person's private parts are gone.

A private value in a mapping goes with its entry; an optional one becomes None; anything else cannot
stand without it, and the whole command, effect or session is a ForgottenError. No default is made
up: an empty profile or a blank text would be words that nobody said. For the same reason nothing is
taken out of a tuple, where the place of an element may carry meaning.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass, replace
from types import NoneType
from typing import Any, TypeVar, get_args, get_type_hints

from orchestration.privacy import Private
from storage.errors import ForgottenError

T = TypeVar("T")
Value = Any  # whatever a field may hold
Gone = Callable[[Private[Any]], bool]


def without(value: T, gone: Gone) -> T:
    """Return the value without its `gone` private parts; ForgottenError where nothing is left."""
    return _strip(value, gone)  # which keeps the type it is given


def _strip(value: Value, gone: Gone) -> Value:
    if isinstance(value, Private):
        if gone(value):
            raise ForgottenError("it was about somebody who has been forgotten")
        return value
    if isinstance(value, Mapping):
        return _strip_mapping(value, gone)
    if isinstance(value, tuple):
        return tuple(_strip(each, gone) for each in value)
    if is_dataclass(value) and not isinstance(value, type):
        return _strip_fields(value, gone)
    return value


def _strip_mapping(value: Mapping[Any, Any], gone: Gone) -> dict[Any, Any]:
    return {key: _strip(each, gone) for key, each in value.items() if not _is_gone(each, gone)}


def _strip_fields(value: Value, gone: Gone) -> Value:
    optional = _optional_fields(type(value))
    changes = {}
    for field in fields(value):
        old = getattr(value, field.name)
        new = None if field.name in optional and _is_gone(old, gone) else _strip(old, gone)
        if new is not old:
            changes[field.name] = new
    return replace(value, **changes) if changes else value


def _is_gone(value: Value, gone: Gone) -> bool:
    return isinstance(value, Private) and gone(value)


def _optional_fields(cls: type) -> frozenset[str]:
    hints = get_type_hints(cls)
    return frozenset(name for name, hint in hints.items() if NoneType in get_args(hint))

"""What of a state grows by member: its large collections, which are stored apart from the rest.

A collection is a mapping by names, or a tuple, at whatever depth. It is called by its path through
the names in rows (`rounds/0/votes`), and its entries by their key or their place. Once stored apart
it stays so until it is empty. States are frozen, so what is the same object has not changed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, is_dataclass, replace
from types import NoneType, UnionType
from typing import Any, Final, TypeVar, Union, get_args, get_type_hints

from storage.mapping import Form, is_homogeneous, origin_of
from storage.names import Names

MOST_INSIDE: Final = 64
"""How many entries a collection may have that is stored with all else: most sessions have fewer."""

S = TypeVar("S")
Value = Any  # whatever a field may hold
Collection = Mapping[str, Value] | tuple[Value, ...]


@dataclass(frozen=True, slots=True, eq=False)
class LargePart:
    """A collection that is stored apart, and the type of its entries."""

    collection: Collection
    form: Form

    @property
    def entries(self) -> Mapping[str, Value]:
        """What is in it, by key; that of a tuple by its place."""
        if isinstance(self.collection, Mapping):
            return self.collection
        return {str(place): each for place, each in enumerate(self.collection)}


@dataclass(frozen=True, slots=True)
class PartChange:
    """What becomes of one part: the keys that go, and then what is put, in this order."""

    path: str
    gone: tuple[str, ...]
    put: Mapping[str, Value]
    form: Form


@dataclass(frozen=True, slots=True)
class _Field:
    """A field that can hold more than one thing; `form` is None where its entries have no keys."""

    name: str
    stored: str
    form: Form | None


class Splitter:
    """Takes states apart, whatever fields they have."""

    def __init__(self, names: Names) -> None:
        self._names = names
        self._fields: dict[type, tuple[_Field, ...]] = {}

    def split(self, state: S, apart: AbstractSet[str]) -> tuple[S, Mapping[str, LargePart]]:
        """Return a state without its large collections, and these by their paths.

        Those that stand `apart` already are among them, however small, unless they are empty.
        """
        found: dict[str, LargePart] = {}
        return self._rest(state, "", apart, found), found

    def _rest(self, value: S, path: str, apart: AbstractSet[str], found: dict[str, LargePart]) -> S:
        changes: dict[str, Any] = {}
        for each in self._fields_of(type(value)):
            held, at = getattr(value, each.name), path + each.stored
            if each.form and (len(held or ()) > MOST_INSIDE or (held and at in apart)):
                found[at] = LargePart(held, each.form)
                changes[each.name] = type(held)()
            elif held and (rest := self._inside(held, f"{at}/", apart, found)) is not held:
                changes[each.name] = rest
        return replace(value, **changes) if changes else value  # type: ignore[type-var]

    def _inside(
        self,
        held: Value,
        path: str,
        apart: AbstractSet[str],
        found: dict[str, LargePart],
    ) -> Value:
        if is_dataclass(held):
            return self._rest(held, path, apart, found)
        if not isinstance(held, tuple):
            return held
        rest = tuple(
            self._rest(each, f"{path}{place}/", apart, found) if is_dataclass(each) else each
            for place, each in enumerate(held)
        )
        return rest if any(map(_differ, rest, held)) else held

    def _fields_of(self, cls: type) -> tuple[_Field, ...]:
        if cls not in self._fields:
            self._fields[cls] = tuple(self._found(cls))
        return self._fields[cls]

    def _found(self, cls: type) -> Iterator[_Field]:
        hints = get_type_hints(cls)
        for name, stored in self._names.fields(cls).items():
            form = _without_none(hints[name])
            entry = _entry(form)
            if entry is not None or origin_of(form) is tuple or self._is_class(form):
                yield _Field(name, stored, entry)

    def _is_class(self, form: Form) -> bool:
        return is_dataclass(form) or bool(self._names.family(form))


def changes(
    before: Mapping[str, LargePart], after: Mapping[str, LargePart]
) -> Iterator[PartChange]:
    """Yield what has to be written where a state's parts were and are now these."""
    for path in before.keys() - after.keys():
        yield PartChange(path, tuple(before[path].entries), {}, None)
    for path, now in after.items():
        was = before.get(path)
        if was is None:
            yield PartChange(path, (), now.entries, now.form)
        elif was.collection is not now.collection:
            yield _change(path, was.entries, now.entries, now.form)


def _change(
    path: str, was: Mapping[str, Value], now: Mapping[str, Value], form: Form
) -> PartChange:
    stays = frozenset(_in_order(was, now))
    gone = tuple(key for key in was if key not in stays)
    put = {key: each for key, each in now.items() if key not in stays or was[key] is not each}
    return PartChange(path, gone, put, form)


def _in_order(was: Iterable[str], now: Iterable[str]) -> Iterator[str]:
    """Yield the keys that stand as they stood: all others come behind them."""
    former = iter(was)
    for key in now:
        if not any(key == each for each in former):
            return
        yield key


def _differ(one: object, other: object) -> bool:
    return one is not other


def _without_none(form: Form) -> Form:
    if origin_of(form) not in (Union, UnionType):
        return form
    others = [each for each in get_args(form) if each is not NoneType]
    return others[0] if len(others) == 1 else form


def _entry(form: Form) -> Form | None:
    """Return the type of a collection's entries; None where it is none that can stand apart."""
    arguments = get_args(form)
    if is_homogeneous(form):
        return arguments[0]
    if origin_of(form) is Mapping and getattr(arguments[0], "__supertype__", arguments[0]) is str:
        return arguments[1]
    return None

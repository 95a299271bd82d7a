"""Dataclasses to JSON and back, whatever fields they have; what is private leaves only encrypted.

There is no line here per command, effect or session. A union of dataclasses carries the name of
its class under "$type"; `names` says what classes and fields are called in rows, where that is not
their own name. Fields are written even where they hold their default, for a default may change; a
field that a row does not have takes its default. One that nobody knows makes a row unreadable, for
to read and save it without would lose what it holds.

It goes in two steps, so that cattrs needs to know nothing of places and keys: it turns dataclasses
into plain data in which an `Opened` stands for each private value, and JSON calls the safe for each
of those. Reading goes the other way round.
"""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from collections.abc import Callable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, is_dataclass
from datetime import date, datetime, time, timedelta
from enum import Enum
from fractions import Fraction
from functools import cache, partial
from types import NoneType, UnionType
from typing import Any, Final, Generic, Protocol, TypeVar, Union, get_args, get_origin
from zoneinfo import ZoneInfo

from cattrs import Converter
from cattrs.gen import make_dict_structure_fn, make_dict_unstructure_fn, override

from orchestration.privacy import Private, Reader, reveal
from storage.errors import ForgottenError, UnreadableError
from storage.forgetting import without
from storage.names import NAMES, Fields, Names

T = TypeVar("T")
Form = Any  # a type as it stands in an annotation; mypy has no name for those
Plain = Any  # what JSON can hold, and `Opened`

TYPE_KEY: Final = "$type"
_SEALED_KEYS: Final = {"$private", "owner", "key"}
_GONE: Final = object()


class Safe(Protocol):
    """Seals private values for one place (table, column, row), and opens them there only."""

    def seal(self, owner: str, plain: bytes) -> Mapping[str, str]:
        """Return what may be stored of a private value: `$private`, `owner` and `key`."""
        ...

    def open(self, sealed: Mapping[str, str]) -> bytes:
        """Return what was sealed; ForgottenError where the key was destroyed."""
        ...


class Codec(Generic[T]):
    """Writes and reads the values of one class, of a closed union or of several classes."""

    def __init__(self, family: Form, names: Names = NAMES) -> None:
        several = family if isinstance(family, tuple) else _members(family, names)
        self._classes = several or (family,)
        self._names = names
        self._converter = _converter(names)
        self._read = _tagged_reader(self._classes, names, self._converter)

    def write(self, value: T, safe: Safe) -> tuple[str, str]:
        """Return the name of the value's class in rows, and its fields as JSON."""
        cls = type(value)
        if cls not in self._classes:
            known = ", ".join(each.__name__ for each in self._classes)
            raise TypeError(f"{cls.__name__} is none of {known}")
        plain = self._converter.unstructure(value, cls)
        return self._names.tag(cls), _write_json(plain, safe).decode("ascii")

    def write_entry(self, value: object, form: Form, safe: Safe) -> str:
        """Return an entry of a collection, which holds values of this form, as JSON."""
        return _write_json(self._converter.unstructure(value, form), safe).decode("ascii")

    def read(self, kind: str, payload: str, safe: Safe) -> T:
        """Return the value that was written; UnreadableError where that is not possible."""
        return self.read_apart(kind, payload, safe, {})[0]

    def read_apart(
        self, kind: str, payload: str, safe: Safe, parts: Mapping[str, Sequence[Entry]]
    ) -> tuple[T, bool]:
        """Return a value whose collections at these paths were written by their entries.

        And whether it is whole: whoever was forgotten is not in it any more.
        """
        reading = _Reading()
        try:
            plain = reading.load(payload, safe)
            for path, entries in parts.items():
                _lay_in(plain, path, {each.key: reading.load(*each.sealed) for each in entries})
            value: T = self._read(kind, plain)
        except _UnknownFieldsError as unknown:
            raise UnreadableError(f"{_cannot_read(kind)}: {unknown}") from None
        except (LookupError, TypeError, ValueError, ArithmeticError):
            # Not chained: the cause may quote what was private.
            raise UnreadableError(_cannot_read(kind)) from None
        met_forgotten = reading.met_forgotten
        return without(value, _is_gone) if met_forgotten else value, not met_forgotten


def _cannot_read(kind: str) -> str:
    return f"this version cannot read the stored {kind}"


@dataclass(frozen=True, slots=True)
class Opened:
    """A private value as plain data, on its way between cattrs and the safe."""

    owner: str
    plain: Plain


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of a collection as it was written: its key, its JSON, and the safe for it."""

    key: str
    sealed: tuple[str, Safe]


def _lay_in(plain: Plain, path: str, entries: Mapping[str, Plain]) -> None:
    """Lay the entries of a collection where they belong, in their order."""
    for step in path.split("/"):
        plain = plain[int(step)] if isinstance(plain, list) else plain[step]
    if isinstance(plain, list):
        plain += entries.values()
    else:
        plain.update(entries)


class _Reading:
    """One value being read; remembers whether something in it has been forgotten."""

    def __init__(self) -> None:
        self.met_forgotten = False

    def load(self, text: str | bytes, safe: Safe) -> Plain:
        return json.loads(text, object_hook=partial(self._open, safe))

    def _open(self, safe: Safe, plain: dict[str, Plain]) -> Plain:
        if plain.keys() != _SEALED_KEYS:
            return plain
        try:
            opened = self.load(safe.open(plain), safe)
        except ForgottenError:
            self.met_forgotten = True
            opened = _GONE
        return Opened(plain["owner"], opened)


def _write_json(plain: Plain, safe: Safe) -> bytes:
    # ASCII only: databases refuse lone surrogates and NUL, which platforms do send.
    text = json.dumps(plain, default=partial(_seal, safe), separators=(",", ":"))
    return text.encode("ascii")


def _seal(safe: Safe, value: Plain) -> Mapping[str, str]:
    if isinstance(value, Opened):
        return safe.seal(value.owner, _write_json(value.plain, safe))
    raise TypeError(f"the mapping has no rule for {type(value).__name__}")


def _is_gone(private: Private[Any]) -> bool:
    return reveal(private, Reader.STORE) is _GONE


# Unions of dataclasses, and private values: rules by the form of the type.


def origin_of(form: Form) -> object:
    """Return what a type is without its arguments; None where it has none."""
    return get_origin(form)


def _members(family: Form, names: Names) -> tuple[type, ...]:
    """Return the classes that a type is one of, None left out; nothing where it is no choice."""
    if origin_of(family) not in (Union, UnionType):
        return names.family(family)
    members = tuple(each for each in get_args(family) if each is not NoneType)
    return members if all(is_dataclass(each) for each in members) else ()


def _is_choice(names: Names) -> Callable[[Form], bool]:
    """Return what tells whether a type is one of several classes: then it is stored with a tag."""

    def is_choice(family: Form) -> bool:
        members = _members(family, names)
        return len(members) > 1 or bool(members and names.family(family))

    return is_choice


def _choice_writer(names: Names, family: Form, converter: Converter) -> Callable[[Any], Any]:
    classes = frozenset(_members(family, names))

    def write(value: object) -> Plain:
        if value is None:
            return None
        if type(value) not in classes:
            raise TypeError(f"the mapping has no rule for {type(value).__name__}")
        plain = converter.get_unstructure_hook(type(value))(value)
        plain[TYPE_KEY] = names.tag(type(value))
        return plain

    return write


def _choice_reader(names: Names, family: Form, converter: Converter) -> Callable[[Any, Any], Any]:
    classes = _members(family, names)
    untagged = names.untagged(classes)
    read_tagged = _tagged_reader(classes, names, converter)

    def read(plain: Plain, _: Form) -> object:
        return None if plain is None else read_tagged(_fields(plain).get(TYPE_KEY, untagged), plain)

    return read


def _tagged_reader(
    classes: tuple[type, ...], names: Names, converter: Converter
) -> Callable[[str, Plain], Any]:
    """Return what reads a value by the name that its class has in rows."""
    by_tag = names.by_tag(classes)

    def read(tag: str, plain: Plain) -> object:
        cls, change = by_tag[tag]
        now = change(_fields(plain)) if change else plain
        return converter.get_structure_hook(cls)(now, cls)

    return read


# Dataclasses and enums: under the names that they have in rows.


class _UnknownFieldsError(Exception):
    """A row has fields that its class has not."""


def _is_plain_class(names: Names) -> Callable[[Form], bool]:
    def is_plain_class(kind: Form) -> bool:
        return isinstance(kind, type) and is_dataclass(kind) and not names.family(kind)

    return is_plain_class


def _class_writer(names: Names, cls: Form, converter: Converter) -> Callable[[Any], Any]:
    return make_dict_unstructure_fn(cls, converter, **_renamed(names.fields(cls)))


def _class_reader(names: Names, cls: Form, converter: Converter) -> Callable[[Any, Any], Any]:
    stored, called = names.of(cls), names.fields(cls)
    build = make_dict_structure_fn(cls, converter, **_renamed(called))
    known = {*called.values(), *stored.dropped, TYPE_KEY}
    upcast = stored.upcast

    def read(plain: Plain, _: Form) -> object:
        now = _fields(plain)
        if upcast and not upcast.older.isdisjoint(now):
            now = upcast.change(now)
        if not now.keys() <= known:
            unknown = ", ".join(sorted(now.keys() - known))
            raise _UnknownFieldsError(f"{cls.__name__} has no {unknown}")
        return build(now, cls)

    return read


def _renamed(called: Mapping[str, str]) -> dict[str, Any]:
    return {now: override(rename=then) for now, then in called.items() if now != then}


def _fields(plain: Plain) -> Fields:
    if not isinstance(plain, dict):
        raise TypeError("a value with fields was stored as something else")
    return plain


def _enum_reader(kind: type[Enum], values: Mapping[str, str]) -> Callable[[Any, Any], Any]:
    return lambda plain, _: kind(values.get(plain, plain))


def is_homogeneous(kind: Form) -> bool:
    """Tell whether a type is that of tuples of any length, all of one form."""
    arguments = get_args(kind)
    return origin_of(kind) is tuple and len(arguments) == 2 and arguments[1] is Ellipsis


def _tuple_reader(kind: Form, converter: Converter) -> Callable[[Any, Any], tuple[Any, ...]]:
    """Return what cattrs does too, with the elements' rule looked up once: twice as fast."""
    element = get_args(kind)[0]
    read = converter.get_structure_hook(element)
    return lambda plain, _: tuple([read(each, element) for each in plain])


def _is_private(kind: Form) -> bool:
    return origin_of(kind) is Private


def _private_writer(kind: Form, converter: Converter) -> Callable[[Any], Opened]:
    write = converter.get_unstructure_hook(get_args(kind)[0])
    return lambda private: Opened(private.owner, write(reveal(private, Reader.STORE)))


def _private_reader(kind: Form, converter: Converter) -> Callable[[Any, Any], Private[Any]]:
    (inner,) = get_args(kind)
    read_inner = converter.get_structure_hook(inner)

    def read(opened: Plain, _: Form) -> Private[Any]:
        if not isinstance(opened, Opened):
            raise TypeError("a private value was stored in the open")
        gone = opened.plain is _GONE
        return Private(opened.owner, _GONE if gone else read_inner(opened.plain, inner))

    return read


# Scalars: how a value is written as JSON, and read.


def _write_instant(value: datetime) -> str:
    """Write an instant with its offset, and its zone where it has a named one (RFC 9557).

    The zone is kept so that both stores give back the same thing: a datetime that knows its zone
    and one with a mere offset are equal, but a day added to them need not be.
    """
    if value.tzinfo is None:
        raise TypeError("an instant needs a zone")
    name = value.tzinfo.key if isinstance(value.tzinfo, ZoneInfo) else None
    return f"{value.isoformat()}[{name}]" if name else value.isoformat()


def _read_instant(text: str, _: Form) -> datetime:
    iso, _bracket, name = text.partition("[")
    instant = datetime.fromisoformat(iso)
    return _in_zone(instant, ZoneInfo(name[:-1])) if name else instant


def _in_zone(instant: datetime, zone: ZoneInfo) -> datetime:
    for fold in (0, 1):  # which side of a clock change it was on shows in the offset
        local = instant.replace(tzinfo=zone, fold=fold)
        if local.utcoffset() == instant.utcoffset():
            return local
    return instant.astimezone(zone)  # the zone's rules have changed since: the instant holds


_MICROSECOND: Final = timedelta(microseconds=1)

_SCALARS: Final[tuple[tuple[type, Callable[[Any], Any], Callable[[Any, Any], Any]], ...]] = (
    (datetime, _write_instant, _read_instant),
    (date, date.isoformat, lambda text, _: date.fromisoformat(text)),
    (time, time.isoformat, lambda text, _: time.fromisoformat(text)),
    (timedelta, lambda span: span // _MICROSECOND, lambda count, _: count * _MICROSECOND),
    (Fraction, str, lambda text, _: Fraction(text)),
    (bytes, lambda raw: b64encode(raw).decode("ascii"), lambda text, _: b64decode(text)),
)


@cache
def _converter(names: Names) -> Converter:
    # JSON knows lists only.
    converter = Converter(
        detailed_validation=False, unstruct_collection_overrides={AbstractSet: list}
    )
    for cls, write, read in _SCALARS:
        converter.register_unstructure_hook(cls, write)
        converter.register_structure_hook(cls, read)
    factories = (
        (_is_plain_class(names), partial(_class_writer, names), partial(_class_reader, names)),
        (_is_choice(names), partial(_choice_writer, names), partial(_choice_reader, names)),
        (_is_private, _private_writer, _private_reader),
    )
    for kind, values in names.enums():
        converter.register_structure_hook(kind, _enum_reader(kind, values))
    converter.register_structure_hook_factory(is_homogeneous, _tuple_reader)
    for is_meant, write_made, read_made in factories:
        converter.register_unstructure_hook_factory(is_meant, write_made)
        converter.register_structure_hook_factory(is_meant, read_made)
    return converter

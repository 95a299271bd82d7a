"""Dialogs: what is asked in them, and what was filled in."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from enum import StrEnum
from typing import Any, Final

from orchestration.interaction.layout import When
from orchestration.model.errors import BadInput

LONGEST_MESSAGE: Final = 20_000
"""Characters in one message; nobody writes a longer one about their week."""

MORE: Final = "More"
"""What the button says behind which the rest of a form stands."""

_HELD: Final = "held"
_UNWRITABLE: Final = re.compile("[\x00-\x08\x0b-\x1f\x7f\ud800-\udfff]")


class RefusedError(Exception):
    """What somebody sent cannot be used; `sentence` tells them why."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


class TooLongError(RefusedError):
    """What somebody wrote is longer than anything can be."""


class Kind(StrEnum):
    """What a field takes."""

    TEXT = "text"
    LONGTEXT = "longtext"
    NUMBER = "number"
    DATE = "date"
    SELECT = "select"
    PEOPLE = "people"
    ORDER = "order"
    POINTS = "points"


@dataclass(frozen=True, slots=True)
class Field:
    """One thing that is asked; `options` are pairs of value and label, bounds are included.

    What is asked only under “More” holds as it is where nobody opens that; there it stands in a
    `group` by what it is about.
    """

    name: str
    label: str
    kind: Kind
    value: Any = None
    options: tuple[tuple[str, str], ...] = ()
    help: str = ""
    required: bool = True
    low: int | None = None
    high: int | None = None
    more: bool = False
    group: str = ""


@dataclass(frozen=True, slots=True)
class Form:
    """A dialog; what is in `context` (JSON) comes back with what was filled in.

    `words` say what comes of it: a dialog without fields is a question, to be answered yes or no.
    `times` stand in them, as a platform may put them into a reader's own time.
    It is asked in steps: first what does not stand under “More”, then the rest. Where it
    `takes_files`, a calendar file says it as well, on platforms whose dialogs take one. What a
    platform adds in words of its own is said in its `language`; the house's own is "".
    """

    name: str
    title: str
    submit: str
    fields: tuple[Field, ...]
    context: Mapping[str, Any] = field(default_factory=dict)
    words: str = ""
    takes_files: bool = False
    times: tuple[When, ...] = ()
    language: str = ""

    @property
    def is_question(self) -> bool:
        """Tell whether it only asks whether something is meant."""
        return not self.fields

    def steps(self, most: int | None = None) -> tuple[tuple[Field, ...], ...]:
        """Return its fields as they are asked, at most so many at once."""
        parts = ([x for x in self.fields if x.more is more] for more in (False, True))
        size = most or max(len(self.fields), 1)
        return tuple(
            tuple(part[at : at + size]) for part in parts for at in range(0, len(part), size)
        )

    def step(self, number: int, most: int | None = None) -> Form:
        """Return one step as a form; its context holds what all other fields are filled with."""
        steps = self.steps(most)
        asked = steps[number] if steps else ()
        held = {each.name: each.value for each in self.fields if each not in asked}
        context = {**self.context, **({_HELD: held} if held else {})}
        return replace(self, fields=asked, context=context)

    def refilled(self, values: Mapping[str, Any]) -> Form:
        """Return it with what was filled in, to be mended or gone on with."""
        fields = (replace(each, value=values.get(each.name, each.value)) for each in self.fields)
        return replace(self, fields=tuple(fields))

    def unfolded(self) -> Form:
        """Return it with nothing under “More”."""
        return replace(self, fields=tuple(replace(each, more=False) for each in self.fields))


def all_filled(values: Mapping[str, Any], context: Mapping[str, Any]) -> dict[str, Any]:
    """Return what a form is filled with, of whose steps this was the last."""
    held = context.get(_HELD)
    return {**(held if isinstance(held, dict) else {}), **values}


def without_held(context: Mapping[str, Any]) -> dict[str, Any]:
    """Return the context that a form was made with."""
    return {name: value for name, value in context.items() if name != _HELD}


def clean(words: object) -> str:
    """Return a text as it can be kept; RefusedError where it is none, or too long."""
    if not isinstance(words, str):
        raise RefusedError("A message is a text.")
    if len(words) > LONGEST_MESSAGE:
        raise TooLongError(
            f"That is longer than {LONGEST_MESSAGE:,} characters; could you say it in fewer?"
        )
    return _kept(words)


def _kept(words: str) -> str:
    return _UNWRITABLE.sub("\N{REPLACEMENT CHARACTER}", words.replace("\r\n", "\n")).strip()


@dataclass
class Filled:
    """What was filled in; what is wrong with it is gathered, a sentence for each field."""

    values: Mapping[str, Any]
    errors: dict[str, str] = field(default_factory=dict)

    def text(self, name: str, longest: int = LONGEST_MESSAGE, missing: str = "") -> str:
        """Return a text; `missing` is what is said where there is none."""
        value = self.values.get(name)
        words = _kept(value) if isinstance(value, str) else ""
        if len(words) > longest:
            self.errors[name] = f"At most {longest} characters, please."
        elif not words and missing:
            self.errors[name] = missing
        return words

    def whole(self, name: str, low: int, high: int) -> int:
        """Return a whole number within bounds."""
        value = self.values.get(name)
        digits = value if isinstance(value, str) else str(value)
        if isinstance(value, bool) or not (digits.isascii() and digits.isdecimal()):
            number = -1
        else:
            number = int(digits) if len(digits) < 10 else -1
        if not low <= number <= high:
            self.errors[name] = f"A whole number from {low} to {high}, please."
        return number

    def day(self, name: str) -> date | None:
        """Return a date, None where it is none."""
        try:
            return date.fromisoformat(self.values.get(name))  # type: ignore[arg-type]
        except (TypeError, ValueError):
            self.errors[name] = "A date like 2027-01-11, please."
            return None

    def one(self, name: str, known: Iterable[str]) -> str:
        """Return what was chosen of what there is."""
        value = self.values.get(name)
        if isinstance(value, str) and value in tuple(known):
            return value
        self.errors[name] = "Choose one of these, please."
        return ""

    def some(self, name: str, known: Iterable[str]) -> list[str]:
        """Return all that was chosen of what there is, once each, as it stands there."""
        value = self.values.get(name)
        if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
            self.errors[name] = "Choose from these, please."
            return []
        return [each for each in known if each in value]

    def problem(self, name: str, problem: BadInput) -> None:
        """Note what a reader further in has found wrong."""
        self.errors[name] = f"Expected {problem.expected}."

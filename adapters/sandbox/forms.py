"""Dialogs: what is asked in them, and what was filled in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Any

from adapters.sandbox.desk import Dialog, clean
from orchestration.model.errors import BadInput

Choices = Iterable[tuple[str, str]]


def dialog(
    name: str, title: str, submit: str, fields: list[dict[str, Any]], **context: object
) -> Dialog:
    """Return a dialog; what is in `context` comes back with what was filled in."""
    return {
        "name": name,
        "title": title,
        "submit": submit,
        "context": context,
        "fields": fields,
    }


def ask(name: str, label: str, kind: str, value: object = None, **more: object) -> dict[str, Any]:
    """Return one field; it is required unless said otherwise."""
    return {"name": name, "label": label, "kind": kind, "value": value, "required": True, **more}


def choices(pairs: Choices) -> list[dict[str, str]]:
    """Return what can be chosen, as pairs of value and label."""
    return [{"value": value, "label": label} for value, label in pairs]


@dataclass
class Filled:
    """What was filled in; what is wrong with it is gathered, a sentence for each field."""

    values: Mapping[str, Any]
    errors: dict[str, str] = field(default_factory=dict)

    def text(self, name: str, longest: int, missing: str = "") -> str:
        """Return a text; `missing` is what is said where there is none."""
        value = self.values.get(name)
        words = clean(value) if isinstance(value, str) else ""
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

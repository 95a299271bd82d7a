"""The languages that the bot speaks beside the house's own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from orchestration.interaction.translation.dates import GERMAN
from orchestration.interaction.translation.interpreter import Interpreter
from orchestration.interaction.translation.phrasebook import entries_of, phrasebook_of


@cache
def _german() -> Interpreter:
    joining = {"and": "und", "or": "oder"}
    return Interpreter(phrasebook_of(entries_of("german")), GERMAN, joining, "„{}“".format)


INTERPRETERS: Final[Mapping[str, Callable[[], Interpreter]]] = {"german": _german}
"""What puts words into a language, by its English name; it is read when it is first used."""


def interpreter_of(language: str) -> Interpreter | None:
    """Return what puts words into a language; None for the house's own."""
    made = INTERPRETERS.get(language)
    return made() if made else None

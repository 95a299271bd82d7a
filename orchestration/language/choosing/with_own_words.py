"""What a message says of options, with what cannot be judged kept in its author's words."""

from __future__ import annotations

from dataclasses import replace

from orchestration.language.choosing.as_told import (
    as_told,
    hangs_on_something,
    is_of_another_kind,
    makes_condition,
)
from orchestration.language.choosing.understand import names_option, understand_choice
from orchestration.language.understand import spoken_in
from orchestration.model.message_context import MessageContext
from orchestration.model.preferences import Kind, Understanding


def _names_plainly(text: str, hearing: MessageContext) -> bool:
    """Tell whether words are of an option, and hang on nothing that is not known of it."""
    return names_option(text, hearing) and not hangs_on_something(text)


def kept_as_told(text: str, hearing: MessageContext) -> Understanding:
    """Understand a message; what it asks of options and cannot be judged is kept in its words.

    While options are voted on, it is not: who votes says more about them than who is asked.
    """
    said = understand_choice(text, hearing)
    is_clear = said.preferences and not all(map(is_of_another_kind, said.preferences))
    if is_clear and not hearing.options and (more := _with_conditions(text, said, hearing)):
        return more
    if is_clear or said.corrections or hearing.options or _names_plainly(text, hearing):
        return said
    wish = as_told(text, hearing, spoken_in(text, hearing).naming)
    return Understanding((wish,)) if wish else said


def _with_conditions(
    text: str, said: Understanding, hearing: MessageContext
) -> Understanding | None:
    """Keep on what alone somebody is for all, or for an option: “egal, hauptsache nicht weit”.

    What is all the same on a condition is one wish. None where there is no condition.
    """
    if not makes_condition(text):
        return None
    naming = spoken_in(text, hearing).naming
    if all(each.kind is Kind.FLEXIBLE for each in said.preferences):
        whole = as_told(text, hearing, naming)
        return Understanding((whole,)) if whole else None
    conditions = [each for each in said.not_understood if makes_condition(each.text)]
    kept = (as_told(each.text, hearing, naming) for each in conditions)
    left = tuple(each for each in said.not_understood if each not in conditions)
    return replace(said, preferences=(*said.preferences, *filter(None, kept)), not_understood=left)

"""What a message says of options, with what cannot be judged kept in its author's words."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from orchestration.language.choosing.held.as_told import (
    as_told,
    asks_of_options,
    hangs_on_something,
    is_of_another_kind,
    makes_condition,
)
from orchestration.language.choosing.known_by import amounts
from orchestration.language.choosing.understand import names_option, understand_choice
from orchestration.language.understand import spoken_in
from orchestration.model.catalogue import Catalogue
from orchestration.model.message_context import MessageContext
from orchestration.model.preferences import Kind, Polarity, Strength, Understanding


def _names_plainly(text: str, hearing: MessageContext) -> bool:
    """Tell whether words are of an option, and hang on nothing that is not known of it."""
    return names_option(text, hearing) and not hangs_on_something(text)


def kept_as_told(text: str, hearing: MessageContext) -> Understanding:
    """Understand a message; what it asks of options and cannot be judged is kept in its words.

    While options are voted on, it is not, unless it asks of others what they are not to be
    (“nothing with fish”): who votes says more about them than who is asked.
    """
    said = understand_choice(text, hearing)
    is_clear = said.preferences and not all(map(is_of_another_kind, said.preferences))
    is_partly = is_clear or said.preferences or len(said.not_understood) > 1
    if is_partly and not hearing.options:
        more = _with_conditions(text, said, hearing) or _only_if(text, said, hearing)
        if more:
            return more
    is_of_these = bool(hearing.options) and not (
        asks_of_others(text) and not names_option(text, hearing)
    )
    if is_clear or said.corrections or is_of_these or _names_plainly(text, hearing):
        return said
    wish = as_told(text, hearing, spoken_in(text, hearing).naming)
    return Understanding((wish,)) if wish else said


_NOTHING: Final = re.compile(
    r"(?:(?:please|bitte|but|aber|and|und|just|nur) )*"
    r"(?:nothing|nowhere|nichts|nix),?\s+(?:in|with|near|from|over|under|mit|aus|über|unter|bei"
    r"|that|das|was|so|too|zu)\b",
    re.IGNORECASE,
)


def asks_of_others(text: str) -> bool:
    """Tell whether words say what none is to be, whichever else is found: “nothing with fish”."""
    return _NOTHING.match(text.strip()) is not None


_IF: Final = re.compile(
    r"\b(?:but only |aber nur )?(?:if|wenn|falls|sofern|provided|unless)\s+"
    r"(?!(?:possible|need be|necessary|you (?:ask|want|like)|i may|möglich"
    r"|nötig|du|ihr|das geht)\b)"
    r"\S+\s+\S+[^?]*$",
    re.IGNORECASE,
)


def _only_if(text: str, said: Understanding, hearing: MessageContext) -> Understanding | None:
    """Keep on what condition somebody is for what is listed: “Tbilisi alright if we stay 4 days”.

    The condition cannot be judged: it stands in its author's words beside the wish.
    """
    found = _IF.search(text)
    are_for = [x for x in said.preferences if x.kind is Kind.OPTION and x.polarity is Polarity.FOR]
    is_alone = len(said.preferences) == len(are_for) == 1 and not said.not_understood
    if found is None or not is_alone or names_option(found.group(), hearing):
        return None
    [wish] = are_for
    words = " ".join(found.group().split()).rstrip(" .!")
    note = replace(
        wish, kind=Kind.FREE_TEXT, applies=None, strength=Strength.PREFERS, restatement=f"“{words}”"
    )
    return replace(said, preferences=(wish, note))


def _with_conditions(
    text: str, said: Understanding, hearing: MessageContext
) -> Understanding | None:
    """Keep what somebody asks beside it: “egal, hauptsache nicht weit”, “A or B. max 30 euros”.

    What is all the same on a condition is one wish. None where nothing of it is asked.
    """
    naming = spoken_in(text, hearing).naming
    if makes_condition(text) and all(each.kind is Kind.FLEXIBLE for each in said.preferences):
        whole = as_told(text, hearing, naming)
        return Understanding((whole,)) if whole else None
    asked = {
        each: wish
        for each in said.not_understood
        if makes_condition(each.text) or _sets_limit(each.text, hearing)
        if (wish := as_told(each.text, hearing, naming))
    }
    if not asked:
        return None
    kept = (replace(wish, source=each.source or wish.source) for each, wish in asked.items())
    left = tuple(each for each in said.not_understood if each not in asked)
    return replace(said, preferences=(*said.preferences, *kept), not_understood=left)


def _sets_limit(text: str, hearing: MessageContext) -> bool:
    """Tell whether words say how much something may be, and are of no option: “max 30 euros”."""
    is_limit = any(amounts.unplaced(text, hearing.catalogue or Catalogue()))
    return is_limit and asks_of_options(text) and not names_option(text, hearing)

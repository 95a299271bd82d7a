"""A second thought about when somebody can: “friday doesn't work. ah wait, it does”.

It is of the last that they said, in the same message or in the one before, and is read as the
opposite of that: a no of theirs that they have taken back does not stand.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from orchestration.conversation.known.by_name import is_of_times
from orchestration.conversation.known.context import Context
from orchestration.conversation.understood.antecedents import has_just_said
from orchestration.deciding.state import Decision
from orchestration.deciding.wishes.hearing import wishes_in
from orchestration.deciding.wishes.undoing import said_last
from orchestration.language.corrections.turned_back import turned_back
from orchestration.language.saying.restate import restated
from orchestration.model.preferences import Kind, Polarity, Preference, Strength

_OF_TIMES: Final = (Kind.TIME, Kind.BUSY)
_BESIDE: Final = re.compile(r" \([^)]*\)")
"""The hours of a part of the day, which stand behind its name."""

_ENDS: Final = re.compile(r"(?<=[.!?;…\n])\s+|,\s+")


async def resolved(context: Context) -> Context:
    """Return a message in which what it turns round is said the other way."""
    waiting = [each for each in context.waiting if is_of_times(each)]
    turned = turned_back(context.words) if len(waiting) == 1 else None
    if turned is None or context.message.is_edited:
        return context
    before, last = _parted(turned.before)
    said = _held(waiting[0], context, last) if last else ()
    if not said and await has_just_said(context):
        before, said = "", said_last(waiting[0], context.who)
    opposite = _opposite(said, is_yes=turned.is_yes)
    if not opposite:
        return context
    words = f"{before}. {opposite}" if before else opposite
    return replace(context, message=replace(context.message, text=words, typed=words))


def _parted(said: str) -> tuple[str, str]:
    """Return what stands before the last clause of words, and that clause."""
    ends = list(_ENDS.finditer(said.strip()))
    if not ends:
        return "", said.strip()
    return said[: ends[-1].start()].strip(" .!?;…,"), said[ends[-1].end() :]


def _held(decision: Decision, context: Context, words: str) -> Sequence[Preference]:
    return wishes_in(decision, context.who, words, context.action.at) or ()


def _opposite(said: Sequence[Preference], *, is_yes: bool) -> str:
    """Say the opposite of wishes of times that are all of one side; nothing of others."""
    is_against = {each.polarity is Polarity.AGAINST for each in said}
    if is_against != {is_yes} or any(each.kind not in _OF_TIMES for each in said):
        return ""
    polarity = Polarity.ACCEPTS if is_yes else Polarity.AGAINST
    strength = Strength.PREFERS if is_yes else Strength.MUST
    other = (replace(each, kind=Kind.TIME, polarity=polarity, strength=strength) for each in said)
    return ". ".join(_BESIDE.sub("", restated(each).restatement) for each in other)

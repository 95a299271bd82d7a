"""At what time something is to close, where an order says so."""

from __future__ import annotations

import re
from datetime import datetime
from typing import Final

from orchestration.conversation.known.context import Context
from orchestration.deciding.presentation.clocks import zone_of
from orchestration.deciding.state import Decision
from orchestration.language.inviting.loosely import loosely
from orchestration.language.inviting.settings_ordered import settings_ordered
from orchestration.language.inviting.time_left import ends_at, ends_in
from orchestration.language.words.either_language import ARTICLES, LEADS_TO_A_SUBJECT
from orchestration.model.times import TimeFrame

_BY: Final = re.compile(
    r"\b(?:by|at|before|until|till?|um|bis|vor)\s+\d{1,2}(?:[:.]\d\d)?(?:\s*(?:[ap]m|uhr)\b)?",
    re.IGNORECASE,
)

_OF_A_SUBJECT: Final = re.compile(
    rf"\b(?:{'|'.join(LEADS_TO_A_SUBJECT)})(?:\s+(?:(?:{'|'.join(ARTICLES)})\s+)?)?$",
    re.IGNORECASE,
)
"""What leads to the subject of a session: “close the poll about lunch” is at no time."""


def closes_at(context: Context, decision: Decision, words: str) -> datetime | None:
    """Return when it is to close, by the longest end of an order that says so and nothing else."""
    if left := ends_in(words):
        return context.action.at + left
    frame = TimeFrame(context.action.at, zone_of(decision, context.who))
    loose = loosely(words, frame)
    words = (loose.when if loose else "") or ends_at(words) or words
    for each in re.finditer(r"\w+", words):
        if _OF_A_SUBJECT.search(words[: each.start()]) or _OF_A_SUBJECT.search(words[: each.end()]):
            continue
        end = f"close it {words[each.start() :].rstrip(' .!?')}"
        asked = settings_ordered(end, frame, decision.members)
        if asked and asked.settings.said.keys() == {"ends_by"} and not asked.left_out:
            return asked.settings.ends_by
    return None


def bound_in(context: Context, decision: Decision, words: str) -> datetime | None:
    """Return the moment by which something is to hold, if words name one: “by 3”, “bis 15 Uhr”."""
    bound = _BY.search(words)
    return closes_at(context, decision, bound[0]) if bound else None

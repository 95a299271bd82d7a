"""Which sessions words are about that say of what kind they are: "close the poll"."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from orchestration.conversation.known.by_name import is_of_times
from orchestration.deciding.state import Decision, Phase

_MEETING: Final = re.compile(
    r"\b(?!(?:be|zu|ein)treffen)(?:meeting|sync|\w*(?:treffen|termin|besprechung|sitzung)"
    r"|(?:the|this|our|den|der|dem|beim|zum|im) call(?! off| it| him| her| me))\b",
    re.IGNORECASE,
)
_POLL: Final = re.compile(r"\b(?:poll|survey|\w*umfrage)\b", re.IGNORECASE)
_VOTE: Final = re.compile(r"\b(?:vote|voting|\w*abstimmung|wahl)\b", re.IGNORECASE)

_TOLD_BY: Final[tuple[tuple[re.Pattern[str], Callable[[Decision], bool]], ...]] = (
    (_MEETING, is_of_times),
    (_POLL, lambda each: not is_of_times(each)),
    (_VOTE, lambda each: each.phase is Phase.VOTE),
)
_AS_A_NAME: Final = re.compile(
    r"(?:\b(?:for|about|at|in|re|bei|beim|für|fürs|zum|zur|im)\s+)?\b(?:(?:the|das|den|dem|die|der)\s+)?"
    r"\b(?:meeting|treffen|termin|besprechung|sitzung|poll|survey|umfrage|abstimmung"
    r"|(?<=[enmr] )call)\b\s*[:,]?\s*",
    re.IGNORECASE,
)


def without_kind(words: str) -> str:
    """Return words without what they call the session that they are said of."""
    return _AS_A_NAME.sub("", words)


def is_of_the_kind(words: str, decision: Decision) -> bool:
    """Tell whether a session is what words call it, or they call it nothing."""
    return all(is_meant(decision) for said, is_meant in _TOLD_BY if said.search(words))


def of_the_kind(words: str, sessions: Sequence[Decision]) -> list[Decision]:
    """Return those of some sessions that are what words call them; all where none is told apart."""
    left = list(sessions)
    for said, is_meant in _TOLD_BY:
        if said.search(words):
            left = [each for each in left if is_meant(each)] or left
    return left

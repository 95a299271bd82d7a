"""What a sentence is to the one before it: part of a request, a guess at an answer, a reason."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from dataclasses import replace
from typing import Final

from orchestration.interaction.routing.about import (
    About,
    Asks,
    AwayThen,
    CameUp,
    OfAnother,
    OpenRequest,
    SessionOrder,
    SessionQuestion,
    SessionWish,
    Span,
    StandingWish,
    Unknown,
    Vote,
)

TOLD: Final = (SessionWish, StandingWish, Vote, CameUp)
"""What somebody tells of themselves."""

_GUESSES: Final = frozenset({"?", "short"})
"""Signs of a guess at the answer, behind a question: “how long is it? half an hour?”."""

_OF_A_REQUEST: Final = (SessionWish, StandingWish, Unknown, SessionOrder, OpenRequest)
"""What is told behind a request for a session is part of it."""

_SAYS_WHAT: Final = frozenset(
    {"time", "digits", "day", "number", "busy", "not", "engaged", "manner", "length", "suits"}
)
"""Signs of what says itself what is to hold for good."""

_OF_ITS_OWN: Final = frozenset({"told", "ask", "strange", "link", "override"})
"""Signs of what does not explain the wish before it."""


def add(routed: list[About], about: About, signs: AbstractSet[str]) -> None:
    """Add what a sentence is about; what explains the one before it belongs to that.

    "45 minutes next week. Dana has to come." is one request, and "Mondays? No way." one wish: the
    second half alone would turn the first round. “I said so” belongs to what it asks for, and so
    does a guess at the answer.
    """
    before = routed[-1] if routed else None
    if before and _belongs(about, before, signs):
        routed[-1] = replace(before, span=Span(before.span.start, about.span.end))
    elif before and _takes_in(about, before, signs):
        routed[-1] = replace(about, span=Span(before.span.start, about.span.end))
    elif isinstance(before, AwayThen) and isinstance(about, CameUp | Unknown) and _tells_why(signs):
        routed[-1] = replace(before, span=Span(before.span.start, about.span.end))
    else:
        routed.append(about)


def _takes_in(about: About, before: About, signs: AbstractSet[str]) -> bool:
    """Tell whether the sentence before is part of this one: a statement is to answer it.

    “Never before 10. Please remember that too” says what is to be remembered ahead of that.
    """
    if isinstance(about, OpenRequest):
        return "statement" in signs
    if isinstance(about, StandingWish) and isinstance(before, SessionWish):
        return _SAYS_WHAT.isdisjoint(signs)
    return isinstance(before, CameUp | Unknown) and isinstance(about, AwayThen)


def _belongs(about: About, before: About, signs: AbstractSet[str]) -> bool:
    """Tell whether a sentence belongs to the one before: to a request, a question, or a wish."""
    if isinstance(before, OpenRequest):
        is_of_it = "how it is taken" in signs or ("deadline" in signs and "ask" not in signs)
        return isinstance(about, _OF_A_REQUEST) or is_of_it
    if isinstance(before, SessionQuestion):
        is_why = before.asks is Asks.WHY and "said before" in signs
        return isinstance(about, TOLD) and (is_why or signs >= _GUESSES)
    explains = isinstance(about, Unknown) and not isinstance(about, OfAnother)
    wished = isinstance(before, SessionWish | StandingWish | CameUp) and explains
    return wished and _OF_ITS_OWN.isdisjoint(signs)


def _tells_why(signs: AbstractSet[str]) -> bool:
    return "prevented" in signs and "its day" not in signs

"""A wish that stands behind an order is one as well: “push it a week, i'm off on Monday there”."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from orchestration.conversation.known.context import Context
from orchestration.conversation.ports.inbound import Via
from orchestration.interaction.routing import About, Does, SessionOrder, SessionWish, Span
from orchestration.language.talk.own_beside import own_times_behind

_BESIDE: Final = (Does.MOVE, Does.REMIND)
"""What is ordered with no day that its author's own would take away."""


def with_wish(context: Context, routed: Sequence[About]) -> Sequence[About]:
    """Return what sentences are about, with the wish behind an order apart from it, in private."""
    [only, *more] = routed or (None,)
    is_order = isinstance(only, SessionOrder) and only.does in _BESIDE and not more
    if not is_order or context.message.via is not Via.DM or not isinstance(only, SessionOrder):
        return routed
    text = context.message.text[only.span.start : only.span.end]
    for end, start in own_times_behind(text):
        ordered, wished = (_alone(context, each) for each in (text[:end], text[start:]))
        is_same = isinstance(ordered, SessionOrder) and ordered.does is only.does
        if is_same and isinstance(ordered, SessionOrder) and isinstance(wished, SessionWish):
            at = only.span.start
            return (
                replace(ordered, span=Span(at, at + end)),
                SessionWish(Span(at + start, only.span.end)),
            )
    return routed


def _alone(context: Context, words: str) -> About | None:
    routed = replace(context, message=replace(context.message, text=words)).routed()
    return routed[0] if len(routed) == 1 else None

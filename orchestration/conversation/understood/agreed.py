"""A yes, or what presses a button, with more behind it; and a yes or a no to nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

from orchestration.conversation.known import last_asked
from orchestration.conversation.known.context import Context, context_of, sentence
from orchestration.conversation.ordered import orders
from orchestration.conversation.ports.inbound import Part, Via
from orchestration.conversation.replied import pressed_in_words
from orchestration.conversation.told import own_zone
from orchestration.conversation.voted import beside_a_vote
from orchestration.deciding.actions.ballots import forms as ballot_forms
from orchestration.deciding.actions.cancelling import CANCEL
from orchestration.deciding.actions.closing import CLOSE_NOW
from orchestration.deciding.step import is_over
from orchestration.deciding.wishes.clarify import open_question
from orchestration.interaction.layout import Button, Buttons, Layout
from orchestration.interaction.routing import (
    About,
    Does,
    GivenAnswer,
    SessionOrder,
    SessionQuestion,
    SessionWish,
    Social,
    Span,
    StandingWish,
    Unknown,
)
from orchestration.language.choosing.held.agreement import (
    answer_in,
    behind_bare_yes,
    is_bare_answer,
    is_told_anyhow,
    yes_and_more,
    yes_but_more,
)
from orchestration.sessions.user_action import Reply

_MORE: Final = (SessionOrder, SessionQuestion, SessionWish, StandingWish)

_ENDS: Final = (CLOSE_NOW, CANCEL)
_FIND: Final = "find-time"
_OVER: Final = "It is over then, so nothing comes of “{rest}”."
_NOTHING_ASKED: Final = "I have asked you nothing just now that a yes or a no answers."


async def with_more(context: Context) -> tuple[Sequence[Part], Context | None]:
    """Do what was asked about for a yes with more behind it: “yes, and remind them” does both.

    Return what is said of it, and the message without the yes; None where nothing is left.
    """
    noted = await last_asked.read(context)
    if noted is None or "asks" in noted:
        return (), context
    if (found := await _found_otherwise(context, noted)) is not None:
        return found, None
    button, rest = _with_yes(context, noted)
    if button is None:
        button, rest = pressed_in_words.beginning(context, noted, partial(_may_follow, context))
    if button is None or _has_ended(context, noted, button):
        return (), context
    left = replace(context, message=replace(context.message, text=rest))
    is_twice = pressed_in_words.is_said(button, rest)
    is_told = is_twice or is_told_anyhow(rest) or not _says_more(left.routed())
    await last_asked.forget(context)
    pressing = replace(context, action=context.apart("/yes"))
    is_sure = last_asked.is_answer(noted)
    came = await pressed_in_words.reply_to(pressing, noted["session"], button)
    said = await pressed_in_words.pressed(pressing, noted["session"], button, is_sure=is_sure)
    if said is None:
        return (), context
    if button.action in _ENDS and not left.named(rest)[0]:
        says_no_more = is_told or _ends_too(left.routed())
        return (*said, *([] if says_no_more else [sentence(_OVER.format(rest=rest))])), None
    return said, None if is_told else await _left(left, button, came)


async def _found_otherwise(context: Context, noted: Mapping[str, Any]) -> Sequence[Part] | None:
    """Look for a new time as a yes to that says it: “ja bitte, aber nicht wieder nachmittags”.

    None where a yes is to nothing of the kind, or what stands behind it is of no time.
    """
    offers = [each for each in last_asked.offered(noted) if each.action == _FIND]
    decision = context.one(noted["session"])
    rest = yes_but_more(context.words)
    if not offers or not rest or decision is None or last_asked.is_stale(noted):
        return None
    order = SessionOrder(Span(0, len(rest)), Does.MOVE)
    apart = replace(context, action=context.apart("/find"))
    came = await orders.came_of(apart, decision, order, rest)
    rows = came.parts if isinstance(came, Layout) else ()
    buttons = (each for row in rows if isinstance(row, Buttons) for each in row.buttons)
    bound = [each for each in buttons if each.action == _FIND and each.value]
    if not bound:
        return None
    await last_asked.forget(context)
    return await pressed_in_words.pressed(apart, decision.id, bound[0], is_sure=True)


async def _left(context: Context, button: Button, came: Reply | None) -> Context:
    """Return a message without the yes: what stands behind it knows of a vote that was cast."""
    now = await context_of(context.message, context.exchange)
    is_vote = button.action == ballot_forms.COUNT_AS
    return await beside_a_vote.after(now, came) if came and is_vote else now


def _has_ended(context: Context, noted: Mapping[str, Any], button: Button) -> bool:
    """Tell whether a button ends what has come to its end by now."""
    decision = context.one(noted["session"])
    return button.action in _ENDS and decision is not None and is_over(decision)


def _with_yes(context: Context, noted: Mapping[str, Any]) -> tuple[Button | None, str]:
    """Return the button that a yes presses behind which something more is said, and that."""
    rest = yes_and_more(context.words)
    bare = "" if rest else behind_bare_yes(context.words)
    offers = last_asked.offered(noted) if bare else ()
    said = [each for each in offers if pressed_in_words.is_said(each, bare)]
    if len(said) == 1:  # of several, “yes add them” is all, and “yes add it” is asked which
        return said[0], bare
    if not rest or answer_in(rest) is not None:
        return None, ""
    buttons = own_zone.answering(context, last_asked.offered(noted), agrees=True)
    left = replace(context, message=replace(context.message, text=rest))
    is_more = is_told_anyhow(rest) or _says_more(left.routed())
    if len(buttons) != 1 or not (is_more or pressed_in_words.is_said(buttons[0], rest)):
        return None, ""
    return buttons[0], rest


def _may_follow(context: Context, rest: str) -> bool:
    """Tell whether words may stand behind what presses a button: a reason, or something more."""
    routed = replace(context, message=replace(context.message, text=rest)).routed()
    return _says_more(routed) or all(isinstance(each, Social | Unknown) for each in routed)


def _ends_too(routed: Sequence[About]) -> bool:
    """Tell whether words order what a yes has just done: “ja, absagen”."""
    orders = [each for each in routed if not isinstance(each, Social)]
    return bool(orders) and all(
        isinstance(each, SessionOrder) and each.does in (Does.CANCEL, Does.CLOSE) for each in orders
    )


def _says_more(routed: Sequence[About]) -> bool:
    told = [each for each in routed if not isinstance(each, Social)]
    return bool(told) and all(isinstance(each, _MORE) for each in told)


def to_nothing(context: Context, routed: Sequence[About]) -> Sequence[Part] | None:
    """Say in a line that nothing was asked, to a bare yes or no; None of other words."""
    if context.message.via is not Via.DM or not is_bare_answer(context.words):
        return None
    is_asked = any(open_question(each, context.who) for each in context.waiting)
    if is_asked or all(isinstance(each, Social | GivenAnswer) for each in routed):
        return None
    return [sentence(_NOTHING_ASKED)]

"""In words whether a wish may give way this once, where its author was asked."""

from __future__ import annotations

from collections.abc import Sequence

from orchestration.conversation.known.context import Context, sentence
from orchestration.conversation.ports.inbound import Part, Via
from orchestration.deciding.presentation.record import called_firm, to_give_way
from orchestration.deciding.state import Decision
from orchestration.deciding.wishes.clarify import open_question
from orchestration.language.votes.this_once import gives_way, is_not_firm


async def heard(context: Context) -> Sequence[Part] | None:
    """Take words as the press that they stand for; None where nothing of it was asked or said."""
    if context.message.via is not Via.DM or context.message.is_edited:
        return None
    possible = gives_way(context.words)
    told = None if possible is None else await _answered(context, possible=possible)
    if told is None and is_not_firm(context.words):
        return await _not_firm(context)
    return told


async def _answered(context: Context, *, possible: bool) -> Sequence[Part] | None:
    """Answer whether a wish may give way this once; None where its author was not asked."""
    who = context.who
    asked = [(each, to_give_way(each, who)) for each in context.waiting]
    found = [(each, question.number) for each, question in asked if question]
    if len(found) != 1 or any(open_question(each, who) for each in context.waiting):
        return None
    return await _pressed(context, *found[0], "possible" if possible else "firm")


async def _not_firm(context: Context) -> Sequence[Part] | None:
    """Let a no give way that its author has called firm, and now says it is not; None elsewhere."""
    called = [(each, called_firm(each, context.who)) for each in context.waiting]
    found = [(each, number) for each, number in called if number is not None]
    return await _pressed(context, *found[0], "if-need-be") if len(found) == 1 else None


async def _pressed(context: Context, decision: Decision, number: int, press: str) -> Sequence[Part]:
    action = context.apart(f"/{press}")
    reply = context.access.kinds.press(decision, action, press, str(number))
    await context.access.send(*reply.commands)
    return [sentence(reply.note or reply.notice)]

"""Taking back as one act, whatever it is of: what somebody did last where they say so.

Beside what they order, that is their vote, what they have proposed, that they cannot come, or what
they have said of themselves. What words name is taken back by what reads them.
"""

from __future__ import annotations

from collections.abc import Sequence

from orchestration.conversation.asked import own_lines, questions
from orchestration.conversation.known import departures
from orchestration.conversation.known.context import Context, sentence
from orchestration.conversation.listed.lists import last_back
from orchestration.conversation.ports.inbound import Part, Via
from orchestration.deciding.actions.ballots.forms import take_back
from orchestration.deciding.method import method_of
from orchestration.deciding.state import Decision, Phase
from orchestration.deciding.wishes.undoing import can_take_back
from orchestration.interaction.routing import Asks
from orchestration.language.corrections.undone import Undone, undone


async def heard(context: Context) -> Sequence[Part] | None:
    """Take back what is meant; None where words take nothing back, or nothing is there."""
    message = context.message
    if message.is_edited:
        return None
    how = undone(context.words)
    if how is None or (how is Undone.ALONE and message.via is not Via.DM):
        return await own_lines.heard(context)
    if message.via is Via.DM:
        return await _in_private(context, how)
    here = context.one(message.about) if message.about else None
    return await _under(context, here) if here is not None else None


async def _under(context: Context, here: Decision) -> Sequence[Part] | None:
    """Take back what was done last where all can read it."""
    if here.phase is Phase.VOTE and context.who in here.round.ballots:
        reply = take_back(here, context.action)
        await context.access.send(*reply.commands)
        return [sentence(reply.notice)]
    if here.phase is Phase.INTAKE:
        return await last_back(context, here)
    return None


async def _in_private(context: Context, how: Undone) -> Sequence[Part] | None:
    """Take back what was done last that is open; else that somebody cannot come."""
    if any(can_take_back(each, context.who) for each in context.waiting):
        return await questions.answered(context, Asks.UNDO, context.words)
    if not context.waiting and (out := _missed(context)):
        return await departures.come_back(context, [each.id for each in out])
    return (
        await questions.answered(context, Asks.UNDO, context.words) if how is Undone.SURE else None
    )


def _missed(context: Context) -> Sequence[Decision]:
    """Return what was decided to which somebody has said that they cannot come."""
    return [each for each in context.decided if context.who in method_of(each).no_longer(each)]

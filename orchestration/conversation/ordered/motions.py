"""A proposal that stands alone: who asked for it withdraws it, and nobody changes it."""

from __future__ import annotations

from collections.abc import Sequence

from orchestration.conversation.known.context import Context, sentence
from orchestration.conversation.ordered import orders
from orchestration.conversation.ports.inbound import Part
from orchestration.conversation.voted import votes
from orchestration.deciding.actions.ballots.agreement import is_one_alone
from orchestration.interaction.routing import Does, SessionOrder, Span
from orchestration.language.choosing.asking.motion_back import hour_in_its_place, takes_motion_back
from orchestration.model.options import Words
from orchestration.sessions.user_action import Said


async def withdrawn(context: Context) -> Sequence[Part] | None:
    """Ask who withdraws their motion whether to call it off; None where that is not said.

    Who has voted may mean that, and of others it is talk: no vote comes of it.
    """
    decision = votes.voted_on(context)
    if decision is None or not is_one_alone(decision) or not takes_motion_back(context.words):
        return None
    if context.who in decision.round.ballots:
        return None
    if context.who != decision.organiser.id:
        return []
    whole = Span(0, len(context.message.text))
    return await orders.carried_out(context, SessionOrder(whole, Does.CANCEL), context.words)


async def changed(context: Context) -> Sequence[Part] | None:
    """Say to who wants another hour in a motion about one what they can do; None of other words.

    “Make it 9:45” is of the standup that is to move to 10, and not of when the vote closes.
    """
    decision = votes.voted_on(context)
    hour = hour_in_its_place(context.words) if decision and is_one_alone(decision) else ""
    if decision is None or not hour:
        return None
    [option] = decision.round.options
    if not isinstance(option, Words) or not any(map(str.isdigit, option.title)):
        return None
    said = Said(f"what about {hour} instead?")
    reply = context.access.kinds.hears(decision, context.action, said)
    return [sentence(reply.notice)] if reply and reply.notice else None

"""A vote, and that it is to be closed with it: "4th floor for me. Close please"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from orchestration.conversation import votes
from orchestration.conversation.context import Context, sentence
from orchestration.conversation.inbound import Part
from orchestration.deciding.actions import closing
from orchestration.language.votes.beginnings import vote_and_closing


async def heard(context: Context) -> Sequence[Part] | None:
    """Take the vote, and ask the organiser whether to close it; None where it is not both."""
    vote = vote_and_closing(context.words)
    decision = votes.voted_on(context) if vote and not context.message.is_edited else None
    if decision is None:
        return None
    told = await votes.heard(replace(context, message=replace(context.message, text=vote)))
    if told is None:
        return None
    if context.who != decision.organiser.id:
        return [*told, sentence(closing.NOT_YOURS)]
    return [*told, Part(closing.asked_with_a_vote(decision, context.action), decision.id)]

"""A vote that its author takes back in words that name it, wherever they say so."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from orchestration.conversation.context import Context, sentence
from orchestration.conversation.inbound import Part
from orchestration.deciding.actions.ballots.forms import take_back
from orchestration.deciding.state import Phase
from orchestration.interaction.answers import IN_WHICH
from orchestration.interaction.wording import listed
from orchestration.language.votes.beginnings import says_vote_back


async def taken_back(context: Context) -> Sequence[Part] | None:
    """Take somebody's own vote back: “can I take my vote back?”; None where nothing says so."""
    if context.message.is_edited or not says_vote_back(context.words):
        return None
    voting = [each for each in context.waiting if each.phase is Phase.VOTE]
    voted = [each for each in voting if context.who in each.round.ballots]
    found = voted or voting
    if not found:
        return None
    if len(found) > 1:
        names = listed([f"“{each.terms.subject}”" for each in found])
        return [sentence(IN_WHICH.format(names=names))]
    reply = take_back(found[0], context.action)
    await context.exchange.perform(replace(reply, notice=""), found[0].id)
    return [sentence(reply.notice)]

"""“Same”, “me too” under what somebody has voted for: it is asked whether that is a vote for it."""

from __future__ import annotations

from collections.abc import Sequence

from orchestration.conversation.known.by_name import on_the_table
from orchestration.conversation.known.context import Context
from orchestration.conversation.ports.inbound import Part
from orchestration.conversation.voted import likely_votes
from orchestration.conversation.voted.uncounted import open_under
from orchestration.deciding.actions.ballots.agreement import is_one_alone
from orchestration.deciding.actions.ballots.replies import read_reply
from orchestration.deciding.state import Decision
from orchestration.interaction.wording import in_words
from orchestration.language.choosing.asides import is_the_same
from orchestration.language.choosing.held.agreement import agreement_in
from orchestration.model.ballots import Ballot, Order
from orchestration.model.people import MemberId


async def heard(context: Context) -> Sequence[Part] | None:
    """Ask who wants the same as the last vote that all could read whether that is theirs.

    None where there is no such vote, who writes has voted already, or their words are a vote.
    """
    decision, message = open_under(context), context.message
    if decision is None or not message.about or message.is_edited:
        return None
    if not is_the_same(context.words) or not _may_lean(context, decision):
        return None
    others = [each for each in decision.round.seen if each != context.who]
    vote = decision.round.ballots.get(others[-1]) if others else None
    return (await likely_votes.asked(context, decision, _said(vote)) or None) if vote else None


async def of_another(context: Context, decision: Decision, another: MemberId) -> Sequence[Part]:
    """Ask who wants what another votes, which all could read, whether that is theirs: “as Dana”."""
    vote = decision.round.ballots.get(another)
    if vote is None or decision.terms.secret or another not in decision.round.seen:
        return []
    return await likely_votes.asked(context, decision, _said(vote))


def _said(vote: Ballot) -> str:
    """Return a vote as it would be written."""
    if isinstance(vote, Order):
        return " > ".join(" = ".join(place) for place in vote.places)
    return in_words(vote)


def _may_lean(context: Context, decision: Decision) -> bool:
    """Tell whether somebody has not voted yet, and their words alone are no vote."""
    shown = on_the_table(decision)
    is_yes_or_no = is_one_alone(decision) or any(agreement_in(x.title) is not None for x in shown)
    if not shown or is_yes_or_no or decision.terms.secret:
        return False
    if context.who in decision.round.ballots:
        return False
    return read_reply(decision, context.action, decision.round.number, context.words) is None

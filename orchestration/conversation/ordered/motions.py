"""A proposal that stands alone is withdrawn by who asked for it, and by nobody else."""

from __future__ import annotations

from collections.abc import Sequence

from orchestration.conversation.known.context import Context
from orchestration.conversation.ordered import orders
from orchestration.conversation.ports.inbound import Part
from orchestration.conversation.voted import votes
from orchestration.deciding.actions.ballots.agreement import is_one_alone
from orchestration.interaction.routing import Does, SessionOrder, Span
from orchestration.language.choosing.motion_back import takes_motion_back


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

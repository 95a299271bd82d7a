"""A vote in words is taken, and what is said of it: on what it is, where several are open."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from orchestration.conversation import last_asked
from orchestration.conversation.context import Context, sentence
from orchestration.conversation.inbound import Part
from orchestration.conversation.sessions import find_concerning
from orchestration.deciding.actions.ballots import forms as ballot_forms
from orchestration.deciding.state import Decision, Phase
from orchestration.interaction import answers
from orchestration.sessions.user_action import Reply


async def taken(context: Context, decision: Decision, reply: Reply) -> Sequence[Part]:
    """Take a vote, and return what is said of it."""
    await context.exchange.note_written(decision.id)
    notice = await _naming_it(context, decision, reply.notice)
    await context.exchange.perform(replace(reply, notice="", offers=()), decision.id)
    if not reply.offers:
        return [sentence(notice)] if notice else []
    if why := next((each for each in reply.offers if each.action in ballot_forms.ASKS_WHY), None):
        await last_asked.keep(context, decision, asks=why.action, value=why.value)
    return [Part(answers.said(notice, reply.offers), decision.id)]


async def _naming_it(context: Context, decision: Decision, notice: str) -> str:
    """Return what is said of a vote with what it is on, where its author has several open."""
    is_in = f"{ballot_forms.IS_IN}:"
    if not notice.startswith(is_in):
        return notice
    concerning = await find_concerning(context.access.sessions, context.who)
    if sum(each.phase is Phase.VOTE for each in concerning) <= 1:
        return notice
    return f"Your vote on “{decision.terms.subject}” is in:{notice.removeprefix(is_in)}"

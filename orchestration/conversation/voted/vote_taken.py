"""A vote in words is taken, and what is said of it: on what it is, where several are open."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from orchestration.conversation.known import last_asked
from orchestration.conversation.known.context import Context, sentence
from orchestration.conversation.ports.inbound import Part
from orchestration.conversation.ports.sessions import find_concerning
from orchestration.deciding.actions.ballots import forms as ballot_forms
from orchestration.deciding.state import Decision, Phase
from orchestration.interaction import answers
from orchestration.model.people import MemberId
from orchestration.sessions.ports import Sessions
from orchestration.sessions.user_action import Reply

_ON_ONE: Final = {
    f"{ballot_forms.IS_IN}:": "Your vote on “{subject}” is in:",
    "Your vote is taken back": "Your vote on “{subject}” is taken back",
    "You abstain;": "You abstain from “{subject}”;",
    "An objection needs a reason:": "An objection to an option of “{subject}” needs a reason:",
}
"""What is said of a vote, and how it is said where several are open."""


async def taken(context: Context, decision: Decision, reply: Reply) -> Sequence[Part]:
    """Take a vote, and return what is said of it."""
    await context.exchange.note_written(decision.id)
    notice = await naming_it(context.access.sessions, context.who, decision, reply.notice)
    await context.exchange.perform(replace(reply, notice="", offers=()), decision.id)
    if not reply.offers:
        return [sentence(notice)] if notice else []
    if why := next((each for each in reply.offers if each.action in ballot_forms.ASKS_WHY), None):
        await last_asked.keep(context, decision, asks=why.action, value=why.value)
    return [Part(answers.said(notice, reply.offers), decision.id)]


async def naming_it(
    sessions: Sessions, who: MemberId, decision: Decision | None, notice: str
) -> str:
    """Return what is said of a vote with what it is on, where its author has several open."""
    plain = next((each for each in _ON_ONE if notice.startswith(each)), None)
    if plain is None or decision is None:
        return notice
    concerning = await find_concerning(sessions, who)
    if sum(each.phase is Phase.VOTE for each in concerning) <= 1:
        return notice
    said = _ON_ONE[plain].format(subject=decision.terms.subject)
    return f"{said}{notice.removeprefix(plain)}"

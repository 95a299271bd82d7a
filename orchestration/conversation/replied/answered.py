"""Answers in words to what the bot asked somebody last: a yes, a reason, a swap."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from orchestration.conversation.known import departures, last_asked
from orchestration.conversation.known.by_name import is_of_times
from orchestration.conversation.known.context import Context, sentence
from orchestration.conversation.known.last_asked import Asked
from orchestration.conversation.ports.inbound import Part, Via
from orchestration.conversation.replied import pressed_in_words
from orchestration.conversation.settled import absences
from orchestration.conversation.voted import objecting, vote_taken, votes
from orchestration.deciding.actions.ballots import forms as ballot_forms
from orchestration.deciding.actions.ballots.agreement import says_why
from orchestration.deciding.actions.ballots.words import asks_why, speaks_against
from orchestration.deciding.state import Decision, Phase
from orchestration.deciding.wishes.hearing import wishes_in
from orchestration.interaction.layouts import GO_ON
from orchestration.interaction.routing import SessionWish, StandingWish, Unknown
from orchestration.language.choosing.asides import is_of_oneself
from orchestration.language.choosing.held.agreement import is_thanked
from orchestration.language.corrections.undone import undone
from orchestration.model.ballots import NoneOfThese
from orchestration.model.people import MemberId
from orchestration.model.preferences import Kind
from orchestration.sessions.user_action import Reply

_LEADS: Final = re.compile(
    r"\W*(?:(?:sorry|well|oh|just|only|na ja|naja)[,.]? )*"
    r"(?:because(?: of)?|since|bc|cuz|cos|'?cause|weil|denn|wegen|as)\b[\s,:]*",
    re.IGNORECASE,
)
"""How a reason begins."""

_OF_TIMES: Final = (Kind.TIME, Kind.BUSY)

_LONGEST: Final = 300
"""So many characters a reason has at most that is said behind a vote."""


async def heard(context: Context) -> Sequence[Part] | None:
    """Take words as the answer to what their author was asked last; None where they are none."""
    noted = await last_asked.read(context)
    if is_thanked(context.words):
        return None
    if noted is None or noted.get("asks") is None:
        said = await pressed_in_words.heard(context, noted) if noted else None
        said = await pressed_in_words.unasked(context) if said is None else said
        return await _why_none(context) if said is None else said
    asks, decision = noted["asks"], context.one(noted["session"])
    await last_asked.forget(context)
    if decision is None or undone(context.words):
        return None
    take = _ANSWERED.get(asks, _reason)
    return await take(context, (decision, noted))


_ANSWERED: Final = {GO_ON: departures.answered, absences.WHAT_IS_OFF: absences.answered}
"""What takes the answer to a question that has more of them than stand on its buttons."""


async def _reason(context: Context, asked: Asked) -> Sequence[Part] | None:
    """Put a reason beside an objection, or beside a no to all; None where words are none."""
    decision, noted = asked
    number, _, refused = noted["value"].partition("/")
    if noted["asks"] == ballot_forms.OBJECT_FORM:
        if more := _one_more(context, asked):
            return await vote_taken.taken(context, decision, more)
        if objecting.lets_it_be(context, decision):
            return [sentence(objecting.NOT_COUNTED)]
    why = _why(context)
    if not why or decision.phase is not Phase.VOTE or decision.round.number != int(number):
        return None
    action = replace(context.action, in_public=context.message.is_read_by_all)
    reply: Reply
    if noted["asks"] == ballot_forms.NONE_FORM:
        reply = ballot_forms.cast(decision, action, NoneOfThese(), why)
    else:
        reply = speaks_against(decision, action, refused.split(","), why, None)
    return await vote_taken.taken(context, decision, reply)


async def _why_none(context: Context) -> Sequence[Part] | None:
    """Put a reason beside a no to all that has none yet, told in private; None of other words.

    What says when somebody can come is a wish.
    """
    found = [each for each in context.waiting if _is_none_without_why(each, context.who)]
    if len(found) != 1 or len(context.waiting) != 1 or context.message.via is not Via.DM:
        return None
    [decision] = found
    wished = wishes_in(decision, context.who, context.words, context.action.at) or ()
    if any(each.kind in _OF_TIMES for each in wished):
        return None
    value = str(decision.round.number)
    return await _reason(context, (decision, {"asks": ballot_forms.NONE_FORM, "value": value}))


def _is_none_without_why(decision: Decision, who: MemberId) -> bool:
    is_open = decision.phase is Phase.VOTE and who not in decision.round.notes
    return (
        is_open
        and is_of_times(decision)
        and isinstance(decision.round.ballots.get(who), NoneOfThese)
    )


def _one_more(context: Context, asked: Asked) -> Reply | None:
    """Return the question for the reason of another objection, and of that before it as well.

    Who goes on with “object to A” before they said why takes nothing back.
    """
    decision, noted = asked
    voted = votes.vote_in(context)
    if voted is None or voted[0].id != decision.id or decision.phase is not Phase.VOTE:
        return None
    asked_now = [x.value for x in voted[1].offers if x.action == ballot_forms.OBJECT_FORM]
    values = [each.partition("/") for each in (noted["value"], *asked_now)]
    if len(values) == 1 or len({number for number, _, _ in values}) > 1:
        return None
    refused = [option for _, _, options in values for option in options.split(",")]
    action = replace(context.action, in_public=context.message.is_read_by_all)
    asks = asks_why(decision, action, list(dict.fromkeys(refused)))
    return replace(voted[1], notice=asks.notice, offers=asks.offers)


def _why(context: Context) -> str:
    """Return the reason that words are; nothing where they may be said to somebody else."""
    said = context.words.strip()
    lead = _LEADS.match(said)
    if "?" in said or len(said) > _LONGEST or votes.vote_in(context) is not None:
        return ""
    if lead or says_why(said):
        return said[lead.end() :] if lead else said
    routed = context.routed()
    is_told = all(isinstance(x, SessionWish | StandingWish | Unknown) for x in routed)
    is_said_here = context.message.via is Via.DM or is_of_oneself(said)
    return said if is_told and is_said_here else ""

"""Orders in words: what an organiser wants done, and who is to be asked too."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from orchestration.conversation.context import Context, sentence
from orchestration.conversation.inbound import Part
from orchestration.conversation.sessions import find_decision
from orchestration.deciding.actions import membership_forms
from orchestration.deciding.state import Decision
from orchestration.interaction.answers import NOTHING_OPEN, said
from orchestration.interaction.layout import Button, Buttons, Layout, Text
from orchestration.interaction.routing import Does
from orchestration.kinds.meeting.reschedule import NOTHING_DECIDED
from orchestration.kinds.meeting.reschedule_forms import can_give_up, offer, opening
from orchestration.kinds.meeting.state import Meeting
from orchestration.model.options import slot_of
from orchestration.model.people import Member, SessionId
from orchestration.sessions.user_action import Reply

ADD_TO: Final = "add-to"
"""The action of the button that says to which session somebody is added; it carries who."""

BETWEEN: Final = ","
_WHOM: Final = "Whom shall I ask too? Say it like this: add @ben."
_GONE: Final = "I can't ask them: not here any more, or a bot."
_WHICH: Final = "Which one? Say it with its name: {names}."


async def carried_out(context: Context, does: Does, words: str) -> Sequence[Part]:
    """Do what an order says, and return what is said of it."""
    if does is Does.ADD:
        return await _add(context)
    meant = _meant(context, does, words)
    if not meant:
        return [sentence(NOTHING_DECIDED if does is Does.MOVE else NOTHING_OPEN)]
    if len(meant) > 1:
        names = ", ".join(f"“{each.terms.subject}”" for each in meant)
        return [sentence(_WHICH.format(names=names))]
    came = context.access.kinds.ordered(meant[0], context.apart(f"/{does}"), does)
    return await told(context, came, meant[0].id)


async def told(context: Context, came: Reply | Layout, session: SessionId) -> Sequence[Part]:
    """Perform a reply, and return what is to be said of it."""
    if isinstance(came, Layout):
        return [Part(came, session)]
    await context.exchange.perform(replace(came, notice=""), session)
    return [Part(said(came.notice), session)] if came.notice else []


def _meant(context: Context, does: Does, words: str) -> list[Decision]:
    """Return the sessions that an order can be for: somebody's own before all others."""
    first = context.decided if does is Does.MOVE else context.open
    among = context.meant(words, first or context.decided)
    own = [each for each in among if each.organiser.id == context.who]
    return own or among[:1]


def came_up(context: Context, sessions: Sequence[SessionId]) -> Sequence[Part]:
    """Offer somebody who cannot come to give up what was decided; it takes a press."""
    meant = to_give_up(context, sessions)
    if not meant:
        return [sentence(NOTHING_DECIDED)]
    offers = [Part(offer(each, context.who), each.id) for each in meant]
    return [sentence(opening(len(meant))), *offers]


def to_give_up(context: Context, sessions: Sequence[SessionId]) -> list[Meeting]:
    """Return those of these meetings that are to come, and that somebody can give up."""
    found = (context.one(each) for each in sessions)
    meetings = [each for each in found if isinstance(each, Meeting)]
    own = [each for each in meetings if can_give_up(each, context.who)]
    return [each for each in own if _is_to_come(context, each)]


def _is_to_come(context: Context, meeting: Meeting) -> bool:
    outcome = meeting.outcome
    return outcome is not None and slot_of(outcome.option).end > context.action.at


# Asking a colleague too


async def _add(context: Context) -> Sequence[Part]:
    """Add whom words mention; only the organiser can."""
    mentioned = await context.exchange.mentioned()
    mine = [each for each in context.open if each.organiser.id == context.who]
    if not mentioned.people and not mentioned.gone:
        return [sentence(_WHOM)]
    if context.message.about and context.sessions:
        mine = [each for each in context.sessions if each.organiser.id == context.who]
    if not mine:
        return [sentence(membership_forms.nobody_to_add_to(context.open))]
    if len(mine) > 1:
        return [Part(_to_which(mine, mentioned.people))]
    return await _added(context, mine[0], mentioned.people, are_gone=mentioned.gone > 0)


async def added_to(
    context: Context, session: SessionId, people: Sequence[Member], *, are_gone: bool
) -> Sequence[Part]:
    """Add people to the session that was chosen; nothing where it is not there."""
    decision = await find_decision(context.access.sessions, session)
    return await _added(context, decision, people, are_gone=are_gone) if decision else ()


async def _added(
    context: Context, decision: Decision, people: Sequence[Member], *, are_gone: bool
) -> Sequence[Part]:
    """Add people to a session, and return what is said of it."""
    reply = membership_forms.add_people(decision, context.action, people)
    await context.exchange.perform(replace(reply, notice=""), decision.id)
    return [sentence(" ".join(filter(None, (reply.notice, _GONE if are_gone else ""))))]


def _to_which(sessions: Sequence[Decision], people: Sequence[Member]) -> Layout:
    """Ask to which session somebody is added; each button carries it, and who."""
    who = BETWEEN.join(each.id for each in people)
    buttons = [Button(ADD_TO, each.terms.subject, f"{each.id} {who}") for each in sessions]
    words = membership_forms.TO_WHICH
    return Layout(words=words, parts=(Text(words), Buttons(tuple(buttons))))

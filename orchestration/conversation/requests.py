"""Requests for a session in words: the kind that is asked for reads them, and it is opened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from orchestration.conversation import repeating
from orchestration.conversation.access import SessionAccess
from orchestration.conversation.context import Context, sentence
from orchestration.conversation.inbound import Part
from orchestration.conversation.later import review_apart
from orchestration.deciding.actions.requested import with_review
from orchestration.interaction.answers import IN_WHICH_CHANNEL, NO_HOME_YET
from orchestration.interaction.routing import OpenRequest, Opens, Setting, Span, Where, route
from orchestration.sessions.ports import Language
from orchestration.sessions.requests import Invitees, Requested, SessionRequest
from orchestration.sessions.user_action import UserAction


async def opened(context: Context, kind: Opens, span: Span) -> Sequence[Part]:
    """Open what is asked for, or have what is missing asked back; a kind must be there for it."""
    exchange, requests = context.exchange, context.access.kinds.requests(kind.value)
    if requests is None:
        return [sentence(NO_HOME_YET)]
    if not await exchange.may_ask_here():
        return []
    invitees = await exchange.invitees(span)
    if invitees is None:
        return []
    invitees = replace(invitees, author=await context.access.at_home(invitees.author))
    usual, language = context.access.conventions, exchange.language
    invitees, rhythm = repeating.rhythm_apart(invitees, requests)
    invitees, on = await review_apart(language, invitees, context.action.at)
    request = SessionRequest(invitees, context.action, usual, language, context.access.has_model)
    requested = with_review(await requests.read(request), on)
    requested = repeating.repeated(requested, context.action, rhythm)
    command = requested.command
    if command is None or not exchange.has_channel:
        rest = replace(requested, missing=requested.missing or IN_WHICH_CHANNEL)
        await exchange.ask_for_the_rest(rest)
        return []
    await exchange.hold(command.session)
    await context.access.send(command)
    return [sentence(requested.notice)] if requested.notice else []


async def form_for(
    access: SessionAccess, language: Language, invitees: Invitees, action: UserAction
) -> Requested:
    """Return the form that words lead to, for who has pressed something: usually a meeting's."""
    setting = Setting(where=Where.DM, who=action.who, at=action.at)
    asked = (each for each in route(invitees.words, setting) if isinstance(each, OpenRequest))
    kinds = (access.kinds.requests(each.kind.value) for each in asked)
    requests = next((each for each in kinds if each), access.kinds.requests(Opens.MEETING.value))
    if requests is None:
        return Requested(missing=NO_HOME_YET)
    invitees = replace(invitees, author=await access.at_home(invitees.author))
    invitees, on = await review_apart(language, invitees, action.at)
    request = SessionRequest(invitees, action, access.conventions, language, access.has_model)
    return with_review(await requests.read(request), on)

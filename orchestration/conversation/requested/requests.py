"""Requests for a session in words: the kind that is asked for reads them, and it is opened."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Final

from orchestration.conversation.known import last_ordered
from orchestration.conversation.known.context import Context, sentence, without_call
from orchestration.conversation.known.defaults import defaults_in
from orchestration.conversation.known.last_ordered import OPENED
from orchestration.conversation.known.own_personas import personas_in
from orchestration.conversation.listed.documents import documents_with
from orchestration.conversation.ports.access import SessionAccess
from orchestration.conversation.ports.inbound import Part, Via
from orchestration.conversation.ports.sessions import find_session
from orchestration.conversation.requested import asked_so_far, repeating, same_people
from orchestration.conversation.requested.later import review_apart
from orchestration.conversation.told import own_zone, wishes
from orchestration.deciding.actions.night import named_at_night
from orchestration.deciding.commands import OpenDecision
from orchestration.deciding.state import Decision
from orchestration.interaction.answers import IN_WHICH_CHANNEL, NO_HOME_YET, unusable
from orchestration.interaction.routing import About, OpenRequest, Opens, Setting, Span, Where, route
from orchestration.language.choosing.asking.asked import misspelt, mistyped
from orchestration.language.inviting.asked_of import as_a_request
from orchestration.model.errors import BadInput
from orchestration.model.people import SessionId
from orchestration.model.settings import DecisionSettings
from orchestration.model.times import Repeated
from orchestration.sessions.commands import Command
from orchestration.sessions.ports import Language
from orchestration.sessions.requests import Invitees, Requested, Requests, SessionRequest
from orchestration.sessions.user_action import UserAction

_MEANT: Final = (
    "“{slip}” is nothing that I know. If you mean “{verb}”, it is filled in: send it off."
)
_TAKEN_FOR: Final = "I took “{slip}” for “{verb}”; “cancel it” calls it off."


async def opened(context: Context, kind: Opens, span: Span) -> Sequence[Part]:
    """Open what is asked for, or have what is missing asked back; a kind must be there for it."""
    exchange, requests = context.exchange, context.access.kinds.requests(kind.value)
    if requests is None:
        return [sentence(NO_HOME_YET)]
    if not await exchange.may_ask_here(kind.value):
        return []
    invitees = await exchange.invitees(span)
    if invitees is None:
        return []
    if kind is Opens.MEETING:
        names = [each.name for each in invitees.everyone]
        invitees = replace(invitees, words=as_a_request(invitees.words, names))
    invitees = await same_people.named(context, invitees)
    invitees, rhythm = repeating.rhythm_apart(invitees, requests, context.action.at.date())
    if rhythm is None and (why := repeating.why_not_so_often(invitees.words, requests)):
        return [sentence(why)]
    return await _opened(context, requests, invitees, rhythm)


async def goes_on(context: Context, routed: Sequence[About]) -> Sequence[Part] | None:
    """Take words for more of what their author asked for last; None where they are none of it."""
    whole = await asked_so_far.with_more(context, routed)
    if not whole:
        return None
    said = replace(context, exchange=context.exchange.saying(whole))
    return await opened(said, Opens.MEETING, Span(0, len(whole)))


async def _opened(
    context: Context, requests: Requests, invitees: Invitees, rhythm: Repeated | None
) -> Sequence[Part]:
    """Open what is asked of these people, again and again where it has a rhythm."""
    exchange = context.exchange
    request = _request(context.access, exchange.language, invitees, context.action)
    repeats, is_command = rhythm is not None, context.message.via is Via.COMMAND
    within = await _within(context, requests)
    request = replace(request, repeats=repeats, is_command=is_command, within=within)
    request = replace(request, is_private=not exchange.has_channel)
    request, wrong = await _with_files(context, requests, request)
    if wrong:
        return [sentence(each) for each in wrong]
    made = await _read(context.access, request, exchange.channel, requests)
    requested = _doubted(repeating.repeated(context, made, rhythm), invitees.words)
    command = requested.command
    if requests.goes_on:
        await asked_so_far.keep(context, requested)
    if command is None or not (exchange.has_channel or requests.in_private):
        rest = replace(requested, missing=requested.missing or IN_WHICH_CHANNEL)
        await exchange.ask_for_the_rest(rest)
        await last_ordered.keep(context, OPENED, [], invitees.words)
        return []
    twice = await repeating.asked_already(context, made) if rhythm else ""
    await exchange.hold(command.session)
    await context.access.send(command)
    await last_ordered.keep(context, OPENED, [command.session], invitees.words)
    if requested.own:
        await wishes.tell_one(context, command.session, context.apart("/own"), requested.own)
    slip, verb = misspelt(without_call(invitees.words))
    meant = _TAKEN_FOR.format(slip=slip, verb=verb) if slip else ""
    parts = [sentence(each) for each in (meant, requested.notice, twice) if each]
    parts += _at_night(requested.ends_by, command)
    if requested.by_clock:
        parts += await own_zone.whose_clock(context, command.session, requested.ends_by)
    return parts


async def _within(context: Context, requests: Requests) -> SessionId | None:
    """Return the session in whose thread another of its kind is asked for; None where it is not."""
    about = context.message.about
    found = await find_session(context.access.sessions, about) if about else None
    is_alike = found is not None and context.access.kinds.of(found).requests is requests
    return about if is_alike and not isinstance(found, Decision) else None


def _doubted(requested: Requested, words: str) -> Requested:
    """Return what a request comes to, but for the form alone where its first word is mistyped."""
    slip, verb = mistyped(without_call(words))
    missing = _MEANT.format(slip=slip, verb=verb)
    return replace(requested, command=None, missing=missing) if slip else requested


def _at_night(ends_by: datetime | None, command: Command) -> Iterator[Part]:
    """Yield what is said of a last moment in the night that was asked for; nothing of any other."""
    if not isinstance(command, OpenDecision):
        return
    if layout := named_at_night(ends_by, command.terms.zone, command.organiser.id):
        yield Part(layout, command.session)


async def _with_files(
    context: Context, requests: Requests, request: SessionRequest
) -> tuple[SessionRequest, Sequence[str]]:
    """Return a request with what came along, and a sentence for each file that is of no use."""
    wrong: list[str] = []
    if requests.goes_by_documents:
        documents, wrong = await documents_with(context.message, context.access)
        request = replace(request, documents=tuple(documents))
    tables = [each for each in context.message.files if not each.is_document]
    reads = context.access.read_catalogue
    if not (reads and tables):
        return request, wrong
    most = [requests.most_options] if requests.most_options else []
    try:
        catalogue = reads(tables[0].name, tables[0].content, *most)
    except BadInput as problem:
        return request, [*wrong, unusable(tables[0].name, problem)]
    return replace(request, catalogue=catalogue), wrong


async def form_for(
    access: SessionAccess,
    language: Language,
    invitees: Invitees,
    action: UserAction,
    channel: str,
) -> Requested:
    """Return the form that words lead to, for who has pressed something: usually a meeting's."""
    setting = Setting(where=Where.DM, who=action.who, at=action.at)
    asked = (each for each in route(invitees.words, setting) if isinstance(each, OpenRequest))
    kinds = (access.kinds.requests(each.kind.value) for each in asked)
    requests = next((each for each in kinds if each), access.kinds.requests(Opens.MEETING.value))
    if requests is None:
        return Requested(missing=NO_HOME_YET)
    return await _read(access, _request(access, language, invitees, action), channel, requests)


def _request(
    access: SessionAccess, language: Language, invitees: Invitees, action: UserAction
) -> SessionRequest:
    request = SessionRequest(invitees, action, access.conventions, language, access.has_model)
    return replace(request, catalogues=access.catalogues, panel_means=access.panel_means)


async def _at_home(access: SessionAccess, invitees: Invitees) -> Invitees:
    """Return whom a request concerns, each in the zone that they have told."""
    told = {each.id: await access.at_home(each) for each in invitees.everyone}
    return replace(
        invitees,
        author=told[invitees.author.id],
        named=[told[each.id] for each in invitees.named],
        usual=[told[each.id] for each in invitees.usual],
    )


async def _read(
    access: SessionAccess, request: SessionRequest, channel: str, requests: Requests
) -> Requested:
    """Return what a request comes to in a channel, by what is usual there."""
    invitees = await _at_home(access, request.invitees)
    invitees, on = await review_apart(request.language, invitees, request.action.at)
    usual = (await defaults_in(access, channel)).begun(request.action.at, invitees.author.zone)
    held = DecisionSettings(review_on=on).over(usual)
    request = replace(request, personas=await personas_in(access, channel))
    return await requests.read(replace(request, invitees=invitees, settings=held))

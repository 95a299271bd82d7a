"""Requests for a session in words: the kind that is asked for reads them, and it is opened."""

from __future__ import annotations

from collections.abc import Sequence

from orchestration.conversation.context import Context, sentence
from orchestration.conversation.inbound import Part
from orchestration.interaction.answers import NO_HOME_YET
from orchestration.interaction.routing import Opens, Span
from orchestration.kinds.registry import KINDS
from orchestration.sessions.requests import SessionRequest


async def opened(context: Context, kind: Opens, span: Span) -> Sequence[Part]:
    """Open what is asked for, or have what is missing asked back; a kind must be there for it."""
    exchange, requests = context.exchange, KINDS.requests(kind.value)
    if requests is None:
        return [sentence(NO_HOME_YET)]
    if not await exchange.may_ask_here():
        return []
    invitees = await exchange.invitees(span)
    if invitees is None:
        return []
    usual, language = exchange.conventions, exchange.language
    request = SessionRequest(invitees, context.action, usual, language)
    requested = await requests.read(request)
    command = requested.command
    if command is None or not exchange.has_channel:
        await exchange.ask_for_the_rest(requested)
        return []
    await exchange.hold(command.session)
    await exchange.send(command)
    return []

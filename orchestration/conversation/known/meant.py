"""Did you mean this? Where words may mean one thing or another, their author is asked.

Nothing is done before they answer. What a button says is said in their name, where they were asked:
it does what saying it there does, and no more.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from orchestration.conversation.known import last_asked, picking
from orchestration.conversation.known.context import Context, context_of, is_own, setting_of
from orchestration.conversation.ports.inbound import Message, Part, Via
from orchestration.interaction.answers import NOTHING_DONE, said
from orchestration.interaction.layout import Button
from orchestration.interaction.routing.weighing.meant import SAYINGS, meant
from orchestration.language.choosing.held.agreement import answer_in, names_label
from orchestration.model.people import SessionId, person_id

MEANT: Final = "meant"
"""The action of the button that says what somebody meant; it carries the meaning."""

_ONE: Final = "I'm not sure. Did you mean “{saying}”?"
_SEVERAL: Final = "I'm not sure. Did you mean one of these?"
_WHICH: Final = "Which of them? “The first” will do."
_OF_MEMBERS: Final = frozenset({"my_vote", "leave", "came_up", "quiet"})
"""What only those can mean who are asked, or were."""


def offered(context: Context) -> Sequence[Part]:
    """Ask whether something is meant that words are near to; nothing where nothing is near."""
    message = context.message
    if message.via not in (Via.DM, Via.MENTION) or message.is_edited:
        return []
    setting = setting_of(context, context.action.at, context.sessions)
    is_asked = any(each.member(context.who) for each in context.sessions)
    found = [each for each in meant(context.words, setting) if is_asked or each not in _OF_MEMBERS]
    if not found:
        return []
    asks = _SEVERAL if len(found) > 1 else _ONE.format(saying=SAYINGS[found[0]])
    value = f"/{message.round}"
    buttons = [Button(MEANT, SAYINGS[each], f"{each}{value}") for each in found]
    return [Part(said(asks, buttons), message.about or person_id(context.who))]


def as_said(message: Message, session: SessionId | None, value: str) -> Message | None:
    """Return the message that a button stands for, said where it stood; None of an unknown one."""
    meaning, _, round_ = value.partition("/")
    saying = SAYINGS.get(meaning)
    about = None if session is None or is_own(session, message.who) else session
    number = int(round_) if about and round_.isdecimal() else 0
    return replace(message, text=saying, about=about, round=number) if saying else None


async def answered(context: Context) -> str:
    """Return what is said to who means none of what they were asked, or does not say which."""
    if await picking.none_picked(context):
        return NOTHING_DONE
    offers, agrees = await _offers(context), answer_in(context.words)
    if not offers or agrees is None or (agrees and len(offers) == 1):
        return ""
    if not agrees:
        await last_asked.forget(context)
    return _WHICH if agrees else NOTHING_DONE


async def picked(context: Context) -> Context | None:
    """Return what somebody meant as if they had said it; None where their words pick nothing."""
    offers = await _offers(context)
    button = _picked(offers, context.words) if offers else None
    if button is None:
        return None
    await last_asked.forget(context)
    message = as_said(context.message, context.message.about, button.value)
    return await context_of(message, context.exchange) if message else None


def _picked(offers: Sequence[Button], words: str) -> Button | None:
    if len(offers) == 1 and answer_in(words):
        return offers[0]
    place = picking.place_named(words)
    if place is not None:
        return offers[place] if place < len(offers) else None
    found = [each for each in offers if names_label(words, each.label, in_part=True)]
    return found[0] if len(found) == 1 else None


async def _offers(context: Context) -> Sequence[Button]:
    """Return what somebody was asked last, if it was what they meant."""
    message = context.message
    if message.via not in (Via.DM, Via.MENTION) or message.is_edited:
        return []
    noted = await last_asked.read(context)
    if noted is None or last_asked.is_stale(noted):
        return []
    return [each for each in last_asked.offered(noted) if each.action == MEANT]

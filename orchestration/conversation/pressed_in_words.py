"""A press in words: a yes or a no to what was asked last, or what stands on one of its buttons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from orchestration.conversation import last_asked, own_zone
from orchestration.conversation.context import Context, sentence, without_call
from orchestration.conversation.inbound import Part
from orchestration.interaction.layout import Button
from orchestration.interaction.routing import SessionWish, StandingWish, Vote
from orchestration.kinds.person import standing_preferences
from orchestration.language.choosing.agreement import answer_in, lets_be, names_label
from orchestration.language.this_once import is_not_firm
from orchestration.model.people import SessionId, person_id
from orchestration.sessions.user_action import Reply, UnknownActionError

_SAYS_MORE: Final = (SessionWish, StandingWish, Vote)
"""“Mornings”, said, is a wish; on a button it is one as well."""

_STAYS: Final = "It stays as it is, then."
_WHICH: Final = "Which one: {labels}?"
_FILL_IN: Final = "Press “{label}” for that: it asks for a little more."


async def heard(context: Context, noted: Mapping[str, Any]) -> Sequence[Part] | None:
    """Do what a button does for words that press it; None where they press none."""
    offers = last_asked.offered(noted)
    words = without_call(context.message.text)
    agrees = _answer_in(offers, words)
    if agrees and _is_which(noted, offers):
        labels = [f"“{each.label}”" for each in offers if "…" not in each.label]
        return [sentence(_WHICH.format(labels=" or ".join(labels)))]
    if agrees is None:
        button = _button_meant(context, offers, words)
        if _ends(button, words):
            await last_asked.forget(context)
    else:
        await last_asked.forget(context)
        button = next(iter(own_zone.answering(context, offers, agrees=agrees)), None)
        if button is None and not agrees and _waits_for_a_word(noted, offers):
            return [sentence(_STAYS)]
    if button is None:
        return None
    said = await pressed(context, noted["session"], button)
    return [_to_be_filled_in(button)] if said is None and agrees else said


def _is_which(noted: Mapping[str, Any], offers: Sequence[Button]) -> bool:
    """Tell whether it is asked which of several holds, so that a yes says too little."""
    return bool(noted.get(last_asked.WHICH)) and all(each.answers is None for each in offers)


def _waits_for_a_word(noted: Mapping[str, Any], offers: Sequence[Button]) -> bool:
    return any(each.answers for each in offers) or _is_which(noted, offers)


def _to_be_filled_in(button: Button) -> Part:
    """Say that a yes in words is not enough: what it agrees to has a form."""
    return sentence(_FILL_IN.format(label=button.label))


def _answer_in(offers: Sequence[Button], words: str) -> bool | None:
    """Tell whether words say yes or no to what was asked; None of others."""
    agrees = answer_in(words)
    return False if agrees is None and _leaves(offers, words) else agrees


def _button_meant(context: Context, offers: Sequence[Button], words: str) -> Button | None:
    """Return the button on which words stand, which are no wish by themselves."""
    is_wish = any(isinstance(each, _SAYS_MORE) for each in context.routed())
    return None if is_wish else _labelled(offers, words)


def _ends(button: Button | None, words: str) -> bool:
    """Tell whether nothing more can be pressed: words which turn what was answered leave it so."""
    return not is_not_firm(words) if button is None else button.answers is not None


def _leaves(offers: Sequence[Button], words: str) -> bool:
    """Tell whether words let be what only a yes would do, where no button says so."""
    is_asked = any(each.answers for each in offers)
    return is_asked and lets_be(words) and _labelled(offers, words) is None


def _labelled(offers: Sequence[Button], words: str) -> Button | None:
    """Return the one button whose label somebody writes, or the words of it that tell it apart."""
    in_part = all(each.answers is None for each in offers)
    found = [each for each in offers if names_label(words, each.label, in_part=in_part)]
    return found[0] if len(found) == 1 else None


async def pressed(context: Context, session: SessionId, button: Button) -> Sequence[Part] | None:
    """Do what a button does; None where it opens a form, or is not there any more."""
    try:
        reply = await _reply(context, session, button)
    except UnknownActionError:
        return None
    if reply is None or reply.form:
        return None
    await context.exchange.perform(replace(reply, notice="", note="", gone=()), session)
    said = reply.notice or reply.note
    return [sentence(said)] if said else []


async def _reply(context: Context, session: SessionId, button: Button) -> Reply | None:
    """Return what comes of a button; None where its session is not there any more."""
    if button.action in own_zone.ACTIONS:
        return await own_zone.said(context, button.action, button.value)
    if session == person_id(context.who):
        person = await context.access.person(context.who)
        return standing_preferences.press(person, context.action, button.action, button.value)
    decision = context.one(session)
    if decision is None:
        return None
    return context.access.kinds.press(decision, context.action, button.action, button.value)

"""A press in words: a yes or a no to what was asked last, or what stands on one of its buttons."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any, Final

from orchestration.conversation.known import last_asked
from orchestration.conversation.known.context import Context, sentence, without_call
from orchestration.conversation.ports import linked
from orchestration.conversation.ports.inbound import Part
from orchestration.conversation.told import own_zone
from orchestration.conversation.voted import objecting
from orchestration.deciding.actions import cancelling, closing
from orchestration.deciding.rounds.assessment import has_changed
from orchestration.deciding.state import Phase
from orchestration.deciding.votes.speaking_up import DECIDES
from orchestration.deciding.votes.standing import is_last_vote
from orchestration.interaction.form import Form
from orchestration.interaction.layout import Button
from orchestration.interaction.routing import (
    CameUp,
    SessionOrder,
    SessionWish,
    Social,
    StandingWish,
    Unknown,
    Vote,
)
from orchestration.kinds.person import standing_preferences
from orchestration.language.choosing.held.agreement import answer_in, lets_be, names_label
from orchestration.language.choosing.lists.puts_there import puts_there
from orchestration.language.choosing.pressing import apart, has_sayings, says
from orchestration.language.corrections.undone import undone
from orchestration.language.votes.giving_up import leans_on_another
from orchestration.language.votes.this_once import is_not_firm, takes_it_back
from orchestration.model.people import SessionId, person_id
from orchestration.sessions.user_action import Reply, UnknownActionError

_SAYS_MORE: Final = (SessionWish, StandingWish, Vote)
"""“Mornings”, said, is a wish; on a button it is one as well."""

_SAYS_LESS: Final = (Social, Unknown, SessionWish, StandingWish)
"""What a label that opens a form is read as where nothing else has words for it."""

_LIST: Final = "list"
_PROPOSE: Final = "propose"
_STAYS: Final = "It stays as it is, then."
_ENDS_IT: Final = (cancelling.CANCEL, closing.CLOSE_NOW, closing.CLOSE_WITH)
_WHICH: Final = "Which one: {labels}?"
_SAY_FIRST: Final = (
    "Tell me first what has changed for you: I say what it means for the options, and then you can "
    "ask to look again. Or vote for none of these."
)
_FILL_IN: Final = "Press “{label}” for that: it asks for a little more."


async def heard(context: Context, noted: Mapping[str, Any]) -> Sequence[Part] | None:
    """Do what a button does for words that press it; None where they press none."""
    offers = last_asked.offered(noted)
    words = without_call(context.message.text)
    if _is_ordered_again(context, noted):
        return None
    if (put := await _put_there(context, noted, words)) is not None:
        return put
    if button := _said_for(context, offers, words):
        return await _done(context, noted, button)
    return None if last_asked.is_stale(noted) else await _answered(context, noted, words)


async def _put_there(
    context: Context, noted: Mapping[str, Any], words: str
) -> Sequence[Part] | None:
    """Put on the list what can be put there by a button, where words say so of one, or of all."""
    many = 0 if last_asked.is_stale(noted) else puts_there(words)
    named = [each for each in last_asked.offered(noted) if each.action == _LIST]
    forms = [each for each in last_asked.offered(noted) if each.action == _PROPOSE]
    if not many or not (named or forms):
        return None
    if not named:
        return [_to_be_filled_in(forms[0])]
    if many < len(named) and many == 1:
        labels = [f"“{each.label}”" for each in named]
        return [sentence(_WHICH.format(labels=" or ".join(labels)))]
    told: list[Part] = []
    for at, each in enumerate(named):
        of_it = replace(context, action=context.apart(f"/{at}"))
        told += await pressed(of_it, noted["session"], each) or ()
    await _ended(context, noted, is_left=False)
    return told


def _is_ordered_again(context: Context, noted: Mapping[str, Any]) -> bool:
    """Tell whether an order is given again with the same news: that is no yes to what it asks.

    Its bare words are: they stand on the button.
    """
    words = context.words.casefold()
    is_repeated = noted.get(last_asked.SAID) == words
    is_bare = context.exchange.written.strip().casefold() == words
    is_order = any(isinstance(each, SessionOrder) for each in context.routed())
    return is_repeated and not is_bare and is_order


async def _answered(
    context: Context, noted: Mapping[str, Any], words: str
) -> Sequence[Part] | None:
    """Take a yes or a no to what was asked just now, or a part of what stands on a button."""
    offers = last_asked.offered(noted)
    agrees = _agrees(offers, words)
    if agrees and _is_which(noted, offers):
        labels = [f"“{each.label}”" for each in offers if "…" not in each.label]
        return [sentence(_WHICH.format(labels=" or ".join(labels)))]
    if _is_of_an_objection(offers, words, agrees=agrees):
        await last_asked.forget(context)
        return _not_counted(words)
    if agrees is None:
        button = _button_meant(context, offers, words)
        if _ends(button, words):
            await last_asked.let_stale(context, noted)
    else:
        is_left = not agrees and _waits_for_a_word(noted, offers)
        await _ended(context, noted, is_left=is_left)
        button = next(iter(own_zone.answering(context, offers, agrees=agrees)), None)
        if button is None and is_left:
            return _left_as_it_is(context)
    if button is None:
        return None
    is_sure = bool(agrees) and last_asked.is_answer(noted)
    told = await pressed(context, noted["session"], button, is_sure=is_sure)
    return [_to_be_filled_in(button)] if told is None and agrees else told


def _agrees(offers: Sequence[Button], words: str) -> bool | None:
    """Tell whether words say yes or no; who takes back what would end something says no."""
    agrees = _answer_in(offers, words)
    is_of_an_end = any(each.action in _ENDS_IT for each in offers)
    return False if agrees is None and is_of_an_end and undone(words) else agrees


async def _ended(context: Context, noted: Mapping[str, Any], *, is_left: bool) -> None:
    """Take no answer any more; what was left as it is can be done by no label either."""
    if is_left:
        await last_asked.forget(context)
    else:
        await last_asked.let_stale(context, noted)


def _is_of_an_objection(offers: Sequence[Button], words: str, *, agrees: bool | None) -> bool:
    """Tell whether words agree to something, where it was asked whether an objection counts."""
    is_yes = agrees or leans_on_another(words)
    return bool(is_yes) and any(objecting.is_asked_of(each, words) for each in offers)


def _not_counted(words: str) -> Sequence[Part] | None:
    """Say that an objection does not count; None of words that are a vote themselves."""
    return [sentence(objecting.NOT_COUNTED)] if leans_on_another(words) else None


def _left_as_it_is(context: Context) -> Sequence[Part] | None:
    """Say that a no leaves it; None where its author means that they are out of it all."""
    is_out = any(isinstance(each, CameUp) for each in context.routed())
    is_out = is_out and not takes_it_back(context.words)  # “doch nicht” is a mere no
    return None if is_out else [sentence(_STAYS)]


def beginning(
    context: Context, noted: Mapping[str, Any], says_more: Callable[[str], bool]
) -> tuple[Button | None, str]:
    """Return the button that words press, and what stands behind that in the same message."""
    offers = last_asked.offered(noted)
    if not last_asked.is_stale(noted) and _said_for(context, offers, context.words) is None:
        for head, rest in islice(apart(context.words), 1, None):
            button = _said_for(context, offers, head)
            if button and _is_known(button) and rest and says_more(rest):
                return button, rest
    return None, ""


async def unasked(context: Context) -> Sequence[Part] | None:
    """Do what can be done in a vote at any time, though no button for it was shown last."""
    votes = [x for x in context.waiting if x.phase is Phase.VOTE]
    if len(votes) != 1:
        return None
    [vote] = votes
    again = Button("look-again", "Look again", str(vote.round.number))
    if _said_for(context, [again], without_call(context.message.text)) is None:
        return None
    if is_last_vote(vote):
        return [sentence(DECIDES)] if context.message.is_to_the_bot else None
    if not has_changed(vote, context.who):
        if not context.message.is_to_the_bot:
            return None
        return [sentence(_SAY_FIRST)]
    return await pressed(context, vote.id, again)


async def _done(
    context: Context, noted: Mapping[str, Any], button: Button
) -> Sequence[Part] | None:
    """Do what a button does that somebody has said for sure.

    What it asks for besides is asked as their words ask for it, if they do.
    """
    is_sure = last_asked.is_answer(noted) and not last_asked.is_stale(noted)
    told = await pressed(context, noted["session"], button, is_sure=is_sure)
    if told is None and not all(isinstance(each, _SAYS_LESS) for each in context.routed()):
        return None
    await _ended(context, noted, is_left=button.answers is False)
    return [_to_be_filled_in(button)] if told is None else told


def is_said(button: Button, words: str, *, loosely: bool = True) -> bool:
    """Tell whether words say what stands on a button, or what it does."""
    return says(words, (button.action, button.label, button.value), loosely=loosely)


def _is_known(button: Button) -> bool:
    return has_sayings(button.action, button.value)


def _said_for(context: Context, offers: Sequence[Button], words: str) -> Button | None:
    """Return the one button that words say for sure: what suits somebody is read as a wish."""
    for loosely in (False, True):
        found = [each for each in offers if is_said(each, words, loosely=loosely)]
        if len(found) == 1:
            is_known = _is_known(found[0])
            return found[0] if is_known or _button_meant(context, found, words) else None
    return None


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


async def pressed(
    context: Context, session: SessionId, button: Button, *, is_sure: bool = False
) -> Sequence[Part] | None:
    """Do what a button does; None where it opens a form, or is not there any more.

    A form that asks for a yes alone has it of who `is_sure`: they were asked in answer to words.
    """
    try:
        reply = await reply_to(context, session, button)
        form = reply.form if reply else None
        if form and not form.fields and is_sure and not form.context.get(closing.ANEW):
            reply = _confirmed(context, session, form)
    except UnknownActionError:
        return None
    if reply is None or reply.form:
        return None
    await context.exchange.perform(replace(reply, notice="", note="", gone=()), session)
    told = reply.notice or reply.note
    return [sentence(told)] if told else []


def _confirmed(context: Context, session: SessionId, form: Form) -> Reply | None:
    """Return what comes of a form that asks for nothing but a yes."""
    decision = context.one(session)
    if decision is None:
        return None
    return context.access.kinds.fill(decision, context.action, form.name, {}, form.context)


async def reply_to(context: Context, session: SessionId, button: Button) -> Reply | None:
    """Return what comes of a button; None where its session is not there any more."""
    if button.action in own_zone.ACTIONS:
        return await own_zone.said(context, button.action, button.value)
    if button.action in linked.ACTIONS:
        return await linked.pressed(context.access, context.action, button.action, button.value)
    if session == person_id(context.who):
        person = await context.access.person(context.who)
        return standing_preferences.press(person, context.action, button.action, button.value)
    decision = context.one(session)
    if decision is None:
        return None
    return context.access.kinds.press(decision, context.action, button.action, button.value)

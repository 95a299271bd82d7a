"""Choices that repeat: asked for in words or by a form, left out once, and stopped."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date, time
from typing import Any, Final, Literal

from orchestration.conversation.known.context import Context, sentence, without_call
from orchestration.conversation.ports.inbound import Part
from orchestration.conversation.ports.sessions import find_session
from orchestration.deciding.actions import orders
from orchestration.deciding.commands import OpenDecision
from orchestration.deciding.ended.again import opening_for, why_not_again
from orchestration.deciding.state import Decision
from orchestration.deciding.step import is_over
from orchestration.interaction.layout import Layout
from orchestration.interaction.routing import Asks, Does
from orchestration.interaction.wording import listed
from orchestration.language.choosing.words import stem, words_of
from orchestration.language.corrections.second_thoughts import second_thoughts
from orchestration.language.ordered.recurring import (
    changes_rhythm,
    last_day_said,
    recurring_said,
    unknown_rhythm,
)
from orchestration.language.ordered.recurring_ordered import asks_when_next, leaves_one_out
from orchestration.model.people import SessionId
from orchestration.model.times import Repeated, Weekday, Weekly
from orchestration.sessions.commands import Command
from orchestration.sessions.kind import Kinds
from orchestration.sessions.requests import Invitees, Requested, Requests
from orchestration.sessions.session import GroupSession, Session
from orchestration.sessions.user_action import Reply, UserAction
from orchestration.sessions.waiting import in_store

NOTHING_REPEATS: Final = "Nothing repeats here."
_WHICH: Final = "Which one? Say it in the thread of its card."
_ALREADY: Final = "“{subject}” repeats here already; now twice. “Stop repeating” ends either."
_IN_A_CHANNEL: Final = "Say that in its channel, please: there it is asked."
ONLY_CHOICES: Final = (
    "Only polls and decisions repeat; a meeting is looked for each time. Once this one stands, "
    "“same again next week” looks for the next."
)
_STOPS_FOR_ALL: Final = (
    "You are asked nothing just now. {names} will be asked again; “stop repeating” ends that, for "
    "everybody."
)
_CONTEXT: Final = "repeats"
_ON_DAYS: Final = (
    "“{said}” is more than I can: I ask again on days of the week, each or every other one. Say it "
    "like “every Thursday at 10: …”; nothing is asked yet."
)
_OF_ORDERS: Final = frozenset(
    stem(each.word)
    for each in words_of("""
        stop end skip leave out the next one this that it asking repeating repeat repeats every for
        of about on a an to do we have where what when shall should us our please and is in at
        stopp beende nicht mehr das die der den wir fragen wiederholen nächste
    """)
)
"""Words that call nothing by its name."""


# Asking for one


def rhythm_apart(
    invitees: Invitees, requests: Requests, today: date
) -> tuple[Invitees, Repeated | None]:
    """Return a request without how often it is to be asked, and for how long, where it can be."""
    if not requests.repeats:
        return invitees, None
    words, rhythm = recurring_said(invitees.words)
    if rhythm is None:
        return invitees, None
    return replace(invitees, words=words), Repeated(rhythm, last_day_said(invitees.words, today))


def why_not_so_often(words: str, requests: Requests) -> str:
    """Say how something can repeat where it is to do so otherwise; nothing where it can."""
    said = unknown_rhythm(words) if requests.repeats else ""
    return _ON_DAYS.format(said=said) if said else ""


async def asked_already(context: Context, requested: Requested) -> str:
    """Say that the same repeats already where it is asked for; nothing where it does not."""
    command = requested.command
    if not isinstance(command, OpenDecision):
        return ""
    subject = command.terms.subject
    known = {each.subject.casefold() for each in await _found(context)}
    return _ALREADY.format(subject=subject) if subject.casefold() in known else ""


def repeated(context: Context, requested: Requested, how: Repeated | None) -> Requested:
    """Return what a request comes to that is to be asked again and again."""
    if how is None:
        return requested
    command, form, rhythm = requested.command, requested.form, how.rhythm
    data = {
        "until": how.until.isoformat() if how.until else "",
        "days": [each.value for each in rhythm.days],
        "at": rhythm.start.isoformat() if rhythm.start else "",
        "every": rhythm.every,
    }
    form = replace(form, context={**form.context, _CONTEXT: data}) if form else None
    made = context.access.kinds.repeated(command, context.action, how) if command else None
    return replace(requested, command=made, form=form)


def repeated_as_filled(
    kinds: Kinds, made: Command, action: UserAction, context: Mapping[str, Any]
) -> Command:
    """Return what a form opens, which was opened for something that repeats."""
    data = context.get(_CONTEXT)
    if not isinstance(data, Mapping):
        return made
    try:
        days, start = tuple(map(Weekday, data["days"])), time.fromisoformat(data["at"])
        rhythm = Weekly(days, start, every=min(max(int(data["every"]), 1), 2))
        until = date.fromisoformat(data["until"]) if data.get("until") else None
    except (KeyError, TypeError, ValueError):
        return made  # what comes back with a form may have been altered
    return kinds.repeated(made, action, Repeated(rhythm, until)) if days else made


async def again(
    context: Context, decision: Decision, action: UserAction, rhythm: Weekly
) -> Reply | Layout:
    """Have what was decided asked again and again, by who is in it, where it was asked."""
    if not is_over(decision):
        return orders.ordered(decision, action, Does.REPEAT)
    if problem := why_not_again(decision, action.who):
        return Reply(notice=problem)
    if not context.exchange.has_channel:
        return Reply(notice=_IN_A_CHANNEL)
    opening = opening_for(decision, action)
    made = context.access.kinds.repeated(opening, action, Repeated(rhythm))
    if made is opening:
        return Reply(notice=ONLY_CHOICES)
    twice = await asked_already(context, Requested(opening))
    await context.exchange.hold(made.session)
    return Reply(commands=(made,), notice=twice)


# What is done with it


async def carried_out(context: Context, does: Does) -> Sequence[Part]:
    """Leave the next one out, or stop it; in a thread where nothing repeats, people talk."""
    found = _named(context.message.text, await _found(context))
    if len(found) != 1:
        told = _WHICH if found else NOTHING_REPEATS
        return [sentence(told)] if context.message.is_to_the_bot else []
    came = context.access.kinds.ordered(
        found[0], context.apart(f"/{does}"), does, context.message.text
    )
    if isinstance(came, Layout):
        return [Part(came, found[0].id)]
    await context.access.send(*came.commands)
    return [sentence(came.notice)]


async def all_told(context: Context) -> Sequence[Part]:
    """Say of each that repeats how often it is asked, and when next."""
    found = await _found(context)
    if not found:
        return [sentence(NOTHING_REPEATS)] if context.message.is_to_the_bot else []
    kinds = context.access.kinds
    return [Part(kinds.answer(each, context.who, Asks.REPEATS), each.id) for each in found]


async def how_it_stops(context: Context) -> str:
    """Say how what repeats is stopped, to who wants to hear no more of it; "" where nothing does.

    That ends it for all who are asked, so a bare “stop that” does not do it.
    """
    names = [f"“{each.subject}”" for each in await _found(context) if each.includes(context.who)]
    return _STOPS_FOR_ALL.format(names=listed(names)) if names else ""


async def heard(context: Context) -> Sequence[Part] | None:
    """Change, leave out or tell what repeats, where words can mean only that here; else None."""
    words = without_call(context.message.text)
    does = _meant(context, words)
    if context.message.is_edited or does is None:
        return None
    found = _named(words, await _found(context))
    if not found or (not context.message.about and not context.message.is_to_the_bot):
        return None
    kinds = context.access.kinds
    if does is Asks.REPEATS:
        by_name = bool(context.message.about) or _names(words, found[0])
        is_asked = asks_when_next(words, by_name=by_name)
        told = [Part(kinds.answer(each, context.who, does), each.id) for each in found]
        return told if is_asked else None
    if len(found) > 1:
        return [sentence(_WHICH)]
    return await _changed(context, found[0], does, words)


async def changed_at_once(context: Context, just_set: Sequence[SessionId]) -> Sequence[Part] | None:
    """Change what was set to repeat just now, where words say no more than how; else None."""
    words = without_call(context.message.text)
    is_change = changes_rhythm(words, by_name=False, is_here=True) and second_thoughts(words)
    if not is_change or leaves_one_out(words):
        return None
    store = context.access.sessions
    found = _going_on(context, [await find_session(store, each) for each in just_set])
    if len(found) != 1:
        return None
    return await _changed(context, found[0], Does.CHANGE, words)


async def _changed(context: Context, one: GroupSession, does: Does, words: str) -> Sequence[Part]:
    came = context.access.kinds.ordered(one, context.apart("/rhythm"), does, words)
    if isinstance(came, Layout):
        return [Part(came, one.id)]
    await context.access.send(*came.commands)
    return [sentence(came.notice)]


def _meant(context: Context, words: str) -> Does | Literal[Asks.REPEATS] | None:
    """Return what words may want of what repeats: in private they may be a wish."""
    by_name, is_here = not context.message.about, context.message.in_channel
    if changes_rhythm(words, by_name=by_name, is_here=is_here):
        return Does.CHANGE
    if is_here and leaves_one_out(words):
        return Does.SKIP
    return Asks.REPEATS if asks_when_next(words, by_name=True) else None


async def _found(context: Context) -> list[GroupSession]:
    """Return what repeats where words were written: what they reply to, or all that is here."""
    store, message = context.access.sessions, context.message
    if message.about:
        ids: Sequence[SessionId | None] = [message.about, *(x.parent for x in context.sessions)]
    elif message.in_channel:
        ids = await context.exchange.sessions_here(over=False)
    else:
        return _going_on(context, await in_store(store, store.open_with, context.who))
    return _going_on(context, [await find_session(store, each) for each in ids])


def _named(words: str, found: Sequence[GroupSession]) -> Sequence[GroupSession]:
    """Return those that words call by what they are about, where they do; all of them else."""
    return [each for each in found if _names(words, each)] or found


def _names(words: str, one: GroupSession) -> bool:
    """Tell whether words call something by what it is about."""
    said = {stem(each.word) for each in words_of(words)} - _OF_ORDERS
    return not said.isdisjoint(stem(each.word) for each in words_of(one.called))


def _going_on(context: Context, found: Sequence[Session | None]) -> list[GroupSession]:
    repeats = context.access.kinds.goes_on_repeating
    those = [each for each in found if isinstance(each, GroupSession) and repeats(each)]
    those = list({each.id: each for each in those}.values())
    who = context.who
    return [each for each in those if each.includes(who)] or those

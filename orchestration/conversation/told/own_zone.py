"""Where somebody is: said in words, by a button or in a form; it reaches every session they are in.

All of it is the same on every platform, and matters most on one that knows nobody's zone.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from enum import Enum, auto
from typing import Any, Final

from orchestration.conversation.known import last_asked
from orchestration.conversation.known.by_name import is_of_times, lettered
from orchestration.conversation.known.context import Context, sentence
from orchestration.conversation.ports.access import SessionAccess
from orchestration.conversation.ports.inbound import Message, Part, Via
from orchestration.conversation.ports.notes import Memory
from orchestration.conversation.ports.sessions import find_concerning
from orchestration.conversation.told import ends_read_again
from orchestration.deciding.actions.table import PLACE
from orchestration.deciding.state import Decision
from orchestration.deciding.wishes.own_clock import would_move
from orchestration.interaction.answers import said as in_words
from orchestration.interaction.form import Field, Filled, Form, Kind
from orchestration.interaction.layout import Button, Layout, Text
from orchestration.interaction.layouts import ANOTHER_PLACE, ZONE, clock_question, row
from orchestration.interaction.wording import listed
from orchestration.kinds.person.commands import TellZone
from orchestration.language.choosing.lists.list_orders import is_draft
from orchestration.language.clocks.clock_asked import place_asked_about
from orchestration.language.clocks.whereabouts import (
    Whereabouts,
    by_its_clock,
    place_answered,
    says_yes_or_no,
    whereabouts_in,
    zone_called,
)
from orchestration.language.saying.restate_day import city_of
from orchestration.model.people import Member, SessionId, person_id
from orchestration.model.times import zone_named
from orchestration.privacy import Private
from orchestration.sessions.commands import Command, ZoneTold
from orchestration.sessions.user_action import Reply, UserAction
from orchestration.views.member import ClockAsked

FORM: Final = "own-zone"
ACTIONS: Final = (ZONE, ANOTHER_PLACE)

_CLOCK_SAID: Final = "clock-said"
"""What a note is called that somebody was told by which clock their times are read."""

_EXAMPLES: Final = "A large city nearby, or a zone: Lisbon, CET, UTC+2."
_UNKNOWN: Final = f"I don't know that place. {_EXAMPLES}"
_COULD_BE: Final = "That could be {}. Name the one, or a city there."
_PASSING: Final = (
    "I keep one clock for you, so your times stay in {}. Until you are back, name the zone where "
    "you say a time (“3pm Tokyo time”); or write “I'm in …”, and all of your times are there."
)
_ASKED: Final = re.compile(r"(?:time ?zone|zone|zeitzone)\b[\s:]*(?P<place>.*)", re.IGNORECASE)


async def heard(context: Context) -> tuple[Sequence[Part], Context | None]:
    """Do what a message says of where its author is; return the answer, and what else it says.

    That is None where it says nothing else. In a channel people talk of where they are: it is said
    in private, or behind `/convene zone`.
    """
    message = context.message
    found, rest = _said(context, is_asked=await _is_asked(context))
    if found is None and (answered := await _answers_notice(context)):
        found, rest = answered, ""
    author = await context.exchange.author() if found else None
    if found is None or author is None:
        return (), context
    if found.of_times and found.zone != (await context.access.at_home(author)).zone:
        return (), context  # times were said by another clock, and their author lives by their own
    rest = _by_its_clock(found, rest, message.text)
    left = replace(context, message=replace(message, text=rest)) if rest else None
    return await _answered(context, author, found, goes_on=bool(rest)), left


async def _answered(
    context: Context, author: Member, found: Whereabouts, *, goes_on: bool
) -> Sequence[Part]:
    access, action = context.access, context.action
    if found == _SHOW:
        return [await shown(access, author, action)]
    if not found.zone:
        return [sentence(_why_not(found))]
    if found.passing:
        zone = city_of((await access.at_home(author)).zone)
        return [sentence(_PASSING.format(zone))]
    how = ToldHow.LATER if goes_on else ToldHow.WITH_ANSWER
    ends = await _ends(access, context.exchange.memory, author, action, found.zone)
    done = await telling(access, author, action, found.zone, how=how)
    await access.send(*done.commands, *ends.commands)
    parts = [] if done.reads_back else [sentence(done.answer)]
    return [*parts, *([Part(in_words(ends.notice, (), ends.times))] if ends.notice else [])]


async def _ends(
    access: SessionAccess, memory: Memory, member: Member, action: UserAction, zone: str
) -> Reply:
    """Return what comes of the ends that somebody named before it was known where they are."""
    before = (await access.at_home(member)).zone
    return await ends_read_again.read_again(access, memory, action, before, zone)


def _by_its_clock(found: Whereabouts, rest: str, text: str) -> str:
    """Return what is said beside a trip by the clock of where that goes, where it says so."""
    if not (found.passing and found.zone and rest):
        return rest
    return by_its_clock(rest, city_of(found.zone), text.replace(rest, ""))


def _names_place(context: Context) -> bool:
    """Tell whether a message says of a place, and of nothing else, that its author is there."""
    found, rest = _said(context)
    return bool(found and found.zone) and not rest


_NOTHING: Final = Whereabouts()
_SHOW: Final = Whereabouts(passing=True)
"""Nowhere that is known, and the wish to see what is."""


async def _is_asked(context: Context) -> bool:
    """Tell whether it was where they are that somebody was asked last: a place alone says it."""
    noted = await last_asked.read(context)
    is_open = noted is not None and not last_asked.is_stale(noted)
    return is_open and any(each.action in ACTIONS for each in last_asked.offered(noted or {}))


def _said(context: Context, *, is_asked: bool = False) -> tuple[Whereabouts | None, str]:
    message = context.message
    asked = _ASKED.fullmatch(message.text.strip(" ?"))
    if asked and not asked["place"] and message.via in (Via.COMMAND, Via.DM):
        return _SHOW, ""
    if asked and message.via is Via.COMMAND:
        return zone_called(asked["place"]) or _NOTHING, ""
    if message.in_channel or message.is_edited or is_draft(message.text):
        return None, message.text
    bare = is_asked or not _is_of_names(message, context.waiting)
    return whereabouts_in(message.text, bare=bare)


async def _answers_notice(context: Context) -> Whereabouts | None:
    """Return the place that answers that it is not known where somebody is.

    An option that goes by its name is meant before it.
    """
    message, own = context.message, person_id(context.who)
    if message.via is not Via.DM or message.is_edited or message.in_channel:
        return None
    place = place_answered(message.text)
    if not place or not await context.exchange.memory.read(own, _CLOCK_SAID, context.who):
        return None
    is_option = any(lettered(place, each) != place for each in context.waiting)
    author = None if is_option else await context.exchange.author()
    is_asked = author is not None and not (await context.access.at_home(author)).knows_zone
    return zone_called(place) if is_asked else None


def _is_of_names(message: Message, waiting: Sequence[Decision]) -> bool:
    """Tell whether a place's name may be that of an option."""
    return message.names_options or any(not is_of_times(each) for each in waiting)


def _why_not(found: Whereabouts) -> str:
    return _COULD_BE.format(", or ".join(found.could_be)) if found.could_be else _UNKNOWN


@dataclass(frozen=True, slots=True)
class Telling:
    """What tells everything that concerns somebody where they are, and what answers them."""

    commands: Sequence[Command]
    answer: str
    reads_back: bool


class ToldHow(Enum):
    """How somebody is told of wishes that have moved: at most one session reads them back."""

    WITH_ANSWER = auto()
    """In one message with the answer."""
    BESIDE_ANSWER = auto()
    """In a message of their own: the answer stands on what was pressed."""
    LATER = auto()
    """With what else they have written."""


async def telling(
    access: SessionAccess,
    member: Member,
    action: UserAction,
    zone: str,
    *,
    how: ToldHow = ToldHow.WITH_ANSWER,
) -> Telling:
    """Return what tells somebody's own state, and every session they are in, where they are."""
    who, box = member.id, Private(member.id, zone)
    concerned = await find_concerning(access.sessions, who)
    sessions = [each for each in concerned if each.member(who)]
    moved = [each for each in sessions if would_move(each, who, zone)]
    answer = _noted(zone, action, moved)
    reads_back = moved[0].id if moved and how is not ToldHow.LATER else None
    own = action.envelope(person_id(who), "/zone")
    words = Private(who, answer if how is ToldHow.WITH_ANSWER else "")
    told = (
        ZoneTold(
            **action.envelope(each.id, f"/zone/{each.id}"),
            member=who,
            zone=box,
            besides=words if each.id == reads_back else None,
        )
        for each in sessions
    )
    return Telling(
        (TellZone(**own, member=member, zone=box), *told), answer, reads_back is not None
    )


def _noted(zone: str, action: UserAction, moved: Sequence[Decision]) -> str:
    now = action.at.astimezone(zone_named(zone))
    noted = f"Your times are in {city_of(zone)} from now on (it is {now:%H:%M} there now)."
    names = listed([f"“{each.terms.subject}”" for each in moved])
    read_again = f" What you said for {names} I read by that clock now."
    return noted + (read_again if moved else "")


async def pressed(
    access: SessionAccess, memory: Memory, action: UserAction, name: str, value: str
) -> Reply:
    """Return what comes of one of the buttons below the question for somebody's zone."""
    if name == ANOTHER_PLACE:
        place = Field("place", "Where are you?", Kind.TEXT, help=_EXAMPLES)
        return Reply(form=Form(FORM, "Your clock", "Use it", (place,)))
    found = zone_called(value)
    if found is None or not found.zone:
        return Reply(notice=_UNKNOWN)
    person = await access.person(action.who)
    ends = await _ends(access, memory, person.member, action, found.zone)
    done = await telling(access, person.member, action, found.zone, how=ToldHow.BESIDE_ANSWER)
    commands = (*done.commands, *ends.commands)
    return replace(ends, commands=commands, note=done.answer, gone=ACTIONS)


def answering(context: Context, offers: Sequence[Button], *, agrees: bool) -> list[Button]:
    """Return the buttons that a yes or a no presses, as it is said; a place wants a plain one.

    “Yes, London” says where somebody is, whichever place was asked about.
    """
    return [each for each in offers if each.answers is agrees and _is_answer(context, each)]


def _is_answer(context: Context, button: Button) -> bool:
    if button.action not in ACTIONS:
        return True
    return says_yes_or_no(context.words) and not _names_place(context)


async def said(context: Context, name: str, value: str) -> Reply:
    """Return what comes of the same in words: a no to one place asks for another."""
    if name == ANOTHER_PLACE:
        return Reply(notice=f"Where are you, then? {_EXAMPLES}")
    memory = context.exchange.memory
    return await pressed(context.access, memory, context.action, name, value)


async def filled(
    access: SessionAccess, memory: Memory, action: UserAction, values: Mapping[str, Any]
) -> Reply:
    """Return what comes of the place that somebody has filled in."""
    form = Filled(values)
    words = form.text("place", missing=_EXAMPLES)
    found = zone_called(words)
    if form.errors:
        return Reply(errors=form.errors)
    if found is None or not found.zone:
        return Reply(errors={"place": _why_not(found or _NOTHING)})
    person = await access.person(action.who)
    ends = await _ends(access, memory, person.member, action, found.zone)
    done = await telling(access, person.member, action, found.zone)
    notice = " ".join(filter(None, ("" if done.reads_back else done.answer, ends.notice)))
    return replace(ends, commands=(*done.commands, *ends.commands), notice=notice)


async def told_in_form(
    access: SessionAccess, action: UserAction, values: Mapping[str, Any], *, bare: bool
) -> tuple[Reply, str]:
    """Return what comes of where somebody is by a form, and what else its words say.

    They say it in its own field or among the words; a place alone says it where it is `bare`.
    """
    form = Filled(values)
    words, place = form.text("words"), form.text(PLACE)
    found, rest = whereabouts_in(words, bare=bare)
    if place:
        found, rest = zone_called(place) or whereabouts_in(place, bare=True)[0] or _NOTHING, words
    if found is None or found.passing:
        return Reply(), words
    if not found.zone:
        return (Reply(errors={PLACE: _why_not(found)}), words) if place else (Reply(), words)
    person = await access.person(action.who)
    how = ToldHow.LATER if rest else ToldHow.WITH_ANSWER
    done = await telling(access, person.member, action, found.zone, how=how)
    return Reply(commands=tuple(done.commands), notice="" if done.reads_back else done.answer), rest


def time_there(words: str, at: datetime) -> str:
    """Return how late it is in a place that words ask about; "" where they ask about none."""
    place = place_asked_about(words)
    found = zone_called(place) if place else None
    if found is None or not found.zone:
        return ""
    return f"In {place} it is {at.astimezone(zone_named(found.zone)):%H:%M on %A}."


async def shown(access: SessionAccess, member: Member, action: UserAction) -> Part:
    """Show somebody in which zone their times are, and let them change it."""
    member = await access.at_home(member)
    zone = city_of(member.zone)
    now = action.at.astimezone(zone_named(member.zone))
    words = f"Your times are in {zone} (it is {now:%H:%M} there now)."
    parts = (Text(words), row(Button(ANOTHER_PLACE, "Another place")))
    if not member.knows_zone:
        words = f"I don't know where you are. Until you say so, your times are in {zone}."
        likely = replace(ClockAsked.of(member, action.at), until_then="")
        asked = clock_question(likely) if member.likely_zone else parts[1:]
        parts = (Text(words), *asked)
        words = "\n".join(each.words for each in parts if isinstance(each, Text))
    return Part(Layout(words=words, parts=parts), person_id(member.id))


async def whose_clock(
    context: Context, session: SessionId, ends: datetime | None
) -> Sequence[Part]:
    """Say once by which clock an end was read that somebody names whose own is not known."""
    author, memory, own = (
        await context.exchange.author(),
        context.exchange.memory,
        person_id(context.who),
    )
    known = author is None or (await context.access.at_home(author)).knows_zone
    if known or author is None:
        return []
    if ends is not None:
        await ends_read_again.note(memory, author.id, session, ends)
    if await memory.read(own, _CLOCK_SAID, author.id):
        return []
    await memory.write(own, _CLOCK_SAID, author.id, context.message.id)
    return [await shown(context.access, author, context.action)]

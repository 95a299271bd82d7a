"""Giving up what stands: it is asked once more, and only the organiser does so for everyone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, Final

from orchestration.deciding.actions.cancelling import stands, when
from orchestration.deciding.presentation.clocks import own_clock
from orchestration.interaction.answers import NOT_THEN
from orchestration.interaction.form import Field, Filled, Form
from orchestration.interaction.form import Kind as FieldKind
from orchestration.interaction.layout import Button, Buttons, Layout, Text, When
from orchestration.interaction.layouts import COMES as I_CAN_COME
from orchestration.interaction.layouts import MOVE
from orchestration.interaction.layouts.parts import times_on
from orchestration.interaction.wording import in_search
from orchestration.kinds.meeting import absence, search_orders
from orchestration.kinds.meeting.commands import CannotCome, ComesAfterAll, FindNewTime
from orchestration.kinds.meeting.reschedule import NOTHING_DECIDED, why_not
from orchestration.kinds.meeting.state import Meeting
from orchestration.language.choosing.held.agreement import answer_in, yes_and_more
from orchestration.language.coming.attending import (
    asks_to_find,
    comes_in_part,
    is_all_day,
    is_reserved,
    stays_away,
    wants_another,
)
from orchestration.model.people import MemberId
from orchestration.model.preferences import Preference
from orchestration.privacy import Private
from orchestration.sessions.user_action import Reply, UserAction

FIND: Final = "find-time"
LEAVE: Final = "leave"
OFF: Final = "off"
LEAVE_SO: Final = "leave-so"
COMES: Final = I_CAN_COME.action
_ASKED: Final = (OFF, MOVE)
_WHAT: Final = "what"
_WORDS: Final = "words"
_TIME: Final = "time"
_TIMES: Final = ((FIND, "Find a new time"), (LEAVE_SO, "Leave it so for the others"))
_EXAMPLE: Final = "I couldn't place that. Could you say it like “I can't do Tuesdays before 10”?"
_NO_DAY_BY_WORD: Final = (
    "I can't set another day myself; I can look for a new time and put it to the vote."
)
_SHALL_I: Final = "Shall I take that off for everyone, and put other times to the vote?"
_IS_THEIRS: Final = (
    "{stands}. Only {name} can look for another time. If you can't make it, what is off? {told}"
)
_NOW_OUT: Final = (
    "{organiser} knows now that you can't come to “{subject}”, {when}; "
    "others see only how many can."
)
_OWN_OUT: Final = "You are out of “{subject}”, {when}; others see only how many can come."


def can_give_up(meeting: Meeting, who: MemberId) -> bool:
    """Tell whether something was decided that somebody may want to give up."""
    return not why_not(meeting, who)


def offered(meeting: Meeting, who: MemberId) -> Layout | None:
    """Offer somebody to give up a decided meeting, where they can; the press is asked about."""
    if not can_give_up(meeting, who):
        return None
    words = f"{stands(meeting, who)}."
    if who == meeting.organiser.id:
        return _asked(meeting, who, words, _find())
    asked = f"{words} What is off? {_told(meeting)}"
    return _asked(meeting, who, asked, *_what_is_off(meeting, who))


def _find(search: str = "") -> Button:
    return Button(FIND, "Find a new time", search)


def _what_is_off(meeting: Meeting, who: MemberId) -> Iterator[Button]:
    for span, label in absence.spans(meeting, who):
        yield Button(OFF, label, f"{meeting.since}/{span}")
    yield Button(MOVE, "Write it …")


def _told(meeting: Meeting) -> str:
    return f"{meeting.organiser.name} will be told; others see only how many can come."


def _asked(meeting: Meeting, who: MemberId, words: str, *buttons: Button) -> Layout:
    times = _times(meeting, who)
    return Layout(words=words, parts=(Text(words), Buttons(buttons)), times=times)


def _times(meeting: Meeting, who: MemberId) -> tuple[When, ...]:
    """Return when a meeting is that is decided, for a platform to show on the reader's clock."""
    outcome = meeting.outcome
    return times_on(own_clock(meeting, who), outcome.option) if outcome else ()


def is_off(meeting: Meeting, user_action: UserAction, value: str) -> Reply:
    """Return what comes of somebody who cannot come, by what they have pressed is off."""
    since, _, span = value.partition("/")
    why, who = why_not(meeting, user_action.who), user_action.who
    if why or since != f"{meeting.since}" or not meeting.member(who):
        return Reply(notice=why or NOTHING_DECIDED)
    is_more = span != absence.THEN
    off = (absence.off(meeting, who, span),)
    if who not in meeting.cannot_come:
        return replace(_cannot_come(meeting, user_action, off), gone=_ASKED)
    reply = _cannot_come(meeting, user_action, off if is_more else ())
    return replace(reply, notice="", note=reply.notice, gone=_ASKED, offers=())


def comes(meeting: Meeting, user_action: UserAction) -> Reply:
    """Take back, at a press, that somebody cannot come."""
    reply = comes_after_all(meeting, user_action)
    return replace(reply, gone=(*_ASKED, COMES)) if reply else Reply(notice=NOTHING_DECIDED)


def absent(
    meeting: Meeting, user_action: UserAction, words: str, *, is_asked: bool = False
) -> Reply | None:
    """Return what comes of words by which somebody is out, or says what is off for them.

    None where they do not say so plainly: then it is asked; of who `is_asked`, where they do not
    answer. The organiser is told at once, and what else is off is asked only where it is not said.
    """
    who = user_action.who
    if not can_give_up(meeting, who) or not meeting.member(who):
        return None
    if who == meeting.organiser.id and is_asked and _agrees_to_find(meeting, words):
        told, button = _new_time(meeting, user_action, words)
        return Reply(notice=told, offers=(button,))
    if who == meeting.organiser.id and wants_another(words):
        return None  # it is theirs to have one found, whoever cannot come
    return _said_to_be_off(meeting, user_action, words, is_asked=is_asked)


def _said_to_be_off(
    meeting: Meeting, user_action: UserAction, words: str, *, is_asked: bool
) -> Reply | None:
    """Return what comes of words by which somebody is out; None where they are none."""
    who = user_action.who
    answer = absence.answered_off(meeting, user_action, words)
    if who in meeting.cannot_come:
        known = None if is_asked else _known_already(meeting, who)
        return known if answer is None else _cannot_come(meeting, user_action, answer)
    off = absence.said_off(meeting, user_action, words)
    is_plain = absence.is_of_it(meeting, who, off) and not is_reserved(words)
    if is_asked and answer is not None:
        return _goes_out(meeting, user_action, answer, is_answered=True)
    is_out = (is_plain or stays_away(words)) and not comes_in_part(words)
    if is_out and not is_plain and absence.spares_it(meeting, user_action, words):
        return Reply(notice=NOT_THEN)
    return _goes_out(meeting, user_action, off) if is_out else None


def _agrees_to_find(meeting: Meeting, words: str) -> bool:
    """Tell whether the organiser, who is offered to find another time, has one found.

    What stands behind a yes then says when to look: “ja, gern erst ab Mittwoch”.
    """
    agrees = answer_in(words)
    if agrees is False or stays_away(words):
        return False
    if asks_to_find(words):
        return True
    is_yes = bool(agrees or yes_and_more(words))
    return is_yes and meeting.organiser.id not in meeting.cannot_come and not is_all_day(words)


def _goes_out(
    meeting: Meeting,
    user_action: UserAction,
    off: tuple[Preference, ...],
    *,
    is_answered: bool = False,
) -> Reply:
    """Return that somebody cannot come then, and what is off beside; that is asked if not known."""
    who, subject, name = user_action.who, meeting.terms.subject, meeting.organiser.name
    reply = _cannot_come(meeting, user_action, (absence.off(meeting, who, absence.THEN), *off))
    is_own = who == meeting.organiser.id
    told = _OWN_OUT if is_own else _NOW_OUT
    knows = told.format(organiser=name, subject=subject, when=when(meeting, who))
    is_known = is_answered or bool(off)
    asked = absence.noted(off) if is_known else "What is off?"
    offers = () if is_known else tuple(_what_is_off(meeting, who))
    theirs = _what_next(meeting) if is_own else ()
    offers = (*offers, *theirs, I_CAN_COME)
    return replace(reply, notice=f"{knows} {asked}", offers=offers, times=_times(meeting, who))


def _known_already(meeting: Meeting, who: MemberId) -> Reply:
    if who == meeting.organiser.id:
        return Reply(notice="That is noted already.", offers=_what_next(meeting))
    return Reply(notice=f"{meeting.organiser.name} knows already.")


def _what_next(meeting: Meeting) -> tuple[Button, ...]:
    """Return what the organiser can do about it that somebody cannot come."""
    return (_find(), Button(LEAVE_SO, "Leave it so", f"{meeting.since}"))


def _cannot_come(meeting: Meeting, user_action: UserAction, off: tuple[Preference, ...]) -> Reply:
    """Return that somebody cannot come; or, of who is out already, what is off for them."""
    who = user_action.who
    if who in meeting.cannot_come and not off:
        return Reply(notice=absence.noted(()))
    command = CannotCome(**user_action.envelope(meeting.id), member=who, off=Private(who, off))
    knows = "Noted." if who == meeting.organiser.id else f"{meeting.organiser.name} knows now."
    passed_on = f"{knows} The time stands for the others."
    if who in meeting.cannot_come:
        return Reply(commands=(command,), notice=absence.noted(off))
    return Reply(commands=(command,), notice=passed_on, offers=(I_CAN_COME,))


def leave_so(meeting: Meeting, user_action: UserAction) -> Reply:
    """Leave a time as it is, although somebody cannot come."""
    if user_action.who != meeting.organiser.id:
        return Reply(notice=NOTHING_DECIDED)
    return Reply(note="It stays as it is.", gone=(MOVE, FIND, LEAVE_SO))


def offered_to_move(meeting: Meeting, user_action: UserAction, words: str) -> Layout | None:
    """Offer a decided meeting as `offered` does, to who wants it moved, and say what comes of it.

    No day can be set by a word: a new time is found as the organiser's words say, and put to the
    vote. Who else wants it moved hears who may, and can say that they are off.
    """
    offer, organiser = offered(meeting, user_action.who), meeting.organiser
    if offer is None:
        return None
    if user_action.who != organiser.id:
        standing = stands(meeting, user_action.who)
        words = _IS_THEIRS.format(stands=standing, name=organiser.name, told=_told(meeting))
        return _asked(meeting, user_action.who, words, *_what_is_off(meeting, user_action.who))
    return _asked(meeting, user_action.who, *_new_time(meeting, user_action, words))


def _new_time(meeting: Meeting, user_action: UserAction, words: str) -> tuple[str, Button]:
    """Return what the organiser is asked before a new time is looked for, and what does so."""
    told, other = search_orders.offered_with(meeting, user_action, words)
    if other.said:
        return told, _find(search_orders.written(other))
    if not told and (asks_to_find(words) or answer_in(words)):
        told = _SHALL_I
    return f"{stands(meeting, user_action.who)}. {told or _NO_DAY_BY_WORD}", _find()


def ask_to_find(meeting: Meeting, user_action: UserAction, search: str = "") -> Reply:
    """Ask the organiser whether to look again; what is other about the `search` goes with it."""
    if user_action.who != meeting.organiser.id or why_not(meeting, user_action.who):
        return Reply(notice=NOTHING_DECIDED)
    context = {"since": meeting.since, **({"search": search} if search else {})}
    words = _if_looked(meeting, user_action, search)
    times = _times(meeting, user_action.who)
    asked = Form(MOVE, "Find a new time?", "Yes, look again", (), context, words, times=times)
    return Reply(form=asked)


def _if_looked(meeting: Meeting, user_action: UserAction, search: str = "") -> str:
    """Say what stands, and what comes of it if another time is looked for."""
    other = in_search(search_orders.read(search), meeting.terms.zone)
    put = f"times to the vote as you say ({other})" if other else "other times to the vote"
    return (
        f"{stands(meeting, user_action.who)}. If I look again, that time is off for everyone: it "
        f"leaves the calendars, and I put {put}. Nobody is asked twice what suits them."
    )


def ask_what_is_off(meeting: Meeting, user_action: UserAction, search: str = "") -> Reply:
    """Ask who cannot come what is off, and the organiser also what becomes of the time.

    With a `search` it asks to look again, as a button of an earlier version did.
    """
    who = user_action.who
    if why := why_not(meeting, who):
        return Reply(notice=why)
    is_own = who == meeting.organiser.id
    if is_own and (search or not meeting.member(who)):
        return ask_to_find(meeting, user_action, search)
    spans = absence.spans(meeting, who)
    fields = (
        Field(_WHAT, "What is off?", FieldKind.SELECT, spans[0][0], spans),
        Field(_WORDS, "Or write it", FieldKind.LONGTEXT, required=False),
        *([Field(_TIME, "And the time?", FieldKind.SELECT, FIND, _TIMES)] if is_own else []),
    )
    is_known = who in meeting.cannot_come
    words = _if_looked(meeting, user_action) if is_own else _if_told(meeting, who)
    label = "Yes, do so" if is_own else "Keep it" if is_known else "Yes, pass it on"
    context = {"since": meeting.since}
    return Reply(form=Form(LEAVE, "You can't make it?", label, fields, context, words))


def _if_told(meeting: Meeting, who: MemberId) -> str:
    """Say what stands, and what comes of it that a member cannot come."""
    name = meeting.organiser.name
    is_known = who in meeting.cannot_come
    told = f"{name} knows that you can't come." if is_known else _told(meeting)
    return (
        f"{stands(meeting, who)}, and it stays so for the others. {told} It is for {name} to look "
        "for a new time."
    )


def comes_after_all(meeting: Meeting, user_action: UserAction) -> Reply | None:
    """Return what takes back that somebody cannot come; None where nobody has been told so."""
    if user_action.who not in meeting.cannot_come:
        return None
    envelope = user_action.envelope(meeting.id)
    return Reply(commands=(ComesAfterAll(**envelope, member=user_action.who),))


def moved(
    meeting: Meeting, user_action: UserAction, filled: Filled, context: Mapping[str, Any]
) -> Reply:
    """Look for a new time, which was meant."""
    del filled
    if context.get("since") != meeting.since:
        return Reply(notice=NOTHING_DECIDED)
    other = search_orders.read(str(context.get("search", "")))
    command = FindNewTime(
        **user_action.envelope(meeting.id), by=user_action.who, other=other if other.said else None
    )
    return Reply(commands=(command,))


def left(
    meeting: Meeting, user_action: UserAction, filled: Filled, context: Mapping[str, Any]
) -> Reply:
    """Tell the organiser that somebody cannot come, which was meant, and keep what is off."""
    who = user_action.who
    if context.get("since") != meeting.since or meeting.member(who) is None:
        return Reply(notice=NOTHING_DECIDED)
    asked = _WHAT in filled.values  # a form of an earlier version asked nothing
    span = filled.one(_WHAT, [each for each, _ in absence.spans(meeting, who)]) if asked else ""
    words = filled.text(_WORDS)
    said = absence.answered_off(meeting, user_action, words) if words else ()
    if said is None:
        filled.errors[_WORDS] = _EXAMPLE
    if filled.errors:
        return Reply(errors=filled.errors)
    off = said or (absence.off(meeting, who, span),)
    reply = _cannot_come(meeting, user_action, off)
    if who != meeting.organiser.id or filled.values.get(_TIME) != FIND:
        return reply
    anew = FindNewTime(**user_action.envelope(meeting.id, "/anew"), by=who, other=None)
    return Reply(commands=(*reply.commands, anew))

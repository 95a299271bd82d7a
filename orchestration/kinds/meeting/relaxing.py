"""Whether one wish may give way once: one question, two answers, whenever it is asked."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from orchestration.deciding.commands import ConfirmMust, GiveWay
from orchestration.deciding.state import Phase
from orchestration.kinds.meeting.assessment import ground_of, profile_of
from orchestration.kinds.meeting.intake import GONE, held_by, read_back_now, with_profile
from orchestration.kinds.meeting.musts import open_musts, without_question
from orchestration.kinds.meeting.own_day import spared
from orchestration.kinds.meeting.reasking import asked_to_give_way
from orchestration.kinds.meeting.rounds import close_intake_if_complete
from orchestration.kinds.meeting.state import Meeting
from orchestration.kinds.meeting.step import Step, is_over, over, refuse
from orchestration.model.options import Slot
from orchestration.model.preferences import Change, Event, Kind, Preference, Profile, Strength
from orchestration.privacy import Private, Reader, reveal
from orchestration.profile import add, firm, numbered, relax, soften
from orchestration.sessions.effects import Effect


def give_way(meeting: Meeting, command: GiveWay) -> Step:
    """Let a wish give way for the one time its author was asked about, or note that it will not.

    Either is all that somebody was asked between two rounds.
    """
    who = command.member
    if is_over(meeting):
        return over(meeting, who)
    _, wish = held_by(meeting, who, command.preference)
    slot = asked_to_give_way(meeting, who, command.preference)
    if wish is None or slot is None:
        return refuse(meeting, who, GONE)
    effects: tuple[Effect, ...] = ()
    if command.possible:
        meeting, effects = _given(meeting, command, wish, slot)
    else:
        meeting = _firm(meeting, wish)
    if meeting.phase is Phase.INTAKE and who in meeting.round.asked and who not in meeting.done:
        meeting = replace(meeting, done=(*meeting.done, who))
    meeting, more = close_intake_if_complete(meeting, command.at)
    return meeting, (*effects, *more)


def confirm_must(meeting: Meeting, command: ConfirmMust) -> Step:
    """Let a must hold for good, or make it a strong wish, as its author says.

    Who was asked and says that it is firm is not asked whether it may give way after all.
    """
    who, profile = command.member, profile_of(meeting, command.member)
    wish = numbered(profile, command.preference)
    if is_over(meeting):
        return over(meeting, who)
    if wish is None or wish.strength is not Strength.MUST:
        return refuse(meeting, who, GONE)
    if command.firm and wish.number in [each.number for each in open_musts(meeting, who)]:
        meeting = _firm(meeting, wish)
    settled = firm(profile, wish) if command.firm else soften(profile, wish, meeting.coming_round)
    meeting = with_profile(without_question(meeting, wish), who, settled)
    return close_intake_if_complete(meeting, command.at)


def _given(meeting: Meeting, command: GiveWay, wish: Preference, slot: Slot) -> Step:
    relaxed = _relaxed(meeting, wish, slot, command.at)
    return read_back_now(meeting, command.member, relaxed, gone=wish)


def _relaxed(meeting: Meeting, wish: Preference, slot: Slot, at: datetime) -> Profile:
    """Return its author's profile with a wish that gives way for one time."""
    profile, member = profile_of(meeting, wish.author), meeting.member(wish.author)
    if wish.kind is Kind.HOURS and member:
        new = Event(meeting.coming_round, Change.NEW)
        return add(profile, replace(spared(member, slot), history=(new,)))
    ground = ground_of(meeting, wish.author, at)
    return relax(profile, wish, slot, meeting.coming_round, ground)


def _firm(meeting: Meeting, wish: Preference) -> Meeting:
    before = meeting.firm.get(wish.author)
    known = reveal(before, to=Reader.DECISION) if before else ()
    held = Private(wish.author, (*known, wish.number))
    return replace(meeting, firm={**meeting.firm, wish.author: held})

"""The paper's own way: a coordinator proposes a round's options, and judges them for everyone.

It is asked before the options are put on the table, and meanwhile the round waits, as it waits for
words that are still being read. What it answers is a command like any other; where it does not
answer, or names what is not there, the exact proposer does (PROTOCOL.md, section 3).
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from orchestration.deciding.state import Phase
from orchestration.kinds.meeting.assessment import (
    assessment_of,
    grid_to_vote_on,
    named_slots,
    old_candidate,
    profile_of,
)
from orchestration.kinds.meeting.effects import Suggest
from orchestration.kinds.meeting.state import Meeting
from orchestration.kinds.meeting.step import Step
from orchestration.language.saying.restate import restate
from orchestration.model.people import Member
from orchestration.model.preferences import Kind, OptionRef, Polarity, Preference, Topic
from orchestration.model.suggestion import Choice, Stated
from orchestration.model.times import Dated, Grain, Moment, zone_named
from orchestration.privacy import Private


def is_to_be_suggested(meeting: Meeting, at: datetime) -> bool:
    """Tell whether a round's options are a coordinator's to propose, and there are any."""
    return (
        meeting.terms.is_suggested
        and bool(meeting.counted)
        and len(grid_to_vote_on(meeting, at)) > 0
    )


def is_awaited(meeting: Meeting) -> bool:
    """Tell whether a suggestion for the present round is under way."""
    return token(meeting.round.number) in meeting.reading


def token(round_: int) -> str:
    """Return by what a suggestion is waited for; no member's words have such a one."""
    return f"//options/{round_}"


def ask(meeting: Meeting, at: datetime) -> Step:
    """Have the round's options suggested, and wait."""
    number = meeting.round.number
    effect = Suggest(
        round=number,
        choice=_choice(meeting, at),
        people={
            member.id: Private(member.id, _stated(meeting, member)) for member in meeting.counted
        },
    )
    waiting = (*meeting.reading, token(number))
    return replace(meeting, phase=Phase.INTAKE, reading=waiting), (effect,)


def _choice(meeting: Meeting, at: datetime) -> Choice:
    terms, grid = meeting.terms, grid_to_vote_on(meeting, at)
    old = old_candidate(meeting, grid)
    return Choice(
        starts=tuple(grid.instant(place) for place in range(len(grid))),
        minutes=terms.duration,
        zone=terms.zone,
        most=terms.options,
        candidate=None if old is None else grid.instant(old),
        served=0 if old is None else _served(meeting),
    )


def _served(meeting: Meeting) -> int:
    """Return how many members the last candidate has suited."""
    last = next(each for each in reversed(meeting.rounds) if each.candidate is not None)
    option = assessment_of(last).options[0]
    return round(option.ratio * len(option.sides))


def _in_words(meeting: Meeting, wish: Preference, zone: str) -> str:
    """Return a wish as it stands by itself: an answer to an option as one about its time."""
    option = wish.applies.option if isinstance(wish.applies, OptionRef) else ""
    slot = named_slots(meeting).get(option)
    if slot is None:
        return wish.restatement
    clock = zone_named(zone)
    start, end = slot.start.astimezone(clock), slot.end.astimezone(clock)
    when = Dated((Moment(start, end, Grain.MINUTE),))
    return restate(Kind.TIME, wish.polarity, wish.strength, when)


def _stated(meeting: Meeting, member: Member) -> Stated:
    """State what a member wishes of the time, in the engine's words: a topic is in their own.

    What is merely accepted is no wish: it is not to be judged by.
    """
    profile = profile_of(meeting, member.id)
    wishes = [
        each
        for each in profile.wishes
        if not isinstance(each.applies, Topic) and each.polarity is not Polarity.ACCEPTS
    ]
    return Stated(
        zone=member.zone,
        wishes=tuple(_in_words(meeting, wish, member.zone) for wish in wishes),
        unplaced=tuple(each.text for each in profile.not_understood),
        needed=member.required,
    )

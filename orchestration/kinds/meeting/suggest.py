"""What a coordinator is told to suggest a meeting's times, in the paper's own way."""

from __future__ import annotations

from datetime import datetime

from orchestration.deciding.rounds import suggesting
from orchestration.deciding.rounds.assessment import old_candidate, profile_of
from orchestration.kinds.meeting.commands import OptionsSuggested
from orchestration.kinds.meeting.effects import Suggest
from orchestration.kinds.meeting.engagements import busy
from orchestration.kinds.meeting.starts import grid_to_vote_on, named_slots
from orchestration.kinds.meeting.state import Meeting
from orchestration.language.saying.restate import restate, restated
from orchestration.model.options import Slot
from orchestration.model.people import Member
from orchestration.model.preferences import Kind, OptionRef, Polarity, Preference, Topic
from orchestration.model.suggestion import Choice, Stated
from orchestration.model.times import Dated, Grain, Moment, zone_named
from orchestration.privacy import Private
from orchestration.scheduling.grid import Grid
from orchestration.sessions.kind import Step


def ask(meeting: Meeting, at: datetime) -> Step[Meeting] | None:
    """Have the round's options suggested, and wait; None where that is not the way."""
    number = meeting.round.number
    grid = grid_to_vote_on(meeting, at)
    if not (meeting.terms.is_suggested and meeting.counted and len(grid)):
        return None
    effect = Suggest(
        round=number,
        choice=_choice(meeting, grid),
        people={
            member.id: Private(member.id, _stated(meeting, member)) for member in meeting.counted
        },
    )
    return suggesting.waiting(meeting), (effect,)


def options_suggested(meeting: Meeting, command: OptionsSuggested) -> Step[Meeting]:
    """Put on the table what a coordinator suggests, once, while it is waited for."""
    slots = [Slot("", start, start) for start in command.starts]
    return suggesting.taken(meeting, command.round, command.at, slots, command.scores)


def _choice(meeting: Meeting, grid: Grid) -> Choice:
    terms = meeting.terms
    old = old_candidate(meeting, grid)
    return Choice(
        starts=tuple(grid.instant(place) for place in range(len(grid))),
        minutes=terms.duration,
        zone=terms.zone,
        most=terms.options,
        candidate=None if old is None else grid.instant(old),
        served=0 if old is None else suggesting.served(meeting),
    )


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

    What is merely accepted is no wish: it is not to be judged by. When they are in other meetings
    is told as when they are busy.
    """
    profile = profile_of(meeting, member.id)
    wishes = [
        each
        for each in profile.wishes
        if not isinstance(each.applies, Topic) and each.polarity is not Polarity.ACCEPTS
    ]
    return Stated(
        zone=member.zone,
        wishes=(
            *(_in_words(meeting, wish, member.zone) for wish in wishes),
            *(restated(each).restatement for each in busy(meeting, member)),
        ),
        unplaced=tuple(each.text for each in profile.not_understood),
        needed=member.required,
    )

"""Everybody's own day, where those who are to meet have several clocks (PROTOCOL.md, section 2).

It is worked out anew whenever it is needed, since whoever is added may bring another clock; only
what a member has taken back of it is kept, in their profile.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import datetime, time
from functools import lru_cache
from typing import Final

from orchestration.kinds.meeting.state import Meeting
from orchestration.language.saying import restate_day
from orchestration.model.options import Slot
from orchestration.model.people import Member
from orchestration.model.preferences import Kind, Polarity, Preference, Profile, Strength
from orchestration.model.terms import MeetingTerms, Scoring
from orchestration.model.times import NIGHT, Dated, Grain, Moment, Weekly, WorkingHours
from orchestration.scheduling.grid import clocks_differ, grid_for
from orchestration.scheduling.own_day import DAY_BREAK, OwnClock, says_more
from orchestration.views.member import Assumed

DAY: Final = 1_000_001
NIGHT_OF_IT: Final = 1_000_002
"""What a member's own day and their night are called among their wishes."""


def own_day(meeting: Meeting, member: Member, profile: Profile) -> tuple[Preference, ...]:
    """Return a member's day and night as wishes, but what they have taken back of them."""
    day = _day_of(meeting, member) if meeting.terms.scoring is Scoring.OURS else None
    if day is None:
        return ()
    both = (
        _wish(member, DAY, Weekly(start=day.end, end=day.start)),
        _wish(member, NIGHT_OF_IT, Weekly(start=NIGHT.start, end=NIGHT.end)),
    )
    return tuple(each for each in both if not _is_changed(profile, each.number))


def begins(meeting: Meeting, member: Member, profile: Profile) -> time:
    """Return from when on a member's mornings count, on their own clock."""
    taken_back = _is_changed(profile, DAY)
    day = member.hours or (None if taken_back else _day_of(meeting, member))
    return day.start if day else DAY_BREAK


def _day_of(meeting: Meeting, member: Member) -> WorkingHours | None:
    """Return a member's day where days matter; None where all clocks show the same.

    Nothing is assumed of whom nobody knows where they are.
    """
    zones = frozenset((*(each.zone for each in meeting.members), member.zone))
    if not member.knows_zone or not _clocks_differ(meeting.terms, zones, meeting.opened_at):
        return None
    return member.hours or (meeting.terms.own_day if member.assumes_hours else None)


@lru_cache(maxsize=256)
def _clocks_differ(terms: MeetingTerms, zones: frozenset[str], opened_at: datetime) -> bool:
    return clocks_differ(grid_for(terms, opened_at), zones)


def _is_changed(profile: Profile, number: int) -> bool:
    return any(each.number == number for each in profile.preferences)


def _wish(member: Member, number: int, against: Weekly) -> Preference:
    is_day = number == DAY
    hours = WorkingHours(against.end or time(0), against.start or time(0))
    return Preference(
        author=member.id,
        kind=Kind.HOURS,
        polarity=Polarity.AGAINST,
        strength=Strength.STRONGLY if is_day else Strength.MUST,
        applies=against,
        restatement=(restate_day.outside if is_day else restate_day.at_night)(hours, member.zone),
        confirmed=True,
        number=number,
        assumed=not is_day or member.hours is None,
    )


def spared(member: Member, slot: Slot) -> Preference:
    """Return what it is that somebody can come once, outside of their hours."""
    return Preference(
        author=member.id,
        kind=Kind.HOURS,
        polarity=Polarity.FOR,
        strength=Strength.PREFERS,
        applies=Dated((Moment(slot.start, slot.end, Grain.MINUTE),)),
        restatement=restate_day.once(slot, member.zone),
        confirmed=True,
    )


def told(
    meeting: Meeting, member: Member, profile: Profile, slots: Mapping[str, Slot]
) -> Iterator[Assumed]:
    """Yield what is assumed of a member's day, as it is told to them.

    Their night is told with their day where nobody has stated either; a tap takes the day back
    first.
    """
    by = OwnClock(member.zone, begins(meeting, member, profile), slots, meeting.terms.duration)
    wishes = own_day(meeting, member, profile)
    more = [says_more(each, profile.wishes, by) for each in wishes]
    if len(wishes) > 1 and all(each.assumed for each in wishes) and not any(more):
        words = restate_day.whole_day(*(each.restatement for each in wishes))
        yield Assumed(wishes[0].number, words)
        return
    for wish, says in zip(wishes, more, strict=True):
        words = restate_day.to_you(wish.restatement)
        yield Assumed(wish.number, words, is_assumed=wish.assumed, says_more=says)

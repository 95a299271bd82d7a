"""What is off for who cannot come to a decided meeting: as pressed, or as their words say."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, time, timedelta
from typing import Final

from orchestration.deciding.presentation.clocks import zone_of
from orchestration.deciding.wishes.hearing import hearing_of
from orchestration.interaction.wording import listed
from orchestration.kinds.meeting.state import Meeting
from orchestration.language.coming.attending import (
    came_up,
    is_all_day,
    is_only_then,
    names_what_suits,
    stays_away,
    without_return,
)
from orchestration.language.offline import understood
from orchestration.language.saying.restate import restated
from orchestration.model.options import slot_of
from orchestration.model.people import MemberId
from orchestration.model.preferences import (
    Kind,
    Polarity,
    Preference,
    Source,
    Strength,
    Visibility,
)
from orchestration.model.times import (
    EVERY_DAY,
    AnyOf,
    Dated,
    Grain,
    Moment,
    Weekday,
    Weekly,
    zone_named,
)
from orchestration.sessions.user_action import UserAction

THEN: Final = "then"
DAY: Final = "day"
_PART: Final = "part"
_ONLY: Final = re.compile(r"^\W*(?:(?:just|only|nur|bloß)\b\s*)+", re.IGNORECASE)
"""“Only the morning”: nothing else is off, and no more is said by it."""

_CLAUSE: Final = re.compile(
    r"[,.;!]+\s+|\s[-–]+\s|\b(?:because|since|cos|cuz|weil|denn)\b", re.IGNORECASE
)

_PARTS: Final = (("evening", 18), ("afternoon", 12), ("morning", 0))
_ENDS: Final = {18: 24, 12: 18, 0: 12}


def spans(meeting: Meeting, who: MemberId) -> tuple[tuple[str, str], ...]:
    """Return what can be off for somebody, with what it is called."""
    local = _local(meeting, who)
    part = next(name for name, start in _PARTS if local.hour >= start)
    return (
        (THEN, "Only then"),
        (_PART, f"That {part}"),
        (DAY, f"All {local:%A}"),
    )


def off(meeting: Meeting, who: MemberId, span: str) -> Preference:
    """Return that somebody cannot come then, in that part of the day, or on that day."""
    assert meeting.outcome is not None
    slot, local = slot_of(meeting.outcome.option), _local(meeting, who)
    midnight = _midnight(local)
    begins = next(start for _, start in _PARTS if local.hour >= start)
    match span:
        case "part":
            from_, until = midnight.replace(hour=begins), _at_hour(midnight, _ENDS[begins])
            moment = Moment(from_, until, Grain.MINUTE)
        case "day":
            moment = Moment(midnight, _at_hour(midnight, 24), Grain.DAY)
        case _:
            moment = Moment(local, slot.end.astimezone(local.tzinfo), Grain.MINUTE)
    wish = Preference(
        author=who,
        kind=Kind.TIME,
        polarity=Polarity.AGAINST,
        strength=Strength.MUST,
        applies=Dated((moment,)),
        restatement="",
        source=Source(meeting.messages.get(who, 0), 0, 0),
        confirmed=True,
    )
    return restated(wish)


def said_off(meeting: Meeting, user_action: UserAction, words: str) -> tuple[Preference, ...]:
    """Return what words say is off, as far as rules read them; a day that is not named is that day.

    That it is the day of the meeting, and no more, may be said of the meeting alone: then nothing.
    """
    said = tuple(
        each
        for each in _read(meeting, user_action, words)
        if each.polarity is not Polarity.FOR or each.strength is Strength.MUST
    )
    if is_all_day(words):
        return said or (off(meeting, user_action.who, DAY),)
    day = _day(_local(meeting, user_action.who))
    is_bare = came_up(words)
    only_day = all(each.applies == day and (is_bare or each.kind is Kind.TIME) for each in said)
    return () if only_day else said


def answered_off(
    meeting: Meeting, user_action: UserAction, words: str
) -> tuple[Preference, ...] | None:
    """Return what words answer to what is off, nothing more than that time; None: no answer.

    A time alone is one that is off.
    """
    if is_only_then(words):
        return ()
    words = _ONLY.sub("", without_return(words))
    if said := said_off(meeting, user_action, words):
        return said
    named = () if names_what_suits(words) else _read(meeting, user_action, words)
    turned = (replace(x, polarity=Polarity.AGAINST, strength=Strength.MUST) for x in named)
    return tuple(map(restated, turned)) or None


def is_of_it(meeting: Meeting, who: MemberId, said: Sequence[Preference]) -> bool:
    """Tell whether the time of the meeting is among what is off."""
    assert meeting.outcome is not None
    slot, zone = slot_of(meeting.outcome.option), _local(meeting, who).tzinfo
    begins, ends = slot.start.astimezone(zone), slot.end.astimezone(zone)
    return any(
        start < ends and begins < end for each in said for start, end in _pieces(each, begins)
    )


def spares_it(meeting: Meeting, user_action: UserAction, words: str) -> bool:
    """Tell whether each no of somebody names when it holds, and the meeting is at no such time."""
    noes = [each for each in _CLAUSE.split(words) if stays_away(each)]
    off = [said_off(meeting, user_action, each) for each in noes]
    against = [[x for x in each if x.polarity is Polarity.AGAINST] for each in off]
    return bool(against) and all(
        each and not is_of_it(meeting, user_action.who, each) for each in against
    )


def noted(said: Sequence[Preference]) -> str:
    """Say what is noted as off."""
    told = listed([each.restatement for each in said]) or "only then"
    return f"Noted: {told.rstrip('.')}."


def _pieces(wish: Preference, day: datetime) -> list[tuple[datetime, datetime]]:
    """Return the pieces of time on a day that a wish is about."""
    applies = wish.applies
    times = applies.times if isinstance(applies, AnyOf) else (applies,)
    moments = [m for each in times if isinstance(each, Dated) for m in each.moments]
    weekly = [x for x in times if isinstance(x, Weekly) and Weekday.of(day.date()) in x.days]
    moments += [_on(each, day) for each in weekly]
    return [(each.start, each.end or each.start) for each in moments]


def _read(meeting: Meeting, user_action: UserAction, words: str) -> tuple[Preference, ...]:
    """Return what words say of times, as their author's own."""
    member = meeting.member(user_action.who)
    assert member is not None
    number = meeting.messages.get(member.id, 0)
    hearing = hearing_of(meeting, member, user_action.at, number, Visibility.PRIVATE)
    local = _local(meeting, member.id)
    own = (
        replace(each, author=member.id, visibility=Visibility.PRIVATE, confirmed=True)
        for each in understood(words, hearing).preferences
    )
    return tuple(_on_that_day(each, local) for each in own)


def _on_that_day(wish: Preference, local: datetime) -> Preference:
    """Return a wish as of the meeting's day, where it names no other."""
    applies = wish.applies
    own_days = (EVERY_DAY, (Weekday.of(local.date()),))
    if not isinstance(applies, Weekly) or applies.days not in own_days:
        return wish
    return restated(replace(wish, applies=Dated((_on(applies, local),))))


def _on(pattern: Weekly, local: datetime) -> Moment:
    """Return a pattern as it is on one day."""
    midnight = _midnight(local)
    end = _at(midnight, pattern.end) if pattern.end else _at_hour(midnight, 24)
    start = _at(midnight, pattern.start) if pattern.start else midnight
    grain = Grain.MINUTE if pattern.start or pattern.end else Grain.DAY
    return Moment(start, end if end > start else end + timedelta(days=1), grain)


def _day(local: datetime) -> Dated:
    return Dated((_on(Weekly(), local),))


def _local(meeting: Meeting, who: MemberId) -> datetime:
    """Return when what was decided begins, on somebody's clock."""
    assert meeting.outcome is not None
    return slot_of(meeting.outcome.option).start.astimezone(zone_named(zone_of(meeting, who)))


def _midnight(local: datetime) -> datetime:
    return local.replace(hour=0, minute=0, second=0, microsecond=0)


def _at(midnight: datetime, at: time) -> datetime:
    return midnight.replace(hour=at.hour, minute=at.minute)


def _at_hour(midnight: datetime, hour: int) -> datetime:
    """Return an hour of a day on its clock; 24 is the midnight after it."""
    day = midnight + timedelta(days=1) if hour == 24 else midnight
    return day.replace(hour=hour % 24)

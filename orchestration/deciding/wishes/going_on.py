"""What goes on from what its author told last is understood together with that."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from orchestration.deciding.method import method_of
from orchestration.deciding.rounds.assessment import profile_of
from orchestration.deciding.rounds.readiness import unheard
from orchestration.deciding.state import D
from orchestration.deciding.step import with_profile
from orchestration.deciding.wishes.hearing import hearing_of
from orchestration.language.offline import understood
from orchestration.language.qualifying import sequel
from orchestration.language.talk.puts_right import GoesOn, Sequel, as_one
from orchestration.model.people import Member, MemberId
from orchestration.model.preferences import (
    FOR_GOOD,
    Kind,
    Polarity,
    Preference,
    Profile,
    Visibility,
)
from orchestration.model.times import OtherTimes
from orchestration.privacy import Private, Reader, reveal
from orchestration.profile import hear, withdraw

_OF_TIMES: Final = (Kind.TIME, Kind.BUSY)


def with_what_was_told(
    decision: D, who: MemberId, text: Private[str], at: datetime
) -> tuple[D, Private[str]]:
    """Return a message with what its author told last, where it goes on from that.

    What it puts right is told anew, so it no longer holds as it was told. Where rules do not read
    all of both, the message is left as it was written.
    """
    words = reveal(text, to=Reader.DECISION)
    said, member = sequel(words), decision.member(who)
    if said and member and said.how in (Sequel.SWAPPED, Sequel.STRUCK):
        return decision, _of_one_time(decision, member, said, text, at)
    last = _told_last(profile_of(decision, who)) if said else []
    told = _given_way(said, last)
    if said is None or member is None or not told or not _may_go_on(said, told):
        return decision, text
    whole = as_one(said, [each.restatement for each in told], told[-1].language)
    hearing = hearing_of(decision, member, at, 0, Visibility.PRIVATE)
    read = understood(whole, hearing)
    if hearing.catalogue is not None or not read.preferences or read.not_understood:
        return decision, text
    if said.how is not Sequel.ADDED or who in decision.former:
        decision = _without(decision, who, told, is_all=told == last)
    return decision, Private(who, whole)


def _of_one_time(
    decision: D, member: Member, said: GoesOn, text: Private[str], at: datetime
) -> Private[str]:
    """Return what is said of a time that is swapped or struck, by what is noted of it.

    Where nothing is, it is asked how the other time suits; what is struck is out.
    """
    hearing = hearing_of(decision, member, at, 0, Visibility.PRIVATE)
    profile, is_swapped = profile_of(decision, member.id), said.how is Sequel.SWAPPED
    words = said.rest if is_swapped else reveal(text, to=Reader.DECISION)
    context, read = method_of(decision).context(decision, member.id, at), understood(words, hearing)
    taken_back = bool(read.corrections) and not hear(profile, read, 0, context).not_understood
    otherwise = said.rest if taken_back is is_swapped else said.fine
    return Private(member.id, otherwise) if otherwise and hearing.catalogue is None else text


def _told_last(profile: Profile) -> list[Preference]:
    """Return the wishes for and against times of the last message that had any."""
    said = [
        (each.source.message, each)
        for each in profile.wishes
        if each.source is not None
        and each.source != FOR_GOOD
        and each.kind in _OF_TIMES
        and not isinstance(each.applies, OtherTimes)
    ]
    last = max((message for message, _ in said), default=None)
    return [each for message, each in said if message == last]


def _given_way(said: GoesOn | None, last: Sequence[Preference]) -> list[Preference]:
    """Return the wishes that go for what is said: one time is in the place of others alone.

    A no that is told once more is of what does not suit.
    """
    if said is not None and said.how is Sequel.CONFIRMED:
        return [each for each in last if each.polarity is Polarity.AGAINST]
    is_instead = said is not None and said.how is Sequel.INSTEAD and said.weak
    return [x for x in last if not (is_instead and x.polarity is Polarity.AGAINST)]


def _may_go_on(said: GoesOn, told: Sequence[Preference]) -> bool:
    """Tell whether words can go on from wishes: only of what was ruled out a part suits."""
    return said.how is not Sequel.ONLY or all(each.polarity is Polarity.AGAINST for each in told)


def _without(decision: D, who: MemberId, told: Sequence[Preference], *, is_all: bool) -> D:
    """Return the decision as it was before somebody's last words, or else without those wishes."""
    if (box := decision.former.get(who)) and is_all:
        former = reveal(box, to=Reader.DECISION)
        before = with_profile(decision, who, former.profile)
        return before if former.answered else unheard(before, who)
    return _withdrawn(decision, who, told)


def _withdrawn(decision: D, who: MemberId, told: Sequence[Preference]) -> D:
    """Return the decision without some of somebody's wishes: a no stays beside other times."""
    profile = profile_of(decision, who)
    for each in told:
        profile = withdraw(profile, each, decision.coming_round)
    return with_profile(decision, who, profile)

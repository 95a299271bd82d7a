"""Two readings of one invitation put together, piece by piece."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from orchestration.language.combined import is_final, meet_any
from orchestration.language.languages import naming_of
from orchestration.language.saying.naming import Naming
from orchestration.model.message_context import MeetingRequest, OrganiserConstraints
from orchestration.model.people import Member, MemberId
from orchestration.model.preferences import NotUnderstood, Preference, Source

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Piece:
    """One thing that an invitation asks, and where it says so."""

    source: Source
    asks: OrganiserConstraints


@dataclass(frozen=True, slots=True)
class SecondInvitation:
    """What a second reader makes of an invitation; `nothing` are words that ask for nothing."""

    pieces: tuple[Piece, ...] = ()
    left: tuple[NotUnderstood, ...] = ()
    nothing: tuple[Source, ...] = ()


def joined(first: OrganiserConstraints, second: OrganiserConstraints) -> OrganiserConstraints:
    """Return all that two invitations ask; where both name a length or a place, the first's."""
    known = {_time(each) for each in first.times}
    return OrganiserConstraints(
        required=_union(first.required, second.required),
        one_of=_union(first.one_of, second.one_of),
        roles=_union(first.roles, second.roles),
        duration_minutes=first.duration_minutes or second.duration_minutes,
        place=first.place or second.place,
        times=(*first.times, *(each for each in second.times if _time(each) not in known)),
        earliest=first.earliest or second.earliest,
        not_understood=(*first.not_understood, *second.not_understood),
    )


def filled_invitation(rules: OrganiserConstraints, pieces: Sequence[Piece]) -> OrganiserConstraints:
    """Return the rules' reading, with what a second one finds in the words that they left over."""
    gaps = [each.source for each in rules.not_understood if not is_final(each)]
    usable = [each for each in pieces if meet_any(each.source, gaps) and not _clash(rules, each)]
    return _with(rules, usable)


def filled_request(rules: MeetingRequest, pieces: Sequence[Piece]) -> MeetingRequest:
    """Return a request as the rules read it, with what a second reading finds in the rest of it.

    Who is needed is asked, too.
    """
    asked = OrganiserConstraints(
        required=rules.required,
        one_of=rules.one_of,
        duration_minutes=rules.minutes,
        times=rules.times,
        not_understood=rules.not_understood,
    )
    whole = filled_invitation(asked, pieces)
    needed = (*whole.required, *(one for group in whole.one_of for one in group))
    return replace(
        rules,
        minutes=whole.duration_minutes,
        people=_union(rules.people, tuple(dict.fromkeys(needed))),
        required=whole.required,
        one_of=whole.one_of,
        times=whole.times,
        not_understood=whole.not_understood,
    )


def checked_invitation(
    rules: OrganiserConstraints, pieces: Sequence[Piece], text: str, members: Sequence[Member]
) -> OrganiserConstraints:
    """Return what both readings agree on; where the second finds more, it is the organiser's word.

    In words that the rules left over the second reading holds, as far as it does not clash.
    """
    filled, naming = filled_invitation(rules, pieces), naming_of(text)
    asked = tuple(
        NotUnderstood(
            text[each.source.start : each.source.end],
            naming.also.format(_in_words(each.asks, members, naming)),
            each.source,
        )
        for each in pieces
        if joined(filled, each.asks) != filled or _clash(filled, each)
    )
    return replace(filled, not_understood=(*filled.not_understood, *asked))


def _with(rules: OrganiserConstraints, pieces: Sequence[Piece]) -> OrganiserConstraints:
    explained = [each.source for each in pieces]
    left = (
        each
        for each in rules.not_understood
        if is_final(each) or not meet_any(each.source, explained)
    )
    whole = replace(rules, not_understood=tuple(left))
    for each in pieces:
        whole = joined(whole, each.asks)
    return whole


def _clash(rules: OrganiserConstraints, piece: Piece) -> bool:
    """Whether both name a length, or a place, and not the same."""
    pairs = (
        (rules.duration_minutes, piece.asks.duration_minutes),
        (rules.place, piece.asks.place),
    )
    return any(one and other and one != other for one, other in pairs)


def _union(first: tuple[T, ...], second: tuple[T, ...]) -> tuple[T, ...]:
    return (*first, *(each for each in second if each not in first))


def _time(wish: Preference) -> object:
    return wish.polarity, wish.applies


def _in_words(asks: OrganiserConstraints, members: Sequence[Member], naming: Naming) -> str:
    names = {each.id: each.name for each in members}

    def named(who: Sequence[MemberId]) -> str:
        return ", ".join(names.get(each, each) for each in who)

    words = [naming.needed.format(named(asks.required))] if asks.required else []
    words += [naming.one_of.format(named(group)) for group in asks.one_of]
    words += [naming.length(asks.duration_minutes)] if asks.duration_minutes else []
    words += [asks.place] if asks.place else []
    words += [naming.earliest] if asks.earliest else []
    return "; ".join([*words, *(each.restatement for each in asks.times)])

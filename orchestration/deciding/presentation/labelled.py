"""What speaks for an option and against it, as far as its authors let others see it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from orchestration.deciding.presentation.clocks import names_zone
from orchestration.deciding.rounds.assessment import profile_of, side_of
from orchestration.deciding.state import Assessed, DecidedBy, Decision, OptionFit, Round, Severity
from orchestration.language.choosing.mentions import mentions
from orchestration.language.clocks.another_clock import has_hours
from orchestration.language.saying.restate import reads_on
from orchestration.language.saying.restate_day import place_of
from orchestration.model.catalogue import Catalogue
from orchestration.model.options import Option, Words
from orchestration.model.people import Member, MemberId
from orchestration.model.preferences import (
    Kind,
    PartOfMeeting,
    Polarity,
    Preference,
    Strength,
    Visibility,
)
from orchestration.privacy import PublicReason, Reader, declassify, reveal

_LETTER: Final = re.compile(r"(?<![\w'’])[A-Z]\d?(?![\w'’])")
_ARTICLE: Final = re.compile(
    r"\s(?!is\b|was\b|and\b|or\b|has\b|ist\b|war\b|und\b|oder\b|hat\b)[a-zäöü]"
)

Sides = Mapping[MemberId, OptionFit]


def sides_of(option: Assessed) -> Sides:
    """Return how an option stands for each member who is not forgotten."""
    sides = ((member, side_of(option, member)) for member in option.sides)
    return {member: side for member, side in sides if side is not None}


def reasons_for(decision: Decision, sides: Sides) -> Mapping[PublicReason, bool]:
    """Return the wishes that an option meets, and which go on from a name."""
    return _labelled(decision, sides, _is_met)


def reasons_against(decision: Decision, sides: Sides) -> tuple[PublicReason, ...]:
    """Return the wishes that an option breaks."""
    return tuple(_labelled(decision, sides, _is_broken))


def reasons_to_stay_away(decision: Decision, sides: Sides) -> tuple[PublicReason, ...]:
    """Return the wishes by which somebody cannot come to an option."""
    return tuple(_labelled(decision, sides, _bars))


def in_part(decision: Decision, sides: Sides) -> tuple[PublicReason, ...]:
    """Return who of those that can come can be there for a part of it alone."""
    return tuple(_labelled(decision, sides, _is_in_part))


def _labelled(
    decision: Decision, sides: Sides, concerns: Callable[[Preference, OptionFit], bool]
) -> Mapping[PublicReason, bool]:
    """Return the reasons whose authors let others see them, and which go on from a name.

    A nameless one could be anybody's who counts here, and nobody else's: of so many it is hidden.
    """
    public = (
        (declassify(_on_its_clock(wish, member, decision), member.name, len(sides)), reads_on(wish))
        for member in decision.counted
        for wish in profile_of(decision, member.id).wishes
        if member.id in sides and concerns(wish, sides[member.id])
    )
    return {reason: goes_on for reason, goes_on in public if reason is not None}


def _on_its_clock(wish: Preference, member: Member, decision: Decision) -> Preference:
    """Return a wish that says on whose clock its hours are, where that is not everybody's.

    A nameless one does so wherever its author is: where they are may tell who they are.
    """
    if not names_zone(decision) or not has_hours(wish):
        return wish
    is_shared = wish.visibility is Visibility.SHARED
    if is_shared and member.zone == decision.terms.zone:
        return wish
    whose = f" {place_of(member.zone)}" if is_shared else " (their time)"
    return replace(wish, restatement=f"{wish.restatement}{whose}")


def _is_met(wish: Preference, side: OptionFit) -> bool:
    """Tell whether an option met a wish; what an earlier version stored has its words alone."""
    if isinstance(wish.applies, PartOfMeeting):
        return False
    if side.meets and not side.met:
        return wish.restatement in side.meets
    return wish.number in [stake.number for stake in side.met]


def _is_in_part(wish: Preference, side: OptionFit) -> bool:
    """Tell whether somebody can come to an option, and is there for a part of it alone."""
    part = wish.applies
    if not isinstance(part, PartOfMeeting) or not side.can_come:
        return False
    whole = wish.number in [stake.number for stake in side.met]
    return _breaks(side, wish) or (part.at is None and not whole)


def _is_broken(wish: Preference, side: OptionFit) -> bool:
    """Tell whether an option breaks a wish; one for something else speaks not against this."""
    rather = wish.polarity is Polarity.FOR and wish.strength is Strength.PREFERS
    is_for_another = rather and wish.kind in (Kind.TIME, Kind.OPTION)
    in_part_alone = isinstance(wish.applies, PartOfMeeting)
    return not (in_part_alone or is_for_another) and _breaks(side, wish)


def _bars(wish: Preference, side: OptionFit) -> bool:
    cannot = [each for each in side.breaks if each.severity is Severity.CANNOT]
    return _is_broken(wish, replace(side, breaks=tuple(cannot)))


def _breaks(side: OptionFit, wish: Preference) -> bool:
    """Tell whether an option breaks a wish; of an earlier version by its words, as above."""
    return any(
        each.wish == wish.restatement if each.stake is None else each.stake.number == wish.number
        for each in side.breaks
    )


def deciding_round(decision: Decision, decided_by: DecidedBy) -> Round:
    """Return the last round that was voted on, or the earlier one whose vote holds."""
    proposed = [each for each in decision.present_search if each.assessment is not None]
    voted = [each for each in proposed if each.tally is not None] or proposed
    if decided_by is not DecidedBy.EARLIER_VOTE:
        return voted[-1]
    return next(each for each in reversed(voted) if each.tally and each.tally.winner)


def notes_of(decision: Decision, round_: Round) -> tuple[PublicReason, ...]:
    """Return what was said with the votes of a round, in an order that names nobody.

    A nameless note could be that of anybody who voted: of so many it is hidden.
    """
    boxes = ((decision.member(who), box) for who, box in round_.notes.items())
    said = (
        (member, reveal(box, to=Reader.DECISION))
        for member, box in boxes
        if member is not None and member.id in round_.ballots
    )
    notes = (
        declassify(note, member.name, len(round_.ballots))
        for member, note in said
        if not tells_vote(decision, round_, note.words)
    )
    return tuple(sorted(each for each in notes if each is not None))


def tells_vote(decision: Decision, round_: Round, note: str) -> bool:
    """Tell whether a note names an option of a secret vote: then nobody else is shown it."""
    if not decision.terms.secret:
        return False
    titled = tuple(each for each in round_.options if isinstance(each, Words))
    return bool(letters_in(note, round_.options) or mentions(note, Catalogue(titled)))


def letters_in(note: str, options: Sequence[Option]) -> Sequence[re.Match[str]]:
    """Return where words have the letters of options: “A bit late” has none."""
    ids = {each.id for each in options}
    found = (each for each in _LETTER.finditer(note) if each[0] in ids)
    return [each for each in found if not (each[0] == "A" and _ARTICLE.match(note, each.end()))]


def telling_apart(decision: Decision, options: Sequence[Assessed]) -> Mapping[PublicReason, bool]:
    """Return the public reasons for the first option that are not reasons for all others too."""
    first, *others = (reasons_for(decision, sides_of(each)) for each in options)
    apart = (each for each in first if not others or any(each not in more for more in others))
    return {each: first[each] for each in apart}

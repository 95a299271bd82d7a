"""A member's profile over the rounds: what is new, changed, said again, or no longer holds."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from orchestration.language.saying.restate import restated
from orchestration.model.options import Slot
from orchestration.model.preferences import (
    FOR_GOOD,
    Change,
    Correction,
    Event,
    Kind,
    NotUnderstood,
    OptionRef,
    Polarity,
    Preference,
    Profile,
    Strength,
    Understanding,
    Visibility,
)
from orchestration.model.times import AnyOf, Dated, Grain, Moment, TimeSet, Weekly, any_of, parts
from orchestration.scheduling.grid import Mask
from orchestration.scheduling.pieces import moved, names_days, overlap, without
from orchestration.scheduling.wishes import Ground, met_by

_COMPARABLE = (Kind.TIME, Kind.BUSY, Kind.OPTION)
_OF_TIMES = (*_COMPARABLE, Kind.FLEXIBLE)


@dataclass(frozen=True)
class Heard:
    """A profile after a message, the earlier wishes that it replaced, and what of it is left."""

    profile: Profile
    replaced: tuple[Preference, ...]
    not_understood: tuple[NotUnderstood, ...]


def hear(profile: Profile, said: Understanding, round_: int, ground: Ground) -> Heard:
    """Take up what a message says; whoever understood it, nothing of it is confirmed yet.

    The same thing again, in other words too, adds nothing but a line of history; a statement that
    contradicts an earlier one replaces it, or narrows it where it leaves something of it. What it
    takes back goes in its turn, so that what it says afterwards stays.
    """
    replaced: list[Preference] = []
    left = list(said.not_understood)
    told: list[Preference | Correction] = [*said.preferences, *said.corrections]
    for each in sorted(told, key=_place):
        if isinstance(each, Correction):
            profile, gone = _corrected(profile, each, round_, ground)
            left += [] if gone else [each.otherwise]
        else:
            wish = replace(each, confirmed=False, history=())
            profile, gone = _with(profile, wish, round_, ground)
        replaced += gone
    not_understood = (*profile.not_understood, *left)
    return Heard(replace(profile, not_understood=not_understood), tuple(replaced), tuple(left))


def _place(said: Preference | Correction) -> int:
    source = said.otherwise.source if isinstance(said, Correction) else said.source
    return source.start if source else 0


def _with(
    profile: Profile, wish: Preference, round_: int, ground: Ground
) -> tuple[Profile, list[Preference]]:
    """Take up a wish; also return what it replaces."""
    gone = [old for old in profile.wishes if _contradicts(wish, old, ground)]
    for old in gone:
        against = old.polarity is Polarity.AGAINST
        rest = without(old.applies, wish.applies, ground) if against else None
        profile = _taken_out(profile, old, rest, round_)
    return _take_up(profile, wish, round_), gone


def _corrected(
    profile: Profile, said: Correction, round_: int, ground: Ground
) -> tuple[Profile, list[Preference]]:
    """Take back what a correction concerns, or say it of the time that was meant."""
    concerned = [old for old in profile.wishes if _concerns(said, old, ground)]
    if said.of is None:
        profile = replace(profile, not_understood=())
    for old in concerned:
        rest = None if said.of is None else without(old.applies, said.of, ground)
        meant = None
        if said.of and said.to and isinstance(old.applies, TimeSet):
            meant = moved(old.applies, said.of, said.to, ground)
            if old.polarity is Polarity.FOR:  # one wish for any of several times stays one
                meant, rest = any_of([*parts(rest), *parts(meant)]), None
        profile = _taken_out(profile, old, rest, round_)
        if meant:
            source = said.otherwise.source
            new = replace(old, applies=meant, source=source, confirmed=False, history=())
            profile, more = _with(profile, restated(new), round_, ground)
            concerned += more
    return profile, concerned


def _concerns(said: Correction, wish: Preference, ground: Ground) -> bool:
    """Tell whether a correction speaks of a wish.

    A calendar stays, and what was said for good unless its time is named. Who takes back a time
    frees it of a wish against a wider one; any other wish is only meant where it names days.
    """
    if wish.source is None:
        return False
    if said.of is None:
        return wish.source != FOR_GOOD
    if wish.kind not in _OF_TIMES or not overlap(wish.applies, said.of, ground):
        return False
    match wish.applies:
        case Weekly() | AnyOf() as wide if not names_days(wide):
            return wish.polarity is Polarity.AGAINST and said.to is None
        case OptionRef():
            return said.to is None
    return True


def _take_up(profile: Profile, wish: Preference, round_: int) -> Profile:
    known = next((old for old in profile.wishes if _same_matter(old, wish)), None)
    if known is None:
        return add(profile, replace(wish, history=(Event(round_, Change.NEW),)))
    change = Change.REPEATED if known.strength is wish.strength else Change.CHANGED
    latest = known if change is Change.REPEATED else replace(wish, number=known.number)
    return _swap(profile, known, _marked(latest, known, round_, change))


def add(profile: Profile, wish: Preference) -> Profile:
    """Return the profile with one more wish, under a number that no other has had."""
    numbered = replace(wish, number=_next_number(profile))
    return replace(profile, preferences=(*profile.preferences, numbered))


def _next_number(profile: Profile) -> int:
    return 1 + max((each.number for each in profile.preferences), default=0)


def _same_matter(old: Preference, new: Preference) -> bool:
    """Tell whether two wishes ask the same thing, however strongly."""
    return (old.kind, old.polarity, old.applies) == (new.kind, new.polarity, new.applies)


def _marked(wish: Preference, known: Preference, round_: int, change: Change) -> Preference:
    return replace(wish, history=(*known.history, Event(round_, change)))


def _swap(profile: Profile, old: Preference, *new: Preference) -> Profile:
    place = next(i for i, wish in enumerate(profile.preferences) if wish is old)
    before, after = profile.preferences[:place], profile.preferences[place + 1 :]
    return replace(profile, preferences=(*before, *new, *after))


def _contradicts(new: Preference, old: Preference, ground: Ground) -> bool:
    """Tell whether a later statement takes an earlier one back.

    Asking for a time that lies within what was ruled out does, and so does ruling out all of a time
    that was asked for. "Late afternoons, but not on Mondays" is no contradiction. A calendar's
    engagements stay what they are: whatever is said, they are in the calendar.
    """
    if old.polarity is new.polarity or not _comparable(new, old):
        return False
    asked, ruled_out = (new, old) if new.polarity is Polarity.FOR else (old, new)
    wanted, barred = met_by(asked, ground), _barred(ruled_out, ground)
    if wanted is None or barred is None or not wanted.any():
        return False
    return not (wanted & ~barred).any()


def _comparable(new: Preference, old: Preference) -> bool:
    said_before = old.source is not None and (
        new.source is None or new.source.message != old.source.message
    )
    return said_before and new.kind in _COMPARABLE and old.kind in _COMPARABLE


def _barred(wish: Preference, ground: Ground) -> Mask | None:
    met = met_by(wish, ground)
    return None if met is None else np.logical_not(met)


def _taken_out(profile: Profile, old: Preference, rest: TimeSet | None, round_: int) -> Profile:
    """Take a wish back; what is left of its time goes on, under a new number."""
    narrowed = rest and replace(_narrowed(old, rest, round_), number=_next_number(profile))
    kept = (narrowed,) if narrowed else ()
    return _swap(profile, old, _marked(old, old, round_, Change.WITHDRAWN), *kept)


def relax(profile: Profile, wish: Preference, slot: Slot, round_: int, ground: Ground) -> Profile:
    """Let a wish give way for one slot: what it says of every other time goes on.

    One that asks for something ("only Tuesdays") cannot spare a single time: it is weighed from now
    on, and decides no more.
    """
    if wish.polarity is Polarity.AGAINST and isinstance(wish.applies, TimeSet):
        spared = Dated((Moment(slot.start, slot.end, Grain.MINUTE),))
        return _taken_out(profile, wish, without(wish.applies, spared, ground), round_)
    softened = restated(replace(wish, strength=Strength.STRONGLY))
    return _swap(profile, wish, _marked(softened, wish, round_, Change.CHANGED))


def _narrowed(wish: Preference, rest: TimeSet, round_: int) -> Preference:
    return _marked(restated(replace(wish, applies=rest)), wish, round_, Change.CHANGED)


def confirm(profile: Profile, heard: int | None = None) -> Profile:
    """Return the profile with what its author has said in so many messages confirmed; None: all."""
    preferences = tuple(
        replace(wish, confirmed=True) if heard is None or _message(wish) < heard else wish
        for wish in profile.preferences
    )
    return replace(profile, preferences=preferences)


def heard_in(profile: Profile) -> int:
    """Return how many of its author's messages a profile tells of, up to the latest."""
    told: list[Preference | NotUnderstood] = [*profile.preferences, *profile.not_understood]
    return 1 + max((_message(each) for each in told), default=-1)


def _message(told: Preference | NotUnderstood) -> int:
    return -1 if told.source is None else told.source.message


def numbered(profile: Profile, number: int) -> Preference | None:
    """Return the wish of this number, if it still holds."""
    return next((wish for wish in profile.wishes if wish.number == number), None)


def withdraw(profile: Profile, wish: Preference, round_: int) -> Profile:
    """Take back a wish that holds."""
    return _swap(profile, wish, _marked(wish, wish, round_, Change.WITHDRAWN))


def label(profile: Profile, wish: Preference, visibility: Visibility) -> Profile:
    """Say who may see a wish that holds."""
    return _swap(profile, wish, replace(wish, visibility=visibility))


def is_fresh(wish: Preference, round_: int) -> bool:
    """Tell whether a wish is new or changed in a round."""
    return any(
        event.round == round_ and event.change in (Change.NEW, Change.CHANGED)
        for event in wish.history
    )

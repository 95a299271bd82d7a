"""A member's profile over the rounds: what is new, changed, said again, or no longer holds."""

from __future__ import annotations

from dataclasses import dataclass, replace

from orchestration.language.saying.restate import restated
from orchestration.model.options import Slot
from orchestration.model.preferences import (
    BESIDES,
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
from orchestration.model.times import (
    AnyOf,
    Dated,
    Grain,
    Moment,
    OtherTimes,
    TimeSet,
    Weekly,
    any_of,
    parts,
)
from orchestration.scheduling.contradiction import (
    OF_TIMES,
    adds_nothing,
    comparable,
    is_firm,
    remains,
    replaces,
    same_matter,
    widens,
    withstands,
)
from orchestration.scheduling.pieces import left_of, moved, names_days, overlap, without
from orchestration.scheduling.wishes import EvaluationContext

_TAKEN_BACK = (*OF_TIMES, Kind.FLEXIBLE)


@dataclass(frozen=True)
class Heard:
    """A profile after a message, and what its author is told of it.

    `replaced` held before and holds no longer, each of them once; `kept` are a firm no or a firm
    only that holds although something else was said since.
    """

    profile: Profile
    replaced: tuple[Preference, ...]
    not_understood: tuple[NotUnderstood, ...]
    kept: tuple[Preference, ...] = ()


def hear(profile: Profile, said: Understanding, round_: int, context: EvaluationContext) -> Heard:
    """Take up what a message says; who calls says what of it is confirmed already.

    The same thing again, in other words too, adds nothing but a line of history; a statement that
    contradicts an earlier one replaces it, or narrows it where it leaves something of it. What is
    weaker never loosens a `must`. What a message takes back goes in its turn, so that what it says
    afterwards stays.
    """
    before = profile = _without_way_back(profile, round_)
    kept: list[Preference] = []
    left = list(said.not_understood)
    told: list[Preference | Correction] = [*said.preferences, *said.corrections]
    for each in sorted(told, key=_place):
        if isinstance(each, Correction):
            profile, concerned = _corrected(profile, each, round_, context)
            left += [] if concerned else [each.otherwise]
        elif not adds_nothing(each, before.wishes):
            wish = replace(each, history=())
            kept += [old for old in before.wishes if withstands(old, wish, context)]
            profile = _with(profile, wish, round_, context)
    profile = replace(profile, not_understood=(*profile.not_understood, *left))
    holds = {wish.number for wish in profile.wishes}
    gone = tuple(wish for wish in before.wishes if wish.number not in holds)
    firm = tuple(wish for wish in before.wishes if wish in kept and wish not in gone)
    return Heard(profile, gone, tuple(left), firm)


def _place(said: Preference | Correction) -> int:
    source = said.otherwise.source if isinstance(said, Correction) else said.source
    return source.start if source else 0


def _with(profile: Profile, wish: Preference, round_: int, context: EvaluationContext) -> Profile:
    """Take up a wish, in the place of what it takes back."""
    for old in profile.wishes:
        if comparable(wish, old) and widens(wish, old, context):
            profile = _swap(profile, old, _rather_within(old, round_))
            wish = restated(replace(wish, polarity=Polarity.FOR, strength=Strength.MUST))
        elif comparable(wish, old) and replaces(wish, old, context):
            profile = _taken_out(profile, old, remains(wish, old, context), round_)
    return _take_up(profile, wish, round_)


def _rather_within(old: Preference, round_: int) -> Preference:
    """Return what is left of an only whose bounds have been moved: its author would rather."""
    rather = restated(replace(old, strength=Strength.PREFERS, confirmed=False))
    return _marked(rather, old, round_, Change.CHANGED)


def _corrected(
    profile: Profile, said: Correction, round_: int, context: EvaluationContext
) -> tuple[Profile, list[Preference]]:
    """Take back what a correction concerns, or say it of the time that was meant.

    Also return the wishes that it concerns.
    """
    concerned = _named_by(said, profile, context)
    concerned.sort(key=lambda old: not isinstance(old.applies, OtherTimes))  # they hang on the rest
    if said.of is None:
        profile = replace(profile, not_understood=())
    for old in concerned:
        if not any(each is old for each in profile.wishes):
            continue  # it has given way to what another one is moved to
        rest = _left_of(old, said, context)
        meant = None
        if said.of and said.to and isinstance(old.applies, TimeSet):
            meant = moved(old.applies, said.of, said.to, context)
            if isinstance(meant, OtherTimes):
                rest = None
            elif old.polarity is not Polarity.AGAINST:  # one for any of several times stays one
                meant, rest = any_of([*parts(rest), *parts(meant)]), None
        profile = _taken_out(profile, old, rest, round_)
        if meant:
            source = said.otherwise.source
            new = replace(old, applies=meant, source=source, confirmed=False, history=())
            profile = _with(profile, restated(new), round_, context)
    return profile, concerned


def _named_by(said: Correction, profile: Profile, context: EvaluationContext) -> list[Preference]:
    """Return the wishes that a correction speaks of.

    Where one is wholly of the time that is taken back or moved, those that only cross it stay as
    they are: “forget the before 10 thing” leaves “no Fridays” alone.
    """
    found = [old for old in profile.wishes if _concerns(said, old, context)]
    if said.of is None:
        return found
    of_days = names_days(said.of)
    whole = [x for x in found if isinstance(x.applies, TimeSet) and not _left_of(x, said, context)]
    crossing = [
        x for x in found if isinstance(x.applies, TimeSet) and names_days(x.applies) != of_days
    ]
    return [x for x in found if x in whole or x not in crossing] if whole else found


def _left_of(wish: Preference, said: Correction, context: EvaluationContext) -> TimeSet | None:
    if said.of is None or not isinstance(wish.applies, TimeSet):
        return None
    return left_of(wish.applies, said.of, context)


def _concerns(said: Correction, wish: Preference, context: EvaluationContext) -> bool:
    """Tell whether a correction speaks of a wish.

    A calendar stays, and what was said for good unless its time is named. Who takes back a time
    frees it of a wish against a wider one; any other wish is only meant where it names days, or is
    wholly of that time.
    """
    if wish.source is None:
        return False
    if said.of is None:
        return wish.source != FOR_GOOD
    named = wish.applies.times if isinstance(wish.applies, OtherTimes) else wish.applies
    if wish.kind not in _TAKEN_BACK or not overlap(named, said.of, context):
        return False
    match wish.applies:
        case Weekly() | AnyOf() as wide if not names_days(wide):
            is_wider = wish.polarity is Polarity.AGAINST and said.to is None
            return is_wider or _left_of(wish, said, context) is None
        case OptionRef():
            return said.to is None
    return True


def _take_up(profile: Profile, wish: Preference, round_: int) -> Profile:
    known = next((old for old in profile.wishes if same_matter(old, wish)), None)
    if known is None:
        return add(profile, replace(wish, history=(Event(round_, Change.NEW),)))
    stays = known.strength is wish.strength or is_firm(known)
    change = Change.REPEATED if stays else Change.CHANGED
    seen = known.visibility if wish.visibility is Visibility.PRIVATE else wish.visibility
    why = wish.why or known.why
    latest = replace(known, visibility=seen) if stays else replace(wish, number=known.number)
    latest = replace(latest, why=why)
    return _swap(profile, known, _marked(latest, known, round_, change))


def add(profile: Profile, wish: Preference) -> Profile:
    """Return the profile with one more wish, under a number that no other has had."""
    numbered = replace(wish, number=_next_number(profile))
    return replace(profile, preferences=(*profile.preferences, numbered))


def _next_number(profile: Profile) -> int:
    said = (each.number for each in profile.preferences if each.number < BESIDES)
    return 1 + max(said, default=0)


def _marked(wish: Preference, known: Preference, round_: int, change: Change) -> Preference:
    return replace(wish, history=(*known.history, Event(round_, change)))


def _swap(profile: Profile, old: Preference, *new: Preference) -> Profile:
    place = next(i for i, wish in enumerate(profile.preferences) if wish is old)
    before, after = profile.preferences[:place], profile.preferences[place + 1 :]
    return replace(profile, preferences=(*before, *new, *after))


def _taken_out(profile: Profile, old: Preference, rest: TimeSet | None, round_: int) -> Profile:
    """Take a wish back; what is left of its time goes on, under a new number."""
    narrowed = rest and replace(_for_other_times(old, rest, round_), number=_next_number(profile))
    kept = (narrowed,) if narrowed else ()
    return _swap(profile, old, _marked(old, old, round_, Change.WITHDRAWN), *kept)


def relax(
    profile: Profile, wish: Preference, slot: Slot, round_: int, context: EvaluationContext
) -> Profile:
    """Let a wish give way for one slot: what it says of every other time goes on.

    One that asks for times ("only Tuesdays") takes this one in. One that is not about times cannot
    spare a single one: a `must` is weighed from now on, what is weighed is taken back.
    """
    spared = Dated((Moment(slot.start, slot.end, Grain.MINUTE),))
    if isinstance(wish.applies, TimeSet):
        if wish.polarity is Polarity.AGAINST:
            return _taken_out(profile, wish, without(wish.applies, spared, context), round_)
        wider = any_of([*parts(wish.applies), spared])
        assert wider is not None
        return _swap(profile, wish, _for_other_times(wish, wider, round_))
    if wish.strength is not Strength.MUST:
        return withdraw(profile, wish, round_)
    return soften(profile, wish, round_)


def at_this_time(wish: Preference, slot: Slot, round_: int) -> Preference:
    """Return what a must is for the one time for which it gives way if need be."""
    rather_not = replace(
        wish,
        polarity=Polarity.AGAINST,
        strength=Strength.STRONGLY,
        applies=Dated((Moment(slot.start, slot.end, Grain.MINUTE),)),
        confirmed=False,
        history=(Event(round_, Change.NEW),),
    )
    return restated(rather_not)


def _for_other_times(wish: Preference, times: TimeSet, round_: int) -> Preference:
    return _marked(restated(replace(wish, applies=times)), wish, round_, Change.CHANGED)


def note(profile: Profile, left: tuple[NotUnderstood, ...]) -> Profile:
    """Return the profile with what else could not be read of its author, each once."""
    new = tuple(each for each in left if each not in profile.not_understood)
    return replace(profile, not_understood=(*profile.not_understood, *new))


def confirm(profile: Profile, heard: int | None = None) -> Profile:
    """Return the profile with what its author has said in so many messages confirmed; None: all."""
    preferences = tuple(
        replace(wish, confirmed=True) if heard is None or _message(wish) < heard else wish
        for wish in profile.preferences
    )
    return replace(profile, preferences=preferences)


def firm(profile: Profile, wish: Preference) -> Profile:
    """Return the profile with a wish confirmed: it holds as it was said."""
    return _swap(profile, wish, replace(wish, confirmed=True))


def soften(profile: Profile, wish: Preference, round_: int) -> Profile:
    """Make a must a strong wish: from now on it is weighed, and decides no more."""
    softened = restated(replace(wish, strength=Strength.STRONGLY))
    return _swap(profile, wish, _marked(softened, wish, round_, Change.CHANGED))


def rule_out(profile: Profile, part: Preference, times: TimeSet, round_: int) -> Profile:
    """Let the times hold as ruled out for good at which somebody would be there for a part."""
    no = replace(
        part,
        kind=Kind.TIME,
        polarity=Polarity.AGAINST,
        strength=Strength.MUST,
        applies=times,
        confirmed=True,
    )
    for wish in profile.wishes:
        if (wish.polarity, wish.applies) == (no.polarity, times):
            return withdraw(firm(profile, wish), part, round_)
    return _swap(profile, part, _marked(restated(no), part, round_, Change.CHANGED))


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


def take_back(profile: Profile, wish: Preference, round_: int) -> Profile:
    """Take back a wish that holds, by a tap: it can be put back until something else is said."""
    return _swap(profile, wish, _marked(wish, wish, round_, Change.TAKEN_BACK))


def put_back(profile: Profile, wish: Preference, round_: int) -> Profile:
    """Let a wish hold again that was taken back; what holds besides all wishes does by itself."""
    if wish.number >= BESIDES:
        return replace(profile, preferences=tuple(x for x in profile.preferences if x is not wish))
    return _swap(profile, wish, _marked(wish, wish, round_, Change.REPEATED))


def _without_way_back(profile: Profile, round_: int) -> Profile:
    """Return a profile in which what was taken back by a tap cannot be put back any more."""
    for _, wish in profile.taken_back:
        profile = _swap(profile, wish, _marked(wish, wish, round_, Change.WITHDRAWN))
    return profile


def label(profile: Profile, wish: Preference, visibility: Visibility) -> Profile:
    """Say who may see a wish that holds."""
    return _swap(profile, wish, replace(wish, visibility=visibility))


def give_why(profile: Profile, wish: Preference, why: str) -> Profile:
    """Say why somebody turns an option down."""
    return _swap(profile, wish, replace(wish, why=why))


def hold_against(profile: Profile, number: int) -> Profile:
    """Say of what somebody holds that it stands against what others do."""
    wish = numbered(profile, number)
    return _swap(profile, wish, replace(wish, polarity=Polarity.AGAINST)) if wish else profile


def is_fresh(wish: Preference, round_: int) -> bool:
    """Tell whether a wish is new or changed in a round."""
    return any(
        event.round == round_ and event.change in (Change.NEW, Change.CHANGED)
        for event in wish.history
    )

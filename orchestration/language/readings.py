"""A clause into typed wishes, in the light of the clause before it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from orchestration.language.asides import opens_with_reason, points_back
from orchestration.language.clauses import Clause
from orchestration.language.corrections import completed, with_hour
from orchestration.language.cues import TIMES, is_cue
from orchestration.language.english.corrections import INSTEAD
from orchestration.language.english.small_words import (
    AFFIRMS,
    BACKWARD,
    BEHIND_A_LENGTH,
    FILLER,
    QUESTIONS,
    SUBJECTS,
)
from orchestration.language.gathering import named_times, scattered
from orchestration.language.grammar import Item
from orchestration.language.leftovers import Leftover, has_junk, leftovers, unknown, whole
from orchestration.language.other_kinds import length_wish, other_wishes, said_length
from orchestration.language.timed import (
    ALL_DAYS,
    exception,
    flexible,
    is_definite,
    says_flexible,
    time_wishes,
    timed,
)
from orchestration.language.values import Edge, Length, Shade, Stance, Times
from orchestration.language.verdicts import Verdict, shades, verdict
from orchestration.language.wishes import Reading, Wish
from orchestration.model.preferences import Kind, Polarity
from orchestration.model.times import Minutes, TimeFrame

_NO_RULE = "no rule covers these words"
_ZONE = "this time zone could be several: please name a city"
_SOMETIMES = "a wish of this kind can only hold at all times"
_SCATTERED = "several times, and not how they belong together"


def read(clause: Clause, before: Reading, frame: TimeFrame) -> Reading:
    """Read a clause in the light of the one before it."""
    if clause.aside or (points_back(clause.items) and before.times is not None):
        return replace(before, wishes=(), left=_condition(clause, before))  # "that's my lunch"
    if clause.items[0].word == INSTEAD:
        return Reading()  # something is taken back, and nothing put in its place
    found = _other_length(clause, before) or _read(clause, before, frame)
    return replace(found, verdict=None) if opens_with_reason(clause.items) else found


def _condition(clause: Clause, before: Reading) -> tuple[Leftover, ...]:
    """What a wish may depend on: "Tuesday is fine, when I'm in Berlin"; else it only says why."""
    wished = before.verdict is not None and before.verdict.polarity is Polarity.FOR
    own = clause.aside and any(item.word in SUBJECTS for item in clause.items)
    return (whole(clause.items, _NO_RULE),) if wished and own else ()


def _read(clause: Clause, before: Reading, frame: TimeFrame) -> Reading:
    items = with_hour(clause.items, before.times, frame) if clause.instead else clause.items
    said = _inherited(clause, verdict(items), before)
    times = named_times(items, said.said or clause.instead, frame)
    if clause.instead:
        times = completed(times, before.times)
    others = other_wishes(items, said, frame.conventions)
    apart = not (said.busy or others) and scattered(items, frame)
    if doubt := _doubt(times, apart):
        return Reading(left=(whole(items, doubt),))
    if others:
        return _with_others(items, said, others, times, frame)
    times = times or _referred(items, said, before, clause.fresh)
    if times is None:
        return _untimed(clause, said, before)
    return _with_length(items, said, timed(items, said, times, frame))


def _other_length(clause: Clause, before: Reading) -> Reading | None:
    """Read "2 days' notice, sorry, 3 days"; nothing where more than a length is put right."""
    minutes = said_length(clause.items) if clause.instead else None
    rest = any(is_cue(item) or isinstance(item.value, TIMES) for item in clause.items)
    lengths = [wish for wish in before.wishes if isinstance(wish.value, Minutes)]
    if minutes is None or rest or len(lengths) != 1:
        return None
    corrected = replace(lengths[0], value=Minutes(minutes))
    wishes = tuple(corrected if wish is lengths[0] else wish for wish in before.wishes)
    return Reading(wishes, leftovers(clause.items), before.verdict, before.times)


def _with_length(items: Sequence[Item], said: Verdict, found: Reading) -> Reading:
    """Read "30 minutes, on Tuesday": a length beside a time is a wish, or not understood."""
    at = next((n for n, item in enumerate(items) if isinstance(item.value, Length)), None)
    if at is None or said.busy or not found.wishes:
        return found
    if said.polarity is Polarity.AGAINST:
        return Reading(left=(whole(items, _NO_RULE),), times=found.times)
    behind = items[at + 1].word if at + 1 < len(items) else ","
    joint = any(isinstance(item.value, Stance) and item.value.joint for item in items)
    asks = joint or said.wish or not said.said or Shade.MUST in shades(items)
    if asks and behind in BEHIND_A_LENGTH:
        wishes = (*length_wish(said_length(items), said), *found.wishes)
        return replace(found, wishes=wishes)
    left = Leftover(items[at].start, items[at].end, _NO_RULE)
    return replace(found, left=(*found.left, left))


def _doubt(times: Times | None, apart: bool) -> str:
    """Why the times of a clause cannot be believed, or nothing."""
    if times and any(when.hours and when.hours.zone == "" for when in times.whens):
        return _ZONE
    return _SCATTERED if apart else ""


def _inherited(clause: Clause, said: Verdict, before: Reading) -> Verdict:
    """A fragment means what the clause before it meant: "not on Monday. Tuesday before 14:30."."""
    carried, cues = before.verdict, shades(clause.items)
    if carried is None:
        return said
    if not (said.said or cues or unknown(clause.items)):
        return _carried(clause, said, carried)
    if said.bare and carried.busy and not clause.fresh:  # "busy on Mondays, never on Tuesdays"
        return replace(said, doubtful=True)
    softly = carried.wish and carried.polarity is Polarity.FOR and not clause.fresh
    if said.bare and softly and Shade.NOT in cues:  # "I prefer mornings, not Fridays"
        return replace(said, strength=carried.strength)
    return said


def _carried(clause: Clause, said: Verdict, carried: Verdict) -> Verdict:
    """What a clause means that says nothing of its own."""
    if clause.asked and carried.polarity is Polarity.AGAINST:
        return said  # "I can't do Friday. Monday?"
    if carried.active:
        return replace(said, doubtful=True)  # "I code until noon. Tuesdays"
    return replace(said, said=True) if clause.items[-1].word in AFFIRMS else carried


def _referred(items: Sequence[Item], said: Verdict, before: Reading, fresh: bool) -> Times | None:
    """The times meant by "them" or "then", or by "all day" alone."""
    if not said.said or said.active:
        return None
    if unknown(items) or any(isinstance(item.value, Edge) for item in items):
        return None  # "the rest of the day is for coding"
    if any(item.word in BACKWARD for item in items):
        return before.times
    withdraws = said.polarity is Polarity.AGAINST  # "I can do Friday, but I'd rather not"
    own = any(item.word in SUBJECTS for item in items) and not withdraws
    elliptic = not (fresh or own or says_flexible(items))
    if elliptic and said_length(items) is None:  # "possible, but not great"
        return before.times
    return ALL_DAYS if Shade.FREE_PERIOD in shades(items) else None


def _with_others(
    items: Sequence[Item],
    said: Verdict,
    others: tuple[Wish, ...],
    times: Times | None,
    frame: TimeFrame,
) -> Reading:
    """Other wishes hold on every day: a time beside them is a wish itself, or not understood."""
    wishes = (*flexible(None), *others) if says_flexible(items) else others
    left = leftovers(items)
    kinds = {wish.kind for wish in others}
    if times is None or Kind.OPTION in kinds:
        return Reading(wishes, left, said, times)
    if kinds != {Kind.PLACE}:
        apart = (exception(times),) if times.but and not times.whens else ()
        return Reading((*wishes, *apart), (*left, *_spare_times(items)), said)
    asks = said.wish or any(isinstance(item.value, Stance) for item in items)
    named = frame.window is None and is_definite(times)
    if said.polarity is Polarity.AGAINST or not (asks or named):
        return Reading(left=(whole(items, _SOMETIMES),), times=times)
    return Reading((*wishes, *time_wishes(items, said, times, frame)), left, said, times)


def _spare_times(items: Sequence[Item]) -> tuple[Leftover, ...]:
    return tuple(
        Leftover(item.start, item.end, _SOMETIMES)
        for item in items
        if isinstance(item.value, TIMES)
    )


def _untimed(clause: Clause, said: Verdict, before: Reading) -> Reading:
    """Read a clause that names neither a time nor another thing."""
    items = clause.items
    if (said.busy or said.active) and not clause.fresh and before.times is not None:
        return replace(before, wishes=(), left=())  # it says why
    if says_flexible(items):
        return Reading(flexible(None), leftovers(items), said)
    asks = (said.said or _softened(items)) and said.polarity is Polarity.FOR
    minutes = said_length(items) if asks else None
    if wishes := length_wish(minutes, said):
        return Reading(wishes, leftovers(items), said)
    if said.wish and unknown(items):
        return Reading((Wish(Kind.FREE_TEXT, said.polarity, said.strength),), (), said)
    if clause.reason or not _means_something(items, said):
        return Reading()
    return Reading(left=(whole(items, _NO_RULE),))


def _softened(items: Sequence[Item]) -> bool:
    """Whether something is asked for by no more than "please" or "ideally"."""
    asks = shades(items) & {Shade.RAISE, Shade.LOWER, Shade.IF_NEED_BE}
    return bool(asks) and not unknown(items)


def _means_something(items: Sequence[Item], said: Verdict) -> bool:
    """Whether words carry more than courtesy: "Great, thanks!" does not."""
    against = Polarity.AGAINST
    if unknown(items) or has_junk(items) or said.polarity is against:
        return True
    if any(isinstance(each.value, Stance) and each.value.polarity is against for each in items):
        return True  # "not too early" asks for something
    if items[0].word in QUESTIONS and len(items) > 1:
        return True
    plain = said.said and not said.wish
    return not plain and any(item.word not in FILLER for item in items)

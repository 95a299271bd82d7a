"""A clause into typed wishes, in the light of the clause before it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from orchestration.language.clauses.another_time import another_time
from orchestration.language.clauses.asides import (
    hour_elsewhere,
    points_back,
    says_which_it_is,
    tells_the_hour,
)
from orchestration.language.clauses.bounds import is_definite
from orchestration.language.clauses.clause import Clause, has_kind, has_word
from orchestration.language.clauses.corrections import completed, with_hour
from orchestration.language.clauses.cues import STOPS, TIMES, is_about
from orchestration.language.clauses.day_in_force import on_days_after
from orchestration.language.clauses.engagements import falls_away
from orchestration.language.clauses.excepting import in_its_place, let_through
from orchestration.language.clauses.inheriting import inherited
from orchestration.language.clauses.last_resorts import is_last_resort
from orchestration.language.clauses.leftovers import Leftover, has_junk, leftovers, unknown, whole
from orchestration.language.clauses.other_kinds import (
    length_wish,
    other_length,
    other_wishes,
    said_length,
    topic_wishes,
)
from orchestration.language.clauses.pointing import anything_else, on_days_named, pointed_at
from orchestration.language.clauses.referring import (
    answer,
    break_told,
    hours_told,
    is_known,
)
from orchestration.language.clauses.rest import of_the_rest
from orchestration.language.clauses.stances import Verdict
from orchestration.language.clauses.supposing import names_another_day, of_supposed_day, supposed
from orchestration.language.clauses.taken_out import exception
from orchestration.language.clauses.timed import (
    are_let_through,
    flexible,
    says_flexible,
    time_wishes,
    timed,
)
from orchestration.language.clauses.told import kept_then, left_out, only_which, said_more_of
from orchestration.language.clauses.verdicts import shades, verdict
from orchestration.language.clauses.wishes import Reading, Wish
from orchestration.language.english.small_words import (
    BEHIND_A_LENGTH,
    CONDITIONS,
    DOING,
    FILLER,
    QUESTIONS,
    SUBJECTS,
)
from orchestration.language.grammar import Item
from orchestration.language.saying import reasons
from orchestration.language.times.gathering import named_times, scattered
from orchestration.language.values import (
    Edge,
    Length,
    OptionNamed,
    Shade,
    Stance,
    Times,
    TopicNamed,
    UnitName,
)
from orchestration.language.words.marks import INSTEAD, OUT_OF_IT
from orchestration.language.words.tokens import Token
from orchestration.model.preferences import Kind, Polarity, Strength
from orchestration.model.times import TimeFrame

_EITHER = (True, False)
_AIMS = frozenset({"to", "zum", "zur", "um"})


def read(clause: Clause, before: Reading, frame: TimeFrame) -> Reading:
    """Read a clause in the light of the one before it."""
    if hours := hours_told(clause, frame) or break_told(clause, before, frame):
        return replace(before, wishes=(), left=(), narrows=hours)
    if told := _only_told_of(clause, before):
        return told
    if hour_elsewhere(clause.items):
        named = named_times(clause.items[:1], True, frame)
        return Reading(left=(whole(clause.items, reasons.UNCLEAR),), times=named)
    if clause.items[0].word == INSTEAD or _only_compares(clause.items):
        return Reading()  # something is taken back, and nothing put in its place
    if topics := topic_wishes(clause.items):
        return _beside_topics(clause, topics, before, frame)
    found = another_time(clause, before, frame) or _answered(clause, before, frame)
    found = found or _read(clause, before, frame)
    if clause.asked and found.times and not (found.verdict and found.verdict.said):
        found = replace(found, asked=clause.start)
    return in_its_place(found, clause, before)


def _only_told_of(clause: Clause, before: Reading) -> Reading | None:
    """Read what is only told of times: "that's my lunch", "that's every Tuesday", "9pm for me"."""
    if clause.aside or _only_says_what_it_is(clause.items, before):
        return replace(before, wishes=(), left=_condition(clause, before))
    if tells_the_hour(clause.items):
        left = () if before.wishes else (whole(clause.items, reasons.UNCLEAR),)
        return replace(before, wishes=(), left=left)
    if before.wishes and says_which_it_is(clause.items):
        return replace(before, wishes=(), left=(whole(clause.items, reasons.UNCLEAR),))
    return None


def _only_says_what_it_is(items: Sequence[Item], before: Reading) -> bool:
    """Whether a time is only explained, and nothing said of all others: "that's my lunch"."""
    points = before.times is not None and points_back(items)
    return points and not any(i.value in (Shade.ELSE, Shade.FLEXIBLE, Edge.REST) for i in items)


def _answered(clause: Clause, before: Reading, frame: TimeFrame) -> Reading | None:
    """Read what only answers, supposes a day, or puts a length right."""
    found = answer(clause, before) or supposed(clause, before, frame)
    return found or other_length(clause, before) or said_more_of(clause, before, frame)


def _beside_topics(
    clause: Clause, topics: tuple[Wish, ...], before: Reading, frame: TimeFrame
) -> Reading:
    """Read what else a clause says that names a topic: "let's talk about hiring on Monday"."""
    rest = tuple(item for item in clause.items if not isinstance(item.value, TopicNamed))
    more = any(isinstance(item.value, TIMES) or is_about(item) for item in rest)
    if not more and not says_flexible(rest):
        return Reading(topics, leftovers(rest))
    found = read(replace(clause, items=rest), before, frame)
    return replace(found, wishes=(*topics, *found.wishes))


def _only_compares(items: Sequence[Item]) -> bool:
    """Whether a clause names only what another time is better than: "rather than Monday"."""
    named = [item for item in items[1:] if item.word not in FILLER]
    return items[0].word == "than" and all(isinstance(item.value, TIMES) for item in named)


def _condition(clause: Clause, before: Reading) -> tuple[Leftover, ...]:
    """What a wish may depend on: "Tuesday is fine, when I'm in Berlin"; else it only says why.

    A time of somebody else's may limit it too: "Tuesday is fine, the kids are at school until 3".
    """
    wished = before.verdict is not None and before.verdict.polarity is Polarity.FOR
    led = clause.link in CONDITIONS or clause.items[0].word in CONDITIONS
    limits = led or any(i.word in SUBJECTS or isinstance(i.value, TIMES) for i in clause.items)
    return (whole(clause.items, reasons.NO_RULE),) if wished and clause.aside and limits else ()


def _read(clause: Clause, before: Reading, frame: TimeFrame) -> Reading:
    items = with_hour(clause.items, before.times, frame) if clause.instead else clause.items
    said = _as_way_out(clause, inherited(clause, verdict(items), before, frame))
    times = _times(clause.of(items), said, before, frame)
    others = () if said.packed else other_wishes(items, said, frame.conventions)
    times = times or left_out(clause, before)
    apart = not others and scattered(items, frame) and not (said.busy and _all_alike(times))
    if doubt := _doubt(items, times, apart or names_another_day(clause, times, before)):
        return Reading(left=(whole(items, doubt),))
    if others and _only_follows(clause, others, times, before):
        return replace(before, wishes=(), left=())
    if others:
        return _with_others(items, said, others, times, frame)
    later = on_days_after(clause, times, before, frame)
    if times and later is None:
        return Reading(left=(whole(items, reasons.UNCLEAR),), times=times)
    times = of_supposed_day(clause, said, on_days_named(clause, later, before, frame), before)
    return _of_times(clause.of(items), said, times, before, frame)


def _times(clause: Clause, said: Verdict, before: Reading, frame: TimeFrame) -> Times | None:
    """The times that a clause names; those that put others right with what they leave out."""
    meant = clause.instead or _judges(clause.items, said) or are_let_through(clause, before)
    times = named_times(clause.items, meant, frame)
    return completed(times, before.times) if clause.instead else times


def _judges(items: Sequence[Item], said: Verdict) -> bool:
    """Whether something is said of what may be hours: "9-11 works", "9-5 pretty flexible"."""
    return said.said or Shade.FLEXIBLE in shades(items)


def _all_alike(times: Times | None) -> bool:
    """Whether of several times all have their day or none: not "Wed afternoon" and "until 3"."""
    return times is None or len({when.days is None for when in times.whens}) < len(_EITHER)


def _of_times(
    clause: Clause, said: Verdict, times: Times | None, before: Reading, frame: TimeFrame
) -> Reading:
    """Read what a clause says of its times, or of those it points at."""
    if possible := let_through(clause, said, times, before, frame):
        return possible
    if is_known(clause, times, before) if times else _lets_pass(clause, said, before):
        return Reading(verdict=before.verdict, times=before.times)
    times = times or pointed_at(clause, said, before, frame)
    if times is None:
        return _untimed(clause, said, before)
    goes_on = clause.link not in STOPS
    second = goes_on and any(wish.polarity is Polarity.FOR for wish in before.wishes)
    second = second or are_let_through(clause, before)
    if is_last_resort(clause.items, said, second):
        said = replace(said, polarity=Polarity.AGAINST, said=True)
    if said.reluctant and not said.guessed:
        said = replace(said, guessed=True)  # "could work at a push"
    return _with_length(clause.items, said, timed(clause.items, said, times, frame))


def _only_follows(
    clause: Clause, others: tuple[Wish, ...], times: Times | None, before: Reading
) -> bool:
    """Whether who is away says that it goes on without them: "out on Friday, count me out"."""
    away = before.verdict is not None and before.verdict.busy
    leaves = all(wish.kind is Kind.ATTENDANCE for wish in others)
    return away and leaves and times is None and not clause.fresh


def _lets_pass(clause: Clause, said: Verdict, before: Reading) -> bool:
    """Whether somebody would rather not, and could: "not thrilled about it, but ok"."""
    against = before.verdict if before.times else None
    if against is None or against.polarity is Polarity.FOR or against.strength is Strength.MUST:
        return False
    follows = clause.led_by == "but" and not clause.fresh and not unknown(clause.items)
    return follows and said.said and said.polarity is Polarity.FOR and not said.wish


def _with_length(items: Sequence[Item], said: Verdict, found: Reading) -> Reading:
    """Read "30 minutes, on Tuesday": a length beside a time is a wish, or not understood."""
    at = next((n for n, item in enumerate(items) if isinstance(item.value, Length)), None)
    if at is None or said.busy or not found.wishes:
        return found
    if said.polarity is Polarity.AGAINST:
        return Reading(left=(whole(items, reasons.NO_RULE),), times=found.times)
    behind = items[at + 1].word if at + 1 < len(items) else ","
    joint = any(isinstance(item.value, Stance) and item.value.joint for item in items)
    asks = joint or said.wish or not said.said or Shade.MUST in shades(items)
    if asks and behind in BEHIND_A_LENGTH:
        wishes = (*length_wish(said_length(items), said), *found.wishes)
        return replace(found, wishes=wishes)
    left = Leftover(items[at].start, items[at].end, reasons.NO_RULE)
    return replace(found, left=(*found.left, left))


def _doubt(items: Sequence[Item], times: Times | None, apart: bool) -> str:
    """Why what a clause names cannot be believed, or nothing."""
    if any(isinstance(each.value, OptionNamed) and not each.value.ids for each in items):
        return reasons.NO_RULE  # "both work", of three
    if times and any(when.hours and when.hours.zone == "" for when in times.whens):
        return reasons.SEVERAL_ZONES
    unclear = reasons.UNCLEAR if falls_away(items) else ""
    return reasons.SCATTERED if apart else unclear


def _as_way_out(clause: Clause, said: Verdict) -> Verdict:
    """What "otherwise it has to be Thursday" says of Thursday: that it is possible."""
    firm = said.polarity is Polarity.FOR and said.strength is Strength.MUST
    if not firm or clause.led_by != "otherwise" or Shade.ONLY in shades(clause.items):
        return said
    return replace(said, strength=Strength.PREFERS, accepts=True, guessed=True)


def _only_told(
    items: Sequence[Item], said: Verdict, others: tuple[Wish, ...], times: Times | None
) -> Reading | None:
    """Read what wishes for nothing of another kind: who is away, or where somebody is."""
    return _without_them(items, said, times) or _whereabouts(items, said, others, times)


def _without_them(items: Sequence[Item], said: Verdict, times: Times | None) -> Reading | None:
    """Read "without me on Friday": who is left out then cannot come then."""
    if times is None or not has_word(items, (OUT_OF_IT,)):
        return None
    away = Wish(Kind.TIME, Polarity.AGAINST, Strength.MUST, times)
    return Reading((away,), leftovers(items), said, times)


def _with_others(
    items: Sequence[Item],
    said: Verdict,
    others: tuple[Wish, ...],
    times: Times | None,
    frame: TimeFrame,
) -> Reading:
    """Other wishes hold on every day: a time beside them is a wish itself, or not understood."""
    wishes = (*flexible(None), *others) if says_flexible(items) else others
    if out := _only_told(items, said, others, times):
        return out
    left = leftovers(items)
    kinds = {wish.kind for wish in others}
    if times is None or Kind.OPTION in kinds:
        return Reading(wishes, left, said, times)
    if kinds != {Kind.PLACE}:
        apart = (exception(times),) if times.but and not times.whens else ()
        return Reading((*wishes, *apart), (*left, *_spare_times(items)), said)
    asks = said.wish or has_kind(items, Stance)
    named = frame.window is None and is_definite(times)
    if said.polarity is Polarity.AGAINST or not (asks or named):
        return Reading(left=(whole(items, reasons.AT_ALL_TIMES),), times=times)
    return Reading((*wishes, *time_wishes(items, said, times, frame)), left, said, times)


def _whereabouts(
    items: Sequence[Item], said: Verdict, others: tuple[Wish, ...], times: Times | None
) -> Reading | None:
    """Read "bin die Woche im Homeoffice": who is somewhere for a while has not wished for it."""
    asks = said.wish or has_kind(items, Stance)
    lasts = has_kind(items, UnitName)
    placed = all(wish.kind is Kind.PLACE for wish in others)
    if asks or not (lasts and placed and has_word(items, ("am",))):
        return None
    return Reading(left=(whole(items, reasons.AT_ALL_TIMES),), times=times)


def _spare_times(items: Sequence[Item]) -> tuple[Leftover, ...]:
    return tuple(
        Leftover(item.start, item.end, reasons.AT_ALL_TIMES)
        for item in items
        if isinstance(item.value, TIMES)
    )


def _untimed(clause: Clause, said: Verdict, before: Reading) -> Reading:
    """Read a clause that names neither a time nor another thing."""
    items = clause.items
    if anything_else(clause, said):
        return of_the_rest(items, said, before)
    if _says_why(clause, said) and before.times is not None:
        return kept_then(clause, said, before) or replace(before, wishes=(), left=())
    if says_flexible(items) and not _is_conditional(items):
        chosen = any(wish.kind is Kind.OPTION for wish in before.wishes) and not clause.fresh
        chosen = chosen or only_which(items, before)
        return Reading(() if chosen else flexible(None), leftovers(items), said)
    if wishes := _wished_for(items, said):
        left = () if wishes[0].kind is Kind.FREE_TEXT else leftovers(items)
        return Reading(wishes, left, said)
    if clause.reason or not _means_something(items, said):
        return Reading()
    return Reading(left=(whole(items, reasons.NO_RULE),))


def _says_why(clause: Clause, said: Verdict) -> bool:
    """Whether it is told what keeps somebody; what they wish may depend on an "if"."""
    kept = (said.busy or said.active) and not clause.fresh
    return kept and clause.items[0].word not in CONDITIONS


def _wished_for(items: Sequence[Item], said: Verdict) -> tuple[Wish, ...]:
    """A length that is asked for, or a wish in words that are kept as they are."""
    if _is_conditional(items):
        return ()
    asks = (said.said or _softened(items)) and said.polarity is Polarity.FOR
    if wishes := length_wish(said_length(items) if asks else None, said):
        return () if _takes_something_else(items) else wishes
    words = said.wish and said.polarity is Polarity.FOR and unknown(items)
    return (Wish(Kind.FREE_TEXT, said.polarity, said.strength),) if words else ()


def _takes_something_else(items: Sequence[Item]) -> bool:
    """Whether it is not the meeting that takes so long: "I need half an hour to breathe"."""
    at = next(n for n, item in enumerate(items) if isinstance(item.value, Length))
    behind = items[at + 1 :]
    aim = len(behind) > 1 and isinstance(behind[0].value, Token) and behind[0].value.text in _AIMS
    return (aim and behind[1].word in DOING) or bool(unknown(behind))


def _is_conditional(items: Sequence[Item]) -> bool:
    return items[0].word in CONDITIONS and bool(unknown(items))


def _softened(items: Sequence[Item]) -> bool:
    """Whether something is asked for by no more than "please" or "ideally"."""
    asks = shades(items) & {Shade.RAISE, Shade.LOWER, Shade.IF_NEED_BE}
    return bool(asks) and not unknown(items)


def _means_something(items: Sequence[Item], said: Verdict) -> bool:
    """Whether words carry more than courtesy: "Great, thanks!" does not."""
    return _names_a_time(items, said) or _carries_more(items, said)


def _names_a_time(items: Sequence[Item], said: Verdict) -> bool:
    """Whether something is said of a time that could not be told: "the rest of that week"."""
    return said.said and has_kind(items, *TIMES, Edge)


def _carries_more(items: Sequence[Item], said: Verdict) -> bool:
    against = Polarity.AGAINST
    if unknown(items) or has_junk(items) or said.doubtful or said.polarity is against:
        return True
    if any(isinstance(each.value, Stance) and each.value.polarity is against for each in items):
        return True  # "not too early" asks for something
    if items[0].word in QUESTIONS and len(items) > 1:
        return True
    plain = said.said and not said.wish
    return not plain and any(item.word not in FILLER for item in items)

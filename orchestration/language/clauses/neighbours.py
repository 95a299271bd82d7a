"""Which wishes still stand beside what was not understood: "Friday at five. Please not."

A clause may be read whole by itself, and yet be turned by the one next to it. Where that one was
not read and is of a kind that turns, both are listed, and nothing is asserted.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet

from orchestration.language.clauses.bounds import EASY
from orchestration.language.clauses.clause import Clause, has_kind, has_shade, has_word
from orchestration.language.clauses.cues import STOPS, TIMES, is_about
from orchestration.language.clauses.day_in_force import named_days
from orchestration.language.clauses.leftovers import unknown, whole
from orchestration.language.clauses.present import meet
from orchestration.language.clauses.verdicts import shades
from orchestration.language.clauses.wishes import Reading, Wish
from orchestration.language.english.small_words import (
    CONDITIONS,
    CONTRASTS,
    GENERALLY,
    POINTERS,
    SUBJECTS,
)
from orchestration.language.grammar import Item
from orchestration.language.saying import reasons
from orchestration.language.times.rules.joining import pieces
from orchestration.language.times.subtract import subtract
from orchestration.language.values import Days, Num, Recurring, Shade, Stance, Times
from orchestration.model.preferences import Kind, Polarity, Strength
from orchestration.model.times import TimeFrame, Weekday

Said = tuple[Clause, Reading]

_DENIALS = (Shade.NOT, Shade.NEVER)
_WHOLE_DAYS = frozenset({Shade.BUSY, Shade.BEGINS, Shade.ENDS, Shade.PRESENT, Shade.FREE_PERIOD})
_OF_HOURS = frozenset({Shade.ENGAGED, Shade.HAVE})
_SHORT = 4  # items: "please scrap that one"
_ON_ALL_DAYS = GENERALLY | {"every", "each"}


def doubted(said: Sequence[Said], frame: TimeFrame) -> list[Said]:
    """Return what was said, listing what an unread neighbour may turn."""
    lost = frozenset(
        (
            *_lost(said),
            *_gainsaid(said, frame),
            *_of_unknown_hours(said),
            *_swallowing(said, frame),
            *_of_unread_days(said),
            *_of_unread_hours(said),
            *_named_after_the_unread(said),
            *_among_words_of_one_day(said),
        )
    )
    return [
        (clause, _listed(clause, reading)) if at in lost else (clause, reading)
        for at, (clause, reading) in enumerate(said)
    ]


def _listed(clause: Clause, reading: Reading) -> Reading:
    return Reading(left=(whole(clause.items, reasons.UNCLEAR),), times=reading.times)


def _lost(said: Sequence[Said]) -> Iterator[int]:
    """The places of the clauses that cannot be asserted beside others."""
    for at, (clause, reading) in enumerate(said):
        if reading.left and (_is_condition(clause) or _supposes(clause)):
            yield from _depending(said, at)
        if _is_unread(reading):
            yield from _turned(said, at)


def _turned(said: Sequence[Said], at: int) -> Iterator[int]:
    """The places of the clauses that one that was not read may turn."""
    clause, before = said[at][0], _place_of_wishes(said, at)
    if before is not None and _denies(clause, said[before]):
        yield from _alike(said, before)
    if before is not None and _excepts(clause) and _speaks_against(said[before][1]):
        yield before
    if at and _limits(clause) and any(map(_is_bare, said[at - 1][1].wishes)):
        yield at - 1
    if at + 1 < len(said) and _goes_on_with_only(said[at + 1]):
        yield at + 1
    if _tells_which_days(clause):
        yield from _perhaps_of_those(said, at)


def _of_unknown_hours(said: Sequence[Said]) -> Iterator[int]:
    """The places of engagements that take no whole day, and name no hours: "a class on Tuesday"."""
    for at, (clause, reading) in enumerate(said):
        busy = [wish.times for wish in reading.wishes if wish.kind is Kind.BUSY and wish.times]
        whole_days = any(when.hours is None for times in busy for when in times.whens)
        cues = shades(clause.items)
        if whole_days and cues & _OF_HOURS and not cues & _WHOLE_DAYS:
            yield at


def _gainsaid(said: Sequence[Said], frame: TimeFrame) -> Iterator[int]:
    """The places of an "only" outside of which the same message accepts something."""
    open_ = [wish for _, reading in said for wish in reading.wishes if _wants(wish)]
    easy = any(wish == EASY for _, reading in said for wish in reading.wishes)
    for at, (_, reading) in enumerate(said):
        only = [wish.times for wish in reading.wishes if _wants(wish) and _is_firm(wish)]
        for times in filter(None, only):
            if easy or any(_is_outside(wish, times, frame) for wish in open_):
                yield at


def _of_unread_days(said: Sequence[Said]) -> Iterator[int]:
    """The places of hours that may be those of a day which was not read: "…, ab zehn bin ich da".

    A day in the same sentence before them was not understood, and they are not said of every day.
    """
    for at, (clause, reading) in enumerate(said):
        if not any(map(_is_of_every_day, reading.wishes)):
            continue
        begin, _ = _sentence(said, at)
        unread = [each for each, found in said[begin:at] if _is_unread(found)]
        if clause.link == "so":  # "I have a late shift on Tuesday so not before 10"
            unread = [each for each, _ in said[max(begin, at - 1) : at] if named_days(each)]
        named = any(_names_a_day(item) for each in unread for item in each.items)
        apart = clause.led_by == "otherwise"
        general = apart or has_word(clause.items, GENERALLY)
        if named and not general:
            yield at
            yield from _of_which_it_tells_the_hours(said, at)


def _of_which_it_tells_the_hours(said: Sequence[Said], at: int) -> Iterator[int]:
    """The place of whole days ahead of hours: "away all week, i.e. before 3 I'm not reachable"."""
    if said[at][0].link == "so" and any(map(_may_have_other_hours, said[at - 1][1].wishes)):
        yield at - 1


def _among_words_of_one_day(said: Sequence[Said]) -> Iterator[int]:
    """The places of firm hours that may be those of the day spoken of before and behind them.

    "Not Fridays this time? I can never do after 1. Fri morning is ok, if there's no other way."
    """
    for at in range(1, len(said) - 1):
        clause, reading = said[at]
        firm = any(wish.firm_no for wish in reading.wishes)
        if not (firm and _names_only_hours(clause)):
            continue
        general = has_word(clause.items, _ON_ALL_DAYS)
        before = next(filter(None, (_weekdays(each) for each, _ in said[at - 1 :: -1])), None)
        behind = next(filter(None, (_weekdays(each) for each, _ in said[at + 1 :])), None)
        if before and before == behind and not general:
            yield at


def _weekdays(clause: Clause) -> frozenset[Weekday]:
    """The weekdays that a clause names."""
    days = [when.days for item in clause.items for when in pieces(item.value)]
    return frozenset(each for one in days if isinstance(one, Recurring) for each in one.days)


def _of_unread_hours(said: Sequence[Said]) -> Iterator[int]:
    """The places of engagements on whole days whose hours were told, and not read.

    "Montag ist Lieferung, da stehe ich bis mittags im Lager" keeps nobody all of Monday. Nor is
    it known when a part ends that is the only one: "only mornings, since the move (till 12.30)".
    """
    for at, (_, reading) in enumerate(said):
        if not any(map(_may_have_other_hours, reading.wishes)):
            continue
        _, end = _sentence(said, at)
        unread = (each for each, found in said[at + 1 : end] if _is_unread(found))
        if any(map(_names_only_hours, unread)):
            yield at


def _named_after_the_unread(said: Sequence[Said]) -> Iterator[int]:
    """The places of days that are only named, where nothing was understood that they were said in.

    "I used to have Wednesdays off, now it's Mondays. Update your records! Mondays."
    """
    for at, (clause, reading) in enumerate(said):
        if not (clause.fresh and reading.wishes and _only_names(clause, reading)):
            continue
        lost = [item.value for each, found in said[:at] if _is_unread(found) for item in each.items]
        named = {when.days for value in lost for when in pieces(value)}
        same = all(_is_of_days(wish, named) for wish in reading.wishes)
        if same or _is_headed_by_the_unread(said, at):
            yield at


def _only_names(clause: Clause, reading: Reading) -> bool:
    """Whether times are named, and no word says anything of them."""
    cues = has_kind(clause.items, Stance, Shade)
    return not cues and all(map(_wants, reading.wishes))


def _is_headed_by_the_unread(said: Sequence[Said], at: int) -> bool:
    """Whether a list stands under a heading that says something of it, and was not read."""
    head = at - 1
    while head >= 0 and said[head][1].wishes and _only_names(*said[head]):
        head -= 1
    heads = head >= 0 and said[head][0].items[-1].word == ":" and said[head + 1][0].link == "\n"
    kept = heads and all(wish.kind is Kind.FREE_TEXT for wish in said[head][1].wishes)
    return kept and bool(said[head][1].left or said[head][1].wishes)


def _is_of_days(wish: Wish, days: AbstractSet[Days | None]) -> bool:
    """Whether a wish is for whole days, each of which is among some."""
    whens = wish.times.whens if wish.times else ()
    return bool(whens) and all(when.hours is None and when.days in days for when in whens)


def _may_have_other_hours(wish: Wish) -> bool:
    """Whether a wish rules out more than its hours, where others are told for them."""
    whens = wish.times.whens if wish.times else ()
    if wish.kind is Kind.BUSY:
        return any(when.hours is None for when in whens)
    only = _wants(wish) and _is_firm(wish)
    return only and any(when.hours and when.hours.part for when in whens)


def _names_only_hours(clause: Clause) -> bool:
    whens = [when for item in clause.items for when in pieces(item.value)]
    return bool(whens) and all(when.hours and when.days is None for when in whens)


def _names_a_day(item: Item) -> bool:
    ordinal = isinstance(item.value, Num) and item.value.ordinal
    return ordinal or any(when.days for when in pieces(item.value))


def _is_of_every_day(wish: Wish) -> bool:
    """Whether hours are meant on every day, as nothing else was said."""
    whens = wish.times.whens if wish.times else ()
    return bool(whens) and all(
        when.days is None
        and when.hours
        and (wish.firm_no or not (when.hours.plural or when.hours.part))
        for when in whens
    )


def _swallowing(said: Sequence[Said], frame: TimeFrame) -> Iterator[int]:
    """The places of a no to whole days that takes in a day which was spoken for before it.

    "Wed is good. The week is full": which days are full? What is put right is the same day.
    """
    open_: list[Times] = []
    for at, (_, reading) in enumerate(said):
        noes = [wish.times for wish in reading.wishes if wish.firm_no and wish.times]
        if any(_takes_in(no, yes, frame) for no in noes for yes in open_):
            yield at
        open_ += [wish.times for wish in reading.wishes if _wants(wish) and wish.times]


def _takes_in(no: Times, yes: Times, frame: TimeFrame) -> bool:
    """Whether the days of a no are all those of a yes, and more."""
    days = all(when.days and when.hours is None for when in no.whens)
    named = bool(yes.whens) and all(when.days for when in yes.whens)
    if not (days and named and no.whens) or no.but:
        return False
    return not subtract(yes.whens, no.whens, frame) and bool(subtract(no.whens, yes.whens, frame))


def _is_outside(wish: Wish, only: Times, frame: TimeFrame) -> bool:
    whens = wish.times.whens if wish.times else ()
    if all(when.days is None for when in only.whens) and all(when.days for when in whens):
        return bool(subtract(whens, only.whens, frame))  # "9 to 6, but on Tuesdays until 8"
    return not any(meet(one, other, frame) for one in whens for other in only.whens)


def _is_unread(reading: Reading) -> bool:
    return bool(reading.left) and not reading.wishes


def _place_of_wishes(said: Sequence[Said], at: int) -> int | None:
    """Where the last clause before a place is that wished for a time, if it is near."""
    for n in range(at - 1, max(-1, at - 3), -1):
        if said[n][1].wishes:
            return n if any(wish.times for wish in said[n][1].wishes) else None
    return None


def _alike(said: Sequence[Said], last: int) -> Iterator[int]:
    """The clauses that speak of the same time, up to the last of them: "8am? Love that"."""
    times = said[last][1].times
    for n in range(last, -1, -1):
        if said[n][1].wishes and said[n][1].times != times:
            return
        yield n


def _denies(clause: Clause, before: Said) -> bool:
    """Whether a clause only says no, or points back: "I don't", "please not", "scrap that"."""
    items = clause.items
    if any(isinstance(item.value, TIMES) or is_about(item) for item in items):
        return False
    if not has_shade(items, *_DENIALS):
        return _points_back(items)
    if unknown(items):
        return _concedes(clause)
    beyond = has_word(items, ("before that", "after that"))  # "not later"
    return not beyond and any(map(_wants, before[1].wishes))


def _points_back(items: Sequence[Item]) -> bool:
    """Whether something that was not understood is done with what was said: "scrap that one"."""
    points = len(items) <= _SHORT and any(item.word in POINTERS for item in items[1:])
    return points and bool(unknown(items)) and not has_word(items, SUBJECTS)


def _concedes(clause: Clause) -> bool:
    """Whether a no takes something back: "tricky, though the auditors don't bother us"."""
    return clause.led_by in CONTRASTS and not clause.fresh


def _wants(wish: Wish) -> bool:
    return wish.times is not None and wish.polarity is Polarity.FOR


def _is_condition(clause: Clause) -> bool:
    """Whether a clause begins with an "if" that nobody has read; "if we do Tuesday" names a day."""
    named = has_kind(clause.items, *TIMES)
    led = any(item.word in CONDITIONS for item in clause.items[:2])
    inverted = clause.items[0].word == "should"  # "should Tuesday fall through"
    return (led or inverted) and not (named and not unknown(clause.items))


def _supposes(clause: Clause) -> bool:
    """Whether a clause names a time in a condition alone: "if it's the 11th"."""
    return clause.items[0].word in CONDITIONS


def _limits(clause: Clause) -> bool:
    """Whether a clause says when only what is before it holds: "only if you're desperate"."""
    return _is_condition(clause) and clause.items[0].value is Shade.ONLY


def _is_bare(wish: Wish) -> bool:
    return wish.bare and _wants(wish)


def _excepts(clause: Clause) -> bool:
    """Whether a time is set against what was said: "away till the 13th, but online at noon"."""
    return clause.led_by in CONTRASTS and not clause.fresh and has_kind(clause.items, *TIMES)


def _speaks_against(reading: Reading) -> bool:
    return any(each.polarity is Polarity.AGAINST for each in reading.wishes)


def _depending(said: Sequence[Said], at: int) -> Iterator[int]:
    """The firm noes in the sentence of a condition: what they rule out may depend on it.

    An "unless" behind a no leaves it standing.
    """
    begin, end = _sentence(said, at)
    excepts = any(item.word == "unless" for item in said[at][0].items[:2])
    for n in range(at if excepts else begin, end):
        if n != at and any(_is_firm(wish) for wish in said[n][1].wishes):
            yield n


def _goes_on_with_only(after: Said) -> bool:
    """Whether an "only" follows that nothing parts from words not read: "half days only"."""
    clause, reading = after
    return not (clause.fresh or clause.link) and any(map(_is_firm, reading.wishes))


def _tells_which_days(clause: Clause) -> bool:
    """Whether a reason or a bracket names days: "because I teach (Tuesday to Thursday)"."""
    beside = clause.reason or clause.link == "("
    return beside and any(when.days for item in clause.items for when in pieces(item.value))


def _perhaps_of_those(said: Sequence[Said], at: int) -> Iterator[int]:
    """The firm wishes of every day in a sentence that names days elsewhere, and was not read.

    "I can only before 11, because between I teach (Tuesday to Thursday)".
    """
    for n in range(*_sentence(said, at)):
        firm = [wish.times for wish in said[n][1].wishes if _is_firm(wish)]
        if any(when.days is None for times in firm if times for when in times.whens):
            yield n


def _sentence(said: Sequence[Said], at: int) -> tuple[int, int]:
    """Where the sentence begins and ends that a clause stands in."""
    begin = at
    while begin and not (said[begin][0].link in STOPS and said[begin][0].led_by != "so"):
        begin -= 1
    end = at + 1
    while end < len(said) and said[end][0].link not in STOPS:
        end += 1
    return begin, end


def _is_firm(wish: Wish) -> bool:
    return wish.times is not None and wish.strength is Strength.MUST

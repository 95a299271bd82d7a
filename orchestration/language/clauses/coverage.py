"""Coverage before assertion: a clause is asserted only where what was left unread cannot turn it.

A number that no rule has placed, a bound without its hour, or a word within an "only" could make
of a wish another one; such a clause is listed whole, and its author asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from itertools import pairwise

from orchestration.language.clauses.accounted import leaves_for, unaccounted
from orchestration.language.clauses.clause import Clause, has_kind, has_shade, has_word
from orchestration.language.clauses.cues import TIMES
from orchestration.language.clauses.doubts import DOUBTED
from orchestration.language.clauses.leftovers import Leftover, is_unknown, whole
from orchestration.language.clauses.pointing import points_at_parts
from orchestration.language.clauses.signs import Questions
from orchestration.language.clauses.told import puts_in_place
from orchestration.language.clauses.turning_words import words_turn
from orchestration.language.clauses.wishes import Reading, Wish
from orchestration.language.english.small_words import (
    ARTICLES,
    BACKWARD,
    CONDITIONS,
    CONTRASTS,
    DOING,
    FIRST_PERSON,
    KNOWING,
    SUBJECTS,
)
from orchestration.language.grammar import Item
from orchestration.language.saying import reasons
from orchestration.language.times.rules.joining import pieces
from orchestration.language.values import (
    About,
    Dates,
    DottedPair,
    Edge,
    Junk,
    Length,
    Num,
    Reach,
    Recurring,
    Shade,
    SlashPair,
    Stance,
    Times,
)
from orchestration.language.words.marks import ERRAND, NOTHING_ELSE
from orchestration.language.words.tokens import Strange, Token
from orchestration.language.words.writing import words
from orchestration.model.preferences import Kind, Polarity, Strength

_IT_IS = frozenset({"it", "is", "'s", "this", "on", "the", "at", "a"})
_SAYS_WHAT = frozenset({"be", "do", "have", "it", "make", "meet", "start", "hold"})
_NOES = frozenset({Shade.NOT, Shade.NEVER})
_OTHER_KINDS = frozenset({Kind.NOTICE, Kind.BUFFER, Kind.LENGTH, Kind.PLACE, Kind.LOAD})
_ASKING = frozenset(
    {Shade.RAISE, Shade.LOWER, Shade.MUST, Shade.NOT, Shade.NEVER, Shade.ONLY, Shade.IF_NEED_BE}
)
_HOURS_MEANT = frozenset({"time", "slot", "hour"})
_NUMBERS = (Num, DottedPair, SlashPair)
_ENDS = (Shade.ENDS, Shade.BEGINS)
_EITHER_HALF = (17, 18)  # as 5 and 6 are read
_BOUNDS = frozenset(words("until till til thru before after since unless between"))
_BEHIND_ONLY = KNOWING | {"with", "without"}


def covered(clause: Clause, reading: Reading, before: Reading) -> Reading:
    """Return a reading, or its clause listed whole where what is unread could turn it."""
    timely = [wish for wish in reading.wishes if wish.times and wish.kind is not Kind.ATTENDANCE]
    lost = (
        _is_none(clause.items, reading.wishes, timely)
        or (timely and _is_doubted(clause, timely, before))
        or (timely and not puts_in_place(clause) and _could_be_turned(clause.items, timely))
    )
    return Reading(left=(_listed(clause.items),), times=reading.times) if lost else reading


def _is_doubted(clause: Clause, wishes: Sequence[Wish], before: Reading) -> bool:
    return any(doubts(clause, wishes, before) for doubts in DOUBTS.put_to(clause.items))


def _is_none(items: Sequence[Item], wishes: Sequence[Wish], timely: Sequence[Wish]) -> bool:
    """Whether what seems to be wished for is only a condition, or something else."""
    if not wishes:
        return False
    condition = not timely and _is_a_condition(items)
    return condition or _is_of_another_kind(items, wishes) or _depends_on_place(items)


def _points_at_the_unread(clause: Clause, wishes: Sequence[Wish], before: Reading) -> bool:
    """Whether hours are those "then", and when that is was not understood."""
    if not before.left:
        return False
    items = clause.items
    points = has_word(items, BACKWARD) or points_at_parts(items)
    lost = not before.wishes and points and before.told is None
    if has_word(items, ("after that",)):
        return True
    whens = [when for each in _times(wishes) for when in each.whens]
    goes_on = bool(whens) and _goes_on_from_the_unread(clause, before)
    return (lost or goes_on) and all(when.days is None for when in whens)


def _times(wishes: Sequence[Wish]) -> Sequence[Times]:
    return [wish.times for wish in wishes if wish.times]


def _goes_on_from_the_unread(clause: Clause, before: Reading) -> bool:
    """Whether a sentence goes on whose days were not understood: "… and I'm off by two"."""
    joined = clause.link == "and" and not clause.fresh
    return joined and bool(before.left) and not before.wishes and before.day is not None


def _hangs_on_the_unread(clause: Clause, wishes: Sequence[Wish], before: Reading) -> bool:
    """Whether it is said of all but, or of a case of, what was not understood: "nothing else"."""
    if not before.left or before.wishes:
        return False
    if _is_a_bare_no_to_weeks(clause, wishes):
        return True  # "was free Thursdays in December, not in January"
    others = any(i.word == NOTHING_ELSE or i.value is Shade.ELSE for i in clause.items)
    supposed = clause.led_by in CONTRASTS and has_word(clause.items, CONDITIONS)
    return others or (supposed and not clause.fresh)


def _is_a_bare_no_to_weeks(clause: Clause, wishes: Sequence[Wish]) -> bool:
    """Whether no more than a "not" goes on, over more than a few days."""
    spans = [
        last - first
        for wish in wishes
        for when in (wish.times.whens if wish.times else ())
        if isinstance(when.days, Dates)
        for first, last in when.days.spans
    ]
    goes_on = not clause.fresh and clause.items[0].value is Shade.NOT
    return goes_on and any(each >= timedelta(days=7) for each in spans)


def _only_supposes(clause: Clause, wishes: Sequence[Wish], _: Reading) -> bool:
    """Whether a time is named in a condition, and no more said of it: "if it's the 11th"."""
    firm = [wish.times for wish in wishes if wish.times and _blocks_the_rest(wish)]
    only = any(when.hours is None for times in firm for when in times.whens)
    against = any(map(_speaks_against, clause.items)) and any(map(_is_against, wishes))
    led = clause.items[0].word in CONDITIONS and not _says_what_then(clause.items)
    return led and (only or against or all(wish.bare for wish in wishes))


def _says_what_then(items: Sequence[Item]) -> bool:
    """Whether no more is supposed than a time: "if it's before 9 I can't make it"."""
    timed = next((n for n, item in enumerate(items) if isinstance(item.value, TIMES)), 0)
    rest = [item for item in items[timed + 1 :] if item.word != ","]
    bare = all(item.word in _IT_IS for item in items[1:timed])
    says = any(map(_speaks_against, rest)) and not any(isinstance(i.value, TIMES) for i in rest)
    return bool(timed and rest) and bare and rest[0].word == "i" and says


def _speaks_against(item: Item) -> bool:
    stance = isinstance(item.value, Stance) and item.value.polarity is Polarity.AGAINST
    return stance or item.value in _NOES  # "if Tuesday is bad for Ana", "if we can't get Tuesday"


def _is_against(wish: Wish) -> bool:
    return wish.polarity is Polarity.AGAINST


DOUBTS = Questions(
    *DOUBTED,
    (_points_at_the_unread, ()),
    (_only_supposes, CONDITIONS),
    (_hangs_on_the_unread, ()),
)


def _is_of_another_kind(items: Sequence[Item], wishes: Sequence[Wish]) -> bool:
    """Whether one noun alone, among words that are unread, makes a wish: "I'm 8 hours ahead"."""
    if any(wish.kind not in _OTHER_KINDS for wish in wishes):
        return False
    asked = any(isinstance(i.value, Stance) or i.value in _ASKING for i in items)
    timed = has_kind(items, *TIMES)
    if timed and any(wish.kind is Kind.BUFFER for wish in wishes):
        return not has_kind(items, Length)  # "the only gaps are 9-11"
    denied = any(wish.polarity is Polarity.AGAINST for wish in wishes)
    return not asked and (denied or any(map(is_unknown, items)))


def _is_a_condition(items: Sequence[Item]) -> bool:
    """Whether nothing is said but on what something depends: "if we do it in person"."""
    return any(item.word in CONDITIONS for item in items[:2])


def _depends_on_place(items: Sequence[Item]) -> bool:
    """Whether what is said holds only for some way to meet: "if it's in person, Friday is out"."""
    if not _is_a_condition(items):
        return False
    placed = any(isinstance(i.value, About) and i.value.kind is Kind.PLACE for i in items)
    return placed and (has_kind(items, *TIMES) or has_shade(items, Shade.BUSY))


def _listed(items: Sequence[Item]) -> Leftover:
    return whole(items, reasons.UNCLEAR)


def _could_be_turned(items: Sequence[Item], wishes: Sequence[Wish]) -> bool:
    """Whether something in a clause that was not read could make another wish of it."""
    return (
        (_has_loose_ends(items) and any(_is_unplaced(items, at) for at in range(len(items))))
        or any(_is_misplaced(items, wish) for wish in wishes)
        or _is_said_of_something(items, wishes)
        or _is_at_that_time(items, wishes)
        or _passes_over_hours(items, wishes)
        or _ends_something(items)
        or words_turn(items)
    )


def _is_misplaced(items: Sequence[Item], wish: Wish) -> bool:
    """Whether a wish cannot be asserted among these words."""
    if _is_in_either_half(wish):
        return True
    if any(map(_is_unread, unaccounted(items, wish))):
        return wish.strength is Strength.MUST or wish.polarity is Polarity.FOR
    if _blocks_the_rest(wish):
        return _is_measured(items) or _has_to_do_something(items)
    told = _tells_of_a_day(items) or _is_errand(items, wish) or _is_vague(items, wish)
    return wish.kind is Kind.BUSY and told


def _ends_something(items: Sequence[Item]) -> bool:
    """Whether something else than a day ends or begins:
    "done with the board pack by noon", "be in Rome on Friday"."""
    if not has_shade(items, *_ENDS):
        return False
    at = next((n for n, item in enumerate(items) if item.value in _ENDS), None)
    if at is not None and leaves_for(items, at):
        return False
    return at is not None and any(map(is_unknown, _up_to_time(items[at:])))


def _tells_of_a_day(items: Sequence[Item]) -> bool:
    """Whether something is said of a day that need not be the author's: "a holiday in the US"."""
    if not (has_word(items, ("in",)) and has_word(items, ("is", "are"))):
        return False
    elsewhere = any(
        item.word == "in" and any(map(is_unknown, items[at + 1 : at + 3]))
        for at, item in enumerate(items)
    )
    return elsewhere and not has_word(items, FIRST_PERSON)


def _has_loose_ends(items: Sequence[Item]) -> bool:
    return has_word(items, _BOUNDS) or has_kind(items, Junk, Reach, Edge, *_NUMBERS)


def _is_unplaced(items: Sequence[Item], at: int) -> bool:
    """Whether a number or a bound stands by itself: "between the 18", "until the run is done"."""
    item = items[at]
    if isinstance(item.value, Junk) or (item.value is Reach.COMING and not item.word):
        return True  # "if it's this coming one"; "coming" is a verb as well
    if isinstance(item.value, Edge) and item.value is not Edge.REST:
        return any(isinstance(one.value, Recurring) for one in items[at + 1 : at + 4])
    if isinstance(item.value, _NUMBERS):
        return is_unknown(item) and not _is_word(item.value)
    last = at + 1 == len(items) or items[at - 1].word == ","  # "mornings, before they wake up"
    if item.word == "between" and not last and isinstance(items[at + 1].value, Strange):
        return False  # "driving between sites"
    return isinstance(item.value, Token) and item.word in _BOUNDS and not last


def _is_word(number: object) -> bool:
    """Whether a number was written in letters, as in "the first one"."""
    return isinstance(number, Num) and not number.digits


def _is_in_either_half(wish: Wish) -> bool:
    """Whether a day may begin at an hour of the morning or of the evening: "not before 6"."""
    hours = [when.hours for when in (wish.times.whens if wish.times else ()) if when.hours]
    return wish.polarity is Polarity.AGAINST and any(
        each.loose and not stretch.start and stretch.end and stretch.end.hour in _EITHER_HALF
        for each in hours
        for stretch in each.stretches
    )


def _is_vague(items: Sequence[Item], wish: Wish) -> bool:
    """Whether an engagement is told of by hints: "the slot has caused issues", "some duties"."""
    shades = [item.value for item in items if isinstance(item.value, Shade)]
    if Shade.BUSY in shades or Shade.BLOCKED in shades:
        return False
    whens = wish.times.whens if wish.times else ()
    part = any(when.days is None and when.hours and when.hours.part for when in whens)
    whole = any(when.hours is None for when in whens)
    measured = has_kind(items, Length, Edge)
    unread = any(map(is_unknown, items))
    if Shade.ENGAGED in shades:
        return whole and measured
    return (part and unread) or not _is_had(items)


def _is_had(items: Sequence[Item]) -> bool:
    """Whether what somebody has is said by themselves: "I've got", "hab ich", "have choir"."""
    at = next((n for n, item in enumerate(items) if item.value is Shade.HAVE), None)
    if at is None:
        return True
    around = {item.word for item in (*items[max(0, at - 2) : at], *items[at + 1 : at + 2])}
    opens = not any(map(is_unknown, items[:at]))
    return opens or bool(around & SUBJECTS)


def _is_errand(items: Sequence[Item], wish: Wish) -> bool:
    """Whether something takes a part of a day that is not named: "school run on Mondays"."""
    whens = wish.times.whens if wish.times else ()
    return has_word(items, (ERRAND,)) and any(when.hours is None for when in whens)


def _is_measured(items: Sequence[Item]) -> bool:
    """Whether an "only" may be that of something else: "half days only", "only with X".

    So may that of what somebody knows: "I only know about Wednesday".
    """
    means = has_shade(items, Shade.ONLY) and any(
        one.value is Shade.ONLY and two.word in _BEHIND_ONLY for one, two in pairwise(items)
    )
    return means or has_kind(items, Length)


def _has_to_do_something(items: Sequence[Item]) -> bool:
    """Whether somebody must do something then: "I need to go at 2" asks for no meeting at 2."""
    must = next((n for n, item in enumerate(items) if item.value is Shade.MUST), None)
    if must is None:
        return False
    behind = _up_to_time(items[must:])
    led = any(item.word in ("i", "we") for item in (*items[max(0, must - 1) : must], *behind[:2]))
    unsaid = led and not any(item.word in _SAYS_WHAT for item in items[must + 1 :])
    return any(item.word in DOING for item in behind) or (unsaid and _is_stated_by_nothing(items))


def _is_stated_by_nothing(items: Sequence[Item]) -> bool:
    """Whether it is left out what somebody must do then: "I must on Friday"."""
    return not has_kind(items, Stance, Length)


def _blocks_the_rest(wish: Wish) -> bool:
    firm = wish.polarity is Polarity.FOR and wish.strength is Strength.MUST
    return firm and wish.kind is Kind.TIME


def _is_unread(item: Item) -> bool:
    return is_unknown(item)


def _is_said_of_something(items: Sequence[Item], wishes: Sequence[Wish]) -> bool:
    """Whether something that is no time works until then: "the early shift works until 2"."""
    stance = next((n for n, item in enumerate(items) if isinstance(item.value, Stance)), 0)
    ahead = items[:stance]
    if not ahead or any(
        item.word in FIRST_PERSON or isinstance(item.value, TIMES) for item in ahead
    ):
        return False
    named = items[0].word in ARTICLES and any(map(_is_unread, ahead))
    return named and all(wish.polarity is Polarity.FOR for wish in wishes)


def _is_at_that_time(items: Sequence[Item], wishes: Sequence[Wish]) -> bool:
    """Whether the hours are those named before, and days alone here: "not that time Wednesday"."""
    if not has_word(items, _HOURS_MEANT):
        return False
    points = any(one.word == "that" and two.word in _HOURS_MEANT for one, two in pairwise(items))
    whens = [when for wish in wishes if wish.times for when in wish.times.whens]
    return points and all(when.hours is None for when in whens)


def _passes_over_hours(items: Sequence[Item], wishes: Sequence[Wish]) -> bool:
    """Whether hours are named that no wish holds: "fine provided we have gone by six"."""
    times = [wish.times for wish in wishes if wish.times]
    held = any(when.hours for each in times for when in (*each.whens, *each.but))
    if held:
        return False
    return any(when.hours for item in items for when in pieces(item.value))


def _up_to_time(items: Sequence[Item]) -> Sequence[Item]:
    timed = next((n for n, item in enumerate(items) if isinstance(item.value, TIMES)), None)
    return items if timed is None else items[:timed]

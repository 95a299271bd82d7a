"""Words by which a clause may mean another thing than its times and stances say.

"I know everyone loves Mondays", "Thursday would have been perfect", "your mornings".
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from orchestration.language.clauses.clause import has_kind, has_shade, has_word
from orchestration.language.clauses.cues import TIMES
from orchestration.language.clauses.signs import Questions
from orchestration.language.english.small_words import ARTICLES, AUTHORS, DONE_THEN, MIGHT, POINTERS
from orchestration.language.grammar import Item
from orchestration.language.times.rules.joining import pieces
from orchestration.language.values import About, Except, Length, Shade, Stance, Unit, UnitName
from orchestration.language.words.either_language import HAD, HAPPENED, STILL_TO_COME, WAS
from orchestration.language.words.marks import OTHER_DAYS
from orchestration.language.words.tokens import Strange
from orchestration.model.preferences import Kind, Polarity

_HALF_A_DAY = Length(240, Unit.MINUTE)
_AWAY = (Shade.BUSY, Shade.BLOCKED, Shade.ENGAGED)
_SOMETHING = frozenset({"anything", "nothing", "something"})
_NOES = frozenset({Shade.NOT, Shade.NEVER})
_IN_THE_PAST = WAS | HAPPENED


def words_turn(items: Sequence[Item]) -> bool:
    """Whether something in a clause may make another wish of what it seems to say."""
    return any(turns(items) for turns in TURNING.put_to(items))


def _would_have_been(items: Sequence[Item]) -> bool:
    """Whether something is said of what is not so: "Thursday would have been perfect"."""
    words = {item.word for item in items}
    past = any(
        one.word in ("was", "were") and isinstance(two.value, Stance) and two.value.able
        for one, two in pairwise(items)
    )
    return past or ("been" in words and bool(words & {"would", "'d", "could"}))


def _could_have_been(items: Sequence[Item]) -> bool:
    """Whether something was possible and no longer is: "I could have done Tuesday"."""
    words = [item.word for item in items]
    return any(
        one in MIGHT and two == "have" and (three in DONE_THEN or three.endswith("ed"))
        for one, two, three in zip(words, words[1:], words[2:], strict=False)
    )


def _has_nothing_to_do_or_no_time(items: Sequence[Item]) -> bool:
    """Whether what somebody has not may be plans, or time: "I don't have anything on Tuesday"."""
    denied = has_shade(items, *_NOES)
    has = has_shade(items, Shade.HAVE)
    named = has_kind(items, Stance)
    return denied and has and not named and has_word(items, _SOMETHING)


def _takes_half_a_day(items: Sequence[Item]) -> bool:
    """Whether it is half of a day, and nobody says which: "half day on the 15th"."""
    half = any(item.value == _HALF_A_DAY for item in items)
    offered = has_kind(items, Stance)
    if not half or (offered and not has_shade(items, *_AWAY)):
        return False
    whens = [when for item in items for when in pieces(item.value)]
    return any(when.hours is None for when in whens)


def _holds_on_some_days(items: Sequence[Item]) -> bool:
    """Whether only the days of something are meant: "on days I'm in the office, after 10"."""
    return any(
        isinstance(days.value, UnitName) and days.value.plural and who.word in AUTHORS
        for before, days, who in zip(items, items[1:], items[2:], strict=False)
        if before.word not in POINTERS
    )


def _is_only_somewhere(items: Sequence[Item]) -> bool:
    """Whether an "only" is of how to meet, on a day: "Tuesday's only possible online"."""
    only = has_shade(items, Shade.ONLY)
    placed = any(isinstance(i.value, About) and i.value.kind is Kind.PLACE for i in items)
    return only and placed and has_kind(items, *TIMES)


def _denies_an_only(items: Sequence[Item]) -> bool:
    """Whether an "only" is denied, and not the time: "not only Tuesday but also Wednesday"."""
    return any(
        one.value is Shade.NOT and (two.word == "just" or Shade.ONLY in (two.value, three.value))
        for one, two, three in zip(items, items[1:], (*items[2:], items[-1]), strict=False)
    )


def _says_more_of_the_rest(items: Sequence[Item]) -> bool:
    """Whether something is said of other days too: "Tuesday suits, the rest doesn't".

    "Monday, Tuesday and the rest of the week are full" is no more of one than of the other.
    """
    at = next((n for n, item in enumerate(items) if item.word == OTHER_DAYS), 0)
    timed = any(isinstance(item.value, TIMES) for item in items[:at])
    judged = any(isinstance(item.value, Stance) for item in items[:at])
    turned = any(item.value in (*_NOES, *_AWAY) for item in items[at:])
    days = any(when.days for item in items[:at] for when in pieces(item.value))
    return (timed and judged and turned) or (days and not judged)


def _has_happened(items: Sequence[Item]) -> bool:
    """Whether a story is told of a time that is over: "Monday was horrible", "we met on Friday"."""
    words = [item.word for item in items]
    if not STILL_TO_COME.isdisjoint(words) or "if" in words:
        return False
    return not _IN_THE_PAST.isdisjoint(words)


def _was_had(items: Sequence[Item]) -> bool:
    """Whether it is told how a day was that somebody had: "had a terrible Tuesday"."""
    at = next((n for n, item in enumerate(items) if item.word in HAD), len(items))
    rest = [item for item in items[at + 1 :] if item.word not in ARTICLES]
    said = next((n for n, item in enumerate(rest) if isinstance(item.value, TIMES)), 0)
    judged = any(isinstance(item.value, Stance) for item in rest[:said])
    return judged and all(isinstance(x.value, Stance | Shade | Strange) for x in rest[:said])


def _is_on_anothers_clock(items: Sequence[Item]) -> bool:
    """Whether a time is theirs to whom it is said: "your mornings", "3pm your end"."""
    return any(
        (one.word == "your" and isinstance(two.value, TIMES))
        or (two.word == "your" and isinstance(one.value, TIMES))
        for one, two in pairwise(items)
    )


def _excepts_a_statement(items: Sequence[Item]) -> bool:
    """Whether something is said of what is excepted: "except Thursdays I'm free after 12"."""
    at = next((n for n, item in enumerate(items) if isinstance(item.value, Except)), None)
    if at is None:
        return False
    behind = items[at + 1 :]
    stated = any(isinstance(item.value, Stance) for item in behind)
    return stated and any(isinstance(item.value, TIMES) for item in behind)


def _is_said_of_everyone(items: Sequence[Item]) -> bool:
    """Whether it is others who like a time: "I know everyone loves Monday mornings"."""
    return any(
        one.value is Shade.EVERYONE and isinstance(two.value, Stance)
        for one, two in pairwise(items)
    )


def _says_both(items: Sequence[Item]) -> bool:
    """Whether anything goes and something does not: "nothing on the 11th and a dentist at 2"."""
    cues = {item.value for item in items if isinstance(item.value, Shade)}
    return Shade.FLEXIBLE in cues and bool(cues & {Shade.BUSY, Shade.ENGAGED, Shade.BLOCKED})


def _praises_by_what_it_avoids(items: Sequence[Item]) -> bool:
    """Whether a time is praised before something is spoken against: "best to avoid holidays"."""
    said = [item.value for item in items if isinstance(item.value, Stance)]
    praised = next((n for n, each in enumerate(said) if _praises(each)), len(said))
    denied = has_shade(items, *_NOES)
    return not denied and any(each.polarity is Polarity.AGAINST for each in said[praised:])


def _praises(stance: Stance) -> bool:
    plain = not (stance.wish or stance.joint or stance.able)
    return stance.polarity is Polarity.FOR and plain


TURNING = Questions(
    (_would_have_been, {"was", "were", "been"}),
    (_could_have_been, {"have"}),
    (_has_nothing_to_do_or_no_time, _SOMETHING),
    (_takes_half_a_day, {Length}),
    (_denies_an_only, {Shade.ONLY, "just"}),
    (_holds_on_some_days, {UnitName}),
    (_is_only_somewhere, {Shade.ONLY}),
    (_says_more_of_the_rest, {OTHER_DAYS}),
    (_has_happened, _IN_THE_PAST),
    (_was_had, HAD),
    (_is_on_anothers_clock, {"your"}),
    (_excepts_a_statement, {Except}),
    (_is_said_of_everyone, {Shade.EVERYONE}),
    (_says_both, {Shade.FLEXIBLE}),
    (_praises_by_what_it_avoids, {Stance}),
)

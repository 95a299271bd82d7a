"""How sure it is that a wish was meant as it was read.

Each thing that was guessed on the way makes it less sure: a word was spelt wrong and mended; an
hour was said without am or pm, and both halves of the day have one like it; a bare weekday became
the next such day; something else in the clause, or in another one of its message, was not
understood. One guess leaves a reading likely, two make it a guess itself.

Nor is it sure what hangs on more than its own clause: where something is supposed anywhere in the
message, or put right; where a time is only joined to what was said before, or is one that another
clause names; where it is what is left of others, or is only compared with them; what is asked; and
what rules out a week, or all but a few times. Of the sure wishes of the rounds that were read at
first sight one in ten of these was wrong, of the others one in thirty.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import timedelta

from orchestration.language.clauses.clause import Clause, has_kind, has_word
from orchestration.language.clauses.cues import TIMES, excepts
from orchestration.language.clauses.wishes import Reading, Wish
from orchestration.language.english.small_words import CONDITIONS, JOINS
from orchestration.language.values import (
    About,
    Dates,
    Edge,
    Except,
    Hours,
    Recurring,
    Shade,
    Stance,
    When,
)
from orchestration.language.words.marks import OTHER_DAYS, TOO_EARLY, TOO_LATE
from orchestration.model.preferences import Confidence, Polarity, Strength
from orchestration.model.times import TimeFrame

_OF_THE_REST = frozenset({"otherwise", OTHER_DAYS})
_LEFT_OVER = (Shade.ELSE, Edge.REST)
_COMPARING = frozenset({"less", "more", "rather", "than", OTHER_DAYS, TOO_EARLY, TOO_LATE})
_A_WORKING_WEEK = timedelta(days=4)
_IN_EITHER_HALF = range(1, 9)
"""From 9 to 12 only the morning is an hour to meet at; a 3 was guessed to be in the afternoon."""


def sureness(
    wish: Wish,
    clause: Clause,
    reading: Reading,
    frame: TimeFrame,
    unread: bool = False,
    shaky: bool = False,
) -> Confidence:
    """Return how sure a wish is that a clause has been read as.

    `unread`: something else in its message was not understood, which may bear on it. `shaky`:
    something is supposed or put right in it (`is_shaky`).
    """
    whens = wish.times.whens if wish.times else ()
    guesses = (
        clause.mended,
        any(when.hours and _is_guessed(when.hours) for when in whens),
        frame.window is None and any(_is_bare_weekday(when) for when in whens),
        bool(reading.left) or unread,
        (reading.verdict is not None and reading.verdict.guessed) or _is_hedged(clause),
    )
    if not any(guesses) and (
        shaky or _hangs_on_more(wish, clause, reading) or _rules_out_much(wish)
    ):
        return Confidence.LIKELY
    return (Confidence.SURE, Confidence.LIKELY, Confidence.GUESS)[min(sum(guesses), 2)]


def is_shaky(said: Sequence[Clause]) -> bool:
    """Return whether something is supposed or put right anywhere in a message."""
    return any(clause.instead or has_word(clause.items, CONDITIONS) for clause in said)


def _hangs_on_more(wish: Wish, clause: Clause, reading: Reading) -> bool:
    """Whether what a wish means is not said by the words of its clause alone."""
    if wish.times is None:
        return False
    timed = has_kind(clause.items, *TIMES, Except)
    return (
        clause.asked
        or _is_only_joined(wish, clause)
        or not (timed or reading.answers)
        or (clause.listed and not (wish.bare or _is_stated(clause)))
        or clause.led_by in _OF_THE_REST
        or any(item.value in _LEFT_OVER or item.word in _COMPARING for item in clause.items)
    )


def _is_only_joined(wish: Wish, clause: Clause) -> bool:
    """Whether a time takes its meaning from what stands before it: "…, and the 21st"."""
    joined = bool({clause.link, clause.items[0].word} & JOINS)
    return joined and wish.times is not None and not _is_stated(clause)


def _is_stated(clause: Clause) -> bool:
    """Whether words of its own say how a clause is meant: not "Thursday yes, Friday"."""
    return has_kind(clause.items, Stance, Shade, About)


def _rules_out_much(wish: Wish) -> bool:
    """Whether it rules out a week or longer, or all but what it names."""
    if wish.times is None:
        return False
    days = [when.days for when in wish.times.whens if isinstance(when.days, Dates)]
    long = any(last - first >= _A_WORKING_WEEK for each in days for first, last in each.spans)
    firm = wish.strength is Strength.MUST
    return (wish.polarity is Polarity.FOR and firm) or (wish.polarity is Polarity.AGAINST and long)


def _is_hedged(clause: Clause) -> bool:
    """Whether something is supposed or excepted: much hangs on where that ends."""
    return any(
        item.word in CONDITIONS or excepts(item) or item.value is Shade.IF_NEED_BE
        for item in clause.items
    )


def _is_guessed(hours: Hours) -> bool:
    return hours.loose and any(hour % 12 in _IN_EITHER_HALF for hour in _hours(hours))


def _hours(hours: Hours) -> Iterator[int]:
    for stretch in hours.stretches:
        yield from (end.hour for end in (stretch.start, stretch.end) if end)


def _is_bare_weekday(when: When) -> bool:
    return isinstance(when.days, Recurring) and not (when.days.plural or when.days.universal)

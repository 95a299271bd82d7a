"""How sure it is that a wish was meant as it was read.

Each thing that was guessed on the way makes it less sure: a word was spelt wrong and mended; an
hour was said without am or pm, and both halves of the day have one like it; a bare weekday became
the next such day; something else in the clause, or in another one of its message, was not
understood. One guess leaves a reading likely, two make it a guess itself.
"""

from __future__ import annotations

from collections.abc import Iterator

from orchestration.language.clauses.cues import excepts
from orchestration.language.clauses.dividing import Clause
from orchestration.language.clauses.wishes import Reading, Wish
from orchestration.language.english.small_words import CONDITIONS
from orchestration.language.values import Hours, Recurring, Shade, When
from orchestration.model.preferences import Confidence
from orchestration.model.times import TimeFrame

_IN_EITHER_HALF = range(1, 9)
"""From 9 to 12 only the morning is an hour to meet at; a 3 was guessed to be in the afternoon."""


def sureness(
    wish: Wish, clause: Clause, reading: Reading, frame: TimeFrame, unread: bool = False
) -> Confidence:
    """Return how sure a wish is that a clause has been read as.

    `unread`: something else in its message was not understood, which may bear on it.
    """
    whens = wish.times.whens if wish.times else ()
    guesses = (
        clause.mended,
        any(when.hours and _is_guessed(when.hours) for when in whens),
        frame.window is None and any(_is_bare_weekday(when) for when in whens),
        bool(reading.left) or unread,
        (reading.verdict is not None and reading.verdict.guessed) or _is_hedged(clause),
    )
    return (Confidence.SURE, Confidence.LIKELY, Confidence.GUESS)[min(sum(guesses), 2)]


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

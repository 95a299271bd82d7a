"""What is said of all that was not named."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from orchestration.language.clauses.clause import Clause, has_word
from orchestration.language.clauses.cues import TIMES
from orchestration.language.clauses.leftovers import leftovers, unknown, whole
from orchestration.language.clauses.stances import Verdict
from orchestration.language.clauses.timed import flexible
from orchestration.language.clauses.wishes import Reading, Wish
from orchestration.language.grammar import Item
from orchestration.language.saying import reasons
from orchestration.language.times.rules.joining import pieces
from orchestration.language.values import Edge, Shade, When
from orchestration.language.words.marks import NOTHING_ELSE, OTHER_DAYS
from orchestration.language.words.tokens import Token
from orchestration.model.preferences import Kind, Polarity, Strength


def limited_as_before(clause: Clause, before: Reading) -> Clause:
    """Return a clause of the other days, with an "only" where those before it are limited.

    "Fridays only until 1, other days until 5".
    """
    if clause.led_by != OTHER_DAYS:
        return clause
    timed = all(isinstance(item.value, (*TIMES, Token)) for item in clause.items)
    whens = [when for item in clause.items for when in pieces(item.value)]
    limited = timed and any(map(_limits, before.wishes)) and all(map(_is_open, whens))
    if not (limited and whens):
        return clause
    marked, *times = clause.items
    only = Item(Shade.ONLY, marked.end, marked.end, "only")
    return replace(clause, items=(marked, only, *times))


def _limits(wish: Wish) -> bool:
    """Whether it rules out what lies beyond an hour."""
    whens = wish.times.whens if wish.times else ()
    firm = wish.strength is Strength.MUST and wish.kind is Kind.TIME
    return firm and bool(whens) and all(map(_is_open, whens))


def _is_open(when: When) -> bool:
    """Whether it has hours that begin or end nowhere."""
    hours = when.hours
    return hours is not None and all(not (one.start and one.end) for one in hours.stretches)


def of_the_rest(items: Sequence[Item], said: Verdict, before: Reading) -> Reading:
    """Return what is said of all else: "everything else works".

    "Everything else is booked" leaves what was named alone; "I prefer Tuesday, that's
    it" may rule out the rest, or end the message.
    """
    rest = tuple(item for item in items if item.value is not Edge.REST)
    wished = before.verdict is not None and before.verdict.wish
    ends = wished and has_word(items, (NOTHING_ELSE,))
    if ends or said.doubtful or not said.said or unknown(rest):
        return Reading(left=(whole(items, reasons.NO_RULE),))
    if said.polarity is Polarity.FOR:
        return Reading(flexible(None), leftovers(items), said)
    return Reading(verdict=said, alone=said.strength)

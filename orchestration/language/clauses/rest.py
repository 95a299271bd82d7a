"""What is said of all that was not named."""

from __future__ import annotations

from collections.abc import Sequence

from orchestration.language.clauses.leftovers import leftovers, unknown, whole
from orchestration.language.clauses.stances import Verdict
from orchestration.language.clauses.timed import flexible
from orchestration.language.clauses.wishes import Reading
from orchestration.language.grammar import Item
from orchestration.language.saying import reasons
from orchestration.language.values import Edge
from orchestration.language.words.marks import NOTHING_ELSE
from orchestration.model.preferences import Polarity


def of_the_rest(items: Sequence[Item], said: Verdict, before: Reading) -> Reading:
    """Return what is said of all else: "everything else works".

    "Everything else is booked" leaves what was named alone; "I prefer Tuesday, that's
    it" may rule out the rest, or end the message.
    """
    rest = tuple(item for item in items if item.value is not Edge.REST)
    wished = before.verdict is not None and before.verdict.wish
    ends = wished and any(item.word == NOTHING_ELSE for item in items)
    if ends or said.doubtful or not said.said or unknown(rest):
        return Reading(left=(whole(items, reasons.NO_RULE),))
    if said.polarity is Polarity.FOR:
        return Reading(flexible(None), leftovers(items), said)
    return Reading(verdict=said, alone=said.strength)

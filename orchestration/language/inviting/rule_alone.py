"""A rule that is named by a word behind a list: “; points”, “; by score”, “; quadratic voting”.

So is one by the last word of a list in a row: “design, search, speed, points”.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from orchestration.language.inviting.beside_settings import without_courtesy
from orchestration.language.inviting.clause import Clause
from orchestration.language.inviting.setting_clause import Taken, by_pattern

_BY: Final = r"(?:(?:with|by|using|on|via|in|mit|nach|per)\s+)?"
_ALONE: Final = (
    ("dots", re.compile(rf"{_BY}(?:points?(?:[ -]voting)?|punkten?)", re.IGNORECASE)),
    (
        "star",
        re.compile(rf"{_BY}(?:scor(?:es?|ing)|scored|(?:score|range)[ -]voting)", re.IGNORECASE),
    ),
)
"""By which words a rule is called there that may be an option elsewhere."""

_LAST: Final = re.compile(r"points?(?:[ -]voting)?", re.IGNORECASE)
"""What may be the last of a list, and is how it is voted on rather than one more of its things."""

_THING: Final = re.compile(r"star", re.IGNORECASE)
_FEWEST: Final = 2
"""So many are there to choose from at least, where what stands behind them is none of these."""

_FEWEST_ASKED: Final = 3
"""The same behind a question, which what ends the list may answer: “which: days, hours, points”."""

_LEADS_OVER: Final = (":", "?")

_UNKNOWN: Final = re.compile(
    rf"{_BY}(?:[^\W\d_]+[ -]){{1,2}}(?:voting|judge?ments?|verfahren|wahlverfahren)", re.IGNORECASE
)
"""A rule that there is none of, by its name."""


def rule_alone(words: str) -> Taken | None:
    """Return the rule that words name behind a list, where they may be one of it elsewhere."""
    words = words.strip(" .!")
    found = next((rule for rule, called in _ALONE if called.fullmatch(words)), None)
    return by_pattern(found) if found else None


def with_rule_alone(clauses: Sequence[Clause]) -> Sequence[Clause]:
    """Return clauses that are no part of what is asked with the rule that one of them names."""
    if any(each.taken and (each.taken[0].rule or each.taken[0].budget) for each in clauses):
        return clauses
    return [replace(each, taken=each.taken or rule_alone(each.words)) for each in clauses]


def behind_list(clause: Clause) -> Clause:
    """Return a clause that stands apart from a list with the rule that it names, if in vain."""
    if clause.says_how:
        return clause
    is_lost = _UNKNOWN.fullmatch(clause.words.strip(" .!")) is not None
    return replace(clause, taken=rule_alone(clause.words), is_lost=is_lost)


def with_things_kept(clauses: Sequence[Clause]) -> Sequence[Clause]:
    """Return clauses of which none is taken for a rule that is one more thing of their row."""
    kept = enumerate(clauses)
    return [replace(each, taken=None) if _is_of_the_row(at, clauses) else each for at, each in kept]


def with_rule_at_the_end(clauses: Sequence[Clause]) -> Sequence[Clause]:
    """Return clauses with the rule that ends their row, or stands among the settings that end it.

    What is joined by an “or” is one to choose from, and so is what names a rule where another does.
    """
    ends = len(clauses)
    while ends and (clauses[ends - 1].says_it_or_thanks or _is_last(clauses[ends - 1])):
        ends -= 1
    last = clauses[ends:]
    named = any(each.taken and (each.taken[0].rule or each.taken[0].budget) for each in last)
    rules = [each for each in last if _is_last(each) and not each.says_how]
    if not _are_enough(clauses[:ends]) or named or len(rules) > 1:
        return clauses
    return [replace(x, taken=by_pattern("dots")) if x in rules else x for x in clauses]


def _is_of_the_row(at: int, clauses: Sequence[Clause]) -> bool:
    """Tell whether a rule that is called like a thing is one more of a row: “sun, moon, star”."""
    is_listed = at > 0 and clauses[at].mark == "," and not clauses[at - 1].says_how
    return is_listed and _THING.fullmatch(clauses[at].words.strip(" .!?")) is not None


def _are_enough(clauses: Sequence[Clause]) -> bool:
    """Tell whether so many are listed that what ends their row is none of them."""
    asked = max((at for at, each in enumerate(clauses) if each.mark in _LEADS_OVER), default=0)
    return len(clauses) - asked >= (_FEWEST_ASKED if asked else _FEWEST)


def _is_last(clause: Clause) -> bool:
    said = without_courtesy(clause.words.strip(" .!"))
    return clause.mark == "," and _LAST.fullmatch(said) is not None

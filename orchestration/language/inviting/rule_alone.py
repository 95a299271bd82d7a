"""A rule that is named by a word behind a list: “; points”, “; by score”, “; quadratic voting”."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

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

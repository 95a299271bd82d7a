"""Where in a reply the vote begins: behind what names no option, or where all of it is no vote."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from orchestration.deciding.actions.ballots.agreement import agrees
from orchestration.deciding.actions.ballots.refusals import refusal_in
from orchestration.language.choosing.asides import tells_of_others
from orchestration.language.choosing.held.agreement import agreement_in
from orchestration.language.votes.beginnings import (
    GOES_AGAINST,
    OPEN_ENDED,
    announced,
    follows_first,
    order_behind_talk,
    says_another,
)
from orchestration.language.votes.clauses import hangs_on_condition, is_or_else
from orchestration.language.votes.reading import read
from orchestration.language.votes.vocabulary import PART, UNSURE

_PAUSE: Final = ","
_ASKS: Final = "?"
_STOPS: Final = re.compile(r"\s*(?:[,;.!…]+|\s[-–])\s+(?=\S)")
_LETTER: Final = re.compile(r"\b[A-Z]\b")
_POINTS: Final = re.compile(r"\d\D{0,12}\b[A-Z]\b|\b[A-Z]\b\D{0,16}\d")
"""Points for an option: none of them is left out where the rest is a vote."""

_A_SMALL: Final = re.compile(
    r"a (?:w[äa]e?re?|ist|geht|ginge|passt|klappt|is|works?|would|could|might|könnte|fänd\w*|auch"
    r"|gerne?|lieber)\b"
)
"""An option that is a word too, by what is said of it."""

_WORDS_TOO: Final = ("a", "i", "I")
_GOES_ON: Final = re.compile(
    r"(?:not|but|no|except|and|or|nicht|aber|keine?n?|außer|und|oder)\b", re.IGNORECASE
)


def after_remarks(said: str, names: Sequence[str]) -> Iterator[str]:
    """Yield what stands behind each clause that is a remark: "Sorry, hatte Urlaub! C, dann B".

    What names an option, counts, refuses, hangs on an if or tells of others may be part of a vote:
    there the remarks end.
    """
    start = 0
    for stop in _STOPS.finditer(said):
        if not _is_remark(said[start : stop.start()].strip(), names):
            return
        start = stop.end()
        yield said[start:]


def _is_remark(clause: str, names: Sequence[str]) -> bool:
    told = PART.findall(clause)
    named = any(each.upper() in names and each not in _WORDS_TOO for each in told)
    named = named or _A_SMALL.match(clause) is not None
    if named or _ASKS in clause or any(each.isdecimal() for each in told):
        return False
    may_count = (
        read(clause, names) is not None
        or agreement_in(clause) is False
        or UNSURE.search(clause.casefold())
        or GOES_AGAINST.search(clause)
        or OPEN_ENDED.search(clause)
    )
    return not (may_count or hangs_on_condition(clause) or tells_of_others(clause))


def last_ends(said: Sequence[str], names: Sequence[str]) -> Iterator[str]:
    """Yield the last sentence, and then what stands behind each pause; a question is no vote.

    What a pause is followed by that goes on, as "not C", is none without what stands before it, nor
    is what agrees behind a yes or a no: "no way, I like it"; nor what follows a named option, or an
    if.
    """
    *before, words = said
    if any(map(hangs_on_condition, before)):
        return
    yield words
    yield order_behind_talk(words)
    yield announced(words)
    answered = False
    while _PAUSE in words and not words.rstrip().endswith(_ASKS):
        head, _, words = (each.strip() for each in words.partition(_PAUSE))
        if _counts(head, names) or is_or_else(words) or follows_first(head, words):
            return
        answered = answered or agrees(head) is not None
        answers = agrees(words) is not None or says_another(words)
        if not _GOES_ON.match(words) and not (answered and answers):
            yield words


def _counts(head: str, names: Sequence[str]) -> bool:
    """Tell whether what stands before a pause is part of the vote: no end is one without it."""
    named = any(each in names for each in _LETTER.findall(head)) or _A_SMALL.match(head) is not None
    said = _POINTS.search(head) is not None or refusal_in(head) is not None
    return named or said or hangs_on_condition(head)

"""Whether what follows a link can stand for itself: "and I'm out on Friday"."""

from __future__ import annotations

from orchestration.language.clauses.cues import AHEAD, LINKS, STOPS, TIMES, WEAK, is_cue
from orchestration.language.english.small_words import (
    AUTHORS,
    BACKWARD,
    COPULA,
    FIRST_PERSON,
    SUBJECTS,
)
from orchestration.language.grammar import Line
from orchestration.language.values import Dates, OptionNamed, Person, Recurring, Shade, Stance
from orchestration.model.preferences import Polarity

_AHEAD_OF_A_STATEMENT = LINKS | {"yet", "well"}
_SUBJECTS = SUBJECTS | {"it"}
_AHEAD_OF_A_DAY = frozenset({"on", "in", "the"})


def stands_for_itself(line: Line, at: int, said: bool) -> bool:
    """Whether what follows a link is a statement: a subject, a cue, or a softener and more."""
    while at < len(line) and line[at].word in _AHEAD_OF_A_STATEMENT:
        at += 1
    if at >= len(line):
        return False
    if _leads_to_a_day(line, at) or _can_then(line, at):
        return said
    if _inverts(line, at):
        return said and _more_follows(line, at + 1)
    value = line[at].value
    if _begins_with_a_subject(line, at) or value in WEAK or isinstance(value, Stance | Person):
        return _more_follows(line, at + 1)
    if isinstance(value, TIMES):
        return said and _more_follows(line, at + 1)
    return is_cue(line[at]) and (said or not isinstance(value, OptionNamed))


def _begins_with_a_subject(line: Line, at: int) -> bool:
    """Whether a subject stands here, or only its verb: "after 4 only, am on site till then"."""
    return line[at].word in _SUBJECTS or (line[at].word == "am" and line[at - 1].word == ",")


def _can_then(line: Line, at: int) -> bool:
    """Whether it is said of that time what is possible then: "da hätte ich Zeit"."""
    value = line[at].value
    judges = isinstance(value, Stance) and (value.accepts or value.polarity is Polarity.AGAINST)
    return judges and any(item.word == "then" for item in line[max(0, at - 2) : at])


def _inverts(line: Line, at: int) -> bool:
    """Whether a verb and its subject stand here: "bin ich"."""
    subject = at + 1 < len(line) and line[at + 1].word in FIRST_PERSON
    return subject and line[at].word in COPULA


def _leads_to_a_day(line: Line, at: int) -> bool:
    """Whether a day and its subject stand here: "on Thursday I leave", "in the first week we"."""
    led = line[at].word in _AHEAD_OF_A_DAY
    rest = [item for item in line[at : at + 4] if item.word not in _AHEAD_OF_A_DAY][:2]
    if not led or len(rest) < 2 or rest[1].word not in AUTHORS:
        return False
    return isinstance(rest[0].value, Recurring | Dates)


def does(line: Line, at: int) -> bool:
    """Whether a link leads to an activity: "I write and code in the morning" is one statement."""
    while at < len(line) and line[at].word in LINKS:
        at += 1
    return at < len(line) and line[at].value is Shade.ACTIVITY


def _more_follows(line: Line, at: int) -> bool:
    """Whether a cue or a time comes before the sentence ends."""
    for item in line[at : at + AHEAD]:
        if item.word in STOPS:
            return False
        if is_cue(item) or isinstance(item.value, TIMES) or item.word in BACKWARD:
            return True
    return False

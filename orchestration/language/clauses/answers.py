"""Short answers to a time: "Tuesday yes, Wednesday no", "Mon ✅ Tue ❌", "yes to Monday".

As a noun an answer is one whatever stands before it: "Thursday is a hard no".
"""

from __future__ import annotations

from orchestration.language.clauses.cues import is_part_of_time
from orchestration.language.clauses.entries import boundary
from orchestration.language.english.small_words import (
    ANSWERS,
    BEFORE_AN_OBJECT,
    BEHIND_AN_ANSWER,
    BETWEEN_TIME_AND_ANSWER,
    LIST_ENDS,
    YES,
)
from orchestration.language.grammar import Item, Line
from orchestration.language.values import DayName, OptionNamed, Recurring, Shade, Stance
from orchestration.language.words.tokens import Strange
from orchestration.model.preferences import Polarity, Strength

_MEANT: dict[str, object] = {
    "yes": Stance(Polarity.FOR, Strength.PREFERS, accepts=True),
    "no": Stance(Polarity.AGAINST, Strength.MUST),
    "maybe": Shade.LOWER,
}
_MAY_ANSWER = ANSWERS.keys() | {"-"}
_ENDS = LIST_ENDS | {"-"}
_ENDS_A_NOUN = LIST_ENDS | BEHIND_AN_ANSWER
_LEADS = BEFORE_AN_OBJECT | {":"}


def mark_answers(line: Line) -> Line:
    """Give a short answer behind a time its meaning, and let the next statement begin after it."""
    line = _settled(line)
    if not any(item.word in _MAY_ANSWER for item in line):
        return line
    marked: Line = []
    for at, item in enumerate(line):
        meant = ANSWERS.get(item.word) or _dash(line, at)
        if meant and _is_ahead(line, at):
            marked.append(Item(_MEANT[meant], item.start, item.end, _word(meant)))
            continue
        begin = _noun(marked) if meant and _follows_a_noun(line, at + 1) else None
        if meant and begin is not None:
            marked[begin:] = [Item(_MEANT[meant], marked[begin].start, item.end)]
            continue
        if meant is None or not _answers(marked) or not _closes(line, at + 1):
            marked.append(item)
            continue
        marked.append(Item(_MEANT[meant], item.start, item.end, _word(meant)))
        marked.append(boundary(Item(None, item.end, item.end)))
    return marked


def _settled(line: Line) -> Line:
    """Put a yes for "it is" where nothing follows it: "Thursday it is"."""
    if not any(item.word == "is" for item in line):
        return line
    put: Line = []
    for at, item in enumerate(line):
        words = [each.word for each in line[at : at + 2]]
        ends = words == ["it", "is"] and _follows_a_noun(line, at + 2)
        if ends and put and is_part_of_time(put[-1]):
            put.append(Item(_MEANT["yes"], item.start, line[at + 1].end))
        elif not (put and item.word == "is" and item.end == put[-1].end):
            put.append(item)
    return put


def _dash(line: Line, at: int) -> str | None:
    """A no for the dash of "Mon: -"."""
    if line[at].word != "-" or not at or line[at - 1].word != ":":
        return None
    return "no" if at + 1 == len(line) or line[at + 1].word == "\n" else None


def _word(meant: str) -> str:
    """The word that an answer keeps: a "maybe" is told from what is wished for mildly."""
    return meant if meant == "maybe" else ""


def _is_ahead(line: Line, at: int) -> bool:
    """Whether an answer opens a statement and its time follows: "nope to Monday", "yes: Wed"."""
    opens = at == 0 or line[at - 1].word in LIST_ENDS
    rest = line[at + 1 : at + 3]
    if opens and line[at].word in YES and rest and isinstance(rest[0].value, DayName | Recurring):
        return True
    if opens and rest and not line[at].word.isalpha():
        return is_part_of_time(rest[0]) or isinstance(rest[0].value, OptionNamed)  # "❌ Mon"
    behind = len(rest) > 1 and (is_part_of_time(rest[1]) or isinstance(rest[1].value, OptionNamed))
    return opens and behind and rest[0].word in _LEADS


def _noun(before: Line) -> int | None:
    """Where "a hard" begins, of "a hard no"; nothing where there is no article."""
    for n in range(len(before) - 1, max(-1, len(before) - 4), -1):
        if before[n].word in ("a", "an"):
            return n
        if not isinstance(before[n].value, Stance | Strange | Shade):
            return None
    return None


def _follows_a_noun(line: Line, at: int) -> bool:
    return at >= len(line) or line[at].word in _ENDS_A_NOUN


def _answers(before: Line) -> bool:
    """Whether a time stands right before an answer."""
    rest = [item for item in before if item.word not in BETWEEN_TIME_AND_ANSWER]
    while rest and is_part_of_time(rest[-1]):
        before = rest
        rest = rest[:-1]
    timed = bool(before) and before is not rest and is_part_of_time(before[-1])
    return timed and not (rest and rest[-1].value is Shade.NEVER)  # "no Mondays no mornings"


def _closes(line: Line, at: int) -> bool:
    """Whether nothing follows that an answer could belong to instead: "no meetings"."""
    if at >= len(line):
        return True
    return line[at].word in _ENDS or is_part_of_time(line[at])

"""Short answers behind a time: "Tuesday yes, Wednesday no, Thursday maybe", "Mon ✅ Tue ❌"."""

from __future__ import annotations

from orchestration.language.clauses import boundary
from orchestration.language.cues import PARTS_OF_TIMES
from orchestration.language.english.small_words import ANSWERS, BETWEEN_TIME_AND_ANSWER, LIST_ENDS
from orchestration.language.grammar import Item, Line
from orchestration.language.values import Shade, Stance
from orchestration.model.preferences import Polarity, Strength

_MEANT: dict[str, object] = {
    "yes": Stance(Polarity.FOR, Strength.PREFERS),
    "no": Stance(Polarity.AGAINST, Strength.MUST),
    "maybe": Shade.LOWER,
}


def mark_answers(line: Line) -> Line:
    """Give a short answer behind a time its meaning, and let the next statement begin after it."""
    marked: Line = []
    for at, item in enumerate(line):
        meant = ANSWERS.get(item.word)
        if meant is None or not _answers(marked) or not _closes(line, at + 1):
            marked.append(item)
            continue
        marked.append(Item(_MEANT[meant], item.start, item.end))
        marked.append(boundary(Item(None, item.end, item.end)))
    return marked


def _answers(before: Line) -> bool:
    """Whether a time stands right before an answer."""
    for item in reversed(before):
        if item.word not in BETWEEN_TIME_AND_ANSWER:
            return isinstance(item.value, PARTS_OF_TIMES)
    return False


def _closes(line: Line, at: int) -> bool:
    """Whether nothing follows that an answer could belong to instead: "no meetings"."""
    if at >= len(line):
        return True
    return line[at].word in LIST_ENDS or isinstance(line[at].value, PARTS_OF_TIMES)

"""What a clause takes back of an earlier message: "forget what I said about Friday".

"Not Tuesday, I meant Thursday" puts an earlier message right where nothing has been wished before
it in its own; its clauses become one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from orchestration.language.clauses.clause import Clause, has_word
from orchestration.language.clauses.cues import TAKES_BACK, TIMES, is_about, is_cue
from orchestration.language.clauses.leftovers import is_unknown, unknown, whole
from orchestration.language.clauses.wishes import Reading, TakenBack
from orchestration.language.grammar import Item
from orchestration.language.saying import reasons
from orchestration.language.times.gathering import named_times
from orchestration.language.values import Shade
from orchestration.language.words.marks import INSTEAD, TAKEN_BACK
from orchestration.model.times import TimeFrame

_WAVED_OFF = "well"
"""What words are read as that only lead somewhere: “well”, “never mind”."""

_MOST_CLAUSES = 3  # "actually | not Tuesday | I meant Thursday"
_FORMS = {"NTMT": (0, 1), "MTNT": (1, 0), "MTIT": (1, 0), "STMT": (0, 1)}
"""How it is said what was meant in place of what: their places among the times."""


def joined_corrections(clauses: Sequence[Clause]) -> tuple[Clause, ...]:
    """Clauses in which those that put an earlier message right are one."""
    if not any(each.instead or has_word(each.items, (INSTEAD,)) for each in clauses):
        return tuple(clauses)
    for at, clause in enumerate(clauses):
        for stop in range(at + 1, min(at + _MOST_CLAUSES, len(clauses)) + 1):
            items = tuple(item for each in clauses[at:stop] for item in _with_mark(each))
            if _form(items) in _FORMS:
                whole_ = replace(clause, items=items, meant=True)
                return (*clauses[:at], whole_, *clauses[stop:])
        if any(isinstance(item.value, TIMES) or is_cue(item) for item in clause.items):
            break
    return tuple(clauses)


def _with_mark(clause: Clause) -> tuple[Item, ...]:
    """The items of a clause with the mark that it began with."""
    first = clause.items[0]
    if not clause.instead or first.word == INSTEAD:
        return clause.items
    return (Item(None, first.start, first.start, INSTEAD), *clause.items)


def _form(items: Sequence[Item]) -> str:
    return "".join(map(_letter, items))


def _letter(item: Item) -> str:
    """What an item is to a correction: a time, not, meant, in place of, said, or nothing."""
    words = {INSTEAD: "M", "than": "I", "said": "S"}
    if item.word in words:
        return words[item.word]
    if isinstance(item.value, TIMES):
        return "T"
    if item.value is Shade.NOT:
        return "N"
    return "?" if is_unknown(item) or is_cue(item) or is_about(item) else ""


def accepts_nothing(clauses: Sequence[Clause]) -> bool:
    """Tell whether clauses without any wish accept nothing either: “tues.. no wait”, “never mind”.

    What they begin with is taken back, or they only wave something off. “Fine” accepts.
    """
    items = [item for each in clauses for item in each.items]
    if any(isinstance(item.value, TIMES) or item.word == INSTEAD for item in items):
        return True
    return bool(items) and all(item.word == _WAVED_OFF for item in items)


def taken_back(clause: Clause, frame: TimeFrame) -> Reading | None:
    """Read a clause that takes an earlier message back; None where it is another."""
    items = clause.items
    if clause.meant:
        old, new = _FORMS[_form(items)]
        times = [named_times((item,), True, frame) for item in items if _letter(item) == "T"]
        return Reading(taken=TakenBack(clause.start, clause.end, times[old], times[new]))
    said = {item.word for item in items} & TAKES_BACK
    if not said:
        return None
    of = named_times(items, True, frame)
    others = any(is_cue(item) and item.word not in TAKES_BACK for item in items)
    if unknown(items) or others or (of is None) != (TAKEN_BACK in said):
        return Reading(left=(whole(items, reasons.NO_RULE),))
    return Reading(taken=TakenBack(clause.start, clause.end, of))

"""Options side by side of which one thing is said: “the Loft and the Barn are too loud”."""

from __future__ import annotations

from orchestration.language.clauses.cues import STOPS
from orchestration.language.grammar import Item, Line
from orchestration.language.values import OptionNamed, Shade

_LINKS = frozenset({",", "/", "and", "or", "&", "+"})
_OF_ONE = frozenset(
    {"is", "was", "'s", "has", "does", "sounds", "looks", "works", "feels", "seems"}
)
_BEFORE = STOPS | {",", "and", "but", "so", "because"}


def options_side_by_side(line: Line) -> Line:
    """Put a row of options that an “and” or “or” ends in the place of its options.

    Such a row begins a statement that says something behind it, or is what is denied; behind an
    “and” what is plainly of one is not of all: “the Loft and the Barn is too far”.
    """
    put: Line = []
    at = 0
    while at < len(line):
        end = _end_of_row(line, at)
        if end > at + 1 and _is_one(line, at, end):
            ids = [id_ for each in line[at:end] if _is_option(each) for id_ in _ids(each)]
            named = OptionNamed(tuple(dict.fromkeys(ids)))
            put.append(Item(named, line[at].start, line[end - 1].end))
            at = end
        else:
            put.append(line[at])
            at += 1
    return put


def _end_of_row(line: Line, at: int) -> int:
    """Return where a row of options ends that begins at a place; that place if none does."""
    end = at
    while end < len(line) and _is_option(line[end]):
        end += 1
        rest = line[end : end + 3]
        links = [each.word in _LINKS for each in rest]
        if links[:1] == [True] and len(rest) > 1 and _is_option(rest[1]):
            end += 1
        elif links[:2] == [True, True] and len(rest) > 2 and _is_option(rest[2]):
            end += 2  # “, and”
        else:
            break
    return end


def _is_one(line: Line, at: int, end: int) -> bool:
    """Whether what is said is of all options of a row."""
    last = line[end - 2].word
    before, behind = line[at - 1 : at], line[end : end + 1]
    is_denied = bool(before) and before[0].value is Shade.NOT
    is_first = not before or before[0].word in _BEFORE
    says = bool(behind) and behind[0].word not in _BEFORE
    is_of_one = says and last != "or" and behind[0].word in _OF_ONE
    return last in ("and", "or") and ((is_first and says and not is_of_one) or is_denied)


def _is_option(item: Item) -> bool:
    """Whether an item is an option by its name, and no condition."""
    value = item.value
    return isinstance(value, OptionNamed) and not any(each.startswith("§") for each in value.ids)


def _ids(item: Item) -> tuple[str, ...]:
    return item.value.ids if isinstance(item.value, OptionNamed) else ()

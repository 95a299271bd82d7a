"""What is between times that are named: “in between I teach”, “I have stuff in the middle”."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from orchestration.language.english.halves import next_word
from orchestration.language.words import marks
from orchestration.language.words.tokens import Token

_NO_HOURS = frozenset({"i", "we", "is", "it", ",", "please", "there", "no", "nothing", "not"})
_IN_THE_MIDDLE = {("in", "between"), ("in", "the", "middle")}
_BESIDE = frozenset({".", "!", "every", "each", "day"})


def in_between(tokens: Sequence[Token]) -> Sequence[Token]:
    """Read "in between I teach" as "outside of these": no hours follow that it could lead.

    So it is where it ends what is said: "before 11 or after 3, I have stuff in the middle".
    """
    put: list[Token] = []
    for at, token in enumerate(tokens):
        after = next_word(tokens, at + 1)
        if put and (put[-1].text, token.text) == ("in", "between") and after in _NO_HOURS:
            put[-1] = replace(put[-1], text=marks.OUTSIDE, end=token.end)
        else:
            put.append(token)
    return _led_by_it(put)


def _led_by_it(put: Sequence[Token]) -> Sequence[Token]:
    """Return what is said of one's own behind a mark with what it ends in ahead of it."""
    said = [each.text for each in put if each.text not in _BESIDE]
    mark = max((n for n, each in enumerate(put) if each.text in (",", ".")), default=-1)
    ends = any(tuple(said[-n:]) in _IN_THE_MIDDLE for n in (2, 3))
    if not ends or mark < 1 or next_word(put, mark + 1) not in ("i", "we"):
        return put
    first = put[mark + 1]
    last = max(n for n, each in enumerate(put) if each.text == "in")
    outside = replace(first, text=marks.OUTSIDE, end=first.start)
    return [*put[: mark + 1], outside, *put[mark + 1 : last]]

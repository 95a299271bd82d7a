"""People who are mentioned between two things that say how: “secret @ana closes at four”."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from orchestration.language.choosing.asking.whom import rows_of_mentions
from orchestration.language.inviting.settings import settings_said
from orchestration.model.people import Member
from orchestration.model.times import TimeFrame

_MARK: Final = re.compile(r"[?!;,:\n]|\.(?=\s|$)")


def mentions_apart(text: str, frame: TimeFrame, people: Sequence[Member]) -> str:
    """Return a request with a mark on either side of mentions that nothing but how is said beside.

    “@ana must agree” and “with @ana” say something of her, and stay as they are.
    """
    for row in reversed(rows_of_mentions(text, people)):
        marks = [0, *(each.end() for each in _MARK.finditer(text, 0, row.start()))]
        ends = _MARK.search(text, row.end())
        sides = (text[marks[-1] : row.start()], text[row.end() : ends.start() if ends else None])
        said = [each for each in sides if each.strip()]
        if said and len(marks) > 1 and all(_says_how(each, frame, people) for each in said):
            before, behind = text[: row.start()].rstrip(), text[row.end() :].lstrip()
            opens = "" if before[-1:] in "?!;,:." else ";"
            closes = "" if not behind or behind[0] in "?!;,:.\n" else ";"
            text = f"{before}{opens} {row[0].strip()}{closes} {behind}".rstrip()
    return text


def _says_how(words: str, frame: TimeFrame, people: Sequence[Member]) -> bool:
    asked = settings_said(words.strip(), frame, people)
    return asked is not None and not asked.left_out and not asked.needed

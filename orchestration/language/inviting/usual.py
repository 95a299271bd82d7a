"""What is to be usual in a place, in words: settings, and what only a place can say for all."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from orchestration.language.inviting.lasting import hours_in, lasting_in
from orchestration.language.inviting.setting_clause import level_named
from orchestration.language.inviting.settings import SettingsAsked, settings_said
from orchestration.model.people import Member
from orchestration.model.settings import UNSAID, DecisionSettings
from orchestration.model.times import TimeFrame

_LOOSE: Final = re.compile(r"^[\s,;.]+|[\s,;.]+$|(?P<mark>[,;.])\s*[,;.]")
_BETWEEN: Final = re.compile(r"\s*[,;]\s*|\.\s+|\s+(?:and|und)\s+(?!\d)", re.IGNORECASE)


def usual_said(text: str, frame: TimeFrame, people: Sequence[Member]) -> SettingsAsked | None:
    """Read a text that is meant as what is usual; None where nothing of it is.

    How long a decision is open is said in the place of its end, and hours are those of every day.
    Who is needed is said of those who are asked.
    """
    said, rest = _apart(text)
    asked = settings_said(rest, frame, people) if rest else SettingsAsked(UNSAID, (), "")
    if asked is None and (level := level_named(rest)):
        asked = SettingsAsked(level[0], (), "")
    if asked is None:
        return SettingsAsked(said, (), "", left_out=(rest,)) if said.said else None
    needed = DecisionSettings(needed=asked.needed or None)
    return replace(asked, settings=said.over(needed).over(asked.settings))


def _apart(text: str) -> tuple[DecisionSettings, str]:
    """Return the hours and the span that clauses of a text say, and the text without those."""
    said, left, last = UNSAID, "", 0
    for begin, end in _clauses(text):
        words = text[begin:end]
        hours, lasts = hours_in(words), lasting_in(words)
        if hours or lasts:
            said = DecisionSettings(hours=hours, lasts=lasts).over(said)
            left, last = f"{left}{text[last:begin]}", end
    rest = _LOOSE.sub(lambda found: found["mark"] or "", f"{left}{text[last:]}")
    return said, rest.strip()


def _clauses(text: str) -> Sequence[tuple[int, int]]:
    ends = [each.span() for each in _BETWEEN.finditer(text)]
    begins = [0, *(end for _, end in ends)]
    return list(zip(begins, [*(begin for begin, _ in ends), len(text)], strict=True))

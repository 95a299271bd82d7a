"""Messages with their meaning, and how far the router agrees."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

from adapters.files.where_said import setting_of
from orchestration.interaction.routing import (
    About,
    OpenQuestion,
    SessionWish,
    Setting,
    Social,
    Where,
    detail,
    name,
    route,
)


@dataclass(frozen=True, slots=True)
class Case:
    """A message, where it was said, and what each of its sentences means."""

    row: Mapping[str, Any]

    @property
    def setting(self) -> Setting:
        """Return what is known where it was said."""
        asked = self.row.get("open_question")
        question = OpenQuestion(asked["text"], tuple(asked["answers"])) if asked else None
        zone = ZoneInfo(self.row["timezone"])
        at = datetime.fromisoformat(self.row["now"]).astimezone(zone)
        window = self.row["window"]
        read = date.fromisoformat
        days = (read(window["start"]), read(window["end"])) if window else None
        return setting_of(Where(self.row["where"]), self.row["situation"], at, question, days)

    def wanted(self) -> Sequence[tuple[int, int, Mapping[str, Any]]]:
        """Return where each sentence stands, and what it means."""
        found, at = [], 0
        for sentence in self.row["sentences"]:
            words = sentence.get("text", self.row["text"])
            start = max(self.row["text"].find(words, at), 0)
            at = start + len(words)
            found.append((start, at, sentence))
        return found


@dataclass(frozen=True, slots=True)
class Judged:
    """One sentence: what it was to be, and what it was taken for."""

    wanted: str
    got: str
    right: bool
    invented: bool
    """A wish was made of what is none."""


def label(about: Mapping[str, Any]) -> str:
    """Return what a sentence means in one word, or two."""
    more = about.get("asks") or about.get("does") or about.get("kind")
    return f"{about['about']} {more}" if more else str(about["about"])


def judged(case: Case) -> Sequence[Judged]:
    """Route a message and compare."""
    routed = route(case.row["text"], case.setting)
    return [_judged(routed, *each) for each in case.wanted()]


def _judged(routed: Sequence[About], start: int, end: int, wanted: Mapping[str, Any]) -> Judged:
    said = [each for each in routed if _within(each, start, end)]
    telling = [each for each in said if not isinstance(each, Social)] or said
    got = [f"{name(each)} {detail(each)}".strip() for each in telling]
    allowed = {label(wanted), *wanted.get("also", ())}
    right = all(each in allowed or each.split()[0] in wanted.get("also", ()) for each in got)
    wish = any(isinstance(each, SessionWish) for each in said) and "wish" not in allowed
    return Judged(label(wanted), " + ".join(dict.fromkeys(got)), right, wish)


def _within(about: About, start: int, end: int) -> bool:
    """Tell whether what was routed overlaps a sentence by more than half of the shorter one."""
    shared = min(about.span.end, end) - max(about.span.start, start)
    return 2 * shared > min(about.span.end - about.span.start, end - start)


def cases(path: Path) -> Sequence[Case]:
    """Return the messages of a file."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [Case(json.loads(line)) for line in lines]

"""An order about who was named beside it: “Raj is ill all week, leave him out”.

What is said of somebody else is why, and no wish of its author's; the pronoun of the order stands
for whom it names.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from orchestration.interaction.routing.about import (
    About,
    Does,
    Held,
    SessionOrder,
    SessionWish,
    Span,
    StandingWish,
    Vote,
)
from orchestration.interaction.routing.setting import Setting

_LONGEST: Final = 240
_MOST: Final = 4
_OF_PEOPLE: Final = (Does.REMOVE, Does.ADD)
_JOINT: Final = re.compile(
    r"\s*[,;.!:…]+(?:\s+(?:so|and|und|also|then|dann|daher|deshalb))?(?=\s)|\s[–—-](?=\s)"
    r"|\s(?:so|and|und|also|daher|deshalb)(?=\s)",
    re.IGNORECASE,
)
_THEM: Final = re.compile(
    r"\b(?:him|her|them|ihn|ihm|sie|den|die)\b(?!\s+(?:list\w*|liste|meeting|termin|call|vote|answer"
    r"|antwort\w*|rest|other\w*|ander\w*|day|tag|time|zeit|option\w*))",
    re.IGNORECASE,
)
_SAYS_I: Final = re.compile(
    r"\W*(?:(?:and|und|but|aber|ok|so|also|hm+|sorry)\s+)*(?:i|i['’]?(?:m|d|ve|ll)|ich|my|mein\w*)\b",
    re.IGNORECASE,
)
_SUBJECT: Final = re.compile(
    r"(?:(?:hm+|ok(?:ay)?|oh|ah|ach|so|also|hey|actually|btw|sorry|and|und)[\s,.!]+)*"
    r"(?P<who>(?!(?:i|it|he|she|they|we|you|that|this|there|what|who|es|er|sie|das|wir|ich|man|the"
    r"|my|wer|was)\b)[^\W\d_]{2,20})"
    r"(?=(?:['’]s| (?:says?|said|told|tells|wrote|writes|texted|called|can|is|has|just|now|will"
    r"|sagt|meint|schreibt|schrieb|kann|ist|hat|will|geht|kommt))\b)",
    re.IGNORECASE,
)
"""Who is told of, be it that they are in nothing any more: “raj says he can come after all”."""

_IF: Final = re.compile(
    r"\b(?:if|unless|once|as soon as|wenn|falls|sofern|sobald)\b",
    re.IGNORECASE,
)
"""What is only so if something else is, is not why: “if Dana hasn't answered by 3, …”."""

_SAYS_THEY: Final = re.compile(
    r"\W*(?:(?:because|since|weil|denn|da|and|und|but|aber)\s+)?(?:s?he|they|er|sie|der|die)\b",
    re.IGNORECASE,
)

Route = Callable[[str, Setting], tuple[About, ...]]


def of_somebody(text: str, setting: Setting, route: Route) -> tuple[About, ...]:
    """Return the order that a message gives of whom it names beside it; nothing where none."""
    if len(text) > _LONGEST or "?" in text:
        return ()
    for order, beside in _parted(text):
        found = _last_named(beside, setting) or _SUBJECT.match(beside)
        if found is None or _IF.search(beside) or _last_named(order, setting):
            continue
        if not _THEM.search(order):
            continue
        alone = route(_THEM.sub(_name(found), order, count=1).strip(), setting)
        if _are_of_people(alone) and not _tells_of_oneself(beside, setting, route):
            name_at = text.rindex(beside) + found.end() - len(_name(found))
            begin = min(name_at, text.rindex(order))
            end = len(text) if name_at < text.rindex(order) else name_at + len(_name(found))
            does = next(each.does for each in alone if isinstance(each, SessionOrder))
            return (SessionOrder(Span(begin, end), does),)
    return ()


def _parted(text: str) -> Iterator[tuple[str, str]]:
    """Yield what may be ordered and what is told beside it, ahead or behind."""
    joints = list(_JOINT.finditer(text))
    for joint in joints[-_MOST:]:
        ahead, behind = text[: joint.start()].strip(), text[joint.end() :].strip(" .!\n")
        if ahead and behind:
            yield behind, ahead
            yield ahead, behind


def _last_named(words: str, setting: Setting) -> re.Match[str] | None:
    names = "|".join(re.escape(part) for name in setting.names for part in name.split())
    named = list(re.finditer(rf"(?<!\w)(?:{names})(?!\w)", words, re.IGNORECASE)) if names else []
    return named[-1] if named else None


def _name(found: re.Match[str]) -> str:
    return found.groupdict().get("who") or found.group()


def _are_of_people(alone: Sequence[About]) -> bool:
    """Tell whether somebody is taken out, or asked too, and nothing else is done."""
    return len(alone) == 1 and all(
        isinstance(each, SessionOrder) and each.does in _OF_PEOPLE and each.held is not Held.DENIED
        for each in alone
    )


def _tells_of_oneself(words: str, setting: Setting, route: Route) -> bool:
    """Tell whether what stands beside it has a vote, or a wish of its author's own, in it."""
    if any(isinstance(each, Vote | StandingWish) for each in route(words, setting)):
        return True
    parts = [each.strip() for each in _JOINT.split(words) if each.strip()]
    return any(_is_own_wish(each, setting, route) for each in parts)


def _is_own_wish(words: str, setting: Setting, route: Route) -> bool:
    """Tell whether words are a wish, and said of nobody else."""
    is_of_another = _SAYS_THEY.match(words) or _last_named(words, setting)
    if is_of_another and not _SAYS_I.match(words):
        return False
    return any(isinstance(each, SessionWish) for each in route(words, setting))

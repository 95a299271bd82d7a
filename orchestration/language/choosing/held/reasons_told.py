"""Why an option is turned down, beside that: “not B, too greasy”, “nicht B, weil zu teuer”."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from orchestration.language.choosing.held.as_told import asks_of_options
from orchestration.language.choosing.held.told_why import only_tells
from orchestration.language.talk.social import is_social
from orchestration.model.preferences import Understanding

_LONGEST: Final = 300
_MOST: Final = 4
_BECAUSE: Final = r"(?:because|since|cause|cos|bc|as|weil|denn|da)"
_JOINT: Final = re.compile(
    rf"(?<=\w)[)\s]*(?:[,;:(!]|\.(?=\s)|\s[–—-]+(?=\s)|(?=\s{_BECAUSE}\s))\s*(?=\S)", re.IGNORECASE
)
_IT: Final = (
    r"(?:(?:it|that|they|the place|das|die|der|es)(?:['’]?(?:s|re)| is| are| was| were| ist| sind"
    r"| war)?\s+)?(?:['’]?s\s+|is\s+|ist\s+)?"
)
_TOO: Final = (
    rf"{_IT}(?:mir |uns |für mich |für uns |just |simply |einfach |me |way |far |much |a bit |viel"
    r" |etwas |ein bisschen )*(?:too|zu)\s+(?!(?:if|wenn|ok|fine|good|gut|for|für)\b)[\w’'-]+"
    r"(?:\s(?:there|here|today|now|again|for (?:me|us|my taste)|für (?:mich|uns)|mir|uns|da|dort"
    r"|heute|jetzt|ist|sind))*"
)
_HAD: Final = (
    r"(?:we|i|wir|ich)(?:['’]ve)?\s+(?:just\s+|only\s+)?(?:had|have had|hatten|hatte|ate|tried"
    r"|were|was)\s+.{2,60}|(?:das|die|den|es|da)?\s*(?:hatten|hatte|waren|war)\s+(?:wir|ich)\b.{0,60}"
    r"|(?:wir|ich)\s+(?:hatten?|waren?)\s+.{2,60}"
)
_LACKS: Final = (
    r"(?:(?:i|we|ich|wir)(?:['’]ve)?\s+(?:have|got|hab|habe|haben)\s+)?(?:no|kein\w*)\s+"
    r"(?:valid |gültigen |gültiges )?(?:passport|visa|visum|(?:reise)?pass|car|auto|licen[cs]e"
    r"|führerschein|(?:baby)?sitter|time|zeit|money|geld|holidays? left|urlaub(?: mehr)?)"
)
_TELLS: Final = re.compile(rf"(?:{_BECAUSE}\s+)?(?:{_TOO}|{_HAD}|{_LACKS})", re.IGNORECASE)
_BY_WORD: Final = re.compile(rf"{_BECAUSE}\s+\S+(?:\s\S+)*", re.IGNORECASE)
_TURNS: Final = re.compile(
    r"\b(?:but|aber|unless|außer|except|otherwise|sonst)\b|\?", re.IGNORECASE
)
_NAMED: Final = re.compile(
    r"(?!.*\b(?:too|also|auch|maybe|perhaps|vielleicht|rather|lieber|then|dann|yes|no|ja|nein|all|alle"
    r"|sorry|lol|haha|ok|okay)\b)[^\W\d_][\w’'-]+(?: [^\W\d_][\w’'-]+){0,2}[\s.!)]*",
    re.IGNORECASE,
)
"""What stands in a few words behind a no, and says nothing of any other option."""

_LEADS: Final = re.compile(
    rf"^(?:{_BECAUSE}\s+)?(?:(?:it|that|the place)(?:['’]?s| is| was)\s+(?=way|far|much|just|too|a)"
    r"|(?:das|es|die|der) (?:ist|war|sind)\s+(?:(?:mir|uns)\s+)?(?=viel|zu|einfach))?",
    re.IGNORECASE,
)


def parted_from_reason(text: str) -> Iterator[tuple[str, int]]:
    """Yield what is said ahead of a reason, and where the reason begins."""
    if len(text) > _LONGEST:
        return
    for joint in list(_JOINT.finditer(text))[:_MOST]:
        if tells_why(text[joint.end() :]):
            yield text[: joint.start() + 1].rstrip(" ,;:(!–—-"), joint.end()


def tells_why(text: str) -> bool:
    """Tell whether all of some words is a reason, or asks what speaks against something."""
    words = " ".join(text.split()).strip(" .!()")
    if is_social(words) or _TURNS.search(words):
        return False
    if _TELLS.fullmatch(words) or _BY_WORD.fullmatch(words):
        return True
    has_limit = any(map(str.isdigit, words))
    return only_tells(words) or (asks_of_options(words) and not has_limit)


def is_reason_alone(text: str) -> bool:
    """Tell whether a message on its own is plainly a reason: “too greasy”, “weil zu fettig”."""
    words = " ".join(text.split()).strip(" .!()")
    is_plain = _TELLS.fullmatch(words) or _BY_WORD.fullmatch(words)
    return len(text) <= _LONGEST and is_plain is not None and not _TURNS.search(words)


def with_why_told(said: Understanding, text: str) -> Understanding:
    """Return what a message says with why options are turned down in it, where it says no more.

    Of times: “B doesn't work, too early”.
    """
    start = _reason_at(text) or _named_alone_at(said, text)
    told = [each.source.start for each in said.preferences if each.source]
    are_noes = all(each.turns_down and not each.why for each in said.preferences)
    if not told or not are_noes or max(told) >= start:
        return said
    why = as_reason(text[start:])
    wishes = tuple(replace(each, why=why) for each in said.preferences)
    left = (x for x in said.not_understood if x.source is None or x.source.start < start)
    return replace(said, preferences=wishes, not_understood=tuple(left))


def _named_alone_at(said: Understanding, text: str) -> int:
    """Return where all that is left of a message begins, if it only names why; 0 where it may not.

    “Tbilisi geht für mich gar nicht, Visum”.
    """
    left = [each.source.start for each in said.not_understood if each.source]
    if len(left) != 1 or len(said.not_understood) != 1:
        return 0
    [start] = left
    is_apart = text[:start].rstrip().endswith((",", "(", ":", "–", "-"))
    return start if is_apart and _NAMED.fullmatch(text[start:]) else 0


def _reason_at(text: str) -> int:
    """Return where a plain reason begins that is told behind something; 0 where none is."""
    starts = (start for _, start in parted_from_reason(text))
    return next((each for each in starts if is_reason_alone(text[each:])), 0)


def as_reason(text: str) -> str:
    """Return a reason in its author's words, without what leads to it."""
    words = " ".join(text.split()).strip(" .,;!–-()")
    return _LEADS.sub("", words) or words

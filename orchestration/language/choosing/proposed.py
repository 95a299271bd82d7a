"""What a reply proposes, where proposals are asked for: "pizza, or that new noodle place"."""

from __future__ import annotations

import re
from typing import Final

from orchestration.language.choosing.words import words_of

_LEAD: Final = re.compile(
    r"^(?:(?:or|and|oder|und|also|auch|hm+|maybe|perhaps|vielleicht|well|ok|i think|ich finde)"
    r"[,.…]*\s+)*"
    r"(?P<lead>how about|what about|wie wär'?s mit|wie wäre es mit|why not|i(?:'d)? "
    r"(?:propose|suggest|say|vote for)|ich schlage vor|mein vorschlag:?|my proposal:?|proposal:?|"
    r"vorschlag:?|let'?s (?:do|go for|take|try|go to)|we could (?:do|go to|try|take)|"
    r"(?:another|one) (?:idea|option):?|idea:?|option:?|put|add|\+)?\s*",
    re.IGNORECASE,
)
_TAIL: Final = re.compile(
    r"(?:,?\s*(?:maybe|perhaps|please|bitte|on the list|to the list|dazu))+$", re.IGNORECASE
)
_BETWEEN: Final = re.compile(
    r"\s*(?:\n|;|,\s*(?:or|oder|and|und)?\b|\bor\b|\boder\b)\s*", re.IGNORECASE
)
_ARTICLE: Final = re.compile(r"^(?:an?|the|that|this|ein(?:e|en)?|das|der|die)\s+", re.IGNORECASE)
_BULLET: Final = re.compile(r"^\s*(?:[-*•–]|\d{1,2}[.)])\s+")
_MOST_WORDS: Final = 6
_TALK_TEXT: Final = """
i i'm i'd you we is are was can can't have had do does don't would will not no yes thanks thx lol
haha great nice cool works fine good sure agree me same super who what why
ich du wir ist sind war kann nicht nein ja danke
"""
_TALK: Final = frozenset(_TALK_TEXT.split())
"""Words of somebody who talks; a proposal names something."""


def proposed_in(text: str) -> tuple[str, ...]:
    """Return what a reply puts on the list, each once; nothing where it is mere talk."""
    if "?" in text and not _LEAD.match(text.strip())["lead"]:  # type: ignore[index]  # matches all
        return ()
    found: dict[str, None] = {}
    for piece in _BETWEEN.split(_TAIL.sub("", text.strip().rstrip("?!. "))):
        title = _title(piece)
        if title is None:
            return ()
        if title:
            found[title] = None
    return tuple(found)


def _title(piece: str) -> str | None:
    """Return what a piece names; None where it names nothing."""
    words = _BULLET.sub("", piece).strip(' .!?"“”')
    lead = _LEAD.match(words)
    is_led = bool(lead and lead["lead"])
    title = _TAIL.sub("", words[lead.end() :] if lead else words).strip(' :.!?"“”')
    said = [each.word for each in words_of(title)]
    if not said:
        return ""
    if len(said) == 1 and len(said[0]) == 1:  # a vote, or a slip
        return None
    if not is_led and (len(said) > _MOST_WORDS or any(each in _TALK for each in said)):
        return None
    named = _ARTICLE.sub("", title)
    return named[:1].upper() + named[1:]

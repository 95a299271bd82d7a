"""Who is to be asked when something suits them: “ask @dana and @ines whether Tuesday is better”."""

from __future__ import annotations

import re
from typing import Final

_ASKED: Final = re.compile(
    r"(?P<before>\W*(?:@convene\W+)?)(?:(?:can|could) you |kannst du |bitte |please )*"
    r"(?:(?P<german>frage?|klär\w* mit)|ask|check with)(?: (?:doch|mal|bitte|please|just|kurz))* "
    r"(?P<who><?@.+?),? (?:ob|whether|if|wann|when) (?P<when>.+?)"
    r"(?: (?:(?:ihnen|them|for them|besser|better|am besten|best|gut|ok|fine|möglich)\b ?)*"
    r"(?:ist|sind|is|are|wäre|passt|passen|geht|gehen|klappt|works?|suits?|fits?)?"
    r"(?: (?:(?:for )?(?:them|her|him|us)|better|best|besser|ihnen|ok|fine))*)?[\s.!?]*",
    re.IGNORECASE,
)


_ANYONE: Final = re.compile(
    r"\s*[,–-]\s*(?:anyone(?: (?:in|up for it|interested))?|anybody|who['’]?s (?:in|up for it)"
    r"|wer (?:ist dabei|mag|hat lust|kommt mit|macht mit)|jemand(?: lust)?)\s*\?*\s*$",
    re.IGNORECASE,
)
"""What calls whoever likes, and is no subject: “team lunch next week, anyone?”."""

_ALL: Final = re.compile(r"\s*,\s*alle(?P<stop>\s*[.!]*\s*$)", re.IGNORECASE)


def as_a_request(words: str) -> str:
    """Return words that have people asked when it suits them as a request for a meeting of theirs.

    All other words are returned as they are, but for who is called at their end.
    """
    found = _ASKED.fullmatch(words)
    if found is None:
        return _ALL.sub(r" mit allen\g<stop>", _ANYONE.sub("", words))
    before, who, when = found["before"], found["who"], found["when"]
    return (
        f"{before}Treffen mit {who} {when}"
        if found["german"]
        else f"{before}meeting with {who} {when}"
    )

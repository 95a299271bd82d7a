"""What somebody wants passed on to another: “…, can you tell Lena?”, “sag Lena, dass …”."""

from __future__ import annotations

import re
from typing import Final

_THEM: Final = (
    r"(?:(?:the|den|die|dem) (?:others?|anderen?|rest|team|organi[sz]ers?)|everyone|everybody|them"
    r"|him|her|ihm|ihr|ihnen|allen|us|uns|@?[^\W\d_][\w'’-]*)"
)
_KINDLY: Final = (
    r"(?:(?:please|pls|plz|bitte|kurz|mal|just|also|auch|dann|thx|thanks|danke)\b[\s,]*)*"
)
_PASSES_ON: Final = re.compile(
    rf"(?:\s*[,;.!–]+\s*|\s+-\s+|\s+)(?:(?:and|und|so|also)\s+)?{_KINDLY}(?:"
    rf"(?:(?:can|could|would|will) (?:you|u) )?{_KINDLY}(?:tell {_THEM}|let {_THEM} know"
    rf"|pass (?:it|that|this) on(?: to {_THEM})?|inform {_THEM})"
    rf"|(?:sagst|gibst|kannst|könntest|würdest) du {_KINDLY}(?:das )?{_THEM} {_KINDLY}"
    r"(?:bescheid(?: sagen| geben)?|sagen|informieren|weitergeben)"
    rf"|(?:sag|gib|sagt) {_KINDLY}(?:das )?{_THEM} {_KINDLY}bescheid"
    r"|(?:gib|gibst du|kannst du) (?:das|es) (?:bitte )?weiter(?:geben)?"
    rf")\s*{_KINDLY}[\s.!?]*$",
    re.IGNORECASE,
)
_LONGEST: Final = 200
THE_OTHERS: Final = ("the others", "the team", "den anderen", "dem team")
_AHEAD: Final = re.compile(
    rf"\W*(?:(?:hey|hi|ok|oh|also|so|und|and)\b[\s,]*)*{_KINDLY}"
    rf"(?:(?:can|could|would|will) (?:you|u) |(?:kannst|könntest|würdest) du )?{_KINDLY}(?:"
    r"(?:tell|inform) (?P<told>@?[^\W\d_][\w'’-]*|the others|the team)"
    r"|let (?P<let>@?[^\W\d_][\w'’-]*|the others|the team) know"
    r"|(?:sag|sagt|sage) (?:bitte )?(?P<sag>@?[^\W\d_][\w'’-]*|den anderen|dem team)(?: bitte"
    r"| bescheid)*"
    r"|(?:richte?|gib) (?:bitte )?(?P<aus>@?[^\W\d_][\w'’-]*|den anderen) (?:bitte )?(?:aus"
    r"|bescheid|weiter)"
    r"|(?P<last>@?[^\W\d_][\w'’-]*|den anderen) (?:bitte )?(?:sagen|ausrichten)"
    r"),?\s+(?:that |dass? )?(?P<what>(?:i|ich|i['’](?:m|ll|d|ve))\b.+)",
    re.IGNORECASE | re.DOTALL,
)
_VERB_LAST: Final = re.compile(
    r"ich (?P<rest>.+?) (?P<verb>kann|komme?|bin|muss|habe?|schaffe?|will|werde|brauche|gehe"
    r"|bleibe)"
    r"(?P<end>[\s.!]*)",
    re.IGNORECASE | re.DOTALL,
)


def without_passing_on(words: str) -> str:
    """Return words without the wish that another be told so; "" where there is none."""
    found = _PASSES_ON.search(words) if len(words) <= _LONGEST else None
    return words[: found.start()].strip() if found else ""


def passed_on(words: str) -> tuple[str, str]:
    """Return whom somebody wants told something of themselves, and what; nothing of other words.

    What stands in a clause with its verb at the end is put as its author would say it.
    """
    found = _AHEAD.fullmatch(words.strip()) if len(words) <= _LONGEST else None
    if found is None:
        return "", ""
    whom = next(filter(None, (found[x] for x in ("told", "let", "sag", "aus", "last"))))
    what = _VERB_LAST.sub(r"ich \g<verb> \g<rest>\g<end>", found["what"], count=1)
    return whom.removeprefix("@"), what

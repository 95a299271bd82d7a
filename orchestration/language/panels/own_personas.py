"""A persona that somebody makes: “Else 👵: a gardener; cares about pets; for Kentia palm”."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

LONGEST_NAME: Final = 30
LONGEST_LINE: Final = 120
MOST_CRITERIA: Final = 6
LONGEST: Final = 600
"""So many letters make a persona; of more, none is made."""

_HEAD: Final = re.compile(
    r"(?:(?:please|bitte)\s+)?(?:(?:make|create|add|new|keep|drop|forget|remove|delete|list|show"
    r"|mach|erstelle?|neue|vergiss|entferne|lösche?)\s+)?(?:(?:me|us|uns|mir)\s+)?"
    r"(?:(?:a|an|the|our|all|own|new|eine|die|unsere|alle|eigene|neue)\s+){0,3}personas?\b"
    r"(?:\s+(?:called|named|namens))?[\s:,]*",
    re.IGNORECASE,
)
_DROPS: Final = re.compile(
    r"\s*(?:drop|forget|remove|delete|vergiss|entferne|lösche?)\b[\s:]*", re.IGNORECASE
)
_WORD: Final = r"[^\W\d_][\w'’.]*"
_EMOJI: Final = (
    r"[\u2190-\u21ff\u2300-\u27bf\u2b00-\u2bff\U0001F000-\U0001FAFF]"
    r"[\ufe0f\u200d\U0001F3FB-\U0001F3FF\u2640\u2642\U0001F000-\U0001FAFF]*"
)
_WHO: Final = (
    rf"(?P<name>{_WORD}(?:[ -]{_WORD}){{0,2}}?)\s*(?P<emoji>{_EMOJI})?\s*"
    r"(?:[:,;–—]\s*|-\s+|(?=(?:who|that|which|cares|looks|goes|die|der|achtet|schaut)\b)|$)"
)
_PERSONA: Final = re.compile(rf"{_WHO}(?P<rest>.*)", re.IGNORECASE | re.DOTALL)
_OPTION: Final = re.compile(
    r"\s*(?:[;.,]\s*(?:and\s+|und\s+)?(?:(?:vouches|stands|speaks|votes|steht)\s+)(?:for|für)"
    r"|[;.]\s*(?:for|für))\s+(?:the\s+|die\s+|den\s+|das\s+)?(?P<option>[^;.]+)[;.\s]*$",
    re.IGNORECASE,
)
_CARES: Final = re.compile(
    r"(?<![\s;,.])[\s;,.]*(?:\b(?:who|that|which|die|der|das)\s+)?"
    r"(?:\b(?:only|mostly|most|above all|nur|vor allem)\s+)?"
    r"\b(?:cares?\s+(?:most\s+|only\s+|a lot\s+)?(?:about|for)|caring (?:about|for)"
    r"|looks?\s+at|goes\s+by|judges\s+by|values|wants|achtet\s+auf|schaut\s+auf"
    r"|legt\s+wert\s+auf)\s+(?P<criteria>[^;.]+)",
    re.IGNORECASE,
)
_ACHTET: Final = re.compile(
    r"(?<![\s;,.])[\s;,.]*(?:\b(?:der|die|das)\s+)?\bauf\s+(?P<criteria>[^;.]+?)\s+"
    r"(?:achtet|schaut|wert legt)\b",
    re.IGNORECASE,
)
_AND: Final = re.compile(r",|;|\band\b|\bund\b|&", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class PersonaSaid:
    """What words say of a persona that somebody makes; or that one is to go (`drops`)."""

    name: str
    emoji: str = ""
    line: str = ""
    criteria: tuple[str, ...] = ()
    option: str = ""
    drops: bool = False

    @property
    def is_whole(self) -> bool:
        """Whether it can be made of that: it has a name, and cares for something."""
        return bool(self.name and self.criteria)


def speaks_of_personas(words: str) -> bool:
    """Tell whether words make a persona, drop one, or ask which there are."""
    return _HEAD.match(words.strip()) is not None


def persona_said(words: str) -> PersonaSaid | None:
    """Return the persona that words make, or drop; None where they ask which there are."""
    words = " ".join(words.split())
    head = _HEAD.match(words)
    rest = words[head.end() :] if head else words
    drops = _DROPS.match(words) or _DROPS.match(rest)
    if drops:
        return PersonaSaid(_DROPS.sub("", rest, count=1).strip(" .!?"), drops=True)
    if not rest.strip(" .!?"):
        return None
    found = _PERSONA.fullmatch(rest.strip()) if len(rest) <= LONGEST else None
    if found is None:
        return PersonaSaid(rest.strip(" .!?")[:LONGEST_NAME])
    said = found["rest"].strip()
    option = _OPTION.search(f" {said}")
    said = said[: option.start()] if option and option.start() < len(said) else said
    cares = _CARES.search(said) or _ACHTET.search(said)
    criteria = _AND.split(cares["criteria"]) if cares else ()
    line = said[: cares.start()] if cares else said
    return PersonaSaid(
        name=" ".join(found["name"].split())[:LONGEST_NAME],
        emoji=found["emoji"] or "",
        line=" ".join(line.split()).strip(" .,;")[:LONGEST_LINE],
        criteria=tuple(filter(None, map(_bare, criteria)))[:MOST_CRITERIA],
        option=option["option"].strip(" .!") if option else "",
    )


def _bare(words: str) -> str:
    return re.sub(r"^(?:the|die|der|das|den|a|an)\s+", "", words.strip(" .!?"), flags=re.IGNORECASE)

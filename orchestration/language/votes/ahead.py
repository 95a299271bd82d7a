"""A vote that stands ahead of what says nothing against it: “ich nehm A, schönen Feierabend”."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from orchestration.language.talk.kept_quiet import asks_to_keep_quiet
from orchestration.language.talk.social import exclaims, is_polite
from orchestration.language.votes.beginnings import beginnings
from orchestration.language.votes.reading import read

_DECIDED: Final = re.compile(
    r"\b(?:i(?:['’]?ll| will| would|['’]d)? (?:take|go|vote|pick|choose)"
    r"|ich (?:nehme?|wähle?|stimme?)|doch (?:lieber|eher|besser)|rather|lieber"
    r"|make (?:it|that)|instead|my vote|meine stimme)\b",
    re.IGNORECASE,
)
"""Who has made up their mind says so, and tells no more than why behind it."""

_TURNS: Final = re.compile(
    r"\b(?:but|aber|if|wenn|falls|unless|except|only|nur|or|oder|not|nicht|kein\w*|no|nein|nee?"
    r"|maybe|perhaps|vielleicht|though|obwohl|sofern|solange|until|bis|would|could|wär\w*|dann"
    r"|then|else|sonst|also|auch|too)\b|n['’]t\b|\?",
    re.IGNORECASE,
)
_SO_MANY: Final = 8
"""Words of a reason; more is talk."""


def vote_ahead(said: str, names: Sequence[str]) -> str:
    """Return the vote that a reply begins with, where the rest is a courtesy or tells why."""
    first, comma, behind = said.partition(",")
    if comma and asks_to_keep_quiet(behind) and read(first, names):
        return first
    for head, rest in beginnings(said, names):
        found = read(head, names)
        is_sure = found and len(found.choices) == 1 and not (found.adds or found.against)
        if is_sure and (_is_courtesy(rest) or _tells_why(head, rest)):
            return head
    return ""


def _is_courtesy(rest: str) -> bool:
    return is_polite(rest) or exclaims(rest) or asks_to_keep_quiet(rest.strip(" ,;.–-"))


def _tells_why(head: str, rest: str) -> bool:
    is_short = len(rest.split()) <= _SO_MANY
    return is_short and _DECIDED.search(head) is not None and not _TURNS.search(rest)

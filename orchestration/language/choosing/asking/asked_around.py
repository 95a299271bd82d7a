"""What somebody has a group asked, as it is asked: “ask who wants pizza” is “who wants pizza?”."""

from __future__ import annotations

import re
from typing import Final

from orchestration.language.choosing.asking.to_the_group import asks_who_comes

_THEM: Final = (
    r"(?:everyone|everybody|all|people|folks|us|them|around|(?:the|my|our) (?:team|group|others"
    r"|channel)|alle|das team|mein team|unser team|die (?:gruppe|leute|anderen)|in die runde|rum"
    r"|herum|nach|im (?:team|channel))"
)
_KINDLY: Final = (
    r"(?:(?:please|pls|plz|bitte|hey|hi|so|ok|okay|also|mal|kurz|just|quickly|doch|du|jetzt|schnell"
    r"|gern|gerne|can (?:you|u)|could (?:you|u)|would you|will you|kannst du|könntest du|magst du"
    r"|let['’]?s|lass(?:t)? uns|i(?:['’]d| would) like to|i (?:want|need) to|ich (?:will|möchte))"
    r"[\s,:]+)*"
)
_HAVE_ASKED: Final = (
    r"(?:ask|find out|see|check|figure out|poll|survey"
    r"|(?:do|make|run|start|open|create|take) (?:an? )?(?:quick |straw |short )?(?:poll|survey)"
    r"|frage?|fragst|fragen|finde? (?:mal )?(?:heraus|raus)|umfrage"
    r"|(?:mach|mache|machen|machst|starte|starten)(?: (?:du|bitte|mal|kurz))* "
    r"(?:eine |ne )?(?:kurze |schnelle )?umfrage)"
)
_ASKED: Final = re.compile(
    rf"\W*{_KINDLY}{_HAVE_ASKED}(?:[\s,:–-]+(?:{_THEM}|mal|bitte|kurz|doch|please|pls|on|about|dazu"
    r"|darüber))*[\s,:–-]+"
    r"(?P<what>(?:(?P<who>who(?:['’](?:s|d|ll))?|wer)|(?P<any>(?:if|whether|ob)"
    r"\s+(?:anyone|anybody|someone|somebody|jemand|wer)))\b.*?)"
    r"(?:[\s,]+(?:please|pls|plz|bitte|thanks|thx|danke))*[\s.?!]*",
    re.IGNORECASE | re.DOTALL,
)
"""Who is asked what in other words: “frag mal bitte alle, wer mitkommt”."""

_ANYONE: Final = re.compile(
    r"(?:if|whether|ob)\s+(?:anyone|anybody|someone|somebody|jemand|wer)\b", re.IGNORECASE
)
_LAST: Final = frozenset(
    [
        "will",
        "möchte",
        "mag",
        "kann",
        "könnte",
        "darf",
        "ist",
        "wäre",
        "hat",
        "hätte",
        "braucht",
        "bräuchte",
        "nimmt",
    ]
)
"""What stands last where German tells of a question: “wer Pizza will”."""

_APART: Final = re.compile(
    r"(?P<apart>mit|hin|teil|raus|rein|rüber|vorbei|her)(?P<verb>\w{2,}t)", re.IGNORECASE
)
"""A verb that comes apart where it is asked: “mitkommt” is “kommt … mit”."""


def asked_around(text: str) -> str:
    """Return who is asked to come or to have something, as a question; "" where none is asked so.

    German puts its verb where a question has it: “wer am Freitag mitkommt” is “Wer kommt am Freitag
    mit?”.
    """
    found = _ASKED.fullmatch(text.strip())
    if found is None:
        return ""
    asked = _ANYONE.sub(lambda any_: _who(any_[0]), found["what"].strip(" ,"), count=1)
    question = f"{_with_its_verb_second(asked)}?"
    question = f"{question[:1].upper()}{question[1:]}"
    return question if asks_who_comes(question) else ""


def _who(any_: str) -> str:
    return "wer" if any_.casefold().startswith("ob") else "who"


def _with_its_verb_second(asked: str) -> str:
    """Return a German question that is told of as it is asked; any other as it is."""
    first, *rest = asked.split()
    if first.casefold() != "wer" or not rest:
        return asked
    last = rest[-1]
    if last.casefold() in _LAST:
        return " ".join((first, last, *rest[:-1]))
    if apart := _APART.fullmatch(last):
        return " ".join((first, apart["verb"], *rest[:-1], apart["apart"]))
    return asked

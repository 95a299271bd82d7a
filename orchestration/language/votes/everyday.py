"""A vote typed in a hurry, in the words that are read: “the first two”, “C geht garnich”."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from orchestration.language.votes.vocabulary import PLACES

_BEFORE_TURN: Final = re.compile(
    r"^(?:(?:h+m+|u+h+m*|u+m+|ä+h+m*|oh+|a+h+|ach|ok(?:ay)?|haha|lol)[\s,.…!–-]+)+"
    r"(?=(?:wait|warte|actually|eigentlich)\b)"
)
"""Sounds before somebody turns to another: “hmm wait actually …”."""

_GROANED_AT: Final = re.compile(
    r"^(?P<one>[^\W_]+(?: [^\W_]+)?)[\s,.!…–-]+(?:(?:no|please|bitte)[\s,]+)?"
    r"(?:not again|nicht schon wieder)[\s.!…]*$"
)
"""Who groans at an option is not for it: “A, not again”."""

_SLIPS: Final = (
    (re.compile(r"\bgarnicht?\b|\bgar nich\b"), "gar nicht"),
    (re.compile(r"\bnich\b"), "nicht"),
    (re.compile(r"\bi gues+\b"), "i guess"),
    (re.compile(r"\bdenke? ich(?: mal)?\b|\bi think\b"), ""),
    (re.compile(r"(?<=[^\W\d_])\s*>\s*(?=[^\W\d_])"), " > "),
    (re.compile(r"\b(?P<fine>fine|ok(?:ay)?|good|cool) by me\b"), r"\g<fine> with me"),
    (re.compile(r"\bfav\b"), "favourite"),
    (_BEFORE_TURN, ""),
    (_GROANED_AT, r"not \g<one>"),
    (re.compile(r"(?<=\w)[\s,]+(?:myself|obvs?|obviously|duh)\b(?=\W*$)"), ""),
)
_TURNS: Final = re.compile(r"^(?P<no>(?:äh+m* |ach |oh )?(?:nee?|nein|nö)),? (?P<doch>\w{3,5}),? ")
_COUNTS: Final = {"two": 2, "2": 2, "beiden": 2, "beide": 2, "zwei": 2, "couple": 2}
_COUNTS_MORE: Final = {"three": 3, "3": 3, "drei": 3, "four": 4, "4": 4, "vier": 4}
_MANY: Final = _COUNTS | _COUNTS_MORE
_GROUP: Final = re.compile(
    r"\b(?:(?:the|both|die|den|der|these|all) )*"
    r"(?:(?P<first>first|top|ersten?)|(?P<last>last|bottom|letzten?)) "
    rf"(?P<many>{'|'.join(_MANY)})\b(?: (?:ones?|options?|optionen))?"
    r"|\b(?P<beide>beide) (?:(?P<ersten>ersten)|letzten)\b"
)
_WHY_NOT: Final = re.compile(
    r"(?P<no>\b(?:gar nicht|nicht|not|out|raus|no(?: way)?|can['’]?t))\s+"
    r"(?:wg\.?|wegen|because of|bc of|due to|cause of)\s+[^,;.!?]{2,40}$"
)
_FAULT: Final = re.compile(
    r"(?P<head>.*[^\W\d_].*?)\s*(?:[,;.–-]+|\b(?:but|aber)\b)+\s*(?:(?:and|but|und|aber) )?"
    r"(?:(?:the|die|der|das) )?(?P<one>[^\W_]+)(?: (?:one|option|place))? "
    r"(?:is|ist|wär|wäre|would be) (?:mir |just |a bit |way |far |viel |echt |einfach |leider )*"
    r"(?:too|zu) \w+(?: (?:away|weg|for me|für mich|though|tho))*[\s.!]*"
)
"""One more option that is too much of something, behind what its author is for."""


_WORD: Final = re.compile(r"[^\W_]+")
_DOCH: Final = "doch"


def in_everyday_words(text: str, names: Sequence[str]) -> str:
    """Return a reply in small letters with what is typed in a hurry put as it is read."""
    for pattern, put in _SLIPS:
        text = pattern.sub(put, text)
    text = _GROUP.sub(lambda found: _of_group(found, names), _TURNS.sub(_turned, text).strip())
    text = _WHY_NOT.sub(r"\g<no>", text)
    fault = _FAULT.fullmatch(text)
    if fault is None:
        return text
    ahead = {_named(each, names) for each in _WORD.findall(fault["head"])} - {""}
    one = _named(fault["one"], names)
    is_another = ahead and one and one not in ahead
    return f"{fault['head']}. not {one.casefold()}" if is_another else text


def _named(word: str, names: Sequence[str]) -> str:
    """Return the option that a word names, by its letter or by its place; empty where none."""
    place = PLACES.get(word, len(names))
    letter = word.upper() if word.upper() in names and word != "i" else ""
    return names[place] if place < len(names) else letter


def _turned(found: re.Match[str]) -> str:
    """Return how somebody turns to another, with “doch” in the place of a slip of it."""
    word = found["doch"]
    slips = sum(one != other for one, other in zip(word, _DOCH, strict=False))
    is_swapped = sorted(word) == sorted(_DOCH)
    is_slip = len(word) == len(_DOCH) and word != "noch" and (slips == 1 or is_swapped)
    return f"{found['no']} {_DOCH} " if is_slip else found[0]


def _of_group(found: re.Match[str], names: Sequence[str]) -> str:
    """Return the options that are called by how many they are from an end: “the first two”."""
    many = _MANY[found["many"]] if found["many"] else 2
    if many >= len(names):
        return found[0]
    of = names[:many] if found["first"] or found["ersten"] else names[-many:]
    return " and ".join(each.casefold() for each in of)

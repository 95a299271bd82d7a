"""One option that would do if need be, in whatever words of doing: “B würde zur Not auch gehen”."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from orchestration.language.choosing.held.last_resort import LAST_RESORT
from orchestration.language.words.writing import words

_DOES: Final = frozenset(
    words("""
    works work would could might can 'd do does be is are it that will go i for me still just also
    too maybe perhaps possible fine ok okay okey alright acceptable doable good with live manage
    make
    geht gehen ginge gänge würde würd wäre wär ist es das tut's tuts täte tät's tun passt passen
    passe passte klappt klappen klappte käme kommt in frage betracht machbar möglich drin denkbar
    vertretbar erträglich auch schon noch eben halt dann ich kann könnte bei mir für mich damit mit
    leben nehmen nehm nehme nähme machen schaffen hinkriegen einrichten einschieben gut okay
    naja na well hm hmm hmmm also so ja yes yeah yep gut fine ok doch ach oh und and but aber
    then eigentlich vielleicht irgendwie wohl schlimmstenfalls
    """)
)
_AT_MOST: Final = re.compile(
    r"(?P<mark>[,;.] ?(?:(?:oder|or|und|and|aber|but) )?)"
    r"(?:at most|maximal|höchstens|up to|bis zu|max\.?)"
    r" (?P<name>[a-z])(?= ?(?:[,;.!]|$))"
)
_SIGHS: Final = re.compile(
    r"^(?:(?:hm+|na|gut|naja|ok(?:ay)?|well|fine|ach|also|so|ja|und|and|aber|but|oh|alright"
    r"|meinetwegen|schön)[\s,.…]+)+(?=[^\W\d_] if need be)"
)
_PART: Final = re.compile(r"[^,;.!\n]+")
_WORD: Final = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)?|\d+|\S")


def put_as_need_be(text: str, names: Sequence[str]) -> str:
    """Return a reply in small letters with each part of this kind as “b if need be”."""
    text = _AT_MOST.sub(lambda found: _at_most(found, names), text)
    if LAST_RESORT.search(text) is None:
        return text
    return _SIGHS.sub("", _PART.sub(lambda found: _put(found[0], names), text))


def _at_most(found: re.Match[str], names: Sequence[str]) -> str:
    """Return the highest amount that somebody would take as what would do: “20, at most 40”."""
    is_named = found["name"].upper() in names
    return f"{found['mark']}{found['name']} if need be" if is_named else found[0]


def _put(part: str, names: Sequence[str]) -> str:
    rest = LAST_RESORT.sub(" ", part)
    said = _WORD.findall(rest)
    options = [each for each in said if each.upper() in names and each != "i"]
    is_only_that = all(each in _DOES or each in options for each in said)
    if rest == part or len(options) != 1 or not is_only_that:
        return part
    lead = part[: len(part) - len(part.lstrip())]
    return f"{lead}{options[0]} if need be"

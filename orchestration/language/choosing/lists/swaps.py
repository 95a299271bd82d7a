"""What takes the place of something on a list: “scrap the pizza, I meant pasta”, “rename …”."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from orchestration.language.choosing.lists.put_forward import END_OF_ORDER

_END: Final = END_OF_ORDER
PLEASE: Final = r"(?:(?:please|bitte|(?:can|could) you|let['’]?s)[, ]+)?"
_ITS: Final = r"(?: my| mein(?:en?)?| the| die| das| den| der)?"
SWAPS: Final = re.compile(
    r"(?:(?:actually|no|wait|sorry|oh|o+ps|ups|ach|nein|ne|moment|doch|bitte|please)[,.!]*\s+)*"
    rf"(?:(?:replace|ersetze?){_ITS} (?P<replaced>[^,;]+?) (?:with|by|durch|gegen) (?P<with>.+?)"
    rf"|(?:swap|exchange|tausche?){_ITS} (?P<swapped>[^,;]+?) (?:for|with|gegen|mit) (?P<for>.+?)"
    r"|(?:make|change) (?:it|mine|that|my (?:proposal|idea|one)) (?:to )?(?P<made>[^,;]+?)"
    r" (?:instead of|rather than|and not) (?P<unmade>[^,;]+?)"
    rf"|(?:change|ändere?){_ITS} (?P<changed>[^,;]+?) (?:to|into|in|zu) (?P<into>.+?)"
    rf"|(?P<loose>replace|swap|change|ersetze?)?"
    r"(?(loose)|(?:scrap|forget|drop|remove|delete|strike|streiche?|vergiss))"
    rf"{_ITS} (?P<off>[^,;]+?)"
    r"(?:\s*[,;.–-]+\s*(?:i meant?|ich meinte?|make (?:that|it)|let['’]?s (?:do|say|have)|rather"
    r"|lieber|put|say|instead)\s+"
    r"|\s+(?:with|for|durch|gegen|(?(loose)(?:by|to|in)|(?!)))\s+)(?P<on>.+?)"
    r"|(?:(?:ich )?(?:ziehe?|nehme?) (?P<zieh>.+?) zurück|(?:i(?:['’]ll| will)? )?take"
    r" (?P<back>.+?) back|(?:i )?(?:withdraw|retract|drop|remove|scrap) (?P<drop>.+?)"
    r"|(?P<out>[^,;.]+?) raus)\s*[,;.:–-]+\s*(?:(?:und|and|aber|but)\s+)?"
    r"(?:(?:dafür|stattdessen|lieber|rather|instead)\s+(?P<instead>.+?)"
    r"|(?P<better>.+?)(?:\s+(?:is|ist|find(?:e)? ich|wäre|would be)|['’]s)\s+(?:viel |much |way )?"
    r"(?:better|besser|nicer|schöner|cooler))"
    r"|(?:take|cross|strike) (?P<take>.+?) (?:off|out)(?: (?:of )?the list)?\s*[,;.:–-]+\s*"
    r"(?:(?:and|und|then|dann)\s+)?(?P<new>[^,;.]+?)(?=,? (?:instead|rather|stattdessen|dafür))"
    r"|(?:i |ich )?(?:meant?|meinte?) (?P<then>.+?),? (?:and |und )?"
    r"(?:not|nicht|statt|anstatt|instead of|rather than) (?P<not>.+?)"
    r"|(?:statt|anstatt|instead of|rather than) (?P<statt>[^,;.]+?)[\s,]+"
    r"(?:lieber|besser|rather|nehmen wir|nimm) (?P<lieber>[^,;.]+?)"
    r"|(?:lieber|rather) (?P<eher>[^,;.]+?) (?:statt|instead of) (?P<als>[^,;.]+?))"
    r"(?:,? (?:instead|rather|stattdessen|dafür|please|bitte))?[.!]*",
    re.IGNORECASE,
)
"""Each verb has its own word before what takes the place; a title may have any of the others."""

RENAMES: Final = re.compile(
    rf"{PLEASE}(?:rename|relabel)(?: the)? (?P<off>.+?) (?:to|into|as) (?P<on>.+?){_END}"
    rf"|{PLEASE}(?:be)?nenne? (?P<out>.+?) (?:in|zu) (?P<new>.+?) um{_END}"
    rf"|{PLEASE}(?:be)?nenne? (?P<drop>.+?) (?:bitte )?um (?:in|zu) (?P<better>.+?){_END}",
    re.IGNORECASE,
)
_OFF: Final = (
    *("replaced", "swapped", "changed", "off", "weg", "not", "zieh", "back", "drop", "out", "take"),
    *("statt", "als", "unmade"),
)
_ON: Final = (
    *("with", "for", "into", "on", "then", "instead", "better", "new", "lieber", "eher", "made"),
)


def swapped_by(found: re.Match[str]) -> tuple[str, str]:
    """Return what is to go, and what is to come in its place, as the words have it."""
    return _first(found, _OFF), _first(found, _ON)


def _first(found: re.Match[str], names: Sequence[str]) -> str:
    said = found.groupdict()
    return next(each for name in names if (each := said.get(name)))

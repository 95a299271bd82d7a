"""What somebody says of another meeting that is in their way: it may give way here.

“Hiring can give way”, “ignore the hiring call for this”, “das Hiring blockiert mich nicht”.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from orchestration.language.words.writing import words

_LEAD: Final = (
    r"(?:(?:ok(?:ay)?|oh|ach|ah|sorry|no|nee|nein|actually|hm+|und|and|also|but|aber|well|please|pls"
    r"|bitte|eigentlich)[ ,.!]+)*"
)
_WHAT: Final = r"(?P<what>[\w“”\"'’ &/+-]{2,60}?)"
_KINDLY: Final = (
    r"(?: (?:please|pls|bitte|ruhig|easily|auch|doch|gerne?|gern|einfach|just|always|jederzeit|then"
    r"|dann|mal|for me|für mich|von mir aus|wenn nötig|if needed|if need be))*"
)
_WHERE: Final = (
    r"(?:,? (?:for|für|bei|hier|here|diesmal|this time)(?: (?P<where>[\w“”\"'’ -]+?))?)?"
)
_MAY: Final = (
    rf"(?:can|could|may|might|will|would|kann|könnte|darf|würde|soll){_KINDLY} "
    r"(?:give way|make way|yield|stand back|weichen|zurückstehen|zurücktreten|nachgeben"
    r"|platz machen)"
    r"|gives way|yields|weicht"
)
_STOPS_NOTHING: Final = (
    r"(?:does not|doesn['’]?t)(?: really)? (?:block|bother|stop|hinder) me"
    r"|(?:is not|isn['’]?t)(?: really)? in (?:the|my) way|is no (?:conflict|obstacle)"
    r"|(?:blockiert|stört|hindert|behindert) (?:mich )?(?:da |hier )?(?:gar )?nicht"
    r"|(?:ist|steht)(?: mir)?(?: da| hier)? (?:gar )?nicht im weg|ist kein hindernis"
)
_IGNORES: Final = (
    r"(?:(?:you can|can you|could you|kannst du|du kannst)(?: just| bitte)? )?"
    r"(?:ignore|disregard|don['’]?t count|ignorier|ignoriere|take back)"
)
_GIVES_WAY: Final = re.compile(
    rf"{_LEAD}(?:{_WHAT.replace('what', 'yields')} (?:{_MAY})"
    rf"|{_WHAT} (?:{_STOPS_NOTHING})"
    rf"|{_IGNORES} {_WHAT.replace('what', 'ignored')}"
    rf"|{_WHAT.replace('what', 'left')} (?:(?:kannst du|bitte|darfst du)(?: ruhig| bitte)? )?"
    rf"(?:ignorieren|nicht mitzählen)){_KINDLY}{_WHERE}{_KINDLY}[\s.!]*",
    re.IGNORECASE,
)
_WORD: Final = re.compile(r"[^\W_]+")
_ANY: Final = frozenset(
    words("""
    the a my our that this it its one other das der die den dem dies dieser dieses diesen mein
    meine meinen unser unsere unseren andere anderen anderes eine einen ein es er sie meeting call
    termin session besprechung treffen gespräch appointment from of
    """)
)
"""What names no meeting, or any."""

_HERE: Final = frozenset(words("this that here now me once mich hier diesmal dies das dieses mal"))


@dataclass(frozen=True, slots=True)
class GivesWay:
    """Which meeting may give way, by words of its name, and in which other; none: any."""

    what: frozenset[str]
    where: frozenset[str]

    def means(self, subject: str) -> bool:
        """Tell whether it is a meeting about this that may give way."""
        return self.what <= _words(subject)

    def is_for(self, subject: str) -> bool:
        """Tell whether it may do so in one about this."""
        return self.where <= _words(subject)


def gives_way(text: str) -> GivesWay | None:
    """Return which meeting words let give way; None where they say anything else.

    What is only ignored, or no hindrance, has to be named: “that's no conflict” may be of anything.
    """
    found = _GIVES_WAY.fullmatch(text.strip()) if "?" not in text else None
    if found is None:
        return None
    named = found["yields"] or found["what"] or found["ignored"] or found["left"]
    said = GivesWay(_words(named) - _ANY, _words(found["where"] or "") - _ANY - _HERE)
    return said if said.what or found["yields"] else None


def _words(text: str) -> frozenset[str]:
    return frozenset(each.casefold() for each in _WORD.findall(text))

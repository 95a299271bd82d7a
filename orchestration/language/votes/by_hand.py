"""Whether a time is to be put beside those that are voted on: “can we add Friday 11am as well?”."""

from __future__ import annotations

import re
from typing import Final

_LONGEST: Final = 100
_LEAD: Final = (
    r"(?:(?:ok|okay|so|hey|hi|und|and|also|please|pls|bitte|hm+|btw|maybe|vielleicht|oh|ach)\b"
    r"[\s,]*)*"
)
_ASKS: Final = (
    r"(?:(?:can|could|shall|should|may|would) (?:we|you|i)(?: please| also| maybe| just)* "
    r"|(?:let['’]?s|lets) |(?:können|könnten|sollen|kannst|könntest|wollen) (?:wir|du)"
    r"(?: (?:bitte|noch|auch|vielleicht|mal))* )"
)
_OPTION: Final = (
    r"(?:(?:to|on|onto|in|into|auf|in|zu[mr]?) (?:the |die |den |der )?(?:list|options?|vote|poll"
    r"|table"
    r"|liste|optionen|auswahl|abstimmung)"
    r"|(?:as|als) (?:an? |another |eine |weitere )*(?:option|choice|alternative|vorschlag)"
    r"|as well|too|also"
    r"|auch|noch|dazu|hinzu|mit|rein|auf|mit rein|mit dazu)"
)
_DOES: Final = (
    r"(?:hinzufügen|hinzunehmen|dazunehmen|aufnehmen|ergänzen|anbieten|reinnehmen|packen|haben)"
)
_ADDS: Final = re.compile(
    rf"{_LEAD}(?:"
    rf"(?:{_ASKS}?(?:add|include|offer|throw in)|{_ASKS}(?:put|have)) (?:(?:also|in|maybe) )*"
    rf"(?P<added>[^,;?!]+?)(?P<as> {_OPTION}(?: {_OPTION})*)?"
    rf"|{_ASKS}?(?:add )?(?:(?:an?|another|one more|eine?|noch eine?|weitere) )+"
    r"(?:option|alternative|vorschlag)[:,]? (?P<option>[^,;?!]+?)"
    rf"|(?:what about|how about|wie wär['’]?s mit) (?:adding )?(?P<about>[^,;?!]+?)"
    rf" (?:as|als) (?:an? |another |eine |weitere )*(?:option|alternative)(?: too| as well| auch)?"
    rf"|(?:können|könnten|kannst|könntest) (?:wir|du) (?:(?:bitte|noch|auch) )*(?P<tut>[^,;?!]+?)"
    rf"(?: {_OPTION})*(?: {_DOES})"
    rf"|put (?P<put>[^,;?!]+?)(?: {_OPTION})+"
    rf"|(?:nimm|nehmt|füg|füge|pack|setz)e? (?:(?:bitte|noch"
    rf"|auch) )*(?P<nimm>[^,;?!]+?)(?: {_OPTION})+"
    r")(?:[\s,]+(?:please|pls|bitte|then|dann|maybe))*[\s.?!]*",
    re.IGNORECASE,
)
_ALSO: Final = re.compile(
    rf"{_LEAD}(?P<also>[^,;?!]+?) (?:auch noch|noch dazu|as an option|als option|to the options|"
    r"zur auswahl|to the list|auf die liste)(?: too| as well| auch| bitte| please| pls)*[\s.?!]*",
    re.IGNORECASE,
)


def adds_option(said: str) -> str:
    """Return what is to be put beside what is voted on; "" where nothing is."""
    words = said.strip()
    if len(words) > _LONGEST:
        return ""
    if found := _ALSO.fullmatch(words):
        return found["also"]
    found = _ADDS.fullmatch(words)
    if found is None:
        return ""
    return next((x for name, x in found.groupdict().items() if x and name != "as"), "")

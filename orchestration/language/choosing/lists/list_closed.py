"""That a list takes no more, or takes more again, while nothing is voted on yet."""

from __future__ import annotations

import re
from typing import Final

_LEAD: Final = (
    r"(?:(?:please|pls|bitte|ok(?:ay)?|so|hey|also|and|und|btw|alright|gut|leute|folks|guys|all"
    r"|team"
    r"|from now on|ab jetzt|let['’]?s|can we|can you|könnt(?:e|en)? (?:wir|du)|mach|macht"
    r"|machen wir)"
    r"[\s,:–-]+)*"
)
_LIST: Final = (
    r"(?:the |our |die )?(?:list|liste|proposals?|suggestions?|options|vorschlagsliste"
    r"|vorschlagsrunde|vorschläge)"
)
_CLOSES: Final = (
    rf"(?:no (?:more|further|new) (?:proposals|suggestions|options|ideas|entries)"
    rf"|(?:close|lock|freeze) {_LIST}|{_LIST} (?:is|are|ist|sind)? ?(?:now |jetzt )?"
    r"(?:closed|locked|frozen|full|complete|zu|dicht|geschlossen|voll|komplett)"
    r"|keine (?:weiteren |neuen )?(?:vorschläge|ideen|optionen)(?: mehr)?|(?:die )?liste "
    r"(?:bitte )?zu"
    r"(?:machen)?|schlie(?:ß|ss)t?e? die liste)"
)
_NOW: Final = (
    r"(?:[\s,]+(?:please|pls|bitte|now|jetzt|from now on|ab jetzt|for now|mehr|guys|leute))*"
)
_NOT_YET: Final = (
    r"(?:(?:but|and|aber|und|doch)[\s,]+)?(?:(?:please|bitte)[\s,]+)?"
    r"(?:(?:don['’]?t|do not|no need to) (?:start|open|close|begin|go to|run) (?:the )?(?:vote"
    r"|voting|it)"
    r"(?: yet)?|(?:don['’]?t|do not) vote(?: yet)?|no (?:vote|voting) yet|not (?:voting"
    r"|the vote) yet"
    r"|(?:the )?(?:vote|voting) (?:comes|starts|is) later|(?:the )?wishes (?:can|may|are) .{2,40}"
    r"|(?:you can )?(?:still )?(?:tell|send|write) .{0,20}wishes.{0,20}|keep (?:telling"
    r"|sending) .{2,40}"
    r"|(?:bitte )?(?:noch )?nicht (?:ab)?stimmen(?: bitte)?|(?:noch )?(?:nicht|keine) abstimm\w*"
    r"|(?:die )?abstimmung (?:noch nicht|(?:kommt|startet|ist) (?:später|noch nicht))(?: starten)?"
    r"|not (?:the |this )?(?:question|vote|voting|poll|answers|rest|intake)"
    r"|(?:keep|leave) (?:the |this )?(?:question|vote|answers|rest|it) open"
    r"|nicht (?:die |das )?(?:frage|abstimmung|umfrage|ganze|antworten)"
    r"|wünsche .{2,40}|wait with the vote|(?:mit der abstimmung )?(?:noch )?warten)"
)
_CLOSED: Final = re.compile(
    rf"{_LEAD}{_CLOSES}{_NOW}\s*[,;.!–-]*\s+{_NOT_YET}{_NOW}[\s.!]*"
    rf"|{_LEAD}(?:close|lock|freeze) {_LIST} (?:only|alone|itself){_NOW}[\s.!]*"
    rf"|{_LEAD}(?:nur |only |just )(?:die liste (?:zu(?:machen)?|schließen)"
    rf"|(?:close|lock|freeze) {_LIST}){_NOW}[\s.!]*",
    re.IGNORECASE,
)
_CLOSES_IT: Final = re.compile(rf"{_LEAD}{_CLOSES}{_NOW}[\s.!]*", re.IGNORECASE)
_OPENED: Final = re.compile(
    rf"{_LEAD}(?:re-?open {_LIST}|open {_LIST} (?:again|back up)|{_LIST} (?:is|are) open again"
    rf"|(?:more )?(?:proposals|suggestions|ideas) are (?:welcome|open|allowed) again"
    r"|(?:mach )?(?:die )?liste (?:ist |bitte )?(?:wieder|nochmal|noch mal) (?:auf|offen|öffnen"
    r"|aufmachen|aufsperren)|(?:öffne|mach|mache) (?:bitte )?die liste(?: bitte| wieder| auf)*"
    r"|(?:neue |weitere )?vorschläge (?:sind )?wieder (?:möglich|erlaubt|willkommen))"
    rf"{_NOW}[\s.!]*",
    re.IGNORECASE,
)
_MOST: Final = 160


def closes_list(text: str) -> bool | None:
    """Tell whether words close a list alone, True, or open it again, False; None of all else.

    “No more proposals” alone may want the vote as well.
    """
    if len(text) > _MOST or "?" in text:
        return None
    if _CLOSED.fullmatch(text.strip()):
        return True
    return False if _OPENED.fullmatch(text.strip()) else None


def says_it_is_closed(text: str) -> bool:
    """Tell whether words would have a list take no more, whatever else they may want with it."""
    is_said = _CLOSES_IT.fullmatch(text.strip()) is not None
    return len(text) <= _MOST and (is_said or closes_list(text) is True)


_STILL_OPEN: Final = re.compile(
    r"[^.!?]*\b(?:still|immer noch|überhaupt noch|noch (?:möglich|drin))\b[^.!?]*\?\s*",
    re.IGNORECASE,
)


def asks_if_open(text: str) -> bool:
    """Tell whether somebody asks if a list takes more yet: “can we still add Ramen Bar?”."""
    return _STILL_OPEN.fullmatch(text) is not None

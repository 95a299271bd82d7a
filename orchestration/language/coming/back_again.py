"""Who is in something again: one's own word with more behind it, or an organiser's of another.

“Actually he can make it now”, “ach nee doch, er ist wieder da” are said of whom an organiser has
just taken out.
"""

from __future__ import annotations

import re
from typing import Final

_LEAD: Final = (
    r"(?:(?:oh|ah|ach|wait|warte|halt|moment|no|nope|nee?|nein|doch|actually|eigentlich|sorry|ok"
    r"|okay|well|hey|nvm|never ?mind|hm+|ups|oops|scratch that|good news|gute nachricht(?:en)?"
    r"|stopp?)\b[\s,.!:–-]*)*"
)
_HESITATES: Final = re.compile(_LEAD, re.IGNORECASE)
_NO_NAME: Final = r"(?!(?:i|you|we|it|this|that|ich|du|wir|ihr|es|das|who|wer|one|man)\b)"
_WHO: Final = rf"{_NO_NAME}(?:he|she|they|er|sie|@?[^\W\d_][\w'-]*)"
_HIM: Final = rf"{_NO_NAME}(?:him|her|them|ihn|sie|@?[^\W\d_][\w'-]*)"
_NOW: Final = (
    r"(?:(?:now|after all|again|too|as well|anyway|jetzt|nun|doch|wieder|noch|auch|please|pls"
    r"|bitte)\b[\s,]*)"
)
_IS: Final = r"(?:['’]s|['’]re| is| are| ist| sind)"
_COMES: Final = (
    r"(?:make it|come|join|attend|be there|do it|take part|kommen|dabei sein|mitmachen|teilnehmen)"
)
_BACK: Final = re.compile(
    rf"{_LEAD}(?:"
    rf"{_WHO} {_NOW}*(?:can|could) {_NOW}*{_COMES}\s*{_NOW}*"
    rf"|{_WHO} (?:kann|können) {_NOW}+{_COMES}?\s*"
    rf"|{_WHO} kommt {_NOW}+(?:mit|dazu)?\s*"
    rf"|{_WHO}{_IS} {_NOW}*back(?: in| at work)?\s*{_NOW}*"
    rf"|{_WHO}{_IS} (?:coming|joining|available|free|in|well|better) {_NOW}+"
    rf"|{_WHO}{_IS} {_NOW}+(?:da|dabei|zurück|gesund|fit|verfügbar|mit dabei)\s*{_NOW}*"
    rf"|(?:please |pls |bitte )?(?:put|add|take|bring|let) {_HIM} {_NOW}*back(?: in)?\s*{_NOW}*"
    rf"|(?:please |pls |bitte )?(?:nimm|hol|setz|pack) {_HIM} {_NOW}*"
    rf"(?:rein|dazu|mit|auf)\s*{_NOW}*"
    rf"|(?:keep|leave) {_HIM} in\s*{_NOW}*|lass {_HIM} {_NOW}*drin\s*{_NOW}*"
    rf"|{_HIM} {_NOW}*(?:drin|dabei|mit rein) ?(?:lassen|bleiben)\s*{_NOW}*"
    rf"|{_HIM} (?:bleibt|stays?|soll) {_NOW}*(?:drin|dabei|in)(?: bleiben)?\s*{_NOW}*"
    r")[\s.!]*",
    re.IGNORECASE,
)
_JOINT: Final = re.compile(r"\s*[,;.!–]+\s+|\s+(?:and|und|so|also)\s+")
_SAYS_NO_MORE: Final = re.compile(rf"(?:{_BACK.pattern}|{_LEAD})", re.IGNORECASE)
_MOST: Final = 4
_LONGEST: Final = 100
_OWN: Final = re.compile(
    r"(?P<head>.{0,40}?\b(?:in|back|again|dabei|rein|mit|drin|after all|doch)\b[^,;.!–]{0,15}?)"
    r"(?:\s*[,;.!–]+\s+|\s+-\s+|\s+(?=(?:but|aber|and|und)\b))(?:(?:and|und|but|aber)\s+)?(?P<rest>\S.*)",
    re.IGNORECASE | re.DOTALL,
)
"""“Put me back in, Wed or Thu”, “bin doch wieder dabei, aber nur mittwochs”."""


def is_back(words: str) -> bool:
    """Tell whether words say of somebody who is out of something that they are in it after all."""
    said = [each for each in _JOINT.split(words.strip()) if each.strip(" .!")]
    is_brief = len(words) <= _LONGEST and len(said) <= _MOST
    return is_brief and any(map(_BACK.fullmatch, said)) and all(map(_SAYS_NO_MORE.fullmatch, said))


def without_hesitation(words: str) -> str:
    """Return words without the second thought ahead of them: “hm no sorry, count me in again”."""
    return _HESITATES.sub("", words.strip(), count=1)


def behind_a_return(words: str) -> tuple[str, str]:
    """Return what may say that its author is in something again, and what stands behind that."""
    found = _OWN.fullmatch(words.strip())
    return (found["head"].strip(" ,"), found["rest"].strip()) if found else ("", "")

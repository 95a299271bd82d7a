"""Who is in something again: one's own word with more behind it, or an organiser's of another.

“Actually he can make it now”, “ach nee doch, er ist wieder da” are said of whom an organiser has
just taken out.
"""

from __future__ import annotations

import re
from typing import Final

from orchestration.language.coming.attending import comes_after_all, is_reserved, stays_away

_LEAD: Final = (
    r"(?:(?:oh|ah|ach|wait|warte|halt|moment|no|nope|nee?|nein|doch|actually|eigentlich|sorry|ok"
    r"|okay|well|hey|nvm|never ?mind|hm+|ups|oops|scratch that|good news|(?:i )?changed my mind"
    r"|(?:ich )?hab(?:e|['’]?s)?(?: es)? mir anders überlegt|gute nachricht(?:en)?"
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
_TURNS: Final = re.compile(
    r"\b(?:again|back|after all|anyway|now|doch|wieder|jetzt|zurück)\b", re.IGNORECASE
)
_OF_A_THING: Final = re.compile(
    r"(?:(?:now|again|and|but|doch|jetzt|wieder|und|aber)[\s,]+)*(?:the|an?|my|our|your|he"
    r"|she|they|we|you|it|der|die|das|eine\w*|mein\w*|unser\w*|er|sie|wir"
    r"|ihr|es)\b(?! (?:place|spot|seat|platz)\b)",
    re.IGNORECASE,
)
"""How words begin that are not of their author: “the projector works again”."""

_OWN_PLACE: Final = (
    r"(?:my|the|that|meine[nr]?|den|einen) (?:old |alten )?"
    r"(?:place|spot|seat|slot|platz|startplatz)"
)
_WANTS: Final = (
    r"(?:want|like|love|need|have|take|get|claim|give me|['’]?d like|will|möchte|hätte|hätt|nehme?"
    r"|brauche?|gib mir)"
)
_PLACE_BACK: Final = re.compile(
    rf"\b{_WANTS}(?: (?:to|have|doch|gern\w*|bitte|now|jetzt|ich))* {_OWN_PLACE}"
    r"(?: (?:bitte|doch|gern\w*|please))* (?:back|again|wieder|zurück)"
    r"(?: haben)?(?! *(?:geb|her|frei))\b"
    rf"|\b(?:take|want|get|have) back {_OWN_PLACE}"
    r"|\b(?:nehme?|will|möchte|hätte) (?:ich )?(?:ihn|den|einen?) "
    r"(?:doch |bitte |gern\w* )*wieder\b",
    re.IGNORECASE,
)
_SIGNED_AGAIN: Final = re.compile(
    r"(?:(?:and|und|so|dann|bitte|please|trag\w*|schreib\w*|nimm|nehmt|setz\w*|mich|me|put|sign|add)"
    r"[ ,]+)*(?:doch )?(?:wieder (?:ein|rein|drauf|auf die liste)|(?:up|down|on|in) again"
    r"|back (?:up|on|in|down)"
    r"(?: the list)?)(?: (?:bitte|please|pls|danke|thanks))*[ .!]*$",
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


def is_in_again(words: str) -> bool:
    """Tell whether words say that their own author comes after all: “im back in”, “kann doch”.

    They say so by a word that turns to it, or behind one: what only suits is no return.
    """
    said = without_hesitation(words)
    is_turn = said != words.strip() or _TURNS.search(said) is not None
    is_brief = len(words) <= _LONGEST and _OF_A_THING.match(said) is None
    if not (is_brief and is_turn) or is_reserved(words) or stays_away(words):
        return False
    return wants_place_back(said) or comes_after_all(said)


def wants_place_back(words: str) -> bool:
    """Tell whether somebody would have their place again: “ich will meinen Platz wieder”.

    “Ein”, by itself, is what one signs up for: “und wieder ein bitte”.
    """
    return "?" not in words and bool(_PLACE_BACK.search(words) or _SIGNED_AGAIN.match(words))

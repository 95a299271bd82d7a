"""What somebody ventures for a list: “Kyiv?”, “und Krakau?”, “pizza ginge auch”."""

from __future__ import annotations

import re
from typing import Final

from orchestration.language.choosing.asides import asks
from orchestration.language.choosing.words import plain, words_of

_NAME: Final = r"[^\W_][\w'’&-]*"
_LEADS: Final = (
    r"(?:(?:or|and|oder|und|maybe|perhaps|vielleicht|evtl\.?|eventuell|hm+|ok(?:ay)?|so|also|then"
    r"|dann|well|na|ach|oh|ah|(?:no,? )?wait|warte)[,.…]*\s+)"
)
_PERHAPS: Final = r"(?:,?\s+(?:maybe|perhaps|vielleicht|then|dann|instead|too|auch|noch))*"
_LED: Final = re.compile(
    rf"{_LEADS}+(?P<what>{_NAME}(?:\s+{_NAME}){{0,3}}?){_PERHAPS}\s*\?+", re.IGNORECASE
)
_BARE: Final = re.compile(rf"(?P<what>{_NAME}(?:\s+{_NAME})?){_PERHAPS}\s*\?+", re.IGNORECASE)
_GOES_TOO: Final = re.compile(
    r"(?:(?:or|and|oder|und|also|well|ok|na|hm+)[,.…]*\s+)*(?P<what>[^,;.:!?]{2,50}?)\s+(?:"
    r"(?:ginge?|geht|ging|gehen|klappt|wäre?|könnte|würde?)\s+(?:ja\s+|doch\s+|sicher\s+)*auch"
    r"(?:\s+(?:noch|gut|gehen|klappen|was|etwas|möglich|drin|fein))*"
    r"|wäre?\s+(?:(?:ja|doch|auch|mal|wieder|eigentlich|schon|noch)\s+)+(?:was|etwas)"
    r"|wäre?\s+(?:ja\s+|doch\s+)*(?:auch\s+)?(?:noch\s+)?(?:ne|eine)\s+(?:option|idee|möglichkeit"
    r"|alternative|variante)"
    r"|(?:would|could|might)\s+(?:also\s+work|work(?:\s+(?:for me|for us))?\s+(?:too|as well|also))"
    r"|works\s+(?:too|as well)"
    r"|(?:would\s+be|could\s+be|might\s+be|is)\s+(?:(?:an|another)\s+(?:option|idea|possibility"
    r"|alternative)(?:\s+(?:too|as well))?|also\s+an\s+(?:option|idea)))[\s.!]*",
    re.IGNORECASE,
)
_GOOD: Final = (
    r"(?:(?:very|really|so|quite|also|auch|ja|sehr|echt|ganz|richtig|mega|voll|total)\s+)*"
    r"(?:nice|great|good|cool|lovely|perfect|fun|fine|awesome|gut|toll|super|schön|prima|klasse"
    r"|spitze|geil|lustig|witzig|passend)"
)
_FOUND_GOOD: Final = re.compile(
    r"(?:(?:or|and|oder|und|also|well|ok|na|hm+)[,.…]*\s+)*(?P<what>[^,;.:!?]{2,40}?)\s+(?:"
    rf"(?:fänd|fände|find|finde)\s+(?:ich|i)\s+{_GOOD}|(?:would|could|might)\s+be\s+{_GOOD}"
    rf"|sounds?\s+{_GOOD}|(?:wär|wäre|klingt|klänge)\s+(?:doch\s+)?{_GOOD}|i['’]?d\s+(?:find|think)\s+{_GOOD})[\s.!]*",
    re.IGNORECASE,
)
"""What somebody finds good that may be on no list yet: “Glaskasten fänd ich gut”."""

_VOTE_FOR: Final = re.compile(
    r"(?:(?:another|one more|one|an?|my|\d|noch\s+eine?|eine?|ne|meine?|auch meine)\s+)?"
    r"(?:vote|stimme)\s+(?:for|für)\s+(?P<what>[^,;.:!?]{2,50}?)"
    r"(?:,?\s+(?:too|as well|please|bitte|auch|from me|von mir|here))*[\s.!]*",
    re.IGNORECASE,
)
_NO_NAME_TEXT: Final = """
or vs now then not later never more less most enough else other others rest same all both any anyone
anybody someone everyone everybody nobody nothing something anything one ones us me you them him her
they we he she it this that these those there here today tomorrow tonight really seriously sure
right true correct so ok okay yes no yeah nope maybe why what who when where how which whose want
somewhere anywhere
again done ready finished open closed still yet already far near close cheap expensive vegan
vegetarian halal kosher outdoor outdoors indoor indoors inside outside budget price prices cost
costs parking wifi date time times deadline vote votes poll list options ideas idea thoughts
opinions input suggestions proposals anonymous secret lol haha sorry please thanks hello hi hey bot
convene with without too very in on at for from by about if is are was were do does did can could
has have will would should
jetzt dann nicht später nie mehr weniger genug sonst andere anderen anderer rest alle alles beide
beides jemand niemand keiner wer was wann wo wie warum wieso wohin welche welcher welches ich du er
sie es wir ihr uns euch mich dich mir dir ihm ihn ihnen das dies die der heute morgen
echt wirklich ernsthaft ernst sicher richtig wahr stimmt genau ja nein nee nö ne doch oder und gell
irgendwo irgendwohin
oder fertig offen zu noch schon wieder weit nah teuer billig günstig vegetarisch draußen heut
drinnen preis preise kosten parkplatz parken wlan datum uhrzeit zeit frist stimme stimmen umfrage
liste optionen ideen meinungen vorschläge anonym geheim danke bitte hallo mit ohne sehr im am bei
von vom für über wenn ob ist sind war waren hat haben kann können soll sollen will wollen wird
"""
_NO_NAME: Final = frozenset(map(plain, _NO_NAME_TEXT.split()))
"""With what people ask back, or after a quality: “really?”, “und dann?”, “vegan?” name nothing."""

CHECKED: Final = re.compile(
    r"\s*[,;.–-]+\s*(?:(?:i(?:['’]ve)?|ich|hab(?:e)?(?: ich)?|sorry|sry) )*"
    r"(?:(?:just|gerade|grad|eben|mal|nochmal|now) )*"
    r"(?:checked|looked(?: it up)?|saw|seen|googled|geguckt|geschaut|gesehen|nachgesehen|geprüft)"
    r"(?: (?:the|die|nach|for))*(?:[\s,;:.–-]+(?!.*\b(?:instead|rather|lieber|stattdessen|dafür)\b)"
    r"[^?]*)?$",
    re.IGNORECASE,
)
"""Why, by what was looked up: “take X off, just checked, flights are insane”."""


def ventured_in(text: str) -> str | None:
    """Return what somebody ventures for a list; None where they do not.

    It is empty where that is none of the names of things: “morgen ginge auch”, “that works too”.
    """
    for pattern in (_GOES_TOO, _VOTE_FOR):
        if found := pattern.fullmatch(text.strip()):
            return found["what"] if _names(found["what"]) else ""
    return asked_alone_in(text) or None


_EITHER: Final = re.compile(r"\s+(?:or|oder)\s+", re.IGNORECASE)


def found_good_in(text: str) -> tuple[str, ...]:
    """Return what somebody would find good by its name, one of it or either; else nothing.

    “Thai or sushi would be great” names two.
    """
    found = _FOUND_GOOD.fullmatch(text.strip())
    named = tuple(_EITHER.split(found["what"])) if found else ()
    return named if all(map(_names, named)) else ()


_WHY_BEHIND: Final = re.compile(
    r"(?P<named>[^?\n]{2,60}\?+)\s+(?!(?:or|oder|and|und|then|dann|no|nope|nah|nein|nee?|nö)\b)"
    r"(?P<why>[^?\n]*\w[^?\n]*)(?P<asked>\?*)"
)
_OF_IT: Final = re.compile(
    r"(?:its?|it['’]s|they(?:['’]re)?|there(?:['’]?s)?|da|dort|es|das|der|die|ist|hat|gibt['’]?s?"
    r"|soll|heard|hab gehört"
    r"|the (?:\w+ ){1,3}(?:one|place|spot|version|kind))\b"
    r"(?!.*\b(?:too|not|never|no|nothing|zu|nicht|kein\w*|nie|nix)\b)",
    re.IGNORECASE,
)


def without_why(text: str, *, is_led: bool) -> str:
    """Return what somebody ventures without what speaks for it: “Lisbon? it's cheap”.

    Words that lead to a proposal may have anything behind it; what speaks against a bare name
    does not propose it.
    """
    found = _WHY_BEHIND.fullmatch(text.strip())
    if found is None:
        return text
    speaks_for = not found["asked"] and _OF_IT.match(found["why"]) is not None
    is_it = is_led or (speaks_for and bool(asked_alone_in(found["named"])))
    return found["named"] if is_it else text


def asked_alone_in(text: str) -> str:
    """Return what somebody names with the mark of who does not insist: “Kyiv?”, “or Porto maybe?”.

    None of it may be a word with which people ask back.
    """
    said = text.strip()
    found = _LED.fullmatch(said) or _BARE.fullmatch(said)
    if found is None or asks(found["what"]):
        return ""
    return found["what"] if _names(found["what"]) else ""


def _names(what: str) -> bool:
    """Tell whether words may be a name: an article may stand before it, and no word of talk."""
    first, *rest = [each.word for each in words_of(what)]
    said = rest if rest and first in _ARTICLES else [first, *rest]
    within = [each for each in said[1:-1] if each not in _WHERE]
    return _NO_NAME.isdisjoint([*said[:1], *within, *said[-1:]])


_WHERE: Final = frozenset(map(plain, ["am", "im", "an", "bei", "beim", "at", "on", "in", "by"]))
"""Words that say within a name where something is: “der Grieche am Markt”."""

_ARTICLES: Final = frozenset({"the", "a", "an", "der", "die", "das", "ein", "eine", "ne", "nen"})

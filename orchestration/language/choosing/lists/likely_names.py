"""What words that could not be placed most likely name, to be offered for the list by one tap."""

from __future__ import annotations

import re
from typing import Final

from orchestration.language.choosing.asking.pieces import each_once
from orchestration.language.choosing.lists.proposed import titles_in
from orchestration.language.choosing.lists.ventured import found_good_in
from orchestration.language.words.writing import words

MOST: Final = 2
_MOST_WORDS: Final = 4
_LED: Final = re.compile(
    r"(?:.*?\b(?:p\w{1,3}pose\w*|suggest\w*|nominate\w*|vote for|throw in|how about|what about"
    r"|let['’]?s(?: (?:go|do|try|take|get|have))?(?: to| for)?|wie wär\w*(?: es)?(?: mit)?"
    r"|schlag\w*(?: mal| ma)?"
    r"|(?:fahr\w*|flieg\w*|geh\w*|gemma)(?: (?:wir|ma|mer|mal|doch))*(?: nach| zu[mr]?| in[s]?)?"
    r"|lass\w*(?: uns| ma| mal)*(?: nach| zu[mr]?)?|hear me out|was ist mit|my pick is|i say"
    r"|ich sag\w*(?: mal)?)\b[\s:,]*)",
    re.IGNORECASE,
)
_ENDS: Final = re.compile(
    r"\s*[.!?\n:;()]+\s*|,\s*|\s+[–-]+\s+"
    r"|\s+\b(?:or|oder|because|cause|weil|denn|since|da|where|wo|but|aber|so)\b\s+",
    re.IGNORECASE,
)
_NAME: Final = re.compile(
    r"[A-ZÄÖÜ][\w'’&-]*(?:\s+(?:(?:of|the|de|da|am|an der|and|&)\s+)?[A-ZÄÖÜ][\w'’&-]*)*"
)


_COURTESY: Final = re.compile(
    r"(?:[,\s]+(?:please|pls|plz|bitte|maybe|perhaps|vielleicht|instead|stattdessen|lieber|too|auch"
    r"|then|dann|for me|für mich|\(?just an idea\)?|nur so ne idee)"
    r"|\s+(?:would|could|might) (?:be|also be) (?:\w+ )?(?:nice|great|good|cool|fun|lovely|an? \w+)"
    r"|\s+(?:wäre|wär) (?:\w+ )?(?:nett|toll|gut|cool|schön|super|was|ne idee|eine idee))+[\s.!]*$",
    re.IGNORECASE,
)
_PLACE: Final = re.compile(
    r"(?:(?i:the|that|this|der|die|das|den|dem)\s+|(?=[A-ZÄÖÜ]\S+ (?:\S+ ){1,2}(?:round|around"
    r"|near|on|at|um|am|an|in)\b))(?:new |neue[nr]? )?(?:[\w'’&-]+\s+){0,3}?"
    r"(?:(?i:place|restaurant|spot|joint|café|cafe|bar|pub|diner|bistro|shop|hostel|hotel|cabin"
    r"|laden|imbiss|lokal"
    r"|italiener|grieche|thai|inder|türke|chinese|vietnamese|georgier)\w?)"
    r"(?:\s+(?i:round|around|near|on|in|at|by|down|next|across|behind|opposite|um|am|an|neben|bei"
    r"|vom|von|hinter|gegenüber)\s+[\w'’ .-]{2,30})?"
)
"""What somebody calls a place by that has no name: “the thai place round the corner”."""

_REFUSES: Final = re.compile(
    r"(?:(?:bitte|please|just|nur|but|aber) )*(?:nichts|nix|nothing|nowhere|nirgends|kein\w*"
    r"|not)\b",
    re.IGNORECASE,
)
_ENDS_SO: Final = re.compile(
    r"(?:muss|müssen|kann|können|soll|sollen|will|wollen|möchte|darf|dürfen|must|can)",
    re.IGNORECASE,
)
"""Who refuses names nothing: “nichts, wo man fliegen muss”; nor is a verb at the end a name."""

_OR: Final = re.compile(r"^(?:(?:oh|ah|ach|hm+|also)[\s,]+)*(?:or|oder|and|und)\s+", re.IGNORECASE)
_LONGED_FOR: Final = re.compile(
    r"(?P<what>[^\W\d_][\w'’-]+)\s+(?:would|could|might|wäre|wär)\b", re.IGNORECASE
)
"""One word that would be nice, in small letters too: “porto would be nice”."""

_NO_NAME: Final = frozenset(
    words(
        "it that this they there what which who you we he she one warm cheap near far quiet"
        " somewhere something anything everything nothing both either all das es was wer"
        " da dort sie er wir"
        " irgendwo irgendwas etwas alles beides beide ruhig günstig nah warmes einer eine"
        " vegetarisch vegetarian veggie vegan halal koscher kosher scharf spicy leicht light indoor"
        " outdoor outside inside draußen drinnen central zentral cheaper closer earlier later"
    )
)
_MOST_OF_A_PLACE: Final = 8


def likely_names(text: str) -> tuple[str, ...]:
    """Return what words most likely propose, at most two: "ok hear me out: Porto" is Porto."""
    if len(either := found_good_in(text)) > 1:  # “thai or sushi would be great”
        return each_once([title for each in either for title in titles_in(each)])[:MOST]
    found = [title for piece in _ENDS.split(text) for title in _named(piece.strip())]
    return each_once(found)[:MOST]


def _named(piece: str) -> tuple[str, ...]:
    """Return what a piece names: behind words that lead to it, or alone, with a capital."""
    said = _OR.sub("", piece)
    piece = _COURTESY.sub("", said)
    if _is_longed_for(said, piece):
        return titles_in(piece)
    if _PLACE.fullmatch(piece):
        return titles_in(piece) if len(piece.split()) <= _MOST_OF_A_PLACE else ()
    lead = _LED.match(piece)
    rest = piece[lead.end() :] if lead else piece
    is_led_to = lead is not None and bool(rest)
    is_name = _NAME.fullmatch(rest) is not None
    is_none = _REFUSES.match(piece) is not None or _ENDS_SO.fullmatch(rest.strip()) is not None
    if is_none or not (is_led_to or is_name) or len(rest.split()) > _MOST_WORDS:
        return ()
    return titles_in(rest)


def _is_longed_for(said: str, name: str) -> bool:
    """Tell whether one word, whatever its letters, is said to be nice to have."""
    found = _LONGED_FOR.match(said)
    is_one = found is not None and found["what"] == name.strip()
    return is_one and name.strip().casefold() not in _NO_NAME

"""Questions about one option that a list can answer: whose it is, what it costs, what it has."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from orchestration.language.choosing.known_by.units import unit_named
from orchestration.language.choosing.words import stem, words_of
from orchestration.model.catalogue import Criterion

_WHO_PROPOSED: Final = re.compile(
    r"\W*(?:(?:so|and|btw|hey|und|sag mal|übrigens|moment|wait|do you know|weißt du|weiß jemand)"
    r"[\s,]+)*(?:who(?:['’]s| has| had)?|wer)\b(?:(?!\bvot\w+|\bstimm\w+).)*?"
    r"\b(?:propos\w+|suggest\w+|nominated|came up with|brought|put|added|wrote|listed)\b"
    r"|\W*wer\b.*\b(?:vorgeschlagen|vorschlug|schlug\b.*\bvor|eingebracht|eingetragen|hinzugefügt"
    r"|rein(?:getan|gesetzt|gebracht|geschrieben)|(?:drauf|auf die liste|dazu) ?(?:getan|gesetzt"
    r"|geschrieben|gepackt)|ins spiel gebracht|aufgeschrieben)"
    r"|\W*(?:whose (?:idea|proposal|suggestion)|wessen (?:idee|vorschlag)|von wem (?:ist|kommt|war"
    r"|stammt))\b",
    re.IGNORECASE,
)
_LETTER: Final = re.compile(r"\b[A-Z]\b")
_AT: Final = re.compile(r"\b(?:in|at|of|bei|von|zu) ([A-Z])\b")
_WHY: Final = re.compile(
    r"\b(?:why|how come|wh?y ?not|what(?:['’]s| is| speaks?) (?:for|against|with)"
    r"|warum|wieso|weshalb|weswegen|was spricht (?:für|gegen))\b"
    r"(?!.*\b(?:turned down|rejected|abgelehnt)\b)"  # nothing is, while it is voted on
    r"(?:(?! but | aber )[^.!?,;])*?\b([A-Z]|[a-z](?=\s*[?!.]*\s*$))(?![\w'’])",
    re.IGNORECASE,
)
"""How it is asked why an option stands where it does, by its letter: “why not B?”."""
_OF_ALL: Final = re.compile(
    r"\b(?:what do (?:we|you) know|what['’]?s known|details|info(?:s|rmation)?|was wissen wir"
    r"|was weißt du|was ist (?:\w+ )?bekannt)\b",
    re.IGNORECASE,
)
_MONEY_TEXT: Final = """
cost costs price prices pricey expensive cheap cheaper much afford teuer teurer kostet kosten preis
preise billig günstig günstiger bezahlbar
"""
_FAR_TEXT: Final = """
far walk walking distance away close near long weit entfernt entfernung weg laufen fuß nah lange
"""
_OF_UNITS: Final = (
    ({"eur", "usd", "gbp", "chf"}, {"price", "cost", "costs", "preis", "kosten"}, _MONEY_TEXT),
    (
        {"min", "h", "km", "m"},
        {"walk", "distance", "minutes", "km", "weg", "entfernung", "travel", "fahrzeit"},
        _FAR_TEXT,
    ),
)


_OF_WHAT_IT_IS_LIKE: Final = re.compile(
    r"\W*(?:(?:so|and|but|btw|hey|hm+|und|aber|sag mal|do you know if"
    r"|does anyone know if|anyone know if"
    r"|weißt du ob|weiß jemand,? ob)[\s,]+)*(?:"
    r"(?:is|are) there\b(?:\s+[\w'’-]+){1,4}\s+(?:in|at|near|around|by|on|for)\b"
    r"|(?:there(?:['’]s| is)|any)\s+(?:[\w'’-]+\s+){1,3}(?:in|at|near|around)\b"
    r"|(?:do|does|did|hat|haben|has|have)\s+(?!(?:i|we|you|ich|wir|ihr|anyone|everyone|alle|jemand)\b)"
    r"(?:[\w'’-]+\s+){1,4}?(?:have|offer|serve|take|do|got|[\w'’-]+)"
    r"|gibt(?:['’]?s|\s+es)\b"
    r"|(?:how|wie)\s+(?:far|big|small|expensive|pricey|loud|noisy|hot|cold|warm|crowded|cheap"
    r"|safe|weit|groß|klein|teuer|laut|heiß|kalt|voll|günstig|sicher)\b"
    r"|(?:in|bei|beim|at)\s+(?:[\w'’-]+\s+){1,3}gibt(?:['’]?s|\s+es)\b)",
    re.IGNORECASE,
)
_OF_THE_VOTE: Final = re.compile(
    r"\b(?:vot\w+|stimmen?|abstimm\w*|umfrage|poll|list|liste|options?|optionen|deadline|frist"
    r"|results?|ergebnis\w*|proposals?|vorschl\w+|suggest\w*|chance|majority|mehrheit|objections?"
    r"|veto\w*|einw\w+|places?|spots?|seats?|plätze?|platz|room|space|free|frei\w*|full|time|uhr|clock|spät|late)\b",
    re.IGNORECASE,
)


def asks_what_it_is_like(words: str) -> bool:
    """Tell whether words ask what something is like, or has, and nothing of the vote on it."""
    is_of_it = _OF_WHAT_IT_IS_LIKE.match(words) is not None
    return is_of_it and _OF_THE_VOTE.search(words) is None


def asks_who_proposed(words: str) -> bool:
    """Tell whether words ask who has put something on the list."""
    return _WHO_PROPOSED.match(words) is not None


def asks_of_data(words: str, criteria: Iterable[Criterion]) -> bool:
    """Tell whether words ask something of an option that one of these criteria tells."""
    if _OF_ALL.search(words):
        return True
    said = {each.word for each in words_of(words)}
    stems = {stem(each) for each in said}
    return any(_is_asked(each, said, stems) for each in criteria)


def _is_asked(criterion: Criterion, said: set[str], stems: set[str]) -> bool:
    named = {
        each.word
        for text in (criterion.name.replace("_", " "), *criterion.words)
        for each in words_of(text)
    }
    if any(stem(each) in stems for each in named):
        return True
    units = {unit_named(each) for each in (criterion.unit, *named) if each}
    return any(
        (units & of_units or named & names) and not said.isdisjoint(text.split())
        for of_units, names, text in _OF_UNITS
    )


def letters_in(words: str, *, are_named: bool) -> frozenset[str]:
    """Return the letters that name options: any where they `are_named`, else those “of B”."""
    return frozenset((_LETTER if are_named else _AT).findall(words))


def letters_asked_why(words: str) -> frozenset[str]:
    """Return the letters of options of which words ask why they stand as they do."""
    return frozenset(each.upper() for each in _WHY.findall(words))

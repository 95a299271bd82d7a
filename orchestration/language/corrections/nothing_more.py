"""What stands beside a wish and adds nothing to it: “wait no”, “i'll be dead”, “rest”.

Who is told that it could not be placed has to think about words that change nothing. What names a
time, a day, a number or an option, and what may ask for something or rule it out, is no such.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from difflib import get_close_matches
from functools import cache
from typing import Final

from orchestration.language.choosing.lists.likely_names import likely_names
from orchestration.language.choosing.mentions import mentions
from orchestration.language.choosing.remarks import (
    only_remarks,
    tells_of_oneself,
    tells_others,
)
from orchestration.language.languages import LANGUAGES
from orchestration.language.saying import reasons
from orchestration.language.talk.nothing_to_add import has_nothing_to_add
from orchestration.language.talk.puts_right import times_in
from orchestration.language.values import DayName
from orchestration.model.message_context import MessageContext
from orchestration.model.options import Words
from orchestration.model.preferences import Kind, NotUnderstood, OptionRef, Understanding

_TURNS: Final = re.compile(
    r"(?:\W*\b(?:wait|no|nope|nah|hm+|uh+|oh|ah|ach|sorry|sry|actually|hang on|hold on|warte?|nee?"
    r"|nein|halt|moment|stopp?|doch|mal|kurz|so|und|and|ok|okay|also|na|well)\b)+\W*",
    re.IGNORECASE,
)
"""How somebody takes another run: what they then say is read by itself."""

_LIMITS: Final = re.compile(
    r"\?|n['’]t\b|n['’]\b|w/o"
    r"|\b(?:please|pls|plz|could|can|must|should|shall|needs?|wants?|prefer\w*|rather|would|wish|hope"
    r"|hate|love|like|enjoy|only|just|unless|except|excluding|besides|apart|if|when|while|but|though"
    r"|tho|without|not|no|never|none|nothing|nobody|cannot|cant|wont|dont|doesnt|isnt|arent|didnt"
    r"|wouldnt|couldnt|shouldnt|before|after|until|till?|from|since|earliest|latest|early|late"
    r"|earlier|later|max\w*|min\w*|most|least|first|last|same|other|others|else|instead|better"
    r"|best|worse|worst|bad|worked|works?|fine|good|ok|okay|great|possible|free|open|available"
    r"|off|away|out|busy|blocked|booked|travel\w*|closed|gone|unavailable|holidays?|vacation|ill"
    r"|sick|leave|leaving|stop|scrap|forget|drop|cancel\w*|remove|change|move\w*|ping\w*|remind\w*"
    r"|allerg\w*|vegan|vegetarian|veggie|halal|kosher|gluten\w*|remote\w*|online|zoom|video|hybrid"
    r"|person|days?|weeks?|weekends?|months?|years?|times?|hours?|minutes?|short|long|half|lunch"
    r"|break|every\w*|each|always|usually|often|sometimes|maybe|perhaps|might|may|depends?"
    r"|bitte|kann\w*|könn\w*|muss|müss\w*|soll\w*|brauch\w*|will|wollen|möcht\w*|lieber|liebsten"
    r"|gern\w*|wünsch\w*|hoff\w*|nur|bloß|außer|ausser|wenn|falls|sofern|sobald|sonst|aber|jedoch"
    r"|ohne|nicht|nich|net|nie|niemals|kein\w*|nix|nichts|vor|nach|bis|ab|seit|zwischen|frühestens"
    r"|spätestens|früh\w*|spät\w*|höchstens|mindestens|zuerst|zuletzt|gleich\w*|ander\w*|statt"
    r"|stattdessen|besser|beste\w*|schlecht\w*|schwierig|passt|passen|geht|ginge|gut|möglich|frei"
    r"|offen|weg|unterwegs|belegt|verplant|verreist|krank|urlaub|ferien|geschlossen|vergiss"
    r"|vergessen|streich\w*|lösch\w*|änder\w*|verschieb\w*|erinner\w*|vegetarisch|koscher"
    r"|präsenz|ort|tage?n?|wochen?|wochenende\w*|monat\w*|jahr\w*|zeit\w*|uhr|stunden?|minuten?"
    r"|kurz\w*|lang\w*|halb\w*|mittag\w*|pause|jede\w*|immer|meist\w*|manchmal|vielleicht|eventuell"
    r"|evtl|hasse|mag|liebe)\b",
    re.IGNORECASE,
)
"""Words with which somebody may ask for something, rule it out, or bind it to something."""

_LEAST_OF_A_DAY: Final = 4
_LIKE_A_DAY: Final = 0.75
"""How much a word has to be written like a day to be one, most likely."""


def without_what_adds_nothing(said: Understanding, hearing: MessageContext) -> Understanding:
    """Return what a message says without what its author need not be told was not placed.

    Nothing of a message is left out of which nothing else is read.
    """
    if not (said.preferences or said.corrections):
        return said
    of_things = any(each.kind is not Kind.TIME for each in said.preferences)
    left = tuple(
        each
        for each in said.not_understood
        if _names_several(each, hearing) or not _adds_nothing(each, hearing, of_things=of_things)
    )
    return replace(said, not_understood=left)


def _names_several(left: NotUnderstood, hearing: MessageContext) -> bool:
    """Tell whether words name several things, and tell of nobody: “Luigi's or Green Bowl”."""
    return hearing.catalogue is not None and len(likely_names(left.text)) > 1


def _adds_nothing(left: NotUnderstood, hearing: MessageContext, *, of_things: bool) -> bool:
    text = left.text
    is_of_times = hearing.catalogue is None and bool(times_in(text))  # then a day is no thing
    if of_things and not is_of_times and (only_remarks(text) or tells_others(text)):
        return True
    if left.source is None or _names_any(text, hearing):
        return False
    if _TURNS.fullmatch(text) or has_nothing_to_add(text):
        return True
    if _LIMITS.search(text):
        return False
    if hearing.catalogue is not None:  # a word alone may be what something is to be like
        return tells_of_oneself(text) and not likely_names(text)
    return left.reason in _of_no_rule()


def _names_any(text: str, hearing: MessageContext) -> bool:
    """Tell whether words name a number, a time, or an option."""
    if any(each.isdecimal() for each in text) or times_in(text) or _is_like_a_day(text):
        return True
    if hearing.catalogue is None:
        return False
    titles = {each.title.casefold() for each in hearing.options if isinstance(each, Words)}
    named = (of for each in mentions(text, hearing.catalogue) for of in each.of)
    return any(isinstance(of, OptionRef) for of in named) or any(
        each in text.casefold() for each in titles
    )


def _is_like_a_day(text: str) -> bool:
    """Tell whether a word is most likely a day that is written with a slip."""
    words = (each for each in re.findall(r"[^\W\d_]+", text.casefold()))
    return any(
        len(each) >= _LEAST_OF_A_DAY and get_close_matches(each, _days(), 1, _LIKE_A_DAY)
        for each in words
    )


@cache
def _days() -> tuple[str, ...]:
    return tuple(_names_of_days())


def _names_of_days() -> Iterable[str]:
    for language in LANGUAGES:
        for word, value in language.phrases.items():
            if isinstance(value, DayName) and len(word) >= _LEAST_OF_A_DAY:
                yield word


@cache
def _of_no_rule() -> frozenset[str]:
    return frozenset(each.naming.reason(reasons.NO_RULE) for each in LANGUAGES)

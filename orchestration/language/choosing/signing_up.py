"""Who comes to what all are asked to come to, in a word or two: "me!", "ich auch", "can't"."""

from __future__ import annotations

import re
from typing import Final

from orchestration.language.choosing.agreement import agreement_in, said_plainly

_LEAD: Final = (
    r"(?:(?:oh|ooh|ah|ach|yes|yeah|yay|ja|jo|ok|hey|hi|also|sorry|leider|sadly|no|nein|nope"
    r"|uh|hm+|well)[ ,.!]+)*"
)
_TRAIL: Final = (
    r"(?:[ ,.!]+(?:please|pls|bitte|too|as well|auch|sorry|leider|though|this time|diesmal"
    r"|very much|sehr gern[e]?|gern[e]?|unbedingt|definitely|for sure|sicher|after all|doch"
    r"|:?\)|for me|für mich|i think|denk ich|really|echt|(?:if|wenn|falls|as long as|solange)"
    r" (?:(?:there['’]?s?|there is|there are|it['’]?s|you|ihr|du|es|das|still|noch|is|are|have|any)"
    r" )*(?:a |an |one |ein |einen |was |etwas )?(?:more )?"
    r"(?:room|space|places?|spots?|seats?|platz|plätze|frei|free|possible|ok|okay|geht|möglich)"
    r"(?: (?:left|free|frei|ist|sind|gibt|habt|hast|is|for me|für mich))*))*[ .!]*"
)
_COME: Final = (
    r"(?:to )?(?:come|join|go|be there|attend|take part|come along|join in|come too|have one"
    r"|take one|do it)"
)
_MIT: Final = r"(?:mit|dabei sein|mitkommen|kommen|mitmachen|teilnehmen|hin)"
_COMES: Final = re.compile(
    rf"{_LEAD}(?:me(?: too| three| as well| first)?|i|ich(?: auch)?|hier|count me in"
    r"|sign me up|put me down|trag mich ein|schreib mich (?:auf|ein)"
    rf"|(?:i(?:['’]?d| would)|would) (?:really |so |also )?(?:love|like) to(?: {_COME})?"
    rf"|i(?:['’]?ll| will| am going to|['’]?m going to| want to| wanna) (?:also )?{_COME}"
    r"|(?:i(?:['’]?m| am) )coming(?: along)?"
    r"|i(?:['’]?ll| will)? (?:take|want) (?:one|a (?:ticket|seat|spot|place))"
    r"|ich (?:nehm|nehme|will|möchte|hätte gern[e]?) (?:ein(?:en|s|e)?)(?: platz| ticket)?"
    rf"|(?:ich )?(?:komm|komme) (?:auch |gern[e]? |sehr gern[e]? )*(?:mit)?"
    rf"|(?:ich )?(?:will|möchte|mag|würde?|würd)"
    rf" (?:auch |gern[e]? |sehr gern[e]? |unbedingt )*{_MIT}"
    r"|(?:ich )?(?:wäre?|wär) (?:auch |gern[e]? |sehr gern[e]? )*dabei"
    rf"){_TRAIL}"
)
_STAYS: Final = re.compile(
    rf"{_LEAD}(?:(?:i )?(?:can['’]?t|cannot|can not|won['’]?t)"
    r"(?: (?:sadly|unfortunately|come|make it|join|attend|be there|go|do it))*"
    r"|(?:ich )?(?:kann|komm|komme|schaff['’]?s?|schaff['’]? es) (?:leider |da |doch )*nicht"
    r"(?: (?:kommen|mit|mitkommen|dabei sein))?|ich (?:leider )?nicht|not me"
    r"|nicht(?: dabei)?|not (?:this time|coming|in)"
    rf"){_TRAIL}"
)
_ASKS_WHO: Final = re.compile(r"\W*(?:so |also |and |und )?(?:who|wer|who['’]s)\b", re.IGNORECASE)


def side_taken(said: str, question: str) -> bool | None:
    """Tell whether words are for what is asked; to who comes, “me too” is a yes as well."""
    side = agreement_in(said)
    text = said_plainly(said)
    if side is not None or _ASKS_WHO.match(question) is None or "?" in said:
        return side
    if _COMES.fullmatch(text):
        return True
    return False if _STAYS.fullmatch(text) else None

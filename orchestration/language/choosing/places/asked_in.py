"""That somebody is to be asked too, or to vote too: "add Tess to the vote", "let Raj vote"."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

_NAME: Final = r"(?P<{}>[^\W\d_][\w'’.-]*(?: [^\W\d_][\w'’.-]*){{0,2}}?)"
_LONGEST: Final = 120
_LEAD: Final = (
    r"(?:(?:ok(?:ay)?|hi|hey|oh|ach|and|und|also|btw|übrigens|sorry|please|pls|plz|bitte|maybe"
    r"|(?:can|could|should|shall) (?:you|we|i)|let['’]?s|kannst du|könnt(?:est|en)? (?:du|wir)"
    r"|können wir|ich möchte|we should|we need to)[\s,]+)*"
)
_END: Final = (
    r"(?:[\s,]+(?:too|as well|also|please|pls|plz|bitte|noch|mit|auch|thanks|thx|danke|with us"
    r"|on this|here|hier))*[\s.!?]*"
)
_OF_IT: Final = (
    r" (?:to|into|in|for|on|zur?|zum|in die|in den|bei der) (?:(?:the|this|that|our|der|die|dieser"
    r"|diese|unserer?) )?(?:vote|poll|voting|voters|ballot|decision|group|abstimmung|umfrage"
    r"|entscheidung|runde|gruppe)"
)
_VOTES: Final = (
    r"(?:vote|decide|have a (?:say|vote)|weigh in|join(?: (?:in|us|the vote))?"
    r"|be in(?: (?:on )?(?:it|this))?)"
)
_STIMMT: Final = (
    r"(?:(?:mit |auch |noch )*(?:ab|mit)?stimmen"
    r"|(?:mit |auch |noch )+(?:entscheiden|bestimmen|machen)"
    r"|mit(?:entscheiden|bestimmen|machen))"
)
"""Who alone is to decide votes for others; who is to decide with them votes too."""

_LETS_VOTE: Final = re.compile(
    rf"{_LEAD}(?:(?:let|have) {_NAME.format('let')} (?:also )?{_VOTES}"
    rf"|lass(?:t|en wir)? {_NAME.format('lass')} {_STIMMT}){_END}",
    re.IGNORECASE,
)
"""What only somebody can be asked to do, said as an order."""

_SHOULD_VOTE: Final = re.compile(
    rf"{_LEAD}(?:"
    rf"{_NAME.format('does')} (?:should|must|needs to|has to|wants to|may|gets to)"
    rf" (?:also )?{_VOTES}"
    rf"|{_NAME.format('soll')} (?:soll(?:te)?|muss|möchte|will|darf) {_STIMMT}"
    rf"){_END}",
    re.IGNORECASE,
)
"""The same, told as what is to be."""

_ADDS: Final = re.compile(
    rf"{_LEAD}(?:"
    rf"(?:add|invite|include|put) (?:also )?{_NAME.format('add')}"
    rf"(?:{_OF_IT}| (?:to|on|onto) (?:(?:the|our|this) )?(?:list|it|this|that|options))?"
    rf"|(?:nimm|hol|füge?|setze?) (?:(?:bitte|noch|auch|mal) )*{_NAME.format('nimm')}"
    r"(?: (?:bitte|noch|auch|mit))*"
    rf"(?:{_OF_IT}| auf die liste| zur liste)?(?: (?:hinzu|dazu|auf|rein|drauf|mit))?"
    rf"){_END}",
    re.IGNORECASE,
)
"""What may put an option on a list as well."""

_ASKS_WHO: Final = re.compile(
    r"\W*(?:(?:decide|vote|poll)\W+)?(?:who|whom|wer|wen|wem"
    r"|(?:which|welche[rn]?) (?:of us|person|von uns))\b",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class AskedIn:
    """Who is to be asked too, by their name; `is_option` where that may be an option's as well.

    It `is_ordered`, or only told.
    """

    name: str
    is_option: bool = False
    is_ordered: bool = True


def asked_in(text: str) -> AskedIn | None:
    """Return who is to be asked too, or to vote; None where words say nothing of the kind."""
    said = text.strip()
    if len(said) > _LONGEST:
        return None
    if found := _LETS_VOTE.fullmatch(said):
        return AskedIn(_named(found))
    if found := _SHOULD_VOTE.fullmatch(said):
        return AskedIn(_named(found), is_ordered=False)
    found = _ADDS.fullmatch(said)
    return AskedIn(_named(found), is_option=True) if found else None


def asks_for_people(question: str) -> bool:
    """Tell whether a question asks for somebody: “who gives the talk?”."""
    return _ASKS_WHO.match(question) is not None


def _named(found: re.Match[str]) -> str:
    return next(each for each in found.groupdict().values() if each)

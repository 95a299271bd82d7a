"""What puts right, or adds to, what its author has just ordered or asked for.

“sorry, meant an hour, and wed is ok too”, “doch lieber nur bis freitag”, “not raj, omar”: such
words are only the missing piece. What it is a piece of, the last order says.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from orchestration.language.inviting.search_ordered import without_reason
from orchestration.language.inviting.shifted import is_day_beside
from orchestration.language.talk.puts_right import is_time


class Piece(StrEnum):
    """What a second thought names."""

    LENGTH = "length"
    NUMBER = "number"
    TIME = "time"
    OTHER = "other"
    """People, or a time that is more than days and hours: who knows them says so."""


@dataclass(frozen=True, slots=True)
class Thought:
    """One piece of a second thought, in its own words, and what it takes the place of, if named.

    It `adds` to what was ordered, or else takes its place. It is `sure` where words say that it was
    a slip, and no more than likely behind “actually” or “rather”; `meant` where they say what was
    meant instead.
    """

    piece: Piece
    words: str
    instead_of: str = ""
    adds: bool = False
    sure: bool = False
    meant: bool = False
    bound: bool = False
    """It is a last moment: “until”, “bis”."""
    out: bool = False
    """Whom it names was not meant, and nobody is in their place: “oops not @dana”."""


_LONGEST: Final = 120
_MOST: Final = 3
_PAUSE: Final = r"[\s,.!:;…–-]*"
_MARKS: Final = " ,.!:;–-…"
_CALL: Final = re.compile(r"@convene\b[,:]?\s*", re.IGNORECASE)
_SLIPS: Final = (
    r"so+r+y|sry|entschuldigung|oops|ups|upsi|whoops|my bad|mein fehler|typo|vertippt|verschrieben"
    r"|wait|warte|moment(?: mal)?|hang on|hold on|quatsch|stop|stopp|scratch that|nope|nah|no|nein"
    r"|nee|nö|ne(?=\s*[,.!]|\s+(?:lieber|doch|eher|besser|warte)\b)|falsch|wrong"
)
_MEANS: Final = (
    r"(?:i |ich )?(?:actually |of course |natürlich )?(?:meant(?: to say)?|mean|meinte|meine"
    r"|hab gemeint)|make (?:that|it)|mach(?:en wir)? (?:das|es|mal)|correction|korrektur"
    r"|let'?s (?:say|do|make (?:it|that))|sagen wir|say|nehmen wir|instead|stattdessen"
)
_TURNS: Final = (
    r"doch lieber|doch besser|lieber doch|rather|lieber|besser|better|eher|actually|eigentlich|doch"
)
_ADDS: Final = r"and|und|also|plus|auch|noch|oh and|ach und|dazu noch"
_BESIDE: Final = (
    r"oh|ah|ach|hm+|ok(?:ay)?|well|na|just|only|nur|mal|please|pls|plz|bitte|then|dann|jetzt|now"
    r"|it should be|it'?s|es|das|that|gleich|maybe|vielleicht|for|für|on|am|at"
    r"|um|an(?! (?:hour|h\b))"
)
_LEAD: Final = re.compile(
    rf"{_PAUSE}(?:(?P<means>{_MEANS})|(?P<slips>{_SLIPS})|(?P<turns>{_TURNS})"
    rf"|(?P<adds>{_ADDS})|(?:{_BESIDE}))\b(?!['’])",
    re.IGNORECASE,
)
_TAIL: Final = re.compile(
    r"[\s,]+(?:(?P<adds>too|as well|also|auch(?: noch)?|noch(?: dazu)?|dazu|mit)"
    r"|(?P<means>instead|stattdessen|i meant?|meinte ich|mein ich)|(?P<slips>sorry)"
    r"|(?P<turns>(?:is|ist|would be|wäre) (?:better|besser)|lieber|rather)"
    r"|(?:is|are|ist|wäre|would be|geht|ginge|works?|passt|sind)(?: (?:also|auch|doch))?"
    r"(?: (?:ok(?:ay)?|fine|good|possible|möglich|gut))?|please|pls|plz|bitte|then|dann|after all"
    r"|actually|eigentlich|doch|enough|reicht|draus|only|nur|now|jetzt|ok(?:ay)?"
    r"|fine)[\s.!]*$",
    re.IGNORECASE,
)
_NOT_BUT: Final = re.compile(
    rf"(?:not|nicht)\s+(?P<old>[^,;–]{{1,40}}?){_PAUSE}(?:[,;–]|\bbut\b|\bsondern\b|\s-\s){_PAUSE}"
    r"(?:(?:but|sondern|it'?s)\s+)?(?P<new>.{1,40})",
    re.IGNORECASE,
)
_FOR_OLD: Final = re.compile(
    r"(?P<new>.{1,40}?)[\s,]+(?:and not|und nicht|not|nicht|instead of|rather than|statt|anstatt"
    r"|anstelle von)\s+(?!(?:and|und|but|aber|sondern)\b)(?P<old>.{1,40})",
    re.IGNORECASE,
)
_NOT_THEM: Final = re.compile(
    r"(?:(?:but )?(?:not|without|except|minus|nicht|ohne|außer)\s+(?P<who>@?[^\W\d_][\w'’ -]{0,60})"
    r"|(?P<wen>@?[^\W\d_][\w'’ -]{0,60}?)\s+(?:nicht|not)(?: (?:mit|dabei))?)",
    re.IGNORECASE,
)
_JOINT: Final = re.compile(r"\s*[,;.]\s+(?=\S)|\s+(?=(?:and|und|plus)\b)", re.IGNORECASE)
_AMOUNT: Final = (
    r"(?:\d{1,3}(?:[.,]5)?|an?|one|two|three|half an?|eine?|ne|zwei|drei"
    r"|(?:eine |ne )?(?:halbe|ganze)|an? (?:full|whole)"
    r"|(?:eine |ne )?dreiviertel|anderthalb|eineinhalb|a quarter of an"
    r"|(?:an|one|1) hour and a half)"
)
_LENGTH: Final = re.compile(
    rf"(?:(?:for|auf|only|just|nur)\s+)?{_AMOUNT}[\s-]?(?:min|mins|minutes?|minuten|hours?|hrs?|h"
    r"|stunden?|std|stündchen)?\b(?:\s+(?:long|lang))?(?<=[a-zü])",
    re.IGNORECASE,
)
_OWN: Final = re.compile(
    r"\b(?:i|i['’](?:d|m|ve|ll)|me|my|mine|myself|ich|mich|mir|mein\w{0,2}|love|like|liked|prefer\w*"
    r"|flexible|flexibel|gern|gerne|am liebsten|great|nice|wonderful|ideal\w*|toll|schön|super"
    r"|(?:would|might|could) be|wäre|possible|möglich|works? (?:best|well|better))\b"
    r"|\b(?:but|please|pls|bitte|aber)?,? ?(?:rather|preferably|lieber|better|eher)$",
    re.IGNORECASE,
)
"""Words of a wish: with these, what its author would rather have is theirs, and no slip.

“Would love Thursday, not the 14th” says what suits them, “Thursday, not the 14th” what was meant.
"""

_WHOLE: Final = re.compile(r"\b(?:ganze|full|whole) ", re.IGNORECASE)
_UNIT: Final = re.compile(
    r"(?:min|mins|minutes?|minuten|hours?|hrs?|h|stunden?|std|stündchen)(?:\s+(?:long|lang))?$",
    re.IGNORECASE,
)
NUMBERS: Final = r"\d{1,3}|two|three|four|five|zwei|drei|vier|fünf"
_NUMBER: Final = re.compile(NUMBERS, re.IGNORECASE)
_BOUND: Final = re.compile(
    r"(?:(?:only|just|nur|erst)\s+)?(?:until|till?|by|bis(?: zum)?|to|auf)\s+", re.IGNORECASE
)
_OTHER: Final = re.compile(
    r"@?[^\W\d_][\w'’-]*(?:(?:\s*,\s*|\s+(?:and|und|&)\s+|\s+)@?[^\W\d_][\w'’-]*){0,5}"
)
_WHY_THEM: Final = re.compile(
    r"(?P<who>@?[^\W\d_][\w'’-]*(?: [^\W\d_][\w'’-]*)?)\s+"
    r"(?:knows?|handles?|owns?|deals? with|does (?:that|this|these)|takes? care|runs?|leads?"
    r"|is (?:the one|on (?:it|that)|in charge|responsible)|has (?:the|all|more)"
    r"|kennt|weiß|macht (?:das|die|den)|kümmert|betreut|leitet|hat (?:den|die|das|mehr)"
    r"|ist (?:da(?:für)? |der|die|zuständig))\b(?!.*\b(?:not|nicht|no|nothing|nichts|kein\w*)\b).*",
    re.IGNORECASE,
)
"""Somebody in the place of another, and why them: “not Omar, Dana knows that stuff”."""


def second_thoughts(text: str) -> Sequence[Thought]:
    """Return what words put right or add, a piece each; nothing where they may say more."""
    said = without_reason(_CALL.sub("", text).strip())
    if not said or len(said) > _LONGEST or "?" in said:
        return ()
    apart = _with_leads([each for each in _JOINT.split(said) if each.strip(" ,.!")])
    found = list(_of_parts(apart[:_MOST]))
    if len(found) == len(apart) and len({each.piece for each in found}) > 1:
        return _together(found)
    whole = _thought(said)
    return (whole,) if whole else ()


def _with_leads(apart: Sequence[str]) -> list[str]:
    """Return parts, each with what it begins with: “no, friday” is one thought."""
    kept: list[str] = []
    for each in apart:
        is_lead = bool(kept) and _rest(kept[-1])[0] == ""
        kept = [*kept[:-1], f"{kept[-1]}, {each}"] if is_lead else [*kept, each]
    return kept


def _of_parts(apart: Sequence[str]) -> Iterator[Thought]:
    """Yield what each part says; one that only names a time goes on from the one before it.

    “Oh and an hour pls, Thursday or Friday” says both of what was just asked for.
    """
    before: Thought | None = None
    for each in apart:
        said = _thought(each)
        if said is None and before is not None and before.piece is Piece.LENGTH:
            bare = each.strip(_MARKS)
            said = Thought(Piece.TIME, bare, sure=True) if is_time(bare) else None
        if said is not None:
            yield said
        before = said


def _together(found: Sequence[Thought]) -> tuple[Thought, ...]:
    """Return thoughts of one message: what one of them says of a slip holds for all."""
    is_sure = any(each.sure for each in found)
    return tuple(replace(each, sure=is_sure) for each in found)


def _thought(said: str) -> Thought | None:
    rest, how = _rest(said)
    swapped = _NOT_BUT.fullmatch(rest) or _FOR_OLD.fullmatch(rest)
    if swapped:
        return _swapped(swapped["new"].strip(" .!"), swapped["old"].strip(" .!"))
    if left_out := _NOT_THEM.fullmatch(rest):
        who = (left_out["who"] or left_out["wen"]).strip()
        is_slip = "slips" in how
        return Thought(Piece.OTHER, who, sure=is_slip, out=True) if _OTHER.fullmatch(who) else None
    piece = _piece(rest) if rest and how else None
    if piece is None:
        return None
    is_time = piece is Piece.TIME
    rest = _WHOLE.sub("", rest)
    return Thought(
        piece,
        _unbound(rest) if is_time else rest,
        adds="adds" in how and "means" not in how,
        sure=not how.isdisjoint(("means", "slips")),
        meant="means" in how,
        bound=is_time and _BOUND.match(rest) is not None,
    )


def _swapped(new: str, old: str) -> Thought | None:
    """Return what is meant in the place of something else; None of a wish of its author's."""
    new = told["who"] if (told := _WHY_THEM.fullmatch(new)) else new
    piece = _piece(new)
    if piece is None or (piece is Piece.OTHER and _OWN.search(new)):
        return None
    return Thought(piece, _unbound(new), _unbound(old), sure=True, meant=True)


def _rest(said: str) -> tuple[str, AbstractSet[str]]:
    """Return words without what leads to them and ends them, and what that says."""
    how: set[str] = set()
    rest = said.strip()
    while (lead := _LEAD.match(rest)) and not _NOT_BUT.fullmatch(rest.strip(" ,.!")):
        how |= {name for name, each in lead.groupdict().items() if each}
        rest = rest[lead.end() :]
    rest = rest.strip(_MARKS)
    while (tail := _TAIL.search(rest)) and tail.start():
        how |= {name for name, each in tail.groupdict().items() if each}
        rest = rest[: tail.start()].strip(_MARKS)
    return rest, how


def _piece(words: str) -> Piece | None:
    if _LENGTH.fullmatch(words) and _UNIT.search(words):
        return Piece.LENGTH
    if _NUMBER.fullmatch(words):
        return Piece.NUMBER
    if is_time(_unbound(words)) or is_day_beside(words):
        return Piece.TIME
    return Piece.OTHER if _OTHER.fullmatch(words) else None


def _unbound(words: str) -> str:
    return _BOUND.sub("", words, count=1)

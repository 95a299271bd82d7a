"""Who may see what somebody holds, said beside it: "others can see that, but without my name"."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Final

from orchestration.language.choosing.held.without_name import (
    beside_hidden,
    hides_name,
    is_small,
    only_hides_name,
)
from orchestration.language.talk.social import is_polite
from orchestration.model.preferences import Visibility

_IT: Final = (
    r"(?:this|that|it|these|my (?:words|opinion|reason|note)|das|dies|es"
    r"|meine (?:worte|meinung|notiz))"
)
_ALL: Final = (
    r"(?:(?:the )?others|every(?:one|body)|all(?: of (?:them|you))?|people|the (?:group|team)"
    r"|(?:die )?andere[nr]?|alle|jede[rm]?|die gruppe|das team|die leute|ihr)"
)
_TO_ALL: Final = rf"(?: (?:to|with|by|von|für|mit|den) {_ALL}| (?:the )?others| {_ALL})?"
_NAMELESS: Final = (
    r"(?:without (?:my|a|any) name|(?:but )?not (?:with|under) my name|without naming me"
    r"|nameless(?:ly)?|anonymous(?:ly)?|ohne (?:meinen |den )?namen"
    r"|nicht (?:mit|unter) meinem namen|anonym|namenlos)"
)
_NAMED: Final = (
    r"(?:with my name(?: on it)?|under my name|mit (?:meinem )?namen|unter meinem namen)"
)
_SEES: Final = r"(?:see|read|know|have)"
_SIEHT: Final = r"(?:sehe?n|lesen|wissen|erfahren)"
_SEEN: Final = (
    rf"(?:(?:{_ALL} (?:can|may|should) {_SEES}(?: {_IT})?"
    rf"|(?:{_IT} )?(?:can|may) be (?:seen|read|shown|shared)(?: by {_ALL}|{_TO_ALL})?"
    rf"|(?:you (?:can|may)|feel free to|please) (?:show|share) {_IT}{_TO_ALL}"
    rf"|(?:you (?:can|may)|feel free to) tell {_ALL}(?: why| {_IT})?"
    rf"|(?:you can |please )?let (?:the )?(?:others|everyone|everybody|people) {_SEES} {_IT}"
    rf"|(?:{_IT} )?(?:kann|können|darf|dürfen|soll|sollen) (?:{_IT} )?(?:ruhig |gern(?:e)? |auch )*"
    rf"{_ALL} (?:{_IT} )?(?:ruhig |gern(?:e)? |auch )*{_SIEHT}"
    rf"|{_ALL} (?:können|dürfen|sollen|kann|darf) (?:{_IT} )?(?:ruhig |gern(?:e)? |auch )*{_SIEHT}"
    rf"|(?:{_IT} )?(?:kannst|darfst|könnt|dürft) (?:du|ihr) {_IT}? ?(?:ruhig |gern(?:e)? )*zeigen"
    r"|(?:feel free|ok(?:ay)?|fine) to (?:share|show)"
    rf"|(?:(?:you|they|people|{_ALL}) (?:can|may|could) |feel free to )?"
    r"(?:quote|cite) (?:me|my (?:words|name))(?: (?:on|with|for|under) (?:it|this|that|my name))?"
    r"|(?:(?:i(?:['’]m| am) )?(?:happy|fine|ok(?:ay)?) to be|(?:i|this|that|it) (?:can|may) be)"
    r" (?:quoted|cited)(?: (?:on|with|for) (?:it|this|that))?"
    r"|(?:you|they) (?:can|may|could) (?:use|give|put|name|mention) (?:my name|me)(?: (?:on|to|with"
    r"|for|under) (?:it|this|that))?|(?:i(?:['’]d|['’]ll| would| will)? )?(?:happy to |glad to )?"
    r"(?:say|stand by|sign) (?:it|this|that)(?: (?:publicly|openly|out loud|to all|on the record))"
    r"|(?:(?:this|that|it)(?:['’]s| is) )?on the record"
    r"|(?:du |ihr |das |mich )*(?:darfst|dürft|kannst|könnt)"
    r"(?: (?:du|ihr|mich|das|es|gern(?:e)?|ruhig|auch|damit|so|allen|offen|öffentlich))*"
    r" (?:zitieren|weitersagen|weitergeben|nennen|zeigen|herzeigen|teilen)"
    r"|(?:das |ich )?(?:darf|kann) (?:ruhig |gern(?:e)? |auch |so )*(?:zitiert|weitergesagt) werden"
    r"|(?:da |dazu )?steh(?:e)? ich (?:öffentlich |offen )?(?:dazu|zu)|zitiert? mich(?: ruhig| gern"
    r"|e)*"
    rf"|du (?:kannst|darfst) {_IT} (?:ruhig |gern(?:e)? )*(?:(?:den )?{_ALL} )?"
    r"(?:zeigen|weitersagen))"
    r"(?: too| auch| gern(?:e)?)?)"
)
_HIDDEN: Final = (
    r"(?:(?:please )?(?:keep (?:this|that|it) (?:private|between us|to yourself)"
    r"|(?:this|that|it) (?:is|stays) (?:just )?(?:between us|private|for you(?: only)?))"
    r"|(?:please )?(?:don['’]?t|do not|never) (?:quote|cite|name|mention) me(?: (?:on|with|for|by"
    r" name)(?: (?:it|this|that))?)*|off the record|(?:bitte )?(?:das )?nicht (?:zitieren"
    r"|weitersagen|weitergeben)|(?:bitte )?zitiert? mich (?:bitte |damit )*nicht"
    r"|(?:just|strictly) between us|(?:das )?(?:bleibt|bitte)(?: bitte)?(?: nur)? unter uns"
    r"|nur unter uns|nur für dich)"
)
_ASIDE: Final = r"(?:(?:and|but|und|aber|though|allerdings|please|bitte|ok,?|only|nur)\s+)*"
_BEHIND: Final = r"(?:[, ]+(?:please|bitte|though|thanks|danke))*"
_LABEL: Final = re.compile(
    rf"{_ASIDE}(?:(?P<seen>{_SEEN})(?:[\s,;–-]*{_ASIDE}(?:(?P<nameless>{_NAMELESS})"
    rf"|(?P<named>{_NAMED})))?"
    rf"|(?:(?:please )?(?:show|share)(?: {_IT})? )?(?:(?P<alone>{_NAMELESS})|(?P<signed>{_NAMED}))"
    rf"|(?P<hidden>{_HIDDEN})){_BEHIND}",
    re.IGNORECASE,
)
_LEAVE: Final = re.compile(
    rf"\b(?:{_SEEN}|(?:show|share|publish|zeig\w*|teilen?|tell|say)(?: {_IT})?"
    rf"(?: (?:gern\w*|ruhig|ok(?:ay)?|allen|is|ist|fine|too))*{_TO_ALL}"
    rf"|{_ALL} (?:can|may) {_SEES} the (?:reason|note|rest|words)"
    r"|(?:the )?rest is fine(?: to (?:show|share))?"
    rf"|(?:es |das )?(?:dürfen|können) {_ALL} {_SIEHT}"
    r"|(?:kann|darf)(?:st|t)? (?:du|ihr|man)(?: (?:es|das|gern\w*|ruhig|allen|auch|aber))*"
    r" (?:zeigen|teilen)"
    r"|(?:you (?:can|may)|it can|that can)(?: be)?"
    rf"(?: (?:public|open|show|share|tell|shown|shared))?(?: {_IT})?(?: the reason)?{_TO_ALL}"
    r"|zeigen(?: is| ist)?(?: ok(?:ay)?| gern\w*)|is ok(?:ay)?|ist ok(?:ay)?)(?!\w)",
    re.IGNORECASE,
)
"""A leave to show it, within a clause that says that no name is shown."""

_SHOWN_ALONE: Final = re.compile(
    rf"{_ASIDE}(?:{_SEEN}|(?:show|share) {_IT}{_TO_ALL}"
    rf"|(?:{_IT} )?(?:kann|darf) (?:{_IT} )?(?:ruhig |gern(?:e)? )*"
    rf"(?:geteilt|gezeigt|weitergesagt|gesehen) werden){_BEHIND}",
    re.IGNORECASE,
)
_MAY_BE_OF_ELSE: Final = re.compile(
    rf"\b(?:{_ALL} (?:can|should)|can be|kann|können|soll|sollen)\b", re.IGNORECASE
)
"""“People can see that” may be said of anything; “they may see that” is a leave that is given."""

_OF_IT: Final = r"(?: (?:it|the (?:statement|result|outcome)))?(?: too)?"
_ERGEBNIS: Final = r"(?: ?(?:dem |der )?(?:ergebnis|text|erklärung|stellungnahme))?"
_GERN: Final = r"(?:auch |gern(?:e)? |ruhig |dann |bitte )*"
_BESIDE: Final = re.compile(
    rf"{_ASIDE}(?:(?:{_IT} )?(?:can|may|should|shall|must) (?:also |then )*"
    r"(?:stand|be(?: kept| put| noted)?|go|stay) (?:beside|next to|alongside)"
    rf"{_OF_IT}"
    rf"|(?:you (?:can|may) |please )?(?:keep|put|note) {_IT} (?:beside|next to|alongside){_OF_IT}"
    rf"|(?:{_IT} )?(?:darf|kann|soll|könnte|muss|sollte) (?:{_IT} )?{_GERN}"
    rf"(?:(?:da)?neben{_ERGEBNIS}|dabei|dazu) ?(?:stehen|bleiben)"
    rf"|(?:schreib|setz|stell|halte?) {_IT} (?:bitte )?(?:daneben|dazu)(?: fest)?)"
    rf"(?:[\s,;–-]*{_ASIDE}(?:(?P<nameless>{_NAMELESS})|(?P<named>{_NAMED})))?{_BEHIND}",
    re.IGNORECASE,
)
_BREAKS: Final = re.compile(r"[.!;,(\n]+\s*|:\s+|\s+[–—-]+\s+|\s+(?=(?:and|but|und|aber)\s)")
_AROUND: Final = " ,;–—-()\n🙂🙁😀😊👍"
_LONGEST: Final = 120
"""So many characters a label has at most."""

_STILL: Final = r"(?:immer noch |weiterhin |gar |überhaupt |trotzdem )*"
_AGAINST: Final = re.compile(
    r"\b(?:(?:i(?:['’]m| am|['’]d be| would be)|ich (?:bin|wär(?:e)?|bleibe?|stimme?))\s+"
    r"(?:[\w']+\s+){0,3}?(?:against|opposed|gegen|dagegen)"
    r"|i (?:still |strongly |do )?(?:object|disagree|oppose)"
    r"|i (?:still |really )?(?:do not|don['’]?t|won['’]?t|can['’]?t|cannot)"
    r" (?:want|agree|accept|support)"
    rf"|ich (?:will|möchte) {_STILL}(?:keine?n?|nicht)"
    rf"|ich halte {_STILL}(?:nichts|wenig) (?:da)?von"
    r"|ich lehne\b.*\bab|dagegen bin ich)\b",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Labelled:
    """What somebody holds, without who may see it; `visibility` is None where that is not said.

    It may be kept `beside` what is decided, where its author says so. It is `nameless` where all
    that they say is that their name is not to be shown: it stays private then.
    """

    words: str
    visibility: Visibility | None = None
    beside: bool = False
    nameless: bool = False


def labelled(text: str, *, nameless: bool = False) -> Labelled:
    """Part what somebody holds from what they say of who may see it, which ends it or begins it.

    Whoever says anywhere, here or in what they said with it (`nameless`), that their name is not to
    be shown is never shown with it.
    """
    said = Labelled(text.strip())
    while (rest := _taken_off(said)) != said:
        said = rest
    if said.nameless and said.visibility is None:
        return replace(said, visibility=Visibility.PRIVATE)
    is_nameless = nameless or hides_name(text)
    return replace(said, visibility=without_name(said.visibility)) if is_nameless else said


def without_name(visibility: Visibility | None) -> Visibility | None:
    """Return how something is seen whose author says, too, that their name is not shown."""
    return Visibility.ANONYMOUS if visibility is Visibility.SHARED else visibility


def without_courtesy(said: Labelled) -> Labelled:
    """Return what somebody holds, without what is only a courtesy beside a leave to show it.

    “You can share that, no problem” is no opinion that there is no problem.
    """
    is_leave = said.visibility is not None or said.beside
    return replace(said, words="") if is_leave and is_polite(said.words) else said


def label_alone(text: str) -> Visibility | None:
    """Return who may see what somebody has told before, where a message says that alone.

    “Can be shared” is of that where there is something of theirs that can be.
    """
    said = without_courtesy(labelled(text))
    if said.visibility and not said.words:
        return said.visibility
    clause = text.strip(f".!{_AROUND}")
    is_short = len(clause) <= _LONGEST and not hides_name(text)
    return Visibility.SHARED if is_short and _SHOWN_ALONE.fullmatch(clause) else None


def is_against(words: str) -> bool:
    """Tell whether somebody says that they are against something, and not what is to change."""
    return _AGAINST.search(words) is not None


def _taken_off(said: Labelled) -> Labelled:
    """Return what is left when the longest label at one end of it is taken off; else the same."""
    words = said.words
    breaks = [each for each in _BREAKS.finditer(words) if each.end() < len(words)]
    if found := _label(words, said):
        return replace(found, words="")
    for each in breaks:
        if found := _label(words[each.end() :], said):
            return replace(found, words=_whole(words[: each.end()]))
    for each in reversed(breaks):
        if found := _label(words[: each.start()], said):
            return replace(found, words=words[each.end() :].strip(_AROUND))
    return said


def _label(words: str, said: Labelled) -> Labelled | None:
    """Return what a clause says of who may see the rest; None where it says nothing of it."""
    clause = words.strip(f".!:{_AROUND}")
    if len(clause) > _LONGEST:
        return None
    if beside := _BESIDE.fullmatch(clause):
        seen = Visibility.ANONYMOUS if beside["nameless"] else None
        return replace(said, visibility=said.visibility or seen, beside=True)
    found = _LABEL.fullmatch(clause)
    if found is None:
        return _of_name(clause, said)
    if found["hidden"]:
        seen = Visibility.PRIVATE
    elif _MAY_BE_OF_ELSE.search(found[0]) and not (found["nameless"] or found["named"]):
        return None
    else:
        is_nameless = found["nameless"] or found["alone"]
        seen = Visibility.ANONYMOUS if is_nameless else Visibility.SHARED
    return replace(said, visibility=_least(said.visibility, seen))


def _of_name(clause: str, said: Labelled) -> Labelled | None:
    """Return what a clause says of its author's name, and whether it may be seen without that."""
    beside = beside_hidden(clause)
    if beside is None or "?" in clause:
        return None
    if only_hides_name(clause):
        return replace(said, nameless=True)
    if is_small(beside) or not is_small(_LEAVE.sub(" ", beside)):
        return None
    return replace(said, visibility=_least(said.visibility, Visibility.ANONYMOUS), nameless=True)


def _least(one: Visibility | None, other: Visibility) -> Visibility:
    """Return what lets fewest see it, of two that are said."""
    order = (Visibility.PRIVATE, Visibility.ANONYMOUS, Visibility.SHARED)
    return other if one is None else min(one, other, key=order.index)


def _whole(words: str) -> str:
    """Return what stands before a label, with the stop that ends it."""
    return words.strip(_AROUND)

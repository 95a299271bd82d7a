"""A note with one's vote, said by itself: "note: only if it's dry", "make my note visible"."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from orchestration.model.preferences import Visibility

_NOTE: Final = (
    r"(?:(?:side ?)?note|comment|remark|notiz|anmerkung|kommentar|bemerkung|(?:rand)?hinweis)"
)
_OWN: Final = r"(?:(?:a|my|this|the|one|ein[en]?|meine?n?|die|den|das|diese)\s+)?"
_WITH_VOTE: Final = (
    r"(?:\s+(?:to|for|with|on|beside|zu|mit|bei|an)\s+(?:my|the|meine[rn]?|der|die)\s+"
    r"(?:vote|ballot|stimme|votum))?"
)
_NAMELESS: Final = (
    r"(?:without (?:my|a) name|w/o (?:my |a )?name|nameless(?:ly)?|anonym(?:ous(?:ly)?)?"
    r"|ohne (?:meinen )?namen)"
)
_OPEN: Final = (
    r"(?:visible|public|open|(?:to|for) (?:all|everyone|everybody|the others|the group|others)"
    r"|with (?:my )?name|sichtbar|öffentlich|offen|(?:für )?(?:alle|allen|andere|die anderen"
    r"|den anderen)|mit (?:meinem )?namen)"
)
_HIDDEN: Final = (
    r"(?:private|just between us|only for you|privat|unter uns|nur für dich|vertraulich)"
)
_SEEN: Final = rf"(?P<nameless>{_NAMELESS})|(?P<open>{_OPEN})|(?P<hidden>{_HIDDEN})"
_PLEASE: Final = r"(?:(?:please|pls|bitte|and|und|also|(?:can|could) you|kannst du)[\s,]+)*"
_SAID: Final = re.compile(
    rf"\W*{_PLEASE}(?:(?:add|put|write|attach|leave|schreib[e]?|füge?|setze?)\s+)?{_OWN}"
    rf"(?:(?:public|visible|open|öffentliche|sichtbare|offene)\s+(?P<ahead>))?{_NOTE}{_WITH_VOTE}"
    rf"(?:\s+(?:hinzu|dazu))?(?:[\s,(]+(?:{_SEEN})\)?)*\s*[:–-]\s*(?P<words>\S.*)",
    re.IGNORECASE | re.DOTALL,
)
_LABELLED: Final = re.compile(
    rf"\W*{_PLEASE}(?:(?:make|show|set|let|keep|share|publish|mach[e]?|zeige?|lass|teile?)\s+)"
    rf"(?:(?:everyone|everybody|all|them|others|alle|allen|andere|die anderen)\s+(?P<ahead>)"
    rf"(?:see\s+)?)?{_OWN}(?:{_NOTE}|reasons?|begründung|grund){_WITH_VOTE}(?:\s+(?:sehen"
    rf"|be))?(?:[\s,]+(?:{_SEEN}|please|bitte|again|wieder))*"
    r"[\s.!]*(?:\s*[:–]\s*(?P<words>\S.*))?",
    re.IGNORECASE | re.DOTALL,
)
_GONE: Final = re.compile(
    rf"\W*{_PLEASE}(?:(?:no|ok|okay|actually|sorry|doch|nein)[\s,]+)*{_PLEASE}"
    r"(?:(?:i(?:['’]d)?(?: want to| like to| take)?|ich(?: will| möchte| nehme?)?|let me|let['’]s)"
    r"\s+)?"
    r"(?:(?:delete|remove|drop|erase|scrap|forget|discard|strike|withdraw|clear|take(?: back| off"
    r"| out| away| down)?|get rid of|lösch[et]*|entfern[et]*|streich[et]*|vergiss|verwirf|nimm"
    rf"|nehme?|zieh[et]*)\s+(?:bitte\s+|mal\s+)*{_OWN}{_NOTE}{_WITH_VOTE}"
    r"(?:\s+(?:back|off|out|away|down|again|zurück|weg|raus|wieder|mal|heraus|doch))*"
    rf"|{_OWN}{_NOTE}{_WITH_VOTE}\s+(?:(?:can|should|must|kann|soll|bitte|wieder|doch)\s+)*"
    r"(?:go|gone|away|weg|raus|löschen|entfernen|zurücknehmen|streichen)"
    rf"|{_OWN}{_NOTE}\s+(?:zurückziehen|zurücknehmen)|(?:no|without (?:the|a|my)|ohne"
    rf"|keine)\s+{_NOTE})"
    r"(?:[\s,]+(?:please|pls|bitte|again|after all|doch|thanks|thx|danke))*\W*",
    re.IGNORECASE,
)
"""That the note with one's vote is to be gone: the vote stays."""

_FROM_ALL: Final = (
    r"(?:[\s,]+(?:(?:to|from|for|vor|für) )?(?:(?:the |my |den |die )?others?"
    r"|(?:den |die )?ander(?:en|n)|everyone|everybody|anyone|anybody|all(?:en?)?"
    r"|the (?:group|channel|team)|again|any ?more|after all|wieder|doch|please|pls|bitte|lieber"
    r"|thanks|danke)|(?<=nicht)\s+mehr)*\W*"
)
_NOT_SHOWN: Final = (
    r"(?:hide|conceal|unshare|unpublish|unshow|versteck[et]?|verbirg|verberge?|(?:don['’]?t|do not"
    r"|stop|no longer) (?:show(?:ing)?|shar(?:e|ing)|publish(?:ing)?|display(?:ing)?|let \w+ see))"
)
_HIDDEN_ANEW: Final = re.compile(
    rf"\W*{_PLEASE}(?:(?:no|ok|okay|actually|sorry|wait|doch|nein)[\s,]+)*{_PLEASE}(?:"
    rf"{_NOT_SHOWN}\s+(?:bitte\s+)?{_OWN}{_NOTE}{_WITH_VOTE}{_FROM_ALL}"
    rf"|(?:zeige?|teile?)\s+(?:bitte\s+)?{_OWN}{_NOTE}{_WITH_VOTE}(?:\s+\w+){{0,3}}?\s+nicht{_FROM_ALL}"
    rf"|{_OWN}{_NOTE}{_WITH_VOTE}(?:\s+bitte)?(?:\s+(?:wieder|doch|lieber))*(?:\s+nicht\s+(?:mehr\s+)?"
    rf"(?:an)?zeigen|\s+(?:verstecken|verbergen|ausblenden)){_FROM_ALL})",
    re.IGNORECASE,
)
"""That the note with one's vote is to be seen by nobody else again."""

_THAT_HIDDEN: Final = re.compile(
    rf"\W*{_PLEASE}(?:(?:no|ok|okay|actually|sorry|wait|oh|doch|nein)[\s,]+)*{_PLEASE}"
    rf"(?:{_NOT_SHOWN}\s+(?:that|this|it|das|es)|(?:zeige?|teile?)\s+(?:das|es)"
    rf"(?:\s+(?:bitte|doch|lieber|(?:den|die)\s+anderen|niemand\w*|keinem))*\s+nicht){_FROM_ALL}",
    re.IGNORECASE,
)
_CHANGED: Final = re.compile(
    rf"\W*{_PLEASE}(?:change|edit|update|replace|correct|reword|ändere?|bearbeite|ersetze?|korrigiere?)"
    rf"\s+{_OWN}{_NOTE}{_WITH_VOTE}(?:\s*[:–-]\s*|\s+(?:to|into|with|by|in|zu|auf|durch)\s+)"
    r"[“\"'‘„]?(?P<words>\S.*?)[”\"'’“]?\s*",
    re.IGNORECASE | re.DOTALL,
)
_SHOWN_LAST: Final = re.compile(
    rf"\W*{_PLEASE}{_OWN}{_NOTE}{_WITH_VOTE}\s+(?:bitte\s+|nur\s+|doch\s+)*(?:{_SEEN})"
    r"\s+(?:an)?(?:zeigen|teilen)(?:\s+bitte)?\W*",
    re.IGNORECASE,
)
_FINE_IF: Final = re.compile(
    r"(?:ok(?:ay)?|fine|good|yes|ja|gut|passt|in ordnung|geht klar|works|that works)"
    r"(?: (?:for|by|with|für|bei) (?:me|mich|mir))?[\s,;:.–-]+"
    r"(?P<why>(?:(?:but|aber|only|nur) )*(?:if|as long as|provided|unless|wenn|falls|solange"
    r"|sofern)\b.+)",
    re.IGNORECASE | re.DOTALL,
)
_SHOWS: Final = re.compile(
    r"\W*(?:\w+\W+){0,3}?(?:show|share|publish|zeig|teil)\w*\b", re.IGNORECASE
)


_BEHIND: Final = re.compile(
    rf"(?P<vote>[^\n]{{1,80}}?)[\s,;.!–-]{{1,5}}{_PLEASE}(?:with |mit )?"
    rf"{_OWN}{_NOTE}\s*:\s*(?P<words>\S.*)",
    re.IGNORECASE | re.DOTALL,
)
"""A note behind what is voted for: “yes. note: only until June”."""


@dataclass(frozen=True, slots=True)
class NoteSaid:
    """The words of a note, "" for the one that there is, and who may see it, None where unsaid.

    Or that there is to be none any more: then it is `gone`.
    """

    words: str
    visibility: Visibility | None
    gone: bool = False


def note_said(text: str) -> NoteSaid | None:
    """Return the note that words say goes with a vote, or who may see it; None of other words."""
    said = text.strip()
    if _GONE.fullmatch(said):
        return NoteSaid("", None, gone=True)
    if _HIDDEN_ANEW.fullmatch(said):
        return NoteSaid("", Visibility.PRIVATE)
    if changed := _CHANGED.fullmatch(said):
        return NoteSaid(" ".join(changed["words"].split()), None)
    if shown := _SHOWN_LAST.fullmatch(said):
        return NoteSaid("", Visibility.ANONYMOUS if shown["nameless"] else Visibility.SHARED)
    labelled = _LABELLED.fullmatch(said)
    found = labelled or _SAID.fullmatch(said)
    if found is None:
        return None
    words = " ".join((found["words"] or "").split()).strip()
    visibility = _visibility(found)
    if labelled and visibility is None and _SHOWS.match(said):
        visibility = Visibility.SHARED
    return NoteSaid(words, visibility) if words or visibility else None


def hides_that(text: str) -> bool:
    """Tell whether words would have what was just shown seen by nobody else: “don't show that”."""
    return _THAT_HIDDEN.fullmatch(text.strip()) is not None


def note_behind(text: str) -> tuple[str, str]:
    """Return what stands before a note that is called one, and the note; nothing where none is."""
    found = _BEHIND.fullmatch(text.strip())
    return (found["vote"], " ".join(found["words"].split())) if found else ("", "")


def fine_on_condition(text: str) -> str:
    """Return on what condition somebody says that it is fine; nothing where they say more."""
    found = _FINE_IF.fullmatch(text.strip(" .!"))
    return found["why"] if found and "?" not in text else ""


def _visibility(found: re.Match[str]) -> Visibility | None:
    if found["nameless"]:
        return Visibility.ANONYMOUS
    if found["open"] or found["ahead"] is not None:
        return Visibility.SHARED
    return Visibility.PRIVATE if found["hidden"] else None

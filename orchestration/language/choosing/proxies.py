"""Words that end it that one votes for another, from either side: “I take back my delegation”."""

from __future__ import annotations

import re
from typing import Final

_KINDLY: Final = (
    r"(?:(?:please|pls|bitte|i(?:['’]ll| will|['’]d like to| want to)?|ich(?: will| möchte)?"
    r"|(?:can|could) (?:i|you)|(?:kann|darf) ich) )*"
)
_FOR_ME: Final = r"(?:(?:for|für) (?:me|mich)|on my behalf|an meiner stelle)"
_END: Final = r"(?: (?:here|now|please|pls|bitte|hier|jetzt|any ?more|after all|doch))*[\s.!]*"
_FIRST: Final = (
    r"(?:(?:no|nope|nah|nein|ne|nee|nö|ok|actually|wait|sorry|doch|thanks|danke|lieber|oh)"
    r"[\s,.!]+)*"
)
_PROXY: Final = r"(?:delegation|proxy|vollmacht|vertretung|übertragung|stellvertretung)"
_NO_PROXY: Final = re.compile(
    rf"{_KINDLY}(?:take|cancel|end|revoke|undo|withdraw|stop|drop|remove|delete|lift|beende"
    rf"|nehme?|nimm|zieh(?:e)?|lösch(?:e)?|widerrufe?|streich(?:e)?)(?: ich)?(?: back)?"
    rf" (?:my|the|that|meine|die|diese) {_PROXY}(?: (?:back|again|wieder|zurück))*{_END}"
    rf"|(?:meine|die) {_PROXY} (?:wieder )?(?:zurück(?:nehmen|ziehen)|aufheben|beenden|löschen)"
    rf"{_END}|(?:nobody|no ?one|niemand|keiner) (?:(?:should|is to|soll(?:te)?) )?"
    rf"(?:votes?|stimmt|decides?|entscheidet) {_FOR_ME}(?: ab)?{_END}"
    rf"|(?:niemand|keiner) soll {_FOR_ME} (?:(?:ab)?stimmen|entscheiden){_END}",
    re.IGNORECASE,
)
_IT_BACK: Final = re.compile(
    rf"{_FIRST}{_KINDLY}(?:(?:take|undo) (?:it|that)(?: back)?|mach (?:das|es) rückgängig"
    r"|(?:nehme?|nimm) (?:das|es) (?:wieder )?zurück)[\s.!]*",
    re.IGNORECASE,
)
_WHOSE: Final = r"[^\W\d_][\w-]*(?: [^\W\d_][\w-]*)?"
_DECLINES: Final = re.compile(
    rf"{_FIRST}(?:i (?:don['’]?t|do not) want (?:to have )?@?(?P<of>{_WHOSE}?)(?:['’]?s?|['’])"
    rf" vote{_END}"
    rf"|(?:i(?:['’]d)? )?(?:(?:would )?rather not|(?:don['’]?t|do not) (?:want|like) to|won['’]?t"
    rf"|can['’]?t|cannot|will not) (?:vote|decide) (?:for|on behalf of) @?(?P<for>{_WHOSE}){_END}"
    rf"|(?:ich )?(?:will|möchte|kann|werde) (?:lieber )?nicht für @?(?P<fuer>{_WHOSE})"
    rf" (?:(?:ab)?stimmen|entscheiden|wählen){_END}"
    rf"|(?:ich )?(?:stimme|entscheide) nicht für @?(?P<stimme>{_WHOSE}?)(?: ab)?{_END}"
    rf"|(?:ich )?(?:will|möchte) (?P<seine>{_WHOSE}?)s? stimme nicht{_END})",
    re.IGNORECASE,
)


def ends_proxy(text: str) -> bool:
    """Tell whether somebody leaves their vote to nobody any more: “nobody votes for me”."""
    return _NO_PROXY.fullmatch(text.strip()) is not None


def takes_it_back(text: str) -> bool:
    """Tell whether words take back what was said last, without saying what: “I take it back”."""
    return _IT_BACK.fullmatch(text.strip()) is not None


def declined(text: str) -> str:
    """Return for whom somebody would not vote, as they call them: “I don't want Omar's vote”."""
    found = _DECLINES.fullmatch(text.strip())
    return next((each for each in found.groupdict().values() if each), "") if found else ""

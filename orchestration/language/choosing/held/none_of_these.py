"""None of all options, and why: "none of these, they're all childish", "keins davon, zu lang"."""

from __future__ import annotations

import re
from typing import Final

from orchestration.language.choosing.held.told_why import begins_to_tell
from orchestration.language.talk.social import is_social

_NONE: Final = (
    r"(?:none of (?:(?:these|those|the) (?:two|three|four|five|\d)|"
    r"these|them|those|the above|it|the options)|neither(?: one)?(?: of (?:them|these|those))?"
    r"|kein(?:s|es|er|e)?(?: (?:davon|hiervon|der (?:optionen|beiden|drei|vier|genannten)"
    r"|von (?:denen|diesen|beiden|allen|den (?:\w{2,12}))))"
    r"|nothing (?:of|from) (?:that|this|it|these|those|them|the above|the list)"
    r"|not (?:a single )?one of (?:these|them|those)|nothing there|nix davon|nichts dabei"
    r"|nichts (?:davon|von (?:dem|alledem|allem))"
    r"|(?:none|keine?s?|nichts)(?=\s*[,;.!–-]+\s*(?:how about|what about|wie wär|was ist mit)\b))"
)
_LEAD: Final = r"\s*(?:(?:sorry|hm+|no|nein|nee|ehrlich gesagt|honestly|to me|für mich)[,.]?\s+)*"
_AND_WHY: Final = re.compile(
    rf"(?P<none>{_LEAD}{_NONE}(?:\s+(?:please|bitte|for me|für mich))?)"
    r"(?P<mark>\s*(?:[,;:.!(]+|[–—-]+(?=\s))+\s*|\s+(?=(?:because|since|cause|weil|da|denn|wegen)\b))"
    r"(?P<why>\S.*?)\s*\)?\s*",
    re.IGNORECASE | re.DOTALL,
)
_NOT_BAD: Final = re.compile(
    rf"{_LEAD}{_NONE}\s+(?:is|are|was|were|sounds?|looks?|seems?|ist|sind|klingt|klingen)\b.*"
    r"\b(?:bad|awful|terrible|wrong|horrible|worse|ugly|schlecht|schlimm|übel|verkehrt|falsch)\W*",
    re.IGNORECASE,
)


_ASKS_WHY: Final = re.compile(
    r"(?!(?:how|what) about\b|wie wär|was ist mit\b)"
    r"(?:why|what|how|who|where|which|warum|wieso|was|wie|wer|wo|welche\w*)\b",
    re.IGNORECASE,
)


_TOO: Final = (
    r"(?:(?:they['’]?re|these|those|they|it['’]?s|it|das|die|sie|es|are|is|sind|ist|mir|uns|all|alle"
    r"|alles|both|beide|everything|way|far|much|just|a bit|a little|bit|etwas|viel|leider|sorry"
    r"|einfach|echt|für mich|for me|for us|honestly|tbh)\b[\s,]*)*"
    r"(?:too|zu) (?P<much>\w+[^,;.!?]{0,60})"
)
_WHY_AHEAD: Final = re.compile(
    rf"\s*(?P<why>{_TOO}|[^,;.!?]{{2,80}}?)\s*(?:[,;:.!…]+|\s[–—-])\s*"
    rf"(?:(?:so|also|then|dann|daher|sorry|and|und)\b,?\s*)*(?P<none>{_NONE})"
    r"(?:\s+(?:for me|für mich|please|bitte|then|dann|sorry))*[\s.!]*",
    re.IGNORECASE,
)
_TOO_MUCH: Final = re.compile(_TOO, re.IGNORECASE)


def too_much_in(why: str) -> str:
    """Return of what there is too much in all options: “way too expensive”; "" where nothing."""
    found = _TOO_MUCH.fullmatch(why.strip(" .!"))
    return found["much"].strip() if found else ""


def with_why_behind(text: str) -> str:
    """Return a no to all options with its why behind it: “too far, none of these”; "" where none.

    What stands ahead is a why if it tells something: a greeting or a name is none.
    """
    found = _WHY_AHEAD.fullmatch(text)
    if found is None:
        return ""
    why = found["why"].strip()
    is_why = _TOO_MUCH.fullmatch(why) or begins_to_tell(why)
    return f"{found['none']}: {why}" if is_why and not is_social(why) else ""


def none_and_why(text: str) -> tuple[int, int, int] | None:
    """Return where a no to all options ends, and where the why behind it begins and ends."""
    found = _AND_WHY.fullmatch(text)
    return (found.end("none"), found.start("why"), found.end("why")) if found else None


def why_told(text: str) -> str:
    """Return a no to all options whose why is put as a question as one that only tells it."""
    found = none_and_why(text)
    return text.rstrip("? ") if found and not _ASKS_WHY.match(text, found[1]) else text


def finds_none_bad(text: str) -> bool:
    """Tell whether words find fault with nothing: "none of these are bad" is no no."""
    return _NOT_BAD.fullmatch(text) is not None

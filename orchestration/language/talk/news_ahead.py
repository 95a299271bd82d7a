"""News of who organises something, ahead of an order: “mir kam was dazwischen, such was Neues”."""

from __future__ import annotations

import re
from typing import Final

_LONGEST: Final = 200
_NEWS: Final = re.compile(
    r"\s*(?:(?:hi|hey|hallo|sorry|sry|oh|ach|argh|ugh|mist|shoot|damn|crap|ok|okay|leider|well|so"
    r"|also)\b[\s,.!…–-]*)*(?:"
    r"(?:mir|uns|da|bei mir) (?:ist|kam|kommt|is)(?: (?:mir|leider|da|grad|gerade|noch))*"
    r" (?:et)?was dazwischen(?: ?gekommen)?|(?:some|any)?(?:thing|sth)(?: has|['’]s)?"
    r" (?:just )?(?:came|come|popped) up"
    r"|(?:i|we) (?:can['’]?t|cannot|can not) (?:make it|come|do it|be there)"
    r"(?: (?:after all|any ?more|then|that day|on the day))*"
    r"|(?:ich|wir) (?:kann|können|schaff(?:e|en)?)(?: (?:es|['’]?s|da|doch|leider|dann))* nicht"
    r"(?: mehr)?(?: kommen)?)"
    r"\s*[,;.!–-]+\s*(?:(?:so|also|and|und|please|pls|bitte)\s+)*(?P<rest>\S.*)",
    re.IGNORECASE | re.DOTALL,
)


def behind_news(words: str) -> str:
    """Return what is said behind news that something came up; "" where there is none."""
    found = _NEWS.fullmatch(words.strip()) if len(words) <= _LONGEST else None
    return found["rest"].strip() if found else ""

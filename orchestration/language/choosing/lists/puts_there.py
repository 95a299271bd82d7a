"""That what was just named shall come on the list: "yes add them please", "ja, beide drauf"."""

from __future__ import annotations

import re
from typing import Final

_LEAD: Final = (
    r"\W*(?:(?:yes|yeah|yep|yup|sure|ok(?:ay)?|ja|jo|klar|gern(?:e)?|please|pls|plz|bitte|do|and|und"
    r"|(?:can|could) you|kannst du)[\s,.!]+)*"
)
_TAIL: Final = (
    r"(?:[\s,]+(?:please|pls|plz|bitte|then|too|dann|mit|noch|thanks|thx|danke))*[\s.!?]*"
)
_SEVERAL: Final = r"(?P<all>them|both|all(?: of them)?|those|these|beide|alle|sie|die(?: beiden)?)"
_ONE: Final = r"(?:it|that|this|das|es|den)"
_THERE: Final = (
    r"(?: (?:(?:on|to|onto)(?: (?:it|there|(?:the|our) list))?|(?:auf|zur) (?:die )?liste"
    r"|drauf|rauf|dazu|rein|hinzu))"
)
_PUTS: Final = re.compile(
    rf"{_LEAD}(?:(?:add|put|nimm|setze?|pack(?:e)?|füge?) (?:{_SEVERAL}|{_ONE})(?: both| all)?"
    rf"(?: (?:bitte|noch|mit|auch))*{_THERE}?"
    rf"|{_SEVERAL.replace('all>', 'all_>')}(?: (?:bitte|noch|mit|auch))*{_THERE}){_TAIL}",
    re.IGNORECASE,
)


def puts_there(text: str) -> int:
    """Return of how many that were named words say that they shall come on the list: 2 of several.

    Words that say nothing of the kind are of none.
    """
    found = _PUTS.fullmatch(text.strip())
    if found is None:
        return 0
    return 2 if found["all"] or found["all_"] else 1

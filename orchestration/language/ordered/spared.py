"""Who is left out of an order by name: “everyone but Raj”, “not Omar, but remind the others”."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from orchestration.language.choosing.words import plain
from orchestration.model.people import Member

_OF_ONE: Final = r"(?:@\d+;)"
"""Stands where a name stands: so what is said around names is read, whatever these are."""

_ROW: Final = rf"{_OF_ONE}(?:(?:\s*(?:,|&|\+|/|\b(?:and|or|nor|und|oder)\b))*\s*{_OF_ONE})*"
_TO_REMIND: Final = r"(?:remind|ping|nudge|poke|bother|bug|chase|dm|message|write)(?:\s+to)?"
_SPARED: Final = re.compile(
    r"\b(?:but|except(?:ing)?(?:\s+for)?|excluding|without|minus|sans|(?:apart|aside)\s+from"
    r"|other\s+than|besides|skip|spare|leave(?:\s+out)?|never\s*mind|ausser|ohne|bis\s+auf|verschon\w*"
    r"|(?:not|\w+n['’]t|dont|never|nicht|nich|kein\w*)(?:\s+(?:auch|also|for|an|den|die|to))?"
    rf"(?:\s+{_TO_REMIND})?)\s+(?:(?:not|nicht|nur|only|just|auf|the)\s+)*(?P<row>{_ROW})"
    rf"|(?P<ahead>{_ROW})\s+(?:(?:aber|bitte|musst|brauchst|du|doch|lieber|auch|mal)\s+)*"
    r"(?:nicht|nich|not)(?=\s*(?:$|[,.;:!?)]|(?:bitte|please|pls|today|heute|though|(?:zu\s+)?erinnern)\b))"
)
_OTHERS: Final = re.compile(
    r"\b(?:(?:the|all)\s+(?:the\s+)?(?:others?|rest)|everyone\s+else|everybody\s+else"
    r"|(?:die|alle|den)\s+(?:anderen|andern|uebrigen|ubrigen|restlichen)|(?:den|der)\s+rest)\b"
)
"""Who is named beside these is not one of them: “the others, raj has told me”."""


def means_the_others(words: str) -> bool:
    """Tell whether words are of all but those whom they name."""
    return _OTHERS.search(plain(words)) is not None


def spared_in(words: str, named: Sequence[Member]) -> list[Member]:
    """Return who of those that words name is left out by them."""
    said = plain(words).replace("ß", "ss").replace("@", "")
    by_number = dict(enumerate(named))
    for number, each in by_number.items():
        first, name = (re.escape(plain(x)) for x in (each.name.partition(" ")[0], each.name))
        said = re.sub(rf"(?<!\w)(?:{name}|{first})(?![\w'’])", f"@{number};", said)
    rows = "".join(found["row"] or found["ahead"] for found in _SPARED.finditer(said))
    return [by_number[int(each)] for each in re.findall(r"@(\d+);", rows)]

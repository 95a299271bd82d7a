"""Who neither comes nor stays away yet: “maybe” as an option, and words that say just that."""

from __future__ import annotations

import re
from typing import Final

_PERHAPS: Final = frozenset(
    {"maybe", "perhaps", "not sure", "not sure yet", "vielleicht", "weiß noch nicht", "unsicher"}
)
_HEDGES: Final = re.compile(
    r"(?:(?:h+m+|uh|oh|well|so|ok|ja|yes|yeah|ich|i|i['’]?m|that|it|na ja|tja|also)[\s,.…!]+)*"
    r"(?P<said>(?:a |sehr |most )?(?:maybe|perhaps|probabl[ey]|prob(?:ably)?|prolly|possibly|likely"
    r"|depends|might(?: come| be there| join| make it)?|(?:not|un)(?: really| quite| so)? ?sure"
    r"|(?:don['’]?t|do not) know|can['’]?t say|let['’]?s see"
    r"|vielleicht|wahrscheinlich|vermutlich|eventuell|evtl|eher ja|mal (?:sehen|schauen|gucken)"
    r"|kommt (?:ganz )?dr?auf an|weiß (?:(?:ich|es|noch|grad) )*nicht|(?:bin )?(?:mir )?unsicher)"
    r"(?: (?:yet|still|for now|noch|noch nicht|schon|yes|ja|dabei|in|i(?:['’]?ll)? come))*)"
    r"(?:[\s.!…]*|(?:[\s,;.–(-]+(?P<why>(?!(?:not|nicht|no|nein)\b)[^?]{3,120}?)|"
    r"\s+(?P<on>(?:on|if|when|whether|wenn|falls|ob)\s[^?]{3,120}?))\)?[.!]*)",
    re.IGNORECASE,
)


def is_perhaps(option: str) -> bool:
    """Tell whether an option is neither a yes nor a no: “maybe”."""
    return option.casefold() in _PERHAPS


def perhaps_in(said: str) -> tuple[str, str]:
    """Return the words of who may come or not, and why; nothing of other words.

    “Probably, depends on the babysitter” is a maybe, with its reason.
    """
    found = _HEDGES.fullmatch(said.strip())
    return (found["said"], found["why"] or found["on"] or "") if found else ("", "")

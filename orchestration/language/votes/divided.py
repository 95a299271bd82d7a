"""Where a message may part into a vote and something else: "B for me. And who is missing?"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from orchestration.language.choosing.agreement import agreement_in

_CUT: Final = re.compile(
    r"(?:[.!?…]+\s+|[;\n]+\s*|\s*,\s*(?=\w)|\s+[-–]\s+"
    r"|\s+(?=(?:and|und|then|dann)\s))"
    r"(?:(?:and|und|also|then|dann|so|but|aber|btw|ach ja|übrigens|oh|please|pls|bitte)\b,?\s*)*",
    re.IGNORECASE,
)
_MOST_CUTS: Final = 6
_ENDS: Final = ".!?…;\n"
_TELLS: Final = re.compile(
    r"(?:close|end|wrap|remind|extend|give|keep|stop|export|schlie|beende|mach|erinner|verl[äa]nger"
    r"|zu\b|schluss|lass)\w*",
    re.IGNORECASE,
)
"""How an order begins, which parts from a vote within a sentence as well."""

_OR: Final = re.compile(r"(?:or|oder)\b", re.IGNORECASE)
_OF_THAT: Final = re.compile(r"\b(?:that|there|dafür|davon|dort|da|dahin)\b", re.IGNORECASE)
_OWN: Final = re.compile(
    r"\b(?:for me|für mich|from me|von mir|my vote|i(?:['’]m| am) for"
    r"|i(?:['’]d| would|['’]ll)? (?:vote|take|go|say)|meine stimme"
    r"|ich (?:stimme|nehm\w*|wähle|bin für))\b",
    re.IGNORECASE,
)


def divided(said: str) -> Iterator[tuple[str, str]]:
    """Yield how a message may part, with what stands first and what follows; sentences first.

    Within a sentence a question parts only by its mark: “mir gleich, was die Mehrheit will” is one.
    """
    cuts = list(_CUT.finditer(said))
    inner = [each for each in cuts if said[: each.start()].strip() and said[each.end() :].strip()]
    for each in sorted(inner, key=lambda cut: cut[0][0] not in _ENDS)[:_MOST_CUTS]:
        follows = said[each.end() :].strip()
        is_whole = each[0][0] in _ENDS or "?" in follows or _TELLS.match(follows)
        if not _OR.match(follows) and is_whole:
            yield said[: each.start()].strip() + _mark(each[0]), follows


def _mark(cut: str) -> str:
    """Return the question's mark that ends what stands before a cut."""
    return "?" if "?" in cut else ""


def asks_of_it(asked: str) -> bool:
    """Tell whether a question is of what is named before it: "B, who voted for that?"."""
    return _OF_THAT.search(asked) is not None or agreement_in(asked) is not None


def says_own(said: str) -> bool:
    """Tell whether words are plainly of their author's own vote: “B it is” tells how it stands."""
    return _OWN.search(said) is not None

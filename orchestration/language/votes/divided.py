"""Where a message may part into a vote and something else: "B for me. And who is missing?"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from orchestration.language.choosing.held.agreement import agreement_in

_ASKS: Final = (
    r"(?:when(?:['’]?s| (?:is|does|will))"
    r" (?:this|that|it|voting|(?:the )?(?:vote|poll|end|deadline))"
    r"|how (?:long|many|much time)|by when|until when"
    r"|till when|who(?:['’]?s| (?:is|are|has|have|hasn['’]?t|havent|else|voted|did|didn['’]?t))"
    r"|what(?:['’]?s| is) (?:missing|the (?:deadline|status))"
    r"|(?:bis )?wann|wie (?:lange|viele|viel zeit)|wer (?:fehlt|hat|ist|muss))\b"
)
"""How a question of a vote begins, which parts from a vote without any sign."""

_CUT: Final = re.compile(
    r"(?:[.!?…]+\s+|[;\n]+\s*|\s*,\s*(?=\w)|\s+[-–]\s+"
    rf"|\s+(?=(?:(?:and|und|then|dann)\s|{_ASKS})))"
    r"(?:(?:and|und|also|then|dann|so|but|aber|btw|ach(?: ja)?|übrigens|oh|please|pls|bitte)\b"
    r",?\s*)*",
    re.IGNORECASE,
)
_MOST_CUTS: Final = 6
_LONGEST: Final = 400
"""So many characters at most have a vote, and something beside it."""

_ENDS: Final = ".!?…;\n"
_PAUSES: Final = f"{_ENDS},–-"
_TELLS: Final = re.compile(
    r"(?:(?:let['’]?s|let us|we (?:can|could|should)|lass(?:t)? uns) )?"
    r"(?:close|end|wrap|remind|extend|give|keep|stop|export|schlie|beende|mach|erinner|verl[äa]nger"
    r"|zu\b|schluss|lass|(?:jetzt |now )?(?:auszähl|zähl|count|tally))\w*",
    re.IGNORECASE,
)
"""How an order begins, which parts from a vote within a sentence as well."""

_GOES_ON: Final = re.compile(rf"{_TELLS.pattern}|{_ASKS}", re.IGNORECASE)

_OR: Final = re.compile(r"(?:or|oder)\b", re.IGNORECASE)
_OF_THAT: Final = re.compile(r"\b(?:that|there|this|dafür|davon|dort|da|dahin)\b", re.IGNORECASE)
_OF_THE_VOTE: Final = re.compile(
    r"\bthis(?= (?:vote|poll|one|thing)?\s*(?:clos|end|over|finish|due|open|run|go(?:es|ing)? on"
    r"|tak(?:e|ing)\b))|\bthis (?:vote|poll)\b",
    re.IGNORECASE,
)
"""“This” that is the vote: “when does this close?” asks of no option."""

_OWN: Final = re.compile(
    r"\b(?:for me|für mich|from me|von mir|my vote|i(?:['’]m| am) for"
    r"|i(?:['’]d| would|['’]ll)? (?:vote|take|go|say)|meine stimme"
    r"|ich (?:stimme|nehm\w*|wähle|bin für))\b",
    re.IGNORECASE,
)


_ALSO: Final = re.compile(
    r"(?P<vote>[^.!;\n]{1,80})[.!;]+\s*(?:(?:and|und)\s+)?(?:also|auch(?: noch)?|außerdem|plus)"
    r"\s*:\s*(?P<more>[^.!?\n]{2,80})[.!]*",
    re.IGNORECASE,
)
"""A vote, and a proposal behind it: “+1 ramen! also: Pizza Place Nove”."""


_ASKED_OF_BOTH: Final = re.compile(
    r"(?:^|(?<=\?))(?P<one>[^?]+?)\s*\?+[\s,]+(?P<other>(?:or|oder)\b[^?]*?)[\s?]*$", re.IGNORECASE
)
"""A question between two: “A? or B” is “A or B?”, and no vote for the last of them."""


def asked_of_both(said: str) -> str:
    """Return words that ask between two with their mark behind both."""
    return _ASKED_OF_BOTH.sub(r"\g<one> \g<other>?", said, count=1)


def also_proposed(said: str) -> tuple[str, str]:
    """Return a vote, and what is proposed behind it; nothing where none is."""
    found = _ALSO.fullmatch(said.strip()) if len(said) <= _LONGEST else None
    return (found["vote"], found["more"]) if found else ("", "")


def divided(said: str) -> Iterator[tuple[str, str]]:
    """Yield how a message may part, with what stands first and what follows; sentences first.

    Within a sentence a question parts by its mark, or by how only one of a vote begins: “mir
    gleich, was die Mehrheit will” is one.
    """
    for mark, first, follows in _parts(said):
        is_whole = mark in _ENDS or "?" in follows or _GOES_ON.match(follows)
        if not _OR.match(follows) and is_whole:
            yield first, follows


def at_pauses(said: str) -> Iterator[tuple[str, str]]:
    """Yield how a message parts at its signs, with what stands before one and what follows."""
    return ((first, follows) for mark, first, follows in _parts(said) if mark in _PAUSES)


def at_joints(said: str) -> Iterator[tuple[str, str]]:
    """Yield how a message parts at its signs, and before “and”, with what is on either side."""
    return ((first, follows) for _, first, follows in _parts(said))


def _parts(said: str) -> Iterator[tuple[str, str, str]]:
    """Yield the sign at which a message may part, and what stands before it and behind."""
    cuts = list(_CUT.finditer(said)) if len(said) <= _LONGEST else []
    inner = [each for each in cuts if said[: each.start()].strip() and said[each.end() :].strip()]
    for each in sorted(inner, key=lambda cut: cut[0][0] not in _ENDS)[:_MOST_CUTS]:
        mark = each[0].strip()[:1] or "\n" * ("\n" in each[0]) or " "
        asked = "?" if "?" in each[0] else ""
        yield mark, said[: each.start()].strip() + asked, said[each.end() :].strip()


def asks_of_it(asked: str) -> bool:
    """Tell whether a question is of what is named before it: "B, who voted for that?"."""
    asked = _OF_THE_VOTE.sub("", asked)
    return _OF_THAT.search(asked) is not None or agreement_in(asked) is not None


def asks_of_option(said: str) -> bool:
    """Tell whether what is named is only asked about, in one question behind it."""
    return any(
        asks_of_it(asked)
        for first, asked in at_pauses(said)
        if asked.endswith("?") and "?" not in first and not {*",;"} & {*asked}
    )


def says_own(said: str) -> bool:
    """Tell whether words are plainly of their author's own vote: “B it is” tells how it stands."""
    return _OWN.search(said) is not None

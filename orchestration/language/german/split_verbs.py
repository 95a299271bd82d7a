"""German verbs in two parts, the second of which ends the sentence: "um eins mach ich Schluss"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from orchestration.language.words.tokens import Token
from orchestration.language.words.writing import words

MUST, LEAVING = (
    frozenset({"muss", "müssen", "muessen", "müsste"}),
    frozenset({"weg", "los", "gehen", "fort"}),
)
_GOING = frozenset(words("ich wir muss müssen muessen"))
_AUTHOR, _SELF = frozenset({"ich"}), frozenset({"sich"})
_CAN = frozenset(words("kann muss könnte müsste darf"))
OVER = frozenset({"feierabend", "fertig"})
_ENDING = 7  # tokens from a limit to what is over then
_LIMITS = frozenset(words("ab bis um vor spätestens"))
SPLIT_VERBS: dict[str, tuple[frozenset[str], str]] = {
    "schluss": (frozenset(words("mach mache machen")), "schlussmachen"),
    "feierabend": (frozenset(words("mach mache machen")), "schlussmachen"),
    "an": (frozenset(words("fang fange fangen")), "anfange"),
    "rein": (frozenset(words("komm komme kommen")), "ankomme"),
    "aus": (frozenset(words("geht ginge gehts gingen")), "geht"),
    "heim": (frozenset(words("gehe geh fahre fahr")), "aufbrechen"),
}
"""What ends a verb that begins ahead of its hour: "um eins mach ich Schluss", "fange um 10 an"."""


def in_one_word(near: Sequence[Token], word: str, after: str) -> str:
    """Return a verb in one word of which this is the end: "muss um 4 weg", "mache Schluss"."""
    if word in OVER and _is_over(near, after):
        return "schlussmachen"
    if word == "gehen":
        return _gone(_of_sentence(near), after)
    if word not in SPLIT_VERBS.keys() | LEAVING or (word == "aus" and not _said_by(near, _SELF)):
        return word  # "Mittwoch geht sich nicht aus"
    verbs, meant = SPLIT_VERBS.get(word, (MUST, "aufbrechen"))
    goes_on = word in SPLIT_VERBS and after.isalnum()
    return meant if _said_by(near, verbs) and not goes_on else word


def _gone(near: Sequence[Token], after: str) -> str:
    """What "gehen" is: who goes, leaves; "Dienstag müsste gehen" is of a day."""
    can = after in _CAN and _said_by(near, _AUTHOR)  # "so dass ich um vier gehen kann"
    must = _said_by(near, MUST) and _said_by(near, _GOING)
    return "aufbrechen" if can or must else "gehen"


def _of_sentence(near: Sequence[Token]) -> Sequence[Token]:
    """The words near that no other sentence has: "Bin ich weg. Nachmittag müsste gehen"."""
    ends = (n + 1 for n in reversed(range(len(near))) if near[n].text in (".", "!", "?", "\n"))
    return near[next(ends, 0) :]


def _said_by(near: Sequence[Token], any_of: frozenset[str]) -> bool:
    """Whether one of these words stands near."""
    return not any_of.isdisjoint(each.text for each in near)


def _is_over(put: Sequence[Token], after: str) -> bool:
    """Whether a day is over at an hour just named: "ab 16h Feierabend", "bis 14 Uhr fertig"."""
    near = [each.text for each in put[-_ENDING:]]
    ends = not after.isalnum() or after in ("sein", "ist")
    return ends and not _LIMITS.isdisjoint(near) and any(each[0].isdecimal() for each in near)


def without_its_verb(put: Sequence[Token], last: str) -> list[Token]:
    """Return words with a filler for the verb whose last part is put as one word with it."""
    verbs, _ = SPLIT_VERBS[last]
    at = max((n for n, token in enumerate(put) if token.text in verbs), default=len(put))
    if at == len(put):
        return [*put]
    return [*put[:at], replace(put[at], text="halt"), *put[at + 1 :]]

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
_CAN = frozenset(words("kann muss könnte müsste darf"))
SPLIT_VERBS: dict[str, tuple[frozenset[str], str]] = {
    "schluss": (frozenset(words("mach mache machen")), "schlussmachen"),
    "feierabend": (frozenset(words("mach mache machen")), "schlussmachen"),
    "an": (frozenset(words("fang fange fangen")), "anfange"),
    "rein": (frozenset(words("komm komme kommen")), "ankomme"),
    "heim": (frozenset(words("gehe geh fahre fahr")), "aufbrechen"),
}
"""What ends a verb that begins ahead of its hour: "um eins mach ich Schluss", "fange um 10 an"."""


def in_one_word(near: Sequence[Token], word: str, after: str) -> str:
    """Return a verb in one word of which this is the end: "muss um 4 weg", "mache Schluss"."""
    verbs, meant = SPLIT_VERBS.get(word, (MUST, "aufbrechen"))
    if word == "gehen" and after in _CAN and any(each.text == "ich" for each in near):
        return "aufbrechen"  # "so dass ich um vier gehen kann"
    if word == "gehen" and not any(each.text in _GOING for each in near):
        return word  # "Dienstag müsste gehen"
    goes_on = word in SPLIT_VERBS and after.isalnum()
    return meant if verbs.intersection(each.text for each in near) and not goes_on else word


def without_its_verb(put: Sequence[Token], last: str) -> list[Token]:
    """Return words with a filler for the verb whose last part is put as one word with it."""
    verbs, _ = SPLIT_VERBS[last]
    at = max(n for n, token in enumerate(put) if token.text in verbs)
    return [*put[:at], replace(put[at], text="halt"), *put[at + 1 :]]

"""Whether other words say what a sentence about facts says: all of it, and nothing else.

A model may move the facts and join them with small words. Whatever else it writes is refused: the
words with a meaning of their own have to be the same ones, as often; each place keeps its part of
the day and each person their wish; and what is denied stays denied.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from orchestration.deciding.presentation.reasons import local_phrases
from orchestration.views.facts import Facts, Reach

LONGEST = 2
"""How many times as long as the sentence itself its other wording may be."""

_WORD = re.compile(r"\d+(?::\d+)?|[^\W\d_]+(?:'[^\W\d_]+)?")
_PLAIN = re.compile(r"[\w ,.;:()'–-]+")
_SMALL = frozenset(
    _WORD.findall(
        "a also an and are as at because by can come comes fall falls fit fits for here in is it "
        "it's of on option since suit suits that that's the there this time times to where which "
        "while work works"
    )
)
"""Words that join and say nothing of their own; "but", "if" and "would" are none of them."""

_DENIALS = {"no": "nothing", "none": "nothing"}
_OTHERS = {"other": "else"}

_DENIED = r"\b(?:no|none|nothing)\b[^.;]*"
_HELD = {
    Reach.ONLY: rf"{_DENIED}\b(?:else|other)\b[^.;]*\b{{everyone}}\b",
    Reach.NONE: rf"{_DENIED}\b{{everyone}}\b",
    Reach.TOO: r"\b{everyone}\b",
    Reach.NOT_SAID: "",
}


def is_faithful(words: str, given: str, facts: Facts) -> bool:
    """Tell whether `words` may stand for `given`, which says these facts; both without a head."""
    said = words.replace("’", "'").lower()
    return (
        len(words) <= LONGEST * len(given)
        and bool(_PLAIN.fullmatch(said))
        and _weighty(said) == _weighty(given.lower())
        and all(phrase.lower() in said for phrase in local_phrases(facts))
        and _each_has_their_own(said, facts.reasons)
        and bool(re.search(_HELD[facts.reach].format(everyone=facts.everyone), said))
    )


def _weighty(text: str) -> Counter[str]:
    """Count the words that mean something by themselves, ways of denying as one."""
    words = (_OTHERS.get(word, _DENIALS.get(word, word)) for word in _WORD.findall(text))
    return Counter(word for word in words if word not in _SMALL)


def _each_has_their_own(said: str, reasons: Sequence[str]) -> bool:
    """Tell whether each wish follows the name of whose it is, with no other name between."""
    places: list[tuple[int, int, str]] = []
    for index, reason in enumerate(reasons):
        who, _, wish = reason.lower().partition(": ")
        places += [(said.find(who), index, "who"), (said.find(wish), index, "wish")]
    if any(place < 0 for place, _, _ in places):
        return False
    order = [(index, what) for _, index, what in sorted(places)]
    pairs = list(zip(order[::2], order[1::2], strict=True))
    return all(who == (wish[0], "who") and wish[1] == "wish" for who, wish in pairs)

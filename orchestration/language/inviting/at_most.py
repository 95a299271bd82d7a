"""How many there may be at most, where words say nothing else: “max 4”, “höchstens drei”."""

from __future__ import annotations

import re
from typing import Final, NamedTuple


class Most(NamedTuple):
    """So many at most; of what is empty where words leave it open."""

    number: int
    of: str

    @property
    def of_options(self) -> str:
        """The same as an order that is of options."""
        return f"max {self.number} options"


_LEAD: Final = (
    r"(?:(?:ok(?:ay)?|so|and|und|please|pls|bitte|just|let['’]?s say|sagen wir|also|but"
    r"|aber)[\s,]+)*"
)
_BOUND: Final = (
    r"(?:max(?:imum|imal|\.)?|at most|no more than|not more than|up to|limit(?: it)?(?: to| at)?"
    r"|cap(?: it)?"
    r"(?: at)?|höchstens|bis zu|nicht mehr als|keine mehr als)"
)
_OF: Final = (
    r"(?: (?P<{}>(?:new |more )?(?:options?|ideas?|proposals?|suggestions?|entries|places|optionen"
    r"|vorschläge|ideen|einträge)))?"
)
_AT_MOST: Final = re.compile(
    rf"{_LEAD}(?:{_BOUND} (?P<n>\d{{1,2}}|[a-zäöüß]+){_OF.format('of')}(?: (?:in total|overall"
    rf"|all in all"
    rf"|insgesamt|in all))?|(?P<m>\d{{1,2}}|[a-zäöüß]+){_OF.format('what')}"
    r" (?:max(?:imum|imal)?|at most|tops|höchstens))(?:[\s,]+(?:please|pls|bitte|ok"
    r"|thanks))*[\s.!]*",
    re.IGNORECASE,
)
_LONGEST: Final = 60
_NUMBERS: Final = {
    word: number
    for number, said in enumerate(
        (
            "two zwei",
            "three drei",
            "four vier",
            "five fünf",
            "six sechs",
            "seven sieben",
            "eight acht",
        ),
        2,
    )
    for word in said.split()
}


def at_most(text: str) -> Most | None:
    """Return how many words allow, and of what; None where they say anything else."""
    found = _AT_MOST.fullmatch(text.strip()) if len(text) <= _LONGEST else None
    if found is None:
        return None
    said = (found["n"] or found["m"]).casefold()
    number = int(said) if said.isdecimal() else _NUMBERS.get(said, 0)
    return Most(number, found["of"] or found["what"] or "") if number > 1 else None

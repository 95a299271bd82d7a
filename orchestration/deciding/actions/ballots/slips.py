"""A number that is put right without the name of its option: "5 of course, typo. rest 1"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from orchestration.language.votes.shares import UNIT
from orchestration.model.ballots import Ballot, Points

ON_WHICH: Final = "{number} on which one? Say it whole: “{example}”."
_MEANT: Final = (
    r"(?:i )?mean(?:t)?|(?:ich )?mein(?:t)?e|should (?:be|have been)|sollten? es(?: sein)?"
)
_OF_COURSE: Final = (
    r"natürlich|of course|obviously|naturally|selbstverständlich|sorry|i mean(?:t)?|mein(?:t)?e ich"
    r"|sollte(?:n|s)?(?: es)?(?: sein| werden)?|not \d+|nicht \d+|statt \d+|instead of \d+"
)
_SLIP: Final = (
    r"(?:(?:hab|habe) mich )?(?:vertippt|verschrieben|vertan)|(?:that was a |was a |a )?typo"
    r"|(?:das war ein |war ein )?tippfehler|my mistake|mein fehler"
)
_REST: Final = (
    r"(?:\s*[,;.!–-]+\s*|\s+)(?:and |und )?(?:the |der |den |die )?(?:rest|others|anderen?|übrigen)"
    rf"(?: gets?| bekommen| bekommt| je(?:weils)?| each)* (?P<each>\d+)(?: each| {UNIT})*"
)
_PUT_RIGHT: Final = re.compile(
    rf"(?:(?P<meant>{_MEANT}|{_SLIP})[\s,:;.–-]+)?(?P<number>\d+)(?: {UNIT})?"
    rf"(?:(?:[\s,;.(–-]+(?:{_OF_COURSE}|{_SLIP})\)?)(?P<so>))*(?:{_REST})?[\s.!]*"
)


def is_put_right(text: str) -> bool:
    """Tell whether words are a number that somebody meant, and no option."""
    found = _PUT_RIGHT.fullmatch(text)
    return found is not None and (found["meant"] is not None or found["so"] is not None)


def put_right(held: Ballot | None, names: Sequence[str], text: str) -> Points | str:
    """Return points with what was meant on the option that has the most, or ask which it is for.

    What is said of the rest is for each of the others; else they keep theirs.
    """
    found = _PUT_RIGHT.fullmatch(text)
    assert found is not None
    number, rest = Fraction(found["number"]), found["each"]
    points = dict(held.points) if isinstance(held, Points) else {}
    most = [each for each in points if points[each] == max(points.values())]
    if len(most) != 1:
        others = ", ".join(f"{each}:{rest or 1}" for each in names[1:])
        return ON_WHICH.format(number=number, example=f"{names[0]}:{number}, {others}")
    if rest:
        points = dict.fromkeys(names, Fraction(rest))
    points[most[0]] = number
    return Points({each: points[each] for each in names if points.get(each)})

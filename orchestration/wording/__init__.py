"""Views in plain words, once for all platforms; an adapter only dresses them."""

from orchestration.wording.channel import DECIDED_BY, DISCLOSURE, facts_of, for_the_agenda, how_to
from orchestration.wording.member import (
    ONE_TAP,
    about_you,
    as_read,
    for_you,
    nothing_said,
    opening,
    settled,
    unplaced,
    what_holds,
)
from orchestration.wording.phrases import (
    counted,
    day,
    instant,
    listed,
    moment,
    span,
    word,
    zoned,
)
from orchestration.wording.plain import PlainWording

__all__ = [
    "DECIDED_BY",
    "DISCLOSURE",
    "ONE_TAP",
    "PlainWording",
    "about_you",
    "as_read",
    "counted",
    "day",
    "facts_of",
    "for_the_agenda",
    "for_you",
    "how_to",
    "instant",
    "listed",
    "moment",
    "nothing_said",
    "opening",
    "settled",
    "span",
    "unplaced",
    "what_holds",
    "word",
    "zoned",
]

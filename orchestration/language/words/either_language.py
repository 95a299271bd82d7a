"""Small words that rules look at as they are written, of whichever language they are."""

from __future__ import annotations

import re
from typing import Final

from orchestration.language.english import small_words as english
from orchestration.language.english import telling as english_telling
from orchestration.language.german import small_words as german
from orchestration.language.german import telling as german_telling

ARTICLES: Final = english.ARTICLES | german.ARTICLES
AWAY: Final = english.AWAY | german.AWAY
"""What keeps somebody for days, and not for hours."""
BEGINNINGS: Final = english.BEGINNINGS | german.BEGINNINGS
DONE_BY_PEOPLE: Final = german.DONE_BY_PEOPLE
"""Verbs of what only people do; behind a name that opens a sentence they are that person's."""
ENDS_WITH_NOT: Final = german.ENDS_WITH_NOT
"""Verbs that a "not" at the end of their sentence denies for all that stands between."""
FULL: Final = english.FULL | german.FULL
GAINSAYING: Final = english.GAINSAYING | german.GAINSAYING
"""What takes back, or makes depend on something else, what stands beside it."""
HAD: Final = english_telling.HAD | german_telling.HAD
HAPPENED: Final = english_telling.HAPPENED | german_telling.HAPPENED
HAS: Final = english.HAS | german.HAS
JOINING: Final = english.JOINING | german.JOINING
LAST_PARTS: Final = english.LAST_PARTS | german.LAST_PARTS
LEADS: Final = english.LEADS | german.LEADS
LEADS_TO_A_SUBJECT: Final = english.LEADS_TO_A_SUBJECT | german.LEADS_TO_A_SUBJECT
"""What leads to what something is about: “the poll about lunch”."""
MEANS_NO_ENGAGEMENT: Final = english.MEANS_NO_ENGAGEMENT + german.MEANS_NO_ENGAGEMENT
"""Words that tell how a day is: "Wednesday is my quiet day"."""
MINE: Final = english.MINE | german.MINE
"""What somebody calls what they have proposed themselves."""
ONLY_SAYING: Final = german.ONLY_SAYING
"""Verbs of the author's that keep nobody from meeting."""
OUTRIGHT: Final = english.OUTRIGHT | german.OUTRIGHT
"""What rules something out for good, however politely that is said."""
PARTS: Final = english.PARTS | german.PARTS
PLEASE: Final = english.PLEASE | german.PLEASE
POINTS_TO_ONE: Final = german.ARTICLES | {"the", "that", "this"}
"""What stands before what one thing is called; German “das” is “that” where words are read."""
STILL_TO_COME: Final = english_telling.STILL_TO_COME
THAT: Final = english.THAT | german.THAT
WAS: Final = english_telling.WAS | german_telling.WAS
WISHING: Final = english.WISHING | german.WISHING

_LEADS_TO: Final = re.compile(
    r"\W*(?:(?:for|about|re|on|as|the|to|zu[mr]?|für|wegen|bzgl|beim?|das|die|den)\b\W*)*",
    re.IGNORECASE,
)


def leads_to_name(text: str) -> bool:
    """Tell whether words only lead to the name of something: “for the”, “zum”."""
    return _LEADS_TO.fullmatch(text) is not None

"""Small words that rules look at as they are written, of whichever language they are."""

from __future__ import annotations

from typing import Final

from orchestration.language.english import small_words as english
from orchestration.language.german import small_words as german

BEGINNINGS: Final = english.BEGINNINGS | german.BEGINNINGS
ENDS_WITH_NOT: Final = german.ENDS_WITH_NOT
"""Verbs that a "not" at the end of their sentence denies for all that stands between."""
FULL: Final = english.FULL | german.FULL
GAINSAYING: Final = english.GAINSAYING | german.GAINSAYING
"""What takes back, or makes depend on something else, what stands beside it."""
HAS: Final = english.HAS | german.HAS
JOINING: Final = english.JOINING | german.JOINING
LAST_PARTS: Final = english.LAST_PARTS | german.LAST_PARTS
LEADS: Final = english.LEADS | german.LEADS
MEANS_NO_ENGAGEMENT: Final = english.MEANS_NO_ENGAGEMENT + german.MEANS_NO_ENGAGEMENT
"""Words that tell how a day is: "Wednesday is my quiet day"."""
ONLY_SAYING: Final = german.ONLY_SAYING
"""Verbs of the author's that keep nobody from meeting."""
PARTS: Final = english.PARTS | german.PARTS
WISHING: Final = english.WISHING | german.WISHING

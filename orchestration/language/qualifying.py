"""What qualifies what its author told last, and names no time: “but possible if need be”.

People send a thought in pieces. Such a piece is read behind what was told last, as if both were one
message, as what else goes on from that is (`talk/puts_right.py`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Final

from orchestration.language.clauses.clause import Clause
from orchestration.language.clauses.cues import TIMES
from orchestration.language.clauses.leftovers import unknown
from orchestration.language.english.small_words import CONTRASTS
from orchestration.language.grammar import Item
from orchestration.language.talk.puts_right import GoesOn, Sequel, goes_on
from orchestration.language.understand import analysed
from orchestration.language.values import Shade, Stance
from orchestration.language.words.tokens import Token
from orchestration.model.message_context import MessageContext
from orchestration.model.people import MemberId
from orchestration.model.preferences import Polarity
from orchestration.model.times import TimeFrame

_LONGEST: Final = 60
_ANYWHERE: Final = MessageContext(
    MemberId(""), TimeFrame(datetime(2000, 1, 3, tzinfo=UTC), "UTC", None)
)
"""No time is looked for, so none has to be reckoned."""

_SHADES: Final = frozenset(
    {Shade.IF_NEED_BE, Shade.NOT, Shade.NEVER, Shade.RAISE, Shade.LOWER, Shade.MUST}
)
_WORDS: Final = (Token, Stance)


def sequel(text: str) -> GoesOn | None:
    """Return how words go on from what their author told last; None where they do not."""
    return goes_on(text) or _qualified(text)


def _qualified(text: str) -> GoesOn | None:
    words = text.strip()
    if not words or len(words) > _LONGEST or "?" in words:
        return None
    clauses = analysed(words, _ANYWHERE)
    items = [item for clause in clauses for item in clause.items]
    if not all(map(_is_about_no_time, items)) or unknown(items):
        return None
    if any(each.value is Shade.IF_NEED_BE for each in items) or _turns(clauses):
        return GoesOn(Sequel.QUALIFIED, words, weak=True)
    is_firm = bool(items) and all(map(_is_against, _stances(items))) and _stances(items)
    return GoesOn(Sequel.CONFIRMED, words, weak=True) if is_firm else None


def _is_about_no_time(item: Item) -> bool:
    is_known = isinstance(item.value, _WORDS) or item.value in _SHADES
    return is_known and not isinstance(item.value, TIMES)


def _turns(clauses: Sequence[Clause]) -> bool:
    """Tell whether a stance stands behind a “but”."""
    first = clauses[0].items if clauses else ()
    is_led = bool(first) and first[0].word in CONTRASTS
    return is_led and bool(_stances(first))


def _stances(items: Iterable[Item]) -> list[Stance]:
    return [each.value for each in items if isinstance(each.value, Stance)]


def _is_against(stance: Stance) -> bool:
    return stance.polarity is Polarity.AGAINST

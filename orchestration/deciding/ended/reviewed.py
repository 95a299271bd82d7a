"""Looking back at a decision: when it is asked whether it still holds, and what is said."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime
from enum import StrEnum

from orchestration.model.people import MemberId


class ReviewVerdict(StrEnum):
    """What somebody says who is asked whether a decision still holds."""

    HOLDS = "holds"
    AGAIN = "again"
    NO_LONGER = "no_longer"


@dataclass(frozen=True, slots=True)
class Review:
    """That it is asked on a day whether what was decided still holds.

    `due` is when, once something is decided; from then on it `is_asked`.
    """

    number: int
    on: date
    due: datetime | None = None
    is_asked: bool = False


@dataclass(frozen=True, slots=True)
class Reviewed:
    """What somebody said in a review, by its number."""

    review: int
    who: MemberId
    verdict: ReviewVerdict
    at: datetime

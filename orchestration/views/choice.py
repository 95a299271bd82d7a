"""What a choice shows beyond what every decision does."""

from __future__ import annotations

from dataclasses import dataclass

from orchestration.model.options import Words
from orchestration.views.channel import SessionCard
from orchestration.views.member import IntakeQuestion


@dataclass(frozen=True, slots=True, kw_only=True)
class ChoiceCard(SessionCard):
    """The card of a choice: what is `listed`, and whether more can be.

    `lot` is the hash of the seed that settles what ties.
    """

    listed: tuple[Words, ...]
    takes_proposals: bool
    lot: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ChoiceQuestion(IntakeQuestion):
    """What matters to you, of what is listed by now?"""

    listed: tuple[Words, ...]
    takes_proposals: bool

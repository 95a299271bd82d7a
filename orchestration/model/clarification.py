"""One question about words that were not understood, with answers to choose from."""

from __future__ import annotations

from dataclasses import dataclass

from orchestration.model.preferences import NotUnderstood, Preference


@dataclass(frozen=True, slots=True)
class SuggestedAnswer:
    """An answer on a button, and the sentence that its author says by pressing it."""

    label: str
    says: str


@dataclass(frozen=True, slots=True)
class Clarification:
    """A question about a time; `wish` is what a yes to it would mean, or what it is to settle.

    It is `about` words that were not understood, or about times that somebody has only listed.
    """

    about: NotUnderstood | None
    question: str
    answers: tuple[SuggestedAnswer, ...]
    wish: Preference

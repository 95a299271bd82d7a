"""How the same is taken when it is asked again: “this time ranked”, “but secret”."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeVar

from orchestration.deciding.changing import why_unreachable
from orchestration.deciding.commands import OpenDecision
from orchestration.deciding.method import method_of
from orchestration.deciding.presentation.clocks import zone_of
from orchestration.deciding.state import Decision
from orchestration.interaction.wording.settings import settings_in_words
from orchestration.language.inviting.settings import settings_said
from orchestration.model.settings import UNSAID, DecisionSettings
from orchestration.model.times import TimeFrame
from orchestration.sessions.user_action import UserAction

OD = TypeVar("OD", bound=OpenDecision)

_OF_ROUNDS: Final = frozenset({"rounds", "options"})
"""What says nothing of what is put to the vote at once, all of it."""

_PAST: Final = "That is past already."


@dataclass(frozen=True, slots=True)
class Taken:
    """How something is to be taken, as a sentence too, and what of the words could not be read."""

    settings: DecisionSettings = UNSAID
    told: str = ""
    left: Sequence[str] = ()

    def over(self, opening: OD) -> OD:
        """Return what asks again with all that was said of how."""
        return replace(opening, terms=self.settings.applied(opening.terms))


AS_BEFORE: Final = Taken()


def taken_so(decision: Decision, user_action: UserAction, words: str) -> Taken:
    """Return what words say of how the same is to be taken when somebody asks it again."""
    zone = zone_of(decision, user_action.who)
    said = settings_said(words, TimeFrame(user_action.at, zone), decision.members)
    if said is None:
        return Taken(left=(words,) if words else ())
    is_poll = not method_of(decision).asks_for_ratings(decision)
    if is_poll and _OF_ROUNDS & said.settings.said.keys():
        return Taken(left=(words,))
    called = {each.id: each.name for each in decision.members}
    told = ", ".join(settings_in_words(said.settings, zone, called))
    return Taken(said.settings, f"{told[:1].upper()}{told[1:]}." if told else "", said.left_out)


def why_not_so(opening: OpenDecision, settings: DecisionSettings) -> str:
    """Return why what asks again cannot be taken so; nothing where it can."""
    if settings.ends_by is not None and settings.ends_by <= opening.at:
        return _PAST
    is_counted = not {"quorum", "weighs"}.isdisjoint(settings.said)
    return why_unreachable(opening.terms, opening.members) if is_counted else ""

"""What stands from now on where somebody was asked or told something; nothing new is said."""

from __future__ import annotations

from dataclasses import dataclass

from orchestration.model.ballots import Ballot
from orchestration.views.base import MemberView
from orchestration.views.member import MeetingQuestion, OptionsForYou


@dataclass(frozen=True, slots=True, kw_only=True)
class QuestionChanged(MemberView):
    """What you were asked reads like this now; nothing new is said."""

    question: MeetingQuestion


@dataclass(frozen=True, slots=True, kw_only=True)
class VoteShown(MemberView):
    """How the options stand for you has your vote in it by now, wherever you gave it.

    Who abstains `has_voted` with no `ballot`.
    """

    options: OptionsForYou
    ballot: Ballot | None
    has_voted: bool

"""What stands from now on where somebody was asked something."""

from __future__ import annotations

from dataclasses import dataclass

from orchestration.views.base import MemberView
from orchestration.views.member import MeetingQuestion


@dataclass(frozen=True, slots=True, kw_only=True)
class QuestionChanged(MemberView):
    """What you were asked reads like this now; nothing new is said."""

    question: MeetingQuestion

"""What somebody is asked about their accounts."""

from __future__ import annotations

from dataclasses import dataclass

from orchestration.model.people import MemberId
from orchestration.views.base import MemberView


@dataclass(frozen=True, slots=True, kw_only=True)
class AccountQuestion(MemberView):
    """Is another `account` yours, too? Who has it goes by a `name`, and wrote your code."""

    account: MemberId
    name: str

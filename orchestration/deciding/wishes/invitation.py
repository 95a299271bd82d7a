"""What the organiser's message asks of a session: it holds once they have confirmed it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from orchestration.deciding.commands import (
    ConfirmInvitation,
    InvitationUnderstood,
)
from orchestration.deciding.presentation.views import invitation_read_back
from orchestration.deciding.rounds.rounds import close_intake_if_complete
from orchestration.deciding.state import D
from orchestration.deciding.step import refuse, tell, without
from orchestration.model.people import Member
from orchestration.sessions.kind import Step

INVITATION: Final = "invitation"
"""By what the organiser's message is waited for."""


def invitation_understood(decision: D, command: InvitationUnderstood) -> Step[D]:
    """Show the organiser what their message asks of the session; it holds once they confirm."""
    if INVITATION not in decision.reading:
        return decision, ()
    decision = replace(
        decision,
        invitation=command.invitation,
        invitation_open=True,
        reading=without(decision.reading, INVITATION),
    )
    view = invitation_read_back(decision, command.invitation)
    return decision, (tell(decision.organiser.id, view),)


def confirm_invitation(decision: D, command: ConfirmInvitation) -> Step[D]:
    """Let the invitation hold, or drop what was read of it."""
    if command.by != decision.organiser.id:
        return refuse(decision, command.by, "Only the organiser can confirm the invitation.")
    if decision.invitation is None or not decision.invitation_open:
        return decision, ()
    if not command.accepted:
        decision = replace(decision, invitation=None, invitation_open=False)
        return close_intake_if_complete(decision, command.at)
    return close_intake_if_complete(_with_invitation(decision), command.at)


def _with_invitation(decision: D) -> D:
    """Return the decision with what its invitation asks: who is needed, and one of whom."""
    invitation = decision.invitation
    assert invitation is not None
    roles = tuple(
        tuple(member.id for member in decision.members if _has_role(member, role))
        for role in invitation.roles
    )
    groups = (*decision.terms.require_one_of, *invitation.one_of, *filter(None, roles))
    return replace(
        decision,
        invitation_open=False,
        members=tuple(
            replace(member, required=member.required or member.id in invitation.required)
            for member in decision.members
        ),
        terms=replace(decision.terms, require_one_of=tuple(dict.fromkeys(groups))),
    )


def _has_role(member: Member, role: str) -> bool:
    known = (member.role or "", *member.responsibilities)
    return any(role.casefold() in each.casefold() for each in known)

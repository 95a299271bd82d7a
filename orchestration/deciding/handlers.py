"""Which function handles which command in every session that decides by rounds and votes."""

from __future__ import annotations

from orchestration.deciding import (
    afterwards,
    intake,
    invitation,
    membership,
    own_wishes,
    relaxing,
    speaking_up,
    turning_points,
    votes,
)
from orchestration.deciding.commands import (
    Approve,
    CastBallot,
    Close,
    ConfirmInvitation,
    ConfirmMust,
    DeadlinePassed,
    GiveWay,
    InvitationUnderstood,
    LookAgain,
    Rate,
    TakeBallotBack,
    TakeCandidate,
)
from orchestration.deciding.method import Method, decides_by
from orchestration.deciding.state import D
from orchestration.sessions.commands import (
    AddMember,
    Answer,
    Cancel,
    Label,
    PreferencesUnderstood,
    Recalled,
    TellPrivately,
    Withdraw,
)
from orchestration.sessions.kind import Handlers, Row, on, table


def deciding(state: type[D], method: Method[D], *own: Row[D]) -> Handlers[D]:
    """Return the handlers of a kind that decides by this method, with those of its own."""
    decides_by(state, method)
    return table(*_shared(state), *own)


def _shared(state: type[D]) -> tuple[Row[D], ...]:
    """Return what every such kind handles; for its own state, as the type checker is told by it."""
    del state
    return (
        on(InvitationUnderstood, invitation.invitation_understood),
        on(ConfirmInvitation, invitation.confirm_invitation),
        on(AddMember, membership.add_member),
        on(TellPrivately, intake.tell_privately),
        on(Recalled, own_wishes.recalled),
        on(PreferencesUnderstood, speaking_up.telling(intake.preferences_understood)),
        on(Answer, intake.answer),
        on(Label, own_wishes.label_wish),
        on(Withdraw, own_wishes.withdraw_wish),
        on(GiveWay, relaxing.give_way),
        on(ConfirmMust, relaxing.confirm_must),
        on(DeadlinePassed, turning_points.deadline_passed),
        on(CastBallot, votes.cast_ballot),
        on(Approve, votes.approve),
        on(TakeBallotBack, votes.take_ballot_back),
        on(LookAgain, speaking_up.look_again),
        on(Close, turning_points.close),
        on(TakeCandidate, afterwards.take_candidate),
        on(Cancel, afterwards.cancel),
        on(Rate, afterwards.rate),
    )

"""Which function handles which command in every session that decides by rounds and votes."""

from __future__ import annotations

from orchestration.deciding import (
    ending,
    intake,
    membership,
    relaxing,
    rounds,
    speaking_up,
    votes,
)
from orchestration.deciding.commands import (
    Approve,
    CastBallot,
    Close,
    ConfirmInvitation,
    ConfirmMust,
    Deadline,
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
from orchestration.sessions.kind import Handlers, Row, Step, on, table


def deciding(state: type[D], method: Method[D], *own: Row[D]) -> Handlers[D]:
    """Return the handlers of a kind that decides by this method, with those of its own."""
    decides_by(state, method)
    return table(*_shared(state), *own)


def _shared(state: type[D]) -> tuple[Row[D], ...]:
    """Return what every such kind handles; for its own state, as the type checker is told by it."""
    del state
    return (
        on(InvitationUnderstood, membership.invitation_understood),
        on(ConfirmInvitation, membership.confirm_invitation),
        on(AddMember, membership.add_member),
        on(TellPrivately, intake.tell_privately),
        on(Recalled, intake.recalled),
        on(PreferencesUnderstood, speaking_up.telling(intake.preferences_understood)),
        on(Answer, intake.answer),
        on(Label, intake.label_wish),
        on(Withdraw, intake.withdraw_wish),
        on(GiveWay, relaxing.give_way),
        on(ConfirmMust, relaxing.confirm_must),
        on(DeadlinePassed, _deadline_passed),
        on(CastBallot, votes.cast_ballot),
        on(Approve, votes.approve),
        on(TakeBallotBack, votes.take_ballot_back),
        on(LookAgain, votes.look_again),
        on(Close, rounds.close),
        on(TakeCandidate, ending.take_candidate),
        on(Cancel, ending.cancel),
        on(Rate, ending.rate),
    )


def _deadline_passed(decision: D, command: DeadlinePassed) -> Step[D]:
    if command.deadline is Deadline.NUDGE:
        return membership.remind(decision, command)
    return rounds.deadline_passed(decision, command)

"""What every kind that decides has in its record: its handlers, its views, and how it ends."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from orchestration.deciding import changing
from orchestration.deciding.commands import (
    AnswerReview,
    Approve,
    AskAgain,
    CastBallot,
    ChangeTerms,
    Close,
    ComeBack,
    ConfirmInvitation,
    ConfirmMust,
    DeadlinePassed,
    Extend,
    GiveWay,
    InvitationUnderstood,
    LabelNote,
    Leave,
    LeaveVote,
    LookAgain,
    NextLeftOut,
    Rate,
    Remind,
    Rename,
    ReviewOn,
    SayWhyNot,
    SetAttendance,
    SettlePart,
    TakeBallotBack,
    TakeCandidate,
    TakeLastBack,
    TakeOut,
    WantReminders,
)
from orchestration.deciding.ended import afterwards, again, review
from orchestration.deciding.method import Method, decides_by
from orchestration.deciding.people import delegating, departing, membership, needed
from orchestration.deciding.presentation.views import options_proposed
from orchestration.deciding.rounds import turning_points
from orchestration.deciding.rounds.kept_up import keeping_up
from orchestration.deciding.state import D, Decision, Phase
from orchestration.deciding.step import is_over
from orchestration.deciding.votes import notes, speaking_up, votes
from orchestration.deciding.wishes import (
    attending,
    intake,
    invitation,
    own_clock,
    own_wishes,
    relaxing,
    undoing,
    why_not,
)
from orchestration.interaction.wording import listed, moment
from orchestration.sessions.commands import (
    AddMember,
    Answer,
    Cancel,
    ChildEnded,
    Label,
    PreferencesUnderstood,
    PutBack,
    Recalled,
    TellPrivately,
    Withdraw,
    ZoneTold,
)
from orchestration.sessions.effects import Post
from orchestration.sessions.kind import Ending, Handlers, Row, on, table
from orchestration.views.asked_otherwise import VoteShown
from orchestration.views.base import View
from orchestration.views.channel import (
    Decided,
    NoOutcome,
    OptionsProposed,
    ReviewQuestion,
    VoteCounted,
)
from orchestration.views.member import (
    CandidateOffer,
    InvitationReadBack,
    LeftBehind,
    MustQuestion,
    OptionsForYou,
    PartQuestion,
    QuestionSettled,
    RatingQuestion,
    ReadBack,
    RelaxationQuestion,
    Reminder,
    WhatItMeans,
)
from orchestration.views.series import LeftOutNote


def deciding(state: type[D], method: Method[D], *own: Row[D]) -> Handlers[D]:
    """Return the handlers of a kind that decides by this method, with those of its own."""
    decides_by(state, method)
    handlers = table(*_shared(state), *own)
    return MappingProxyType({each: keeping_up(handler) for each, handler in handlers.items()})


def _shared(state: type[D]) -> tuple[Row[D], ...]:
    """Return what every such kind handles; for its own state, as the type checker is told by it."""
    del state
    return (
        on(InvitationUnderstood, invitation.invitation_understood),
        on(ConfirmInvitation, invitation.confirm_invitation),
        on(AddMember, membership.add_member),
        on(Leave, departing.leave),
        on(TakeOut, departing.take_out),
        on(ComeBack, departing.come_back),
        on(TellPrivately, intake.tell_privately),
        on(Recalled, own_wishes.recalled),
        on(ZoneTold, own_clock.zone_told),
        on(PreferencesUnderstood, intake.preferences_understood),
        on(Answer, intake.answer),
        on(Label, own_wishes.label_wish),
        on(SayWhyNot, why_not.say_why_not),
        on(Withdraw, own_wishes.withdraw_wish),
        on(PutBack, own_wishes.put_wish_back),
        on(GiveWay, relaxing.give_way),
        on(ConfirmMust, relaxing.confirm_must),
        on(SettlePart, attending.settle_part),
        on(DeadlinePassed, turning_points.deadline_passed),
        on(CastBallot, votes.cast_ballot),
        on(Approve, votes.approve),
        on(TakeBallotBack, votes.take_ballot_back),
        on(TakeLastBack, undoing.take_last_back),
        on(LabelNote, notes.label_note),
        on(LeaveVote, delegating.leave_vote),
        on(LookAgain, speaking_up.look_again),
        on(Close, turning_points.close),
        on(Remind, membership.remind_now),
        on(WantReminders, membership.want_reminders),
        on(Extend, turning_points.extend),
        on(ChangeTerms, changing.change_terms),
        on(TakeCandidate, afterwards.take_candidate),
        on(Cancel, afterwards.cancel),
        on(Rate, afterwards.rate),
        on(Rename, changing.rename),
        on(SetAttendance, needed.set_attendance),
        on(ReviewOn, review.review_on),
        on(AnswerReview, review.answer),
        on(AskAgain, again.ask_again),
        on(ChildEnded, again.child_ended),
        on(NextLeftOut, again.left_out),
    )


VIEWS: Final[tuple[type[View], ...]] = (
    OptionsProposed,
    VoteCounted,
    Decided,
    NoOutcome,
    ReviewQuestion,
    LeftOutNote,
    Reminder,
    ReadBack,
    OptionsForYou,
    WhatItMeans,
    RelaxationQuestion,
    MustQuestion,
    QuestionSettled,
    VoteShown,
    PartQuestion,
    InvitationReadBack,
    CandidateOffer,
    RatingQuestion,
    LeftBehind,
)
"""What every such kind shows, beside its card and its question."""


def on_the_table(decision: Decision) -> tuple[Post, ...]:
    """Return the options that are voted on, as they stand in the channel; none without a vote."""
    round_ = decision.round
    if decision.phase is not Phase.VOTE or round_.assessment is None:
        return ()
    drawn = (round_.heatmap,) if round_.heatmap else ()
    view = options_proposed(decision, round_)
    return (Post(name=f"options/{round_.number}", view=view, pictures=drawn),)


def ending_of(decision: Decision) -> Ending | None:
    """Return how a session has ended, as its channel was told; None while it has not."""
    if decision.outcome is None:
        return Ending(None) if is_over(decision) else None
    options = (decision.outcome.option, *decision.outcome.more)
    return Ending(listed([moment(each, decision.terms.zone, named=True) for each in options]))

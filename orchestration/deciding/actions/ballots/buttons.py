"""What the buttons of a vote do, and the forms that they open."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from orchestration.deciding.actions.ballots import forms as ballot_forms
from orchestration.deciding.actions.ballots.notes import NAMED, NAMELESS, labelled
from orchestration.deciding.actions.ballots.replies import read_reply
from orchestration.deciding.commands import LookAgain
from orchestration.deciding.state import Decision
from orchestration.deciding.votes.approvals import names
from orchestration.deciding.votes.speaking_up import DECIDES
from orchestration.deciding.votes.standing import is_last_vote
from orchestration.deciding.votes.votes import CLOSED
from orchestration.interaction.form import Filled
from orchestration.model.preferences import Visibility
from orchestration.sessions.user_action import Press, Pressed, Reply, UserAction, number_in


def _vote(press: Press[Decision]) -> Reply:
    why = ballot_forms.why_not(press.session, press.who, number_in(press.value))
    if why:
        return Reply(notice=why)
    return Reply(form=ballot_forms.vote_form(press.session, press.who))


def voted(
    decision: Decision, user_action: UserAction, filled: Filled, context: Mapping[str, Any]
) -> Reply:
    """Return what comes of a ballot that was filled in."""
    if why := ballot_forms.why_not(decision, user_action.who, context.get("round")):
        return Reply(notice=why)
    return ballot_forms.cast_filled(decision, user_action, filled)


def voted_none(
    decision: Decision, user_action: UserAction, filled: Filled, context: Mapping[str, Any]
) -> Reply:
    """Return what comes of a vote for none of the options."""
    if why := ballot_forms.why_not(decision, user_action.who, context.get("round")):
        return Reply(notice=why)
    return ballot_forms.cast_none(decision, user_action, filled)


def objected(
    decision: Decision, user_action: UserAction, filled: Filled, context: Mapping[str, Any]
) -> Reply:
    """Return what comes of an objection whose reason was filled in."""
    if why := ballot_forms.why_not(decision, user_action.who, context.get("round")):
        return Reply(notice=why)
    against = [str(each) for each in context.get("against", ())]
    return ballot_forms.cast_objection(decision, user_action, filled, against)


def _object(press: Press[Decision]) -> Reply:
    round_, _, against = press.value.partition("/")
    if why := ballot_forms.why_not(press.session, press.who, number_in(round_)):
        return Reply(notice=why)
    return Reply(form=ballot_forms.objection_form(press.session, against.split(",")))


def _none_of_these(press: Press[Decision]) -> Reply:
    if why := ballot_forms.why_not(press.session, press.who, number_in(press.value)):
        return Reply(notice=why)
    return Reply(form=ballot_forms.none_form(press.session))


def _choose(press: Press[Decision]) -> Reply:
    round_, _, option = press.value.partition("/")
    if why := ballot_forms.why_not(press.session, press.who, number_in(round_)):
        return Reply(notice=why)
    if option not in names(press.session):  # no button of ours says so
        return Reply(notice=CLOSED)
    return ballot_forms.tap(press.session, press.user_action, option)


def _keep_vote(press: Press[Decision]) -> Reply:
    if why := ballot_forms.why_not(press.session, press.who, number_in(press.value)):
        return Reply(notice=why)
    kept = ballot_forms.keep(press.session, press.user_action)
    return replace(kept, note="Kept.", gone=("keep-vote",)) if kept.commands else kept


def _look_again(press: Press[Decision]) -> Reply:
    round_ = number_in(press.value)
    if why := ballot_forms.why_not(press.session, press.who, round_):
        return Reply(notice=why)
    if is_last_vote(press.session):
        return Reply(note=DECIDES, gone=("look-again",))
    command = LookAgain(**press.envelope, member=press.who, round=round_)
    note = "Noted. The organiser is told how many would, and not who."
    return Reply(commands=(command,), note=note, gone=("look-again",))


def _count_as(press: Press[Decision]) -> Reply:
    number, _, said = press.value.partition("/")
    round_ = number_in(number)
    if why := ballot_forms.why_not(press.session, press.who, round_):
        return Reply(notice=why)
    reply = read_reply(press.session, press.user_action, round_ or 0, said)
    return replace(reply, gone=(ballot_forms.COUNT_AS,)) if reply else Reply()


def _abstain(press: Press[Decision]) -> Reply:
    if why := ballot_forms.why_not(press.session, press.who, number_in(press.value)):
        return Reply(notice=why)
    return ballot_forms.cast(press.session, press.user_action, None)


BALLOT_ACTIONS: Final[Mapping[str, Pressed[Decision]]] = {
    "vote": _vote,
    "choose": _choose,
    "abstain": _abstain,
    ballot_forms.COUNT_AS: _count_as,
    "none-of-these": _none_of_these,
    ballot_forms.OBJECT_FORM: _object,
    "keep-vote": _keep_vote,
    "look-again": _look_again,
    NAMELESS: labelled("Shown without your name, once six have voted.", Visibility.ANONYMOUS),
    NAMED: labelled("Shown with your name.", Visibility.SHARED),
}

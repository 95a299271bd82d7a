"""An objection belongs to the vote whose ballot knows objections: “I object to A, too far”."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from orchestration.conversation.known.by_name import lettered_by, speaking_of
from orchestration.conversation.known.context import Context
from orchestration.conversation.ports.inbound import Via
from orchestration.deciding.actions.ballots import forms as ballot_forms
from orchestration.deciding.actions.ballots.agreement import is_one_alone
from orchestration.deciding.actions.ballots.objections import (
    is_concern,
    says_objection,
    speaks_of_one,
)
from orchestration.deciding.actions.ballots.refusals import takes_refusals
from orchestration.deciding.actions.ballots.replies import read_reply
from orchestration.deciding.state import Decision, Phase
from orchestration.interaction.layout import Button
from orchestration.language.choosing.held.agreement import is_bare_answer
from orchestration.language.votes.giving_up import gives_up, leans_on_another
from orchestration.language.votes.objection_back import objection_back
from orchestration.model.ballots import Consents

STANDS: Final = (
    "Your objection still counts here. If it should not, write “I take my objection back”."
)
NOT_COUNTED: Final = "Then it counts as no objection."


def agrees_to_another(context: Context, decision: Decision) -> bool:
    """Tell whether who objects to what is voted on says yes to what somebody has said since."""
    held = decision.round.ballots.get(context.who)
    objects = isinstance(held, Consents) and bool(held.objections)
    if not objects or not is_one_alone(decision) or objection_back(context.words):
        return False
    return leans_on_another(context.words)


def lets_it_be(context: Context, decision: Decision) -> bool:
    """Tell whether words let an objection be that was never counted, and are not why it is one."""
    held = decision.round.ballots.get(context.who)
    is_held = isinstance(held, Consents) and bool(held.objections)
    return not is_held and gives_up(context.words)


def is_asked_of(button: Button, words: str) -> bool:
    """Tell whether words agree to something, and press not that an objection counts.

    A bare yes presses it.
    """
    objects = button.action == ballot_forms.COUNT_AS and says_objection(button.value)
    return objects and not is_bare_answer(words)


def where_it_counts(context: Context) -> Context:
    """Return a message with the votes alone in which an objection counts, if it is one.

    That is where nothing else says which is meant: in private, where several things wait, and
    neither one of the others nor an option of theirs is named.
    """
    counting = [each for each in context.waiting if _knows_objections(each)]
    others = [each for each in context.waiting if each not in counting]
    if not counting or not others or not _is_free(context) or not _objects(context, counting):
        return context
    if _names_only(context, others):
        return context
    left = tuple(each for each in context.sessions if each not in others)
    return replace(context, sessions=left)


def _is_free(context: Context) -> bool:
    """Tell whether nothing about where a message stands says which session it is of."""
    message = context.message
    is_said = message.via is not Via.COMMAND and not message.in_channel
    return is_said and not message.about and not context.is_picked


def _names_only(context: Context, others: Sequence[Decision]) -> bool:
    """Tell whether words name others of the sessions, and no other than these."""
    meant = [*context.named(context.words)[0], *speaking_of(context.words, context.waiting)]
    return bool(meant) and all(each in others for each in meant)


def _objects(context: Context, counting: Sequence[Decision]) -> bool:
    """Tell whether words say so and no more, or are such a vote in one that knows objections."""
    said = context.words
    if "?" in said or not (says_objection(said) or is_concern(said) or objection_back(said)):
        return False
    return speaks_of_one(said) or any(_is_read(context, each) for each in counting)


def _is_read(context: Context, decision: Decision) -> bool:
    said = lettered_by(context.words, context.who, decision)
    return read_reply(decision, context.action, decision.round.number, said) is not None


def _knows_objections(decision: Decision) -> bool:
    return decision.phase is Phase.VOTE and takes_refusals(ballot_forms.rule_of(decision))

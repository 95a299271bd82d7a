"""An end that its organiser wants with one of the options: they are asked once whether they do."""

from __future__ import annotations

from collections.abc import Sequence

from orchestration.conversation.known.by_name import is_of_times, lettered_by
from orchestration.conversation.known.context import Context, sentence
from orchestration.conversation.ports.inbound import Part
from orchestration.conversation.voted import beside_a_vote
from orchestration.conversation.voted.asked_of_times import fitting
from orchestration.deciding.actions import closing, closing_with
from orchestration.deciding.actions.ballots import forms as ballot_forms
from orchestration.deciding.state import Decision, Phase
from orchestration.language.inviting.time_set import time_set
from orchestration.language.votes.beginnings import says_it_closes
from orchestration.language.votes.decreed import decreed, is_unasked


def parted(context: Context) -> tuple[Sequence[Part], Context] | None:
    """Ask whether to end a vote with an option that words name; nothing of them is left.

    None of all other words: who does not organise it votes with these, and ends nothing; where
    they say to ask nobody else, they hear that. Who announces that a title has won does not vote.
    """
    voting = [each for each in context.open if each.phase is Phase.VOTE]
    own = [each for each in voting if each.organiser.id == context.who]
    if len(own) != 1 or context.message.is_edited:
        return None if context.message.is_edited else _of_another(context, voting)
    [decision] = own
    letters = lettered_by(context.words, context.who, decision)
    is_announced = says_it_closes(letters) and not is_of_times(decision)
    name = "" if is_announced else decreed(letters) or _set_by_time(context, decision)
    if name not in ballot_forms.names(decision):
        return None
    asked = Part(closing_with.asked(decision, context.action, name), decision.id)
    return [asked], beside_a_vote.saying(context, "")


def _set_by_time(context: Context, decision: Decision) -> str:
    """Return the option at the time that words set: “lock in Tuesday 14:00”; else nothing."""
    at = time_set(context.words)
    found = fitting(context, decision, at) if at and is_of_times(decision) else ()
    return next(iter(found)) if len(found) == 1 else ""


def _of_another(
    context: Context, voting: Sequence[Decision]
) -> tuple[Sequence[Part], Context] | None:
    """Say who can end a vote to somebody else who would; what they would end it with is a vote."""
    if len(voting) != 1 or not context.message.is_to_the_bot:
        return None
    name = decreed(lettered_by(context.words, context.who, voting[0]))
    if name not in ballot_forms.names(voting[0]) or not is_unasked(context.words):
        return None
    return [sentence(closing.NOT_YOURS)], beside_a_vote.saying(context, name)

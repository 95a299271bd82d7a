"""Votes in words: in private, in reply to the options, or where the bot is mentioned."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from orchestration.conversation.context import Context, sentence
from orchestration.conversation.inbound import Part
from orchestration.deciding.actions import ballot_forms
from orchestration.deciding.actions.ballot_words import read_private_vote, read_vote
from orchestration.deciding.state import Decision, Phase
from orchestration.interaction.answers import WHICH_OPTION
from orchestration.sessions.user_action import Reply, UserAction

_PAUSE: Final = ","
_ASKS: Final = "?"


async def cast(context: Context, decision: Decision, words: str) -> Sequence[Part]:
    """Take a vote, and return what is said of it; under the options talk is left alone."""
    reply = voted(context, decision, context.action, words)
    if reply is None:
        if not context.message.is_to_the_bot:
            return []
        names = ", ".join(ballot_forms.names(decision))
        return [sentence(WHICH_OPTION.format(names=names))]
    await context.exchange.note_written(decision.id)
    await context.exchange.perform(replace(reply, notice=""), decision.id)
    return [sentence(reply.notice)] if reply.notice else []


def voted(context: Context, decision: Decision, action: UserAction, words: str) -> Reply | None:
    """Return what comes of words as a vote; "changed my mind, C" is one for its last part."""
    round_ = context.message.round
    for each in _ends(words):
        if context.message.about is None or not round_:
            reply = read_private_vote(decision, action, each)
        else:
            reply = read_vote(decision, action, round_, each)
        if reply is not None:
            return reply
    return None


def _ends(words: str) -> Iterator[str]:
    """Yield words, and then what stands behind each pause; a question is no vote."""
    yield words
    while _PAUSE in words and not words.rstrip().endswith(_ASKS):
        words = words.partition(_PAUSE)[2].strip()
        yield words


def late_vote(context: Context) -> Reply | None:
    """Return what is said of a vote on options that are voted on no longer."""
    round_ = context.message.round
    decision = next(iter(context.sessions), None)
    if not round_ or decision is None:
        return None
    if decision.phase is Phase.VOTE and decision.round.number == round_:
        return None
    return read_vote(decision, context.action, round_, context.message.text)


def at_the_vote(context: Context) -> list[Decision]:
    """Return the sessions in which there is something to vote on."""
    return [each for each in context.waiting if each.phase is Phase.VOTE]

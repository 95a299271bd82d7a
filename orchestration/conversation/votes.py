"""Votes in words: in private, in reply to the options, or where the bot is mentioned."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from orchestration.conversation.context import Context, sentence
from orchestration.conversation.inbound import Part
from orchestration.deciding.actions import ballot_forms
from orchestration.deciding.actions.ballot_words import read_vote
from orchestration.deciding.state import Decision, Phase
from orchestration.interaction.answers import WHICH_OPTION
from orchestration.sessions.user_action import Reply

_PAUSE: Final = ","
_ASKS: Final = "?"
_STOPS: Final = ".!"


async def cast(context: Context, decision: Decision, said: Sequence[str]) -> Sequence[Part]:
    """Take the sentences that were routed as votes, and return what is said of it.

    "A. Then C." is one vote; where all of it is none, its end may be: "changed my mind, C". Under
    the options talk is left alone.
    """
    round_ = context.message.round or decision.round.number
    whole = f"{_PAUSE} ".join(each.rstrip(_STOPS) for each in said)
    read = (read_vote(decision, context.action, round_, each) for each in (whole, *_ends(said[-1])))
    reply = next((each for each in read if each), None)
    if reply is None:
        if not context.message.is_to_the_bot:
            return []
        names = ", ".join(ballot_forms.names(decision))
        return [sentence(WHICH_OPTION.format(names=names))]
    await context.exchange.note_written(decision.id)
    await context.exchange.perform(replace(reply, notice=""), decision.id)
    return [sentence(reply.notice)] if reply.notice else []


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


def at_the_vote(context: Context, said: Sequence[str]) -> tuple[list[Decision], list[str]]:
    """Return the sessions that a vote can be in, and its sentences without the name of one."""
    found = [each for each in context.waiting if each.phase is Phase.VOTE]
    if len(found) < 2:
        return found, list(said)
    read = [context.named(each) for each in said]
    named = [each for each in found if any(each in sessions for sessions, _ in read)]
    return (named, [rest.strip() for _, rest in read]) if named else (found, list(said))

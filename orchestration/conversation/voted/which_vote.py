"""Which of several votes a letter is for: its author is asked once, and no other session hears it.

A letter that names an option is never what stands on a button, nor a wish for a time.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from orchestration.conversation.known.by_name import on_the_table
from orchestration.conversation.known.context import Context, sentence
from orchestration.conversation.ports.inbound import Part, Via
from orchestration.conversation.told import wishes
from orchestration.conversation.voted.votes import vote_of
from orchestration.deciding.actions.ballots import forms as ballot_forms
from orchestration.deciding.actions.which_session import WHICH
from orchestration.deciding.commands import CastBallot
from orchestration.deciding.people.joining import joined
from orchestration.deciding.state import Decision
from orchestration.interaction.answers import said
from orchestration.interaction.layout import Button
from orchestration.interaction.wording import in_words
from orchestration.privacy import reveal


async def asked(
    context: Context, found: Sequence[Decision], words: Sequence[str]
) -> Sequence[Part]:
    """Ask for which of these votes words are; where none is open, they are a wish.

    Whoever has not joined one joins it by the press. What a command says cannot be read again, so
    its buttons carry the vote.
    """
    text = context.message.text
    if not found:
        return await wishes.wished(context, text, context.action)
    if context.message.via is Via.COMMAND and (offers := _offers(context, found, words)):
        return [sentence(WHICH), *offers]
    here = tuple(joined(each, context.who, context.action.name) for each in found)
    return await wishes.wished(replace(context, sessions=here), text, context.action, here)


def _offers(context: Context, found: Sequence[Decision], words: Sequence[str]) -> Sequence[Part]:
    """Return for each of these the button that counts the vote there which words are."""
    return [
        Part(
            said(f"“{each.terms.subject}”", (Button(ballot_forms.COUNT_AS, label, value),)), each.id
        )
        for each in found
        if (vote := _vote(context, each, words))
        for label, value in [(_called(each, vote), f"{each.round.number}/{vote}")]
    ]


def _vote(context: Context, decision: Decision, words: Sequence[str]) -> str:
    reply = vote_of(context, decision, words)
    cast = [each for each in reply.commands if isinstance(each, CastBallot)] if reply else []
    ballot = reveal(cast[0].ballot, context.who) if cast else None
    return in_words(ballot) if ballot else ""


def _called(decision: Decision, vote: str) -> str:
    """Return a vote with what its one option is called."""
    title = next((x.title for x in on_the_table(decision) if x.id == vote), "")
    return f"{vote} {title}".rstrip()

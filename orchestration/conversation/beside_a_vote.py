"""A vote with something beside it: "4th floor for me. Who is missing?", "B, and close it".

Only what is put to the bot parts from a vote: what else stands beside it is its note, or talk.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from orchestration.conversation import votes
from orchestration.conversation.by_name import lettered, speaking_of
from orchestration.conversation.context import Context
from orchestration.conversation.inbound import Part, Via
from orchestration.conversation.own_page import ahead
from orchestration.conversation.sessions import find_decisions
from orchestration.deciding.actions.ballots.agreement import answers_alone
from orchestration.deciding.state import Decision
from orchestration.interaction.routing import (
    About,
    Does,
    Held,
    SessionOrder,
    SessionQuestion,
    Social,
)
from orchestration.language.votes.divided import asks_of_it, divided, says_own
from orchestration.sessions.user_action import Reply


async def parted(context: Context) -> tuple[Sequence[Part], Context] | None:
    """Take a vote, and return what is said of it and what stands beside it; None where none does.

    What follows from the vote is known to what stands beside it: who is missing still, and whether
    it can be closed.
    """
    message = context.message
    if message.is_edited or votes.voted_on(context) is None:
        return None
    for first, then in divided(message.text):
        for vote, beside in ((first, then), (then, first)):
            other = replace(context, message=replace(message, text=beside))
            found = votes.vote_in(replace(context, message=replace(message, text=vote)))
            if found and _is_put_to_the_bot(other, found[0], vote):
                told = await votes.taken(context, *found)
                return told, await after(_spoken_to(other), found[1])
    return None


def _is_put_to_the_bot(beside: Context, decision: Decision, vote: str) -> bool:
    """Tell whether words beside a vote ask the bot something, or order it, and name no option."""
    routed = [each for each in beside.routed() if type(each) is not Social]
    if not routed or not all(isinstance(each, SessionQuestion | SessionOrder) for each in routed):
        return False
    if speaking_of(beside.message.text, [decision]):
        return False
    return all(_goes_with(each, beside.message.text, decision, vote) for each in routed)


def _goes_with(about: About, words: str, decision: Decision, vote: str) -> bool:
    """Tell whether a vote can stand beside what words are about.

    “Thai Garden, who voted for that?” asks of an option, and “B it is, close it” tells how it
    stands: neither votes for it.
    """
    if isinstance(about, SessionQuestion):
        return not asks_of_it(words)
    if not isinstance(about, SessionOrder) or about.held is Held.DENIED:
        return False
    return about.does is not Does.CLOSE or says_own(vote) or _is_bare(decision, vote)


def _is_bare(decision: Decision, vote: str) -> bool:
    letters = lettered(vote, decision).strip(" .!")
    return len(letters) == 1 or answers_alone(decision, letters)


def _spoken_to(context: Context) -> Context:
    """Return words as said to the bot: whoever votes speaks to it, in a thread too."""
    is_talk = context.message.via is Via.THREAD
    message = replace(context.message, via=Via.MENTION) if is_talk else context.message
    return replace(context, message=message)


async def after(context: Context, done: Reply) -> Context:
    """Return what is known where a message stands once something that it says is done."""
    access = ahead(context.access, done.commands)
    found = await find_decisions(access.sessions, [each.id for each in context.sessions])
    return replace(context, sessions=tuple(found))

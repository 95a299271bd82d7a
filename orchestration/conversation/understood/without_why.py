"""What is understood alone, with a reason or a courtesy beside it: that is taken as if alone.

“Skip next week, we're at the offsite”, “the place is closed today, can we redo the vote?”. Whether
it is understood alone shows as it is rehearsed.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from itertools import islice
from typing import Final

from orchestration.conversation.known.by_name import is_of_times, speaking_of
from orchestration.conversation.known.context import Context
from orchestration.conversation.known.rehearsal import Came, Rehearsal
from orchestration.conversation.ports.inbound import Via
from orchestration.conversation.voted import votes
from orchestration.deciding.actions.ballots import forms as ballot_forms
from orchestration.deciding.actions.ballots.agreement import is_one_alone
from orchestration.deciding.commands import CastBallot, LeaveVote, TakeBallotBack
from orchestration.deciding.state import Decision, Phase
from orchestration.interaction.routing import (
    OpenRequest,
    SessionOrder,
    SessionQuestion,
)
from orchestration.language.choosing.held.agreement import is_bare_answer
from orchestration.language.choosing.held.told_why import Parted, begins_to_answer, parted_from_why
from orchestration.sessions.commands import Command, TellPrivately

_MOST: Final = 8
"""So many parts of a message are rehearsed at most."""

_ASKS_MORE: Final = (SessionOrder, SessionQuestion, OpenRequest)
"""What is said beside something, and more than why."""

_SHORT: Final = 2

Take = Callable[[Context], Awaitable[None]]


async def understood(context: Context, take: Take) -> Context:
    """Return a message without what only tells why, where the rest of it is understood alone.

    What is done for all of it is done; where all of it is only answered, the rest has to do more.
    """
    parts = list(islice(parted_from_why(context.words), _MOST)) if _may_be_parted(context) else []
    parts = [each for each in parts if _is_said_apart(context, each)]
    whole = await _came_of(context, take) if parts else Came()
    if any(not isinstance(each, TellPrivately) for each in whole.commands):
        return context
    for parted in parts:
        came = await _came_of(_saying(context, parted.said), take)
        if taken := _taken_alone(context, parted, came, whole):
            return taken
    return context


def _taken_alone(context: Context, parted: Parted, came: Came, whole: Came) -> Context | None:
    """Return what is said without why, where more comes of it than of the whole; else None."""
    if any(isinstance(each, CastBallot) for each in came.commands):
        return _with_note(context, parted) if _is_vote_alone(context, parted) else None
    if context.message.about is None and any(map(_takes_back, came.commands)):
        return None
    is_answered = came.is_answered and not (came.commands or whole.is_answered)
    is_here = is_answered and context.message.in_channel
    return _saying(context, parted.said) if _does(came.commands) or is_here else None


def _takes_back(command: Command) -> bool:
    """Tell whether a vote is taken back, which in private may be of another session."""
    return isinstance(command, TakeBallotBack)


async def _came_of(context: Context, take: Take) -> Came:
    """Return what would come of a message."""
    rehearsal = Rehearsal(context.exchange)
    await take(replace(context, exchange=rehearsal, is_rehearsed=True))
    return rehearsal.came


def _may_be_parted(context: Context) -> bool:
    """Tell whether a message may be of what is chosen in words, and is no vote as a whole."""
    message = context.message
    if message.is_edited or message.via is Via.COMMAND:
        return False
    is_of_one = len(context.open) <= 1 and bool(context.sessions)
    if not (is_of_one or message.about):
        return False
    about = [each for each in context.sessions if message.about in (None, each.id)]
    is_listed = any(each.phase is Phase.INTAKE for each in about)
    return not is_listed and not any(map(is_of_times, about)) and not _is_vote(context)


def _is_vote(context: Context) -> bool:
    """Tell whether a message is a vote with all that it says: then why is its note."""
    found = votes.vote_in(context)
    return found is not None and _does(found[1].commands)


def _saying(context: Context, words: str) -> Context:
    return replace(context, message=replace(context.message, text=words))


def _is_said_apart(context: Context, parted: Parted) -> bool:
    """Tell whether one half asks for something that exists, and the other only tells why."""
    alone = _saying(context, parted.said)
    is_request = any(isinstance(each, OpenRequest) for each in alone.routed())
    is_answer = bool(parted.why) and is_bare_answer(parted.said)
    return not (is_request or is_answer or _is_more_than_why(context, parted))


def _is_more_than_why(context: Context, parted: Parted) -> bool:
    """Tell whether what seems to tell why asks or orders something, or speaks of somebody asked."""
    if not parted.why:
        return False
    names = {each.name.split()[0] for one in context.sessions for each in one.members}
    says_whom = any(each.casefold() in parted.why.casefold().split() for each in names)
    routed = _saying(context, parted.why).routed()
    return says_whom or any(isinstance(each, _ASKS_MORE) for each in routed)


def _does(commands: Sequence[Command]) -> bool:
    """Tell whether something is done that is no wish, and leaves no vote to another.

    A wish is read with its reason, and who speaks of another beside a remark is asked.
    """
    return any(not isinstance(each, TellPrivately | LeaveVote) for each in commands)


def _is_vote_alone(context: Context, parted: Parted) -> bool:
    """Tell whether a vote stands beside why, where people talk to each other as well.

    A yes in a word is an answer to whoever spoke last.
    """
    decision = votes.voted_on(context)
    if decision is None or decision.phase is not Phase.VOTE or votes.is_none(context):
        return False
    if is_one_alone(decision):
        return len(parted.said.split()) >= _SHORT and not begins_to_answer(parted.said)
    return parted.is_ahead or not (
        speaking_of(parted.why, [decision]) or _letters(parted.why, decision)
    )


def _letters(words: str, decision: Decision) -> bool:
    return any(re.search(rf"\b{re.escape(each)}\b", words) for each in ballot_forms.names(decision))


def _with_note(context: Context, parted: Parted) -> Context:
    """Return a vote with why behind it, which is a note then, where it can have one."""
    alone = _saying(context, parted.said)
    if not parted.why:
        return alone
    noted = _saying(context, f"{parted.said.rstrip(' .,;!')}, because {parted.why}")
    return noted if votes.vote_in(noted) else alone

"""Who is in something again, and says more with that: “put me back in, Wed or Thu 2–4pm”."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from orchestration.conversation.known import departures, last_asked
from orchestration.conversation.known.context import Context
from orchestration.conversation.ports.inbound import Via
from orchestration.conversation.ports.sessions import find_left
from orchestration.deciding.state import Decision
from orchestration.interaction.routing import CameUp, SessionWish, Social, StandingWish
from orchestration.language.coming.back_again import behind_a_return, without_hesitation
from orchestration.model.people import MemberId

_MORE: Final = (SessionWish, StandingWish)


async def with_more(context: Context) -> Context:
    """Ask who has left again, and return what they say besides; all of what is something else.

    Who has only been asked whether they leave stays.
    """
    message = context.message
    if message.via is not Via.DM or message.is_edited:
        return context
    context = _plainly(context)
    head, rest = behind_a_return(context.words)
    said = _said(context, head)
    if not rest or not _is_back(said):
        return context
    left = await find_left(context.access.sessions, context.who)
    if not (left or context.waiting):
        return context
    if left:
        await departures.come_back(replace(said, action=context.apart("/back")), ())
    back = tuple(_with(each, context.who) for each in left)
    now = _said(replace(context, sessions=(*context.sessions, *back)), rest)
    if not _tells(now):
        return context if not left else now
    await last_asked.forget(context)
    return now


def _plainly(context: Context) -> Context:
    """Return a message without the second thought ahead of it, where the rest is a return."""
    words = without_hesitation(context.words)
    if not words or words == context.words.strip():
        return context
    plain = _said(context, words)
    return plain if _is_back(plain) else context


def _with(decision: Decision, who: MemberId) -> Decision:
    """Return what somebody had left as it is once they are in it again."""
    back = [each for each in decision.left if each.id == who]
    left = tuple(each for each in decision.left if each.id != who)
    return replace(decision, members=(*decision.members, *back), left=left)


def _said(context: Context, words: str) -> Context:
    return replace(context, message=replace(context.message, text=words))


def _is_back(said: Context) -> bool:
    told = [each for each in said.routed() if not isinstance(each, Social)]
    return bool(told) and all(isinstance(each, CameUp) and each.passed for each in told)


def _tells(said: Context) -> bool:
    """Tell whether words are of what suits their author, and of nothing else."""
    return all(isinstance(each, (*_MORE, Social)) for each in said.routed())

"""What words refer to that say nothing by themselves: “same for me”, “leave it”, “add that too”.

What somebody said for all to see under a post of the bot's, and what they told it last, is kept
for a while, sealed as theirs. Words that refer to it are read as the words that they stand for.
What was told in private is nobody else's antecedent.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any, Final

from orchestration.conversation.asked import questions
from orchestration.conversation.known.by_name import is_of_times
from orchestration.conversation.known.context import Context, sentence
from orchestration.conversation.ports.inbound import Part, Via
from orchestration.conversation.ports.storage import SAID_LAST
from orchestration.conversation.told import wishes
from orchestration.deciding.commands import TakeLastBack
from orchestration.deciding.state import Decision, Phase
from orchestration.deciding.wishes.clarify import open_question
from orchestration.deciding.wishes.undoing import can_take_back, said_last
from orchestration.interaction.routing import Asks
from orchestration.language.choosing.held.agreement import is_bare_answer
from orchestration.language.choosing.words import plain
from orchestration.language.corrections.referring import (
    Reference,
    Refers,
    held_off,
    proposed_in,
    reference_in,
)
from orchestration.model.people import Member, MemberId, SessionId, person_id

_LASTS: Final = timedelta(minutes=10)
_LASTS_IN_PUBLIC: Final = timedelta(days=1)
_MOST: Final = 30
"""In a session of more people nobody's words stand for somebody else's, unless they are named."""

_WISH: Final = "wish"
_PROPOSAL: Final = "proposal"

_LATER: Final = "I have noted nothing of that. Write again once you know."
_STAYS: Final = "It stays as it is, then."
_WHOSE: Final = (
    "The same as whom? What others tell me in private I don't pass on: tell me your own times."
)
_WHAT: Final = "What shall I remember? Say it in full, like “never before 10, for good”."
_NEVER_MIND: Final = "never mind"
_ADDED: Final = "add {what} as an option"


async def keep_wish(context: Context, words: str) -> None:
    """Keep what somebody has just said of themselves; of what is private, that they said it."""
    here = _under(context)
    if context.is_rehearsed or not words.strip():
        return
    if here is not None:
        await _keep(context, here.id, {_WISH: words.strip()})
    elif not context.message.in_channel:
        await _keep(context, person_id(context.who), {})


async def has_just_said(context: Context) -> bool:
    """Tell whether somebody has said here what suits them, a short while ago."""
    here = _under(context)
    last = await _read(context, here.id if here else person_id(context.who), context.who)
    return _is_within(context, last, _LASTS)


async def resolved(context: Context) -> Context:
    """Return a message as the words that it stands for, where it refers to what others said."""
    message, here = context.message, _under(context)
    if message.is_edited or context.is_rehearsed:
        return context
    if (left := held_off(context.words)) and context.waiting:
        return _as_said(context, left)
    if here is None:
        return context
    if what := proposed_in(context.words):
        await _keep(context, here.id, {_PROPOSAL: what})
        return context
    words = await _stands_for(context, here, reference_in(context.words))
    return _as_said(context, words) if words else context


async def heard(context: Context) -> Sequence[Part] | None:
    """Do what words do to what was begun last; None where they say something by themselves."""
    if held_off(context.words) is not None and context.waiting:
        return [sentence(_LATER)] if context.message.is_to_the_bot else []
    reference = reference_in(context.words)
    if reference is None:
        return None
    if context.message.via is Via.DM:
        does = _DONE.get(reference.does)
        return await does(context) if does else None
    is_unsaid = reference.does is Refers.SAME and _is_asked_for_times(context)
    return [] if is_unsaid else None


async def _same(context: Context) -> Sequence[Part] | None:
    """Ask whose wishes are meant: what others said in private is not passed on."""
    return [sentence(_WHOSE)] if _is_asked_for_times(context) else None


async def _only_now(context: Context) -> Sequence[Part] | None:
    """Take back that something holds for good, and nothing of what it says of a session."""
    if not await wishes.was_for_good(context):
        return None
    own = person_id(context.who)
    action = context.apart("/only-now")
    await context.access.send(TakeLastBack(**action.envelope(own), member=context.who))
    return []


async def _for_good(context: Context) -> Sequence[Part] | None:
    """Keep for good what somebody has just said of one session; ask what, where that is nothing."""
    waiting = [each for each in context.waiting if is_of_times(each)]
    if not waiting:
        return None
    held = said_last(waiting[0], context.who) if len(waiting) == 1 else ()
    if not held or not await has_just_said(context):
        return [sentence(_WHAT)]
    words = ". ".join(each.restatement for each in held)
    await wishes.wished_for_good(context, words, context.action)
    return []


async def _left(context: Context) -> Sequence[Part] | None:
    """Drop what was begun last: a question, or what was told just now; nothing else changes."""
    if await wishes.answered(context, _NEVER_MIND, context.action):
        return []
    last = await _read(context, person_id(context.who), context.who)
    is_recent = _is_within(context, last, _LASTS)
    if is_recent and any(can_take_back(each, context.who) for each in context.waiting):
        return await questions.answered(context, Asks.UNDO, context.words)
    is_asked = context.waiting and all(each.phase is Phase.INTAKE for each in context.waiting)
    return [sentence(_STAYS)] if is_asked and not is_bare_answer(context.words) else None


_DONE: Final[Mapping[Refers, Callable[[Context], Awaitable[Sequence[Part] | None]]]] = {
    Refers.SAME: _same,
    Refers.ONLY_NOW: _only_now,
    Refers.FOR_GOOD: _for_good,
    Refers.LEAVES: _left,
}
"""What comes of a reference that is told the bot alone."""


def _is_asked_for_times(context: Context) -> bool:
    waiting = context.waiting
    is_asked = bool(waiting) and all(
        each.phase is Phase.INTAKE and is_of_times(each) for each in waiting
    )
    return is_asked and not any(open_question(each, context.who) for each in waiting)


def _under(context: Context) -> Decision | None:
    """Return the session between times under whose post a message stands, for all to see."""
    message = context.message
    one = context.one(message.about) if message.about and message.in_channel else None
    return one if one is not None and is_of_times(one) else None


async def _stands_for(context: Context, here: Decision, reference: Reference | None) -> str:
    """Return the words that a reference stands for; nothing where there are none."""
    if reference is None:
        return ""
    if reference.does is Refers.SAME and here.phase is Phase.INTAKE:
        whose = _called(here, reference.whose) if reference.whose else _others(here, context)
        return await _latest(context, here, whose, _WISH)
    is_theirs = here.organiser.id == context.who
    if reference.does is Refers.TAKES_IN and is_theirs:
        what = await _latest(context, here, _others(here, context), _PROPOSAL)
        return _ADDED.format(what=what) if what and here.phase is Phase.VOTE else what
    return ""


def _called(here: Decision, name: str) -> list[Member]:
    return [each for each in here.members if plain(name) in plain(each.name).split()]


def _others(here: Decision, context: Context) -> list[Member]:
    others = [each for each in here.members if each.id != context.who]
    return others if len(others) <= _MOST else []


async def _latest(context: Context, here: Decision, of: Sequence[Member], what: str) -> str:
    """Return what was said last by one of these people, for all to see."""
    found = [await _read(context, here.id, each.id) for each in of]
    said = [x for x in found if x.get(what) and _is_within(context, x, _LASTS_IN_PUBLIC)]
    return str(max(said, key=lambda each: str(each["at"]))[what]) if said else ""


def _is_within(context: Context, noted: Mapping[str, Any], span: timedelta) -> bool:
    at = noted.get("at")
    return at is not None and context.access.now() - datetime.fromisoformat(at) <= span


async def _read(context: Context, session: SessionId, who: MemberId) -> Mapping[str, Any]:
    kept = await context.exchange.memory.kept(session, SAID_LAST, who)
    noted: Mapping[str, Any] = json.loads(kept) if kept else {}
    return noted


async def _keep(context: Context, session: SessionId, said: Mapping[str, str]) -> None:
    """Keep what somebody has said just now; what they proposed before stays beside it."""
    noted = await _read(context, session, context.who)
    at = {"at": context.access.now().isoformat()}
    kept = json.dumps({**noted, **said, **at})
    await context.exchange.memory.keep(session, SAID_LAST, context.who, kept)


def _as_said(context: Context, words: str) -> Context:
    return replace(context, message=replace(context.message, text=words, typed=words))

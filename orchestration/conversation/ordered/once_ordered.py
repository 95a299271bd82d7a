"""What is known once an order is carried out: a question behind it is answered by that.

“Extend it by an hour, what's the status?” tells the deadline that holds from now on.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Final

from orchestration.conversation.known.context import Context
from orchestration.conversation.known.rehearsal import Rehearsal
from orchestration.conversation.voted import beside_a_vote
from orchestration.interaction.routing import About, Does, SessionOrder, SessionQuestion
from orchestration.sessions.user_action import Reply

_GOES_ON: Final = frozenset({Does.EXTEND, Does.ADD, Does.REMOVE})
"""Orders after which a session is as open as before."""


async def known_after(
    context: Context,
    about: About,
    behind: Sequence[About],
    carry_out: Callable[[Context], Awaitable[None]],
) -> Context:
    """Return what will be known once a sentence is done; the same where nothing is asked behind."""
    is_asked = any(isinstance(each, SessionQuestion) for each in behind)
    if not is_asked or not isinstance(about, SessionOrder) or about.does not in _GOES_ON:
        return context
    rehearsal = Rehearsal(context.exchange)
    await carry_out(replace(context, exchange=rehearsal, is_rehearsed=True))
    commands = tuple(rehearsal.came.commands)
    return await beside_a_vote.after(context, Reply(commands=commands)) if commands else context

"""In words that another meeting, which is in somebody's way, may give way: its line goes."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from orchestration.conversation.known.context import Context
from orchestration.conversation.ports.inbound import Part, Via
from orchestration.deciding.presentation.own_list import assumed_of
from orchestration.deciding.presentation.record import to_give_way
from orchestration.deciding.state import Decision
from orchestration.language.coming.in_the_way import GivesWay, gives_way
from orchestration.views.member import Assumed

_TAKE_BACK: Final = "take-back"
_NAME: Final = re.compile("“(.+)”")
"""What a line is about that names anything: one's own hours do not."""


async def heard(context: Context) -> Sequence[Part] | None:
    """Take back the line of a meeting that may give way; None where words mean none, or several.

    Without a name they answer what is asked of a wish, where anything is.
    """
    said = None if context.message.via is not Via.DM else gives_way(context.words)
    if said is None or context.message.is_edited:
        return None
    found = [*_meant(context, said)]
    is_asked = any(to_give_way(each, context.who) for each in context.waiting)
    if len({line.number for _, line in found}) != 1 or (is_asked and not said.what):
        return None
    for decision, line in found:
        action = context.apart(f"/gives-way/{decision.id}")
        reply = context.access.kinds.press(decision, action, _TAKE_BACK, f"{line.number}")
        await context.access.send(*reply.commands)
    return []


def _meant(context: Context, said: GivesWay) -> Iterator[tuple[Decision, Assumed]]:
    """Yield where what may give way is in the way, and the line that says so."""
    for decision in context.waiting:
        for line in assumed_of(decision, context.who):
            named = _NAME.search(line.words)
            if named and said.is_for(decision.terms.subject) and said.means(named[1]):
                yield decision, line

"""For which session an order is."""

from __future__ import annotations

from typing import Final

from orchestration.conversation.known.by_name import is_of_times
from orchestration.conversation.known.context import Context
from orchestration.deciding.state import Decision
from orchestration.interaction.routing import Does
from orchestration.language.choosing.words import bare

_OF_WHAT_STANDS: Final = (Does.MOVE, Does.REVIEW, Does.AGAIN)
_OF_THE_LATEST: Final = (Does.REVIEW, Does.AGAIN, Does.REPEAT)


def meant(context: Context, does: Does, words: str) -> list[Decision]:
    """Return the sessions that an order can be for: somebody's own before all others.

    Who still looks for a time has that one moved, whatever else stands, unless they name it.
    """
    sought = _sought(context) if does is Does.MOVE else []
    if sought and not context.named(words)[0]:
        return sought
    first = context.decided if does in _OF_WHAT_STANDS else context.open
    among = _called_whole(context, words) or context.meant(words, first or context.decided)
    own = [each for each in among if each.organiser.id == context.who]
    return (own or among)[:1] if does in _OF_THE_LATEST else own or among[:1]


def _called_whole(context: Context, words: str) -> list[Decision]:
    """Return the one session whose whole name a message has, though its commas part that.

    “Cancel one, two or three” orders nothing of “One or two?”. Its name begins in the order itself;
    where another is named ahead of it, both are meant: “cancel the lunch and the sync”.
    """
    said = " ".join(bare(context.words).split())
    named = {each.id: bare(each.terms.subject) for each in context.sessions}
    called = [each for each in context.sessions if said.endswith(f" {named[each.id]}")]
    longest = max((len(named[each.id]) for each in called), default=0)
    whole = [each for each in called if len(named[each.id]) == longest]
    if len(whole) != 1 or words not in context.words:
        return []
    ahead, order = said.removesuffix(named[whole[0].id]), " ".join(bare(words).split())
    is_of_it = len(ahead) < said.find(order) + len(order)
    return whole if is_of_it and not context.named(ahead)[0] else []


def _sought(context: Context) -> list[Decision]:
    """Return somebody's own open meetings, for which a time is looked for."""
    own = [each for each in context.open if each.organiser.id == context.who]
    return [each for each in own if is_of_times(each)]

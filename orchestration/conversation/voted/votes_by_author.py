"""Votes by whose options they are: "Ines's, then mine, then Dana's"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from orchestration.conversation.known.by_name import on_the_table
from orchestration.conversation.known.context import Context, sentence
from orchestration.conversation.known.members_listed import are_listed
from orchestration.conversation.ports.inbound import Part
from orchestration.conversation.told import wishes
from orchestration.conversation.voted import votes
from orchestration.deciding.method import method_of
from orchestration.deciding.state import Decision
from orchestration.interaction.wording import listed
from orchestration.language.choosing.lists.authors import by_author
from orchestration.language.choosing.words import plain
from orchestration.language.talk.social import is_social

_WHOSE: Final = "Of what is voted on, {has} shown as by {name}. Say it by letters: “A > B”."
_FIRST: Final = re.compile(r"(?P<vote>[^.!;?]+)[.!;]+\s+(?P<rest>[^?]*\S[^?]*)", re.DOTALL)


async def heard(context: Context) -> Sequence[Part] | None:
    """Take an order of options by whose they are, where that is shown; None where it is none.

    Of somebody who has put none on the list, or several, it is asked which is meant. In private a
    mere list of names is such an order, and what follows one is what its author holds.
    """
    decision = votes.voted_on(context)
    if decision is None or "?" in context.words:
        return None
    told = await _counted(context, decision, context.words)
    parts = _FIRST.fullmatch(context.words.strip())
    if told is not None or context.message.in_channel or parts is None:
        return told
    told = await _counted(context, decision, parts["vote"])
    if told and method_of(decision).takes_opinions(decision) and not is_social(parts["rest"]):
        notice = " ".join(each.layout.words for each in told)
        action = context.apart("/wish")
        await wishes.tell_one(context, decision.id, action, parts["rest"], notice)
        return []
    return told


async def _counted(context: Context, decision: Decision, words: str) -> Sequence[Part] | None:
    """Take words that are all an order of options by their authors; None where they are not."""
    shown = {
        each.name: [x.id for x in on_the_table(decision) if x.proposed_by == each.name]
        for each in decision.members
    }
    found = _order_in(context, decision, words, [x for x in shown if len(shown[x]) == 1])
    if found is None:
        return None
    unclear = next((who for who in found if len(shown[who]) != 1), None)
    if unclear:
        has = f"{listed(shown[unclear])} are" if shown[unclear] else "none is"
        return [sentence(_WHOSE.format(has=has, name=unclear))]
    return await votes.counted(context, decision, " > ".join(shown[who][0] for who in found))


def _order_in(
    context: Context, decision: Decision, words: str, authors: Sequence[str]
) -> Sequence[str] | None:
    """Return whose options words put in order; in private a mere list of authors is one too."""
    members = decision.members
    names = {plain(name): x.name for x in members for name in (x.name, x.name.split()[0])}
    if are_listed(names, on_the_table(decision)):  # they are voted for themselves
        return None
    own = next((x.name for x in members if x.id == context.who), None)
    if own is None:
        return None
    found = by_author(words, names, own)
    if found is not None or context.message.in_channel:
        return found
    found = by_author(words, names, own, is_list=True)
    return found if found and {*found} <= {*authors} else None

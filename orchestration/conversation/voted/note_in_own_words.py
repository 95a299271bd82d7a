"""A note with a vote in its author's own words, though options are read by their letters."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, islice
from typing import Final

from orchestration.conversation.known.by_name import lettered_by
from orchestration.conversation.known.context import Context
from orchestration.deciding.actions.ballots.notes import titled
from orchestration.deciding.commands import CastBallot
from orchestration.deciding.state import Decision
from orchestration.privacy import Private, reveal
from orchestration.sessions.user_action import Reply

_MOST: Final = 200
"""So many pieces of a message are looked at, its ends first."""

_MARKS: Final = " ,;:.!–—-()"


def kept(context: Context, decision: Decision, reply: Reply) -> Reply:
    """Return what comes of a vote with the note as it was typed: "we had pizza twice".

    An option that its author calls by a letter has its title there.
    """
    if not context.message.typed:
        return reply
    commands = tuple(
        _typed(context, decision, each) if isinstance(each, CastBallot) else each
        for each in reply.commands
    )
    return replace(reply, commands=commands)


def _typed(context: Context, decision: Decision, vote: CastBallot) -> CastBallot:
    note, said = vote.note and reveal(vote.note, to=vote.member), context.message.typed
    if not note or not note.words or note.words in " ".join(said.split()):
        return vote
    read = _plain(note.words)
    found = (
        each
        for each in islice(_pieces(said), _MOST)
        if _plain(titled(decision, lettered_by(each, context.who, decision))) == read
    )
    own = next((each for each in found if titled(decision, each) == each), "")
    return replace(vote, note=Private(vote.member, replace(note, words=own))) if own else vote


def _pieces(said: str) -> Iterator[str]:
    """Yield what of a message may be its note: an end of it, else any part of it."""
    words = said.split()
    starts = range(len(words))
    inner = ((at, end) for at in starts for end in range(len(words) - 1, at, -1))
    for at, end in chain(((at, len(words)) for at in starts), inner):
        yield " ".join(words[at:end]).strip(_MARKS)


def _plain(words: str) -> str:
    return " ".join(words.split()).strip(_MARKS).casefold()

"""A model's reply to an invitation as pieces of one, each with the words it was read from."""

from __future__ import annotations

from typing import Any

from adapters.openai.quotes import found
from adapters.openai.wishes import read_rest, when
from orchestration.language.conventions import usual_years
from orchestration.language.inviting.combined import Piece, SecondInvitation
from orchestration.language.inviting.invitation import ORGANISER
from orchestration.language.saying.restate import restate
from orchestration.language.saying.restate_times import Manner
from orchestration.model.message_context import OrganiserConstraints
from orchestration.model.people import MemberId
from orchestration.model.preferences import Kind, Preference, Source
from orchestration.model.times import TimeFrame
from prompts.replies import (
    EarliestAsk,
    InvitationReply,
    LengthAsk,
    OneOfAsk,
    PlaceAsk,
    RequiredAsk,
    TimeWish,
)


def read_asks(reply: InvitationReply[Any], text: str, frame: TimeFrame) -> SecondInvitation:
    """Return a reply as a reading of the invitation; what quotes no words of it is left out."""
    placed = [(ask, found(ask.words, text, 0)) for ask in reply.asks]
    made = [Piece(source, _invitation(ask, source, frame)) for ask, source in placed if source]
    useful = tuple(each for each in made if each.asks != OrganiserConstraints())
    return SecondInvitation(useful, *read_rest(reply.rest, text, 0))


def _invitation(ask: object, source: Source, frame: TimeFrame) -> OrganiserConstraints:
    match ask:
        case RequiredAsk():
            return OrganiserConstraints(required=_people(ask))
        case OneOfAsk() if len(set(ask.who)) > 1:
            return OrganiserConstraints(one_of=(_people(ask),))
        case LengthAsk():
            return OrganiserConstraints(duration_minutes=ask.minutes)
        case PlaceAsk():
            return OrganiserConstraints(place=ask.place.value)
        case EarliestAsk():
            return OrganiserConstraints(earliest=True)
        case _:
            return OrganiserConstraints(times=_times(ask, source, frame))


def _people(ask: RequiredAsk[Any] | OneOfAsk[Any]) -> tuple[MemberId, ...]:
    return tuple(dict.fromkeys(MemberId(str(each)) for each in ask.who))


def _times(ask: object, source: Source, frame: TimeFrame) -> tuple[Preference, ...]:
    applies = when(ask, frame) if isinstance(ask, TimeWish) else None
    if not isinstance(ask, TimeWish) or applies is None:
        return ()
    manner = Manner(usual_years(frame))
    words = restate(Kind.TIME, ask.polarity, ask.strength, applies, manner=manner)
    wish = Preference(ORGANISER, Kind.TIME, ask.polarity, ask.strength, applies, words, source)
    return (wish,)

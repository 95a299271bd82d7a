"""What words come to of an agenda, a place, who has to come, or who looks after what is planned."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from orchestration.conversation.known.context import Context, sentence
from orchestration.conversation.known.departures import called
from orchestration.conversation.ordered import handing_on
from orchestration.conversation.ports.inbound import Part
from orchestration.deciding.method import method_of
from orchestration.deciding.state import Decision
from orchestration.interaction.answers import said
from orchestration.interaction.routing import About, OpenRequest, SessionQuestion, Social
from orchestration.language.agenda.orders import (
    as_agenda,
    is_private,
    orders_in,
    put_in,
    says_also,
    struck_in,
    taken_off_in,
    wants_to_talk_behind,
)
from orchestration.language.inviting.optional import attendance_in
from orchestration.language.inviting.place_told import place_asked, place_told
from orchestration.sessions.user_action import Reply, Said

_WHICH: Final = "Which one? Say it with its name: {names}."
_LEFT_OVER: Final = " \t\n.,;:!?–—-"


@dataclass(frozen=True, slots=True)
class _Piece:
    """Some words of a message, and whether they name the agenda, or a place."""

    start: int
    end: int
    is_named: bool
    is_also: bool
    about: About | None = None


async def heard(context: Context) -> tuple[Sequence[Part], Context | None]:
    """Do what a message says for an agenda, or of who has to come; return the answer, and the rest.

    That is None where it says nothing else. Who asks for a meeting says its agenda with that.
    """
    onward, rest = handing_on.heard(context)
    told, rest = await _heard(rest) if rest is not None else ((), None)
    return (*onward, *told), rest


async def _heard(context: Context) -> tuple[Sequence[Part], Context | None]:
    message = context.message
    if message.is_edited or not any(map(_has_agenda, context.sessions)) or _asks_first(context):
        return (), context
    context = await _of_a_list(context)
    message, pieces = context.message, list(_pieces(context))
    if any(isinstance(each.about, OpenRequest) and not _adds(context, each) for each in pieces):
        return (), context
    told, taken = list[Part](), list[_Piece]()
    for number, piece in enumerate(pieces):
        parts = await _taken(context, piece, number)
        if parts is not None:
            told += parts
            taken.append(piece)
    if not taken:
        return (), context
    left = _without(message.text, taken)
    if not left:
        return told, None
    told = [Part(said(each.layout.words), each.session) for each in told]  # one answer to all
    return told, replace(context, message=replace(message, text=left))


async def _of_a_list(context: Context) -> Context:
    """Return a message in which the list of what is to be talked about is called the agenda.

    Where only meetings are open there is no other; people are put on none.
    """
    what, words = as_agenda(context.words)
    if not what or "@" in what or not all(map(_has_agenda, context.sessions)):
        return context
    if await called(context, what):
        return context
    return replace(context, message=replace(context.message, text=words))


def _asks_first(context: Context) -> bool:
    """Tell whether a message asks for a meeting, and then says what is on the agenda of that."""
    message = context.message
    lists = [start for start, _ in orders_in(message.text)]
    asked = [each.span.start for each in context.routed() if isinstance(each, OpenRequest)]
    is_new = message.in_channel and message.about is None
    return is_new and bool(lists and asked) and min(asked) < min(lists)


def _pieces(context: Context) -> Iterator[_Piece]:
    """Yield a list that is put on an agenda, and each sentence beside it."""
    text = context.message.text
    lists = list(orders_in(text))
    for start, end in lists:
        yield _Piece(start, end, is_named=True, is_also=False)
    routed = context.routed()
    sentences = ((x, *span) for x in routed for span in _parts(text, x, routed))
    for each, start, end in sentences:
        words = text[start:end]
        is_place = place_told(words) or place_asked(words)
        is_named = bool(put_in(words, ()) or taken_off_in(words) or is_place)
        is_courtesy = isinstance(each, Social) and not is_named
        if is_courtesy or any(a < end and start < b for a, b in lists):
            continue
        yield _Piece(start, end, is_named, says_also(words), each)


def _parts(text: str, about: About, routed: Sequence[About]) -> Iterator[tuple[int, int]]:
    """Yield where a sentence stands; apart, what it wants to talk about behind something else.

    What is to stay between the two stays whole, and what is taken off has why behind it.
    """
    start, end = about.span.start, about.span.end
    is_last = all(each.span.start < end for each in routed)
    if is_last and struck_in(text[start:end]):
        end = len(text)
    joint = 0 if is_private(text) else wants_to_talk_behind(text[start:end])
    yield start, (start + joint if joint else end)
    if joint:
        yield start + joint, end


def _adds(context: Context, piece: _Piece) -> bool:
    """Tell whether what reads as a request for a meeting adds to one that there is."""
    if piece.is_named or piece.is_also or context.message.about is not None:
        return True
    words = context.message.text[piece.start : piece.end].strip()
    return not context.message.in_channel and any(
        each in context.open and _reply(context, each, words, 0) for each in _meant(context, piece)
    )


async def _taken(context: Context, piece: _Piece, number: int) -> Sequence[Part] | None:
    """Do what a piece says; return the answer, None where it is about neither."""
    if isinstance(piece.about, SessionQuestion) and not (piece.is_named or piece.is_also):
        return None
    found = _meant(context, piece)
    words = context.message.text[piece.start : piece.end].strip()
    replies = [(each, reply) for each in found if (reply := _reply(context, each, words, number))]
    if len(replies) > 1:
        names = ", ".join(f"“{each.terms.subject}”" for each, _ in replies)
        return [sentence(_WHICH.format(names=names))] if piece.is_named else None
    for decision, reply in replies:
        await _done(context, decision, reply)
        return [Part(said(reply.notice, reply.offers), decision.id)] if reply.notice else []
    return None


def _meant(context: Context, piece: _Piece) -> list[Decision]:
    """Return the sessions whose agenda it can be: those that are open before what is decided."""
    named, _ = context.named(context.message.text)
    open_here = [each for each in context.open if _has_agenda(each)]
    decided = [
        each for each in context.decided if _has_agenda(each) and _is_of(context, each, piece)
    ]
    among = [each for each in named if each in (*open_here, *decided)] or open_here or decided
    return [each for each in among if each.includes(context.who)]


def _is_of(context: Context, decision: Decision, piece: _Piece) -> bool:
    """Tell whether a piece can be about what was decided, which is not asked about any more."""
    words = context.message.text[piece.start : piece.end]
    is_sure = piece.is_named or piece.is_also or context.message.about is not None
    return is_sure or _strikes(decision, words) or bool(attendance_in(words, decision.members))


def _strikes(decision: Decision, words: str) -> bool:
    """Tell whether words take something off that is on its agenda, by its name."""
    struck, items = struck_in(words).casefold(), method_of(decision).agenda(decision) or ()
    return bool(struck) and any(struck in each.words.casefold() for each in items)


def _has_agenda(decision: Decision) -> bool:
    return method_of(decision).agenda(decision) is not None


def _reply(context: Context, decision: Decision, words: str, number: int) -> Reply | None:
    action = context.apart(f"/agenda/{number}/{decision.id}")
    action = replace(action, in_public=action.in_public or context.message.in_channel)
    return context.access.kinds.hears(decision, action, Said(words))


async def _done(context: Context, decision: Decision, reply: Reply) -> None:
    if not reply.notice:  # the session answers
        await context.exchange.note_written(decision.id)
    for command in reply.commands:
        await context.access.send(command)


def _without(text: str, taken: Sequence[_Piece]) -> str:
    """Return a message without these pieces; "" where nothing is left to be said."""
    for each in sorted(taken, key=lambda piece: -piece.start):
        text = f"{text[: each.start]} {text[each.end :]}"
    return text.strip() if text.strip(_LEFT_OVER) else ""

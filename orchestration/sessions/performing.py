"""What an effect asks is done outside, through the ports; what comes of it is a command again.

Here are the effects that every kind of session may have; a kind brings performers of its own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from types import MappingProxyType
from typing import Any, Final, TypeAlias, TypeVar

from orchestration.language.clocks.whereabouts import naming_zones
from orchestration.privacy import Private, Reader, reveal
from orchestration.sessions.commands import Command, PreferencesUnderstood
from orchestration.sessions.effects import Effect, OpenChild, Post, Send, Tell, Understand
from orchestration.sessions.ports import Due, Ports

E = TypeVar("E", bound=Effect)

Results: TypeAlias = Sequence[Command]


@dataclass(frozen=True, slots=True)
class EffectContext:
    """One performing of an effect: where it came from, what it may talk to, and when."""

    due: Due
    ports: Ports
    now: datetime

    @property
    def envelope(self) -> dict[str, Any]:
        """What a command has that comes of it: the effect's own id, so that a repeat is known."""
        return {"id": self.due.id, "session": self.due.session, "at": self.now}


Performers: TypeAlias = Mapping[type[Effect], Callable[[Any, EffectContext], Awaitable[Results]]]


@dataclass(frozen=True, slots=True)
class PerformedBy:
    """One row of a table: which function performs which effect."""

    effect: type[Effect]
    performer: Callable[[Any, EffectContext], Awaitable[Results]]


def does(
    effect: type[E], performer: Callable[[E, EffectContext], Awaitable[Results]]
) -> PerformedBy:
    """Return a row; the type checker refuses a performer that takes another effect."""
    return PerformedBy(effect, performer)


def performers(*rows: PerformedBy) -> Performers:
    """Return rows as a table; ValueError where two of them perform the same effect."""
    table = {row.effect: row.performer for row in rows}
    if len(table) < len(rows):
        raise ValueError("two rows perform the same effect")
    return MappingProxyType(table)


async def _post(effect: Post, context: EffectContext) -> Results:
    draw = context.ports.pictures.draw
    drawings = [await asyncio.to_thread(draw, picture) for picture in effect.pictures]
    await context.ports.chat.post(context.due.session, effect, drawings, context.due.id)
    return ()


async def _tell(effect: Tell, context: EffectContext) -> Results:
    view = reveal(effect.view, to=effect.to)
    await context.ports.chat.tell(context.due.session, effect.to, view, context.due.id)
    return ()


async def _understand(effect: Understand, context: EffectContext) -> Results:
    text, hearing = reveal(effect.text, to=Reader.LANGUAGE), effect.hearing
    understanding = naming_zones(await context.ports.language.understand(text, hearing), text)
    understood = PreferencesUnderstood(
        **context.envelope,
        member=hearing.author,
        message=hearing.message,
        visibility=hearing.visibility,
        zone=hearing.frame.zone,
        understanding=Private(hearing.author, understanding),
    )
    return (understood,)


async def _open_child(effect: OpenChild, context: EffectContext) -> Results:
    opening = replace(effect.opening, parent=context.due.session)
    await context.ports.chat.place(opening.session, beside=context.due.session)
    return (opening, *effect.told)


async def _send(effect: Send, context: EffectContext) -> Results:
    del context
    return (effect.command,)


SHARED: Final = performers(
    does(Post, _post),
    does(Tell, _tell),
    does(Understand, _understand),
    does(OpenChild, _open_child),
    does(Send, _send),
)

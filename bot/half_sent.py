"""Requests that are begun and not ended: how long a connection may hold one open."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any, ClassVar, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol


@dataclass(frozen=True, slots=True)
class Bounds:
    """In how many seconds a request's header must be here, and then its body."""

    header: float = 10.0
    body: float = 60.0


PATIENT: Final = Bounds()


def bounded(bounds: Bounds = PATIENT) -> type[H11Protocol]:
    """Return uvicorn's protocol with these bounds.

    Each is for the whole of its part: who sends a byte now and then gains nothing by it.
    """

    class Bounded(_Bounded):
        within: ClassVar = {h11.IDLE: bounds.header, h11.SEND_BODY: bounds.body}

    return Bounded


class _Bounded(H11Protocol):
    within: ClassVar[dict[object, float]]
    _part: object = None
    _limit: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._bound()

    def handle_events(self) -> None:
        super().handle_events()
        self._bound()

    def connection_lost(self, exc: Exception | None) -> None:
        self._unbound()
        super().connection_lost(exc)

    def _bound(self) -> None:
        """Begin the time of the part that is awaited, unless it has begun."""
        part: Any = self.conn.their_state
        if part is self._part or self.transport.is_closing():
            return
        self._unbound()
        self._part = part
        if part in self.within:
            self._limit = self.loop.call_later(self.within[part], self.transport.abort)

    def _unbound(self) -> None:
        if self._limit:
            self._limit.cancel()
            self._limit = None

"""Tells open pages what has happened, as server-sent events."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from typing import Any, Final

from adapters.sandbox.records import Event
from adapters.sandbox.sight import Sight
from adapters.sandbox.workspace import Workspace
from orchestration.model.people import MemberId

HEARTBEAT_SECONDS: Final = 15.0


class Hub:
    """Wakes every open stream when something has changed, and ends them all at the end."""

    def __init__(
        self,
        workspace: Workspace,
        sight: Sight,
        people: Callable[[], dict[str, Any]],
    ) -> None:
        self._workspace = workspace
        self._sight = sight
        self._people = people
        self._waiting: set[asyncio.Event] = set()
        self._others: list[Callable[[], None]] = []
        self._loop: asyncio.AbstractEventLoop | None = None
        self._closing = False
        workspace.listen(self._wake_from_anywhere)

    def open(self, *others: Callable[[], None]) -> None:
        """Begin, within the event loop that the streams run in; wake these others too."""
        self._loop = asyncio.get_running_loop()
        self._others.extend(others)

    def close(self) -> None:
        """End every stream."""
        self._closing = True
        self._wake()

    async def stream(self, viewer: MemberId, after: int) -> AsyncIterator[bytes]:
        """Yield what one person is to know of, from a number on, until they leave."""
        awake = asyncio.Event()
        self._waiting.add(awake)
        try:
            yield f"id: {after}\n\n".encode()
            while not self._closing:
                awake.clear()
                news, after = await asyncio.to_thread(self._news, viewer, after)
                for each in news:
                    yield each
                if not await _within(awake, HEARTBEAT_SECONDS):
                    yield b": still here\n\n"
        finally:
            self._waiting.discard(awake)

    def _news(self, viewer: MemberId, after: int) -> tuple[list[bytes], int]:
        """Return what is new to somebody, and up to which number."""
        events = self._workspace.events(viewer, after)
        return [self._written(each, viewer) for each in events], events[-1].seq if events else after

    def _written(self, event: Event, viewer: MemberId) -> bytes:
        data = json.dumps(self._data(event, viewer), ensure_ascii=False)
        return f"id: {event.seq}\nevent: {event.kind}\ndata: {data}\n\n".encode()

    def _data(self, event: Event, viewer: MemberId) -> dict[str, Any]:
        if event.message:
            return self._sight.of(event.message, viewer)
        return {"text": event.text} if event.kind == "notice" else self._people()

    def _wake_from_anywhere(self) -> None:
        if self._loop and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._wake)

    def _wake(self) -> None:
        for each in self._waiting:
            each.set()
        for wake in self._others:
            wake()


async def _within(event: asyncio.Event, seconds: float) -> bool:
    """Wait for an event; False where it did not come in time."""
    try:
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        return False
    return True

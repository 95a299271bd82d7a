"""Forms that are sent off or unfolded, and what Slack is to show of them at once."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from adapters.slack.events import Event
from adapters.slack.modals import as_it_stands, asked_in, errors_of
from adapters.slack.screens import sent, told, unfolded
from adapters.slack.surface import SlackParts, SlackSurface
from orchestration.conversation.surface.presses import Presses


class FormEvents:
    """Hands in forms."""

    def __init__(self, slack: SlackParts, presses: Presses) -> None:
        self._slack = slack
        self._presses = presses

    async def fill(self, event: Event) -> None:
        """Take a form that was sent off, and has been found right."""
        await self._presses.fill(SlackSurface(self._slack, event), sent(event))

    async def check(self, event: Event) -> dict[str, Any] | None:
        """Return what Slack is to show of a form that cannot be taken, None where it can."""
        view, surface = event.body["view"], SlackSurface(self._slack, event)
        fault = await self._presses.check(surface, sent(event), asked_in(view))
        if fault is None:
            return None
        if fault.whole:
            return {"response_action": "update", "view": unfolded(view, fault.whole, fault.words)}
        if fault.errors:
            return {"response_action": "errors", "errors": errors_of(view, fault.errors)}
        return {"response_action": "update", "view": told("Convene", fault.words)}

    async def unfold(self, event: Event) -> None:
        """Show the rest of a form."""
        view = as_it_stands(event.body["view"])
        form = sent(replace(event, body={**event.body, "view": view}))
        if whole := self._slack.platform.actions.whole(form, ()):
            await self._slack.screens.unfold(event, whole)

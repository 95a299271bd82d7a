"""Forms that are filled in, step by step: what is wrong is said, and can be mended."""

from __future__ import annotations

from typing import Final

from adapters.discord.events import Event
from adapters.discord.forms import OpenForm, filled_in, name_of
from adapters.discord.surface import DiscordParts, DiscordSurface
from orchestration.conversation.presses import Presses

_GONE: Final = "I don't have that form any more. Open it once more, please."
_NEXT: Final = "{title}: step {step} of {steps}"


class FormSteps:
    """Hands in forms."""

    def __init__(self, discord: DiscordParts, presses: Presses) -> None:
        self._discord = discord
        self._presses = presses

    async def fill(self, event: Event) -> None:
        """Take a dialog that was sent off: the next one follows, or the form is done."""
        surface, name = DiscordSurface(self._discord, event), name_of(_custom_id(event))
        open_ = await self._discord.forms.read(name, event.who)
        if open_ is None:
            await surface.say(_GONE)
            return
        values, more = filled_in(event.inner["data"]["components"])
        open_ = open_.filled(values)
        if more or not open_.ends_here:
            await self._go_to(surface, name, open_.next())
        else:
            await self._send(surface, name, open_)

    async def go_on(self, event: Event, name: str) -> None:
        """Open the next dialog of a form; a question is answered by that."""
        surface = DiscordSurface(self._discord, event)
        open_ = await self._discord.forms.read(name, event.who)
        if open_ is None:
            await surface.say(_GONE)
        elif open_.form.is_question:
            await self._send(surface, name, open_)
        else:
            await surface.open_at(open_, name)

    async def _go_to(self, surface: DiscordSurface, name: str, open_: OpenForm) -> None:
        """Offer the next dialog: none can follow another by itself."""
        await self._discord.forms.keep(name, surface.did.who, open_)
        step, steps = open_.step + 1, len(open_.steps)
        words = _NEXT.format(title=open_.form.title, step=step, steps=steps)
        await surface.offer(name, words, "Go on")

    async def _send(self, surface: DiscordSurface, name: str, open_: OpenForm) -> None:
        """Send a form off; where something is wrong, it can be opened again as it was filled in."""
        form, asked = open_.sent(), [each.name for each in open_.form.fields]
        fault = await self._presses.check(surface, form, asked)
        if fault is None:
            await self._presses.fill(surface, form)
        elif fault.errors:
            wrong = open_.asking(fault.errors)
            await self._discord.forms.keep(name, surface.did.who, wrong)
            await surface.offer(name, fault.words, "Mend it")
        else:
            await surface.say(fault.words)


def _custom_id(event: Event) -> str:
    custom_id: str = event.inner["data"]["custom_id"]
    return custom_id

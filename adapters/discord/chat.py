"""How layouts look in Discord, and where in Discord people are, for the chat that keeps places."""

from __future__ import annotations

from typing import Final

from adapters.discord import components as b
from adapters.discord import times
from adapters.discord.names import DIRECT, address_of, is_account, is_team, mention_of
from adapters.discord.render import LETTER, render, with_buttons
from orchestration.conversation.ports.linked import Linked
from orchestration.conversation.ports.messenger import Rendering, invite_as


def discord_rendering(linked: Linked) -> Rendering:
    """Return how views look in Discord, where accounts may be linked."""
    return linked.rendering(_RENDERING, is_account)


_RENDERING: Final = Rendering(
    message=render,
    emoji=LETTER,
    noted="✅",
    invite=invite_as(times.shown),
    mention=mention_of,
    line=lambda markup, button, session: with_buttons(markup, [button] if button else [], session),
    revision=b.CONTROLS.stamped,
    at_rest=b.at_rest,
    team=lambda _: DIRECT,
    address=address_of,
    owns=is_team,
    reads_back=True,
)

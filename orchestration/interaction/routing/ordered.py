"""Orders by the whole of a message: of a channel, or of what repeats."""

from __future__ import annotations

import re
from typing import Final

from orchestration.interaction.routing.about import Does, SessionOrder, Span
from orchestration.interaction.routing.setting import Setting
from orchestration.language.inviting.settings import THIS_CHANNEL, asks_for_usual
from orchestration.language.inviting.settings_ordered import LONGEST_ORDER

_CALL: Final = re.compile(r"@convene\b", re.IGNORECASE)
_STOPS: Final = re.compile(
    r"(?:(?:bitte|please|ok|hey|so|@convene)[, ]+)*"
    r"(?:hör(?:t|en wir)? (?:bitte |mal )*(?:damit |mit (?:der|dem|den|dieser) [^,.!?]{1,40})?auf\b"
    r"|stell(?:t)? (?:bitte )?(?:die|das|den|diese) [^,.!?]{1,40} ein\b)",
    re.IGNORECASE,
)
"""What ends something that repeats, where nothing else is open."""


def ordered_as_whole(text: str, setting: Setting) -> SessionOrder | None:
    """Return what all of a message sets for a channel, asks of that, or stops; None where none."""
    whole, words = Span(0, len(text)), text[:LONGEST_ORDER]
    if THIS_CHANNEL.match(words) or asks_for_usual(_CALL.sub("", words)):
        return SessionOrder(whole, Does.DEFAULTS)
    if not setting.open_ones and _STOPS.match(_CALL.sub("", words).strip()):
        return SessionOrder(whole, Does.STOP)
    return None

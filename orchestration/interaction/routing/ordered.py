"""Orders by the whole of a message: of a channel, or of what repeats."""

from __future__ import annotations

import re
from typing import Final

from orchestration.interaction.routing.about import Does, SessionOrder, Span
from orchestration.interaction.routing.setting import Setting
from orchestration.language.choosing.words import words_of
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

_POLITELY: Final = (
    r"(?:(?:please|pls|bitte|ok|hey|so|and|und|let['’]?s|(?:can|could|should) (?:we|you)"
    r"|we(?:['’]ll| can| should)?|lasst? uns|können wir|wir)[, ]+)*"
)
_NEXT: Final = (
    r"(?:(?:this|next|the coming) (?:week|time|\w+day)|tomorrow|(?:on )?\w+day|for once|once"
    r"|(?:diese|nächste|kommende)[nrs]? (?:woche|mal|\w+tag)|am \w+tag|morgen|(?:ein)?mal)"
)
_WHAT: Final = (
    r"(?:(?:the|our|that|das|den|die|unser\w*) )?(?!i\b|me\b|ich\b|mich\b)[^,.!?:]{2,40}?"
)
_LEAVES_OUT: Final = re.compile(
    rf"{_POLITELY}(?:(?:skip|leave out|drop) {_WHAT} {_NEXT}"
    rf"|(?:überspringt?|überspringen wir|lasst?|lassen wir) {_WHAT} {_NEXT}(?: (?:aus|ausfallen))?"
    rf"|{_WHAT} fällt {_NEXT} aus)(?:[, ]+(?:please|pls|bitte|thanks|danke))*[ .!?]*",
    re.IGNORECASE,
)
"""What repeats is left out once: “skip lunch next week”."""

_ENDS: Final = re.compile(
    rf"{_POLITELY}(?:stop|end|stoppt?|beendet?) {_WHAT}"
    r" (?:thing|routine|polls?|questions?|series|ding|umfragen?|frage|serie)"
    r"(?:[, ]+(?:please|pls|bitte|for good|now|thanks|danke))*[ .!?]*",
    re.IGNORECASE,
)
"""It ends, where nothing is open that could be meant: “stop the lunch thing”."""


def ordered_as_whole(text: str, setting: Setting) -> SessionOrder | None:
    """Return what all of a message sets for a channel, asks of that, or stops; None where none."""
    whole, words = Span(0, len(text)), text[:LONGEST_ORDER]
    if THIS_CHANNEL.match(words) or asks_for_usual(_CALL.sub("", words)):
        return SessionOrder(whole, Does.DEFAULTS)
    said = _CALL.sub("", words).strip(" ,:")
    if setting.open_ones:
        return None
    if _STOPS.match(said) or _ENDS.fullmatch(said):
        return SessionOrder(whole, Does.STOP)
    is_left_out = _LEAVES_OUT.fullmatch(said) and not _names_what_is_decided(said, setting)
    return SessionOrder(whole, Does.SKIP) if is_left_out else None


def _names_what_is_decided(words: str, setting: Setting) -> bool:
    """Tell whether words name something that was decided: that is called off, and not left out."""
    said = {each.word for each in words_of(words)}
    return any(said & {each.word for each in words_of(x)} for x in setting.subjects)

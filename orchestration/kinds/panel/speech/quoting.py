"""Ways to quote a document, with its place: for the speaker's option, against it, or neither.

In braces stand the words that are quoted (`quote`), the document and the line (`where`), and what
was asked about (`topic`). The name of a file never begins a sentence, for it stands as it is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from orchestration.model.panel import Leaning, Quote, SpeechPart

_PLAIN: Final = (
    "Of {own}, {where} says: “{quote}”",
    "On {own}, {where} has this: “{quote}”",
    "“{quote}” ({where})",
    "I’d point to {where}: “{quote}”",
    "There is a line on {own} in {where}: “{quote}”",
    "Let me quote {where}: “{quote}”",
    "As {where} puts it: “{quote}”",
    "What I have on {own} is {where}: “{quote}”",
)
_FOR: Final = (
    "Speaking for {own}, {where}: “{quote}”",
    "For {own} there is {where}: “{quote}”",
    "My best witness is {where}: “{quote}”",
    "“{quote}” That’s {where}, and it is for {own}.",
    "Read {where}: “{quote}”",
    "{own} is praised in {where}: “{quote}”",
)
_AGAINST: Final = (
    "Against {own} there is {where}: “{quote}”",
    "To be fair, {where} says: “{quote}”",
    "I won’t hide what {where} says: “{quote}”",
    "“{quote}” That’s {where}, and it is against {own}.",
    "Know this before you take {own}, from {where}: “{quote}”",
    "Speaking against {own}, {where}: “{quote}”",
)
_ALONE: Final = (
    "The catalogue says nothing of {topic}, but {where} does: “{quote}”",
    "On {topic} all I have is {where}: “{quote}”",
    "For {topic} I go by {where}: “{quote}”",
    "About {topic}, {where} comes nearest: “{quote}”",
    "Of {topic} no data, but this from {where}: “{quote}”",
    "{Topic}: “{quote}” ({where})",
)
_AGAIN: Final = (
    "On {topic} I can only point to {where} once more.",
    "As quoted before, {where} has that on {own}.",
    "See {where} again, for {topic}.",
    "{Topic}? That is {where}, which was quoted before.",
    "Once more {where}: nothing else here is of {topic}.",
    "For {topic}, look back at {where}.",
)

_IN_FULL_AGAIN: Final = (
    "As quoted before, {where} has that on {own}: “{quote}”",
    "That is {where} again: “{quote}”",
    "Once more {where}: “{quote}”",
    "To repeat {where}: “{quote}”",
)
_SHORT: Final = 25
"""So many words are quoted again; of more it is said where they stand."""

_BY_LEANING: Final[Mapping[Leaning, Sequence[Sequence[str]]]] = {
    Leaning.FOR: (_FOR,),
    Leaning.AGAINST: (_AGAINST,),
    Leaning.NEITHER: (),
}


def ways_to_quote(
    quote: Quote, part: SpeechPart
) -> tuple[Mapping[str, str], Sequence[Sequence[str]]]:
    """Return what stands in the braces, and in which ways it may be said."""
    topic = part.unknown[0] if part.unknown else ""
    words = {"quote": quote.text, "where": quote.source, "topic": topic or "that"}
    if quote.again:
        is_short = len(quote.text.split()) <= _SHORT
        return words, (*((_IN_FULL_AGAIN,) if is_short else ()), _AGAIN)
    return words, (_ALONE, _PLAIN) if topic else (*_BY_LEANING[quote.leaning], _PLAIN)

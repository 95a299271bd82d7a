"""Which channel words name: by its sign, as “in #general”, or alone, as an answer to where."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

_NAMED: Final = re.compile(
    r"(?:\b(?:in|into|on|im|auf)\s+(?:the\s+|den\s+|dem\s+)?)?(?:<#(?P<id>\w+)>|#(?P<name>[\w-]+))",
    re.IGNORECASE,
)
_ALONE: Final = re.compile(
    r"(?:ok\w*\s+)?(?:(?:in|into|on|im|auf)\s+)?(?:the\s+|den\s+|dem\s+)?(?P<name>[\w-]+)"
    r"(?:\s+(?:channel|kanal))?(?:\s*,?\s*(?:please|pls|bitte|thanks|danke))?\s*[.!]*",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class ChannelNamed:
    """A channel by its id or by its name, "" where it is the other, and the rest of the words."""

    id: str
    name: str
    rest: str = ""


def names_a_channel(words: str) -> bool:
    """Tell whether words name a channel by its sign."""
    return _NAMED.search(words) is not None


def is_only_a_name(words: str) -> bool:
    """Tell whether words may be a channel's name and nothing else."""
    return _ALONE.fullmatch(words.strip()) is not None


def channel_named(words: str) -> ChannelNamed | None:
    """Return the channel that words name; None where they name none."""
    if found := _NAMED.search(words):
        rest = f"{words[: found.start()]}{words[found.end() :]}"
        name = (found["name"] or "").casefold()
        return ChannelNamed(found["id"] or "", name, " ".join(rest.split()).strip(" ,"))
    alone = _ALONE.fullmatch(words.strip())
    return ChannelNamed("", alone["name"].casefold()) if alone else None

"""The time that a sentence names first, as it is written: “wieso kein Freitag Nachmittag?”."""

from __future__ import annotations

from orchestration.interaction.routing.lexicon import lexicon_of
from orchestration.interaction.routing.signs import signs_in


def time_named(words: str) -> str:
    """Return the words next to each other that name a time; nothing where none do."""
    lexicon = lexicon_of(words)
    tokens = lexicon.tokens(words)
    timed = signs_in(tokens, lexicon).timed
    if not timed:
        return ""
    first = last = min(timed)
    while last + 1 in timed:
        last += 1
    return words[tokens[first].start : tokens[last].end]

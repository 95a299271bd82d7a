"""Headings that stand in the line of what they head: "Meetings: Mon 10-12, Wed 14-16. Else ok"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from orchestration.language.words.headings import is_of_a_time, sense, value_of
from orchestration.language.words.rows import BULLETS
from orchestration.language.words.tokens import Token
from orchestration.language.words.vocabulary import Vocabulary

_STOPS = frozenset({"\n", ".", "!", "?", ";"})
_LONGEST = 4  # words: "my commitments that week:"


def on_their_own_lines(tokens: Sequence[Token], words: Vocabulary) -> Sequence[Token]:
    """Return tokens with each such heading, and what it heads, on lines of their own.

    Only a noun is a heading so; "free: Mon 10-12" says what it means by itself.
    """
    colons = [at for at, token in enumerate(tokens) if token.text == ":"]
    if not any(_heads(tokens, at, words) for at in colons):
        return tokens
    return list(_parted(tokens, words))


def _parted(tokens: Sequence[Token], words: Vocabulary) -> Iterator[Token]:
    headed = False
    for at, token in enumerate(tokens):
        ends = headed and token.text in _STOPS and not _is_of_a_date(tokens, at, words)
        if ends:
            headed = False
            yield replace(token, text="\n")
            continue
        yield token
        if token.text == ":" and _heads(tokens, at, words):
            headed = True
            yield Token("\n", token.end, token.end)


def _heads(tokens: Sequence[Token], at: int, words: Vocabulary) -> bool:
    """Whether a colon stands between a noun for what is listed, and a time."""
    begin = next((n + 1 for n in reversed(range(at)) if tokens[n].text in _STOPS), 0)
    named = [token for token in tokens[begin:at] if token.text not in BULLETS]
    known = words.headings
    nouns = known.calendar | known.listed | known.offers
    after = tokens[at + 1] if at + 1 < len(tokens) else None
    if after is None or len(named) > _LONGEST or not any(each.text in nouns for each in named):
        return False
    timed = is_of_a_time(after, value_of(after, words))
    return timed and bool(sense(named, [value_of(each, words) for each in named], words))


def _is_of_a_date(tokens: Sequence[Token], at: int, words: Vocabulary) -> bool:
    """Whether a full stop belongs to a date: "12. und 13."."""
    if tokens[at].text != "." or not tokens[at - 1].text[0].isdecimal():
        return False
    after = tokens[at + 1] if at + 1 < len(tokens) else None
    return after is not None and (
        not after.text[0].isalpha() or is_of_a_time(after, value_of(after, words))
    )

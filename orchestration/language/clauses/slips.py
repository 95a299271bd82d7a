"""A slip that is named, without a word of what was meant: "sorry, not Monday, Tuesday".

It is put as "not Monday, I meant Tuesday" is, which puts an earlier message right. Nothing else may
stand in its sentence: "sorry, not Monday, Tuesday works" says something of both days.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from orchestration.language.words.marks import INSTEAD
from orchestration.language.words.tokens import Token
from orchestration.language.words.vocabulary import Slips, Vocabulary

_ENDS = frozenset({".", "!", "?", ";", "\n", "…"})
_BREAKS = frozenset({",", "-", "–", ":"})
_LONGEST = 16  # words of a sentence that names a slip


def with_slip_named(tokens: Sequence[Token], words: Vocabulary) -> Sequence[Token]:
    """Put the mark of what was meant where the first sentence names one time for another."""
    stop = next((n for n, token in enumerate(tokens) if token.text in _ENDS), len(tokens))
    if stop > _LONGEST or (stop < len(tokens) and tokens[stop].text == "?"):
        return tokens
    said = _without_apology(tokens[:stop], words.corrections.slips)
    if not said or len(said) == stop:
        return tokens
    put = _not_this_but_that(said, words) or _that_for_this(said, words)
    return [*put, *tokens[stop:]] if put else tokens


def _without_apology(said: Sequence[Token], known: Slips) -> Sequence[Token]:
    """Return a sentence without the words around it that call it a slip; none where none do."""
    if known.said.isdisjoint([token.text for token in said]):
        return ()
    apologises = False
    first, last = 0, len(said)
    behind = known.said | _BREAKS
    ahead = behind | known.before
    while first < last and said[first].text in ahead:
        apologises = apologises or said[first].text in known.said
        first += 1
    while first < last and said[last - 1].text in behind:
        apologises = apologises or said[last - 1].text in known.said
        last -= 1
    return said[first:last] if apologises else ()


def _not_this_but_that(said: Sequence[Token], words: Vocabulary) -> list[Token]:
    """Put "not Monday, I meant Tuesday" for "not Monday, Tuesday"."""
    known = words.corrections.slips
    parts = [at for at, token in enumerate(said) if token.text in _BREAKS | known.but]
    if said[0].text not in known.denials or len(parts) != 1:
        return []
    [at] = parts
    if not (_is_time(said[1:at], words) and _is_time(said[at + 1 :], words)):
        return []
    return [*said[:at], *_mark(said[at]), *said[at + 1 :]]


def _that_for_this(said: Sequence[Token], words: Vocabulary) -> list[Token]:
    """Put "I meant Tuesday, not Monday" for "Tuesday not Monday" and "Tuesday for Monday"."""
    known = words.corrections.slips
    for at, token in enumerate(said):
        two = " ".join(each.text for each in said[at : at + 2])
        length = 2 if two in known.in_place_of else 1
        if length == 1 and token.text not in known.denials | known.in_place_of:
            continue
        meant, slip = [t for t in said[:at] if t.text not in _BREAKS], said[at + length :]
        if _is_time(meant, words) and _is_time(slip, words):
            return [*_mark(said[0]), *meant, replace(token, text=next(iter(known.denials))), *slip]
        return []
    return []


def _mark(at: Token) -> tuple[Token, Token]:
    return Token(";", at.start, at.start), Token(INSTEAD, at.start, at.start)


def _is_time(said: Sequence[Token], words: Vocabulary) -> bool:
    """Whether words name one time, and nothing else."""
    inside = words.corrections.in_a_fragment - {",", "or", "and", "oder", "und"}
    named = [words.is_date_word(token.text) or token.text[0].isdecimal() for token in said]
    return any(named) and all(
        is_named or token.text in inside for is_named, token in zip(named, said, strict=True)
    )

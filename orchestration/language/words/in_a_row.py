"""Engagements told in a row, with titles of any kind: "Mon 9-11 sprint demo, Tue 2-4 customer"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from orchestration.language.english.small_words import ANSWERS
from orchestration.language.values import (
    About,
    DayName,
    Edge,
    Meridian,
    PartName,
    ZoneName,
)
from orchestration.language.words.headings import is_of_a_time, says, value_of
from orchestration.language.words.rows import FEWEST_ENTRIES, MARKS, RANGES, Row
from orchestration.language.words.tokens import Token
from orchestration.language.words.vocabulary import Alias, Vocabulary

_STOPS = frozenset({"\n", ".", "!", "?", ";"})
_SMALL = frozenset({"the", "on", "at", "from", "to", "until", "oclock", "h"})
_LONGEST_TITLE = 4  # words
_FEWEST_TOKENS = 8
_IN_A_TIME = MARKS | _SMALL


def with_entries_in_a_row(tokens: Sequence[Token], words: Vocabulary) -> Sequence[Token]:
    """Return tokens with a word for it behind each entry that keeps somebody."""
    if len(tokens) < _FEWEST_TOKENS or not any(token.text == "," for token in tokens):
        return tokens
    values = [value_of(token, words) for token in tokens]
    told = any(value is Edge.REST or _is_otherwise(value) for value in values)
    if not told and all(token.text != ":" for token in tokens):
        return tokens
    put: list[Token] = []
    for sentence in _sentences(tokens):
        put += _marked(sentence, words, told)
    return put


def _is_otherwise(value: object) -> bool:
    return isinstance(value, Alias) and value == "otherwise"


def _sentences(tokens: Sequence[Token]) -> Iterator[Row]:
    begin = 0
    for at, token in enumerate(tokens):
        if token.text in _STOPS:
            yield tokens[begin : at + 1]
            begin = at + 1
    yield tokens[begin:]


def _marked(sentence: Row, words: Vocabulary, told: bool) -> Sequence[Token]:
    """A sentence with its entries marked, if it is a row of them.

    `told`: the rest of the time is said to be free, so that these are not.
    """
    head = _own_week(sentence, words)
    pieces = list(_pieces(sentence[head:]))
    titles = [_title(piece, words) for piece in pieces]
    named = {each for each in titles if each and (head or any(map(words.is_strange, each)))}
    if len(named) < FEWEST_ENTRIES - bool(head) or not (head or told):
        return sentence
    put: list[Token] = []
    for piece, title in zip(pieces, titles, strict=True):
        end = next((n for n, token in enumerate(piece) if token.text in _ENDS), len(piece))
        put += piece[: end - len(title)]  # a title says nothing more
        if title:
            put.append(Token(words.headings.busy, piece[end - 1].end, piece[end - 1].end))
        put += (replace(each, text=";") if each.text == "," else each for each in piece[end:])
    return put


_ENDS = _STOPS | {","}


def _own_week(sentence: Row, words: Vocabulary) -> int:
    """Where a row begins that is headed by somebody's own week: "my usual week:"."""
    colon = next((n for n, token in enumerate(sentence) if token.text == ":"), 0)
    named = {token.text for token in sentence[:colon]}
    return colon + 1 if named and named <= words.headings.own_week else 0


def _pieces(sentence: Row) -> Iterator[Row]:
    begin = 0
    for at, token in enumerate(sentence):
        if token.text == ",":
            yield sentence[begin : at + 1]
            begin = at + 1
    if begin < len(sentence):
        yield sentence[begin:]


def _title(piece: Row, words: Vocabulary) -> tuple[str, ...]:
    """The title behind a day and a span of hours; nothing where it says something of them."""
    values = [value_of(token, words) for token in piece]
    if not values or not isinstance(values[0], DayName):
        return ()
    begins = (n for n in range(len(piece)) if _begins_title(piece, values, n))
    lead = next(begins, len(piece))
    title = [n for n in range(lead, len(piece)) if piece[n].text not in _ENDS]
    silent = not any(_says(values[n], piece[n]) for n in title)
    told = silent and len(title) <= _LONGEST_TITLE and _has_a_span(piece[1:lead])
    return tuple(piece[n].text for n in title) if told else ()


def _has_a_span(lead: Row) -> bool:
    """Whether hours stand on both sides of a dash or a "to"."""
    digits = [n for n, token in enumerate(lead) if token.text[0].isdecimal()]
    return len(digits) > 1 and any(each.text in RANGES for each in lead[digits[0] : digits[-1]])


def _begins_title(piece: Row, values: Sequence[object], at: int) -> bool:
    """Whether a word is no part of a time, or a lunch behind its hours."""
    part = isinstance(values[at], PartName) and at > 0 and piece[at - 1].text[0].isdecimal()
    return part or not _is_timely(piece[at], values[at])


def _is_timely(token: Token, value: object) -> bool:
    small = isinstance(value, Alias) and value in _SMALL
    return (
        isinstance(value, Meridian)
        or is_of_a_time(token, value)
        or small
        or token.text in _IN_A_TIME
    )


def _says(value: object, token: Token) -> bool:
    """Whether a word says how somebody stands to a time, where it is, or on which clock."""
    marked = not (token.text[0].isalnum() or token.text in MARKS) or token.text == "("
    elsewhere = isinstance(value, About | ZoneName | DayName)
    return marked or elsewhere or says(value) or token.text in ANSWERS

"""What a line says of those under it: "Busy:", "*When I can*", "My working hours:"."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace

from orchestration.language.english.small_words import ANSWERS
from orchestration.language.values import (
    DayName,
    Meridian,
    MonthName,
    Offset,
    PartName,
    Recurring,
    Shade,
    Stance,
    UnitName,
    ZoneName,
)
from orchestration.language.words.rows import Row
from orchestration.language.words.tokens import Token
from orchestration.language.words.vocabulary import Alias, Vocabulary
from orchestration.model.preferences import Polarity

OF_TIMES = (DayName, MonthName, Meridian, Recurring, ZoneName, Offset, UnitName, PartName)
_IN_TITLES = frozenset({Shade.ENGAGED, Shade.ACTIVITY, Shade.PURPOSE, Shade.BUSY})
_REFUSING = frozenset({Shade.BUSY, Shade.BLOCKED, Shade.NEVER, Shade.NOT, Shade.ENGAGED})
_DENYING = frozenset({Shade.NEVER, Shade.NOT})
_LONGEST_NAME = 3  # words: "meine freien zeiten"
_LONGEST_HEADING = 25  # words: "The times that I know that we won't be meeting are these:"


def sense(body: Row, values: Sequence[object], words: Vocabulary) -> str:
    """What a line without a time would say of lines under it: "busy", "free", or nothing."""
    named = {token.text for token in body if token.text[0].isalnum()}
    if not 0 < len(named) <= _LONGEST_HEADING:
        return ""
    if any(map(is_of_a_time, body, values)):
        return ""
    known = words.headings
    if _offers(named, values, words):
        return known.free
    if named & known.working:
        return known.only
    if named & (known.calendar | known.listed) or any(map(_refuses, values)):
        return known.busy
    stated = any(isinstance(value, Stance) for value in values) and named <= words.words
    return known.free if named & known.offers or stated else ""


def judges_alone(body: Row, values: Sequence[object], words: Vocabulary) -> bool:
    """Whether a line says by itself how times are: "Can't do"; "No problem", "Bad news" do not."""
    named = {token.text for token in body if token.text[0].isalnum()}
    whats = [value for value in values if isinstance(value, Stance | Shade)]
    judged = [value for value in whats if value not in _DENYING]
    if any(map(_is_against, judged)):  # "Bad" alone: "Bad news" and "not bad" say something else
        return len(judged) == len(named)
    called = bool(named & words.headings.offers) and len(named) <= _LONGEST_NAME
    return called or (bool(judged) and named <= words.words | words.headings.offers)


def _offers(named: AbstractSet[str], values: Sequence[object], words: Vocabulary) -> bool:
    """Whether what is listed is called possible: "free slots in my calendar:"."""
    open_ = any(isinstance(value, Stance) and not _is_against(value) for value in values)
    return open_ and not named.isdisjoint(words.headings.offers)


def is_of_a_time(token: Token, value: object) -> bool:
    """Whether a word names a day or an hour; "times" and "days" do not."""
    named = isinstance(value, OF_TIMES) and not isinstance(value, UnitName | Meridian)
    return named or token.text[0].isdecimal()


def _refuses(value: object) -> bool:
    return value in _REFUSING or _is_against(value)


def _is_against(value: object) -> bool:
    return isinstance(value, Stance) and value.polarity is Polarity.AGAINST


def value_of(token: Token, words: Vocabulary) -> object:
    """Return what a word means by itself, or None."""
    return words.alone.get(token.text)


def unframed(row: Row) -> Row:
    """A heading between asterisks with a colon behind it in their place."""
    last = next((n for n in range(len(row) - 1, -1, -1) if row[n].text != "\n"), 0)
    framed = last > 1 and row[0].text == row[last].text == "*" and row[0].end == row[1].start
    return [*row[1:last], replace(row[last], text=":"), *row[last + 1 :]] if framed else row


def says(value: object) -> bool:
    """Whether a word says how somebody stands to a time."""
    if isinstance(value, Stance) or (isinstance(value, Alias) and value in ANSWERS):
        return True
    return isinstance(value, Shade) and value not in _IN_TITLES


def begins_saying(title: Row, words: Vocabulary) -> bool:
    """Whether several words that say how a time is stand first: "any time"."""
    first, *rest = [token.text for token in title]
    seconds = words.table.get(first, {}).get(rest[0], ()) if rest else ()
    return any(
        says(value) and list(phrase[1:]) == rest[: len(phrase) - 1] for phrase, value in seconds
    )

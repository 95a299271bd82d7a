"""Words looked up: the longest phrase that is known becomes its value, the rest stay words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from orchestration.language.english import small_words, times, zones
from orchestration.language.english.vocabulary import ENGLISH
from orchestration.language.grammar import Item, Line
from orchestration.language.values import Junk, Meridian, MonthName, ZoneName
from orchestration.language.words.numerals import numeral
from orchestration.language.words.places import PLACES
from orchestration.language.words.spelling import spelt
from orchestration.language.words.tokens import Strange, Token, tokenise
from orchestration.language.words.vocabulary import Alias, Played, Vocabulary
from orchestration.model.times import TimeFrame

_Seconds = Mapping[str, list[tuple[tuple[str, ...], object]]]
_CLOCK = frozenset({"time", "zeit"})
_BEGINS_AN_OFFSET = frozenset({"+", "-", *zones.OFFSET_FROM})
_BEHIND_AN_HOUR = frozenset({"am", "pm", "p", "a", "oclock", "noon"})
_FARTHEST_INSIDE = 4
_HALVES = {"a": Meridian.AM, "p": Meridian.PM}


def looked_up(text: str, frame: TimeFrame, names: Sequence[str], vocabulary: Vocabulary) -> Line:
    """Turn a text into a line of items, its slips mended; names are nobody's slip."""
    tokens = spelt(tokenise(text, spelling=vocabulary.spelling), names, vocabulary.spelling)
    return look_up(vocabulary.prepared(tokens), frame, vocabulary)


def look_up(tokens: Sequence[Token], frame: TimeFrame, vocabulary: Vocabulary = ENGLISH) -> Line:
    """Turn tokens into a line of items."""
    line: Line = []
    at = 0
    while at < len(tokens):
        first = tokens[at]
        size, value = _longest(tokens, at, frame, vocabulary)
        if isinstance(value, Token):
            word = value.text
        elif isinstance(value, Played):
            word, value = value.part, value.value
        else:
            word = first.text if size == 1 and not first.junk else ""
        line.append(Item(value, first.start, tokens[at + size - 1].end, word))
        at += size
    return line


def _longest(
    tokens: Sequence[Token], at: int, frame: TimeFrame, vocabulary: Vocabulary
) -> tuple[int, object]:
    token = tokens[at]
    if token.junk:
        return 1, Junk()
    if zone := _zone(tokens, at, frame, vocabulary):
        return zone
    if token.glued and token.text in _HALVES:
        return 1, _HALVES[token.text]
    if found := _phrase(tokens, at, vocabulary):
        return found
    if token.text[0].isdecimal():
        return 1, numeral(token.text, frame)
    is_word = token.text.isalpha() and token.text not in vocabulary.small
    return 1, _strange(token) if is_word else token


def _phrase(tokens: Sequence[Token], at: int, vocabulary: Vocabulary) -> tuple[int, object] | None:
    """The longest phrase that is known here: of several words, with one inside, or of one."""
    seconds = vocabulary.table.get(tokens[at].text)
    if seconds is None:
        return None
    if len(seconds) > 1 or "" not in seconds:  # phrases of several words begin so, too
        after = tokens[at + 1].text if at + 1 < len(tokens) else ""
        for words, value in seconds.get(after, ()) if after else ():
            if _same(tokens, at, words) and vocabulary.stands_well(tokens, at, words, value):
                return len(words), _as_word(tokens[at], value)
        if after and (found := _with_a_word_inside(tokens, at, seconds, vocabulary)):
            return found
    for words, value in seconds.get("", ()):
        if vocabulary.stands_well(tokens, at, words, value):
            return 1, _as_word(tokens[at], value)
    return None


def _with_a_word_inside(
    tokens: Sequence[Token], at: int, seconds: _Seconds, vocabulary: Vocabulary
) -> tuple[int, object] | None:
    """A phrase with one word inside that says nothing of its own: "if we absolutely must"."""
    for inside in range(1, min(_FARTHEST_INSIDE, len(tokens) - at - 2) + 1):
        if tokens[at + inside].text not in vocabulary.inserted:
            continue
        second = tokens[at + 1 + (inside == 1)].text
        for words, value in seconds.get(second, ()):
            rest = [token.text for token in tokens[at + inside + 1 : at + len(words) + 1]]
            same = len(words) > inside and rest == list(words[inside:])
            if same and vocabulary.stands_well(tokens, at, words, value):
                return len(words) + 1, _as_word(tokens[at], value)
    return None


def _zone(
    tokens: Sequence[Token], at: int, frame: TimeFrame, vocabulary: Vocabulary
) -> tuple[int, ZoneName] | None:
    text = tokens[at].text
    if text in zones.AMBIGUOUS and text not in vocabulary.table:  # "ist" is a German verb
        return 1, ZoneName(zones.ambiguous_zone(tokens[at].text, frame.zone))
    if found := _clock_of_a_place(tokens, at, vocabulary):
        return found
    return _offset_zone(tokens, at) if text in _BEGINS_AN_OFFSET else None


def _clock_of_a_place(
    tokens: Sequence[Token], at: int, vocabulary: Vocabulary
) -> tuple[int, ZoneName] | None:
    """Read "Lisbon time" and "Londoner Zeit", and in English "5pm Sydney" right behind an hour."""
    if not (tokens[at].capital and at):
        return None
    for size in (2, 1)[at + 2 > len(tokens) :]:
        name = " ".join(token.text for token in tokens[at : at + size])
        zone = PLACES.get(name) or PLACES.get(name.removesuffix("er"))
        hyphen = next_text(tokens, at + size) == "-"  # "Lissabon-Zeit"
        if zone and next_text(tokens, at + size + hyphen) in _CLOCK:
            return size + hyphen + 1, ZoneName(zone)
        after = tokens[at + size] if at + size < len(tokens) else None
        if zone and vocabulary is ENGLISH and _is_of_an_hour(tokens[at - 1], after):
            return size, ZoneName(zone)
    return None


def next_text(tokens: Sequence[Token], at: int) -> str:
    """Return the word at a place, or nothing behind the end."""
    return tokens[at].text if at < len(tokens) else ""


def _is_of_an_hour(before: Token, after: Token | None) -> bool:
    """Whether an hour stands before a place, and no other name behind it."""
    hour = before.text[-1:].isdigit() or before.text in _BEHIND_AN_HOUR
    return hour and not (after and after.capital)


def _offset_zone(tokens: Sequence[Token], at: int) -> tuple[int, ZoneName] | None:
    """Read "UTC-5", "GMT+2", "UTC+05:30", and "+0200" behind a clock, if nothing parts them."""
    named = 1 if tokens[at].text in zones.OFFSET_FROM else 0
    rest = tokens[at + named : at + named + 2]
    if len(rest) < 2 or rest[0].text not in ("+", "-") or rest[0].end != rest[1].start:
        return None
    written = zones.OFFSET.fullmatch(rest[1].text)
    if written is None or (named and tokens[at].end != rest[0].start):
        return None
    if not named and (rest[0].text == "-" or len(rest[1].text) < len("0200")):
        return None
    hours, minutes = int(written[1]), int(written[2] or 0)
    if hours > zones.FARTHEST_HOURS or minutes >= 60:
        return None
    return named + 2, ZoneName(f"{rest[0].text}{hours:02}:{minutes:02}")


def _strange(token: Token) -> Strange:
    return Strange(token.text, token.start, token.end, token.capital, token.glued)


def _same(tokens: Sequence[Token], at: int, words: tuple[str, ...]) -> bool:
    """Whether a phrase goes on here as it begins: with its first two words."""
    size = len(words)
    return size < 3 or [each.text for each in tokens[at + 2 : at + size]] == [*words[2:]]


def _as_word(token: Token, value: object) -> object:
    return (
        Token(str(value), token.start, token.end, token.capital)
        if isinstance(value, Alias)
        else value
    )


def is_word(word: str) -> bool:
    """Whether a word means something besides naming somebody."""
    return word in ENGLISH.table or word in small_words.FILLER


def is_month(word: str) -> bool:
    """Whether a word names a month."""
    return isinstance(times.PHRASES.get(word), MonthName)


def is_known(word: str) -> bool:
    """Whether any phrase begins with this word."""
    return word in ENGLISH.table

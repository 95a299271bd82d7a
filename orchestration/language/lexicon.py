"""Words looked up: the longest phrase that is known becomes its value, the rest stay words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from orchestration.language.english import small_words, stances, times, zones
from orchestration.language.grammar import Item, Line
from orchestration.language.numerals import numeral
from orchestration.language.tokens import Strange, Token, tokenise
from orchestration.language.values import (
    DayName,
    Junk,
    Meridian,
    MonthName,
    PartName,
    Shade,
    Stance,
    ZoneName,
)
from orchestration.model.times import TimeFrame

Phrases = Mapping[str, list[tuple[tuple[str, ...], object]]]


class Alias(str):
    """A phrase that only stands for a word of a class."""

    __slots__ = ()


def _table(*sources: Mapping[str, object]) -> Phrases:
    """Phrases by their first word, the longest first; keys are split as a message is."""
    table: dict[str, list[tuple[tuple[str, ...], object]]] = {}
    for source in sources:
        for phrase, value in source.items():
            words = tuple(token.text for token in tokenise(phrase))
            table.setdefault(words[0], []).append((words, value))
    for entries in table.values():
        entries.sort(key=lambda entry: -len(entry[0]))
    return table


_ALIASES: dict[str, object] = {
    **{phrase: Alias(word) for phrase, word in times.MULTIWORD_CLASSES.items()},
    **dict.fromkeys(small_words.EXCEPTIONS, Alias("except")),
    **dict.fromkeys(small_words.PER_DAY, Alias("per day")),
    "failing that": Alias("otherwise"),
    **dict.fromkeys(("wish list", "wishlist", "my wishes :", "wishes :"), Alias("well")),
    "or else": Alias("otherwise"),
    ", else": Alias("otherwise"),
    **dict.fromkeys(small_words.COURTESY, Alias("well")),
}
_ZONES: dict[str, object] = {name: ZoneName(zone) for name, zone in zones.PHRASES.items()}
_SMALL = small_words.FILLER.union(*times.CLASSES.values(), *small_words.WORD_CLASSES)
_WORK = frozenset({"work", "works"})
_HALVES = {"a": Meridian.AM, "p": Meridian.PM}
_KNOWN = _table(_ALIASES, times.PHRASES, _ZONES, stances.PHRASES)


def look_up(tokens: Sequence[Token], frame: TimeFrame) -> Line:
    """Turn tokens into a line of items."""
    line: Line = []
    at = 0
    while at < len(tokens):
        size, value = _longest(tokens, at, frame)
        first, last = tokens[at], tokens[at + size - 1]
        word = value.text if isinstance(value, Token) else first.text if size == 1 else ""
        line.append(Item(value, first.start, last.end, "" if first.junk else word))
        at += size
    return line


def _longest(tokens: Sequence[Token], at: int, frame: TimeFrame) -> tuple[int, object]:
    token = tokens[at]
    if token.junk:
        return 1, Junk()
    if zone := _zone(tokens, at, frame):
        return zone
    if token.glued and token.text in _HALVES:
        return 1, _HALVES[token.text]
    for words, value in _KNOWN.get(token.text, ()):
        if _same(tokens, at, words) and _stands_well(tokens, at, words, value):
            return len(words), _as_word(token, value)
    if token.text[0].isdecimal():
        return 1, numeral(token.text, frame)
    return 1, token if token.text in _SMALL or not token.text.isalpha() else _strange(token)


def _zone(tokens: Sequence[Token], at: int, frame: TimeFrame) -> tuple[int, ZoneName] | None:
    if tokens[at].text in zones.AMBIGUOUS:
        return 1, ZoneName(zones.ambiguous_zone(tokens[at].text, frame.zone))
    return _offset_zone(tokens, at)


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
    if len(words) == 1:
        return True
    return at + len(words) <= len(tokens) and all(
        tokens[at + n].text == word for n, word in enumerate(words)
    )


def _as_word(token: Token, value: object) -> object:
    return (
        Token(str(value), token.start, token.end, token.capital)
        if isinstance(value, Alias)
        else value
    )


def _stands_well(tokens: Sequence[Token], at: int, words: tuple[str, ...], value: object) -> bool:
    """Whether a word that is something else as well stands here in this sense."""
    before = tokens[at - 1].text if at else ""
    after = _next(tokens, at + 1)
    if isinstance(value, Stance) and words[0] in _WORK:
        return before not in small_words.WORKERS  # "I work on Tuesdays" says neither yes nor no
    if words in (("bar",), ("be", "gone")):
        bound = _next(tokens, at + 2) in small_words.BEFORE_AN_END
        return bound if value is Shade.ENDS else before not in small_words.BEFORE_A_NOUN
    if isinstance(value, Meridian) and len(words) == 1:
        return at > 0 and (words != ("am",) or (before != "i" and after != "i"))
    if isinstance(value, ZoneName) and words[0] in zones.CAPITALS_ONLY:
        leads = words[0] in zones.CAN_LEAD and after[:1].isdigit()
        behind = before[-1:].isdigit() or before in zones.BEFORE_CAPITALS
        return (tokens[at].capital and (behind or leads)) or before in {"am", "pm"}
    if isinstance(value, DayName) and words[0] in times.SHAKY:
        listed = after in times.LISTING and is_date_word(_next(tokens, at + 2))
        beside = before in times.BEFORE_SHAKY or after in times.AFTER_SHAKY or listed
        return tokens[at].capital or beside or after[:1].isdigit()
    return True


def _next(tokens: Sequence[Token], at: int) -> str:
    return tokens[at].text if at < len(tokens) else ""


def is_word(word: str) -> bool:
    """Whether a word means something besides naming somebody."""
    return word in _KNOWN or word in small_words.FILLER


def is_date_word(word: str) -> bool:
    """Whether a word names a day, a month or a part of the day."""
    return isinstance(times.PHRASES.get(word), DayName | MonthName | PartName)


def is_month(word: str) -> bool:
    """Whether a word names a month."""
    return isinstance(times.PHRASES.get(word), MonthName)


def is_known(word: str) -> bool:
    """Whether any phrase begins with this word."""
    return word in _KNOWN

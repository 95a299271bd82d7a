"""The English vocabulary, put together."""

from __future__ import annotations

from collections.abc import Sequence

from orchestration.language.english import small_words, stances, times, zones
from orchestration.language.tokens import Token
from orchestration.language.values import (
    DayName,
    Meridian,
    MonthName,
    PartName,
    Stance,
    ZoneName,
)
from orchestration.language.vocabulary import Alias, Vocabulary

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
_BEFORE_DATES = frozenset({"next", "the", "this", "tomorrow"})
_DOUBTFUL = {("day", "after"), ("week", "of"), ("bar",), ("be", "gone")}
_WHICH_WEEK = frozenset(
    {"first", "second", "third", "fourth", "fifth", "last", "st", "nd", "rd", "th", "every"}
)
_WORK = frozenset({"work", "works"})


def is_date_word(word: str) -> bool:
    """Whether a word names a day, a month or a part of the day."""
    return isinstance(times.PHRASES.get(word), DayName | MonthName | PartName)


def _next(tokens: Sequence[Token], at: int) -> str:
    return tokens[at].text if at < len(tokens) else ""


def _stands_well(tokens: Sequence[Token], at: int, words: tuple[str, ...], value: object) -> bool:
    """Whether a word that is something else as well stands here in this sense."""
    before = tokens[at - 1].text if at else ""
    after = _next(tokens, at + 1)
    if words in _DOUBTFUL:
        return _belongs_together(before, _next(tokens, at + len(words)), words)
    if isinstance(value, Stance) and words[0] in _WORK:
        return before not in small_words.WORKERS  # "I work on Tuesdays" says neither yes nor no
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


def _belongs_together(before: str, then: str, words: tuple[str, ...]) -> bool:
    """Whether "day after" is tomorrow, "week of" not one of several weeks, "bar" an exception."""
    if words == ("be", "gone"):
        return then in small_words.BEFORE_AN_END
    if words == ("bar",):
        return before not in small_words.BEFORE_A_NOUN
    if words == ("week", "of"):
        return before not in _WHICH_WEEK
    return not (is_date_word(then) or then in _BEFORE_DATES or then[:1].isdigit())


ENGLISH = Vocabulary(
    phrases={**stances.PHRASES, **times.PHRASES, **_ZONES, **_ALIASES},
    small=_SMALL,
    stands_well=_stands_well,
)

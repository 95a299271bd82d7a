"""Whether two titles may be of the same thing: "Pizza Place Nove" and "Pizzeria Nove"."""

from __future__ import annotations

import re
from typing import Final

from orchestration.language.choosing.words import a_slip_apart, bare, stem, words_of

_SMALL: Final = frozenset(
    {"a", "an", "the", "at", "in", "of", "to", "and", "or"}
    | {"der", "die", "das", "ein", "eine", "im", "am", "zu", "und"}
)
_OF_ANY: Final = frozenset(
    {"food", "place", "restaurant", "spot", "joint", "cuisine", "kitchen", "takeaway", "option"}
    | {"essen", "kuche", "laden", "lokal", "imbiss"}
)
"""What says of which kind something is, and not which of it: "Thai food" is "Thai"."""

_THE: Final = frozenset({"the", "der", "die", "das"})
_WHERE: Final = frozenset(
    {"on", "at", "in", "near", "by", "am", "an", "auf", "im", "bei", "beim", "um", "zum", "nahe"}
)
_UMLAUTS: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "ø": "oe", "å": "aa"})
_SOUNDS: Final = tuple(
    (re.compile(letters), sound)
    for letters, sound in (
        (r"ph", "f"),
        (r"th|dt", "t"),
        (r"sch", "sh"),
        (r"x|chs", "ks"),
        (r"ck|ch(?=[aorlu])|c(?![eiyh])|qu?(?=[uae])", "k"),
        (r"c(?=[eiy])|z|tz", "s"),
        (r"y|ie", "i"),
        (r"v", "w"),
        (r"(.)\1+", r"\1"),
        (r"(?<=...)[eai]$", ""),
    )
)
"""Letters that are written for one sound in one language or another, in turn."""
_SAME_BEGINNING: Final = 4
"""So many letters that two words begin with make them of one family: pizza, pizzeria."""


def may_be_same(one: str, other: str) -> bool:
    """Tell whether it is worth asking if two titles mean the same.

    One may say besides where it is, or of what kind. Else each word of the shorter has one in the
    longer that is the same but for its ending or a slip, or of one family, and one of them is the
    same; the longer has one word more at most, of a single word none. Numbers and single letters
    have to be equal.
    """
    if _spelt_out(one) == _spelt_out(other):
        return True
    words = _words(one), _words(other)
    is_alike = _is_alike(*words) or _is_alike(*map(_of_which, words))
    return is_alike or _says_where(one, other) or _says_where(other, one)


def _spelt_out(title: str) -> str:
    """Return a title as it is written without umlauts: "Plön" and "Ploen" are one."""
    return bare(title.casefold().translate(_UMLAUTS))


def _is_alike(one: list[str], other: list[str]) -> bool:
    short, long = sorted((one, other), key=len)
    if not short or len(long) - len(short) > 1 or _marks(short) != _marks(long):
        return False
    if len(short) == 1:
        is_word = len(short[0]) >= _SAME_BEGINNING
        return is_word and len(long) == 1 and _is_same(short[0], long[0])
    left = list(long)
    same = 0
    for word in sorted(short, key=lambda each: each not in long):
        match = next((each for each in left if _is_same(word, each)), None)
        same += match is not None
        match = match or next((each for each in left if _is_related(word, each)), None)
        if match is None:
            return False
        left.remove(match)
    return same > 0


def _says_where(one: str, other: str) -> bool:
    """Tell whether one of two names says besides where that is: "Thai Garden on Main"."""
    short, long = (
        [each.word for each in words_of(x) if each.word not in _THE] for x in (one, other)
    )
    begins = len(_words(one)) > 1 and long[: len(short)] == short and len(long) > len(short) + 1
    return begins and long[len(short)] in _WHERE


def _words(title: str) -> list[str]:
    said = [each.word for each in words_of(title)]
    return [each for each in said if each not in _SMALL] or said


def _of_which(words: list[str]) -> list[str]:
    """Return the words of a title without those that only say of what kind it is."""
    return [each for each in words if each not in _OF_ANY] or words


def _marks(words: list[str]) -> list[str]:
    """Return what tells things of one name apart: "room 2", "plan B"."""
    return sorted(each for each in words if len(each) == 1 or not each.isalpha())


def _is_same(one: str, other: str) -> bool:
    sound = _sound(one)
    is_heard_so = len(sound) >= _SAME_BEGINNING and sound == _sound(other)
    return stem(one) == stem(other) or a_slip_apart(one, other) or is_heard_so


def _sound(word: str) -> str:
    """Return a word as it is heard, whichever language spells it: “Kompass” is “Compass”."""
    heard = word.translate(_UMLAUTS)
    for letters, sound in _SOUNDS:
        heard = letters.sub(sound, heard)
    return heard


def _is_related(one: str, other: str) -> bool:
    return len(one) >= _SAME_BEGINNING and one[:_SAME_BEGINNING] == other[:_SAME_BEGINNING]

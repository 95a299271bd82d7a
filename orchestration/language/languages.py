"""The languages that are understood, and which of them a message is written in."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from orchestration.language.english.vocabulary import ENGLISH
from orchestration.language.german.vocabulary import GERMAN
from orchestration.language.saying.naming import Naming
from orchestration.language.words.mixed import DAYS
from orchestration.language.words.vocabulary import Vocabulary
from orchestration.language.words.writing import words

LANGUAGES = (ENGLISH, GERMAN)
_WORD = re.compile(r"[^\W\d_]+")
_WORDS_COUNTED = 200
_CLEAR = 4
"""Letters of words that only one language knows."""

_SHORT_WORDS = 3
"""Days in fewer letters are other words as well: “so”, “do”, “mi”."""


IN_BOTH = frozenset(
    words(
        "sorry ok okay oki thanks thank thx ty lol haha cool nice top super hi hey hello bye fyi"
        " btw asap cheers yay wow oh"
    )
)
"""What is said in chats of either language, and decides none."""

ENGLISH_TOO = frozenset(words("not i'm i'd i'll i've it's let's don't can't that's"))
"""Words that the grammar reads among German, or by their parts, and that are English alone."""


def language_of(text: str) -> Vocabulary:
    """The language that knows most of a text, letter by letter; of equals, the first.

    A letter that stands alone says little: it may name an option. So do days beside other words.
    """
    said = _WORD.findall(text[: _WORDS_COUNTED * 6].lower())
    whole = [word for word in said if len(word) > 1]
    rest = [word for word in whole if word not in DAYS]
    return max(LANGUAGES, key=lambda each: (_known(rest, each), _known(whole, each)))


def _known(said: Sequence[str], language: Vocabulary) -> int:
    known = language.words
    return sum([len(word) for word in said if word in known])


def clearly_in(text: str) -> str:
    """Return the English name of the language that a text is clearly in; "" where it may be others.

    It is clear where one language knows words of it that the other does not, and more of it; a day
    says so only beside no other: “montags nie”.
    """
    said = {found.lower() for found in _WORD.findall(text[: _WORDS_COUNTED * 6])}
    said -= IN_BOTH
    return _clear_of(said - {*DAYS}) or _clear_of({x for x in said if len(x) >= _SHORT_WORDS})


def _clear_of(said: Collection[str]) -> str:
    english, german = ({x for x in said if x in each.words} for each in LANGUAGES)
    own = {"english": english - german, "german": german - english}
    known = {name: sum(map(len, those)) for name, those in own.items()}
    first, second = sorted(known, key=lambda name: -known[name])
    return first if known[first] >= _CLEAR and known[first] > 2 * known[second] else ""


def naming_in(code: str) -> Naming:
    """What to say things with in the language of that code; English where none is known."""
    known = {each.naming.code: each.naming for each in LANGUAGES}
    return known.get(code, ENGLISH.naming)


def naming_giving(reason: str) -> Naming:
    """What to say things with in the language in which a reason was given."""
    giving = (each.naming for each in LANGUAGES if reason in each.naming.reasons.values())
    return next(giving, ENGLISH.naming)


def naming_of(text: str) -> Naming:
    """What to say things with to somebody who has written this."""
    return language_of(text).naming

"""Whether words name options on the table: by letter, as people write them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from typing import Final

from orchestration.language.words.drawn_letters import LETTERS
from orchestration.language.words.tokens import Token
from orchestration.language.words.writing import words

_MARKS: Final = frozenset(words("> , ; : = / & + - . ! ( ) ?"))
_JOINING: Final = frozenset(words("and or then und oder dann vor plus"))
_WORDS_TOO: Final = frozenset({"a", "i"})
_FOLLOWING: Final = frozenset(
    words("""
    is was works work fits then and or for please pls it first before over definitely would only
    if instead again too as though does could never geht ginge klappt würde könnte niemals nie
    passt wäre wär fänd ist und oder vor dann bitte für zur notfalls auch
    stattdessen but unless aber wenn falls sofern solange
    """)
)
_HALF: Final = re.compile(r"[-/](?!\w\b(?![’'])|\d)\w|/c\b(?=\s+\w)|\s+u\b", re.IGNORECASE)
_BEHIND: Final = re.compile(r"\w{2}-$|\bb/$", re.IGNORECASE)
_FARTHEST_BEHIND: Final = 3  # letters, so that not all of a text is looked at for each of its own
_LEADING: Final = frozenset(
    words("""
    vote option for with like choose pick prefer not never nehme nehm für nicht niemals to +
    wait warte actually eigentlich rather lieber doch meant meinte
    """)
)


def letters(text: str, tokens: Sequence[Token], options: Sequence[str]) -> frozenset[int]:
    """Return the places of the words that name an option; "a" and "I" are words before that.

    A number is one where it is all that is said.
    """
    if places := _number_alone(tokens, options):
        return places
    return frozenset(at for at in range(len(tokens)) if _is_letter(text, tokens, at, options))


def _number_alone(tokens: Sequence[Token], options: Sequence[str]) -> frozenset[int]:
    """Return the place of the number that calls an option, if nothing else is said: "2", "3)"."""
    said = [at for at, each in enumerate(tokens) if each.text[0].isalnum()]
    number = tokens[said[0]].text if len(said) == 1 else ""
    is_place = number.isdecimal() and 0 < int(number) <= len(options)
    return frozenset(said) if is_place else frozenset()


def is_ballot(tokens: Sequence[Token], named: AbstractSet[int]) -> bool:
    """Tell whether a sentence has nothing but options, numbers and marks."""
    return bool(named) and all(
        at in named
        or token.text in _MARKS
        or token.text in _JOINING
        or token.text.rstrip(".").isdecimal()
        for at, token in enumerate(tokens)
    )


def _is_letter(text: str, tokens: Sequence[Token], at: int, options: Sequence[str]) -> bool:
    token = tokens[at]
    if LETTERS.get(token.text[0], token.text).upper() not in options:
        return False
    if _is_of_a_word(text, token):
        return False
    written = text[token.start : token.end]
    if token.text not in _WORDS_TOO:
        return True
    before = tokens[at - 1].text if at else ""
    after = tokens[at + 1].text if at + 1 < len(tokens) else ""
    stands_alone = not after or not after[0].isalnum() or after in _FOLLOWING
    if written.islower():
        return stands_alone and (not before or not before[0].isalpha() or before in _LEADING)
    return stands_alone or at > 0


def _is_of_a_word(text: str, token: Token) -> bool:
    """Tell whether a letter is half of a word: "C-level", "b/c i'm late", "C u there"."""
    begin = max(0, token.start - _FARTHEST_BEHIND)
    return (
        _HALF.match(text, token.end) is not None
        or _BEHIND.search(text, begin, token.start) is not None
    )

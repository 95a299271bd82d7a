"""Whether an order is to be carried out as it stands: one that is denied, asked or dated is not.

What an order does cannot be undone, so a sentence is one only where all of it has been read. This
holds for every order alike; which words are orders stands in the rules.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace
from typing import Final

from orchestration.interaction.routing.about import (
    About,
    Asks,
    Does,
    Held,
    SessionOrder,
    SessionQuestion,
)
from orchestration.interaction.routing.lexicon import Lexicon, plain_words
from orchestration.interaction.routing.sentences import Sentence
from orchestration.interaction.routing.signs import signs_in
from orchestration.language.words.tokens import Token

_OWN: Final[Mapping[Does, tuple[str, ...]]] = {
    Does.CANCEL: ("cancel", "not needed", "off verb"),
    Does.CLOSE: ("close", "shut"),
    Does.REMIND: ("remind", "reminder"),
    Does.ADD: ("add",),
    Does.MOVE: ("move", "shifted"),
    Does.EXTEND: ("extend", "give them", "deadline"),
    Does.REVIEW: ("look again at it",),
    Does.AGAIN: ("same again",),
    Does.SKIP: ("leave one out",),
    Does.STOP: ("no more of it",),
}
"""The signs whose words an order is told by."""

_DATED: Final = (Does.CLOSE, Does.REMIND)
"""What another time in the sentence says when to do; of all others it says what."""

_SHORT: Final = (Does.CLOSE, Does.REMIND, Does.CANCEL)
"""What is often one word: “beenden?” is a question."""

_READ_WHOLE: Final = (Does.CLOSE, Does.REMIND, Does.EXTEND)
_ASKED_OF: Final = {Does.REMIND: Asks.MISSING, Does.ADD: Asks.WHO}
_MARKS: Final = frozenset({",", ";", ":", "-", "–", "(", ")", ".", "!", "?", "but", "aber"})
_NO: Final = frozenset({"no", "nope", "nein", "nee", "ne"})
_ARTICLES: Final = frozenset({"the", "a", "an", "our", "your", "his", "her", "my", "die", "das"})
_REACH: Final = 4
"""So many words behind “about” it is said what somebody is reminded of."""


def held_back(
    order: SessionOrder,
    sentence: Sentence,
    signs: AbstractSet[str],
    lexicon: Lexicon,
    known: Collection[int] = (),
) -> About:
    """Return an order as what it is: itself, one that is held, or a question about it.

    `known` are the places of names.
    """
    if order.does not in _OWN:
        return order
    words = _Words(sentence.tokens, lexicon)
    if order.does is not Does.MOVE and _is_asked(order.does, words, signs):
        return SessionQuestion(order.span, _ASKED_OF.get(order.does, Asks.STATUS))
    own = words.places(*_OWN[order.does])
    return replace(order, held=next(_reasons(order.does, words, own, known), None))


def _reasons(
    does: Does, words: _Words, own: AbstractSet[int], known: Collection[int]
) -> Iterator[Held]:
    """Yield why an order is held, the strongest reason first."""
    if _is_denied(words, own):
        yield Held.DENIED
    if words.has("provided", besides="provided nothing"):
        yield Held.CONDITION
    if does in _DATED and _names_a_time(words, own):
        yield Held.TIME
    if does in _READ_WHOLE and _is_unread(does, words, own, known):
        yield Held.UNREAD


def without_denial(sentence: Sentence, lexicon: Lexicon) -> Sentence:
    """Return a sentence without the words that deny it."""
    words = _Words(sentence.tokens, lexicon)
    denied = words.places("denies", "denies all")
    tokens = tuple(each for at, each in enumerate(sentence.tokens) if at not in denied)
    return replace(sentence, tokens=tokens)


class _Words:
    """The words of a sentence, and where signs stand in it."""

    def __init__(self, tokens: Sequence[Token], lexicon: Lexicon) -> None:
        self.texts = [each.text for each in tokens]
        self.read = signs_in(tokens, lexicon)
        plain = plain_words(tokens)
        self._here = [lexicon.signs_at(tokens, plain, at) for at in range(len(plain))]

    def places(self, *signs: str) -> set[int]:
        """Return the places of all words that are part of one of these signs."""
        return {
            place
            for at, found in enumerate(self._here)
            for sign in found.keys() & set(signs)
            for place in range(at, at + found[sign])
        }

    def has(self, sign: str, besides: str = "") -> bool:
        """Tell whether a sign stands somewhere that is no part of another."""
        return bool(self.places(sign) - self.places(besides))


def _is_asked(does: Does, words: _Words, signs: AbstractSet[str]) -> bool:
    """Tell whether it is asked whether something is, was or should be done; a kind word orders."""
    whether = "whether" in signs and ("?" in signs or "^whether" in signs)
    return whether or ("?" in signs and does in _SHORT and not words.has("kindly"))


def _is_denied(words: _Words, own: AbstractSet[int]) -> bool:
    """Tell whether the verb is denied: in its own clause, or by “not yet” wherever that stands."""
    clause = _clause(words, own)
    denied = words.places("denies") & clause - own - words.places("denies nothing")
    first = min(clause, default=0)
    if words.texts[first] in _NO and first + 1 in own | words.places("filler"):
        denied -= {first}  # “no, close it” without the comma
    return bool(denied) or bool(words.places("denies all") - own - _related(words, own))


def _clause(words: _Words, own: AbstractSet[int]) -> set[int]:
    """Return the places of the clause around an order, up to what is said of somebody in it."""
    if not own:
        return set()
    ends = [at for at, text in enumerate(words.texts) if text in _MARKS]
    begin = max((at + 1 for at in ends if at < min(own)), default=0)
    end = min((at for at in ends if at > max(own)), default=len(words.texts))
    return set(range(begin, end)) - _related(words, own)


def _related(words: _Words, own: AbstractSet[int]) -> set[int]:
    """Return the places from where somebody is described: "those who have not answered"."""
    relating = [at for at in words.places("relates") if own and at > min(own)]
    return set(range(min(relating), len(words.texts))) if relating else set()


def _names_a_time(words: _Words, own: AbstractSet[int]) -> bool:
    """Tell whether something is to be done at another time than now."""
    timed = words.read.timed | words.places("not now")
    lengths = words.places("length", "length word") if "in" in words.texts else set()
    timed = timed | lengths
    return bool(timed - own - words.places("at once") - _related(words, own))


def _is_unread(does: Does, words: _Words, own: AbstractSet[int], known: Collection[int]) -> bool:
    """Tell whether something was said of it that nobody has read."""
    if words.read.strange - set(known) - words.places("denies nothing"):
        return True
    of_it = words.places("of a session") | set(known)
    if does is Does.REMIND:
        said = words.places("says what")
        return any(of_it.isdisjoint(range(at + 1, at + 1 + _REACH)) for at in said)
    if does is Does.CLOSE:
        return _has_another_object(words, own, of_it)
    return False


def _has_another_object(words: _Words, own: AbstractSet[int], of_it: AbstractSet[int]) -> bool:
    """Tell whether it is something else that is closed: "close the window"."""
    behind = max(own, default=-1) + 1
    if behind + 1 >= len(words.texts) or words.texts[behind] not in _ARTICLES:
        return False
    return behind + 1 not in of_it and behind not in of_it

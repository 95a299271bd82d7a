"""Whether an order is to be carried out as it stands: one that is denied, asked or dated is not.

What an order does cannot be undone, so a sentence is one only where all of it has been read. This
holds for every order alike; which words are orders stands in the rules.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
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
    Unknown,
)
from orchestration.interaction.routing.parts.sentences import Sentence
from orchestration.interaction.routing.signs import Signs
from orchestration.interaction.routing.situation import ReadSentence
from orchestration.language.words.tokens import Token

_OWN: Final[Mapping[Does, tuple[str, ...]]] = {
    Does.CANCEL: ("cancel", "not needed", "off verb"),
    Does.CLOSE: (
        "close",
        "shut",
        "suggestions",
        "sets off",
        "makes",
        "shuts",
        "closed",
        "done",
        "enough on it",
        "shows result",
        "posts final",
        "over now",
    ),
    Does.REMIND: ("remind", "reminder"),
    Does.ADD: ("add",),
    Does.MOVE: ("move", "shifted"),
    Does.EXTEND: ("extend", "give them", "deadline"),
    Does.REVIEW: ("look again at it", "looks again", "looks later"),
    Does.AGAIN: ("same again", "redoes", "once more"),
    Does.REPEAT: ("asks every", "how often"),
    Does.REMOVE: ("takes", "take out", "goes on without"),
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
_MARKS: Final = frozenset({",", ";", ":", "-", "–", "(", ")", ".", "!", "?"})
_REACH: Final = 4
"""So many words behind “about” it is said what somebody is reminded of."""


def held_back(order: SessionOrder, sentence: Sentence, reading: ReadSentence) -> About:
    """Return an order as what it is: itself, one that is held, or a question about it."""
    if order.does not in _OWN:
        return order
    if order.does is Does.CANCEL and _is_pondered(reading.signs):
        return replace(order, held=Held.UNREAD)
    if order.does is not Does.MOVE and _is_asked(order.does, reading):
        return SessionQuestion(order.span, _ASKED_OF.get(order.does, Asks.STATUS))
    if order.does is Does.CANCEL and _is_of_something_else(reading):
        return Unknown(order.span)
    texts = _parted(sentence.tokens)
    return replace(order, held=next(_reasons(order.does, texts, reading), None))


def _is_of_something_else(reading: ReadSentence) -> bool:
    """Tell whether it is told that something is off that is no session: “the trip is off”."""
    words = reading.words
    own, first = words.places("not needed"), min(words.places("article"), default=-1)
    named = words.places("of a session", "meeting", "vote word") | reading.known
    subject = set(range(first, min(own, default=0)))
    return first >= 0 and len(subject) > 1 and named.isdisjoint(subject)


def _is_pondered(signs: AbstractSet[str]) -> bool:
    """Tell whether an organiser wonders aloud whether to call it off, while answers come in."""
    is_open = {"@organiser", "@intake", "shall we"} <= signs
    return is_open and signs.isdisjoint(("@thread", "@vote", "not"))


def _parted(tokens: Sequence[Token]) -> Sequence[str]:
    """Return the words and marks of a sentence, those within a word as none: "lunch-poll"."""
    beside = zip(tokens, tokens[1:], tokens[2:], strict=False)
    within = {x.start for before, x, after in beside if before.end == x.start == after.start - 1}
    return ["" if each.text == "-" and each.start in within else each.text for each in tokens]


def without_denial(sentence: Sentence, reading: ReadSentence) -> Sentence:
    """Return a sentence without the words that deny it."""
    denied = reading.words.places("denies", "denies all")
    tokens = tuple(each for at, each in enumerate(sentence.tokens) if at not in denied)
    return replace(sentence, tokens=tokens)


def _is_asked(does: Does, reading: ReadSentence) -> bool:
    """Tell whether it is asked whether something is, was or should be done; a kind word orders."""
    signs = reading.signs
    whether = (
        does is not Does.REPEAT and "whether" in signs and ("?" in signs or "^whether" in signs)
    )
    return whether or ("?" in signs and does in _SHORT and not reading.words.has("kindly"))


def _reasons(does: Does, texts: Sequence[str], reading: ReadSentence) -> Iterator[Held]:
    """Yield why an order is held, the strongest reason first."""
    words = reading.words
    own = words.places(*_OWN[does])
    is_wondered = does is Does.REPEAT and "?" in reading.signs  # “könnten wir das nicht …?”
    if not is_wondered and _is_denied(texts, words, own):
        yield Held.DENIED
    if words.has("provided", besides="provided nothing"):
        yield Held.CONDITION
    if does in _DATED and _names_a_time(texts, words, own):
        yield Held.TIME
    if does in _READ_WHOLE and _is_unread(does, words, own, reading.known):
        yield Held.UNREAD


def _is_denied(texts: Sequence[str], words: Signs, own: AbstractSet[int]) -> bool:
    """Tell whether the verb is denied: in its own clause, or by “not yet” wherever that stands."""
    clause = _clause(texts, words, own) - _before_if_so(words, own)
    denied = words.places("denies") & clause - own - words.places("denies nothing")
    first = min(clause, default=0)
    is_said_no = first in words.places("says no") and first + 1 not in words.places("reminder")
    if is_said_no and first + 1 in own | words.places("filler"):
        denied -= {first}  # “no, close it” without the comma
    return bool(denied) or bool(words.places("denies all") - own - _related(words, own))


def _before_if_so(words: Signs, own: AbstractSet[int]) -> set[int]:
    """Return the places of an “if” before an order: “if she hasn't answered by 3 close it”."""
    at = min(words.places("provided") - words.places("provided nothing"), default=-1)
    return set(range(at, min(own))) if own and 0 <= at < min(own) else set()


def _clause(texts: Sequence[str], words: Signs, own: AbstractSet[int]) -> set[int]:
    """Return the places of the clause around an order, up to what is said of somebody in it."""
    if not own:
        return set()
    ends = {at for at, text in enumerate(texts) if text in _MARKS} | words.places("but")
    begin = max((at + 1 for at in ends if at < min(own)), default=0)
    end = min((at for at in ends if at > max(own)), default=len(texts))
    return set(range(begin, end)) - _related(words, own)


def _related(words: Signs, own: AbstractSet[int]) -> set[int]:
    """Return the places from where somebody is described: "those who have not answered"."""
    relating = [at for at in words.places("relates") if own and at > min(own)]
    return set(range(min(relating), len(words.begin))) if relating else set()


def _names_a_time(texts: Sequence[str], words: Signs, own: AbstractSet[int]) -> bool:
    """Tell whether something is to be done at another time than now."""
    timed = words.timed | words.places("not now")
    if "in" in texts:
        timed |= words.places("length", "length word")
    return bool(timed - own - words.places("at once") - _related(words, own))


def _is_unread(does: Does, words: Signs, own: AbstractSet[int], known: AbstractSet[int]) -> bool:
    """Tell whether something was said of it that nobody has read."""
    told = _why(words, own) if does is Does.REMIND else set()
    if words.strange - known - words.places("denies nothing") - told:
        return True
    of_it = words.places("of a session") | known
    if does is Does.REMIND:
        said = words.places("says what")
        return any(of_it.isdisjoint(range(at + 1, at + 1 + _REACH)) for at in said)
    return does is Does.CLOSE and _has_another_object(words, own, of_it)


def _why(words: Signs, own: AbstractSet[int]) -> set[int]:
    """Return the places from where it is said why somebody is reminded: "he's always late"."""
    why = [at for at in words.places("says why") if own and at > min(own)]
    return set(range(min(why), len(words.begin))) if why else set()


def _has_another_object(words: Signs, own: AbstractSet[int], of_it: AbstractSet[int]) -> bool:
    """Tell whether it is something else that is closed: "close the window"."""
    verb = min(own, default=-1)
    articles = (at for at in words.places("article") if at > verb)
    return any(at + 1 in words.foreign - own - of_it for at in articles)

"""What a request says beside its settings of how it is to go: "you can add more", "vote now"."""

from __future__ import annotations

import re
from typing import Final

from orchestration.language.english import beside_settings as english
from orchestration.language.english import settings as english_settings
from orchestration.language.german import beside_settings as german
from orchestration.language.german import settings as german_settings
from orchestration.language.talk.tails import without_tail

_LANGUAGES: Final = (english, german)
_FLAGS: Final = re.IGNORECASE | re.VERBOSE
LEADS: Final = re.compile(rf"^(?:(?:{english_settings.LEADS}|{german_settings.LEADS})\s+)+", _FLAGS)
_COURTEOUS: Final = frozenset(
    ["please", "pls", "plz", "bitte", "thanks", "thx", "danke", "ok", "folks"]
)
_ADDING: Final = re.compile(rf"^(?:{'|'.join(each.ADDING for each in _LANGUAGES)})$", _FLAGS)
_ALL_VOTE: Final = re.compile(rf"^(?:{'|'.join(each.ALL_VOTE for each in _LANGUAGES)})$", _FLAGS)
_AT_ONCE: Final = re.compile(rf"^(?:{'|'.join(each.AT_ONCE for each in _LANGUAGES)})$", _FLAGS)
_FIRST: Final = re.compile(rf"^(?:{'|'.join(each.ASKS_FIRST for each in _LANGUAGES)})$", _FLAGS)
_CALLED: Final = re.compile(rf"^(?:{'|'.join(each.CALLED_A_VOTE for each in _LANGUAGES)})$", _FLAGS)
_ABOUT_VOTING: Final = re.compile(
    rf"^(?:{'|'.join(each.ABOUT_VOTING for each in _LANGUAGES)})$", _FLAGS
)
_PLAINLY: Final = re.compile(
    rf"^(?:{'|'.join(each.PLAINLY_BESIDE for each in _LANGUAGES)})$", _FLAGS
)

_TERMS: Final = re.compile(rf"^(?:{'|'.join(each.TERMS for each in _LANGUAGES)})$", _FLAGS)


_BY_THEN: Final = re.compile(rf"^(?:{'|'.join(each.BY_THEN for each in _LANGUAGES)})$", _FLAGS)


def without_courtesy(words: str) -> str:
    """Return words without the courtesies at their end; one that stands alone is left."""
    return without_tail(words, _is_courtesy) or words


def is_courtesy(words: str) -> bool:
    """Tell whether words are courtesies, and nothing else."""
    return bool(words.strip()) and not without_tail(words, _is_courtesy)


def _is_courtesy(word: str) -> bool:
    return word.casefold() in _COURTEOUS


def says_beside(words: str) -> bool:
    """Tell whether a clause says how it is to go without being a setting."""
    return any(says(words) for says in (lets_add, all_vote, votes_at_once, asks_first))


def reads_as_term(words: str) -> bool:
    """Tell whether a clause of several words says how a vote goes, or who must be there.

    “Show everybody's reasons”, “places by lot”: behind a list that is nothing to choose.
    """
    return _TERMS.match(without_courtesy(words)) is not None


def says_by_then(words: str) -> bool:
    """Tell whether a clause says until when, by no moment: “before the holidays”."""
    return _BY_THEN.match(without_courtesy(words)) is not None


def lets_add(words: str) -> bool:
    """Tell whether a clause lets people put more on the list."""
    return _is(_ADDING, words)


def all_vote(words: str) -> bool:
    """Tell whether a clause wants everybody to vote."""
    return _is(_ALL_VOTE, words)


def asks_first(words: str) -> bool:
    """Tell whether a clause has everybody asked before the vote: “ask everyone first”."""
    return _is(_FIRST, words)


def votes_at_once(words: str) -> bool:
    """Tell whether a clause wants a list voted on, with no wishes asked for: “straight to it”."""
    is_called = _is(_CALLED, words) and not lets_add(words)
    return is_called or goes_straight(words)


_UNTIL_THEN: Final = re.compile(
    r"[?;.!,(–]\s*(?:(?:and|und|so|please|pls|bitte|quick|straw|kurz|kurze|mal|wir|jetzt|now"
    r"|let['’]?s|lasst uns)\s+)*(?:vote|voting|poll|abstimmen|abstimmung|abgestimmt wird|umfrage"
    r"|closes?|closing|schließt)"
    r"(?:\s+(?:ends|closes|closing|is open|runs|läuft|geht|endet|schließt|wird|ist offen|please"
    r"|bitte|here))*"
    r"\s+(?:by|until|till|before|at|bis|um|in)\b",
    re.IGNORECASE,
)
"""A vote, and until when, behind what is asked: “thai or pizza? vote by noon”."""


def votes_until(text: str) -> bool:
    """Tell whether a request says behind what is asked until when people vote on it."""
    return _UNTIL_THEN.search(text) is not None


def goes_straight(words: str) -> bool:
    """Tell whether words say so wherever they stand; “vote” alone may belong to what is before."""
    return _is(_AT_ONCE, words)


def _is(pattern: re.Pattern[str], words: str) -> bool:
    words = without_courtesy(words)
    return bool(pattern.match(words) or pattern.match(LEADS.sub("", words)))


def speaks_of_voting(words: str) -> bool:
    """Tell whether a clause is said to those who vote, and is nothing to choose: “be honest”."""
    return _ABOUT_VOTING.match(words) is not None


def is_plainly_beside(words: str) -> bool:
    """Tell whether a clause behind a list that is at its end cannot be one more thing on it.

    It says something of the vote, or tells who chooses something: “winner needs half”.
    """
    return _PLAINLY.match(words) is not None

"""What is never guessed at, however like it words are: what is denied, vague or for rules."""

from __future__ import annotations

import re
from collections.abc import Collection
from collections.abc import Set as AbstractSet
from typing import Final

from orchestration.interaction.routing.about import (
    About,
    Asks,
    CameUp,
    Does,
    OpenRequest,
    SessionOrder,
    SessionQuestion,
    SessionWish,
    StandingWish,
    Unknown,
    Vote,
)
from orchestration.interaction.routing.situation import OF_WORDS
from orchestration.interaction.routing.weighing.evidence import NOTHING
from orchestration.interaction.routing.weighing.likely import (
    BEGINS,
    CHANGES,
    OF_WHAT_STANDS,
    ORDERS,
    OVERHEARD,
    QUESTIONS,
    REMINDS,
    TOLD_ONLY,
)
from orchestration.interaction.routing.weighing.nearest import (
    asks,
    asks_others,
    asks_within,
    denies,
    likeness,
    names_a_day,
    names_somebody,
    names_times,
    tells,
)

FEWEST: Final = 3
"""So many words are no guess."""

_ONE_WORD: Final = 3.0
"""By so much one word is more like examples of one meaning than of any other."""

_LIKE_AT_ALL: Final = 0.5
"""So much words are like a request that begins something."""

_ASKED_FOR: Final = 3.0
"""By so much more they are like one for a choice, where they name a time."""

_TOLD_FOR: Final = 6.0
"""And where they tell something."""

_ONESELF: Final = re.compile(
    r"\b(?:i|i['’]?m|me|my|ich|mich|mir|mein\w*|ohne|without|out|raus|aus)\b", re.IGNORECASE
)
"""Who speaks of themselves."""

_HUSHES: Final = re.compile(
    r"\b(?:stop+|quit|quiet|silen\w*|s?hush|shut up|zip it|mute|calm down|back off|go away|dnd"
    r"|spam\w*|unsubscri\w*|dms?|messages?|notifications?|alerts?|less (?:chatty|noise)"
    r"|(?:give it a|nerv) (?:rest|nicht|nich)|(?:do not|don['’]?t) disturb|stumm\w*|klappe|kusch"
    r"|(?:gib|geb|a) \w*\s?(?:ruhe|ruah|rueh|ruh|frieden)|ruhe(?: bitte)?$"
    r"|talk too much|(?:sei\w*|bitte)\b.*\bstill"
    r"|\w*nachricht\w*|benachrichtigung\w*|hör\w* auf|aufhören|du (?:nervst|redest)|drängel\w*"
    r"|nicht stören|lass das|verzieh dich)\b",
    re.IGNORECASE,
)
"""Who tells somebody to be quiet, or speaks of what is sent to them: no sigh does."""

_WHAT_ABOUT: Final = re.compile(
    r"\W*(?:(?:and|und)\s+)?(?:what about|was ist mit)\b", re.IGNORECASE
)
"""How who names a session asks how far it is."""

_ASKED_FOR_ONLY: Final = frozenset({"topic", "my_vote", "how_to"})
_WHOLE: Final = frozenset({Does.CANCEL, Does.CLOSE, Does.REMIND, Does.EXTEND, Does.REVIEW})
"""Orders of which there is nothing more to read."""

_OF_SETTINGS: Final = frozenset({"settings", "needed", "agenda"})
_BY_ORGANISER: Final = frozenset({"close", "extend", "move", "cancel", "remind"})
_ENDS_IT: Final = frozenset({"close", "keep_open"})
_TAKES_BACK: Final = frozenset({"forget", "undo"})


def is_kept_back(meaning: str, words: str, signs: AbstractSet[str], names: Collection[str]) -> bool:
    """Tell whether a meaning may not be guessed at: it is asked of others, denied, or another's.

    Who names another day than that of what was decided gives nothing up.
    """
    if meaning in ORDERS and asks_others(words):
        return True
    if meaning in OF_WHAT_STANDS and names_a_day(words) and "its day" not in signs:
        return True
    if meaning == "move" and "@new" in signs and names_times(words):
        return True  # it may be another meeting
    if meaning in ("came_up", "leave", "quiet"):
        return any((names_somebody(words, names), _is_a_sigh(meaning, words)))
    if meaning == "undo" and (names_times(words) or OF_WORDS in signs):
        return True  # what is struck may stand on a list
    return meaning in _TAKES_BACK and (denies(words) or names_somebody(words, names))


def _is_a_sigh(meaning: str, words: str) -> bool:
    """Tell whether who would want no reminders speaks of neither themselves nor any, nor hushes."""
    is_meant = any(each.search(words) for each in (_ONESELF, REMINDS, _HUSHES))
    return meaning == "quiet" and not is_meant


def is_placed_by_rule(about: About, meaning: str, words: str, signs: AbstractSet[str]) -> bool:
    """Tell whether a rule knows better than to say a meaning of what it has placed.

    What is told is read by what follows, whichever of them the router says. Who takes a vote back
    votes, and who would begin an open vote asks how far it is.
    """
    is_told = meaning in TOLD_ONLY
    match about:
        case SessionOrder():
            is_placed = not _may_be_no_order(about, meaning, words)
        case CameUp():
            is_placed = is_told
        case OpenRequest():
            is_placed = meaning not in QUESTIONS or not asks(words)
        case SessionQuestion(asks=asked):
            is_placed = _is_asked(asked, meaning, words, signs)
        case _:
            is_told = is_told and not _may_be_told(about, meaning, signs)
            is_placed = is_told or _is_something_else(about, meaning, words)
    return is_placed


def _is_asked(asked: Asks, meaning: str, words: str, signs: AbstractSet[str]) -> bool:
    """Tell whether a question is none of a meaning: of one that names a time, rules know which."""
    if asked is Asks.STATUS and (
        _WHAT_ABOUT.match(words) or ("@vote" in signs and meaning in _ENDS_IT)
    ):
        return True
    is_another = meaning in QUESTIONS and names_times(words)
    is_told = meaning in TOLD_ONLY and (asks(words) or len(words.split()) < FEWEST)
    return asked is Asks.UNDO or is_another or is_told


def _is_something_else(about: About, meaning: str, words: str) -> bool:
    is_vote = isinstance(about, Vote) and meaning == "undo"
    return is_vote or (isinstance(about, StandingWish) and meaning in BEGINS and names_a_day(words))


def _may_be_no_order(order: SessionOrder, meaning: str, words: str) -> bool:
    """Tell whether an order may be something else: of some there is more to read than a verb."""
    if meaning in QUESTIONS and asks(words) and not names_times(words):
        return True
    if order.does is Does.MOVE:
        return meaning == "wish" and names_times(words) and not asks(words)
    is_undone = order.does is Does.REMOVE and meaning == "undo"
    return is_undone or (order.does in _WHOLE and order.held is None)


def _may_be_told(about: About, meaning: str, signs: AbstractSet[str]) -> bool:
    """Tell whether what is told may be a wish for a time that no rule knows, or none after all."""
    is_nothing = meaning in NOTHING
    if isinstance(about, Vote):
        return meaning == "of_another"
    if isinstance(about, StandingWish):
        return is_nothing and "@none" in signs
    if isinstance(about, SessionWish) and OVERHEARD in signs:
        return is_nothing
    if "@open time" not in signs or "@intake" not in signs:
        return False
    return meaning in ("wish", "standing") if type(about) is Unknown else is_nothing


def is_a_guess(meaning: str, words: str, signs: AbstractSet[str]) -> bool:
    """Tell whether words are too few, or too vague, for a meaning.

    A wish for a time names one, and who wants to know their vote asks for it. What people ask each
    other is seldom for the bot.
    """
    is_asked = asks(words) or asks_within(words)
    if meaning == "wish" and OF_WORDS not in signs:
        is_vague = not names_times(words)
    elif len(words.split()) == 1:
        *_, second, first = sorted(likeness(words).values())
        is_vague = first - second < _ONE_WORD
    elif OVERHEARD in signs and meaning in QUESTIONS | CHANGES:
        is_vague = not (meaning in _BY_ORGANISER and "@organiser" in signs)
    elif meaning == "leave":
        is_vague = OF_WORDS in signs or denies(words) or not _ONESELF.search(words)
    elif meaning in BEGINS:
        is_vague = _is_no_request(words)
    else:
        is_vague = meaning in _ASKED_FOR_ONLY and not is_asked
    return is_vague


def _is_no_request(words: str) -> bool:
    """Tell whether words deny, ask for a time, or tell something, rather than begin anything."""
    said = likeness(words)
    lead = said["open_choice"] - said["open_meeting"]
    most = max(said["open_choice"], said["open_meeting"])
    others = (like for each, like in said.items() if each not in _OF_SETTINGS)
    if (denies(words) and lead > 0) or most < max(_LIKE_AT_ALL, *others):
        return True
    is_of_a_time = asks(words) and names_times(words) and lead > 0
    return (is_of_a_time and lead < _ASKED_FOR) or (tells(words) and lead < _TOLD_FOR)

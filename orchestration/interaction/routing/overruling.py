"""Where all words of a sentence say otherwise than the rule which has placed it by a few of them.

By how much they have to was found on sentences that none of the examples' authors had written, and
on wishes, of which hardly one may be lost.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from collections.abc import Set as AbstractSet
from types import MappingProxyType
from typing import Final

import numpy as np

from orchestration.interaction.routing.about import (
    About,
    Asks,
    CameUp,
    Does,
    Held,
    OpenRequest,
    SessionOrder,
    SessionQuestion,
    SessionWish,
    Social,
    StandingWish,
    Vote,
)
from orchestration.interaction.routing.likely import (
    LIKELY,
    NONE_OF_OURS,
    ORDERS,
    OVERHEARD,
    Likely,
    as_said,
    can_be,
    may_be,
)
from orchestration.interaction.routing.nearest import asks, likeness, names_a_time
from orchestration.interaction.routing.rules.rule import UNKNOWN, Meaning
from orchestration.language.inviting.search_ordered import orders_search

_RATHER: Final = 5.0
"""By so much a sentence must be more like a meaning than like what a rule says of it."""

_ANOTHER: Final = 7.0
"""And where a rule says that it asks something else."""

_NO_COURTESY: Final = 8.0
"""And where a rule says that it waits for no answer."""

_NO_WISH: Final = 9.0
"""And where a rule says that it tells what suits somebody, and it names a time or asks nothing."""

_AMONG_OTHERS: Final = 6.0
"""And that, where people talk to each other, and it is most like what is none of ours."""

_AT_LEAST: Final = 2.0
"""So much it is like it in any case."""

_TOLD: Final = "wish"
"""What tells of a time by all its words is no order by a few of them."""

_A_FEW: Final = 3
"""With so few words a courtesy stays one."""

_BY_RULE: Final = frozenset({"standing"}).union(
    name for name, each in LIKELY.items() if each.about is UNKNOWN and name not in NONE_OF_OURS
)
"""What only rules tell."""

GENERAL: Final = frozenset({"how_to", "guide"})
"""What is answered with what holds for everybody."""

_ENDS: Final = frozenset({"cancel", "remove", "leave", "move"})
"""What is said of a day that is struck is of somebody's own words, and ends nothing for others."""

_ANSWERED_ALIKE: Final = (
    frozenset({"status", "when", "missing"}),
    frozenset({"how_decided", "decisions"}),
    frozenset({"how_to", "guide"}),
    frozenset({"about_me", "my_vote"}),
    frozenset({"quiet", "no_reminder"}),
)
_BY_KIND: Final[Mapping[type[About], frozenset[str]]] = MappingProxyType(
    {
        SessionWish: frozenset({"wish"}),
        StandingWish: frozenset({"standing"}),
        Vote: frozenset({"vote", "my_vote"}),
        Social: NONE_OF_OURS | {"hello"},
    }
)


def rather(
    about: About, words: str, signs: AbstractSet[str], names: Collection[str]
) -> Meaning | None:
    """Return what a sentence is about instead of what a rule says; None where that may stand.

    `signs` are those of where it was said, and `names` are words that name somebody.
    """
    own = meanings_of(about)
    if not own:
        return None
    said = likeness(words, names)
    meaning = max(said, key=said.__getitem__)
    may = may_be(meaning, words, signs, names) or _tells_a_time(about, meaning, words)
    is_here = can_be(meaning, signs) and may
    if meaning in own | _BY_RULE or not is_here or said[meaning] < _AT_LEAST:
        return None
    if meaning == "close" and "@vote" in signs and is_of_how_far(about):
        return None
    lead = said[meaning] - max(said[each] for each in own)
    is_talk = OVERHEARD in signs and meaning in NONE_OF_OURS and isinstance(about, SessionWish)
    least = _AMONG_OTHERS if is_talk else _least(about, meaning, words)
    return as_said(meaning, words, signs, names) if lead >= least else None


def alike(meaning: str) -> frozenset[str]:
    """Return what is answered like a meaning, and itself."""
    return frozenset({meaning}).union(*(each for each in _ANSWERED_ALIKE if meaning in each))


def meanings_of(about: About) -> frozenset[str]:
    """Return which meanings have the examples of what a rule says; none where none has."""
    if type(about) in _BY_KIND:
        return _BY_KIND[type(about)]
    if isinstance(about, CameUp):
        if about.passed:
            return frozenset()
        return frozenset({"leave"} if about.leaves else {"came_up", "leave"})
    own = frozenset(name for name, each in LIKELY.items() if _is_alike(each, about))
    return own.union(*(each for each in _ANSWERED_ALIKE if own & each))


def _is_alike(likely: Likely, about: About) -> bool:
    """Tell whether a rule says what a meaning says: the same question, order or request."""
    said = likely.about(about.span)
    if isinstance(said, SessionOrder) and isinstance(about, SessionOrder):
        return said.does is about.does
    if isinstance(said, SessionQuestion) and isinstance(about, SessionQuestion):
        return said.asks is about.asks
    if isinstance(said, OpenRequest) and isinstance(about, OpenRequest):
        return said.kind is about.kind
    return False


def is_of_how_far(about: About) -> bool:
    """Tell whether a rule says that it asks how far it is, as who would begin an open vote does."""
    return isinstance(about, SessionQuestion) and about.asks is Asks.STATUS


def _least(about: About, meaning: str, words: str) -> float:
    """Return by how much words must be more like a meaning than like what a rule says of them."""
    is_asked = LIKELY[meaning].asks and asks(words)
    least = _RATHER
    match about:
        case Social():
            least = _NO_COURTESY if len(words.split()) > _A_FEW else np.inf
        case Vote():
            least = _RATHER if is_asked or meaning == "of_another" else np.inf
        case SessionOrder():
            least = _unlike_an_order(about, meaning, words, is_asked=is_asked)
        case SessionWish() | StandingWish() if not is_asked:
            least = _unlike_a_wish(meaning, words)
        case SessionQuestion() if LIKELY[meaning].asks:
            least = np.inf if meaning in GENERAL else _ANOTHER
    return least


def _unlike_an_order(about: SessionOrder, meaning: str, words: str, *, is_asked: bool) -> float:
    """Return by how much words must be more like a meaning than like an order.

    “What about Wednesday?” asks for nothing but that, under what was decided.
    """
    if is_asked and about.does is Does.MOVE and names_a_time(words):
        return np.inf
    if about.does is Does.MOVE and orders_search(words, names_a_time=False):  # “30 min is enough”
        return np.inf
    is_another = is_asked or (meaning in ORDERS and about.held is not Held.DENIED)
    return _RATHER if is_another or _tells_a_time(about, meaning, words) else np.inf


def _tells_a_time(about: About, meaning: str, words: str) -> bool:
    """Tell whether words that a rule took for an order tell what suits somebody at some time.

    “So I'll be dead on the Monday, nothing before noon that day please” calls nothing off.
    """
    is_told = meaning == _TOLD and names_a_time(words) and not asks(words)
    return isinstance(about, SessionOrder) and is_told


def _unlike_a_wish(meaning: str, words: str) -> float:
    """Return by how much words must be more like a meaning than like a wish, which ask nothing.

    What is taken back of a day is for rules; and what is told of a day is seldom a question, or
    what is to become of the session.
    """
    is_none = meaning in NONE_OF_OURS
    if names_a_time(words):
        return _NO_WISH if (is_none or meaning in ORDERS) and meaning not in _ENDS else np.inf
    return _NO_WISH if is_none else _RATHER

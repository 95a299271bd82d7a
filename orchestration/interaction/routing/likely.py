"""What a sentence is about that no rule places: what people mean who write most like it.

Nobody's wish or vote is told this way, and an order is asked about before it is carried out.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from orchestration.interaction.routing.about import (
    About,
    CameUp,
    Does,
    Held,
    OpenRequest,
    SessionOrder,
    SessionQuestion,
    Span,
    StandingWish,
    Vote,
)
from orchestration.interaction.routing.nearest import likeness, names_a_time, tells
from orchestration.interaction.routing.rules.rule import (
    ABOUT_ME,
    CAME_UP,
    CHOICE,
    CLOCK,
    DECISIONS,
    GUIDE,
    HELP,
    HOW_DECIDED,
    INVITE,
    LEAVES,
    LIST,
    MEETING,
    MISSING,
    OF_ANOTHER,
    OTHERS_WORDS,
    OWN_VOTE,
    PLACE,
    PRIVACY,
    REMINDED,
    SOCIAL,
    STATUS,
    TOPIC,
    UNKNOWN,
    WHEN,
    WHO,
    WISH,
    Meaning,
)

OVERHEARD: Final = "@thread"
"""The sign of what is said where people talk to each other, without a call to the bot."""

_LIKE: Final = 0.3
"""By so much a sentence is more like one meaning than the next where it is answered."""

_MUCH_LIKE: Final = 0.6
"""And where something is begun, which its author then can leave."""

_SURELY: Final = 1.0
"""And where it does not begin as a question does."""


@dataclass(frozen=True, slots=True)
class Likely:
    """What a sentence is about that is like the examples of a meaning.

    It can only be meant `where` there is one of these signs; "" is everywhere. In a thread, where
    people talk to each other, it is for the bot only if `overheard` is a sign of who says it.
    """

    about: Meaning
    where: str = ""
    margin: float = _LIKE
    overheard: str = ""

    @property
    def asks(self) -> bool:
        """Tell whether it is a question."""
        return isinstance(self.about(Span(0, 0)), SessionQuestion)


def likely(words: str, signs: AbstractSet[str], names: Collection[str]) -> Meaning:
    """Return what a sentence that no rule places is most likely about; UNKNOWN where unsure.

    `signs` are those of where it was said, and `names` are words that name somebody.
    """
    meaning, margin = _nearest(words, signs, names)
    each = LIKELY[meaning]
    is_for_us = OVERHEARD not in signs or each.overheard in signs
    is_of_a_time = meaning in _OF_ANY_TIME and names_a_time(words)
    is_told = meaning in _QUESTIONS and tells(words, names)
    least = max(each.margin, _SURELY) if is_told else each.margin
    return each.about if is_for_us and not is_of_a_time and margin >= least else UNKNOWN


def rather(
    about: About, words: str, signs: AbstractSet[str], names: Collection[str]
) -> Meaning | None:
    """Return what a sentence is about instead of what a rule says; None where that may stand.

    What would be done, begun or kept for somebody is not, where people who write so ask something
    or talk of something else; a vote only gives way to what is told of another.
    """
    may_be = next((each for kind, each in _DOUBTED.items() if isinstance(about, kind)), None)
    if isinstance(about, SessionQuestion) and OVERHEARD in signs:
        may_be = _IS_NONE_OF_OURS
    is_of_a_time = isinstance(about, StandingWish) and names_a_time(words)
    is_too_early = isinstance(about, CameUp) and (about.passed or _DECIDED not in signs)
    if may_be is None or is_of_a_time or is_too_early:
        return None
    meaning, margin = _nearest(words, signs, names)
    return LIKELY[meaning].about if meaning in may_be and margin >= _MUCH_LIKE else None


def _nearest(words: str, signs: AbstractSet[str], names: Collection[str]) -> tuple[str, float]:
    """Return the meaning that a sentence is most like, and by how much more than any other.

    Of two questions the likelier is answered, however like the other it is; so is what is not ours.
    """
    said = likeness(words, names)
    among = {each: said[each] for each, can in LIKELY.items() if _can_be(can.where, signs)}
    meaning = max(among, key=among.__getitem__)
    alike = next((each for each in _ALIKE if meaning in each), {meaning})
    return meaning, among[meaning] - max(like for each, like in among.items() if each not in alike)


def _can_be(where: str, signs: AbstractSet[str]) -> bool:
    return not where or not signs.isdisjoint(where.split("|"))


def _order(does: Does, held: Held | None = Held.UNREAD) -> Meaning:
    return lambda span: SessionOrder(span, does, held)


_OPEN, _DECIDED, _NONE = "@open", "@decided", "@none"
_ANY: Final = f"{_OPEN}|{_DECIDED}"
LIKELY: Final[Mapping[str, Likely]] = MappingProxyType(
    {
        "status": Likely(STATUS),
        "missing": Likely(MISSING, _ANY),
        "when": Likely(WHEN),
        "length": Likely(TOPIC, _ANY),
        "who": Likely(WHO),
        "invite": Likely(INVITE, _ANY),
        "about_me": Likely(ABOUT_ME),
        "my_vote": Likely(OWN_VOTE, f"@vote|{_DECIDED}"),
        "how_decided": Likely(HOW_DECIDED, f"@vote|{_DECIDED}"),
        "options": Likely(LIST, _ANY),
        "topic": Likely(TOPIC),
        "place": Likely(PLACE, _DECIDED),
        "others": Likely(OTHERS_WORDS, _ANY),
        "privacy": Likely(PRIVACY),
        "how_to": Likely(HELP),
        "guide": Likely(GUIDE),
        "reminded": Likely(REMINDED, _OPEN),
        "clock": Likely(CLOCK),
        "decisions": Likely(DECISIONS),
        "cancel": Likely(_order(Does.CANCEL), _OPEN, _MUCH_LIKE),
        "close": Likely(_order(Does.CLOSE, None), _OPEN, _MUCH_LIKE, "@organiser"),
        "remind": Likely(_order(Does.REMIND), _OPEN, _MUCH_LIKE),
        "no_reminder": Likely(_order(Does.REMIND, Held.DENIED), _OPEN, _MUCH_LIKE),
        "extend": Likely(_order(Does.EXTEND), _OPEN, _MUCH_LIKE),
        "keep_open": Likely(_order(Does.CLOSE, Held.DENIED), _OPEN, _MUCH_LIKE),
        "add": Likely(_order(Does.ADD), _OPEN, _MUCH_LIKE),
        "remove": Likely(_order(Does.REMOVE), _OPEN, _MUCH_LIKE),
        "move": Likely(_order(Does.MOVE), _DECIDED, _MUCH_LIKE),
        "leave": Likely(LEAVES, _ANY, _MUCH_LIKE),
        "came_up": Likely(CAME_UP, _DECIDED, _MUCH_LIKE),
        "open_meeting": Likely(MEETING, _NONE, _MUCH_LIKE),
        "open_choice": Likely(CHOICE, _NONE, _MUCH_LIKE),
        "of_another": Likely(OF_ANOTHER, _OPEN, _MUCH_LIKE),
        "wish": Likely(WISH, "@intake", _MUCH_LIKE),
        "thanks": Likely(SOCIAL),
        "hello": Likely(SOCIAL),
        # What only rules may tell
        "forget": Likely(UNKNOWN),
        "quiet": Likely(UNKNOWN),
        "undo": Likely(UNKNOWN),
        "standing": Likely(UNKNOWN),
        "vote": Likely(UNKNOWN, "@vote"),
        "label": Likely(UNKNOWN),
        "proposal": Likely(UNKNOWN, _OPEN),
        "other": Likely(UNKNOWN),
        "off_topic": Likely(UNKNOWN),
    }
)
"""What a sentence is about that is like the examples of each meaning."""

_QUESTIONS: Final = frozenset(name for name, each in LIKELY.items() if each.asks)
_ALIKE: Final = (_QUESTIONS, frozenset({"other", "off_topic"}))
_OF_ANY_TIME: Final = frozenset({"came_up", "leave", "move", "wish"})
"""Where a time is named beside these, only rules tell whether it is that of what was decided."""

_IS_NONE_OF_OURS: Final = frozenset({"of_another", "thanks", "other", "off_topic"})
_CHANGES_NOTHING: Final = _QUESTIONS | _IS_NONE_OF_OURS
_DOUBTED: Final[Mapping[type[About], frozenset[str]]] = MappingProxyType(
    {
        CameUp: _CHANGES_NOTHING,
        StandingWish: _CHANGES_NOTHING,
        OpenRequest: _IS_NONE_OF_OURS,
        Vote: frozenset({"of_another"}),
    }
)
"""What a rule may be wrong about, and what it may be instead."""

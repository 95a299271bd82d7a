"""What somebody means who writes to a panel: by rules first, else by what it is most like.

The fifteen intents are those of Lyu et al.'s taxonomy for conversational recommendation, adjusted
to several agents; beside them stands what people order a panel to do.
"""

from __future__ import annotations

import re
from enum import StrEnum
from typing import Final

from orchestration.interaction.routing.examples import examples_in
from orchestration.interaction.routing.weighing.nearest import Learned
from orchestration.kinds.panel.hearing.mentions import NamedInPanel
from orchestration.language.panels.asides import (
    HARM,
    LEFT,
    NONE_OF_THEM,
    OF_OTHERS_PINS,
    RANKED,
    SWALLOWED,
    WHY_ASKED,
)
from orchestration.language.panels.critical import AGAINST_WHOM, CHALLENGED, WEAK_SIDE
from orchestration.language.panels.documents import asked_of_documents
from orchestration.language.panels.meanings import (
    ACCEPTED,
    ANEW,
    ASKED,
    ASKED_HOW,
    CALLED_IN,
    DEBATED,
    HOSTILE,
    MORE_OF_ALL,
    NARROWED,
    OTHERS,
    REFUSED,
    REPEATS,
    TAKEN,
    WHETHER,
    WHO,
)

_EXAMPLES: Final = Learned(examples_in("orchestration.kinds.panel.hearing.examples"))

_PAIR: Final = 2
_AT_LEAST: Final = 0.5
"""So much a message is like a meaning that it is taken for it."""


class Intent(StrEnum):
    """What is meant."""

    FIRST = "first"
    OTHER_OPTIONS = "other_options"
    WITH_CRITERION = "with_criterion"
    CONTEXT = "context"
    PREFERENCE = "preference"
    REFINE = "refine"
    ABOUT_CRITERION = "about_criterion"
    ABOUT_OPTION = "about_option"
    SEVERAL = "several"
    ACCEPT = "accept"
    REJECT = "reject"
    NEUTRAL = "neutral"
    CRITIQUE = "critique"
    CONSTRAINT = "constraint"
    COMPARE = "compare"
    CALL_IN = "call_in"
    DEBATE = "debate"
    CHALLENGE = "challenge"
    AGAINST = "against"
    VIEW = "view"
    NOT_WHICH = "not_which"
    DOCUMENT = "document"
    SURPRISE = "surprise"
    BEST = "best"
    FITS = "fits"
    UNKNOWN = "unknown"
    SOURCE = "source"
    WHO = "who"
    TAKE = "take"
    HOSTILE = "hostile"
    APART = "apart"
    REPEATS = "repeats"
    HARM = "harm"
    SWALLOWED = "swallowed"
    LEFT = "left"
    RANKED = "ranked"
    WHY_ASKED = "why_asked"
    PINS = "pins"
    LOST = "lost"
    TOLD = "told"


_OF_CRITERIA: Final = frozenset(
    {
        Intent.WITH_CRITERION,
        Intent.PREFERENCE,
        Intent.REFINE,
        Intent.ABOUT_CRITERION,
        Intent.CRITIQUE,
        Intent.CONSTRAINT,
        Intent.BEST,
    }
)
"""What cannot be meant where no criterion is named."""

_OF_NOTHING: Final = frozenset({Intent.FITS, Intent.SOURCE, Intent.HOSTILE, Intent.REPEATS})
"""What can be meant only where nothing is named."""

_NOT_LEARNED: Final = frozenset(
    {
        Intent.FIRST,
        Intent.REPEATS,
        Intent.UNKNOWN,
        Intent.APART,
        Intent.WHO,
        Intent.TAKE,
        Intent.HOSTILE,
        Intent.HARM,
        Intent.SWALLOWED,
        Intent.LEFT,
        Intent.RANKED,
        Intent.WHY_ASKED,
        Intent.PINS,
        Intent.LOST,
        Intent.TOLD,
        Intent.AGAINST,
        Intent.VIEW,
        Intent.NOT_WHICH,
        Intent.DOCUMENT,
    }
)
"""What follows from where a message stands, or from what the catalogue knows; or is no turn."""

_APART: Final = 1.0
_SURELY_APART: Final = 4.0
"""So much like what people say to each other it must be, where it asks after something, too."""

_OF_OPTIONS: Final = frozenset({Intent.ABOUT_OPTION, Intent.ACCEPT, Intent.REJECT})
"""What cannot be meant where no option is named, and nobody who vouches for one."""

_ANY: Final = r"<(?:option|name)>"
_MOST: Final = (
    r"\b(?:most|least|best|worst|highest|lowest|fewest|beste\w*|meisten?|wenigsten"
    r"|schlechteste\w*|(?!honest|latest|interest|request|suggest|forest)\w{3,}est)\b"
)
_SUITS: Final = (
    r"fits?|suits?|match(?:es)?|best|recommend|leads|ahead|passt|beste\w*|am besten"
    r"|would you (?:take|pick|choose|get)|should (?:i|we) (?:take|get|pick|choose|buy)"
    r"|empfehlt|empfiehlst|würdest du nehmen"
)
_WHICH: Final = r"\b(?:which|who|whose|what|what['’]s|where|welche\w*|wer|was|wo)\b"
_RULES: Final = tuple(
    (re.compile(pattern, re.IGNORECASE), intent)
    for pattern, intent in (
        *((pattern, "harm") for pattern in HARM),
        *((pattern, "swallowed") for pattern in SWALLOWED),
        *((pattern, "pins") for pattern in OF_OTHERS_PINS),
        *((pattern, "left") for pattern in LEFT),
        *((pattern, "ranked") for pattern in RANKED),
        *((pattern, "other_options") for pattern in NONE_OF_THEM),
        (WHY_ASKED, "why_asked"),
        (rf"^\W*(?:option )?{_ANY}(?: please| bitte)?[\s.!]*$", "about_option"),
        *((pattern, "who") for pattern in WHO),
        *((pattern, "repeats") for pattern in REPEATS),
        *((pattern, "hostile") for pattern in HOSTILE),
        *((pattern, "call_in") for pattern in CALLED_IN),
        *((pattern, "reject") for pattern in REFUSED),
        *((pattern, "accept") for pattern in ACCEPTED),
        (TAKEN, "take"),
        (DEBATED, "debate"),
        (NARROWED, "fits"),
        (CHALLENGED, "challenge"),
        *((pattern, "against") for pattern in WEAK_SIDE),
        (
            r"\bdebate|\bargue\b|\bdiscuss\b.{0,20}\b(?:it|this|that|each other)\b|\bfight it out",
            "debate",
        ),
        (r"\bsurprise me\b|\bsomething unexpected\b|\büberrasch", "surprise"),
        (
            rf"{_ANY}.{{0,60}}\b(?:or|vs\.?|versus|oder|than|als)\b.{{0,20}}{_ANY}.{{0,80}}\?",
            "compare",
        ),
        (rf"{_ANY}\s?(?:vs\.?|versus|or|oder)\s?{_ANY}", "compare"),
        (rf"\b(?:compare|comparison|difference|vergleich)\w*\b.{{0,60}}{_ANY}", "compare"),
        (
            rf"{_ANY}.{{0,20}}\b(?:and|und)\b.{{0,20}}{_ANY}.{{0,40}}\b(?:better|more|less)\b.{{0,20}}(?:<criterion>|\?)",
            "compare",
        ),
        (
            r"<option>.{0,30}\b(?:is|are|ist|has|hat)\b.{0,12}\b(?:too|zu)\b.{0,20}<criterion>",
            "critique",
        ),
        (WHETHER, "about_criterion"),
        (ASKED_HOW, "about_criterion"),
        (
            r"\b(?:not|nicht) enough\b.{0,20}<criterion>|\btoo (?:much|little)\b.{0,20}<criterion>",
            "critique",
        ),
        (
            r"\b(?:at (?:most|least)|no more than|under|over|below|above|höchstens|mindestens) \d",
            "constraint",
        ),
        (
            r"\b(?:must|has to|have to|needs? to)\b.{0,20}<criterion>|<criterion> is a must",
            "constraint",
        ),
        (rf"{_WHICH}.*{_MOST}.*<criterion>", "best"),
        (MORE_OF_ALL, "best"),
        (rf"{_WHICH}.*<criterion>.*{_MOST}.*[?]", "best"),
        (rf"{_WHICH}.*\b(?:{_SUITS})\b", "fits"),
        (
            r"\b(?:what|which|your|the) sources?\b|\bwhere\b.{0,30}\bfrom\b.{0,12}[?]",
            "source",
        ),
        (r"\bsays who\b|\b(?:quelle|woher)\b", "source"),
    )
)


def intent_of(named: NamedInPanel, *, is_first: bool = False) -> Intent:
    """Return what a message means, by what it names."""
    if is_first:
        return Intent.FIRST
    if asked_of_documents(named.masked) is not None:
        return Intent.DOCUMENT
    if by_rule := _by_rule(named):
        return by_rule
    if named.all or len(named.personas) > 1:
        return Intent.SEVERAL
    return _likely(named)


def _by_rule(named: NamedInPanel) -> Intent | None:
    """Return what a message surely means; None where no rule says so."""
    for pattern, name in _RULES:
        if pattern.search(named.masked) and _can_be(Intent(name), named):
            return Intent(name)
    return None


def is_apart(named: NamedInPanel, *, asks_after: bool) -> bool:
    """Tell whether a message is none for a panel: it names nothing, and is like talk of others.

    `asks_after` is whether it asks after something that the catalogue does not know.
    """
    if asked_of_documents(named.masked) is not None:
        return False
    if named.places or named.all or _by_rule(named) or ANEW.fullmatch(named.masked):
        return False
    said = _EXAMPLES.likeness(named.masked)
    likest = max(said, key=said.__getitem__)
    return likest == Intent.APART and said[likest] >= (_SURELY_APART if asks_after else _APART)


def _likely(named: NamedInPanel) -> Intent:
    said = _EXAMPLES.likeness(named.masked)
    among = [each for each in said if _can_be(Intent(each), named) and each not in _NOT_LEARNED]
    best = max(among, key=said.__getitem__)
    is_told = best == Intent.NEUTRAL or (best == Intent.CONTEXT and bool(named.criteria))
    is_known = said[best] >= _AT_LEAST and not (is_told and ASKED.search(named.masked))
    return Intent(best) if is_known else _by_what_is_named(named)


def _can_be(intent: Intent, named: NamedInPanel) -> bool:
    several = len(named.options) + len(named.personas)
    if intent is Intent.CONSTRAINT and any(map(str.isdecimal, named.masked)):
        return True
    if intent in _OF_CRITERIA:
        return bool(named.criteria) and (intent is not Intent.BEST or _seeks_most(named))
    if intent in _OF_OPTIONS:
        return several > 0
    if intent is Intent.AGAINST:
        return not named.criteria and (several > 0 or named.all or _of_whom(named))
    if intent in _OF_NOTHING:
        return not (several or named.criteria)
    return _of_others(intent, named, several)


def _of_whom(named: NamedInPanel) -> bool:
    """Tell whether what speaks against something is asked of who is there, or of “it”."""
    return AGAINST_WHOM.search(named.masked) is not None


def _of_others(intent: Intent, named: NamedInPanel, several: int) -> bool:
    """Tell whether a message can be about other options, or several that there are."""
    if intent is Intent.OTHER_OPTIONS:
        none = (re.search(each, named.masked, re.IGNORECASE) for each in NONE_OF_THEM)
        return OTHERS.search(named.masked) is not None or any(none)
    if intent is Intent.COMPARE:
        return several > 1
    return intent is not Intent.SEVERAL or named.all or len(named.personas) > 1


def _seeks_most(named: NamedInPanel) -> bool:
    if len(named.options) >= _PAIR:
        return False
    asks = (_MOST, MORE_OF_ALL)
    return any(re.search(each, named.masked, re.IGNORECASE) for each in asks)


def _by_what_is_named(named: NamedInPanel) -> Intent:
    if named.criteria:
        return Intent.ABOUT_CRITERION if ASKED.search(named.masked) else Intent.PREFERENCE
    if named.options or named.personas:
        return Intent.ABOUT_OPTION
    if not ASKED.search(named.masked):
        return Intent.CONTEXT
    return Intent.UNKNOWN if len(named.masked.split()) > _SHORT else Intent.ABOUT_OPTION


_SHORT: Final = 2
"""So many words ask after nothing by themselves: “why?”, “and yours?”."""

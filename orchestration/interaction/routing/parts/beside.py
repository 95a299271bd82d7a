"""What is said to the bot beside what only tells why: “close it now, everybody has voted”.

Whoever tells the bot something gives their reasons as well, ahead of it or behind. A reason read
alone asks, orders or calls off all sorts of things; beside what is said, it only tells why.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from orchestration.interaction.routing.about import (
    About,
    Asks,
    AwayThen,
    CameUp,
    Does,
    Finished,
    GivenAnswer,
    Late,
    SessionOrder,
    SessionQuestion,
    SessionWish,
    Social,
    Span,
    StandingWish,
    Unknown,
    Vote,
)
from orchestration.interaction.routing.setting import SessionStage, Setting, Where
from orchestration.interaction.routing.weighing.nearest import names_somebody, names_times
from orchestration.language.choosing.held.told_why import (
    Parted,
    begins_to_tell,
    parted_from_why,
    tells_what_is_due,
    tells_who_is_away,
)
from orchestration.language.talk.social import is_social

_LONGEST: Final = 400
_LEAST: Final = 3
"""So many words behind a reason may be what is said beside it."""

_CALL: Final = "@convene"
_ASKED: Final = (SessionOrder, SessionQuestion)
"""What is said to the bot wherever it is said."""

_TOLD: Final = (CameUp, Late, AwayThen, Finished, GivenAnswer)
"""What is told the bot, whose reason is none of its business."""

_WITH_ITS_REASON: Final = (SessionWish, StandingWish, Vote)
"""What is read together with its reason, which may be a note."""

_OF_ITS_OWN: Final = re.compile(
    r"\b(?:any ?time|flexible|flexibel|whenever|jederzeit|egal|come|coming|make it|attend\w*"
    r"|join\w*|there|dabei|komme?|kommen|schaff\w*|teilnehm\w*|absag\w*|drop(?:ped)? out"
    r"|(?:is|are) fine|works?|passt|suits?|prefer\w*|needs?|brauch\w*|another|neue[nrs]?|move|next"
    r"|nächste\w*|weeks?|woche\w*|months?|monat\w*|hours?|minutes?|stunden?|minuten|reich(?:t|en)"
    r"|(?:is|are) enough|(?:i['’]?m|count me) in|calendar|kalender|invite|einladung)\b",
    re.IGNORECASE,
)
"""What says more than why: that its author comes or not, or what suits them."""

_NOW: Final = re.compile(r"\b(?:today|tonight|yesterday|heute|gestern)\b", re.IGNORECASE)
"""A day that is no time to meet on."""

_GOES_ON: Final = re.compile(r"(?:he|she|they|er|sie|or|oder|no idea)\b", re.IGNORECASE)
"""What is said of somebody who was named before it, or belongs to it."""

_POINTS: Final = re.compile(
    r"\b(?:that|this|those|das(?! ganze)|dies\w*|damit|dahin)\b", re.IGNORECASE
)

_PARTS: Final = re.compile(r"[,;.!?…\n]+(?=\s|$)|\s[–—-]\s")

_IS_AWAY: Final = re.compile(
    r"(?:(?:because|since|cause|cos|cuz|bc|as|weil|denn)\s+)?(?:s?he|they|er|sie|der|die)"
    r"(?:['’]?(?:s|re|ll)|\s+\w+)\b",
    re.IGNORECASE,
)
"""What is told of somebody else: until when they are away is why they are taken out."""

Route = Callable[[str, Setting], tuple[About, ...]]


def apart_from_why(text: str, setting: Setting, route: Route) -> tuple[About, ...]:
    """Return what a message is about that tells why as well; nothing where none of it does."""
    if len(text) > _LONGEST or is_social(text, setting.names):
        return ()
    for parted in parted_from_why(text):
        alone = _without_why(parted, setting, route)
        if alone and _is_said_to_the_bot(alone, parted, text, setting, route):
            return tuple(_in_place(each, parted, text) for each in alone)
    return ()


def _without_why(parted: Parted, setting: Setting, route: Route) -> tuple[About, ...]:
    """Return what is said alone; nothing where what stands beside it is no reason for that.

    Until when others are away is why they are taken out, and by when something is due is why it is
    done now.
    """
    if not parted.why or _goes_on(parted):
        return ()
    is_away = _IS_AWAY.match(parted.why) is not None
    only_why = is_away or _only_tells_why(parted.why, setting, route)
    if not (only_why or tells_what_is_due(parted.why)):
        return ()
    alone = route(parted.said, setting)
    if is_away:
        return alone if _does(alone, Does.REMOVE) else ()
    return alone if only_why or _is_done_now(alone) else ()


def _does(about: Sequence[About], *what: Does) -> bool:
    """Tell whether something like that is ordered, and nothing else."""
    return bool(about) and all(
        isinstance(each, SessionOrder) and each.does in what for each in about
    )


def _is_done_now(about: Sequence[About]) -> bool:
    """Tell whether what is ordered is done at once: by when something is due is why.

    “We have to order by noon” stands behind “close it”, and behind “remind them” as well.
    """
    held = (each.held for each in about if isinstance(each, SessionOrder))
    return _does(about, Does.CLOSE, Does.REMIND, Does.CANCEL) and not any(held)


def _goes_on(parted: Parted) -> bool:
    """Tell whether what is said goes on from what stands before it."""
    points = not parted.leads and _POINTS.search(parted.said)
    is_led = parted.leads or parted.follows
    is_short = not is_led and len(parted.said.split()) < _LEAST
    return bool(points or _GOES_ON.match(parted.said)) or is_short


def _is_said_to_the_bot(
    alone: Sequence[About], parted: Parted, text: str, setting: Setting, route: Route
) -> bool:
    """Tell whether something that is understood without its reason is for the bot."""
    about = [each for each in alone if type(each) is not Social]
    if not about or any(_hangs_on_why(each, parted.why, setting) for each in about):
        return False
    is_overheard = setting.where is Where.THREAD and _CALL not in text.casefold()
    if all(isinstance(each, _WITH_ITS_REASON) for each in about):
        is_one = len(about) == 1 and not is_overheard and _is_asked_for(about[0], setting)
        return is_one and _adds(parted.why, setting, route)
    allowed = _ASKED if is_overheard else (*_ASKED, *_TOLD)
    is_allowed = all(isinstance(each, allowed) for each in about)
    return is_allowed and not _is_why_itself(about, parted, setting, route)


def _is_asked_for(about: About, setting: Setting) -> bool:
    """Tell whether what is told is asked for: in a vote, a wish may be a vote by its reason."""
    open_ones = setting.open_ones
    is_intake = any(each.stage is SessionStage.INTAKE for each in open_ones)
    return isinstance(about, Vote) or is_intake or not open_ones


def _hangs_on_why(about: About, why: str, setting: Setting) -> bool:
    """Tell whether a reason says of whom or of what: who has told already is not reminded.

    What is struck from a list that is still open may be named in the reason alone.
    """
    if isinstance(about, SessionQuestion):
        return about.asks is Asks.UNDO and _has_a_list(setting)
    if not isinstance(about, SessionOrder):
        return False
    if about.does is Does.REMIND:
        return names_somebody(why, setting.called)
    return about.does in (Does.REMOVE, Does.CANCEL) and _has_a_list(setting)


def _has_a_list(setting: Setting) -> bool:
    return any(
        each.may_be_of_words and each.stage is SessionStage.INTAKE for each in setting.sessions
    )


def _is_why_itself(about: Sequence[About], parted: Parted, setting: Setting, route: Route) -> bool:
    """Tell whether it is the other way round: “I have to move that, something came up”."""
    if any(isinstance(each, _ASKED) for each in about):
        return begins_to_tell(parted.said)
    return any(isinstance(each, SessionOrder) for each in route(parted.why, setting))


def _adds(why: str, setting: Setting, route: Route) -> bool:
    """Tell whether a reason alone would be something else than a wish."""
    return any(not isinstance(each, SessionWish | Social | Unknown) for each in route(why, setting))


def _only_tells_why(why: str, setting: Setting, route: Route) -> bool:
    """Tell whether a reason names no time, says nothing of who comes, and orders nothing.

    When others are away is nothing that its author wishes: “extend it, most are off on Friday”.
    """
    if tells_who_is_away(why):
        return True
    if names_times(_NOW.sub("", why)) or _OF_ITS_OWN.search(why):
        return False
    parts = [each.strip() for each in _PARTS.split(why)]
    return all(begins_to_tell(each) or _is_nothing(each, setting, route) for each in parts if each)


def _is_nothing(words: str, setting: Setting, route: Route) -> bool:
    return all(isinstance(each, Social | Unknown) for each in route(words, setting))


def _in_place(about: About, parted: Parted, text: str) -> About:
    """Return what is said where it stands in the text; a wish and a vote with their reasons."""
    if isinstance(about, _WITH_ITS_REASON):
        return replace(about, span=Span(0, len(text)))
    begin = text.find(parted.said) if parted.leads else text.rfind(parted.said)
    begin = max(begin, 0)
    return replace(about, span=Span(begin + about.span.start, begin + about.span.end))

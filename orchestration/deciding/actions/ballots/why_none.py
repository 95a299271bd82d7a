"""Why somebody would have none of the options: what of it is a wish by which others are judged."""

from __future__ import annotations

import re
from datetime import datetime
from typing import Final

from orchestration.deciding.method import method_of
from orchestration.deciding.state import Decision
from orchestration.deciding.wishes.hearing import frame_of, wishes_in
from orchestration.language.choosing.held.none_of_these import too_much_in
from orchestration.language.choosing.held.with_own_words import asks_of_others
from orchestration.language.languages import language_of
from orchestration.model.options import Slot
from orchestration.model.people import MemberId
from orchestration.model.preferences import OptionRef
from orchestration.model.times import zone_named

_OUT_OF_TIME: Final = re.compile(
    r"(?:(?:they(?:'re)?|these|those|it|das|die|sie|es|re|are|is|sind|ist|mir|all|alle|alles|both|beide"
    r"|way|far|much|just|a bit|a little|etwas|viel|leider|sorry|doch|ja|einfach|for me|für mich"
    r"|in the day|am tag)\b[\s,]*)*"
    r"\b(?:too|zu) (?P<how>late|early|spät|früh)"
    r"(?:[\s,]*\b(?:for me|für mich|for us|in the day|am tag|sorry|leider|tbh|all|alle|bitte"
    r"|please)\b)*[\s.!]*",
    re.IGNORECASE,
)
_TOO_MUCH: Final = {"en": "nothing too {much}", "de": "nichts, was zu {much} ist"}
_SAID: Final = {
    ("en", True): "rather not from {time} on",
    ("en", False): "rather not before {time}",
    ("de", True): "lieber nicht ab {time} Uhr",
    ("de", False): "lieber nicht vor {time} Uhr",
}


def wish_in(decision: Decision, who: MemberId, why: str, at: datetime) -> str:
    """Return what a no to all options says as a wish, in words; "" where it says none.

    “Too expensive” is against others that are, “all too late” against the hours from the earliest
    of them on, and “nothing with fish” is of whatever else is found. What only speaks of these
    options is no wish: the vote says that none of them will do.
    """
    if out := _OUT_OF_TIME.fullmatch(why.strip().replace("’", "'")):
        return _of_hours(decision, who, why, at, is_late=out["how"].casefold() in ("late", "spät"))
    if much := too_much_in(why):
        return _of_others(decision, why, much)
    wishes = wishes_in(decision, who, why, at)
    if wishes is None or (not wishes and asks_of_others(why)):
        return why
    return why if any(not isinstance(each.applies, OptionRef) for each in wishes) else ""


def _of_others(decision: Decision, why: str, much: str) -> str:
    """Return what others are not to be where all of these are too much of it; no time is that.

    A poll has no others: there it is the vote's note.
    """
    is_poll = not method_of(decision).asks_for_ratings(decision)
    if is_poll or any(isinstance(each, Slot) for each in decision.round.options):
        return ""
    return _TOO_MUCH[language_of(why).naming.code].format(much=much)


def _of_hours(decision: Decision, who: MemberId, why: str, at: datetime, *, is_late: bool) -> str:
    """Return against which hours somebody is to whom all options are too late, or too early."""
    zone = zone_named(frame_of(decision, who, at).zone)
    slots = [each for each in decision.round.options if isinstance(each, Slot)]
    if not slots or len(slots) < len(decision.round.options):
        return ""
    starts = [each.start.astimezone(zone).time() for each in slots]
    ends = [each.end.astimezone(zone).time() for each in slots]
    hour = min(starts) if is_late else max(ends)
    return _SAID[language_of(why).naming.code, is_late].format(time=f"{hour:%H:%M}")

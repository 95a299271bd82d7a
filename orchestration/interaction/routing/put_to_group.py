"""What a message in a channel puts to the group without calling it a vote: a motion, a sign-up."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from orchestration.interaction.routing.about import (
    About,
    Asks,
    Does,
    OpenRequest,
    Opens,
    SessionOrder,
    SessionQuestion,
    SessionWish,
    Social,
    StandingWish,
    Unknown,
)
from orchestration.interaction.routing.setting import SessionStage, Setting
from orchestration.language.choosing.asking.asked import ChoiceAsked, choice_asked, names_vote
from orchestration.language.choosing.asking.asked_around import asked_around
from orchestration.language.choosing.asking.given import WHETHER
from orchestration.language.choosing.asking.instructed import finds_out
from orchestration.language.choosing.asking.stated import found_together
from orchestration.language.choosing.asking.to_the_group import (
    asks_who_comes,
    asks_who_does,
    motion_asked,
    signed_up,
    who_comes_or_not,
)
from orchestration.language.choosing.asking.whether import is_yes_and_no
from orchestration.language.choosing.places.sign_up_lists import listed_places

_WHO: Final = re.compile(r"\W*(?:(?:hey|so|ok|and|also|und)\W+)*(?:who|wer)", re.IGNORECASE)
"""How begins who is for something, which asks it of everybody."""


def is_put_to_the_group(words: str, routed: Sequence[About], setting: Setting) -> bool:
    """Tell whether words ask a group to agree to something, or who of it takes a place."""
    if any(says(words) for says in (signed_up, listed_places, who_comes_or_not, _is_yes_or_no)):
        return True
    if finds_out(words) or found_together(words):
        return all(_is_of_nothing_there(each) for each in routed)
    stages = {each.stage for each in setting.sessions}
    if asked_around(words) and (
        stages <= {SessionStage.OVER} or all(map(_is_nothing_sure, routed))
    ):
        return True
    if _asks_who(words) and stages <= {SessionStage.OVER}:
        return all(map(_is_nothing_sure, routed))
    is_motion = bool(motion_asked(words, in_words=not setting.open_ones))
    return is_motion and all(_may_be_a_motion(each, words, setting) for each in routed)


def _asks_who(words: str) -> bool:
    """Tell whether a group is asked who of it comes, or does something that one does."""
    return asks_who_comes(words) or asks_who_does(words)


def _is_of_nothing_there(about: About) -> bool:
    """Tell whether words ask for something new, or are about nothing in particular."""
    return isinstance(about, OpenRequest | Unknown | Social | StandingWish)


def _is_nothing_sure(about: About) -> bool:
    """Tell whether words are about nothing, or about something that is not there."""
    is_of_people = isinstance(about, SessionQuestion) and about.asks in (Asks.WHO, Asks.STATUS)
    return is_of_people or isinstance(about, Unknown | Social | StandingWish | SessionWish)


def _may_be_a_motion(about: About, words: str, setting: Setting) -> bool:
    """Tell whether what a sentence seems to be about may be a motion all the same.

    Of a meeting that is looked for it is a wish; one that stands is moved. How things stand is
    asked of something that is open.
    """
    is_of_a_time = any(each.may_be_of_times for each in setting.sessions)
    match about:
        case OpenRequest(kind=kind):
            return kind in (Opens.MEETING, Opens.CHOICE)
        case SessionOrder(does=does):
            return does in (Does.MOVE, Does.CANCEL) and not is_of_a_time
        case SessionWish():
            return not is_of_a_time
        case SessionQuestion(asks=asks):
            is_of_nothing = asks is Asks.STATUS and not setting.open_ones
            return is_of_nothing or (asks is Asks.WHO and _WHO.match(words) is not None)
    return isinstance(about, Unknown | Social | StandingWish)


def _is_yes_or_no(words: str) -> bool:
    """Tell whether a group is asked to agree, by name or with a yes and a no: “…? yes or no”."""
    asked = choice_asked(words) if "?" in words else ChoiceAsked("")
    if is_yes_and_no(asked.options):
        return bool(motion_asked(asked.question))
    is_one = len(asked.options) == 1
    return names_vote(words) and is_one and WHETHER.match(asked.question) is not None

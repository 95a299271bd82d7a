"""How a decision is to be taken, said before what is: "decide by consent: shall we move?"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from orchestration.language.choosing.asked import verb_of
from orchestration.language.inviting.settings import (
    SettingsAsked,
    settings_behind,
    settings_said,
)
from orchestration.model.people import Member
from orchestration.model.times import TimeFrame

_HOW: Final = re.compile(
    r"^[\s,(]*+(?P<how>(?!(?:the|this|our|der|die|das|unsere?)\b)[^:?!()\n]{2,60}?)\s*\)?\s*"
    r"(?::(?!//|\d)\s*|(?=\s(?:whether|if|on|about|between|ob|über|zwischen)\s))",
    re.IGNORECASE,
)


def settings_of_request(text: str, frame: TimeFrame, people: Sequence[Member]) -> SettingsAsked:
    """Read what a request for a choice says of how, before what is asked or behind it.

    Before it, it is no more than that: "secret santa: yes or no?" asks about something.
    """
    verb = verb_of(text.strip())
    found = None if verb.names_more else _HOW.match(verb.rest)
    first = settings_said(found["how"], frame, people) if found else None
    if found is None or first is None or first.left_out:
        return settings_behind(text, frame, people)
    asked = replace(verb, rest=verb.rest[found.end() :]).with_what
    last = settings_behind(asked, frame, people)
    needed = tuple(dict.fromkeys((*first.needed, *last.needed)))
    return replace(last, settings=last.settings.over(first.settings), needed=needed)

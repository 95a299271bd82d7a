"""A request for a time before something that has a day: "before the client call on Wed 13th".

What comes then is not what is asked for; its day is the last on which it can be.
"""

from __future__ import annotations

import re
from typing import Final

_BEFORE: Final = re.compile(
    r"\b(?P<before>(?:ahead of|before|prior to) (?P<en>(?:the|our|my|their|your|his|her)"
    r" [^\W\d_][\w'’ -]{1,40}?) (?:on|at)(?= ))"
    r"|\b(?P<vor>vor (?P<de>(?:dem|der|den|unserem|unserer|meinem|meiner|eurem|eurer)"
    r" [^\W\d_][\w'’ -]{1,40}?) am(?= ))",
    re.IGNORECASE,
)


def as_until(text: str) -> tuple[str, str]:
    """Return a request with "until" for what it is to be before, as long, and what that is."""
    found = _BEFORE.search(text)
    if found is None:
        return text, ""
    until, what = ("until", found["en"]) if found["en"] else ("bis", found["de"])
    before = found.group().split(found["en"] or found["de"])[0].strip()
    blank = until.rjust(len(found.group()))
    return text[: found.start()] + blank + text[found.end() :], f"{before} {what}"

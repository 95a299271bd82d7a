"""Words as Slack reads them: nothing in them acts, and times are in each reader's own zone."""

from __future__ import annotations

import re
from datetime import datetime
from typing import Final

from orchestration.interaction.layout import When
from orchestration.interaction.markup import Markup

_LIVE: Final = re.compile(r"(?P<web>https?://[\w./:%?=#-]+)|(?<!\w)[*_~`]|[*_~`](?!\w)|(?m:^)>")
_STILL: Final = dict(zip("*_~`>", "\u2217\uff3f\u223c\u02cb\u203a", strict=True))
_ESCAPED: Final = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})
_DAY: Final = "{date_long_pretty}, {time}"


def _tame(words: str) -> str:
    """Put what would style a text as a look-alike, but only where it would.

    It would not in `first_last`, nor in a web address, which would lead elsewhere then.
    """
    return _LIVE.sub(lambda found: found["web"] or _STILL[found[0]], words)


def _escaped(words: str) -> str:
    return words.translate(_ESCAPED)


def _markup(when: When, zone: str) -> str:
    """Return Slack's date markup; the words and their zone are for clients that do not know it."""
    yours = " (your time)" if zone else ""
    if when.end is None:
        return _date(when.start, _DAY + yours, when.words + zone)
    start, dash, end = when.words.partition("–")
    if not dash:
        start, end = when.words, f"{when.end:%H:%M}"
    return f"{_date(when.start, _DAY, start)}–{_date(when.end, '{time}' + yours, end + zone)}"


def _date(at: datetime, form: str, fallback: str) -> str:
    # docs.slack.dev/messaging/formatting-message-text#date-formatting
    return f"<!date^{int(at.timestamp())}^{form}|{still(fallback)}>"


MRKDWN: Final = Markup(tame=_tame, escape=_escaped, time=_markup, bold="*")

still = MRKDWN.still
shown = MRKDWN.shown

"""Words as Slack reads them: nothing in them acts, and times are in each reader's own zone."""

from __future__ import annotations

import re
from datetime import datetime
from typing import Final

from orchestration.interaction.layout import When
from orchestration.interaction.markup import Markup, tamed

_LIVE: Final = re.compile(r"(?P<web>https?://[\w./:%?=#-]+)|(?<!\w)[*_~`]|[*_~`](?!\w)|(?m:^)>")
_STILL: Final = dict(zip("*_~`>", "\u2217\uff3f\u223c\u02cb\u203a", strict=True))
"""Look-alikes of what would style a text, to be put only where it would: not in `first_last`."""

_ESCAPED: Final = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})
_DAY: Final = "{date_long_pretty}, {time}"


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


MRKDWN: Final = Markup(
    tame=tamed(_LIVE, _STILL.__getitem__), escape=_escaped, time=_markup, bold="*"
)

still = MRKDWN.still
shown = MRKDWN.shown

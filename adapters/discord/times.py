"""Words as Discord reads them: nothing in them acts, and times are in each reader's own zone."""

from __future__ import annotations

import re
from typing import Final

from discord.utils import format_dt

from orchestration.interaction.layout import When
from orchestration.interaction.markup import Markup, tamed

_LIVE: Final = re.compile(
    r"(?P<web>https?://[\w./:%?=#&+-]+)|@(?=everyone|here)|[\\*_~`|\[\]<>]"
    r"|(?m:^)(?:[#+-]|(?<=\d)\.)|(?m:(?<=^\d)\.)|(?m:(?<=^\d\d)\.)"
)
_APART: Final = "@\N{WORD JOINER}"


def _instead(live: str) -> str:
    """Return what would style a text behind a backslash, which does not help with who is called."""
    return _APART if live == "@" else f"\\{live}"


def _markup(when: When, zone: str) -> str:
    """Return Discord's time markup, which every reader sees in their own zone: it needs no name."""
    del zone
    end = f"–{format_dt(when.end, 't')}" if when.end is not None else ""
    return f"{format_dt(when.start, 'F')}{end}"


MARKUP: Final = Markup(
    tame=tamed(_LIVE, _instead), escape=str, time=_markup, bold="**", one_clock=True
)

still = MARKUP.still
shown = MARKUP.shown

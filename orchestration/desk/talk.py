"""What the bot says of itself, and what is asked of it by a command."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

HELP: Final = """I help a group find a time, and decide.
• /convene meet Q1 plan, 45 min with @ben and @priya, next week – I ask everyone in private what \
suits them, and put the best times to the vote.
• /convene meet – the same, with a form to fill in.
• /convene me – what you have told me for good.
• In our private conversation, write what suits you as you'd say it, or drop a calendar file. \
Nobody else sees it."""

NOBODY_ASKS: Final = (
    "Nobody is looking for a time with you just now. When somebody does, I'll ask you here; or "
    "start one yourself with /convene meet in a channel."
)
FOR_GOOD: Final = (
    "Nobody is looking for a time with you just now, so I take that for good, for every meeting "
    "from now on, once you keep it."
)
UNKNOWN_COMMAND: Final = "I know /convene meet, /convene me and /convene help."


@dataclass(frozen=True, slots=True)
class Asked:
    """What a command asks for: `meet` with words or without, `me`, `help`; or nothing known."""

    what: str
    words: str = ""


def asked_by(text: str) -> Asked:
    """Return what follows `/convene` as what it asks for."""
    what, _, words = text.strip().partition(" ")
    known = what.casefold() or "help"
    return Asked(known if known in ("meet", "me", "help") else "", words.strip())

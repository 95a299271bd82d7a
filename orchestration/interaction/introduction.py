"""What the bot says of itself, and what is asked of it by a command."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

HELP: Final = """I help a group find a time, and decide. In a channel:
• /convene meet Q1 plan, 45 min with @ben and @priya, next week – I ask everyone in private what \
suits them, and put the best times to the vote.
• /convene meet – the same, with a form to fill in.
• /convene add @omar – ask somebody too, until your meeting is decided.
• “@Convene find another time” – when the time that was decided does not work for you after all.
• /convene me – what you have told me for good. /convene help – this.
In our private conversation, which nobody else sees:
• Write what suits you as you'd say it, like “Tuesdays after 10 are best” or “I can't do Friday”; \
or drop a calendar file, of which I read only when you are busy.
• Change your mind in the same way: “Fridays are fine after all”.
• When nobody is looking for a time with you, what you write is for every meeting from then on, \
once you keep it."""

NOBODY_ASKS: Final = (
    "Nobody is looking for a time with you just now. When somebody does, I'll ask you here; or "
    "start one yourself with /convene meet in a channel."
)
FOR_GOOD: Final = (
    "Nobody is looking for a time with you just now, so I take that for good, for every meeting "
    "from now on, once you keep it."
)
UNKNOWN_COMMAND: Final = "I know /convene meet, /convene add, /convene me and /convene help."


_KNOWN: Final = ("meet", "add", "me", "help")


@dataclass(frozen=True, slots=True)
class Asked:
    """What a command asks for: `meet` or `add` with words, `me`, `help`; or nothing known."""

    what: str
    words: str = ""


def asked_by(text: str) -> Asked:
    """Return what follows `/convene` as what it asks for."""
    what, _, words = text.strip().partition(" ")
    known = what.casefold() or "help"
    return Asked(known if known in _KNOWN else "", words.strip())

"""What the Slack adapter needs kept, and how the messages are called that it keeps the place of.

A post to the channel has its `Post.name`. What is told to one person is `asked/…` where it asks
what suits them, `read-back` (the latest alone), else `tell/…`; they are its owner.
"""

from __future__ import annotations

from typing import Final

from orchestration.conversation.storage import Arrival, Arrivals, Held, Place, Places, Teams

__all__ = ["Arrival", "Arrivals", "Held", "Place", "Places", "Teams"]

CARD: Final = "card"
OPTIONS: Final = "options/"
OUTCOME: Final = "outcome"
ASKED: Final = "asked/"
TELL: Final = "tell/"
FILE: Final = "file/"

READ_BACK: Final = "read-back"
"""The next one takes its place, unless its owner has written since."""

WRITTEN: Final = "written"
"""What a member has last written about a session: the only place here that is not the bot's.

Who hears it puts it, with the member as the owner and the thread it was written in: a read-back
that is older then stays as it was, and the next one comes below, in that thread.
"""

LETTERS: Final = "letters/"
"""A note (`notes.py`): the options that a member's reactions said when they were last read."""

TURN: Final = "turn/"
"""A note: the number of a member's latest read-back; with a key behind it, of that one."""

ANSWER: Final = "answer/"
"""A note: how far a private answer has come that cannot be looked for in Slack."""

CHOSEN: Final = "chosen"
"""A note: what somebody has last said that a message is about, and when."""

UNREACHABLE: Final = "unreachable"
"""The line that says that somebody cannot be written to."""

"""What somebody wants who writes to the bot in plain words: a meeting, another time, or help.

What they want is said at the beginning, as an order: “find 45 minutes for the four of us”. All else
is what suits them.
"""

from __future__ import annotations

import re
from typing import Final

_MEETING: Final = re.compile(
    r"""
    \A \W* (?: (?: hi | hello | hey | please | convene | ok | okay | so ) \W+ ){0,3}
    (?: (?: can | could | would | will ) \s (?: you | we ) \s (?: please \s )?
      | (?: i | we ) (?: 'd | \s would ) \s (?: like | love ) \s (?: you \s )? to \s
      | (?: i | we ) \s (?: want | need ) \s (?: you \s )? to \s
      | let'?s \s )?
    (?: (?: find | schedule | book | arrange | organi[sz]e | plan | set | propose | suggest ) \b .*
        \b (?: \d+ \s? (?: m | h | min | mins | minutes? | hours? )
             | half \s an \s hour | an \s hour | times? | slot | date | moment
             | meet | meeting | call | sync | catch-?up | chat | session | workshop | review
             | lunch | coffee | standup | retro | retrospective | interview | 1:1 ) \b
      | meet \s (?: about | with | for | to | next | this | on ) \b )
    """,
    re.IGNORECASE | re.VERBOSE | re.DOTALL,
)
_ANOTHER_TIME: Final = re.compile(
    r"""
    \b (?: something (?: ['’]s | \s has )? \s (?: just \s )? (?: came | come ) \s up
         | can (?: ['’]? t | not ) \s make \s it \s (?: after \s all | any \s? more )
         | (?: new | another | different ) \s (?: time | date | slot )
         | reschedule | move \s (?: it | this | the \s meeting ) ) \b
    """,
    re.IGNORECASE | re.VERBOSE,
)
_SOMEBODY: Final = re.compile(r"<@|(?<!\w)@\w")
_ADD: Final = re.compile(
    r"\A\W*(?:(?:hi|hello|hey|please|convene|also)\W+)*"
    r"(?:(?:can|could|would|will)\s+you\s+(?:please\s+)?(?:also\s+)?)?"
    r"(?:add|include|invite|ask)\s+(?:also\s+)?(?:<[@!]|@\w)[^.?!]*\W*\Z",
    re.IGNORECASE,
)
_HELP: Final = re.compile(
    r"\A\W*(?:(?:hi|hello|hey|please|convene)\W+)*(?:help|what can you do|how does this work)\W*\Z",
    re.IGNORECASE,
)


def asks_for_meeting(words: str) -> bool:
    """Tell whether words ask that a meeting be found, and do not say what suits somebody."""
    return bool(_MEETING.search(words))


def asks_for_another_time(words: str) -> bool:
    """Tell whether words ask that what was decided be moved; who names people means a new one."""
    return bool(_ANOTHER_TIME.search(words)) and not _SOMEBODY.search(words)


def asks_to_add(words: str) -> bool:
    """Tell whether words ask that somebody be asked too: they name people, and nothing else."""
    return bool(_ADD.search(words)) and not asks_for_meeting(words)


def asks_for_help(words: str) -> bool:
    """Tell whether words ask what the bot can do."""
    return bool(_HELP.search(words))

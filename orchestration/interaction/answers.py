"""What is answered to what is no wish, whatever kind of session it is about: in a line or two."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from orchestration.interaction.fitting import short
from orchestration.interaction.introduction import HELP, NOBODY_ASKS, SHORT_HELP
from orchestration.interaction.layout import Button, Buttons, Layout, Text, When
from orchestration.interaction.routing import Does
from orchestration.interaction.wording import listed
from orchestration.model.errors import BadInput

_RECEIPT: Final = re.compile(r"(?:Your vote(?: on “.*”)? is in|On the list): (?!.*[.!?] ).*\.")
_LONGEST_VALUE: Final = 60
NOT_PLACED: Final = "I couldn't place that."
UNPLACED: Final = (
    f"{NOT_PLACED} I find times, and put polls and decisions to a group; write “help”, "
    "and I'll say how."
)
UNPLACED_HERE: Final = f"{NOT_PLACED} {{here}} “help” has the rest."
ONLY_YOURS: Final = (
    "I can only note what suits you; the others tell me for themselves. “{example}” would do."
)
ASK_THE_GROUP: Final = "I don't know that. Ask it in the thread, where all of them read it."
IS_A_BOT: Final = "I'm a bot: a program, no person."
BEFOREHAND_HOW: Final = (
    "I remind people of what they have still to answer, and of nothing that is decided: your "
    "calendar does, once it has the invite."
)
CALENDAR_HOW: Final = (
    "I see no calendar of yours. Drop a calendar file here, and I read when you are busy; or write "
    "what suits you, like “any time”."
)
COMES_LATE: Final = "I tell nobody. Say it in the thread, so that the others know."
COMES_LATE_HERE: Final = "The time stands; the others read it here."
NOT_THAT_DAY: Final = "Thanks for saying so. Nothing of yours is on that day, so nothing changes."
NOT_THEN: Final = "Thanks for saying so. Nothing of yours is at that time, so nothing changes."
NOT_ON_IT: Final = (
    "I'm not on this server, so nobody here would be asked. Who manages it can add me; or ask me "
    "in a channel where I am."
)
_MAY_NOT_WRITE: Final = (
    "I may not write in this channel, so nobody here would hear from me. Let a manager give me {} "
    "here, then ask again."
)
GREETING: Final = (
    "Hello! I find times for meetings, and put polls and decisions to a group: “/convene poll "
    "pizza or sushi?”. Write “help”, and I'll say how."
)
LEFT_DELETED: Final = (
    "Somebody has deleted again what I had posted anew about “{}”, so I leave it. It goes on, and "
    "what was said and voted stands: words that call me in its channel, or who is asked writing to "
    "me alone, are heard as before; “cancel” calls it off."
)
NOTHING_OPEN: Final = NOBODY_ASKS
"""Said wherever nothing is open, or was decided, that words could be about."""

NO_TIME: Final = "No time is looked for here just now."
NOTHING_DONE: Final = "Of none, then: I do nothing."
NOTHING_DECIDED_YET: Final = "Nothing is decided yet."
NO_HOME_YET: Final = (
    "I find times for meetings, put polls and decisions to a group, and ask panels; plans are "
    "beyond me so far."
)
JUST_US: Final = (
    "What you write to me in private stays between us: nobody is told your words, not even who "
    "asks. Others see who has answered, and of your reasons those that you let them see. "
    "Votes by reaction are for all to see; written to me, they are not."
)
NOT_NOTED: Final = "I note nothing for {names}; everybody tells me for themselves."
NOT_TOLD: Final = "What somebody else has written to me, I tell nobody."
FORGOTTEN_HOW: Final = (
    "“Forget me” makes all that you have told me in private unreadable for good, and your votes in "
    "what is open too; I ask once more before."
)
YOUR_DATA: Final = "All that I keep of you, as a file that you alone are given:"
NOT_REMINDED: Final = (
    "I won't remind you of {names} any more. You are still asked; “remind me again” brings "
    "reminders back."
)
REMINDED_AGAIN: Final = "Reminders of {names} come to you, as to everybody."
IN_WHICH: Final = "In which one? Say it with its name: {names}."
NOBODY_ASKS_YOU: Final = "You are asked nothing just now, so nothing comes until you are."
IN_WHICH_CHANNEL: Final = "Gladly. Where shall I ask?"
SAME_FOR: Final = "The same goes for {}."
NOT_ASKED: Final = "You are not among those who are asked here."
ADDED_HOW: Final = (
    "You are asked nothing here just now. Who asks for something can add you: tell them so."
)
WHICH_OPTION: Final = "Which option is your vote for? Write its letter: {names}."
_DONE: Final = {
    Does.CANCEL: "call it off",
    Does.CLOSE: "close it",
    Does.REMIND: "have people reminded",
    Does.ADD: "add somebody",
    Does.REMOVE: "take somebody out",
    Does.MOVE: "move it",
    Does.RESTART: "start it over",
    Does.EXTEND: "give more time",
    Does.REVIEW: "set a review",
    Does.AGAIN: "ask it again",
    Does.SKIP: "leave one out",
    Does.STOP: "stop it",
    Does.REPEAT: "have it repeated",
    Does.CHANGE: "change how it is taken",
    Does.DEFAULTS: "say how it is taken here",
}


def may_not_write(lacks: Iterable[str]) -> str:
    """Say which permissions are missing to be heard in a channel."""
    return _MAY_NOT_WRITE.format(listed([f"“{each}”" for each in lacks]))


def left_out(words: Sequence[str]) -> str:
    """Say which words of a request were not taken; nothing where all were."""
    return f"I left out: {listed([f'“{each}”' for each in words])}." if words else ""


def unusable(name: str, problem: BadInput) -> str:
    """Say where a file that came along is wrong, and what should stand there; a line for each."""
    _, _, place = problem.field.partition(", ")
    first = _should_be(place.replace("head", "first row"), problem)
    if not problem.also:
        return f"I can't use “{name}”: {first}."
    others = [_should_be(each.field, each) for each in problem.also]
    more = [problem.more] if problem.more else []
    return "\n".join([f"I can't use “{name}”:", *(f"• {x}" for x in (first, *others)), *more])


def _should_be(place: str, problem: BadInput) -> str:
    where = f"{place}: " if place else ""
    value = " ".join(str(problem.value).split())
    there = f"“{short(value, _LONGEST_VALUE)}”" if value else "an empty cell"
    return f"{where}{there} should be {problem.expected}"


def said(words: str, offers: Sequence[Button] = (), times: Sequence[When] = ()) -> Layout:
    """Return a sentence as a message, with the buttons that go with it, and the times in it."""
    buttons = (Buttons(tuple(offers)),) if offers else ()
    return Layout(words=words, parts=(Text(words), *buttons), times=tuple(times))


def is_receipt(words: str) -> bool:
    """Tell whether a sentence says no more than that what somebody has written counts."""
    return _RECEIPT.fullmatch(words) is not None


def short_help() -> Layout:
    """Say in a few lines what the bot does, to who asks in private."""
    return said(SHORT_HELP)


def help_asked(here: str = "") -> Layout:
    """Say what the bot can do, and what is of its own where it was asked."""
    return said("\n".join(filter(None, (HELP, here))))


def not_yours(organiser: str, subject: str, does: Does) -> Layout:
    """Say that an order is the organiser's to give; nothing comes of it."""
    return said(f"Only {organiser} can {_DONE[does]}: “{subject}” is theirs.")

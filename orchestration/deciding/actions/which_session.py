"""Where a private message belongs: to a session, to the person for good, or that is asked."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from typing import Final

from orchestration.deciding.state import D, Decision
from orchestration.deciding.step import is_over
from orchestration.interaction.layout import Button, Buttons, Layout, Text
from orchestration.interaction.wording import listed
from orchestration.model.people import MemberId, SessionId

WHICH: Final = "Which of these is that about?"
ALL: Final = "*"
"""The value of the button that means every session that is open."""

ALWAYS: Final = "+"
"""The value of the button that means: for good, in every decision from now on."""


ONCE: Final = "1"
"""The value of the button that means: not for good, but as things stand."""


def waiting_for(who: MemberId, decisions: Sequence[D]) -> list[D]:
    """Return the sessions that still want to hear from somebody."""
    return [each for each in decisions if each.member(who) is not None and not is_over(each)]


LASTS: Final = timedelta(minutes=30)
"""How long an answer holds for what is written next."""


def which(decisions: Sequence[Decision], *, always: bool = True) -> Layout:
    """Ask which session a message is about; the answer comes back as action `which`.

    Unless it can hold `always`, it is about one of them, or about all.
    """
    each = [Button("which", decision.terms.subject, decision.id) for decision in decisions]
    more = [Button("which", "All of these", ALL)]
    more += [Button("which", "Always", ALWAYS)] if always else []
    own = tuple(button.label for button in each)
    return Layout(words=WHICH, parts=(Text(WHICH), Buttons((*each, *more))), own=own)


def once_or_always(decided: Sequence[Decision]) -> Layout:
    """Ask whether a wish holds for good, where something was decided that it may be about."""
    subjects = listed([f"“{each.terms.subject}”" for each in decided])
    words = f"Is that for every meeting from now on, or only about {subjects}?"
    buttons = (Button("which", "Just this once", ONCE), Button("which", "Always", ALWAYS))
    return Layout(words=words, parts=(Text(words), Buttons(buttons)))


def still_means(value: str, decisions: Sequence[Decision]) -> bool:
    """Tell whether an earlier answer can hold for the next message as well."""
    return value in (ALL, ALWAYS) or value in [each.id for each in decisions]


ELSEWHERE: Final = "If it is about another one, write it in reply to what I asked you there."


def as_before(value: str, decisions: Sequence[Decision]) -> str:
    """Return the line that says what a message is taken for, since one before it was."""
    subject = next((each.terms.subject for each in decisions if each.id == value), "")
    meant = {ALL: "all of your open meetings", ALWAYS: "every meeting from now on"}
    return f"As before, I take that for {meant.get(value) or f'“{subject}”'}."


def chosen(value: str, decisions: Sequence[Decision]) -> Sequence[SessionId]:
    """Return the sessions that an answer means; none for what is meant for good."""
    return [each.id for each in decisions if value in (ALL, each.id)]

"""What is seen of a choice beyond what is seen of every decision."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from orchestration.interaction.layout import (
    LONGEST_CHOICE,
    Button,
    Card,
    Layout,
    Line,
    Lines,
    Look,
    Mark,
    Text,
)
from orchestration.interaction.layouts.channel import organisers_row
from orchestration.interaction.layouts.member import ANY_TIME
from orchestration.interaction.layouts.parts import due_of, row, screen
from orchestration.interaction.wording import word
from orchestration.interaction.wording.channel import how_far, taken_how
from orchestration.interaction.wording.choice import (
    asked_and_listed,
    drafted_for_you,
)
from orchestration.interaction.wording.lots import settled_by_lot
from orchestration.model.people import MemberId
from orchestration.views.choice import (
    ChoiceCard,
    ChoiceQuestion,
    DoubleQuestion,
    DraftForYou,
    MinorityQuestion,
    OptionMissed,
    SwapQuestion,
)

ANEW: Final = "anew"
"""The button with which an organiser has on a closed list what is missing there."""

ASK_ANEW: Final = "Ask anew with it"
PUT_ON: Final = "Put it on the list"
BETWEEN: Final = "\n"
"""What stands between the titles that the button carries."""


@screen.register
def _(view: ChoiceCard, organiser: MemberId | None = None) -> Layout:
    running = view.stage in ("intake", "vote")
    taking = view.stage == "intake"
    card = Card(
        title=view.subject,
        lines=(*asked_and_listed(view), *how_far(view)),
        state=view.stage,
        progress=(view.answered, view.of) if taking and view.of else None,
    )
    tell = "Tell me what you hold" if view.of_statements else "Tell me what matters"
    buttons = [Button("tell", tell)] if running and view.of else []
    is_first = taking and view.of > 0 and view.lacks_options
    look = Look.PRIMARY if is_first else Look.PLAIN
    buttons += [replace(_propose(view), look=look)] if view.takes_proposals else []
    theirs = [organisers_row(organiser, view)] if running and organiser else []
    can_tie = len(view.listed) > 1  # its hash stands there before the vote, once it can matter
    return Layout(
        words=word(view),
        parts=(
            card,
            *([Text(each, Look.QUIET) for each in taken_how(view)]),
            row(*buttons, Button("details", "Details")),
            *theirs,
            *([Text(settled_by_lot(view.lot), Look.QUIET)] if running and can_tie else []),
        ),
        times=due_of(
            view.zone, view.closes_at, view.settings.ends_by, view.options_by, view.follows_at
        ),
    )


@screen.register
def _(view: ChoiceQuestion, organiser: MemberId | None = None) -> Layout:
    del organiser
    if view.of_statements:
        return _asked_of_statement(view)
    is_empty = view.lacks_options
    look = Look.PLAIN if is_empty else Look.PRIMARY
    answers = [Button(ANY_TIME, "Anything goes", look=look)]
    if view.offered is not None:
        answers = [Button("nothing", "Nothing to add", look=look)]
    proposes = [_propose(view)] if view.takes_proposals else []
    if is_empty:
        answers = [*(replace(each, look=Look.PRIMARY) for each in proposes), *answers]
    answers += [Button("stands", "How each stands for me …")] if view.listed else []
    answers += [] if is_empty else proposes
    answers.append(Button("delegate", "Leave my vote to …"))
    return _asked(view, answers)


def _propose(view: ChoiceCard | ChoiceQuestion) -> Button:
    return Button("propose", "Draft a statement" if view.of_statements else "Propose something")


def _asked_of_statement(view: ChoiceQuestion) -> Layout:
    said = "Nothing to add" if view.offered is None else "Nothing to change"
    answers = [Button("nothing", said, look=Look.PRIMARY)]
    answers += [_propose(view)] if view.takes_proposals else []
    return _asked(view, answers)


def _asked(view: ChoiceQuestion, answers: Sequence[Button]) -> Layout:
    due = due_of(view.zone, view.closes_at, view.ends_by)
    return Layout(words=word(view), parts=(Text(word(view)), row(*answers)), times=due)


@screen.register
def _(view: DoubleQuestion, organiser: MemberId | None = None) -> Layout:
    del organiser
    same = Button("same", "Same", f"{view.number}", Look.PRIMARY)
    answers = row(same, Button("different", "Different", f"{view.number}"))
    return Layout(words=word(view), parts=(Text(word(view)), answers))


@screen.register
def _(view: OptionMissed, organiser: MemberId | None = None) -> Layout:
    del organiser
    label, value = ASK_ANEW if view.is_voted_on else PUT_ON, BETWEEN.join(view.titles)
    # What no button can carry is told alone; its organiser can write it.
    buttons = (row(Button(ANEW, label, value)),) if len(value) <= LONGEST_CHOICE else ()
    return Layout(words=word(view), parts=(Text(word(view)), *buttons))


@screen.register
def _(view: SwapQuestion, organiser: MemberId | None = None) -> Layout:
    del organiser
    agrees, refuses = ("Swap", "Keep mine") if view.gets else ("Take it", "No, thanks")
    swap = Button("swap", agrees, f"{view.number}", Look.PRIMARY)
    answers = row(swap, Button("keep-place", refuses, f"{view.number}"))
    return Layout(words=word(view), parts=(Text(word(view)), answers))


@screen.register
def _(view: DraftForYou, organiser: MemberId | None = None) -> Layout:
    del organiser
    stops = (
        Line(f"“{each}”", Mark.ASK, Button("stop-draft", "Stop it", f"{view.round}/{place}"))
        for place, each in enumerate(view.drafts)
        if each
    )
    fine = Button("draft-fine", "It may go to the group", f"{view.round}", Look.PRIMARY)
    parts = (Text(drafted_for_you(view)), Lines(tuple(stops)), row(fine))
    return Layout(words=word(view), parts=parts)


@screen.register
def _(view: MinorityQuestion, organiser: MemberId | None = None) -> Layout:
    del organiser
    named = "Yes, with my name" if view.is_crowd or view.nameless else "Yes, in these words"
    yes = [Button("keep-beside", named, "shared", Look.PRIMARY)]
    yes += [Button("keep-beside", "Without my name", "anonymous")] if view.is_crowd else []
    other = Button("beside-words", "In other words …" if view.words else "In these words …")
    no = Button("keep-beside", "No", "private")
    return Layout(
        words=word(view),
        parts=(Text(word(view)), row(*(yes if view.words else []), other, no)),
    )

"""Every view of one person as a layout."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from orchestration.interaction.layout import (
    Button,
    Buttons,
    Layout,
    Line,
    Lines,
    Link,
    Look,
    Mark,
    Part,
    Stars,
    Text,
)
from orchestration.interaction.layouts.for_you import mark_of
from orchestration.interaction.layouts.parts import (
    due_of,
    instant_of,
    row,
    screen,
    times_of,
    times_on,
)
from orchestration.interaction.wording import (
    as_assumed,
    as_held,
    clock_asked,
    is_it_firm,
    left_open,
    no_longer,
    nothing_said,
    opening,
    rules_out_all,
    seen_as,
    settled,
    touched,
    unplaced,
    what_can_be_done,
    what_holds,
    what_is_read,
    what_it_means,
    why_not,
    word,
)
from orchestration.language.choosing.held.as_told import is_as_told
from orchestration.model.people import MemberId
from orchestration.model.preferences import (
    Confidence,
    NotUnderstood,
    Preference,
    Quality,
)
from orchestration.views.asked_otherwise import QuestionChanged
from orchestration.views.member import (
    Assumed,
    CandidateOffer,
    ClockAsked,
    DropOut,
    IntakeQuestion,
    InvitationReadBack,
    LeftBehind,
    MeetingQuestion,
    MustQuestion,
    Notice,
    PartQuestion,
    QuestionSettled,
    RatingQuestion,
    ReadBack,
    RelaxationQuestion,
    Reminder,
    Scope,
    WhatItMeans,
)

WHY_NOT: Final = "why-not"
"""The button and the form by which a member says why they turn an option down."""

ANY_TIME: Final = "any-time"
THATS_ALL: Final = "thats-all"
"""The button by which a member has nothing more to say."""

PUT_BACK: Final = "put-back"
"""The button by which a member lets hold again what they have taken back."""

MOVE: Final = "move"
"""The button by which somebody says that they cannot come to what was decided."""

COMES: Final = Button("comes", "I can come")
"""The button by which somebody takes back that they cannot come to what was decided."""

COME_BACK: Final = "come-back"
"""The button by which somebody who has left is asked again."""

GO_ON: Final = "go-on-without"
"""The button by which a member leaves."""

INVITE: Final = "invite"
"""The button by which somebody has the calendar file of what was decided."""

RATE: Final = "rate"
"""What a press on one of a row of stars is called, on which it stays marked."""

AT_ONCE: Final = {
    "wishes": "Were your wishes taken into account?",
    "reasons": "Were the reasons acceptable?",
}
"""What everybody is asked of a decision, by the name of each question."""

_MORE: Final = {
    "wishes_seen": "With what you see here of the others: were your wishes taken into account?",
    "reasons_seen": "With what you see here of the others: were the reasons acceptable?",
    "everybody": "Did the options reflect what everybody wished for?",
    "confidence": "How confident are you in planning like this?",
}
SURVEY_PARTS: Final[tuple[Part, ...]] = (
    Text("Four more, if you like; only how they add up is shown:"),
    *(Stars(RATE, name, asked) for name, asked in _MORE.items()),
)
"""What is asked beside that on a member's page, where they see more of the others."""

ZONE: Final = "zone"
ANOTHER_PLACE: Final = "another-place"
"""The buttons by which somebody says that they are in a zone, and that they are in another."""


@screen.register
def _(view: IntakeQuestion, organiser: MemberId | None = None) -> Layout:
    del organiser
    due = due_of(view.zone, view.closes_at, view.ends_by)
    times = (*due, *times_on(view, view.offered))
    if view.offered is not None:
        fine = row(Button("nothing", "Nothing new", look=Look.PRIMARY))
        return Layout(words=word(view), parts=(Text(word(view)), fine), times=times)
    suggested = row(*one_tap(of_times=isinstance(view, MeetingQuestion)))
    asked = Text(word(replace(view, clock=None)))
    return Layout(
        words=word(view), parts=(asked, suggested, *clock_question(view.clock)), times=times
    )


def clock_question(clock: ClockAsked | None) -> tuple[Text, Buttons] | tuple[()]:
    """Ask whether somebody is in a zone; the answer is the same wherever it is asked."""
    if clock is None:
        return ()
    if not clock.zone:
        return Text(clock_asked(clock)), row(Button(ANOTHER_PLACE, "Say where"))
    right = Button(ZONE, "Right", clock.zone, answers=True)
    another = Button(ANOTHER_PLACE, "Another place", answers=False)
    return Text(clock_asked(clock)), row(right, another)


@screen.register
def _(view: Reminder, organiser: MemberId | None = None) -> Layout:
    del organiser
    is_known = view.again or view.of_vote
    suggested = () if is_known else (row(*one_tap(of_times=view.of_times)),)
    parts = (Text(word(view)), *suggested)
    return Layout(words=word(view), parts=parts, times=(instant_of(view.closes_at, view.zone),))


_ANYTHING: Final = Button(ANY_TIME, "Anything goes", look=Look.PRIMARY)


def one_tap(*, of_times: bool) -> list[Button]:
    """Return the whole answers that take one tap."""
    if not of_times:
        return [_ANYTHING]
    return [
        Button(ANY_TIME, "Any time", look=Look.PRIMARY),
        Button("mornings", "Mornings"),
        Button("afternoons", "Afternoons"),
    ]


@screen.register
def _(view: ReadBack, organiser: MemberId | None = None) -> Layout:
    del organiser
    buttons = [*_last_word(view), *_more_to_say(view)]
    return Layout(
        words=word(view),
        parts=(
            Text(opening(view)),
            Lines(_read(view)),
            *answers_to(view),
            *(Text(each, Look.QUIET) for each in what_holds(view)),
            *(screen(view.means).parts if view.means else ()),
            *([row(*buttons)] if buttons else []),
            *([Text(view.besides)] if view.besides else []),
            *clock_question(view.clock),
        ),
    )


def _read(view: ReadBack) -> tuple[Line, ...]:
    """What was read, what became of earlier wishes, and what was not read."""
    wishes = [_wish(each, view) for each in view.preferences]
    shown = wishes or [Line(each, Mark.OK) for each in nothing_said(view)]
    for at, each in view.taken_back:
        shown.insert(at if wishes else len(shown), _taken_back(each))
    return (
        *shown,
        *_since(view),
        *map(_assumed, view.assumed),
        *(Line(each, Mark.ASK) for each in left_open(view)),
    )


def _more_to_say(view: ReadBack) -> list[Button]:
    """What else somebody may do with their wishes, or instead of words."""
    more = []
    if view.preferences and view.scope is not Scope.EVERY_SESSION:
        more.append(Button("let-see", "Let others see …"))
    if view.why_not:
        more.append(Button(WHY_NOT, why_not(view.why_not), f"{view.why_not.number}"))
    is_open = bool(view.not_understood) or any(map(is_as_told, view.preferences))
    if not view.of_times and (is_open or not view.preferences):
        more.append(Button("stands", "How each stands for me …"))
        if view.takes_proposals and not view.proposed:
            more.append(Button("propose", "Put it on the list …"))
        more += [Button("list", f"Put “{each}” on the list", each) for each in view.proposed]
    if view.scope is Scope.RECALLED:
        more.append(Button("not-here", "Not this time"))
    if view.may_leave and rules_out_all(view):
        more.append(Button(GO_ON, "Go on without me"))
    return more


def _since(view: ReadBack) -> tuple[Line, ...]:
    """What holds no longer of earlier wishes."""
    return tuple(Line(no_longer(each), Mark.GONE) for each in view.replaced)


def _last_word(view: ReadBack) -> list[Button]:
    """Return the button by which somebody says that all is said, or keeps it for good."""
    if view.is_awaited:
        return [] if view.clarification else one_tap(of_times=view.of_times)
    if view.scope is not Scope.EVERY_SESSION:
        return [] if view.is_kept else [Button(THATS_ALL, "That's all", look=Look.PRIMARY)]
    heard = "" if view.heard is None else str(view.heard)
    label = "Keep these" if len(view.preferences) > 1 else "Keep"
    is_open = any(not each.confirmed for each in view.preferences)
    return [Button("keep", label, heard, Look.PRIMARY, answers=True)] if is_open else []


def answers_to(view: ReadBack) -> tuple[Buttons, ...]:
    """Return what somebody can answer in one tap to what they are asked of their words."""
    answers = view.clarification.answers if view.clarification else ()
    return (row(*(Button("say", each.label, each.says) for each in answers)),) if answers else ()


def _wish(wish: Preference, view: ReadBack) -> Line:
    label = "Not so" if isinstance(wish.applies, Quality) else "Take back"
    back = Button("take-back", label, f"{wish.number}")
    mark = Mark.ASK if wish.sureness is Confidence.GUESS else Mark.OK
    return Line(f"{as_held(wish, view)}{seen_as(wish, view)}", mark, back)


def _taken_back(wish: Preference) -> Line:
    """Return a wish that was taken back where it stood, with the way back beside it."""
    back = Button(PUT_BACK, "Put back", f"{wish.number}")
    return Line(no_longer(wish), Mark.GONE, back)


def _assumed(held: Assumed) -> Line:
    return Line(as_assumed(held), Mark.OK, Button("take-back", "Take back", f"{held.number}"))


def _unplaced(words: NotUnderstood) -> Line:
    return Line(unplaced(words), Mark.ASK)


@screen.register
def _(view: RelaxationQuestion, organiser: MemberId | None = None) -> Layout:
    del organiser
    possible = Button("possible", "Possible this once", f"{view.number}", Look.PRIMARY)
    return _asked(view, row(possible, Button("firm", "Firm no", f"{view.number}")))


@screen.register
def _(view: WhatItMeans, organiser: MemberId | None = None) -> Layout:
    del organiser
    lines = tuple(Line(touched(each), mark_of(each.option)) for each in view.options)
    look_again = row(Button("look-again", "Look again", f"{view.round}"))
    again = Text(what_can_be_done(view), Look.QUIET), *(() if view.decides else (look_again,))
    firm = (Text(is_it_firm(view.firm)), _is_it_firm(view.firm)) if view.firm else ()
    shown = (Text(what_it_means(view)), *((Lines(lines),) if lines else ()))
    return Layout(words=word(view), parts=(*shown, *firm, *again))


@screen.register
def _(view: CandidateOffer, organiser: MemberId | None = None) -> Layout:
    del organiser
    return _asked(view, row(Button("take", "Take it", view.option.id, Look.PRIMARY, answers=True)))


@screen.register
def _(view: LeftBehind, organiser: MemberId | None = None) -> Layout:
    del organiser
    words = word(view)
    back = [] if view.taken_out_by else [row(Button(COME_BACK, "Count me in again"))]
    return Layout(words=words, parts=(Text(words), *back))


@screen.register
def _(view: MustQuestion, organiser: MemberId | None = None) -> Layout:
    del organiser
    return _asked(view, _is_it_firm(view))


@screen.register
def _(view: PartQuestion, organiser: MemberId | None = None) -> Layout:
    del organiser
    number = f"{view.number}"
    enough = Button("part-enough", "Enough", number)
    told = Button("part-told", "Enough, tell the others", number)
    answers = row(enough, told, Button("part-not", "Not enough", number))
    return _asked(view, answers)


_Asked = RelaxationQuestion | CandidateOffer | MustQuestion | PartQuestion


def _asked(view: _Asked, answers: Buttons) -> Layout:
    times = times_on(view, view.option)
    return Layout(words=word(view), parts=(Text(word(view)), answers), times=times)


@screen.register
def _(view: QuestionChanged, organiser: MemberId | None = None) -> Layout:
    return screen(view.question, organiser)


@screen.register
def _(view: QuestionSettled, organiser: MemberId | None = None) -> Layout:
    question = screen(view.question, organiser)
    asked = (each for each in question.parts if not isinstance(each, Buttons))
    parts = (*asked, Text(view.answer, Look.QUIET))
    return Layout(words=word(view), parts=parts, times=question.times)


def _is_it_firm(view: MustQuestion) -> Buttons:
    firm = Button("firm-no", "A firm no", f"{view.number}")
    return row(firm, Button("if-need-be", "Possible if need be", f"{view.number}"))


@screen.register
def _(view: InvitationReadBack, organiser: MemberId | None = None) -> Layout:
    del organiser
    lines = [Lines(tuple(map(_unplaced, view.not_understood)))] if view.not_understood else []
    right = Button("invitation-right", "Right", look=Look.PRIMARY, answers=True)
    asked = row(right, Button("invitation-ignore", "Ignore it", answers=False))
    return Layout(words=word(view), parts=(Text(what_is_read(view)), *lines, asked))


@screen.register
def _(view: RatingQuestion, organiser: MemberId | None = None) -> Layout:
    del organiser
    own = [Button(INVITE, "Calendar file")] if view.has_invite else []
    own += [Button(MOVE, "I can't make it")] if view.can_move else []
    stars = tuple(Stars(RATE, name, asked) for name, asked in AT_ONCE.items())
    return Layout(
        words=word(view),
        parts=(
            Text(settled(view)),
            *(Link(label, address) for label, address in view.calendars),
            *([row(*own)] if own else []),
            *([Text("Two taps:")] if view.is_asked else []),
            *(stars if view.is_asked else ()),
        ),
        times=times_on(view, view.option),
    )


@screen.register
def _(view: DropOut, organiser: MemberId | None = None) -> Layout:
    del organiser
    again = Button("find-time", "Find a new time", look=Look.PRIMARY)
    answers = row(again, Button("leave-so", "Leave it so", f"{view.since}"))
    times = times_on(view, view.option)
    return Layout(words=word(view), parts=(Text(word(view)), answers), times=times)


@screen.register
def _(view: Notice, organiser: MemberId | None = None) -> Layout:
    del organiser
    times = times_of(view.zone, view.option)
    return Layout(words=view.text, parts=(Text(view.text),), times=times)

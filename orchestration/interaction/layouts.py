"""Every view as a screen: the words are the house's own."""

from __future__ import annotations

from datetime import datetime
from functools import singledispatch
from typing import Any, Final

from orchestration.interaction.layout import (
    Button,
    Buttons,
    Card,
    Layout,
    Line,
    Lines,
    Look,
    Mark,
    Option,
    Options,
    Stars,
    Text,
    When,
)
from orchestration.interaction.wording import (
    LOOK_AGAIN,
    ONE_TAP,
    about_you,
    as_assumed,
    as_read,
    asked_besides,
    carried,
    facts_of,
    for_you,
    instant,
    listed,
    nothing_said,
    opening,
    settled,
    span,
    stretch,
    touched,
    unplaced,
    what_holds,
    what_it_means,
    word,
)
from orchestration.model.options import Slot
from orchestration.model.people import MemberId
from orchestration.model.preferences import Confidence, NotUnderstood, Preference, Visibility
from orchestration.views.channel import (
    Decided,
    NoOutcome,
    OptionShown,
    OptionsProposed,
    SessionCard,
    TimeGivenUp,
    VoteCounted,
)
from orchestration.views.member import (
    Assumed,
    CandidateOffer,
    ForYou,
    IntakeQuestion,
    InvitationReadBack,
    MustQuestion,
    Notice,
    OptionsForYou,
    RatingQuestion,
    ReadBack,
    RelaxationQuestion,
    Reminder,
    Scope,
    WhatItMeans,
)
from orchestration.voting.check import find_rule
from orchestration.voting.forms import APPROVALS, GRADES, ONE_OPTION, ORDER, SHARES

THATS_ALL: Final = "thats-all"
"""The button by which a member has nothing more to say."""

SEEN_AS: Final = {
    Visibility.PRIVATE: "",
    Visibility.ANONYMOUS: " · others may see it, without your name",
    Visibility.SHARED: " · others may see it, with your name",
}
TOO_FEW: Final = " · just between us: in a group this small, a missing name hides nobody"


@singledispatch
def screen(view: Any, organiser: MemberId | None = None) -> Layout:  # noqa: ANN401  # dispatched on
    """Return a view as a screen; only the organiser is given buttons of their own."""
    raise TypeError(f"{type(view).__name__} has no screen")


def _row(*buttons: Button, only: MemberId | None = None) -> Buttons:
    return Buttons(buttons, only)


def _slot(slot: Slot, zone: str) -> When:
    return When(stretch(slot, zone), slot.start, slot.end)


def _instant(at: datetime) -> When:
    return When(instant(at), at)


# For the channel


@screen.register
def _(view: SessionCard, organiser: MemberId | None = None) -> Layout:
    words = word(view)
    head = f"{view.minutes} min · {span(view.window)} · asked by {view.organiser}"
    taking = view.stage == "intake"
    card = Card(
        title=view.subject,
        lines=(head, *words.splitlines()[1:]),
        state=view.stage,
        progress=(view.answered, view.of) if taking else None,
    )
    running = view.stage in ("intake", "vote")
    everyone = [Button("tell", "Tell me what suits you")] if running else []
    controls = _row(
        Button("add", "Add someone"),
        Button("close", "Close now"),
        Button("cancel", "Cancel", look=Look.DANGER),
        only=organiser,
    )
    theirs = (controls,) if running and organiser else ()
    mine = _row(*everyone, Button("details", "Details"))
    times = [_instant(view.closes_at)] + ([_slot(view.outcome, view.zone)] if view.outcome else [])
    return Layout(words=words, parts=(card, mine, *theirs), times=tuple(times))


@screen.register
def _(view: OptionsProposed, organiser: MemberId | None = None) -> Layout:
    del organiser
    head, *_, closes = words = word(view).splitlines()
    form = find_rule(view.rule).form
    one_tap = form in (ONE_OPTION, APPROVALS)
    options = Options(
        zone=view.zone,
        round=view.round,
        options=tuple(map(_option, view.options)),
        by_letter=one_tap and not view.secret,
        one_tap=one_tap,
        names_zone=view.names_zone,
    )
    look = Look.PLAIN if one_tap else Look.PRIMARY
    more = [] if form is ONE_OPTION else [Button("vote", _VOTE[form], f"{view.round}", look)]
    why = [Text(view.why)] if view.why else []
    missing = [Text(f"Not heard from: {listed(view.missing)}.")] if view.missing else []
    return Layout(
        words="\n".join(words),
        parts=(
            Text(head, Look.STRONG),
            options,
            *why,
            *missing,
            Text(f"{closes} {_how(options)}", Look.QUIET),
            _row(*more, Button("abstain", "Abstain", f"{view.round}")),
        ),
        times=(_instant(view.closes_at), *(_slot(each.slot, view.zone) for each in view.options)),
    )


def _how(options: Options) -> str:
    if options.by_letter:
        example = options.options[0].slot.id
        return (
            "Vote with a reaction (everyone sees whose it is), or answer in the thread: "
            f"“{example}”."
        )
    if options.one_tap:
        return "Nobody sees who votes for what."
    return "Only how it adds up is shown."


_VOTE: Final = {
    ORDER: "Put them in order",
    GRADES: "Rate them",
    SHARES: "Share out points",
    APPROVALS: "Say “if need be” …",
}


def _option(option: OptionShown) -> Option:
    needed = "not everyone who is needed can come" if option.leaves_out_required else ""
    return Option(
        slot=option.slot, facts=tuple(facts_of(option)), reasons=option.reasons, warning=needed
    )


@screen.register
def _(view: Decided, organiser: MemberId | None = None) -> Layout:
    head, how, *topics = word(view).splitlines()
    times = (_slot(view.slot, view.zone),)
    if not view.holds:
        return Layout(words=word(view), parts=(Text(head), Text(how, Look.QUIET)), times=times)
    agenda = [Text("\n".join(topics))] if topics else []
    mine = _row(
        Button("move", "I can't make it after all"), Button("details", "How it was decided")
    )
    cancel = Button("cancel", "Cancel the meeting", look=Look.DANGER)
    theirs = [_row(cancel, only=organiser)] if organiser else []
    return Layout(
        words=word(view),
        parts=(Text(f"✅ {head}", Look.STRONG), Text(how), *agenda, mine, *theirs),
        times=times,
    )


@screen.register
def _(view: VoteCounted | TimeGivenUp, organiser: MemberId | None = None) -> Layout:
    del organiser
    return Layout(words=word(view), parts=(Text(word(view)),))


@screen.register
def _(view: NoOutcome, organiser: MemberId | None = None) -> Layout:
    del organiser
    return Layout(words=word(view), parts=(Text(word(view), Look.STRONG),))


# For one person


@screen.register
def _(view: IntakeQuestion, organiser: MemberId | None = None) -> Layout:
    del organiser
    if view.offered is not None:
        fine = _row(Button("nothing", "Nothing new", look=Look.PRIMARY))
        times = (_slot(view.offered, view.zone),)
        return Layout(words=word(view), parts=(Text(word(view)), fine), times=times)
    return Layout(words=word(view), parts=(Text(word(view)), *_suggested()))


@screen.register
def _(view: Reminder, organiser: MemberId | None = None) -> Layout:
    del organiser
    parts = (Text(word(view)), *([] if view.again else _suggested()))
    return Layout(words=word(view), parts=parts, times=(_instant(view.closes_at),))


def _suggested() -> tuple[Text, Buttons]:
    answers = _row(
        Button("any-time", "Any time", look=Look.PRIMARY),
        Button("mornings", "Mornings"),
        Button("afternoons", "Afternoons"),
    )
    return Text(ONE_TAP), answers


@screen.register
def _(view: ReadBack, organiser: MemberId | None = None) -> Layout:
    del organiser
    for_good = view.scope is Scope.EVERY_SESSION
    wishes = [_wish(each, view) for each in view.preferences]
    lines = (
        *(wishes or [Line(each, Mark.OK) for each in nothing_said(view)]),
        *map(_assumed, view.assumed),
        *_since(view),
        *(Line(unplaced(each, view.clarification), Mark.ASK) for each in view.not_understood),
        *(Line(each, Mark.ASK) for each in asked_besides(view)),
    )
    more = [Button("let-see", "Let others see …")] if wishes and not for_good else []
    if view.scope is Scope.RECALLED:
        more.append(Button("not-here", "Not this time"))
    buttons = [*_last_word(view), *more]
    row = [_row(*buttons)] if buttons else []
    return Layout(
        words=word(view),
        parts=(
            Text(opening(view)),
            Lines(lines),
            *_answers(view),
            *(Text(each, Look.QUIET) for each in what_holds(view)),
            *row,
        ),
    )


def _since(view: ReadBack) -> tuple[Line, ...]:
    """What became of earlier wishes: what holds no longer, and what was firm and still does."""
    return (
        *(Line(f"no longer: {each.restatement}", Mark.GONE) for each in view.replaced),
        *(Line(f"still: {each.restatement}", Mark.OK) for each in view.kept),
    )


def _last_word(view: ReadBack) -> list[Button]:
    """Return the button by which somebody says that all is said, or keeps it for good."""
    if view.scope is not Scope.EVERY_SESSION:
        return [] if view.is_kept else [Button(THATS_ALL, "That's all", look=Look.PRIMARY)]
    heard = "" if view.heard is None else str(view.heard)
    label = "Keep these" if len(view.preferences) > 1 else "Keep"
    return [Button("keep", label, heard, Look.PRIMARY)] if view.preferences else []


def _answers(view: ReadBack) -> tuple[Buttons, ...]:
    answers = view.clarification.answers if view.clarification else ()
    return (_row(*(Button("say", each.label, each.says) for each in answers)),) if answers else ()


def _wish(wish: Preference, view: ReadBack) -> Line:
    back = Button("take-back", "Take back", f"{wish.number}")
    mark = Mark.ASK if wish.sureness is Confidence.GUESS else Mark.OK
    seen = wish.visibility
    hidden = seen is Visibility.ANONYMOUS and not view.is_crowd
    return Line(as_read(wish) + (TOO_FEW if hidden else SEEN_AS[seen]), mark, back)


def _assumed(held: Assumed) -> Line:
    return Line(as_assumed(held), Mark.OK, Button("take-back", "Take back", f"{held.number}"))


def _unplaced(words: NotUnderstood) -> Line:
    return Line(unplaced(words), Mark.ASK)


@screen.register
def _(view: OptionsForYou, organiser: MemberId | None = None) -> Layout:
    del organiser
    head = Text(about_you(view))
    lines = (Line(for_you(each, view), _mark(each)) for each in view.options)
    times = tuple(_slot(each.slot, view.zone) for each in view.options)
    keep = Button("keep-vote", "Keep my vote", f"{view.round}", Look.PRIMARY)
    kept = [part for words in carried(view) for part in (Text(words), _row(keep))]
    return Layout(words=word(view), parts=(head, Lines(tuple(lines)), *kept), times=times)


def _mark(option: ForYou) -> Mark:
    if not option.can_come:
        return Mark.NO
    return Mark.ASK if option.unmet or option.avoided else Mark.OK


@screen.register
def _(view: RelaxationQuestion, organiser: MemberId | None = None) -> Layout:
    del organiser
    possible = Button("possible", "Possible this once", f"{view.number}", Look.PRIMARY)
    parts = (Text(word(view)), _row(possible, Button("firm", "Firm no", f"{view.number}")))
    return Layout(words=word(view), parts=parts, times=(_slot(view.slot, view.zone),))


@screen.register
def _(view: WhatItMeans, organiser: MemberId | None = None) -> Layout:
    del organiser
    lines = tuple(Line(touched(each), _mark(each.option)) for each in view.options)
    again = _row(Button("look-again", "Look again", f"{view.round}"))
    parts = (Text(what_it_means(view)), Lines(lines), Text(LOOK_AGAIN, Look.QUIET), again)
    return Layout(words=word(view), parts=parts)


@screen.register
def _(view: CandidateOffer, organiser: MemberId | None = None) -> Layout:
    del organiser
    take = _row(Button("take", "Take it", view.slot.id, Look.PRIMARY))
    times = (_slot(view.slot, view.zone),)
    return Layout(words=word(view), parts=(Text(word(view)), take), times=times)


@screen.register
def _(view: MustQuestion, organiser: MemberId | None = None) -> Layout:
    del organiser
    firm = Button("firm-no", "A firm no", f"{view.number}")
    row = _row(firm, Button("if-need-be", "Possible if need be", f"{view.number}"))
    parts = (Text(word(view)), row)
    return Layout(words=word(view), parts=parts, times=(_slot(view.slot, view.zone),))


@screen.register
def _(view: InvitationReadBack, organiser: MemberId | None = None) -> Layout:
    del organiser
    head, *unplaced = word(view).splitlines()
    lines = [Lines(tuple(map(_unplaced, view.not_understood)))] if unplaced else []
    right = Button("invitation-right", "Right", look=Look.PRIMARY)
    asked = _row(right, Button("invitation-ignore", "Ignore it"))
    return Layout(words=word(view), parts=(Text(head), *lines, asked))


@screen.register
def _(view: RatingQuestion, organiser: MemberId | None = None) -> Layout:
    del organiser
    return Layout(
        words=word(view),
        parts=(
            Text(f"{settled(view)} Two taps:"),
            Stars("rate", "wishes", "Were your wishes taken into account?"),
            Stars("rate", "reasons", "Were the reasons acceptable?"),
        ),
        times=(_slot(view.slot, view.zone),) if view.slot else (),
    )


@screen.register
def _(view: Notice, organiser: MemberId | None = None) -> Layout:
    del organiser
    return Layout(words=view.text, parts=(Text(view.text),))

"""Every view as a screen: the words are the house's own."""

from __future__ import annotations

from datetime import datetime
from functools import singledispatch
from typing import Any, Final

from orchestration.desk.screen import (
    Button,
    Buttons,
    Card,
    Line,
    Lines,
    Look,
    Mark,
    Option,
    Options,
    Screen,
    Stars,
    Text,
    When,
)
from orchestration.model.options import Slot
from orchestration.model.people import MemberId
from orchestration.model.preferences import NotUnderstood, Preference, Sureness, Visibility
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
    ForYou,
    IntakeQuestion,
    InvitationReadBack,
    Notice,
    OpenQuestion,
    OptionsForYou,
    RatingQuestion,
    ReadBack,
    RelaxationQuestion,
    Reminder,
    Scope,
)
from orchestration.voting.check import find_rule
from orchestration.voting.forms import APPROVALS, GRADES, ONE_OPTION, ORDER, SHARES
from orchestration.wording import (
    ONE_TAP,
    about_you,
    as_read,
    facts_of,
    for_you,
    instant,
    listed,
    moment,
    nothing_said,
    opening,
    settled,
    span,
    unplaced,
    what_holds,
    word,
)

SEEN_AS: Final = {
    Visibility.PRIVATE: "",
    Visibility.ANONYMOUS: " · others may see it, without your name",
    Visibility.SHARED: " · others may see it, with your name",
}
TOO_FEW: Final = " · just between us: in a group this small, a missing name hides nobody"


@singledispatch
def screen(view: Any, organiser: MemberId | None = None) -> Screen:  # noqa: ANN401  # dispatched on
    """Return a view as a screen; only the organiser is given buttons of their own."""
    raise TypeError(f"{type(view).__name__} has no screen")


def _row(*buttons: Button, only: MemberId | None = None) -> Buttons:
    return Buttons(buttons, only)


def _slot(slot: Slot, zone: str) -> When:
    return When(moment(slot, zone), slot.start, slot.end)


def _instant(at: datetime) -> When:
    return When(instant(at), at)


# For the channel


@screen.register
def _(view: SessionCard, organiser: MemberId | None = None) -> Screen:
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
    return Screen(words=words, parts=(card, mine, *theirs), times=tuple(times))


@screen.register
def _(view: OptionsProposed, organiser: MemberId | None = None) -> Screen:
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
    return Screen(
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
def _(view: VoteCounted, organiser: MemberId | None = None) -> Screen:
    del organiser
    return Screen(words=word(view), parts=(Text(word(view)),))


@screen.register
def _(view: Decided, organiser: MemberId | None = None) -> Screen:
    head, how, *topics = word(view).splitlines()
    times = (_slot(view.slot, view.zone),)
    if not view.holds:
        return Screen(words=word(view), parts=(Text(head), Text(how, Look.QUIET)), times=times)
    agenda = [Text("\n".join(topics))] if topics else []
    mine = _row(
        Button("move", "I can't make it after all"), Button("details", "How it was decided")
    )
    cancel = Button("cancel", "Cancel the meeting", look=Look.DANGER)
    theirs = [_row(cancel, only=organiser)] if organiser else []
    return Screen(
        words=word(view),
        parts=(Text(f"✅ {head}", Look.STRONG), Text(how), *agenda, mine, *theirs),
        times=times,
    )


@screen.register
def _(view: TimeGivenUp, organiser: MemberId | None = None) -> Screen:
    del organiser
    return Screen(words=word(view), parts=(Text(word(view)),))


@screen.register
def _(view: NoOutcome, organiser: MemberId | None = None) -> Screen:
    del organiser
    return Screen(words=word(view), parts=(Text(word(view), Look.STRONG),))


# For one person


@screen.register
def _(view: IntakeQuestion, organiser: MemberId | None = None) -> Screen:
    del organiser
    return Screen(words=word(view), parts=(Text(word(view)), *_suggested()))


@screen.register
def _(view: Reminder, organiser: MemberId | None = None) -> Screen:
    del organiser
    parts = (Text(word(view)), *([] if view.again else _suggested()))
    return Screen(words=word(view), parts=parts, times=(_instant(view.closes_at),))


def _suggested() -> tuple[Text, Buttons]:
    answers = _row(
        Button("any-time", "Any time", look=Look.PRIMARY),
        Button("mornings", "Mornings"),
        Button("afternoons", "Afternoons"),
    )
    return Text(ONE_TAP), answers


@screen.register
def _(view: ReadBack, organiser: MemberId | None = None) -> Screen:
    del organiser
    for_good = view.scope is Scope.EVERY_SESSION
    wishes = [_wish(each, view) for each in view.preferences]
    lines = (
        *(wishes or [Line(each, Mark.OK) for each in nothing_said(view)]),
        *(Line(f"no longer: {each.restatement}", Mark.GONE) for each in view.replaced),
        *(Line(unplaced(each, view.clarification), Mark.ASK) for each in view.not_understood),
    )
    heard = "" if view.heard is None else str(view.heard)
    keep = Button("keep", "Keep these" if len(wishes) > 1 else "Keep", heard, Look.PRIMARY)
    more = [Button("let-see", "Let others see …")] if wishes and not for_good else []
    if view.scope is Scope.RECALLED:
        more.append(Button("not-here", "Not this time"))
    row = (
        []
        if not (wishes or lines or view.is_whole) or (for_good and not wishes)
        else [_row(keep, *more)]
    )
    return Screen(
        words=word(view),
        parts=(
            Text(opening(view)),
            Lines(lines),
            *_answers(view),
            *(Text(each, Look.QUIET) for each in what_holds(view)),
            *row,
        ),
    )


def _answers(view: ReadBack) -> tuple[Buttons, ...]:
    answers = view.clarification.answers if view.clarification else ()
    return (_row(*(Button("say", each.label, each.says) for each in answers)),) if answers else ()


def _wish(wish: Preference, view: ReadBack) -> Line:
    back = Button("take-back", "Take back", f"{wish.number}")
    mark = Mark.ASK if wish.sureness is Sureness.GUESS else Mark.OK
    seen = wish.visibility
    hidden = seen is Visibility.ANONYMOUS and not view.is_crowd
    return Line(as_read(wish) + (TOO_FEW if hidden else SEEN_AS[seen]), mark, back)


def _unplaced(words: NotUnderstood) -> Line:
    return Line(unplaced(words), Mark.ASK)


@screen.register
def _(view: OpenQuestion, organiser: MemberId | None = None) -> Screen:
    del organiser
    nothing = Button("nothing", "Nothing to change", look=Look.PRIMARY)
    return Screen(
        words=word(view),
        parts=(Text(word(view)), _row(nothing)),
        times=(_slot(view.candidate, view.zone),),
    )


@screen.register
def _(view: OptionsForYou, organiser: MemberId | None = None) -> Screen:
    del organiser
    head = Text(about_you(view))
    lines = (Line(for_you(each, view), _mark(each)) for each in view.options)
    times = tuple(_slot(each.slot, view.zone) for each in view.options)
    return Screen(words=word(view), parts=(head, Lines(tuple(lines))), times=times)


def _mark(option: ForYou) -> Mark:
    if not option.can_come:
        return Mark.NO
    return Mark.ASK if option.unmet or option.avoided else Mark.OK


@screen.register
def _(view: RelaxationQuestion, organiser: MemberId | None = None) -> Screen:
    del organiser
    possible = Button("possible", "Possible this once", f"{view.number}", Look.PRIMARY)
    parts = (Text(word(view)), _row(possible, Button("firm", "Firm no", f"{view.number}")))
    return Screen(words=word(view), parts=parts, times=(_slot(view.slot, view.zone),))


@screen.register
def _(view: InvitationReadBack, organiser: MemberId | None = None) -> Screen:
    del organiser
    head, *unplaced = word(view).splitlines()
    lines = [Lines(tuple(map(_unplaced, view.not_understood)))] if unplaced else []
    right = Button("invitation-right", "Right", look=Look.PRIMARY)
    asked = _row(right, Button("invitation-ignore", "Ignore it"))
    return Screen(words=word(view), parts=(Text(head), *lines, asked))


@screen.register
def _(view: RatingQuestion, organiser: MemberId | None = None) -> Screen:
    del organiser
    return Screen(
        words=word(view),
        parts=(
            Text(f"{settled(view)} Two taps:"),
            Stars("rate", "wishes", "Were your wishes taken into account?"),
            Stars("rate", "reasons", "Were the reasons acceptable?"),
        ),
        times=(_slot(view.slot, view.zone),) if view.slot else (),
    )


@screen.register
def _(view: Notice, organiser: MemberId | None = None) -> Screen:
    del organiser
    return Screen(words=view.text, parts=(Text(view.text),))

"""Every view as a screen: the words are the house's own."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime
from functools import singledispatch
from typing import Any, Final, TypeVar

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
from orchestration.model.times import zone_named
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
from orchestration.wording import as_read, instant, listed, moment, span, unplaced, word

SEEN_AS: Final = {
    Visibility.PRIVATE: "",
    Visibility.ANONYMOUS: " · others may see it, without your name",
    Visibility.SHARED: " · others may see it, with your name",
}

V = TypeVar("V", SessionCard, OptionsProposed)


@singledispatch
def screen(view: Any, organiser: MemberId | None = None) -> Screen:  # noqa: ANN401  # dispatched on
    """Return a view as a screen; only the organiser is given buttons of their own."""
    raise TypeError(f"{type(view).__name__} has no screen")


def _local(view: V) -> V:
    """Return the view with its deadline in the session's zone, as everything else on it is."""
    return replace(view, closes_at=view.closes_at.astimezone(zone_named(view.zone)))


def _row(*buttons: Button, only: MemberId | None = None) -> Buttons:
    return Buttons(buttons, only)


def _slot(slot: Slot, zone: str) -> When:
    return When(moment(slot, zone), slot.start, slot.end)


def _instant(at: datetime) -> When:
    return When(instant(at), at)


# For the channel


@screen.register
def _(view: SessionCard, organiser: MemberId | None = None) -> Screen:
    view = _local(view)
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
    view = _local(view)
    head, *_, closes = words = word(view).splitlines()
    form = find_rule(view.rule).form
    one_tap = form in (ONE_OPTION, APPROVALS)
    options = Options(
        zone=view.zone,
        round=view.round,
        options=tuple(map(_option, view.options)),
        by_letter=one_tap and not view.secret,
        one_tap=one_tap,
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
        return "Vote with a reaction (everyone sees whose it is), or answer in the thread: “A”."
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
        slot=option.slot, facts=tuple(_facts(option)), reasons=option.reasons, warning=needed
    )


def _facts(option: OptionShown) -> Iterable[str]:
    if option.works_for is not None:
        yield f"works for {option.works_for} of {option.of}"
    if option.satisfies:
        yield f"suits {listed(option.satisfies)}"
    if blocks := option.blocks:
        named = ((blocks.cannot, "cannot"), (blocks.strong, "strong"), (blocks.mild, "mild"))
        if against := [f"{count} {name}" for count, name in named if count]:
            yield f"against it: {listed(against)}"
    if option.satisfies_fewer:
        yield "suits fewer"


@screen.register
def _(view: VoteCounted, organiser: MemberId | None = None) -> Screen:
    del organiser
    return Screen(words=word(view), parts=(Text(word(view)),))


@screen.register
def _(view: Decided, organiser: MemberId | None = None) -> Screen:
    head, how, *topics = word(view).splitlines()
    agenda = [Text("\n".join(topics))] if topics else []
    mine = _row(
        Button("move", "I can't make it after all"), Button("details", "How it was decided")
    )
    cancel = Button("cancel", "Cancel the meeting", look=Look.DANGER)
    theirs = [_row(cancel, only=organiser)] if organiser else []
    return Screen(
        words=word(view),
        parts=(Text(f"✅ {head}", Look.STRONG), Text(how), *agenda, mine, *theirs),
        times=(_slot(view.slot, view.zone),),
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
    return Screen(words=word(view), parts=(Text(word(view)), _suggested()))


@screen.register
def _(view: Reminder, organiser: MemberId | None = None) -> Screen:
    del organiser
    closes = view.closes_at.astimezone(zone_named(view.zone))
    parts = (Text(word(view)), _suggested())
    return Screen(words=word(view), parts=parts, times=(_instant(closes),))


def _suggested() -> Buttons:
    return _row(
        Button("any-time", "Any time", look=Look.PRIMARY),
        Button("mornings", "Mornings"),
        Button("afternoons", "Afternoons"),
    )


@screen.register
def _(view: ReadBack, organiser: MemberId | None = None) -> Screen:
    del organiser
    for_good = view.scope is Scope.EVERY_SESSION
    wishes = [_wish(each) for each in view.preferences]
    nothing = "nothing so far" if for_good else "any time will do"
    lines = (
        *(wishes or [Line(nothing, Mark.OK)]),
        *(Line(f"no longer: {each.restatement}", Mark.GONE) for each in view.replaced),
        *(Line(unplaced(each, view.clarification), Mark.ASK) for each in view.not_understood),
    )
    keep = Button("keep", "Keep these" if len(wishes) > 1 else "Keep", look=Look.PRIMARY)
    more = [Button("let-see", "Let others see …")] if wishes and not for_good else []
    if view.scope is Scope.RECALLED:
        more.append(Button("not-here", "Not this time"))
    row = [] if for_good and not wishes else [_row(keep, *more)]
    return Screen(
        words=word(view),
        parts=(Text(word(view).splitlines()[0]), Lines(lines), *_answers(view), *row),
    )


def _answers(view: ReadBack) -> tuple[Buttons, ...]:
    answers = view.clarification.answers if view.clarification else ()
    return (_row(*(Button("say", each.label, each.says) for each in answers)),) if answers else ()


def _wish(wish: Preference) -> Line:
    back = Button("take-back", "Take back", f"{wish.number}")
    mark = Mark.ASK if wish.sureness is Sureness.GUESS else Mark.OK
    return Line(as_read(wish) + SEEN_AS[wish.visibility], mark, back)


def _unplaced(words: NotUnderstood) -> Line:
    return Line(unplaced(words), Mark.ASK)


@screen.register
def _(view: OpenQuestion, organiser: MemberId | None = None) -> Screen:
    del organiser
    nothing = Button("nothing", "Nothing to change", look=Look.PRIMARY)
    return Screen(words=word(view), parts=(Text(word(view)), _row(nothing)))


@screen.register
def _(view: OptionsForYou, organiser: MemberId | None = None) -> Screen:
    del organiser
    head, *words = word(view).splitlines()
    lines = (Line(each, _mark(option)) for each, option in zip(words, view.options, strict=True))
    times = tuple(_slot(each.slot, view.zone) for each in view.options)
    return Screen(words=word(view), parts=(Text(head), Lines(tuple(lines))), times=times)


def _mark(option: ForYou) -> Mark:
    if not option.can_come:
        return Mark.NO
    return Mark.ASK if option.unmet else Mark.OK


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
            Text(f"“{view.subject}” is settled. Two taps:"),
            Stars("rate", "wishes", "Were your wishes taken into account?"),
            Stars("rate", "reasons", "Were the reasons acceptable?"),
        ),
    )


@screen.register
def _(view: Notice, organiser: MemberId | None = None) -> Screen:
    del organiser
    return Screen(words=view.text, parts=(Text(view.text),))

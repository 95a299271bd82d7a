"""Every view of the channel as a layout."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from orchestration.interaction.layout import (
    Button,
    Buttons,
    Card,
    Layout,
    Look,
    OptionRow,
    Options,
    Part,
    Text,
)
from orchestration.interaction.layouts.parts import due_of, instant_of, row, screen, times_on
from orchestration.interaction.wording import (
    asked_for,
    beside_the_count,
    drawn_by_lot,
    facts_of,
    for_the_agenda,
    heading,
    how_decided,
    how_far,
    how_to,
    in_vain,
    kept_beside,
    not_heard_from,
    offered,
    outcome,
    places_given,
    reasons_of,
    said_before,
    said_with_votes,
    taken_by,
    taken_how,
    who_weighs,
    word,
)
from orchestration.interaction.wording.how_to_vote import says_yes_or_no
from orchestration.model.options import Option, Words
from orchestration.model.people import MemberId
from orchestration.views.channel import (
    Decided,
    DefaultsSet,
    NoOutcome,
    OptionShown,
    OptionsProposed,
    SearchChanged,
    SessionCard,
    TimeGivenUp,
    VoteCounted,
)
from orchestration.voting.check import find_rule
from orchestration.voting.forms import (
    APPROVALS,
    CONSENTS,
    DOTS,
    GRADES,
    ONE_OPTION,
    ORDER,
    SHARES,
    VETO,
)


@screen.register
def _(view: SessionCard, organiser: MemberId | None = None) -> Layout:
    words = word(view)
    taking = view.stage == "intake"
    card = Card(
        title=heading(view.subject),
        lines=(asked_for(view), *how_far(view)),
        state=view.stage,
        progress=(view.answered, view.of) if taking else None,
    )
    running = view.stage in ("intake", "vote")
    everyone = [Button("tell", "Tell me what suits you")] if running else []
    theirs = (organisers_row(organiser, view),) if running and organiser else ()
    mine = row(*everyone, Button("details", "Details"))
    due = due_of(view.zone, view.closes_at, view.settings.ends_by, view.options_by, view.follows_at)
    times = (*due, *times_on(view, view.outcome))
    how = (Text(each, Look.QUIET) for each in taken_how(view))
    return Layout(words=words, parts=(card, *how, mine, *theirs), times=times)


_REMIND: Final = Button("remind", "Remind")


def _organisers_poll(organiser: MemberId) -> Buttons:
    """Return what only who asked can do with a poll."""
    close, cancel = Button("close", "Close now"), Button("cancel", "Call it off", look=Look.DANGER)
    return row(_REMIND, close, cancel, only=organiser)


def organisers_row(organiser: MemberId, view: SessionCard) -> Buttons:
    """Return what only the organiser can do while a session goes on; nobody reminds themselves."""
    missing = view.of - view.answered if view.stage == "intake" else 0
    only_they = missing == 1 and (view.awaits_you or view.missing == (view.organiser,))
    is_missed = view.stage == "vote" or (missing and not only_they)
    return row(
        *([_REMIND] if is_missed else []),
        Button("add", "Add someone"),
        Button("close", "Close now"),
        Button("cancel", "Call it off", look=Look.DANGER),
        only=organiser,
    )


@screen.register
def _(view: OptionsProposed, organiser: MemberId | None = None) -> Layout:
    form = find_rule(view.rule).form
    one_tap = form in (ONE_OPTION, APPROVALS) and not view.is_closed
    is_proposal = len(view.options) == 1 and isinstance(view.options[0].option, Words)
    options = Options(
        zone=view.zone,
        round=view.round,
        options=tuple(map(_option, view.options)),
        by_letter=one_tap and not view.secret,
        one_tap=one_tap,
        names_zone=view.names_zone,
        session_zone=view.session_zone,
        is_proposal=is_proposal,
        in_dialog=form is not ONE_OPTION and not (one_tap or view.is_closed),
    )
    why = map(Text, reasons_of(view))
    return Layout(
        words=word(view),
        parts=(
            *map(Text, said_before(view)),
            Text(offered(view), Look.STRONG, own=view.is_all),
            options,
            *why,
            *map(Text, (*not_heard_from(view), *who_weighs(view))),
            *_how_to_vote(view, options, organiser),
        ),
        times=(
            instant_of(view.closes_at, view.zone),
            *times_on(view, *(each.option for each in view.options)),
        ),
    )


def _how_to_vote(
    view: OptionsProposed, options: Options, organiser: MemberId | None
) -> Iterator[Part]:
    """Yield until when one votes and by what, with its buttons; or that the vote is closed."""
    if view.is_closed:
        yield Text(how_to(view), Look.QUIET)
        return
    form = find_rule(view.rule).form
    look = Look.PLAIN if options.one_tap else Look.PRIMARY
    is_yes = form is APPROVALS and (view.gives_places or says_yes_or_no(view))
    in_a_tap = form is ONE_OPTION or is_yes
    more = [] if in_a_tap else [Button("vote", _VOTE[form], f"{view.round}", look)]
    none = "No" if options.is_proposal else "None of these"
    yield Text(f"{how_to(view)} {_how(view, options)}", Look.QUIET)
    yield from (Text(each, Look.QUIET) for each in taken_by(view))
    yield row(
        *more,
        Button("none-of-these", none, f"{view.round}"),
        Button("abstain", "Abstain", f"{view.round}"),
    )
    if view.is_all and organiser:
        yield _organisers_poll(organiser)


def _how(view: OptionsProposed, options: Options) -> str:
    if options.one_tap and not view.secret:
        example = "yes" if options.is_proposal else options.options[0].option.id
        aloud = "a reaction or a reply" if options.by_letter else "a reply"
        if view.gives_places:
            return f"A tap is enough; {aloud} (“{example}”) counts as well."
        return f"A tap is yours alone; {aloud} (“{example}”) counts as well, and everyone sees it."
    if options.one_tap:
        return "Nobody sees who votes for what."
    return "Only how it adds up is shown."


_VOTE: Final = {
    ORDER: "Put them in order",
    GRADES: "Rate them",
    SHARES: "Share out points",
    DOTS: "Share out points",
    CONSENTS: "Say what you can live with",
    VETO: "Choose one, or veto",
    APPROVALS: "Say “if need be” …",
}


def _option(shown: OptionShown) -> OptionRow:
    needed = "not everyone who is needed can come" if shown.leaves_out_required else ""
    return OptionRow(
        option=shown.option,
        facts=tuple(facts_of(shown)),
        reasons=shown.reasons,
        warning=needed,
        serves=_serves(shown),
    )


def _serves(shown: OptionShown) -> tuple[int, int] | None:
    if shown.works_for is None or shown.of is None:
        return None
    return shown.works_for, shown.of


def _afterwards(view: Decided, organiser: MemberId) -> Buttons:
    """Return what only the organiser can do with what was decided.

    A time is past once it was: that it is looked at or asked again takes words, and no button.
    """
    later = [Button("review-on", "Review on …"), Button("again", "Ask again …")]
    return row(
        *([] if view.option.begins else later),
        Button("cancel", "Call it off", look=Look.DANGER),
        only=organiser,
    )


def _is_limited(option: Option) -> bool:
    """Tell whether not everybody who wants to can have what was decided."""
    return isinstance(option, Words) and option.capacity is not None


@screen.register
def _(view: Decided, organiser: MemberId | None = None) -> Layout:
    head, how = outcome(view), how_decided(view)
    times = times_on(view, view.option)
    if not view.holds:
        return Layout(words=word(view), parts=(Text(head),), times=times)
    agenda = [Text(for_the_agenda(view.agenda))] if view.agenda else []
    agenda += [Text(kept_beside(view))] if view.beside else []
    agenda += [Text(each) for each in said_with_votes(view)]
    move = [Button("move", "I can't make it after all")] if view.can_move else []
    limited = any(_is_limited(each) for each in (view.option, *view.more))
    move += [Button("leave-place", "Give my place back")] if limited else []
    mine = row(*move, Button("details", "How it was decided"))
    beside = [Text(each, Look.QUIET) for each in (*beside_the_count(view), *drawn_by_lot(view))]
    places = [Text("\n".join(places_given(view)))] if view.places else []
    theirs = [_afterwards(view, organiser)] if organiser else []
    return Layout(
        words=word(view),
        parts=(
            Text(f"✅ {head}", Look.STRONG),
            *places,
            Text(how),
            *beside,
            *agenda,
            mine,
            *theirs,
        ),
        times=times,
    )


@screen.register
def _(
    view: VoteCounted | TimeGivenUp | SearchChanged | DefaultsSet,
    organiser: MemberId | None = None,
) -> Layout:
    del organiser
    return Layout(words=word(view), parts=(Text(word(view)),))


@screen.register
def _(view: NoOutcome, organiser: MemberId | None = None) -> Layout:
    del organiser
    came, notes = in_vain(view), map(Text, said_with_votes(view))
    return Layout(words=word(view), parts=(Text(came, Look.STRONG), *notes))

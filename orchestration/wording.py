"""Views in plain words, once for all platforms; an adapter only dresses them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from functools import singledispatch
from typing import Any

from orchestration.meeting.why import sentence
from orchestration.model.ballots import Tally
from orchestration.model.clarification import Clarification
from orchestration.model.options import Slot
from orchestration.model.people import SessionId
from orchestration.model.preferences import (
    NotUnderstood,
    Preference,
    Sureness,
    Topic,
    Visibility,
)
from orchestration.model.terms import Disclosure
from orchestration.model.times import Window, zone_named
from orchestration.views.channel import (
    Blocks,
    Decided,
    NoOutcome,
    OptionShown,
    OptionsProposed,
    SessionCard,
    TimeGivenUp,
    VoteCounted,
)
from orchestration.views.facts import Facts
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

DISCLOSURE = {
    Disclosure.OPEN: "the channel sees whom each option suits",
    Disclosure.COUNTS: "the channel sees counts, nobody's words",
    Disclosure.DISCREET: "the channel sees the options and the winner only",
}

DECIDED_BY = {
    "vote": "Decided by vote",
    "earlier_vote": "Decided by the vote of an earlier round",
    "tie_order": "The vote tied; decided by who can come and how well it suits everyone",
    "candidate": "No vote elected anything; this is the option that suits most",
}


_READ_BACK = {
    Scope.SESSION: "Got it. Just between us unless you say otherwise:",
    Scope.EVERY_SESSION: "For every meeting from now on, just between us:",
    Scope.RECALLED: "What you told me for good, I go by here too:",
}


class PlainWording:
    """The Wording port without any model: the sentence that the engine makes itself."""

    async def sentence(self, facts: Facts, session: SessionId) -> str:
        """Return the facts by a template."""
        del session
        return sentence(facts)


@singledispatch
def word(view: Any) -> str:  # noqa: ANN401  # dispatched on
    """Return a view as plain text; TypeError where a view has no wording."""
    raise TypeError(f"{type(view).__name__} has no wording")


def moment(slot: Slot, zone: str) -> str:
    """Return when an option is: `Thu 21 Jan, 15:00–15:45`."""
    start, end = slot.start.astimezone(zone_named(zone)), slot.end.astimezone(zone_named(zone))
    return f"{day(start)}, {start:%H:%M}–{end:%H:%M}"


def day(at: datetime) -> str:
    """Return a day: `Thu 21 Jan`."""
    return f"{at:%a} {at.day} {at:%b}"


def instant(when: datetime) -> str:
    """Return a point in time: `Thu 21 Jan, 15:00`."""
    return f"{day(when)}, {when:%H:%M}"


def span(window: Window) -> str:
    """Return a window: `11–22 Jan`, `28 Jan – 3 Feb`, `16 Feb`."""
    first, last = window.start, window.end
    if first == last:
        return f"{first.day} {first:%b}"
    if (first.year, first.month) == (last.year, last.month):
        return f"{first.day}–{last.day} {last:%b}"
    return f"{first.day} {first:%b} – {last.day} {last:%b}"


def listed(items: Sequence[str]) -> str:
    """Return words as a list in a sentence: `a, b and c`."""
    return " and ".join([", ".join(items[:-1]), items[-1]]) if len(items) > 1 else "".join(items)


def counted(number: int, one: str, many: str) -> str:
    """Return a number with its noun: `1 ballot`, `2 ballots`."""
    return f"{number} {one if number == 1 else many}"


@word.register
def _(view: SessionCard) -> str:
    lines = [
        f"{view.subject} · {view.minutes} min · {span(view.window)} · asked by {view.organiser}",
        _stage(view),
    ]
    if view.outcome_lets_guess:
        lines.append("In a group this small, the outcome alone lets others guess who could not.")
    return "\n".join(lines)


def _stage(view: SessionCard) -> str:
    answered = f"{view.answered} of {view.of} have answered"
    match view.stage:
        case "intake":
            return f"{answered} · closes {instant(view.closes_at)} · {DISCLOSURE[view.disclosure]}"
        case "vote":
            return f"{answered} · vote ({view.rule}) until {instant(view.closes_at)}"
        case _ if view.outcome:
            return f"{view.stage}: {moment(view.outcome, view.zone)}"
        case _:
            return view.stage


@word.register
def _(view: OptionsProposed) -> str:
    head = f"{_number(len(view.options))} for {view.subject} (round {view.round})"
    options = (line for option in view.options for line in _option(option, view.zone))
    closes = f"Vote until {instant(view.closes_at)} ({view.rule})."
    why = [view.why] if view.why else []
    missing = [f"Not heard from: {listed(view.missing)}."] if view.missing else []
    return "\n".join([head, *options, *why, *missing, closes])


def _number(count: int) -> str:
    words = ("No option", "One option", "Two options", "Three options", "Four options")
    return words[count] if count < len(words) else f"{count} options"


def _option(option: OptionShown, zone: str) -> list[str]:
    parts = [f"{option.slot.id}  {moment(option.slot, zone)}"]
    if option.works_for is not None:
        parts.append(f"works for {option.works_for} of {option.of}")
    if option.satisfies:
        parts.append(f"suits {listed(option.satisfies)}")
    if option.blocks:
        parts.append(_blocks(option.blocks))
    if option.leaves_out_required:
        parts.append("not everyone who is needed can come")
    if option.satisfies_fewer:
        parts.append("suits fewer")
    return [" · ".join(filter(None, parts)), *(f"   {reason}" for reason in option.reasons)]


def _blocks(blocks: Blocks) -> str:
    named = ((blocks.cannot, "cannot"), (blocks.strong, "strong"), (blocks.mild, "mild"))
    against = [f"{count} {name}" for count, name in named if count]
    return f"against it: {listed(against)}" if against else ""


@word.register
def _(view: VoteCounted) -> str:
    if view.tally is None or view.ballots is None:
        result = f"{view.elected} is ahead" if view.elected else "nothing is decided"
        return f"Round {view.round}: {result}. We look once more."
    count = counted(view.ballots, "ballot", "ballots")
    more = (
        "An answer could still change it, so we look once more."
        if view.elected
        else ("We look once more.")
    )
    return f"Round {view.round}, {count}: {view.tally.reason} {more}"


@word.register
def _(view: Decided) -> str:
    votes = f" {_points(view.tally)}" if view.tally else ""
    topics = f"\n{for_the_agenda(view.agenda)}" if view.agenda else ""
    return (
        f"{view.subject}: {moment(view.slot, view.zone)} ({view.zone}).\n"
        f"{DECIDED_BY[view.decided_by]}.{votes}{topics}"
    )


def for_the_agenda(topics: Sequence[str]) -> str:
    """Return what is to be talked about, one topic a line."""
    return "\n".join(["For the agenda:", *(f"• {each}" for each in topics)])


def _points(tally: Tally) -> str:
    points = ", ".join(f"{option} {float(number):g}" for option, number in tally.points.items())
    return f"{tally.rule}: {points}."


@word.register
def _(view: TimeGivenUp) -> str:
    return f"{view.subject}: something came up, so that time does not hold. Here is another try."


@word.register
def _(view: NoOutcome) -> str:
    return f"{view.subject}: no meeting. {view.reason}"


@word.register
def _(view: IntakeQuestion) -> str:
    others = counted(view.others, "other", "others")
    who = f"You are looking for {view.minutes} minutes with {others}"
    if not view.own:
        who = f"{view.organiser} is looking for {view.minutes} minutes with you and {others}"
    return (
        f"{who}, {span(view.window)}, about “{view.subject}”. When suits you, and when doesn't "
        "it? Write it as you'd say it, or drop a calendar file here."
    )


@word.register
def _(view: Reminder) -> str:
    closes = view.closes_at.astimezone(zone_named(view.zone))
    return (
        f"{view.organiser} still waits for you: when suits you for “{view.subject}”? "
        f"“Any time” is an answer too. It closes {instant(closes)}."
    )


@word.register
def _(view: ReadBack) -> str:
    lines = [_READ_BACK[view.scope]]
    nothing = "nothing so far" if view.scope is Scope.EVERY_SESSION else "any time will do"
    lines += [f"• {as_read(wish)}" for wish in view.preferences] or [f"• {nothing}"]
    lines += [f"No longer: {wish.restatement}" for wish in view.replaced]
    lines += [unplaced(each, view.clarification) for each in view.not_understood]
    return "\n".join(lines)


def as_read(wish: Preference) -> str:
    """Return a wish as it is read back: where more than one thing was guessed, it asks.

    A topic is the one thing that does nothing as long as only its author sees it.
    """
    unseen = isinstance(wish.applies, Topic) and wish.visibility is Visibility.PRIVATE
    hint = " (let others see it, and it goes into the invite)" if unseen else ""
    doubt = " – have I got that right?" if wish.sureness is Sureness.GUESS else ""
    return f"{wish.restatement}{hint}{doubt}"


def unplaced(words: NotUnderstood, asked: Clarification | None = None) -> str:
    """Say what was not understood, and ask about it or else say why."""
    if asked and asked.about == words:
        return f"I couldn't place “{words.text}”. {asked.question}"
    return f"I couldn't place “{words.text}”: {words.reason}."


@word.register
def _(view: OpenQuestion) -> str:
    lines = [f"Your answer could still change “{view.subject}”."]
    if view.unmet:
        lines.append(f"The best time so far leaves open: {listed(view.unmet)}.")
    lines += [unplaced(each) for each in view.not_understood]
    return "\n".join([*lines, "Would you add or change anything?"])


@word.register
def _(view: OptionsForYou) -> str:
    return "\n".join(["For you:", *(_for_you(each, view.zone) for each in view.options)])


def _for_you(option: ForYou, zone: str) -> str:
    head = f"{option.slot.id}  {moment(option.slot, zone)}"
    if option.unmet:
        verdict = "against" if option.can_come else "you can't:"
        return f"{head} · {verdict} {listed(option.unmet)}"
    return f"{head} · " + (f"meets {listed(option.met)}" if option.met else "fine")


@word.register
def _(view: RelaxationQuestion) -> str:
    more = counted(view.gains, "more person", "more people")
    return (
        f"{moment(view.slot, view.zone)} would work for {more}. You said: {view.preference}. "
        "Possible this once, or a firm no?"
    )


@word.register
def _(view: InvitationReadBack) -> str:
    needs = [*view.needed, *(f"one of {listed(group)}" for group in view.one_of)]
    needs += [f"somebody who is {role}" for role in view.roles]
    parts = [f"{listed(needs)} must be able to come"] if needs else []
    read = "; ".join([*parts, *view.times]) or "nothing that limits the search"
    return "\n".join([f"From your invitation: {read}.", *map(unplaced, view.not_understood)])


@word.register
def _(view: RatingQuestion) -> str:
    return (
        f"“{view.subject}” is settled. Two taps, 1 to 5: were your wishes taken into account, "
        "and were the reasons acceptable?"
    )


@word.register
def _(view: Notice) -> str:
    return view.text

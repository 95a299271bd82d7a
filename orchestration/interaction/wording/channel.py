"""What the channel reads."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from textwrap import shorten
from typing import Final

from orchestration.interaction.wording.how_to_vote import asks
from orchestration.interaction.wording.lots import settled_by_lot
from orchestration.interaction.wording.phrases import (
    counted,
    due_at,
    either,
    ended,
    for_the_agenda,
    heading,
    listed,
    said_of,
    span,
    told,
    where,
    within_hours,
    word,
)
from orchestration.interaction.wording.places import counts_in, places_given
from orchestration.interaction.wording.settings import not_as_usual, weighed
from orchestration.interaction.wording.why import reasons_of
from orchestration.model.options import Option, Words
from orchestration.model.terms import Disclosure
from orchestration.views.channel import (
    Blocks,
    Decided,
    MeetingCard,
    NoOutcome,
    OptionShown,
    OptionsProposed,
    SessionCard,
)
from orchestration.views.choice import ChoiceCard

DISCLOSURE: Final = {
    Disclosure.OPEN: "the channel sees whom each option suits",
    Disclosure.COUNTS: "the channel sees counts, and reasons that people let others see",
    Disclosure.DISCREET: "the channel sees the options and the winner only",
}
_DECIDED_BY: Final = {
    "vote": "Decided by vote",
    "earlier_vote": "Decided by the vote of an earlier round",
    "tie_order": (
        "The vote tied; decided by who can come, how well it suits everyone, and what comes first"
    ),
    "candidate": "No vote elected anything; this is the option that suits most",
    "places": "Places went to those who voted first",
}
_TIE_BY: Final = {
    ("needed", True): "whoever is needed can come to {}",
    ("comes", True): "more can come to {}",
    ("suits", True): "{} suits the group better",
    ("shown", True): "they suit equally, and {} stood first",
    ("needed", False): "{} suits whoever is needed",
    ("comes", False): "more can live with {}",
    ("suits", False): "{} suits the group better",
}
"""Why one of those that tied is decided, for times and for all else."""

_STAGE: Final = {
    "decided": "Decided",
    "cancelled": "Called off",
    "without outcome": "Nothing came of it",
}
_BY_LOT: Final = "What tied was drawn by lot; “How it was decided” says from which seed."
CLOSED: Final = "The vote is closed."
_TEXT_SHOWN: Final = 160
_NAMED: Final = 6
"""So many of those who are missing are named on a card."""
_NUMBERS: Final = ("No option", "One option", "Two options", "Three options", "Four options")


@word.register
def _(view: SessionCard) -> str:
    head = f"{heading(view.subject)} · {asked_for(view)}"
    return "\n".join([head, *how_far(view), *taken_how(view)])


def taken_how(view: SessionCard) -> list[str]:
    """Return how it is decided where that is not as usual; nothing once it is over."""
    settings = view.settings
    if view.stage == "intake":  # where what the channel sees stands above
        settings = replace(settings, disclosure=None)
    if view.stage == "vote" and settings.ends_by == view.closes_at:  # which stands above
        settings = replace(settings, ends_by=None)
    is_over = view.stage not in ("intake", "vote")
    return [] if is_over else not_as_usual(settings, view.zone)


def asked_for(view: SessionCard) -> str:
    """Return what is looked for, and who asks: `45 min · 11–15 Jan · asked by Olga`."""
    if isinstance(view, MeetingCard):
        days = f"{either(view.days)}, " if view.days else ""
        place = f" · {view.place}" if view.place else ""
        when = f"{days}{span(view.window)}{within_hours(view.hours, view)}"
        return f"{view.minutes} min · {when}{place} · asked by {view.organiser}"
    return f"asked by {view.organiser}"


def how_far(view: SessionCard) -> Iterator[str]:
    """Yield how far a session is, and what a group this small should know."""
    is_there = "has to be there" if isinstance(view, MeetingCard) else "needed"
    missing = _with_needed(view.missing, view.needed, is_there)
    if view.asked and len(missing) + view.awaits_you < len(view.asked):
        yield f"Asked: {_first(_with_needed(view.asked, view.required, is_there))}"
    if missing or view.awaits_you:
        yield f"Waiting for {_awaited(missing, view)}"
    elif view.options_by:
        yield _held_back(view)
    elif view.follows_at:
        yield _follows(view, due_at(view.follows_at, view))
    yield _stage(view)
    if view.outcome_lets_guess:
        yield "In a group this small, the outcome alone lets others guess who could not."
    if view.weighs and view.stage in ("intake", "vote"):
        yield f"{weighed(view.weighs)}."


def _follows(view: SessionCard, by: str) -> str:
    """Say what comes of it that nobody is missing, and when."""
    if view.stage == "vote":
        return f"Everybody has voted: it closes by {by}, unless somebody picks more"
    follows = "Options follow" if isinstance(view, MeetingCard) else "The vote follows"
    return f"{follows} by {by}, unless somebody adds something"


def _held_back(view: SessionCard) -> str:
    """Say for what options wait though all have answered, and where that can be answered."""
    assert view.options_by is not None
    by = f"options by {due_at(view.options_by, view)} at the latest"
    if view.asks_you:
        return f"Waiting for your answer to the question below; {by}"
    if view.open_answers:
        return f"Waiting for {counted(view.open_answers, 'answer', 'answers')} in private; {by}"
    if view.asks_you is False:
        return f"Waiting for an answer in private; {by}"
    return f"Waiting for an answer in private (if I asked you, it is under Details); {by}"


def _awaited(missing: Sequence[str], view: SessionCard) -> str:
    """Name those whose answers are missing, or whose votes; one's reader comes last."""
    names = _first(missing, and_you=view.awaits_you)
    if view.stage != "vote":
        return names
    if not missing:
        return "your vote"
    return f"the {'votes' if len(missing) + view.awaits_you > 1 else 'vote'} of {names}"


def _first(names: Sequence[str], *, and_you: bool = False) -> str:
    """Name the first few of many, and say how many more there are; one's reader comes last."""
    you = ["you"] if and_you else []
    if len(names) <= _NAMED + 1:
        return listed([*names, *you])
    return listed([*names[:_NAMED], f"{len(names) - _NAMED} more", *you])


def _with_needed(names: Sequence[str], needed: Sequence[str], in_words: str) -> list[str]:
    return [f"{each} ({in_words})" if each in needed else each for each in names]


def _stage(view: SessionCard) -> str:
    answered = f"{view.answered} of {view.of} have answered" if view.of else ""
    until = due_at(view.closes_at, view)
    match view.stage:
        case "intake":
            ends = f"closes {until}"
            if isinstance(view, ChoiceCard) and view.lacks_options:
                ends = f"proposals until {until}, also by a reply in the thread, then the vote"
            state = (answered, ends, DISCLOSURE[view.disclosure])
            return " · ".join(filter(None, state))
        case "vote":
            return f"{answered} · vote by {until}"
        case _ if view.outcome:
            held = listed([told(each, view) for each in (view.outcome, *view.more)])
            return f"{_STAGE[view.stage]}: {held}"
        case _:
            return _STAGE[view.stage]


@word.register
def _(view: OptionsProposed) -> str:
    options = (line for each in view.options for line in _option(each, view))
    why = reasons_of(view)
    last = (*not_heard_from(view), *who_weighs(view), how_to(view), *taken_by(view))
    return "\n".join([*said_before(view), offered(view), *options, *why, *last])


def said_before(view: OptionsProposed) -> list[str]:
    """Return why there is one more round; nothing once its vote is closed."""
    return [view.before] if view.before and not view.is_closed else []


def who_weighs(view: OptionsProposed | Decided) -> list[str]:
    """Return whose vote counts as several; nothing where nobody's does."""
    return [f"{weighed(view.weighs)}."] if view.weighs else []


def offered(view: OptionsProposed) -> str:
    """Return how many options there are, for what: `Three options for Roadmap (round 1)`."""
    if view.is_all:
        return view.subject
    count = len(view.options)
    number = _NUMBERS[count] if count < len(_NUMBERS) else f"{count} options"
    if view.listed > count:
        number = f"{count} of the {view.listed} options on the list"
    return f"{number} for {view.subject} (round {view.round})"


def not_heard_from(view: OptionsProposed) -> list[str]:
    """Return the sentence that names who is silent, or who alone can vote; none where nobody is."""
    if view.voters and not view.is_closed:
        return [f"Only {_first(view.voters)} can vote."]
    names = _with_needed(view.missing, view.needed, "needed")
    return [f"Not heard from: {listed(names)}."] if names else []


def how_to(view: OptionsProposed) -> str:
    """Return until when one votes, and what a vote is: `Vote by Thu 21 Jan, 15:00: choose one.`"""
    if view.is_closed:
        return CLOSED
    until = due_at(view.closes_at, view)
    return f"Vote by {until}: {asks(view)}."


def taken_by(view: OptionsProposed) -> list[str]:
    """Return on one line how a poll is decided, where not as usual, and by which lot."""
    lot = [settled_by_lot(view.lot)] if view.lot and not view.is_closed else []
    how = replace(view.settings, most=None, budget=None)  # it is said where one is told to vote
    said = [] if view.is_closed else not_as_usual(how, view.zone)
    return [" ".join([*said, *lot])] if said or lot else []


def _option(shown: OptionShown, view: OptionsProposed) -> list[str]:
    when = told(shown.option, view)
    needed = ["not everyone who is needed can come"] if shown.leaves_out_required else []
    head = " · ".join([f"{shown.option.id}  {when}", *facts_of(shown), *needed])
    return [head, *(f"   {reason}" for reason in shown.reasons)]


def facts_of(option: OptionShown) -> Iterator[str]:
    """Yield what is known of an option, each in a few words."""
    is_words = isinstance(option.option, Words)
    if option.is_decided:
        yield "decided"
    if isinstance(option.option, Words) and option.option.capacity is not None:
        yield counted(option.option.capacity, "place", "places")
    if isinstance(option.option, Words) and option.option.text:
        yield shorten(option.option.text, _TEXT_SHOWN, placeholder=" …")
    yield from drafted_by_model(option.option)
    if option.works_for is not None:
        count = f"{option.works_for} of {option.of}"
        yield f"{count} can live with it" if is_words else f"works for {count}"
    if option.satisfies:
        meets = "fine for" if is_words else "suits"
        yield f"{meets} {listed(option.satisfies)}"
    if option.blocks and (against := _against(option.blocks)):
        yield against
    if option.satisfies_fewer:
        yield "meets the wishes of fewer"


def drafted_by_model(option: Option) -> Iterator[str]:
    """Yield from how many opinions a model has drafted a statement; nothing where somebody has."""
    if isinstance(option, Words) and option.drafted_from:
        opinions = counted(option.drafted_from, "labelled opinion", "labelled opinions")
        yield f"drafted by the model from {opinions}"


def _against(blocks: Blocks) -> str:
    named = ((blocks.cannot, "firm"), (blocks.strong, "strong"), (blocks.mild, "mild"))
    against = [f"{count} {name}" for count, name in named if count]
    return f"wishes against it: {listed(against)}" if against else ""


@word.register
def _(view: Decided) -> str:
    topics = [for_the_agenda(view.agenda)] if view.agenda else []
    beside = [kept_beside(view)] if view.beside else []
    return "\n".join(
        [
            outcome(view),
            *places_given(view),
            how_decided(view) if view.holds else "",
            *beside_the_count(view),
            *drawn_by_lot(view),
            *topics,
            *beside,
            *said_with_votes(view),
        ]
    )


def outcome(view: Decided) -> str:
    """Return what was decided, or that it does not hold any more."""
    when = counts_in(view) or listed([told(each, view) for each in (view.option, *view.more)])
    asked = said_of(heading(view.subject))
    if not view.holds:
        return f"{asked} not {when} after all."
    return f"{asked} {ended(when)}"


def how_decided(view: Decided) -> str:
    """Return who voted and can come, and what made the decision."""
    count = view.tally.reason if view.tally else ""
    has_places = view.decided_by != "places" or any(x.capacity is not None for x in view.places)
    decided = f"{made_by(view)}." if has_places else ""
    few = "Fewer than half of those who voted are for it." if view.few_for else ""
    return " ".join(filter(None, (_who(view), decided, count, few)))


def beside_the_count(view: Decided) -> list[str]:
    """Return what else belongs to it: who comes, who for a part, and who drafted it."""
    in_part = [f"{each}." for each in view.in_part]
    drafted = [f"It was {each}." for each in drafted_by_model(view.option)]
    told = (where(view.place), view.coming, *in_part, *drafted, *who_weighs(view), view.otherwise)
    return [each for each in told if each and view.holds]


def drawn_by_lot(view: Decided) -> list[str]:
    """Return that a lot decided; the seed, with which anybody can draw again, is in the record."""
    return [_BY_LOT] if view.seed and view.holds else []


def made_by(view: Decided) -> str:
    """Return what made the decision; what ties and is no time is settled by lot in the end."""
    if told := _TIE_BY.get((view.tie_by, view.option.begins is not None)):
        return f"The vote tied; {told.format(view.option.id)}"
    if view.decided_by == "tie_order" and view.option.begins is None:
        if not view.seed:
            return "The vote tied; decided by whom it suits, and how well"
        by = "" if view.of is None else "whom it suits, how well, and then by "
        return f"The vote tied; decided by {by}lot"
    if view.taken_by:
        return f"No vote elected anything; {view.taken_by} took it all the same"
    if view.decided_by == "candidate" and view.seed:
        return "No vote elected anything, and the best suit equally: decided by lot"
    return _DECIDED_BY[view.decided_by]


def _who(view: Decided) -> str:
    """Say how many voted and can come, as far as the session lets it be seen; never who can't."""
    # Who votes for none of these has just said that they cannot live with it, whatever they told.
    is_denied = view.for_none and view.option.begins is None and view.works_for == view.of
    comes = "" if is_denied else whom_it_suits(view)
    if not comes:  # nobody was asked before: it is known how many voted, and not of how many
        return f"{view.ballots} voted{_besides(view)}." if view.ballots and view.holds else ""
    if view.ballots is None:
        return f"{comes[0].upper()}{comes[1:]}."
    return f"{view.ballots} of {view.of} voted{_besides(view)}; {comes}."


def _besides(view: Decided) -> str:
    """Say how many of those who voted are for nothing, and how many abstained besides them."""
    none = f", {view.for_none} for none of these" if view.for_none else ""
    return f"{none}; {view.abstained} abstained" if view.abstained else none


def whom_it_suits(view: Decided) -> str:
    """Say how many of those who answered can come; nothing where that is not to be seen."""
    if view.works_for is None or view.of is None or not view.holds:
        return ""
    works = "can come" if view.option.begins is not None else "can live with it"
    if view.works_for == view.of:
        return f"everyone who answered {works}"
    return f"{view.works_for} of the {view.of} who answered {works}"


def kept_beside(view: Decided) -> str:
    """Return what is held beside what was decided, one opinion a line."""
    return "\n".join(["Held beside it:", *(f"• {each}" for each in view.beside)])


def said_with_votes(view: Decided | NoOutcome) -> list[str]:
    """Return what voters have said with their votes, one note a line; nothing where nothing is."""
    said = "\n".join(["Said with the votes:", *(f"• {each}" for each in view.notes)])
    return [said] if view.notes else []


@word.register
def _(view: NoOutcome) -> str:
    return "\n".join((in_vain(view), *said_with_votes(view)))


def in_vain(view: NoOutcome) -> str:
    """Say that nothing was decided, or that it is a no, and why."""
    if view.voted_down:
        return f"{said_of(view.subject)} No. {view.reason}"
    return f"{said_of(view.subject)} no outcome. {view.reason}"

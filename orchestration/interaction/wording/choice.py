"""What is read of a choice beyond what is read of every decision."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import shorten
from typing import Final

from orchestration.interaction.wording.channel import how_far, taken_how
from orchestration.interaction.wording.member import due
from orchestration.interaction.wording.phrases import counted, listed, word
from orchestration.model.options import Words
from orchestration.views.choice import (
    ChoiceCard,
    ChoiceQuestion,
    DoubleQuestion,
    DraftForYou,
    MinorityQuestion,
    OptionMissed,
    SwapQuestion,
)

SHOWN_OF_LIST: Final = 12
"""So many titles are told of a list; how many more there are is told as a number."""
_TITLE_SHOWN: Final = 80
_FOR_ALL: Final = "Whoever is here may propose something, and vote on it."
_TO_CHANGE: Final = "To change:"
_NAME_SHOWN: Final = 40
HOW_TO_DRAFT: Final = "With “draft: …” you put to everybody"


@word.register
def _(view: ChoiceCard) -> str:
    return "\n".join([view.subject, *asked_and_listed(view), *how_far(view), *taken_how(view)])


def asked_and_listed(view: ChoiceCard) -> list[str]:
    """Return who asks, and below it what is on the list by now, one on each line."""
    asked = f"asked by {view.organiser}"
    if view.stage not in ("intake", "vote"):
        return [asked]
    told = [*view.opinions, *(f"{_TO_CHANGE} {each}" for each in view.critiques)]
    said = [f"– {shorten(each, _TITLE_SHOWN * 2, placeholder=' …')}" for each in told]
    if view.is_undrafted:
        said.append("The model has drafted nothing; people's drafts go on.")
    if not view.of:
        said.append(_FOR_ALL)
    if not view.listed:
        return [f"{asked} · {_nothing_listed(view)}", *said[:SHOWN_OF_LIST]]
    more = len(view.listed) - SHOWN_OF_LIST
    titles = [f"• {_title(each)}" for each in view.listed[:SHOWN_OF_LIST]]
    return [asked, *titles, *([f"and {more} more"] if more > 0 else []), *said[:SHOWN_OF_LIST]]


def _nothing_listed(view: ChoiceCard) -> str:
    return "nothing is drafted yet" if view.of_statements else "nothing is on the list yet"


def on_the_list(options: Sequence[Words]) -> str:
    """Return what is on a list, with whose it is where that is told."""
    if not options:
        return "nothing is on the list yet"
    more = len(options) - SHOWN_OF_LIST
    titles = [_title(each) for each in options[:SHOWN_OF_LIST]]
    return f"on the list: {listed([*titles, f'{more} more'] if more > 0 else titles)}"


def _title(option: Words) -> str:
    """Return a title as it stands in a list, with whose it is where that is told."""
    title = shorten(option.title, _TITLE_SHOWN, placeholder=" …")
    if option.capacity is not None:
        title = f"{title} ({counted(option.capacity, 'place', 'places')})"
    return f"{title} ({shorten(option.proposed_by, _NAME_SHOWN)})" if option.proposed_by else title


@word.register
def _(view: ChoiceQuestion) -> str:
    asks = "You ask" if view.own else f"{view.organiser} asks"
    if view.of_statements:
        return _asked_of_statement(view, asks)
    put = "Write it as you'd say it"
    if view.takes_proposals:
        put += ", or put something on the list"
    if view.offered is not None:
        asks, put = "The vote settled nothing yet", f"What else could it be? {put}"
    else:
        put = f"What matters to you? {put}"
    said = f"{asks}: “{view.subject}” – {on_the_list(view.listed)}. {put}."
    return said + due(view)


def _asked_of_statement(view: ChoiceQuestion, asks: str) -> str:
    """Ask for what somebody holds, or for what they would change in the statement that is ahead."""
    seen = "Only I read it, unless you let others see it."
    if isinstance(view.offered, Words):
        draft = f"{HOW_TO_DRAFT} a better one"
        ahead = f"“{view.subject}” – ahead is: “{view.offered.title}”"
        return f"{ahead} What would you change? {seen} {draft}."
    said = f"{asks}: “{view.subject}” What do you hold? {seen} {HOW_TO_DRAFT} what all could say."
    return said + due(view)


@word.register
def _(view: OptionMissed) -> str:
    missed = f"“{view.subject}”: {view.name} misses {listed(view.titles)}."
    votes = counted(view.votes, "vote", "votes")
    lost = f"This vote ends then, and {votes} so far won't count." if view.votes else ""
    return " ".join(filter(None, (missed, lost)))


@word.register
def _(view: DoubleQuestion) -> str:
    return f"“{view.subject}”: is your “{view.own}” the same as “{view.other}” on the list?"


@word.register
def _(view: SwapQuestion) -> str:
    theirs = f"their place in {view.gives}"
    if not view.gets:
        return f"“{view.subject}”: {view.by} would give you {theirs}."
    if view.waits:
        theirs = f"number {view.waits} on the waiting list for {view.gives}"
    yours = f"your place in {view.gets}" if view.waits else f"yours in {view.gets}"
    return f"“{view.subject}”: {view.by} would give you {theirs} for {yours}."


@word.register
def _(view: DraftForYou) -> str:
    drafts = [f"“{each}”" for each in view.drafts if each]
    return "\n".join([drafted_for_you(view), *drafts])


def drafted_for_you(view: DraftForYou) -> str:
    """Return what somebody is told of drafts that rest on their opinion."""
    many = sum(map(bool, view.drafts)) > 1
    what, it = ("statements", "any of them") if many else ("a statement", "it")
    of = "one labelled opinion" if view.of == 1 else f"{view.of} labelled opinions"
    return (
        f"“{view.subject}”: the model drafted {what} from {of}, yours among them. Nobody else sees "
        f"{it} yet; you can stop {it} until the ranking opens."
    )


@word.register
def _(view: MinorityQuestion) -> str:
    head = (
        f"“{view.subject}”: the group's statement is one that you ranked low. Shall what you hold"
    )
    said = f"\n“{view.words}”" if view.words else ""
    return f"{head} be kept beside it? {_seen_beside(view)}{said}"


def _seen_beside(view: MinorityQuestion) -> str:
    """Say who sees what is kept beside a statement, and under which name."""
    if view.is_crowd:
        return "All see it there, with your name or without it."
    if view.nameless:
        few = "you are fewer than six, so a missing name would hide nobody"
        return f"All would see your name with it: {few}."
    return "All see it there, with your name."

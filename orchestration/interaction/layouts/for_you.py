"""How a round's options stand for one person, as a layout: there they can vote too."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from orchestration.interaction.layout import Button, Layout, Line, Lines, Look, Mark, Part, Text
from orchestration.interaction.layouts.parts import row, screen, times_on, vote_for
from orchestration.interaction.wording import (
    about_you,
    carried,
    for_you,
    in_the_way,
    in_words,
    order_told,
    word,
    your_vote,
)
from orchestration.model.people import MemberId
from orchestration.views.asked_otherwise import VoteShown
from orchestration.views.member import ForYou, OptionsForYou


@screen.register
def _(view: OptionsForYou, organiser: MemberId | None = None) -> Layout:
    del organiser
    head = Text(about_you(view))
    lines = (Line(for_you(each, view), mark_of(each), _tap(each, view)) for each in view.options)
    times = times_on(view, *(each.option for each in view.options))
    why = (Text(each, Look.QUIET) for each in in_the_way(view))
    yours = (*why, *told_before(view))
    return Layout(words=word(view), parts=(head, Lines(tuple(lines)), *yours), times=times)


@screen.register
def _(view: VoteShown, organiser: MemberId | None = None) -> Layout:
    shown = screen(view.options, organiser)
    if not view.has_voted:
        return shown
    options = replace(view.options, carried=None, order=None)
    plain = screen(options, organiser)
    voted = in_words(view.ballot) if view.ballot else ""
    lines = tuple(
        replace(line, button=None) if each.option.id == voted else line
        for part in plain.parts
        if isinstance(part, Lines)
        for each, line in zip(options.options, part.lines, strict=True)
    )
    parts = (Lines(lines) if isinstance(x, Lines) else x for x in plain.parts)
    return replace(plain, words=word(view), parts=(*parts, Text(your_vote(view), Look.QUIET)))


def _tap(option: ForYou, view: OptionsForYou) -> Button | None:
    return vote_for(option.option, view.round) if view.one_tap else None


def told_before(view: OptionsForYou) -> Iterator[Part]:
    """Yield what somebody has voted or told before, each with what makes it their vote."""
    keep = Button("keep-vote", "Keep my vote", f"{view.round}", Look.PRIMARY)
    yield from (part for words in carried(view) for part in (Text(words), row(keep)))
    yield from _order_offered(view)


def _order_offered(view: OptionsForYou) -> Iterator[Part]:
    """Yield the order that was told before the vote, and what makes it one."""
    if view.order is not None:
        signs = " > ".join(" = ".join(place) for place in view.order.places)
        count = Button("count-as", "Count it", f"{view.round}/{signs}", Look.PRIMARY)
        yield from (Text(words) for words in order_told(view))
        yield row(count)


def mark_of(option: ForYou) -> Mark:
    """Return at a glance how an option stands for its reader."""
    if not option.can_come:
        return Mark.NO
    is_open = (option.is_unjudged and not option.met) or option.unknown
    return Mark.ASK if option.unmet or option.avoided or is_open else Mark.OK

"""A panel's people decide among its options: a choice of their own, which the panel hears of.

What everybody has pinned goes along, each to be seen by its owner alone; the panel's advice counts
nothing there.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from orchestration.interaction.fitting import short
from orchestration.kinds.choice.commands import OpenChoice, TakeStands
from orchestration.kinds.choice.proposals import LONGEST_TITLE
from orchestration.kinds.choice.state import as_usual
from orchestration.kinds.panel.commands import DecideInPanel
from orchestration.kinds.panel.kept.advice import advice_of
from orchestration.kinds.panel.kept.cards import stands_of
from orchestration.kinds.panel.presentation import decided, decides, to_poll
from orchestration.kinds.panel.state import PanelSession
from orchestration.model.options import Words
from orchestration.model.people import Member, MemberId, Organiser, SessionId
from orchestration.privacy import Private
from orchestration.sessions.commands import ChildEnded
from orchestration.sessions.effects import Effect, OpenChild, Tell
from orchestration.sessions.kind import Step
from orchestration.views.member import Notice

GOES_ON: Final = "That is being decided already, in a thread of its own."
ONE_ALONE: Final = "There is one option alone here. Ask for others, and then decide."
NOBODY_ELSE: Final = (
    "Nobody else takes part here so far; who writes in this thread, or pins something, does. {poll}"
)

Panel = PanelSession


def decide(panel: Panel, command: DecideInPanel) -> Step[Panel]:
    """Have all who take part decide among what the panel speaks for."""
    who, options = command.member, options_of(panel)
    panel = joined(panel, who, command.name)
    if problem := _why_not(panel, options):
        return panel, (Tell(to=who, view=Private(who, Notice(text=problem))),)
    opening = _opening(panel, command, options)
    told = (_pins(panel, command, opening, each) for each in opening.members)
    pins = tuple(each for each in told if each is not None)
    panel = replace(panel, decision=opening.session, decisions=panel.decisions + 1)
    effects: tuple[Effect, ...] = (
        decides(panel, opening),
        OpenChild(opening=opening, told=pins),
    )
    return panel, effects


def child_ended(panel: Panel, command: ChildEnded) -> Step[Panel]:
    """Tell the panel's thread what was decided."""
    if command.child != panel.decision:
        return panel, ()
    outcome = command.outcome or ""
    panel = replace(panel, decision=None, decided=outcome or panel.decided)
    return panel, (decided(panel, outcome),)


def joined(panel: Panel, who: MemberId, name: str) -> Panel:
    """Return a panel in which somebody takes part; where they are, nobody knows."""
    if panel.includes(who):
        return panel
    new = Member(who, name or who, "UTC", likely_zone="")
    return replace(panel, members=(*panel.members, new))


def options_of(panel: Panel) -> tuple[Words, ...]:
    """Return what a panel speaks for, in the order in which its personas came."""
    found = dict.fromkeys(each.option for each in panel.present)
    return tuple(x for key in found if (x := panel.catalogue.option(key)) is not None)


def _why_not(panel: Panel, options: tuple[Words, ...]) -> str:
    """Say why nothing can be decided now; "" where it can."""
    if panel.decision is not None:
        return GOES_ON
    if len(options) < 2:
        return ONE_ALONE
    return NOBODY_ELSE.format(poll=to_poll(panel)) if len(panel.members) < 2 else ""


def _opening(panel: Panel, command: DecideInPanel, options: tuple[Words, ...]) -> OpenChoice:
    by = panel.member(command.member)
    zones = [each.zone for each in panel.members if each.knows_zone]
    usual = as_usual(next(iter(zones), "UTC"), len(options), is_open=True)
    terms = replace(
        panel.settings.applied(usual),
        subject=short(panel.asked, LONGEST_TITLE),
        criteria=panel.catalogue.criteria,
    )
    return OpenChoice(
        id=command.id,
        session=SessionId(f"choice-{command.id}".replace("/", "-")),
        at=command.at,
        organiser=Organiser(by.id, by.name, by.email) if by else panel.organiser,
        members=panel.members,
        terms=terms,
        options=options,
        seed=command.seed,
        advice=advice_of(panel, options),
    )


def _pins(
    panel: Panel, command: DecideInPanel, opening: OpenChoice, who: Member
) -> TakeStands | None:
    """Return what tells a choice how its options stand for somebody by what they pinned."""
    found = stands_of(panel, who.id)
    if not found:
        return None
    return TakeStands(
        id=f"{command.id}/pins/{who.id}",
        session=opening.session,
        at=command.at,
        member=who.id,
        stands=Private(who.id, found),
        brought=True,
    )

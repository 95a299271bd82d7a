"""A kind of decision that exists for the tests of all kinds: its options are dishes, not times.

It decides by rounds and votes as a meeting does, and brings no more than what is its own: the
dishes, who will not have which, and what they are called.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Final

import numpy as np

from orchestration.deciding import performing
from orchestration.deciding.actions import orders, table
from orchestration.deciding.asked.answers import answer
from orchestration.deciding.asked.brief import brief_of
from orchestration.deciding.commands import OpenDecision
from orchestration.deciding.ended.anew import Anew
from orchestration.deciding.kind import VIEWS, deciding, ending_of
from orchestration.deciding.log import logged
from orchestration.deciding.method import Method
from orchestration.deciding.opening import open_session
from orchestration.deciding.presentation.views import intake_question, session_card
from orchestration.deciding.state import Decision
from orchestration.evaluation.columns import Columns, Judging, Mask
from orchestration.interaction.wording import moment
from orchestration.model.options import Option
from orchestration.model.people import Member, MemberId, Organiser, SessionId
from orchestration.model.preferences import (
    Kind,
    OptionRef,
    Polarity,
    Preference,
    Profile,
    Strength,
)
from orchestration.model.terms import Terms
from orchestration.privacy import Private, Reader, reveal
from orchestration.sessions.commands import ByMember
from orchestration.sessions.kind import SessionKind, Step, on, opens
from orchestration.sessions.requests import Requested, Requests
from orchestration.views.channel import SessionCard
from orchestration.views.member import IntakeQuestion


@dataclass(frozen=True, slots=True)
class Dish(Option):
    """Something to eat."""

    title: str


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenLunch(OpenDecision):
    """Somebody asks what to eat."""

    dishes: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Refuse(ByMember):
    """A member will not have a dish; nobody else is told whose no it is."""

    dish: Private[str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Lunch(Decision):
    """What there is to eat, and who will not have what."""

    dishes: tuple[str, ...] = ()
    refused: Mapping[MemberId, Private[str]] = field(default_factory=dict)


@dataclass(frozen=True)
class Menu(Columns):
    """The dishes, in the order in which they were named."""

    dishes: tuple[str, ...]

    def __len__(self) -> int:
        return len(self.dishes)

    def option(self, index: int, name: str = "") -> Dish:
        """Return the dish at an index."""
        return Dish(name, self.dishes[index])

    def index_of(self, option: Option) -> int | None:
        """Return where a dish stands."""
        if not isinstance(option, Dish) or option.title not in self.dishes:
            return None
        return self.dishes.index(option.title)


@dataclass(frozen=True)
class OnMenu(Judging):
    """Wishes are judged by the dish that they name."""

    menu: Menu

    @property
    def columns(self) -> Menu:
        """The menu."""
        return self.menu

    def met_by(self, wish: Preference) -> Mask | None:
        """Return which dishes meet a wish."""
        if not isinstance(wish.applies, OptionRef):
            return None
        named = np.array([each == wish.applies.option for each in self.menu.dishes])
        return ~named if wish.polarity is Polarity.AGAINST else named


class ByDishes(Method[Lunch]):
    """Lunch decides for a dish."""

    def columns(self, decision: Lunch, at: datetime) -> Menu:
        """Return the menu."""
        del at
        return Menu(decision.dishes)

    def judging(
        self, decision: Lunch, member: MemberId, wishes: Sequence[Preference], columns: Columns
    ) -> OnMenu:
        """Return the menu to judge wishes on."""
        del decision, member, wishes
        assert isinstance(columns, Menu)
        return OnMenu(columns)

    def assumed_wishes(self, decision: Lunch, member: Member) -> tuple[Preference, ...]:
        """Return the dish that a member will not have."""
        box = decision.refused.get(member.id)
        return () if box is None else (_refusal(member.id, reveal(box, to=Reader.DECISION)),)

    def relaxed(self, decision: Lunch, wish: Preference, option: Option, at: datetime) -> Profile:
        """Return a profile without a wish; a refusal has a place of its own, and stays."""
        del decision, wish, option, at
        return Profile()

    def again(self, decision: Lunch, anew: Anew) -> OpenLunch:
        """Return what asks for lunch from the same menu."""
        return OpenLunch(
            **anew.envelope("lunch", decision),
            terms=replace(decision.terms, **anew.terms(decision)),
            dishes=decision.dishes,
        )

    def card(self, decision: Lunch) -> SessionCard:
        """Show the session at a glance."""
        return session_card(decision)

    def question(self, decision: Lunch, member: MemberId) -> IntakeQuestion:
        """Ask a member what matters to them."""
        return intake_question(decision, member)

    def why_nothing(self, decision: Lunch) -> str:
        """Say that there is nothing to eat."""
        del decision
        return "There is nothing on the menu that anybody will have."


def _refusal(who: MemberId, dish: str) -> Preference:
    return Preference(
        author=who,
        kind=Kind.OPTION,
        polarity=Polarity.AGAINST,
        strength=Strength.MUST,
        applies=OptionRef(dish),
        restatement=f"no {dish}",
        confirmed=True,
        number=1_000_003,
    )


def _open(command: OpenLunch) -> Step[Lunch]:
    return open_session(Lunch, command, dishes=command.dishes)


def _refuse(lunch: Lunch, command: Refuse) -> Step[Lunch]:
    return replace(lunch, refused={**lunch.refused, command.member: command.dish}), ()


def _asked(user_action, people, values, context, usual):
    """Return the command that a form asks for, whose dishes stand in one line."""
    del context, usual
    dishes = tuple(each.strip() for each in values["dishes"].split(","))
    if len(dishes) < 2:
        return {"dishes": "Two dishes at least, please."}
    who = people[user_action.who]
    return OpenLunch(
        **user_action.envelope(SessionId(f"lunch-{user_action.id}".replace("/", "-"))),
        organiser=Organiser(who.id, who.name),
        members=tuple(people[MemberId(each)] for each in values["people"]),
        terms=Terms(subject="Lunch", zone=who.zone, secret=values["secret"] == "yes"),
        dishes=dishes,
    )


async def _in_words(request):
    """Return that words alone ask for no lunch: dishes are named in a form."""
    del request
    return Requested(missing="Gladly. Which dishes are there?")


@moment.register
def _(option: Dish, zone: str, *, named: bool = False) -> str:
    del zone, named
    return option.title


LUNCH: Final = SessionKind(
    name="lunch",
    state=Lunch,
    opening=opens(OpenLunch, _open),
    handlers=deciding(Lunch, ByDishes(), on(Refuse, _refuse)),
    card=session_card,
    ending=ending_of,
    logged=logged,
    options=(Dish,),
    brief=brief_of,
    answer=answer,
    ordered=orders.ordered,
    actions=table.ACTIONS,
    forms=table.FORMS,
    requests=Requests(_in_words, "lunch", _asked),
    performers=performing.PERFORMERS,
    views=(SessionCard, IntakeQuestion, *VIEWS),
)

"""A scenario as it is played: what is asked, by whom, when, and what everyone brings to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any

from adapters.files.form import MemberForm, PersonForm, SayingForm, SessionForm
from orchestration.deciding.commands import OpenDecision
from orchestration.model.errors import BadInput
from orchestration.model.options import Words
from orchestration.model.people import Member, MemberId, Organiser
from orchestration.model.preferences import Stand, Visibility
from orchestration.model.terms import Coordination, Scoring, Terms
from orchestration.model.times import Interval


@dataclass(frozen=True, slots=True)
class Saying:
    """One message of a member."""

    text: str
    visibility: Visibility


@dataclass(frozen=True, slots=True)
class Script:
    """What one member brings to the session, and how they vote.

    `replies[k]` is said in round k+2; `votes[k]` is the ballot of round k+1, with options by place,
    and `notes[k]` the note with it.
    What only some kinds have: `busy` and a calendar; what somebody `proposes`, how options stand
    for them by their keys, and to whom they delegate their vote; `drafts[k]` of a statement is put
    to everybody in round k+1, and who may see what they hold `beside` it.
    """

    says: tuple[Saying, ...] = ()
    busy: tuple[Interval, ...] = ()
    calendar: bytes | None = None
    answered: bool = True
    replies: tuple[Saying | None, ...] = ()
    votes: tuple[object, ...] = ()
    notes: tuple[Saying | None, ...] = ()
    proposes: tuple[Words, ...] = ()
    stands: Mapping[str, Stand] = field(default_factory=dict)
    delegates_to: MemberId | None = None
    drafts: tuple[str | None, ...] = ()
    beside: Visibility | None = None


@dataclass(frozen=True, slots=True)
class Scenario:
    """A session to be played: what is asked, by whom, when, and everyone's script.

    `opening` is the command that asks for it, in the envelope that it is given.
    """

    organiser: Organiser
    members: tuple[Member, ...]
    terms: Terms
    now: datetime
    scripts: Mapping[MemberId, Script]
    opening: Callable[[Mapping[str, Any]], OpenDecision]

    def without_model(self) -> Scenario:
        """Return the same with all options looked through, where a model would propose them."""
        opens, exact = self.opening, replace(self.terms, coordination=Coordination.EXACT)
        return replace(
            self, terms=exact, opening=lambda envelope: replace(opens(envelope), terms=exact)
        )


def check_people(form: SessionForm, members: Sequence[MemberForm]) -> None:
    """Refuse ids that are given twice, and those that nobody has."""
    ids: set[str] = set()
    for index, member in enumerate(members):
        if member.id in ids:
            raise BadInput(f"members.{index}.id", member.id, "an id that no other member has")
        ids.add(member.id)
    expected = f"one of {', '.join(sorted(ids))}"
    if isinstance(form.organiser, str) and form.organiser not in ids:
        raise BadInput("organiser", form.organiser, expected + ", or {id, name}")
    for group_index, group in enumerate(form.require_one_of):
        _check_known(f"require_one_of.{group_index}", group, ids, expected)
    for index, member in enumerate(members):
        manager = (member.manager,) if member.manager else ()
        _check_known(f"members.{index}.manager", manager, ids, expected)
        for relation in ("teammates", "collaborators"):
            others = getattr(member, relation)
            _check_known(f"members.{index}.{relation}", others, ids, expected)


def _check_known(field: str, named: tuple[str, ...], ids: set[str], expected: str) -> None:
    if not named and field.startswith("require_one_of"):
        raise BadInput(field, [], "at least one member's id")
    for name in named:
        if name not in ids:
            raise BadInput(field, name, expected)


def scoring_of(form: SessionForm) -> Scoring:
    """Return how options are scored: in the paper's way where a model proposes them.

    Raises BadInput where another is asked for beside that.
    """
    is_papers = form.coordination is Coordination.PAPER
    is_said = "scoring" in form.model_fields_set and form.scoring is not Scoring.PAPER
    if is_papers and is_said:
        expected = "paper, with `coordination: paper` beside it"
        raise BadInput("scoring", form.scoring.value, expected)
    return Scoring.PAPER if is_papers else form.scoring


def organiser_of(form: SessionForm, members: Sequence[MemberForm]) -> Organiser:
    """Return who asks."""
    if isinstance(form.organiser, PersonForm):
        return Organiser(MemberId(form.organiser.id), form.organiser.name or form.organiser.id)
    member = next(each for each in members if each.id == form.organiser)
    return Organiser(MemberId(member.id), member.name or member.id, member.email)


def member_of(form: MemberForm, zone: str) -> Member:
    """Return a member, on the session's clock unless they have their own."""
    return Member(
        id=MemberId(form.id),
        name=form.name or form.id,
        zone=form.timezone or zone,
        required=form.required,
        role=form.role,
        responsibilities=form.responsibilities,
        seniority=form.seniority,
        manager=MemberId(form.manager) if form.manager else None,
        teammates=tuple(map(MemberId, form.teammates)),
        collaborators=tuple(map(MemberId, form.collaborators)),
        email=form.email,
    )


def script_of(form: MemberForm) -> Script:
    """Return what a member of any kind of session brings to it."""
    return Script(
        says=tuple(map(saying, form.says)),
        answered=form.answered,
        replies=tuple(saying(each) if each else None for each in form.replies),
        votes=form.votes,
        notes=tuple(saying(each) if each else None for each in form.notes),
    )


def weights_of(members: Sequence[MemberForm]) -> tuple[tuple[MemberId, int], ...]:
    """Return whose votes weigh more than one, and how much."""
    return tuple((MemberId(each.id), each.weight) for each in members if each.weight > 1)


def saying(form: str | SayingForm) -> Saying:
    """Return one message, private unless its author says otherwise."""
    if isinstance(form, str):
        return Saying(form, Visibility.PRIVATE)
    return Saying(form.text, form.visibility)

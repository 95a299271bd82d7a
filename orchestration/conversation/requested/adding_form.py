"""Asking somebody too by a form: colleagues who are there and not in it yet, or a guest."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Final

from orchestration.conversation.known.invitees import PEOPLE
from orchestration.deciding.actions.membership_forms import add_people
from orchestration.deciding.state import Decision
from orchestration.interaction.form import Field, Form, Kind
from orchestration.model.people import Member, MemberId
from orchestration.sessions.user_action import Reply, UserAction

ADDS: Final = "add"
"""The button, and the form, by which somebody is asked too."""

_NO_GUESTS: Final = (
    "For somebody from outside, whoever runs me has to give my pages an address first."
)
_NOBODY: Final = "Whom shall I ask too?"


def offering(
    form: Form, decision: Decision, colleagues: Iterable[Member], *, takes_guests: bool
) -> Form:
    """Return the form that adds a guest with a choice of colleagues before that.

    A platform that has a picker of its own shows that, and is told of nobody. Where there are no
    pages, guests have nothing that they could come to.
    """
    new = tuple((each.id, each.name) for each in colleagues if decision.member(each.id) is None)
    help_ = "" if takes_guests else _NO_GUESTS
    people = Field(PEOPLE, "Colleagues", Kind.PEOPLE, (), new, help=help_, required=False)
    name = replace(form.fields[0], required=False)
    guest = (name, *form.fields[1:]) if takes_guests else ()
    return replace(form, title="Ask somebody too", fields=(people, *guest))


def colleagues_added(
    decision: Decision, action: UserAction, known: Mapping[MemberId, Member]
) -> Reply:
    """Return what comes of the colleagues that were chosen; the asking of each is an act apart."""
    return add_people(decision, replace(action, id=f"{action.id}/colleagues"), list(known.values()))


def names_nobody(values: Mapping[str, object]) -> Reply | None:
    """Return what is wrong where neither colleagues nor a guest are named; None elsewhere."""
    named = values.get(PEOPLE) or str(values.get("name") or "").strip()
    is_offered = PEOPLE in values
    where = "name" if "name" in values else PEOPLE
    return Reply(errors={where: _NOBODY}) if is_offered and not named else None

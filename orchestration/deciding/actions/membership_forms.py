"""Asking one more person: somebody from the workspace, or a guest from outside."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from orchestration.deciding.people.membership import why_not_added
from orchestration.deciding.state import Decision
from orchestration.deciding.step import how_it_ended, is_over
from orchestration.interaction.answers import NOTHING_OPEN
from orchestration.interaction.form import Field, Filled, Form, Kind
from orchestration.interaction.wording import listed
from orchestration.model.people import Member, guest_id
from orchestration.model.times import zone_named
from orchestration.sessions.commands import AddMember
from orchestration.sessions.user_action import Reply, UserAction

LONGEST_NAME: Final = 80
_ADDRESS: Final = re.compile(r"[^\s@<>,;\"]+@[^\s@<>,;\".]+(?:\.[^\s@<>,;\".]+)+")
_THE_LINK: Final = "The link for {name} is in our private conversation."
TO_WHICH: Final = "To which of these?"


def add_form(decision: Decision) -> Form:
    """Ask whom to add; a guest is given a link, and needs no account."""
    fields = (
        Field("name", "Their name", Kind.TEXT, help="Somebody outside: I'll give you their link."),
        Field("email", "Their e-mail, for the invite", Kind.TEXT, required=False),
        Field(
            "zone",
            "Their time zone",
            Kind.TEXT,
            help="Like Europe/Berlin. Left empty, their page goes by their device.",
            required=False,
        ),
    )
    return Form("add", "Ask somebody outside", "Add", fields)


def added(
    decision: Decision, user_action: UserAction, filled: Filled, context: Mapping[str, Any]
) -> Reply:
    """Return the command that asks a guest too."""
    del context
    name = " ".join(filled.text("name", LONGEST_NAME, "What are they called?").split())
    email = filled.text("email", 254)
    zone = filled.text("zone", 64)
    if email and not _ADDRESS.fullmatch(email):
        filled.errors["email"] = "An address like anna@example.org, please."
    if zone and "zone" not in filled.errors:
        _check_zone(filled, zone)
    if filled.errors:
        return Reply(errors=filled.errors)
    guest = Member(
        guest_id(f"{decision.id}/{user_action.id}"),
        name,
        zone or decision.terms.zone,
        email=email or None,
        likely_zone=None if zone else "",
    )
    command = AddMember(**user_action.envelope(decision.id), by=user_action.who, member=guest)
    # Why nobody more is asked is told by the session; there is no link then.
    why_not = why_not_added(decision, user_action.who, guest)
    where = "" if why_not else _THE_LINK.format(name=name)
    return Reply(commands=(command,), notice=where)


def add_people(decision: Decision, user_action: UserAction, people: Sequence[Member]) -> Reply:
    """Return the commands that ask colleagues too; only the organiser can."""
    if user_action.who != decision.organiser.id:
        return Reply(notice=nobody_to_add_to([decision]))
    if is_over(decision):
        return Reply(notice=how_it_ended(decision))
    new = [each for each in people if decision.member(each.id) is None]
    known = [each.name for each in people if each not in new]
    commands = tuple(
        AddMember(
            **user_action.envelope(decision.id, f"/{each.id}"), by=user_action.who, member=each
        )
        for each in new
    )
    subject = f"“{decision.terms.subject}”"
    said = (
        [f"I'm asking {listed([each.name for each in new])} too, about {subject}."] if new else []
    )
    if known:
        said.append(f"Asked already: {listed(known)}.")
    return Reply(commands=commands, notice=" ".join(said))


def nobody_to_add_to(open_here: Sequence[Decision]) -> str:
    """Return why somebody can add nobody to the sessions that are open in a place."""
    if not open_here:
        return NOTHING_OPEN
    names = listed(list(dict.fromkeys(each.organiser.name for each in open_here)))
    return f"Only who asked can add somebody: {names}."


def _check_zone(filled: Filled, zone: str) -> None:
    try:
        zone_named(zone)
    except ValueError:
        filled.errors["zone"] = "A zone like Europe/Berlin, please."

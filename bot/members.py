"""`convene export` and `convene forget`: what is kept of one person, and that it is gone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from adapters.files.export import export_data
from bot.durable import opened
from bot.settings import Settings
from orchestration.deciding.state import Decision
from orchestration.kinds.own_data import own_data, sessions_of
from orchestration.model.errors import BadInput
from orchestration.model.people import MemberId, SessionId

Answer = dict[str, Any]


def export(settings: Settings, member: str) -> Answer:
    """Return all that is kept of a member, as data; BadInput where nothing is."""
    with opened(settings) as store:
        data = own_data(sessions_of(store, MemberId(member)), MemberId(member))
    if not (data["sessions"] or data["for_good"] or "zone" in data):
        raise BadInput("MEMBER", member, "the id of somebody of whom anything is kept")
    return data


def exported_decision(settings: Settings, decision: str) -> Answer:
    """Return a decision that has ended, as data; BadInput where there is none of that id."""
    with opened(settings) as store:
        found = store.session(SessionId(decision))
    if not isinstance(found, Decision):
        raise BadInput("--decision", decision, "the id of a decision")
    return export_data(found)


def forget(settings: Settings, member: str) -> Answer:
    """Destroy a member's key, so that nobody can read any more what was private of theirs."""
    export(settings, member)
    with opened(settings) as store:
        store.forget(member)
    return {"forgotten": member}


def exported(answer: Answer) -> str:
    """Return what is kept of a member, for people."""
    for_good = _listed("for good", answer["for_good"]) if answer["for_good"] else []
    lines = [f"What is kept of {answer['member']}:", *for_good]
    if "zone" in answer:
        lines.append(f"zone: {answer['zone']}")
    for each in answer["sessions"]:
        lines += _listed(f"“{each['subject']}” ({each['stage']})", each["wishes"])
        lines += [f"    voted in round {place}: {said}" for place, said in each["ballots"].items()]
        lines += [*_beside_votes(each)]
    return "\n".join(lines)


def _beside_votes(session: dict[str, Any]) -> Iterator[str]:
    """Yield what was said with votes, proposed, and left to others, a line each."""
    for place, note in session.get("notes", {}).items():
        yield f"    said with the vote in round {place}: {note['words']} ({note['visibility']})"
    yield from (f"    proposed: {title}" for title in session.get("proposed", ()))
    if "vote_left_to" in session:
        yield f"    leaves the vote to {session['vote_left_to']}"
    yield from (f"    votes for {giver} too" for giver in session.get("votes_left_by", ()))


def _listed(head: str, wishes: list[dict[str, Any]]) -> list[str]:
    return [f"  {head}", *(f"    {each['words']} ({each['visibility']})" for each in wishes)]


def forgotten(answer: Answer) -> str:
    """Say what was done."""
    return (
        f"{answer['forgotten']}: what was private, votes too, can be read by nobody any more. A "
        "backup from before still holds the key, as long as the master key does."
    )

"""Messages with the place where they were said, and how far the router agrees.

A row says where (`where`), what is open there (`situation`, `kind`), whether its author opened it
(`organiser`), on which day (`on`), and in one word what is meant, or in several that are as good.
Whoever wrote a set had no sight of the rules, of the examples and of other sets.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from datetime import date, datetime
from pathlib import Path
from typing import Any, Final
from zoneinfo import ZoneInfo

from orchestration.interaction.routing import (
    Brief,
    SessionStage,
    Setting,
    Where,
    detail,
    main,
    name,
    route,
)
from orchestration.model.people import Member, MemberId, Organiser, SessionId

Row = Mapping[str, Any]
FILES: Final = ("placed", "fresh_placed")

_BERLIN: Final = ZoneInfo("Europe/Berlin")
_NOW: Final = datetime(2027, 1, 7, 9, tzinfo=_BERLIN)
_DAYS: Final = (date(2027, 1, 11), date(2027, 1, 22))
_SET_FOR: Final = datetime(2027, 1, 13, 10, tzinfo=_BERLIN)
_PEOPLE: Final = tuple(
    Member(MemberId(each), each.title(), "Europe/Berlin")
    for each in ("lena", "dana", "omar", "ines", "raj")
)
_TOLD: Final = frozenset({"wish", "vote", "standing", "unknown", "social"})
"""What is read by what follows the router, whichever of them it says."""

_ASKED: Final = {
    "status": "status votes missing when",
    "missing": "missing status",
    "when": "when changeable status",
    "who": "who join",
    "invite": "invite calendar",
    "my_vote": "own_vote about_me",
    "how_decided": "how_decided rule why votes",
    "options": "list why",
    "others": "others_words votes",
    "how_to": "help guide changeable rule",
    "guide": "guide help",
    "reminded": "reminded missing",
    "decisions": "decisions how_decided",
}
_DONE: Final = {
    "no_reminder": "order remind|question quiet",
    "keep_open": "order close|order extend",
    "move": "order move|order change",
    "settings": "order change|order defaults|order extend|order add",
    "repeat": "order repeat|order again|open meeting",
    "came_up": "came_up",
    "leave": "came_up|order remove",
    "open_meeting": "open meeting",
    "open_choice": "open choice",
    "delegate": "unknown|wish|vote",
    "proposal": "wish|unknown|order change",
    "standing": "standing|wish",
    "wish": "wish",
    "vote": "vote",
    **dict.fromkeys(("of_another",), "unknown"),
    **dict.fromkeys(("social", "talk", "later", "finished"), "social|unknown"),
}
_WISHES: Final = ("wish", "standing")
_ORDERS: Final = ("cancel", "close", "remind", "extend", "add", "remove")


def rows(file: str = "placed") -> Sequence[Row]:
    """Return all messages of a file; `fresh_placed` is a measure, on which nothing is fitted."""
    lines = Path(__file__).with_name(f"{file}.jsonl").read_text("utf-8").splitlines()
    return [json.loads(line) for line in lines]


def setting(row: Row) -> Setting:
    """Return what is known where a message was said."""
    who = "lena" if row["organiser"] else "dana"
    sessions = () if row["situation"] == "none" else (_session(row),)
    at = datetime.combine(date.fromisoformat(row["on"]), _NOW.timetz()) if "on" in row else _NOW
    return Setting(where=Where(row["where"]), who=MemberId(who), at=at, sessions=sessions)


def _session(row: Row) -> Brief:
    is_meeting, stage = row["kind"] == "meeting", SessionStage(row["situation"])
    is_set = is_meeting and stage is SessionStage.DECIDED
    return Brief(
        id=SessionId("it"),
        kind=row["kind"],
        subject="Roadmap" if is_meeting else "Team offsite",
        stage=stage,
        organiser=Organiser(MemberId("lena"), "Lena"),
        members=_PEOPLE,
        options=("A", "B", "C") if stage is SessionStage.VOTE else (),
        begins=_SET_FOR if is_set else None,
        days=_DAYS if is_meeting else None,
    )


def is_right(row: Row) -> bool:
    """Tell whether the router takes a message as it was meant, as far as that changes anything."""
    got, allowed = taken_as(row), meant_as(row["meant"])
    if got in allowed:
        return True
    is_told = bool(allowed & _TOLD) and got in _TOLD
    return is_told and not (row["kind"] == "meeting" and row["situation"] == "intake")


def taken_as(row: Row) -> str:
    """Return what the router says of a message."""
    about = main(route(row["text"], setting(row)))
    return f"{name(about)} {detail(about)}".strip()


def meant_as(meant: str) -> frozenset[str]:
    """Return what the router may say of a message that is meant so, or so."""
    return frozenset().union(*map(_meant_as, meant.split("|")))


def _meant_as(meant: str) -> frozenset[str]:
    if meant in _DONE:
        return frozenset(_DONE[meant].split("|"))
    if meant in _ORDERS:
        return frozenset({f"order {meant}"})
    return frozenset(f"question {each}" for each in _ASKED.get(meant, meant).split())


def report() -> Iterator[str]:
    """Yield how many of each set are taken as they were meant."""
    for file in FILES:
        found = [(row, is_right(row)) for row in rows(file)]
        yield f"\n{file}: {sum(right for _, right in found)}/{len(found)} of messages right"
        for number in sorted({row["set"] for row, _ in found}):
            of_it = [right for row, right in found if row["set"] == number]
            yield f"  set {number}: {sum(of_it)}/{len(of_it)}"
        wrong = [taken_as(row) for row, right in found if not right]
        yield f"  wishes made of what is none: {sum(each in _WISHES for each in wrong)}"

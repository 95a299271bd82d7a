"""The sample meetings, where they are at hand, are understood as their people mean them."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
import yaml

from orchestration.language.inviting.invitation import read_invitation
from orchestration.language.understand import understand
from orchestration.model.message_context import MessageContext
from orchestration.model.people import Member, MemberId
from orchestration.model.times import TimeFrame, Window
from tests.language.listening import line_of

DATA = Path(__file__).parents[2].parent / "shared" / "data"


def scenario(name: str) -> dict[str, Any]:
    path = DATA / f"{name}.yaml"
    if not path.exists():
        pytest.skip(f"the sample {name} is not at hand: {path} does not exist")
    found: dict[str, Any] = yaml.safe_load(path.read_text())
    return found


def frame(data: dict[str, Any], zone: str) -> TimeFrame:
    now = data["now"]
    now = now if isinstance(now, datetime) else datetime.fromisoformat(now)
    return TimeFrame(now, zone, Window(data["window"]["start"], data["window"]["end"]))


def said_by(data: dict[str, Any], ident: str) -> list[str]:
    """All that a member's messages were understood as."""
    member = next(each for each in data["members"] if each["id"] == ident)
    others = tuple(each["name"] for each in data["members"] if each is not member)
    how = MessageContext(
        MemberId(ident),
        frame(data, member.get("timezone", data["timezone"])),
        (member["name"],),
        others,
    )
    texts = [*member["says"], *member.get("replies", [])]
    return [line_of(each) for text in texts for each in understand(text, how).preferences]


HARDER = {
    "lena": ["flexible for prefers", "against must: fri", "busy against must: daily -09:15"],
    "dana": ["for must: tue,wed,thu 09:00-11:00", "busy against must: 01-18 00:00-01-21 00:00"],
    "ines": [
        "against prefers: daily -12:00",
        "against must: 01-14 00:00-01-15 00:00",
        "against must: wed 12:00-13:00",
    ],
    "omar": ["against strongly: daily 18:00-", "buffer for strongly: 15 min"],
    "sofia": [
        "for prefers: daily 15:00-18:00",
        "for mildly: daily 15:00-17:00",
        "against must: mon",
        "against must: thu -12:00",
        "for prefers: 01-21 12:00-18:00",
    ],
    "raj": ["flexible for prefers", "notice for prefers: 1440 min"],
    "mika": ["against prefers: daily -11:00", "against must: daily 17:30-", "place for must"],
}
SURVEY = {
    "norma": [
        "for prefers: daily -12:00",
        "against prefers: daily 12:00-18:00",
        "flexible for prefers",
        "notice for prefers: 1440 min",
        "topic for prefers",
    ],
    "elizabeth": [
        "for prefers: daily 11:00-14:00",
        "against prefers: daily -11:00",
        "against prefers: daily 14:00-18:00",
        "flexible for prefers",
        "notice for prefers: 1440 min",
    ],
    "theodore": ["flexible for prefers", "notice for prefers: 1440 min"],
}


@pytest.mark.parametrize("ident", HARDER)
def test_the_harder_meeting_is_understood(ident: str) -> None:
    assert said_by(scenario("harder-meeting"), ident) == HARDER[ident]


@pytest.mark.parametrize("ident", SURVEY)
def test_the_survey_meeting_is_understood(ident: str) -> None:
    assert said_by(scenario("survey-meeting"), ident) == SURVEY[ident]


def test_the_samples_invitations_are_read() -> None:
    harder, survey = scenario("harder-meeting"), scenario("survey-meeting")
    members = [Member(MemberId(m["id"]), m["name"], "Etc/UTC") for m in harder["members"]]
    found = read_invitation(harder["message"], frame(harder, "Europe/Berlin"), members)
    assert (found.required, found.one_of) == (("dana",), (("ines", "omar"),))
    assert found.duration_minutes == 45
    dated = read_invitation(survey["message"], frame(survey, "America/New_York"), [])
    assert [line_of(each) for each in dated.times] == ["for must: 02-16 00:00-02-17 00:00"]
    assert dated.duration_minutes == 30

"""Sessions are found by their channels, and what stands somewhere by those who answer it."""

import asyncio

from orchestration.conversation.shown.session_places import SessionPlaces
from orchestration.model.people import MemberId, SessionId
from tests.conversation.in_places import InPlaces

run = asyncio.run
LENA, HERE, THERE = MemberId("T1-lena"), SessionId("meeting-1"), SessionId("meeting-2")


class NotedAfter(InPlaces):
    """Places that know a message only after so many looks."""

    def __init__(self, looks):
        super().__init__()
        self._after, self.looks = looks, []

    def at(self, *where):
        self.looks.append(where)
        return "the question" if len(self.looks) > self._after else None


def test_an_answer_within_a_blink_finds_what_it_answers():
    places = NotedAfter(2)
    assert run(SessionPlaces(places).at("T1", "D1", "1", 0.9)) == "the question"
    assert run(SessionPlaces(NotedAfter(2)).at("T1", "D1", "1", 60.0)) is None


def test_sessions_are_found_by_the_channel_they_were_asked_for_in():
    places = InPlaces()
    sessions = SessionPlaces(places)
    run(sessions.hold(HERE, "T1", "C1", LENA))
    run(sessions.hold(THERE, "T1", "C2", LENA))
    assert run(sessions.open_in("T1")) == [HERE, THERE]
    assert run(sessions.open_in("T1", "C2")) == [THERE]
    places.close(HERE)
    assert run(sessions.open_in("T1", "C1")) == []
    assert run(sessions.asked_in("C1", [THERE, HERE])) == [HERE]

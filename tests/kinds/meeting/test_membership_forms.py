"""One more colleague: whom, by whom, and while what is still open."""

from orchestration.deciding.actions.membership_forms import add_people
from orchestration.model.people import Member, MemberId
from orchestration.sessions.user_action import UserAction
from tests.kinds.meeting.table import NOW, ZONE, Table

CARLA = Member(MemberId("carla"), "Carla", ZONE)
ANA = Member(MemberId("ana"), "Ana", ZONE)


def adds(table, who, *people):
    return add_people(table.session, UserAction("1", who, NOW), people)


def test_the_organiser_adds_who_is_not_asked_yet():
    reply = adds(Table("ana", "ben"), "olga", CARLA, ANA)
    assert [each.member for each in reply.commands] == [CARLA]
    assert reply.notice == "I'm asking Carla too, about “Roadmap”. Asked already: Ana."


def test_nobody_else_does():
    reply = adds(Table("ana", "ben"), "ana", CARLA)
    assert (reply.commands, "Olga" in reply.notice) == ((), True)

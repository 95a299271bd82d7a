"""One more colleague: whom, by whom, and while what is still open."""

from orchestration.deciding.actions.membership_forms import add_people, added
from orchestration.deciding.commands import Close
from orchestration.deciding.people.membership import LARGEST_GROUP
from orchestration.interaction.form import Filled
from orchestration.model.people import Member, MemberId
from orchestration.sessions.commands import AddMember
from orchestration.sessions.user_action import UserAction
from tests.kinds.meeting.table import NOW, ZONE, Table, told

CARLA = Member(MemberId("carla"), "Carla", ZONE)
THE_LINK = "The link for Anna is in our private conversation."
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


def adds_a_guest(table, who="olga"):
    """What is said to who has the form for a guest sent off, and by the session."""
    filled = Filled({"name": "Anna", "email": "", "zone": ""})
    reply = added(table.session, UserAction("1", who, NOW), filled, {})
    [command] = reply.commands
    return reply.notice, told(table(AddMember, by=who, member=command.member), who)


def test_who_adds_a_guest_is_told_where_the_link_is():
    assert adds_a_guest(Table("ana", "ben")) == (THE_LINK, "")


def test_whose_guest_is_not_asked_is_told_why_and_of_no_link():
    full, over = Table(*(f"m{each}" for each in range(LARGEST_GROUP))), Table("ana", "ben")
    over(Close, by="olga")
    why = "A session has at most 200 members."
    assert adds_a_guest(full) == ("", why)
    assert adds_a_guest(Table("ana", "ben"), "ana") == ("", "Only the organiser can add somebody.")
    assert adds_a_guest(over) == ("", "“Roadmap” has ended without a decision.")

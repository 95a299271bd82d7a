"""Who learns whose address: nobody by what is sent to a channel."""

from orchestration.kinds.meeting.documents import invite_for
from orchestration.kinds.meeting.effects import SendInvite
from orchestration.model.people import Member
from tests.kinds.meeting.table import ZONE, Table


def test_addresses_stand_in_private_copies_alone():
    names = ("ana", "ben", "cem")
    table = Table(*(Member(each, each, ZONE, email=f"{each}@example.org") for each in names))
    table.answers(*names)
    effects = table.votes(**dict.fromkeys(names, "A"))

    [sent] = [each.invite for each in effects if isinstance(each, SendInvite)]
    assert {each.email for each in (sent.organiser, *sent.attendees)} == {None}
    own = invite_for(table.session, "ben")
    assert [each.email for each in own.attendees] == [None, "ben@example.org", None]

"""People of the sample team in a poll: nobody has asked them what suits them, and they vote."""

from orchestration.conversation.ports.stand_ins import own_ballot
from tests.conversation.choosing import polled
from tests.conversation.test_dialogues import in_a_room


@in_a_room
async def test_in_a_poll_the_sample_team_votes_by_a_taste_of_its_own(room):
    session, _ = await polled(room)
    cast = {who: await own_ballot(room.access, session, who) for who in room.people}
    assert {who: await own_ballot(room.access, session, who) for who in room.people} == cast
    assert len({repr(ballot) for ballot in cast.values()}) > 1

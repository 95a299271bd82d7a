"""What is asked of an option is answered by the list, and a vote beside it counts."""

import pytest

from orchestration.model.ballots import Approvals
from tests.conversation.choosing import asked, the_only
from tests.conversation.test_dialogues import in_a_room
from tests.conversation.votes.test_votes_of_the_rest import PARTY

LIST = [("venues.csv", PARTY.encode())]


@pytest.mark.parametrize("said", ["who proposed tacos?", "wer hat eigentlich tacos vorgeschlagen?"])
def test_who_proposed_something_is_told_as_far_as_it_is_shown(said):
    @in_a_room
    async def plays(room):
        card = await asked(room)
        await room.says("omar", "tacos", under=card)
        assert await room.says("raj", said) == ["“Tacos” was proposed by Omar Haddad."]

    plays()


@in_a_room
async def test_a_vote_behind_such_a_question_counts(room):
    await room.says("lena", "@Convene poll Metabase, Superset, Looker", channel=True)
    said = "wer hat eigentlich looker vorgeschlagen? bin da raus, Superset für mich"
    told = await room.says("omar", said)
    assert told == ["No name stands beside “Looker”.\nYour vote is in: B."]
    assert the_only(room).round.ballots == {"omar": Approvals(("B",))}


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("ist Kahnbar zu teuer wenn 45?", "Kahnbar: price eur 45 and garden yes."),
        ("how much is Alte Post?", "Alte Post: price eur 30 and garden no."),
        ("does Schlossgarten have a garden?", "Schlossgarten: price eur 38 and garden yes."),
    ],
)
def test_what_is_known_of_an_option_is_told_and_kept_as_no_wish(said, told):
    @in_a_room
    async def plays(room):
        words = "@Convene where do we hold the summer party?"
        await room.says("lena", words, channel=True, files=LIST)
        assert await room.says("omar", said) == [told]
        assert "omar" not in the_only(room).answered

    plays()

"""Who comes, yes or no: each says it for themselves, nobody is outvoted, and who waits is told."""

import pytest

from orchestration.model.ballots import Approvals
from tests.conversation.choosing import the_only
from tests.conversation.test_dialogues import in_a_room

BOWLING = "@Convene who is up for bowling on friday?"


async def answered(room, asked=BOWLING, **said):
    """Who says what under it, in this order; returns what the last of them is answered."""
    await room.says("lena", asked, channel=True)
    under, told = room.latest("options/"), []
    for who, words in said.items():
        told = await room.says(who, words, under=under)
    return told


@in_a_room
async def test_all_who_are_asked_see_who_comes_and_nothing_is_drawn(room):
    await answered(room, omar="me!", dana="no", raj="dabei")
    assert room.posted[0][2].splitlines()[-1].endswith(": yes or no; all see who is in.")
    await room.closes("lena")
    assert room.shown[room.latest("outcome")].words.splitlines() == [
        "Who is up for bowling on friday? 2 yes, 1 no.",
        "Yes, 2 in: Omar Haddad and Raj Patel.",
        "No, 1 in: Dana Reed.",
        "3 voted.",
    ]


@pytest.mark.parametrize(
    "said",
    [
        "if somebody drops out i'd come",
        "if someone can't make it I'm happy to jump in",
        "I'd come, but only if a spot opens up",
        "falls wer abspringt wär ich dabei",
        "wenn jemand absagt, komm ich mit",
        "ich wäre dabei, falls ein Platz frei wird",
    ],
)
def test_who_comes_if_another_does_not_waits_where_it_is_full(said):
    @in_a_room
    async def plays(room):
        told = await answered(room, f"{BOWLING} 1 place", omar="me", dana=said)
        assert told[-1].endswith("you are number 1 on the waiting list.")

    plays()


@in_a_room
async def test_where_there_is_a_place_they_hear_that(room):
    told = await answered(room, f"{BOWLING} 2 places", omar="me", dana="if anyone bails i'm in")
    assert told == ["Yes: 1 place is free, of 2."]
    assert "dana" not in the_only(room).round.ballots


@pytest.mark.parametrize(
    "said",
    [
        "what if somebody drops out?",
        "if somebody drops out tell us early",
        "if omar drops out we need a driver",
        "wenn jemand absagt, bitte bis Mittag",
        "falls wer abspringt gibts Ärger",
    ],
)
def test_what_is_only_said_of_those_who_drop_out_takes_no_place(said):
    @in_a_room
    async def plays(room):
        await answered(room, f"{BOWLING} 1 place", omar="me", dana=said)
        assert "dana" not in dict(room.told)
        assert "dana" not in the_only(room).round.ballots

    plays()


@pytest.mark.parametrize("asked", ["who is for moving the standup to 10?", "wer ist für Montag?"])
def test_who_is_for_something_is_still_a_vote(asked):
    @in_a_room
    async def plays(room):
        await answered(room, f"@Convene poll {asked} yes or no", omar="yes")
        assert "goes by lot" in room.posted[0][2]
        assert the_only(room).round.ballots["omar"] == Approvals(("A",))

    plays()

"""Who asks if they have to come, or if another can in their place: said → told.

Lena asks Omar and Dana for a meeting; Raj is in the workspace, and not asked.
"""

import pytest

from orchestration.language.coming.attending import asks_if_needed
from orchestration.language.coming.taking_part import asked_of_another, in_place_of_me
from tests.conversation.test_dialogues import asked, at_the_vote, decided, in_a_room

ASKED = "Lena Vogt asks you for “hiring”; nobody has said that you must be there."


@pytest.mark.parametrize(
    "said",
    [
        "do i have to come to this?",
        "do i have to be there?",
        "am i needed",
        "is this mandatory for me?",
        "can i skip this one?",
        "is it ok if i skip?",
        "muss ich da dabei sein",
        "muss ich da wirklich mit?",
        "bin ich da nötig?",
        "kann ich den termin auslassen?",
        "ist das für mich pflicht?",
    ],
)
def test_it_is_asked_whether_one_has_to_come(said):
    assert asks_if_needed(said)


@pytest.mark.parametrize(
    "said",
    [
        "do i have to vote?",
        "i have to be there at 9",
        "am i needed for the release on friday?",
        "does dana have to come?",
        "muss ich da abstimmen?",
        "ich muss da hin",
        "can we skip this week?",
    ],
)
def test_but_not_by_what_is_like_it(said):
    assert not asks_if_needed(said)


@pytest.mark.parametrize(
    ("said", "name"),
    [
        ("can raj come instead of me?", "raj"),
        ("could raj go in my place?", "raj"),
        ("kann raj statt mir kommen?", "raj"),
        ("raj kommt für mich", "raj"),
        ("i'm out that week, can raj join instead?", "raj"),
        ("can i send raj instead?", "raj"),
        ("can we come at 9 instead?", ""),
        ("can raj come?", ""),
        ("tuesday works for me instead", ""),
        ("das kommt für mich zu spät", ""),
    ],
)
def test_another_is_to_come_in_ones_place(said, name):
    assert in_place_of_me(said) == name


@pytest.mark.parametrize(
    ("said", "name"),
    [
        ("can ines skip?", "ines"),
        ("does omar have to come?", "omar"),
        ("muss dana dabei sein?", "dana"),
        ("is dana needed?", "dana"),
        ("can you skip monday?", ""),
        ("is monday needed?", "monday"),
    ],
)
def test_it_is_asked_of_another(said, name):
    assert asked_of_another(said) == name


@in_a_room
async def test_who_asks_is_told_and_can_have_it_go_on_without_them(room):
    meeting = await asked(room)
    [told] = await room.says("omar", "do i have to come to this?")
    assert told.startswith(f"{ASKED} “Go on without me” leaves it")
    assert meeting.messages == {}
    await room.clicks("omar", "Go on without me")
    assert [each.id for each in room.decisions()[0].members] == ["lena", "dana"]


@in_a_room
async def test_under_options_too_where_nothing_is_voted_by_it(room):
    options = await at_the_vote(room)
    [told] = await room.says("omar", "muss ich da dabei sein?", under=options)
    assert told.startswith(ASKED)
    assert room.decisions()[0].round.ballots == {}


@in_a_room
async def test_once_it_stands_they_hear_how_to_stay_away(room):
    await decided(room)
    [told] = await room.says("omar", "am i needed?")
    assert told.startswith(f"{ASKED} “I can't make it”")
    assert room.decisions()[0].cannot_come == ()


@in_a_room
async def test_nobody_comes_in_anothers_place_by_itself(room):
    await asked(room)
    [told] = await room.says("omar", "can dana come instead of me?")
    assert told.startswith("Dana Reed is asked for “hiring” as it is, and speaks for themselves.")
    [told] = await room.says("omar", "can raj come instead of me?")
    assert told.startswith(
        "Only Lena Vogt can ask Raj Patel too; nobody comes in your place by itself."
    )


@in_a_room
async def test_whether_another_has_to_is_told_in_private_and_not_among_others(room):
    options = await at_the_vote(room)
    [told] = await room.says("omar", "does dana have to come?")
    assert told.startswith("Dana Reed is asked for “hiring”. Only they themselves, or Lena Vogt,")
    assert await room.says("omar", "does dana have to come?", under=options) == []


@pytest.mark.parametrize(
    "said",
    [
        "can dana vote for me?",
        "can dana vote for me? im out",
        "bin weg, kann dana für mich abstimmen?",
        "dana votes for me",
    ],
)
def test_who_would_leave_their_vote_on_times_to_another_may_abstain(said):
    @in_a_room
    async def plays(room):
        await at_the_vote(room)
        [told] = await room.says("omar", said)
        assert told.startswith("On times everybody votes for themselves")
        await room.clicks("omar", "I abstain")
        assert room.decisions()[0].round.ballots == {"omar": None}

    plays()

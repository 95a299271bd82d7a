"""Under a vote that ended without a decision: why that is, what it took, and asking again."""

import pytest

from tests.conversation.room import buttons_of
from tests.conversation.test_dialogues import in_a_room

ASKED = "@Convene should we move to the new office? majority, quorum 4"
WHY = "2 for it, 1 against. A decision needs 4 ballots, and only 3 came in."


async def ended(room, asked=ASKED):
    await room.says("lena", asked, channel=True)
    for who, said in {"omar": "no", "raj": "yes", "ines": "yes"}.items():
        await room.says(who, said, under=room.latest("options/"))
    await room.closes("lena")
    return room.latest("outcome")


@pytest.mark.parametrize(
    "said",
    [
        "what? 2 to 1 and it failed?",
        "why did it fail?",
        "how come it didn't pass",
        "why was that rejected?",
        "warum ist das nicht durch?",
        "wieso abgelehnt?",
        "hä, 2 zu 1 und trotzdem durchgefallen?",
        "why not?",
        "@Convene why did this not go through?",
    ],
)
def test_who_asks_why_hears_the_count_and_what_it_took(said):
    @in_a_room
    async def plays(room):
        under = await ended(room)
        assert await room.says("raj", said, under=under) == [WHY]

    plays()


@in_a_room
async def test_who_asks_why_elsewhere_hears_of_which(room):
    await ended(room)
    told = [f"“Should we move to the new office?”: {WHY}"]
    assert await room.says("raj", "why did it fail?") == told
    assert await room.says("raj", "@Convene why did it fail?", channel=True) == told
    assert told[0] not in await room.says("raj", "why not?")


@in_a_room
async def test_of_a_discreet_vote_no_count_is_told(room):
    under = await ended(room, f"{ASKED}, discreet")
    told = await room.says("raj", "why did it fail?", under=under)
    assert told == ["Too few have voted for a decision."]


@in_a_room
async def test_a_share_that_was_missed_is_told(room):
    under = await ended(room, "@Convene should we move? needs 90%")
    [told] = await room.says("raj", "why did it fail?", under=under)
    assert told == ("A is the only option: 2 for it, 1 against. It needs 3 of 3, and got 2.")


@in_a_room
async def test_what_more_were_against_than_for_is_a_no(room):
    await room.says("lena", "@Convene should we move?", channel=True)
    for who, said in {"omar": "no", "raj": "yes", "ines": "no"}.items():
        await room.says(who, said, under=room.latest("options/"))
    await room.closes("lena")
    ends = [layout.words for (_, name), layout in room.shown.items() if name == "outcome"]
    assert ends == ["Should we move? No. A is the only option: 1 for it, 2 against."]


@in_a_room
async def test_where_the_rule_elects_nothing_it_says_what_it_asks_for(room):
    await room.says("lena", "@Convene should we move? majority", channel=True)
    for who, said in {"omar": "no", "raj": "yes", "ines": "no"}.items():
        await room.says(who, said, under=room.latest("options/"))
    await room.closes("lena")
    [told] = await room.says("raj", "why did it fail?", under=room.latest("outcome"))
    assert told == (
        "A is the only option: 1 for it, 2 against. An option wins if more than half of all "
        "who count vote for it."
    )


@pytest.mark.parametrize(
    "said",
    [
        "können wir das nochmal abstimmen, dana hats sich überlegt",
        "can we vote on this again?",
        "let's vote again, dana changed her mind",
        "lasst uns das nochmal neu abstimmen",
    ],
)
def test_to_vote_again_is_offered(said):
    @in_a_room
    async def plays(room):
        under = await ended(room)
        await room.says("raj", said, under=under)
        _, layout = room.seen["raj"][-1]
        assert [x.label for part in layout.parts for x in buttons_of(part)] == ["Ask again …"]

    plays()


@pytest.mark.parametrize(
    "said",
    [
        "why do we need a new office?",
        "why not try the old one next week",
        "the failed build is back",
        "let's eat again at noon",
    ],
)
def test_what_people_say_to_each_other_is_theirs(said):
    @in_a_room
    async def plays(room):
        under = await ended(room)
        assert await room.says("raj", said, under=under) == []

    plays()


@pytest.mark.parametrize("said", ["/convene decisions", "/convene decisions office"])
def test_it_is_found_among_decisions(said):
    @in_a_room
    async def plays(room):
        await ended(room)
        needs = "A decision needs 4 ballots, and only 3 came in."
        assert await room.says("raj", said) == [
            f"“Should we move to the new office?” ended without a decision. {needs}"
        ]
        [told] = await room.says("raj", "/convene decisions lunch")
        assert told == "Nothing that you can see was decided about “lunch”."

    plays()


@pytest.mark.parametrize(
    "said",
    [
        "was heißt quorum 4 hier",
        "what does quorum mean?",
        "what's the quorum?",
        "was bedeutet quorum hier?",
    ],
)
def test_a_quorum_is_explained_while_it_is_open(said):
    @in_a_room
    async def plays(room):
        await room.says("lena", ASKED, channel=True)
        [told] = await room.says("raj", said, under=room.latest("options/"))
        told = told.removesuffix(" Vote by Fri 8 Jan, 21:30 your time.")
        assert told.endswith("At least 4 have to vote; who abstains has not.")

    plays()

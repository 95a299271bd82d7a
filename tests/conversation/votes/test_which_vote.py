"""A letter while several votes and a meeting stand open: said → for which it counts."""

import pytest

from tests.conversation.test_dialogues import asked, in_a_room

WHICH = "Which of these is that about?"
FOOD, CITY = "Pizza or sushi?", "Rome or oslo?"


async def two_votes(room, *more):
    await asked(room, "the sync")
    for each in ("pizza or sushi?", "rome or oslo?", *more):
        await room.says("dana", f"@Convene poll {each}", channel=True)


def ballots(room, who="omar"):
    voted = [each for each in room.decisions() if who in each.round.ballots]
    return {each.terms.subject: each.round.ballots[who].yes for each in voted}


def labels(room, who="omar"):
    from tests.conversation.room import buttons_of

    last = room.seen[who][-1][1]
    return [x.label for part in last.parts for x in buttons_of(part)]


@pytest.mark.parametrize("said", ["A", "a", "i vote A", "A please", "ich bin für A"])
@pytest.mark.parametrize("call", ["", "@Convene ", "/convene "])
def test_a_letter_of_two_votes_is_asked_about_and_is_no_wish(said, call):
    @in_a_room
    async def played(room):
        await two_votes(room)
        told = await room.says("omar", f"{call}{said}", channel=bool(call))
        assert told[0].splitlines()[0] == WHICH
        assert not any("omar" in each.answered for each in room.decisions())
        assert "Always" not in labels(room)

    played()


def test_all_of_these_are_the_votes_and_no_meeting():
    @in_a_room
    async def played(room):
        await two_votes(room)
        await room.says("omar", "A")
        await room.clicks("omar", "All of these")
        assert ballots(room) == {FOOD: ("A",), CITY: ("A",)}
        assert not any("omar" in x.answered for x in room.decisions() if "sync" in x.terms.subject)

    played()


@pytest.mark.parametrize("pressed", ["A Pizza", "A Rome"])
def test_a_command_has_a_button_for_each_vote(pressed):
    @in_a_room
    async def played(room):
        await two_votes(room)
        await room.says("omar", "/convene A", channel=True)
        await room.clicks("omar", pressed)
        subject = FOOD if "Pizza" in pressed else CITY
        assert set(ballots(room)) == {subject}

    played()


def test_a_letter_that_one_vote_alone_has_counts_there():
    @in_a_room
    async def played(room):
        await two_votes(room, "tea, coffee or milk?")
        await room.says("omar", "@Convene C", channel=True)
        assert {*ballots(room)} == {"Tea, coffee or milk?"}

    played()


@pytest.mark.parametrize("said", ["B", "b", "B please"])
def test_a_letter_of_a_vote_picks_no_meeting(said):
    @in_a_room
    async def played(room):
        await asked(room, "retro")
        await room.later(minutes=1)
        await asked(room, "budget")
        await room.says("dana", "@Convene poll pizza or sushi?", channel=True)
        assert await room.says("omar", "not mondays") == [WHICH]
        await room.says("omar", said)
        assert {*ballots(room)} == {FOOD}
        assert not any("omar" in x.answered for x in room.decisions() if x.terms.subject != FOOD)

    played()


@pytest.mark.parametrize("said", ["status", "how's it going", "wie ist der Stand?", "Status bitte"])
def test_status_is_no_answer_to_a_question_that_stands_open(said):
    @in_a_room
    async def played(room):
        await asked(room, "the sync")
        await room.says("omar", "tuesday morning works")
        [told] = await room.says("omar", said)
        assert "“sync”: 1 of" in told or "„sync“: 1 von" in told

    played()


@pytest.mark.parametrize(
    "said", ["export my data", "exportier meine daten", "Export my data please"]
)
@pytest.mark.parametrize("is_asked", [False, True])
def test_who_wants_their_own_data_is_offered_it(said, is_asked):
    @in_a_room
    async def played(room):
        if is_asked:
            await asked(room, "the sync")
            await room.says("omar", "tuesday morning works")
        await room.says("omar", said)
        assert labels(room) == ["Give me my data"]

    played()


def test_decisions_are_exported_as_before():
    @in_a_room
    async def played(room):
        assert await room.says("omar", "export the decisions") == [
            "Nothing that you can see was decided yet."
        ]

    played()


@pytest.mark.parametrize("said", ["oslo", "Oslo", "sushi"])
def test_what_an_option_is_called_is_a_vote_and_no_place(said):
    @in_a_room
    async def played(room):
        await two_votes(room)
        await room.says("omar", said)
        assert ballots(room) == {FOOD if said == "sushi" else CITY: ("B",)}

    played()

"""What is said around a choice: how close it was, letters of no option, points, who drops out."""

import asyncio

import pytest

from tests.conversation.choosing import the_only
from tests.conversation.room import Room
from tests.play.played import newest_thread, settled

SIGN_UP = "@Convene who's in for bowling on friday? 3 places"
FEATURES = "@Convene poll which feature next? login, export, search. {}"


def heard(setup, said, *, who="raj", in_thread=False):
    """Return what somebody hears of what they write, in a room that is set up so."""

    async def says():
        room = await settled([setup])
        return await room.says(who, said, under=newest_thread(room) if in_thread else None)

    return asyncio.run(says())


@pytest.mark.parametrize(
    "said",
    [
        "how close was it?",
        "so, was it a close call?",
        "by how much did it win",
        "who came second?",
        "wie knapp war's?",
        "war es eindeutig?",
        "was war auf platz zwei?",
    ],
)
@pytest.mark.parametrize("in_thread", [True, False])
def test_who_asks_how_close_it_was_hears_the_count(said, in_thread):
    [told] = heard("choice-decided", said, in_thread=in_thread)
    assert "B has the most with 4 yes; next is C with 1 yes." in told


def test_talk_of_what_is_close_to_somewhere_is_left_alone():
    assert heard("choice-decided", "the sushi place is close to work", in_thread=True) == []


@pytest.mark.parametrize("said", ["E", "i vote F", "G.", "ich nehme H"])
def test_who_writes_the_letter_of_no_option_hears_which_there_are(said):
    [told] = heard("choice-vote", said)
    assert told.endswith("is not on the table: A, B, C and D are. One of these is a vote.")


@pytest.mark.parametrize("said", ["k", "ok", "I love it", "OK"])
def test_words_that_only_look_like_a_letter_are_none(said):
    assert not [each for each in heard("choice-vote", said) if "on the table" in each]


@pytest.mark.parametrize(
    ("said", "points"),
    [
        ("dots, 5 each", 5),
        ("dot voting, everyone gets 6", 6),
        ("punkte verteilen, je 4", 4),
        ("Punkte verteilen, 4 pro Person", 4),
        ("dots", 3),
    ],
)
def test_the_post_says_how_many_points_there_are(said, points):
    async def opened():
        room = Room()
        told = await room.says("lena", FEATURES.format(said), channel=True)
        shown = next(words for _, name, words in room.posted if name.startswith("options/"))
        return told, shown

    told, shown = asyncio.run(opened())
    assert f"share out {points} points among them" in shown
    assert not told


def test_a_number_for_each_is_no_points_where_none_are_shared_out():
    async def opened():
        room = Room()
        await room.says("lena", FEATURES.format("5 each"), channel=True)
        return the_only(room)

    assert asyncio.run(opened()).terms.budget is None


@pytest.mark.parametrize(
    "said",
    [
        "quick one: tea or coffee?",
        "Just a quick question: tea or coffee?",
        "kurze Frage: tea or coffee?",
        "question for all – tea or coffee?",
    ],
)
def test_what_heralds_a_question_is_no_part_of_it(said):
    async def opened():
        room = Room()
        await room.says("lena", f"@Convene {said}", channel=True)
        return the_only(room)

    choice = asyncio.run(opened())
    assert (choice.terms.subject, [x.title for x in choice.listed]) == (
        "Tea or coffee?",
        ["Tea", "Coffee"],
    )


@pytest.mark.parametrize(
    "said",
    [
        "doch nicht, bin krank",
        "ich bin doch nicht dabei",
        "komme doch nicht mit",
        "not coming after all, sorry",
        "actually not, my kid is ill",
    ],
)
def test_who_drops_out_of_what_they_signed_up_for_gives_their_place_back(said):
    async def signed_up():
        room = Room()
        await room.says("lena", SIGN_UP, channel=True)
        await room.says("raj", "i'm in")
        assert "raj" in the_only(room).round.ballots
        told = await room.says("raj", said)
        return told, dict(the_only(room).round.ballots)

    told, ballots = asyncio.run(signed_up())
    assert (told, ballots) == (["Your vote is taken back. Until it closes, you can vote."], {})


@pytest.mark.parametrize("said", ["doch nicht so schlecht, die bahn", "not going to be easy"])
def test_other_words_with_a_not_leave_a_place_alone(said):
    async def signed_up():
        room = Room()
        await room.says("lena", SIGN_UP, channel=True)
        await room.says("raj", "i'm in")
        await room.says("raj", said, under=newest_thread(room))
        return dict(the_only(room).round.ballots)

    assert list(asyncio.run(signed_up())) == ["raj"]

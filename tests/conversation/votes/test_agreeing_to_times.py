"""Who says that a time on the table suits them is asked whether that is their vote.

The options are A on Monday the 11th, B on Tuesday the 12th and C on Wednesday the 13th, at 14:00 in
Berlin; Omar, in Dubai, has not voted.
"""

import pytest

from orchestration.model.ballots import NoneOfThese, OneOption
from tests.conversation.test_dialogues import at_the_vote, in_a_room
from tests.conversation.votes.test_votes_on_times import NOTHING, both_ways, vote_after

ASKED = "I take that for “{}”. Shall it count as your vote?"
WHICH = "Which one works for you? I have counted nothing yet."


@both_ways
@pytest.mark.parametrize(
    ("said", "option"),
    [
        ("wed is fine for me", "C"),
        ("tuesday works", "B"),
        ("mittwoch passt mir", "C"),
        ("dienstag wäre super", "B"),
        ("monday would be best", "A"),
        ("tuesday afternoon is good", "B"),
        ("ja mittwoch würde gehen", "C"),
        ("Dienstag wäre mir am liebsten, Mittwoch geht zur Not", "B"),
        ("monday would be best, tuesday if need be", "A"),
    ],
)
def test_who_says_that_the_day_of_one_option_suits_is_asked_if_they_vote_for_it(
    said, option, alone
):
    assert vote_after(said, alone=alone, held="") == (NOTHING, [ASKED.format(option)])


@both_ways
@pytest.mark.parametrize("said", ["mon or tue works", "montag und dienstag passen"])
def test_where_several_suit_it_is_asked_which(said, alone):
    assert vote_after(said, alone=alone, held="") == (NOTHING, [WHICH])


@both_ways
@pytest.mark.parametrize(
    "said",
    [
        "wednesdays are fine",
        "tuesday is bad",
        "can never do wednesday",
        "any wednesday works",
        "tuesday morning works",
        "friday is fine for me",
        "mornings are fine",
    ],
)
def test_what_is_said_of_other_times_asks_for_no_vote(said, alone):
    ballot, told = vote_after(said, alone=alone, held="")
    assert ballot == NOTHING
    assert not any("count as your vote" in each or each == WHICH for each in told)


@pytest.mark.parametrize(
    "said",
    ["passt", "same here", "ok I'll go with that", "me too", "das passt", "ich auch", "that works"],
)
@both_ways
def test_who_agrees_with_another_is_asked_to_what(said, alone):
    assert vote_after(said, alone=alone, held="") == (NOTHING, [WHICH])


@pytest.mark.parametrize("said", ["passt", "same here", "me too"])
def test_who_has_voted_and_agrees_is_told_nothing(said):
    assert vote_after(said, alone=False, held="C") == (OneOption("C"), [])


@pytest.mark.parametrize("said", ["thanks", "nice", "same time as last week?", "bin dabei", "ok"])
def test_a_courtesy_under_options_is_asked_nothing(said):
    assert vote_after(said, alone=False, held="") == (NOTHING, [])


@pytest.mark.parametrize("has_ruled_out", [False, True])
def test_where_others_read_along_it_shows_from_nobody_that_they_had_ruled_it_out(has_ruled_out):
    @in_a_room
    async def dialogue(room):
        options = await at_the_vote(room)
        if has_ruled_out:
            await room.says("omar", "i can't do wednesday")
        wishes = room.decisions()[0].profiles["omar"]
        told = await room.says("omar", "wed is fine for me", under=options)
        assert told == [ASKED.format("C")]
        assert room.decisions()[0].profiles["omar"] == wishes

    dialogue()


ALOUD = {
    "wed is fine for me": [ASKED.format("C")],
    "Dienstag passt": [ASKED.format("B")],
    "mon or tue works": [WHICH],
    "the earliest one please": [ASKED.format("A")],
    "B": ["Your vote is in: B."],
}
TOLD_APART = ("i can't do wednesday", "only mornings", "tuesday is bad", "mondays are best for me")


@pytest.mark.parametrize("apart", TOLD_APART)
def test_under_options_nobody_is_answered_by_what_they_have_told_in_private(apart):
    @in_a_room
    async def dialogue(room):
        options = await at_the_vote(room)
        assert await room.says("omar", apart) != []
        assert {each: await room.says("omar", each, under=options) for each in ALOUD} == ALOUD

    dialogue()


@in_a_room
async def test_one_tap_makes_a_vote_of_it(room):
    options = await at_the_vote(room)
    await room.says("omar", "tuesday is fine for me", under=options)
    await room.clicks("omar", "Count it")
    assert room.decisions()[0].round.ballots["omar"] == OneOption("B")


@both_ways
@pytest.mark.parametrize(
    ("said", "option"),
    [
        ("the earliest one please", "A"),
        ("den spätesten bitte", "C"),
        ("I'd take the latest", "C"),
        ("ich nehm den frühesten", "A"),
        ("tuesday one works for me", "B"),
    ],
)
def test_a_time_may_be_called_by_its_place_among_the_others(said, option, alone):
    assert vote_after(said, alone=alone, held="") == (NOTHING, [ASKED.format(option)])


@both_ways
@pytest.mark.parametrize("said", ["either of the first two", "any of the last two works"])
def test_and_so_may_several(said, alone):
    assert vote_after(said, alone=alone, held="") == (NOTHING, [WHICH])


@both_ways
@pytest.mark.parametrize("said", ["the earlier the better", "not the latest one", "the latest?"])
def test_but_not_by_words_that_are_like_it(said, alone):
    ballot, told = vote_after(said, alone=alone, held="")
    assert ballot == NOTHING
    assert not any("count as your vote" in each for each in told)


@both_ways
@pytest.mark.parametrize(
    "said",
    [
        "im good with A but prefer B",
        "fine with A, prefer B",
        "A geht, B wär mir lieber",
        "mit A kann ich leben, lieber B",
        "happy with A but B is better for me",
        "A ok aber lieber B",
    ],
)
def test_what_is_preferred_is_voted_for_and_not_what_would_do(said, alone):
    assert vote_after(said, alone=alone, held="")[0] == OneOption("B")


@both_ways
@pytest.mark.parametrize(
    "said",
    ["kann leider an keinem davon", "keinen davon schaff ich", "can't do a single one of them"],
)
def test_who_can_make_none_votes_for_none(said, alone):
    assert vote_after(said, alone=alone, held="")[0] == NoneOfThese()

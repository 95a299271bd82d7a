"""What reads like a setting and cannot be one, or limits a list: said → options, and left out."""

import pytest

from tests.conversation.choosing import the_only
from tests.conversation.test_dialogues import in_a_room


@pytest.mark.parametrize(
    ("said", "titles", "left_out"),
    [
        ("lunch? pizza, sushi; proposals open; no pineapple", "Pizza Sushi", "no pineapple"),
        ("tea or coffee, until yesterday", "Tea Coffee", "until yesterday"),
        ("tea or coffee until yesterday", "Tea Coffee", "until yesterday"),
        ("tea or coffee until 25:00", "Tea Coffee", "until 25:00"),
        ("tea or coffee; closes in 3 years", "Tea Coffee", "closes in 3 years"),
        ("tea or coffee; closes in 3 years, secret", "Tea Coffee", "closes in 3 years"),
        ("best editor? vim, emacs, nano; choose up to 2; no ed", "Vim Emacs Nano", "no ed"),
        ("lunch: pizza, sushi, closes noonish", "Pizza Sushi", "closes noonish"),
        ("which? tea, coffee; quorum of all", "Tea Coffee", "quorum of all"),
        ("0 dots: what? tea, coffee", "Tea Coffee", "0 dots"),
        ("1000000 dots: what? tea, coffee", "Tea Coffee", "1000000 dots"),
        ("Essen? Pizza, Sushi; schließt in 3 Jahren", "Pizza Sushi", "schließt in 3 Jahren"),
    ],
)
def test_it_is_said_to_be_left_out_and_is_no_option(said, titles, left_out):
    @in_a_room
    async def plays(room):
        told = await room.says("lena", f"@Convene poll {said}", channel=True)
        choice = the_only(room)
        assert [each.title for each in choice.round.options] == titles.split()
        assert left_out not in choice.terms.subject
        assert f"I left out: “{left_out}”." in " ".join(told)

    plays()


@in_a_room
async def test_what_stands_beside_it_is_taken(room):
    said = "@Convene poll best editor? vim, emacs, nano; choose up to 2; no ed"
    await room.says("lena", said, channel=True)
    assert the_only(room).terms.most == 2


@in_a_room
async def test_one_vote_for_each_is_said_in_german_too(room):
    said = "@Convene poll lunch? pizza, sushi; nur eine Stimme pro Person"
    assert await room.says("lena", said, channel=True) == []
    assert (the_only(room).terms.rule, len(the_only(room).round.options)) == ("plurality", 2)


@pytest.mark.parametrize(
    ("said", "titles"),
    [
        ("which? tea; coffee; no drink", ["Tea", "Coffee", "No drink"]),
        ("which? tea, coffee, no drink", ["Tea", "Coffee", "No drink"]),
        ("which song? Closing Time, Until It Sleeps", ["Closing Time", "Until It Sleeps"]),
        ("wie viele? 6 bis 10 punkte, 11 bis 20 punkte", ["6 bis 10 punkte", "11 bis 20 punkte"]),
    ],
)
def test_what_only_sounds_like_it_stays_on_the_list(said, titles):
    @in_a_room
    async def plays(room):
        await room.says("lena", f"@Convene poll {said}", channel=True)
        assert [each.title for each in the_only(room).round.options] == titles

    plays()


@pytest.mark.parametrize("said", ["5 winners: who? Amy, Bob", "stv 5 winners: who? Amy, Bob"])
def test_more_winners_than_options_are_asked_about(said):
    @in_a_room
    async def plays(room):
        await room.says("lena", f"@Convene poll {said}", channel=True)
        assert not room.decisions()
        assert room.forms[-1][1] == "How many are chosen? 5 of 2 can't be."

    plays()

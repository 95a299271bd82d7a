"""What reads like a setting and cannot be one, or limits a list: said → options, and left out."""

import pytest

from tests.conversation.choosing import offered, the_only
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


@pytest.mark.parametrize(
    "said",
    ["close it last Tuesday", "close it yesterday", "mach gestern zu", "extend until last week"],
)
@pytest.mark.parametrize(
    "asked_for", ["poll pizza or ramen?", "decide where do we eat? thai or pizza"]
)
def test_an_end_that_has_passed_is_said_to_have(said, asked_for):
    @in_a_room
    async def plays(room):
        await room.says("lena", f"@Convene {asked_for}", channel=True)
        [post] = room.shown
        before = the_only(room)
        [told] = await room.says("lena", said, under=post)
        assert told.startswith("That time has passed.")
        assert the_only(room) == before

    plays()


@pytest.mark.parametrize(
    "said", ["only close it once Ines has voted", "wir warten noch auf Ines", "warte auf Omar"]
)
def test_who_wants_to_wait_for_somebody_is_not_offered_to_close(said):
    @in_a_room
    async def plays(room):
        await room.says("lena", "@Convene poll pizza or ramen?", channel=True)
        [post] = room.shown
        [told] = await room.says("lena", said, under=post)
        assert "open until Fri 8 Jan, 17:00" in told
        assert "close" not in offered(room, "lena")

    plays()


@pytest.mark.parametrize("said", ["not secret after all", "doch nicht geheim"])
def test_a_setting_is_taken_back_after_all(said):
    @in_a_room
    async def plays(room):
        await room.says(
            "lena", "@Convene decide secret: where do we eat? thai or pizza", channel=True
        )
        [post] = room.shown
        assert the_only(room).terms.secret
        await room.says("lena", said, under=post)
        assert not the_only(room).terms.secret

    plays()


@pytest.mark.parametrize(
    "said",
    ["don't review it", "no review after all", "don't look at it again", "keine Überprüfung"],
)
def test_a_review_is_taken_back(said):
    @in_a_room
    async def plays(room):
        await room.says("lena", "@Convene decide where do we eat? thai or pizza", channel=True)
        [post] = room.shown
        assert await room.says("lena", said, under=post) == ["No review is set."]
        await room.says("lena", "review it in March", under=post)
        [told] = await room.says("lena", said, under=post)
        assert told == "“Where do we eat?” is not looked at again."
        assert the_only(room).review is None
        assert the_only(room).terms.review_on is None

    plays()


@pytest.mark.parametrize("said", ["Raj is needed", "Raj has to vote", "Raj muss dabei sein"])
def test_somebody_is_needed_in_a_decision_and_a_poll_waits_for_nobody(said):
    @in_a_room
    async def plays(room):
        await room.says("lena", "@Convene decide where do we eat? thai or pizza", channel=True)
        [post] = room.shown
        assert await room.says("lena", said, under=post) == [
            "“Where do we eat?” needs Raj Patel now."
        ]
        assert the_only(room).member("raj").required
        assert "Raj Patel (needed)" in room.shown[post].words
        await room.says("lena", "@Convene poll pizza or ramen?", channel=True)
        [told] = await room.says("lena", said, under=room.latest("options/"))
        assert told.startswith("A poll waits for nobody")

    plays()

"""What begins as a request for a poll: said → what is opened, or asked of its author alone."""

import pytest

from tests.conversation.choosing import the_only
from tests.conversation.test_dialogues import in_a_room


@pytest.mark.parametrize(
    "said",
    [
        "poll stv: who? Amy, Bob, Cleo",
        "poll 12 dots: who? Amy, Bob, Cleo",
        "poll who? Amy, Bob, Cleo (ranked, secret)",
        "Umfrage wer? Amy, Bob, Cleo",
        "decide who: Amy, Bob, Cleo",
    ],
)
def test_it_is_no_vote_in_one_that_has_the_same_options(said):
    @in_a_room
    async def plays(room):
        await room.says("omar", "@Convene poll ranked: who? Amy, Bob, Cleo", channel=True)
        await room.says("lena", f"@Convene {said}", channel=True)
        first, second = room.decisions()
        assert not first.round.ballots
        assert [each.title for each in second.listed] == ["Amy", "Bob", "Cleo"]

    plays()


@in_a_room
async def test_a_title_alone_is_still_a_vote(room):
    await room.says("omar", "@Convene poll who? Amy, Bob, Cleo", channel=True)
    await room.says("lena", "@Convene vote for Bob", channel=True)
    assert list(the_only(room).round.ballots) == ["lena"]


@pytest.mark.parametrize(
    ("said", "slip", "verb", "options"),
    [
        ("/convene polls tea or coffee", "polls", "poll", "Tea\nCoffee"),
        ("@Convene polls tea or coffee", "polls", "poll", "Tea\nCoffee"),
        ("@Convene decid where we go", "decid", "decide", ""),
        ("/convene umfragen Tee oder Kaffee", "umfragen", "umfrage", "Tee\nKaffee"),
    ],
)
def test_a_mistyped_command_is_asked_about_and_opens_nothing(said, slip, verb, options):
    @in_a_room
    async def plays(room):
        await room.says("lena", said, channel=True)
        assert not room.decisions()
        [(who, asked)] = room.forms
        told = (
            f"“{slip}” is nothing that I know. If you mean “{verb}”, it is filled in: send it off."
        )
        assert (who, asked) == ("lena", told)
        _, form = room.opened["lena"]
        assert {each.name: each.value for each in form.fields}["options"] == options
        await room.fills("lena")
        assert the_only(room).terms.subject

    plays()


@pytest.mark.parametrize("said", ["@Convene pool or beach?", "@Convene polls, darts or chess?"])
def test_a_word_of_its_own_is_no_slip(said):
    @in_a_room
    async def plays(room):
        await room.says("lena", said, channel=True)
        assert not room.forms

    plays()


@in_a_room
async def test_who_wants_something_is_asked_of_each(room):
    await room.says("lena", "/convene poll who wants pizza?", channel=True)
    assert [each.title for each in the_only(room).round.options] == ["Yes", "No"]


@pytest.mark.parametrize(
    ("said", "rhythm"),
    [
        ("@Convene every month on the 1st: poll retro topic A or B?", "every month on the 1st"),
        ("@Convene every 3 weeks poll tea or coffee", "every 3 weeks"),
        ("@Convene every quarter: decide which book", "every quarter"),
        ("@Convene once a month: poll tea or coffee", "once a month"),
        ("@Convene poll tea or coffee, every month", "every month"),
        ("/convene poll every week: tea or coffee", "every week"),
        ("@Convene jeden Monat am 1.: Umfrage Tee oder Kaffee", "jeden Monat am 1."),
    ],
)
def test_how_often_is_answered_with_what_can_be(said, rhythm):
    @in_a_room
    async def plays(room):
        [told] = await room.says("lena", said, channel=True)
        assert told.startswith(f"“{rhythm}” is more than I can: I ask again on days of the week")
        assert not room.decisions()
        assert not room.shown

    plays()


@pytest.mark.parametrize(
    ("said", "titles"),
    [
        ("how often do we meet? every week, every month", ["Every week", "Every month"]),
        ("what do we do every month? yoga, chess", ["Yoga", "Chess"]),
    ],
)
def test_what_is_asked_about_how_often_asks_once(said, titles):
    @in_a_room
    async def plays(room):
        await room.says("lena", f"@Convene poll {said}", channel=True)
        assert [each.title for each in the_only(room).round.options] == titles

    plays()


@pytest.mark.parametrize(
    ("said", "slip", "verb"),
    [
        ("/convene pol tea or coffee?", "pol", "poll"),
        ("@Convene decied where do we eat? thai or pizza", "decied", "decide"),
    ],
)
def test_what_is_opened_by_a_word_that_went_astray_says_for_what_it_was_taken(said, slip, verb):
    @in_a_room
    async def plays(room):
        told = await room.says("lena", said, channel=True)
        assert told[0] == f"I took “{slip}” for “{verb}”; “cancel it” calls it off."
        assert the_only(room).terms.subject

    plays()

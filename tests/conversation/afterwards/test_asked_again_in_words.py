"""A decision that is to be asked again: said → at once, every so often, or on a day to come."""

import pytest

from orchestration.kinds.series.state import Series
from tests.conversation.afterwards.test_later import decided_on_pizza
from tests.conversation.choosing import polled, the_only
from tests.conversation.room import Room
from tests.conversation.test_dialogues import in_a_room

REPEATS = "What is asked already can't repeat."
REVIEWED = "I'll ask about “Pizza, sushi or salad?” on {} whether it still holds."


async def said_below(room: Room, said, who="lena"):
    """Have its organiser say something below what was decided, or to the bot."""
    await decided_on_pizza(room)
    if said.startswith("@"):
        return await room.says(who, said, channel=True)
    return await room.says(who, said, under=room.latest("options/"))


def series(room):
    found = (room.store.session(each) for each in room.store.sessions())
    return [each for each in found if isinstance(each, Series)]


@pytest.mark.parametrize(
    "said",
    [
        "ask this again every Friday at 10",
        "@Convene ask that again every Friday at 10",
        "repeat this every Friday at 10",
        "frag das jeden Freitag um 10 nochmal",
        "@Convene frag das bitte jeden Freitag um 10 wieder",
        "wiederhole das jeden Freitag um 10",
    ],
)
def test_every_so_often_it_is_asked_then_and_not_at_once(said):
    @in_a_room
    async def says(room):
        await said_below(room, said)
        [one] = series(room)
        assert [each.value for each in one.rhythm.days] == ["fri"]
        assert one.rhythm.start.hour == 10
        assert [each.title for each in one.asks.options] == ["Pizza", "Sushi", "Salad"]
        assert len(room.decisions()) == 1
        await room.later(days=1, hours=2)
        assert len(room.decisions()) == 2

    says()


@pytest.mark.parametrize(
    ("said", "day"),
    [
        ("ask again in two weeks", "Thu 21 Jan 2027"),
        ("@Convene ask this again in two weeks", "Thu 21 Jan 2027"),
        ("ask that again on Monday", "Mon 11 Jan 2027"),
        ("frag in zwei Wochen nochmal", "Thu 21 Jan 2027"),
        ("@Convene frag das in zwei Wochen noch mal", "Thu 21 Jan 2027"),
        ("frag uns am Montag wieder", "Mon 11 Jan 2027"),
    ],
)
def test_on_a_day_to_come_it_is_looked_at_again_and_not_asked_at_once(said, day):
    @in_a_room
    async def says(room):
        assert await said_below(room, said) == [REVIEWED.format(day)]
        assert len(room.decisions()) == 1

    says()


@pytest.mark.parametrize(
    "said",
    [
        "frag Raj am Freitag nochmal",
        "frag sie am Freitag nochmal",
        "wir treffen uns jeden Freitag um 10",
        "jeden Freitag um 10 gibt es Pizza",
        "we asked this again every Friday",
        "don't ask this again every Friday",
    ],
)
def test_what_orders_no_such_thing_asks_nothing(said):
    @in_a_room
    async def says(room):
        await said_below(room, said)
        assert (len(room.decisions()), series(room)) == (1, [])
        assert the_only(room).review is None

    says()


@pytest.mark.parametrize("said", ["ask that again", "frag das nochmal", "same again"])
def test_without_a_day_to_come_it_is_asked_at_once(said):
    @in_a_room
    async def says(room):
        await said_below(room, said)
        assert len(room.decisions()) == 2

    says()


@pytest.mark.parametrize(
    "said",
    [
        "same again next week",
        "same meeting next week pls",
        "same again for next week",
        "nochmal dasselbe nächste woche",
    ],
)
@pytest.mark.parametrize(("press", "many"), [("Ask now", 2), ("Ask then", 1)])
def test_for_a_day_to_come_it_is_asked_whether_now_or_then(said, press, many):
    @in_a_room
    async def says(room):
        [told] = await said_below(room, said)
        assert told == (
            "“Pizza, sushi or salad?” again: shall I ask everyone now? Or I ask here on "
            "Mon 11 Jan 2027 whether it still holds."
        )
        assert len(room.decisions()) == 1
        await room.clicks("lena", press)
        first, *again = room.decisions()
        assert 1 + len(again) == many
        assert bool(first.review) is (many == 1)

    says()


def test_who_organises_nothing_is_asked_for_now_alone():
    @in_a_room
    async def says(room):
        [told] = await said_below(room, "same again next week", who="omar")
        assert told.endswith("shall I ask everyone now?")
        await room.clicks("omar", "Ask now")
        assert len(room.decisions()) == 2

    says()


@pytest.mark.parametrize(
    "said", ["ask this again every Friday at 10", "frag das jeden Freitag um 10 nochmal"]
)
def test_what_goes_on_cannot_repeat_and_says_so(said):
    @in_a_room
    async def says(room):
        options = await polled(room)
        [told] = await room.says("lena", said, under=options)
        assert told.startswith(REPEATS)
        assert series(room) == []

    says()


@pytest.mark.parametrize(
    ("said", "repeats"),
    [
        ("@Convene poll pizza or sushi? ask again in two weeks", False),
        ("@Convene Umfrage: Pizza oder Sushi? frag in zwei Wochen nochmal", False),
        ("@Convene poll pizza or sushi? ask this again every Friday at 10", True),
        ("@Convene Umfrage: Pizza oder Sushi? frag das jeden Freitag um 10 nochmal", True),
    ],
)
def test_a_request_says_it_too(said, repeats):
    @in_a_room
    async def says(room):
        await room.says("lena", said, channel=True)
        if repeats:
            [one] = series(room)
            assert [each.title for each in one.asks.options] == ["Pizza", "Sushi"]
        else:
            choice = the_only(room)
            assert [each.title for each in choice.listed] == ["Pizza", "Sushi"]
            assert str(choice.terms.review_on) == "2027-01-21"

    says()


@pytest.mark.parametrize(
    ("said", "options"),
    [
        ("ask that again, but with ramen added", "Pizza/Sushi/Salad/Ramen"),
        ("frag das nochmal, … mit ramen dazu", "Pizza/Sushi/Salad/Ramen"),
        ("ask again with ramen as an option", "Pizza/Sushi/Salad/Ramen"),
        ("can we ask that again plus ramen and tacos?", "Pizza/Sushi/Salad/Ramen/Tacos"),
        ("same again, but add ramen", "Pizza/Sushi/Salad/Ramen"),
        ("@Convene frag das nochmal, diesmal mit 3 Wochen dazu", "Pizza/Sushi/Salad/3 Wochen"),
        ("ask that again without pizza", "Sushi/Salad"),
        ("frag das nochmal ohne salat", "Pizza/Sushi"),
        ("ask that again with ramen, without pizza", "Sushi/Salad/Ramen"),
        ("frag das nochmal, nächste woche, mit ramen dazu", "Pizza/Sushi/Salad/Ramen"),
    ],
)
def test_with_another_list_the_dialog_has_it(said, options):
    @in_a_room
    async def says(room):
        [told] = await said_below(room, said)
        assert told.startswith("“Pizza, sushi or salad?” again, with")
        assert len(room.decisions()) == 1
        await room.clicks("lena", "Ask again …")
        _, form = room.opened["lena"]
        assert next(each.value for each in form.fields if each.name == "options").split(
            "\n"
        ) == options.split("/")
        await room.fills("lena")
        assert len(room.decisions()) == 2

    says()


@pytest.mark.parametrize(
    ("said", "told", "terms"),
    [
        ("ask that again, but secret this time", "Secret.", {"secret": True}),
        ("@Convene ask that again, but secret", "Secret.", {"secret": True}),
        ("nochmal das gleiche, diesmal geheim", "Secret.", {"secret": True}),
        ("frag das bitte nochmal, aber anonym", "Secret.", {"secret": True}),
        ("das gleiche nochmal, geheim bitte", "Secret.", {"secret": True}),
        (
            "same again, this time ranked",
            "Put in order, first places weigh most (ranked).",
            {"rule": "ranked", "last_rule": "ranked"},
        ),
        (
            "same again but ranked and secret",
            "Put in order, first places weigh most (ranked), secret.",
            {"rule": "ranked", "secret": True},
        ),
        ("let's do that again, at least 3 have to vote", "At least 3 votes.", {"quorum": 3}),
    ],
)
def test_how_it_is_to_be_taken_this_time_holds_from_the_start(said, told, terms):
    @in_a_room
    async def says(room):
        assert await said_below(room, said) == [
            f"I'm asking “Pizza, sushi or salad?” again. {told}"
        ]
        again = room.decisions()[-1].terms
        assert {name: getattr(again, name) for name in terms} == terms

    says()


@pytest.mark.parametrize(
    ("said", "left"),
    [
        ("ask that again, but nicely", "nicely"),
        ("ask again with 2 rounds", "with 2 rounds"),
        ("ask that again with omar", "Omar"),
    ],
)
def test_what_a_copy_does_not_take_is_named_before_it_is_asked(said, left):
    @in_a_room
    async def says(room):
        [told] = await said_below(room, said)
        first = "“Pizza, sushi or salad?” again: the dialog asks once you send it."
        assert told == f"{first} I left out: “{left}”."
        assert len(room.decisions()) == 1
        await room.clicks("lena", "Ask again …")
        await room.fills("lena")
        assert len(room.decisions()) == 2

    says()


@pytest.mark.parametrize(
    "said", ["same again but with ramen, and secret", "frag das nochmal, aber mit ramen und geheim"]
)
def test_the_dialog_has_both_what_is_on_the_list_and_how_it_is_taken(said):
    @in_a_room
    async def says(room):
        [told] = await said_below(room, said)
        assert told.endswith("asks once you send it. Secret.")
        await room.clicks("lena", "Ask again …")
        _, form = room.opened["lena"]
        assert form.words == "Secret. All else stays as it was."
        await room.fills("lena")
        again = room.decisions()[-1]
        assert [each.title for each in again.listed] == ["Pizza", "Sushi", "Salad", "Ramen"]
        assert again.terms.secret

    says()


def test_for_a_day_to_come_the_dialog_has_how_it_is_taken():
    @in_a_room
    async def says(room):
        [told] = await said_below(room, "ask that again next week, but secret")
        assert told.endswith("Secret. It can't wait for a day by itself.")
        assert len(room.decisions()) == 1
        await room.clicks("lena", "Ask again …")
        await room.fills("lena")
        assert room.decisions()[-1].terms.secret

    says()


def test_more_votes_than_there_are_people_are_refused_at_once():
    @in_a_room
    async def says(room):
        [told] = await said_below(room, "ask that again, but at least 40 have to vote")
        assert told.startswith("At least 40 votes can't be reached:")
        assert len(room.decisions()) == 1

    says()

"""Once a time stands: a yes that picks nothing, a no that means all is well, and who else comes."""

import pytest

from tests.conversation.test_dialogues import asked, decided, in_a_room

MOVES = "can we move it?"


@pytest.mark.parametrize("said", ["ja bitte", "yes please", "yes", "ok"])
def test_a_yes_to_what_has_several_answers_is_asked_which(said):
    @in_a_room
    async def says(room):
        await decided(room)
        await room.says("omar", MOVES)
        [told] = await room.says("omar", said)
        assert told.startswith("Which one: “Only then” or ")
        [told] = await room.says("omar", "only then")
        assert told.startswith("Lena Vogt knows now.")

    says()


@pytest.mark.parametrize(
    "said",
    [
        "sorry no thats fine i can come",
        "no i can come",
        "nah all good",
        "nein, passt doch, ich kann kommen",
        "ne sorry, ich kann kommen",
    ],
)
def test_a_no_with_which_somebody_comes_changes_nothing(said):
    @in_a_room
    async def says(room):
        await decided(room)
        await room.says("omar", MOVES)
        assert await room.says("omar", said) == [
            "You are in “hiring” as it is, so nothing changes."
        ]
        assert not [who for who, words in room.told if who == "lena" and "can't come" in words]

    says()


@pytest.mark.parametrize("said", ["ich kann", "hm ich kann", "I can", "doch, ich kann"])
def test_who_can_come_to_what_stands_hears_that_they_are_in(said):
    @in_a_room
    async def says(room):
        await decided(room)
        assert await room.says("omar", said) == [
            "You are in “hiring” as it is, so nothing changes."
        ]
        for other in ("I can see it", "can I bring cake?", "ich kann dienstag", "thanks, perfect"):
            assert "as it is" not in " ".join(await room.says("omar", other))

    says()


@in_a_room
async def test_a_bare_no_leaves_it_as_it_is(room):
    await decided(room)
    await room.says("omar", MOVES)
    assert await room.says("omar", "no") == ["It stays as it is, then."]


@in_a_room
async def test_a_no_with_which_somebody_does_not_come_is_told_to_who_asked(room):
    await decided(room)
    await room.says("omar", MOVES)
    [told] = await room.says("omar", "no i can't come")
    assert told.startswith("Lena Vogt knows now that you can't come")


@pytest.mark.parametrize(
    "said", ["the other Thursday", "how about the other thursday?", "den anderen donnerstag bitte"]
)
def test_another_day_of_that_name_is_another_time(said):
    @in_a_room
    async def says(room):
        await decided(room)
        [told] = await room.says("lena", said)
        assert "Shall I look for a new time" in told
        [told] = await room.says("omar", said)
        assert "Only Lena Vogt can look for another time." in told

    says()


@pytest.mark.parametrize(
    "said",
    [
        "@raj should be there too",
        "@raj sollte auch dabei sein",
        "add @raj too",
        "raj should come too",
    ],
)
def test_nobody_is_added_to_what_stands_and_both_hear_why(said):
    @in_a_room
    async def says(room):
        await decided(room)
        nobody = "“hiring” is decided: I ask nobody more about it."
        assert await room.says("lena", said) == [
            f"{nobody} Pass the invite on to them; here it is."
        ]
        assert await room.says("omar", said) == [f"{nobody} Who else comes is up to Lena Vogt."]

    says()


@pytest.mark.parametrize("said", ["lets do it online", "machen wir das online"])
def test_who_has_it_held_elsewhere_hears_that_no_place_is_kept(said):
    @in_a_room
    async def says(room):
        await decided(room)
        [told] = await room.says("lena", said)
        assert told.endswith("I know of no room or link, and book none.")
        [told] = await room.says("omar", said)
        assert told.endswith("I know of no room or link; Lena Vogt asked for it.")

    says()


@pytest.mark.parametrize(
    "said",
    [
        "bin nächste woche im urlaub, macht ohne mich",
        "im on vacation next week, go ahead without me",
        "sorry, on holiday next week, do it without me pls",
        "urlaub nächste woche! plant ohne mich",
    ],
)
def test_who_is_away_all_week_and_has_others_go_on_is_offered_to_leave(said):
    @in_a_room
    async def says(room):
        await asked(room)
        [told] = await room.says("omar", said)
        assert "Count me out" in str(room.seen["omar"][-1]) or "without you" in told
        assert "omar" not in room.decisions()[0].answered

    says()


@in_a_room
async def test_who_is_away_on_one_day_has_wished(room):
    await asked(room)
    [told] = await room.says("omar", "i'm away on monday, go ahead without me")
    assert "can't do Mon" in told

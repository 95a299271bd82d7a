"""Workshops with so many places each: who has one where, who waits, and who would be elsewhere."""

import pytest

from tests.conversation.choosing import the_only
from tests.conversation.test_dialogues import in_a_room

WORKSHOPS = "/convene poll workshops: pottery (2 places), climbing (2 places), cooking (1 place)"


async def chosen(room, asked=WORKSHOPS, **votes):
    """Who votes for what, in this order."""
    await room.says("lena", asked, channel=True)
    for who, letter in (votes or {"omar": "A", "dana": "A", "raj": "A", "ines": "B"}).items():
        await room.says(who, letter, under=room.latest("options/"))


async def given(room, asked=WORKSHOPS, **votes):
    """The places are given; returns the outcome in lines."""
    await chosen(room, asked, **votes)
    await room.closes("lena")
    return shown(room)


def shown(room):
    return room.shown[room.latest("outcome")].words.splitlines()


def votes_of(room):
    ballots = the_only(room).round.ballots
    return {who: "".join(each.yes) for who, each in ballots.items()}


@in_a_room
async def test_the_outcome_says_who_is_where_what_is_free_and_who_waits(room):
    assert await given(room) == [
        "Workshops: Pottery and Climbing.",
        "Pottery, 2 of 2 taken: Omar Haddad and Dana Reed; waiting: Raj Patel.",
        "Climbing, 1 of 2 taken: Inês Costa; 1 place free.",
        "Cooking, 0 of 1 taken; 1 place free.",
        "4 voted. Places went to those who voted first.",
    ]
    told = dict(room.told)
    assert told["omar"] == "“Workshops”: you have a place in Pottery."
    assert told["raj"] == (
        "“Workshops”: Pottery is full (2 of 2); you are number 1 on the waiting list, and hear "
        "from me when you move up. Free by now: Climbing (1 place) and Cooking (1 place)."
    )


@in_a_room
async def test_the_vote_says_that_places_are_given_and_seen(room):
    await chosen(room)
    asks = "choose each in which you want a place; places go to who votes first, and all see who"
    assert asks in room.shown[room.latest("options/")].words


@in_a_room
async def test_of_a_secret_vote_all_see_how_many_and_each_their_own(room):
    lines = await given(room, f"{WORKSHOPS}; secret")
    assert lines[1:3] == [
        "Pottery, 2 of 2 taken; waiting: 1.",
        "Climbing, 1 of 2 taken; 1 place free.",
    ]
    assert ("ines", "“Workshops”: you have a place in Climbing.") in room.told


@in_a_room
async def test_what_all_go_to_has_one_winner_and_its_places(room):
    asked = "/convene poll where do we eat: Nove (2 places), Noodles (3 places)"
    lines = await given(room, asked, omar="A", dana="A", raj="A")
    assert lines[:2] == [
        "Where do we eat: Nove.",
        "Nove, 2 of 2 taken: Omar Haddad and Dana Reed; waiting: Raj Patel.",
    ]
    assert ("omar", "“Where do we eat” is settled: Nove. You have a place.") in room.told


@in_a_room
async def test_the_outcome_and_the_record_go_with_who_leaves(room):
    await given(room)
    await room.says("omar", "I have to drop out")
    assert shown(room)[1] == "Pottery, 2 of 2 taken: Dana Reed and Raj Patel."
    assert ("raj", "A place is free: you are in for Pottery.") in room.told
    [told] = await room.says("lena", "how was that decided?", under=room.latest("outcome"))
    assert "Pottery, 2 of 2 taken: Dana Reed and Raj Patel." in told


@in_a_room
async def test_a_changed_vote_keeps_its_turn_for_what_it_still_names(room):
    await chosen(room)
    await room.says("omar", "A and C", under=room.latest("options/"))
    await room.closes("lena")
    assert shown(room)[1].startswith("Pottery, 2 of 2 taken: Omar Haddad and Dana Reed;")


SWITCHES = [
    "swap me from pottery to climbing",
    "can I switch to climbing?",
    "can i switch to the climbing workshop",
    "please move me to climbing",
    "I'd like to change from pottery to climbing",
    "kann ich zu climbing wechseln?",
    "ich möchte von pottery zu climbing wechseln",
    "tausch mich von pottery zu climbing",
]


@pytest.mark.parametrize("said", SWITCHES)
@pytest.mark.parametrize("private", [False, True])
def test_who_would_be_elsewhere_votes_for_that(said, private):
    @in_a_room
    async def plays(room):
        await chosen(room)
        under = None if private else room.latest("options/")
        assert await room.says("omar", said, under=under) == ["Your vote is in: B."]
        assert votes_of(room) == {"dana": "A", "raj": "A", "ines": "B", "omar": "B"}
        words = "“Workshops”: a place is free. As it stands you are in for Pottery."
        assert ("raj", words) in room.told

    plays()


@pytest.mark.parametrize("said", SWITCHES)
def test_who_would_be_elsewhere_after_the_end_is_there_where_it_is_free(said):
    @in_a_room
    async def plays(room):
        await given(room)
        told = await room.says("omar", said)
        assert told == ["You are in for Climbing now."]
        assert shown(room)[1:3] == [
            "Pottery, 2 of 2 taken: Dana Reed and Raj Patel.",
            "Climbing, 2 of 2 taken: Inês Costa and Omar Haddad.",
        ]

    plays()


@pytest.mark.parametrize("said", ["switch me to pottery", "kann ich zu pottery wechseln?"])
def test_nobody_loses_a_place_for_one_that_is_full(said):
    @in_a_room
    async def plays(room):
        await chosen(room, omar="A", dana="A", ines="B")
        told = await room.says("ines", said)
        assert told[0] == "Your vote is in: A and B."
        await room.closes("lena")
        assert await room.says("ines", "am I in?") == [
            "Yes: you are in for Climbing. You are number 1 on the waiting list for Pottery."
        ]
        await room.says("omar", "take me off pottery")
        words = "A place is free: you are in for Pottery."
        beside = "You have one in Climbing too; give back what you don't need."
        assert ("ines", f"{words} {beside}") in room.told
        await room.says("ines", "take me off climbing")
        assert await room.says("ines", "am I in?") == ["Yes: you are in for Pottery."]

    plays()


@pytest.mark.parametrize("said", ["put me down for climbing", "trag mich bei climbing ein"])
def test_who_comes_late_takes_what_is_free(said):
    @in_a_room
    async def plays(room):
        await given(room)
        assert await room.says("lena", said) == ["You are in for Climbing now."]

    plays()


SWAPS = [
    "swap with Omar",
    "can I swap places with omar?",
    "omar and I want to swap",
    "tausch mit Omar",
    "kann ich mit omar tauschen?",
    "omar und ich wollen tauschen",
]


@pytest.mark.parametrize("said", SWAPS)
@pytest.mark.parametrize("is_over", [False, True])
def test_two_swap_once_both_say_so(said, is_over):
    @in_a_room
    async def plays(room):
        await (given if is_over else chosen)(room)
        told = await room.says("ines", said)
        assert told == ["I have asked Omar Haddad; you hear from me what they say."]
        asked = "Inês Costa would give you their place in Climbing for yours in Pottery."
        assert room.told[-1] == ("omar", f"“Workshops”: {asked}")
        await room.clicks("omar", "Swap")
        assert ("ines", "Swapped with Omar Haddad: Pottery is yours now.") in room.told
        if not is_over:
            await room.closes("lena")
        assert [line.split(": ")[-1] for line in shown(room)[1:3]] == [
            "Raj Patel.",
            "Omar Haddad; 1 place free.",
        ]
        assert "taken: Inês Costa and Dana Reed;" in shown(room)[1]

    plays()


@in_a_room
async def test_who_keeps_their_place_says_so(room):
    await given(room)
    await room.says("ines", "swap with omar")
    await room.clicks("omar", "Keep mine")
    assert ("ines", "Omar Haddad keeps their place.") in room.told
    assert "Omar Haddad" in shown(room)[1]


@in_a_room
async def test_a_swap_in_an_open_vote_tells_nothing_of_who_has_none(room):
    await chosen(room, ines="B")
    told = await room.says("ines", "swap with omar")
    assert told == ["I have asked Omar Haddad; you hear from me what they say."]
    assert not any(who == "omar" and "swap" in words for who, words in room.told)


@pytest.mark.parametrize(
    "said", ["let's swap pottery for something else next year", "I can't swap", "swap the pizzas"]
)
def test_what_only_sounds_like_a_move_changes_nothing(said):
    @in_a_room
    async def plays(room):
        await chosen(room)
        before = votes_of(room)
        await room.says("omar", said, under=room.latest("options/"))
        assert votes_of(room) == before

    plays()


@pytest.mark.parametrize(
    "said",
    [
        "give my place to raj",
        "I give my spot to Raj",
        "raj can have my place",
        "Raj can take my seat in pottery",
        "Gib meinen Platz an Raj",
        "Raj soll meinen Platz haben",
        "ich überlasse Raj meinen Platz",
    ],
)
@pytest.mark.parametrize("is_over", [False, True])
def test_who_gives_a_place_away_has_it_until_the_other_takes_it(said, is_over):
    @in_a_room
    async def plays(room):
        await (given if is_over else chosen)(room)
        told = await room.says("omar", said)
        assert told == ["I have asked Raj Patel; you hear from me what they say."]
        assert await room.says("omar", said) == told
        asked = [words for who, words in room.told if who == "raj" and "would give" in words]
        assert asked == ["“Workshops”: Omar Haddad would give you their place in Pottery."]
        await room.clicks("raj", "Take it")
        assert ("omar", "Raj Patel has your place now.") in room.told
        assert room.told[-1] == ("raj", "Pottery is yours now.")
        if not is_over:
            await room.closes("lena")
        taken = shown(room)[1]
        assert "Raj Patel" in taken.partition("waiting")[0]
        assert "Omar Haddad" not in taken

    plays()


@in_a_room
async def test_who_does_not_take_a_place_leaves_it_where_it_is(room):
    await given(room)
    await room.says("omar", "give my place to raj")
    assert await room.says("raj", "no") == ["Noted: you don't take it."]
    assert ("omar", "Raj Patel doesn't take your place; it stays yours.") in room.told
    assert "Omar Haddad" in shown(room)[1]


@in_a_room
async def test_a_place_for_nobody_by_name_is_given_back(room):
    await given(room)
    assert await room.says("omar", "give my place back") == ["Your place is given back."]


@pytest.mark.parametrize("is_over", [False, True])
def test_who_waits_can_ask_for_the_place_of_another_who_waits_then(is_over):
    @in_a_room
    async def plays(room):
        await (given if is_over else chosen)(room)
        await room.says("raj", "swap with omar")
        asked = (
            "Raj Patel would give you number 1 on the waiting list for Pottery for your place in "
            "Pottery."
        )
        assert room.told[-1] == ("omar", f"“Workshops”: {asked}")
        await room.clicks("omar", "Swap")
        number = "you are number 1 on the waiting list for Pottery."
        assert room.told[-2:] == [
            ("raj", "Swapped with Omar Haddad: Pottery is yours now."),
            ("omar", f"Swapped: {number}"),
        ]
        if not is_over:
            await room.closes("lena")
        assert "waiting: Omar Haddad" in shown(room)[1]

    plays()


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("am I in pottery?", "Yes: you are in for Pottery."),
        ("am I in the pottery workshop?", "Yes: you are in for Pottery."),
        ("bin ich bei Pottery dabei?", "Yes: you are in for Pottery."),
        ("am I in climbing?", "No: you have no place in Climbing; you are in for Pottery."),
        ("which workshop am I in?", "Yes: you are in for Pottery."),
        ("in welchem Workshop bin ich?", "Yes: you are in for Pottery."),
        ("what am I signed up for?", "Yes: you are in for Pottery."),
    ],
)
@pytest.mark.parametrize("in_thread", [False, True])
def test_who_asks_where_they_are_is_told(said, told, in_thread):
    @in_a_room
    async def plays(room):
        await given(room)
        under = room.latest("outcome") if in_thread else None
        assert await room.says("omar", said, under=under) == [told]

    plays()


@pytest.mark.parametrize(
    "said",
    ["who is ahead of me?", "how many are before me on the waiting list?", "wie viele vor mir?"],
)
def test_who_waits_is_told_their_number(said):
    @in_a_room
    async def plays(room):
        await given(room)
        assert await room.says("raj", said) == [
            "Not yet: you are number 1 on the waiting list for Pottery."
        ]

    plays()

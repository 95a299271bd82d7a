"""The organiser gives more time and says why; what repeats is stopped, however it is called."""

import pytest

from tests.conversation.choosing import the_only
from tests.conversation.test_dialogues import at_the_vote, in_a_room

ASKED = "@Convene poll lunch: thali, ramen, until tomorrow 12"


@pytest.mark.parametrize(
    "said",
    [
        "doch bis morgen 17 uhr, sonst schafft dana es nich",
        "mach doch bis morgen 17 uhr, sonst kann dana nicht abstimmen",
        "doch bis morgen 17 uhr weil raj unterwegs ist",
        "actually until tomorrow 5pm, otherwise raj can't vote",
        "make it until tomorrow 5pm because raj is travelling",
        "no wait, until tomorrow 5pm (or else dana misses it)",
    ],
)
@pytest.mark.parametrize("private", [False, True])
def test_more_time_is_given_with_its_reason(said, private):
    @in_a_room
    async def plays(room):
        await room.says("lena", ASKED, channel=True)
        under = None if private else room.latest("options/")
        told = await room.says("lena", said, under=under)
        assert told == ["“Lunch”: decided by Fri 8 Jan, 17:00."]

    plays()


@pytest.mark.parametrize(
    ("who", "said"),
    [
        ("omar", "doch bis morgen 17 uhr, sonst schafft dana es nich"),
        ("lena", "bis morgen 17 uhr bin ich weg"),
        ("lena", "i'm travelling until tomorrow 5pm, otherwise i'd cook"),
    ],
)
def test_what_is_no_order_of_the_organiser_changes_no_end(who, said):
    @in_a_room
    async def plays(room):
        await room.says("lena", ASKED, channel=True)
        before = the_only(room).closes_at
        await room.says(who, said, under=room.latest("options/"))
        assert the_only(room).closes_at == before

    plays()


STOPPED = "“Where we have lunch” is asked no more by itself."


@pytest.mark.parametrize(
    "said",
    [
        "und stopp das mit jede woche bitte",
        "lass das mit jeder woche bitte",
        "bitte nicht mehr jede woche",
        "stopp die serie",
        "beende die serie bitte",
        "and stop that weekly thing pls",
        "please no more every week",
    ],
)
def test_what_repeats_is_stopped(said):
    @in_a_room
    async def plays(room):
        await room.says(
            "lena", "@Convene every thursday at 10 decide where we have lunch", channel=True
        )
        assert await room.says("lena", f"@Convene {said}", channel=True) == [STOPPED]

    plays()


@pytest.mark.parametrize(
    "said",
    [
        "jede woche montags kann ich nicht",
        "ich kann nicht mehr jede woche",
        "I can't make every week",
        "don't stop that weekly thing",
    ],
)
def test_who_only_speaks_of_weeks_stops_nothing(said):
    @in_a_room
    async def plays(room):
        await room.says(
            "lena", "@Convene every thursday at 10 decide where we have lunch", channel=True
        )
        assert STOPPED not in await room.says("lena", said)

    plays()


ENDS = (
    "You are asked nothing just now. “Where we have lunch” will be asked again; “stop repeating” "
    "ends that, for everybody."
)


@pytest.mark.parametrize(
    "said", ["stop that", "don't ask me that again", "frag mich das nicht mehr"]
)
def test_who_wants_to_hear_no_more_of_what_repeats_is_told_how_it_ends(said):
    @in_a_room
    async def plays(room):
        words = "@Convene every thursday at 10 decide where we have lunch"
        await room.says("lena", words, channel=True)
        assert await room.says("omar", said) == [ENDS]

    plays()


@in_a_room
async def test_more_time_for_a_vote_ends_half_an_hour_before_its_first_option_at_most(room):
    await at_the_vote(room)  # the first is on Monday the 11th at 14:00, whose vote ends on Friday
    told = [(await room.says("lena", "give them more time"))[0] for _ in range(3)]
    assert told == [
        "“hiring”: I wait until Mon 11 Jan, 10:00.",
        "“hiring”: I wait until Mon 11 Jan, 13:30.",
        (
            "That is no more time than there is. It is open until Mon 11 Jan, 13:30; "
            "“Close it at …” makes it shorter."
        ),
    ]
    assert f"{the_only(room).closes_at:%d %H:%M %Z}" == "11 13:30 CET"

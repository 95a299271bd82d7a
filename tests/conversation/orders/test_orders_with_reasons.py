"""Orders with a reason or a question beside them, and places asked for in several sentences."""

import pytest

from tests.conversation.choosing import polled, the_only
from tests.conversation.test_dialogues import in_a_room

PLACES = (
    "@Convene offsite, everyone picks one: climbing (2 places), pottery (2 places), tour (3 places)"
)


@pytest.mark.parametrize(
    "said",
    [
        "mach jetzt schon zu, ich muss die einreichen",
        "close it now, I have to hand them in",
        "mach zu, wer fehlt noch?",
    ],
)
def test_who_closes_may_say_why_or_ask_beside_it(said):
    @in_a_room
    async def plays(room):
        under = await polled(room)
        [told] = await room.says("lena", said, under=under)
        assert told.startswith("Close “")
        assert any("close-now" in str(layout) for _, layout in room.seen["lena"])

    plays()


@in_a_room
async def test_who_waits_longer_may_say_why(room):
    under = await polled(room)
    said = "verlänger mal bis montag 12 uhr, bin morgen nicht da"
    [told] = await room.says("lena", said, under=under)
    assert "Mon 11 Jan, 12:00" in told


async def at_the_places(room):
    await room.says("lena", PLACES, channel=True)
    under = room.latest("options/")
    for who, said in {"raj": "climbing!!! first", "dana": "climbing for me too pls"}.items():
        await room.says(who, said, under=under)
    return under


@in_a_room
async def test_who_asks_what_is_free_may_say_where_else(room):
    under = await at_the_places(room)
    said = "how many spots left in climbing and who's in? if none put me in pottery"
    [told] = await room.says("lena", said, under=under)
    assert "Climbing is full (2 of 2)" in told
    assert "Climbing: 2 of 2 taken (Raj Patel and Dana Reed)" in told
    assert told.endswith("Your vote is in: B.")
    [told] = await room.says(
        "omar", "how many spots left in pottery? if none put me in tour", under=under
    )
    assert "omar" not in the_only(room).round.ballots


@in_a_room
async def test_who_would_wait_where_only_one_place_is_theirs_keeps_it(room):
    under = await at_the_places(room)
    await room.says("omar", "pottery", under=under)
    [told] = await room.says(
        "omar", "ugh my shoulder. swap me from pottery to climbing", under=under
    )
    assert told == (
        "Climbing is full (2 of 2). You would be number 1 on the waiting list. Your vote stays: B."
    )


@in_a_room
async def test_who_closes_hears_who_has_a_place_where(room):
    under = await at_the_places(room)
    [told] = await room.says("lena", "mach zu, wer ist jetzt wo?", under=under)
    asked, *who = told.split("\n")
    assert "2 of 5 have voted; Climbing: 2 of 2 taken (Raj Patel and Dana Reed)." in asked
    assert "it would be" not in asked
    assert who[0] == "Climbing: 2 of 2 taken (Raj Patel and Dana Reed)."


@pytest.mark.parametrize(
    ("said", "swaps"), [("jaja mach nur", True), ("sure", True), ("nö", False)]
)
def test_a_swap_is_answered_in_words(said, swaps):
    @in_a_room
    async def plays(room):
        under = await at_the_places(room)
        await room.says("ines", "pottery", under=under)
        await room.closes("lena")
        await room.says("raj", "kann ich mit ines tauschen? ihr pottery gegen mein klettern")
        told = await room.says("ines", said)
        assert ("Swapped: Climbing is yours now." in told) is swaps
        assert ("You keep your place." in told) is not swaps

    plays()


@in_a_room
async def test_what_repeats_is_stopped_by_what_it_is_called(room):
    await room.says(
        "lena", "@Convene jeden freitag um 10: wo essen wir? mensa, döner", channel=True
    )
    said = "@Convene hör mit der mittagsabstimmung auf, wir haben jetzt ne kantine"
    [told] = await room.says("lena", said, channel=True)
    assert "is asked no more by itself" in told


@pytest.mark.parametrize(
    "said", ["whats the usual here?", "was ist hier üblich?", "what are the defaults?"]
)
def test_what_is_usual_in_a_channel_is_told(said):
    @in_a_room
    async def plays(room):
        [told] = await room.says("lena", f"@Convene {said}", channel=True)
        assert told.startswith("Nothing is set for this channel")

    plays()

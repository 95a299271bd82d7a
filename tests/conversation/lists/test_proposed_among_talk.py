"""Proposals among other things that are said: said in the thread → on the list."""

import pytest

from orchestration.language.choosing.lists.proposed import proposed_in
from tests.conversation.choosing import asked, in_a_crowd, polled, the_only, titles
from tests.conversation.room import buttons_of
from tests.conversation.test_dialogues import in_a_room


@pytest.mark.parametrize(
    ("said", "listed"),
    [
        ("Pizzeria Nove!! the dosa place is too far anyway", ["Pizzeria Nove"]),
        ("pizza place nove? or the thai one on 5th", ["Pizza place nove", "Thai one on 5th"]),
        ("ich sag The Weekly Pigeon", ["The Weekly Pigeon"]),
        ("The Byte?", ["The Byte"]),
        ("Kyiv?", ["Kyiv"]),
        ("porto?", ["Porto"]),
        ("or Porto maybe?", ["Porto"]),
        ("und krakau?", ["Krakau"]),
        ("oder die alte mühle?", ["Alte mühle"]),
        ("pizza ginge auch", ["Pizza"]),
        ("Pizza wäre auch was", ["Pizza"]),
        ("ramen would work too", ["Ramen"]),
        ("ramen is an option too", ["Ramen"]),
        ("wait no sushi", ["Sushi"]),
        ("nee warte sushi", ["Sushi"]),
        ("sorry late to the party, what about Sofia?", ["Sofia"]),
        ('ok but what about "Blue Whale"', ["Blue Whale"]),
        ("ich schlag Sofia vor und Porto", ["Sofia", "Porto"]),
        ("sry was in a meeting. can i propose Luigi's? its italian tho", ["Luigi's"]),
        ("i was late sorry. can i still suggest Graz?", ["Graz"]),
        ("darf ich noch Luigi's vorschlagen?", ["Luigi's"]),
        ("another vote for krakau", ["Krakau"]),
        ("meine stimme für krakau", ["Krakau"]),
        ("byte, gefällt mir", []),
        ("ok ok, burgers", ["Burgers"]),
        ("fine, fine, Sofia", ["Sofia"]),
        ("kidding, take that out", []),
        ("ok ok, i give up", []),
        ("really?", []),
        ("and now?", []),
        ("und dann?", []),
        ("or tomorrow?", []),
        ("vegan?", []),
        ("Lena?", []),
        ("morgen ginge auch", []),
        ("that would work too", []),
        ("nehmt fridolin wieder runter", []),
        ("Really? who told you", []),
        ("Sorry!! I was away all week", []),
    ],
)
def test_what_is_proposed_among_talk_is_listed(said, listed):
    @in_a_room
    async def plays(room):
        card = await asked(room)
        await room.says("raj", said, under=card)
        assert titles(room) == listed

    plays()


@pytest.mark.parametrize(
    "said", ["plön?", "plön ginge auch", "another vote for plön", "noch eine stimme für plön"]
)
def test_what_is_listed_already_is_no_proposal_but_a_wish(said):
    @in_a_room
    async def plays(room):
        card = await asked(room)
        await room.says("dana", "Plön", under=card)
        told = await room.says("omar", said, under=card)
        assert titles(room) == ["Plön"]
        assert not any("on it already" in each for each in told)

    plays()


@pytest.mark.parametrize(
    "said",
    [
        "ne nehmt fridolin wieder runter",
        "nee, werft fridolin wieder raus",
        "nope, take fridolin off",
        "fridolin bitte wieder runter",
    ],
)
def test_who_proposed_it_takes_it_off_however_they_sigh(said):
    @in_a_room
    async def plays(room):
        card = await asked(room)
        await room.says("dana", "Fridolin", under=card)
        assert await room.says("dana", said, under=card) == ["Off the list: Fridolin."]
        assert titles(room) == []

    plays()


@pytest.mark.parametrize(
    "said",
    [
        "setz Café Frida auf die liste, muss ja keiner wissen dass das von mir ist",
        (
            "höchstens 25 euro für mich bitte. und setz Café Frida auf die liste, "
            "muss ja keiner wissen dass das von mir ist"
        ),
        "put Café Frida on the list, nobody needs to know it's mine",
    ],
)
def test_what_is_nobody_is_put_on_the_list_and_not_asked_to_come(said):
    @in_a_crowd
    async def plays(room):
        await asked(room)
        told = await room.says("ines", said)
        assert titles(room) == ["Café Frida"]
        assert any(x.startswith("On the list, without your name: Café Frida.") for x in told)
        assert the_only(room).listed[0].proposed_by == ""

    plays()


@in_a_room
async def test_what_is_written_without_umlauts_may_be_the_same(room):
    card = await asked(room)
    await room.says("dana", "Plön", under=card)
    told = await room.says("omar", "Ploen", under=card)
    assert any("the same as “Plön”" in each for each in told)
    assert await room.says("raj", "*Plön*", under=card) == ["Plön is on it already."]


@in_a_room
async def test_a_vote_may_have_a_proposal_behind_it(room):
    under = await polled(room)
    closed, told = await room.says("omar", "+1 sushi! also: Pizza Place Nove", under=under)
    assert told == "Your vote is in: B."
    assert closed.startswith("The list is closed")
    assert set(the_only(room).round.ballots) == {"omar"}


@pytest.mark.parametrize(
    ("said", "listed"),
    [
        ("i meant Batumi instead", ["Batumi"]),
        ("ups, meinte natürlich Batumi", ["Batumi"]),
        ("i meant it", ["Fridolin"]),
        ("I meant tomorrow", ["Fridolin"]),
        ("ich meinte das nicht so", ["Fridolin"]),
    ],
)
def test_what_somebody_meant_takes_the_place_of_what_they_alone_have_listed(said, listed):
    @in_a_room
    async def plays(room):
        card = await asked(room)
        await room.says("dana", "Fridolin", under=card)
        await room.says("dana", said)
        assert titles(room) == listed

    plays()


@pytest.mark.parametrize(
    ("said", "offers"),
    [
        ("the thai place round the corner", ["Thai place round the corner"]),
        ("Lisbon pls", ["Lisbon"]),
        ("der Thai um die Ecke", ["Thai um die Ecke"]),
        (
            "Thai place round the corner would be nice, or that burger joint on main st",
            ["Thai place round the corner", "Burger joint on main st"],
        ),
        ("nothing over 30 euros", []),
        ("a place with parking", []),
    ],
)
def test_what_is_only_named_in_private_is_offered_for_the_list(said, offers):
    @in_a_room
    async def plays(room):
        await asked(room)
        await room.says("dana", said)
        _, layout = room.seen["dana"][-1]
        buttons = [each for part in layout.parts for each in buttons_of(part)]
        found = [each.value for each in buttons if each.action == "list"]
        assert (found, titles(room)) == (offers, [])

    plays()


@pytest.mark.parametrize(
    ("said", "listed"),
    [
        ("the new ramen place on mill street? or luigis, cant decide",
         ["New ramen place on mill street", "Luigis"]),
        ("ramen, not sure yet", ["Ramen"]),
        ("ramen oder pizza, kann mich nicht entscheiden", ["Ramen", "Pizza"]),
        ("omg wait what about the food truck", ["Food truck"]),
        ("hätt ich auch gesagt 😂 alternativ Kaffeeklatsch", ["Kaffeeklatsch"]),
        ("alternatively The Grapevine", ["The Grapevine"]),
        ("or Lovelace actually, that's nicer", ["Lovelace"]),
        ("Lovelace eigentlich", ["Lovelace"]),
        ("Love Actually", ["Love Actually"]),
        ("can't decide", []),
        ("keine ahnung", []),
        ("hard to say", []),
        ("actually i'm not sure", []),
        ("omg i can't", []),
    ],
)  # fmt: skip
def test_what_is_said_around_a_name_is_no_part_of_it(said, listed):
    assert list(proposed_in(said)) == listed


@pytest.mark.parametrize(
    ("said", "listed"),
    [
        ("or Lovelace actually, that's nicer. forget turing", ["Lovelace"]),
        ("Lovelace! scratch Turing", ["Lovelace"]),
        ("how about Hopper, turing kann weg", ["Hopper"]),
        ("Lovelace, forget the deadline", ["Turing"]),
        ("forget turing", []),
    ],
)
def test_what_goes_may_stand_behind_what_comes(said, listed):
    @in_a_room
    async def plays(room):
        card = await asked(room)
        await room.says("omar", "Turing", under=card)
        await room.says("omar", said, under=card)
        assert [each.title for each in the_only(room).listed] == listed

    plays()


@in_a_room
async def test_what_is_put_in_is_called_by_its_name_alone(room):
    await asked(room)
    [told] = await room.says("omar", 'could you put in "Beirut Grill" but dont say its from me')
    assert told.startswith("You are too few here to hide whose it is, so Beirut Grill is not on")


@pytest.mark.parametrize(
    "said",
    [
        "kidding, take that out",
        "just kidding, take that out",
        "jk, take it off",
    ],
)
def test_who_was_joking_takes_their_own_off(said):
    @in_a_room
    async def plays(room):
        card = await asked(room)
        await room.says("omar", "Sofia", under=card)
        await room.says("raj", "Reporty McReportface", under=card)
        await room.says("raj", said, under=card)
        assert titles(room) == ["Sofia"]

    plays()

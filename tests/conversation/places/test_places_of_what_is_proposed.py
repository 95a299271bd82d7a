"""How many places an option has: told by who puts it there, none refused, shared out in a file."""

import pytest

from adapters.files.answer import decision_data
from tests.conversation.choosing import asked, the_only
from tests.conversation.test_dialogues import in_a_room
from tests.fakes.choices import chosen

NOBODY = "“Bali” has 0 places: nobody could have it."


def places(room):
    return {each.title: each.capacity for each in the_only(room).listed}


@in_a_room
async def test_what_is_proposed_has_the_places_that_are_told_behind_it(room):
    card = await asked(room)
    told = await room.says("dana", "Boat trip (12 places)", under=card)
    assert told == ["On the list: Boat trip (12 places)."]
    assert await room.says("omar", "Bali (0 places)", under=card) == [NOBODY]
    told = await room.says("omar", "boat trip (8 seats)", under=card)
    assert told == ["Boat trip (8 seats) is on it already."]
    assert places(room) == {"Boat trip": 12}


@in_a_room
async def test_a_form_refuses_what_nobody_could_have(room):
    await asked(room)
    await room.presses("dana", "propose")
    wrong = await room.fills_wrong("dana", title="Bali (0 places)")
    assert wrong == {"title": NOBODY}
    await room.fills("dana", title="Bali (3 places)")
    assert places(room) == {"Bali": 3}


@pytest.mark.parametrize(("who", "after"), [("dana", 4), ("lena", 4), ("omar", None)])
def test_a_table_sets_no_places_of_what_another_proposed(who, after):
    @in_a_room
    async def played(room):
        card = await asked(room)
        await room.says("dana", "Bali", under=card)
        table = b"name,capacity,price:number[EUR]\nBali,4,900\nRome,7,200\n"
        [told] = await room.says(who, "", under=card, files=[("trips.csv", table)])
        assert ("How many places there are stays as it was: Bali." in told) is (after is None)
        assert places(room) == {"Bali": after, "Rome": 7}
        assert the_only(room).listed[0].datum("price").number == 900

    played()


@pytest.mark.parametrize("question", ["Which workshop do you take?", "Workshops"])
def test_a_file_shares_out_what_has_only_so_many_places(question):
    options = [
        {"id": "boat", "title": "Boat", "capacity": 2},
        {"id": "climb", "title": "Climbing", "capacity": 1},
    ]
    votes = {"ana": "boat", "ben": "boat", "cleo": "boat", "dov": "climb", "eve": "climb"}
    members = {who: {"votes": [[vote]]} for who, vote in votes.items()}
    outcome = decision_data(chosen(members, question=question, options=options)[0])["outcome"]
    assert outcome["decided_by"] == "places"
    assert {*outcome["winners"]} == {"boat", "climb"}
    assert outcome["places"] == {"boat": ["ana", "ben"], "climb": ["dov"]}
    assert outcome["waiting"] == {"boat": ["cleo"], "climb": ["eve"]}


def test_what_all_go_to_is_one_and_gives_its_places():
    options = [{"id": each, "title": each.title(), "capacity": 1} for each in ("nove", "bar")]
    members = {"ana": {"votes": [["nove"]]}, "ben": {"votes": [["nove"]]}}
    outcome = decision_data(chosen(members, options=options)[0])["outcome"]
    assert (outcome["winners"], outcome["decided_by"]) == (["nove"], "vote")
    assert (outcome["places"], outcome["waiting"]) == ({"nove": ["ana"]}, {"nove": ["ben"]})

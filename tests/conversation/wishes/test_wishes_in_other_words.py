"""Wishes in other words than the list has: of the other language, of a kind, with their reason."""

import pytest

from orchestration.model.preferences import OptionRef, Polarity, Strength
from tests.conversation.choosing import the_only
from tests.conversation.test_dialogues import in_a_room

HEAD = b"name,cuisine:tag,price:number[EUR,low],walk_minutes:number[min,low],step_free:flag"
TABLE = (
    b"""%b,gluten_free:flag
Trattoria Nove,italian,24,12,yes,yes
Noodle House,thai,14,6,no,yes
Green Corner,salad,11,3,yes,no
Kettle,soup,9,5,yes,yes
"""
    % HEAD
)
WORDS = "@Convene decide where shall we eat on Friday?"


def wishes_of(room, who):
    held = the_only(room).profiles.get(who)
    return held._value.wishes if held else ()


def wished(room):
    """What Omar wishes: (for or against, how much, what)."""
    return [(each.polarity, each.strength, _what(each.applies)) for each in wishes_of(room, "omar")]


def _what(applies):
    return applies.option if isinstance(applies, OptionRef) else applies.words


def in_a_lunch(test):
    """Play a test where a list with data stands."""

    @in_a_room
    async def plays(room):
        await room.says("lena", WORDS, channel=True, files=[("places.csv", TABLE)])
        await test(room)

    return plays


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("italienisch", "italian"),
        ("was italienisches wär gut", "italian"),
        ("der italiener", "italian"),
        ("something italian please", "italian"),
        ("thailändisch wäre super", "thai"),
        ("suppe", "soup"),
        ("lieber salat", "salad"),
        ("glutenfrei bitte", "gluten free"),
        ("gluten free pls", "gluten free"),
    ],
)
def test_a_tag_is_known_by_what_it_is_called_in_either_language(said, meant):
    @in_a_lunch
    async def plays(room):
        await room.says("omar", said)
        assert [(each[0], each[2]) for each in wished(room)] == [(Polarity.FOR, meant)]

    plays()


@pytest.mark.parametrize("said", ["kein italienisch bitte", "not italian please"])
def test_what_is_not_wished_is_known_by_it_too(said):
    @in_a_lunch
    async def plays(room):
        await room.says("omar", said)
        assert [(each[0], each[2]) for each in wished(room)] == [(Polarity.AGAINST, "italian")]

    plays()


@pytest.mark.parametrize(
    ("said", "key"), [("was italienisches", "italian-place"), ("suppe", "soup-kitchen")]
)
def test_an_option_is_known_by_a_word_of_its_title_in_the_other_language(said, key):
    @in_a_room
    async def plays(room):
        asked = "/convene decide where shall we eat: Italian place, Thai Garden, soup kitchen"
        await room.says("lena", asked, channel=True)
        await room.says("omar", said)
        assert [each[2] for each in wished(room)] == [key]

    plays()


@in_a_room
async def test_what_two_titles_could_be_called_names_neither(room):
    asked = "/convene decide where to go: Red house, Rot"
    await room.says("lena", asked, channel=True)
    await room.says("omar", "rot")
    assert [each[2] for each in wished(room)] == ["rot"]


@pytest.mark.parametrize("said", ["step free access is a must", "barrierefrei muss sein"])
def test_what_must_be_is_a_must(said):
    @in_a_lunch
    async def plays(room):
        await room.says("omar", said)
        assert wished(room) == [(Polarity.FOR, Strength.MUST, "step free")]

    plays()


NEAR = "at most 5.5 min"
CHEAP = "at most 12.5 EUR"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("not over 15 euros and somewhere i can walk to", ["at most 15 EUR", NEAR]),
        ("max 15 euro und zu fuß erreichbar", ["at most 15 EUR", NEAR]),
        ("nothing over 15 euros, and step free", ["at most 15 EUR", "step free"]),
        ("somewhere close", [NEAR]),
        ("not too far pls", [NEAR]),
        ("in der nähe", [NEAR]),
        ("nicht so teuer", [CHEAP]),
        ("bitte nichts teures", [CHEAP]),
        ("too expensive", [CHEAP]),
        ("viel zu weit", [NEAR]),
        ("nothing too expensive please", [CHEAP]),
        ("please don't tell anyone but I'm broke rn", [CHEAP]),
        ("don't tell the others, I'm broke", [CHEAP]),
        ("bitte niemandem sagen aber ich bin pleite", [CHEAP]),
    ],
)
def test_what_is_asked_in_several_words_is_of_its_column(said, meant):
    @in_a_lunch
    async def plays(room):
        await room.says("omar", said)
        assert [each[2] for each in wished(room)] == meant
        assert all(each[0] is Polarity.FOR for each in wished(room))

    plays()


@pytest.mark.parametrize("said", ["nicht so teuer", "nothing expensive", "I'm broke", "not far"])
def test_what_names_no_number_is_no_firm_no(said):
    @in_a_lunch
    async def plays(room):
        await room.says("omar", said)
        assert all(each[1] is not Strength.MUST for each in wished(room))

    plays()


@pytest.mark.parametrize(
    "said",
    [
        "They have no salad so soup",
        "no salad there, so soup",
        "no salad, so soup",
        "die haben keinen salat, also suppe",
        "there's no salad today so soup please",
    ],
)
def test_what_there_is_none_of_is_the_reason_for_what_is_wished(said):
    @in_a_lunch
    async def plays(room):
        await room.says("omar", said)
        assert [(each[0], each[2]) for each in wished(room)] == [(Polarity.FOR, "soup")]

    plays()


@pytest.mark.parametrize("said", ["no salad, then soup", "kein salat, dann suppe"])
def test_a_no_does_not_reach_what_comes_in_its_place(said):
    @in_a_lunch
    async def plays(room):
        await room.says("omar", said)
        assert [(each[0], each[2]) for each in wished(room)] == [
            (Polarity.AGAINST, "salad"),
            (Polarity.FOR, "soup"),
        ]

    plays()


@pytest.mark.parametrize("said", ["maybe soup?", "vielleicht suppe?", "was warmes, evtl suppe?"])
def test_who_does_not_insist_asks_nobody(said):
    @in_a_lunch
    async def plays(room):
        await room.says("omar", said)
        assert [each[2] for each in wished(room)] == ["soup"]

    plays()


@pytest.mark.parametrize(
    "said", ["not the trattoria, too expensive", "nicht die trattoria, zu teuer"]
)
def test_why_an_option_is_not_wished_is_no_wish_of_its_own(said):
    @in_a_lunch
    async def plays(room):
        await room.says("omar", said)
        assert [(each[0], each[2]) for each in wished(room)] == [
            (Polarity.AGAINST, "trattoria-nove")
        ]

    plays()


@in_a_lunch
async def test_why_it_is_none_of_all_is_a_wish(room):
    await room.says("omar", "none of these, too far")
    assert (Polarity.FOR, NEAR) in [(each[0], each[2]) for each in wished(room)]


@pytest.mark.parametrize("said", ["is soup ok?", "was kostet die suppe?", "who wants soup?"])
def test_a_question_is_no_wish(said):
    @in_a_lunch
    async def plays(room):
        await room.says("omar", said)
        assert wished(room) == []

    plays()

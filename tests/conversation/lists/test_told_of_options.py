"""What is asked of options: judged over their data, or kept as it was told: said → kept."""

import asyncio

import pytest

from orchestration.model.preferences import Condition, Kind
from orchestration.privacy import reveal
from tests.conversation.choosing import the_only
from tests.conversation.room import Room, buttons_of
from tests.conversation.test_dialogues import in_a_room

WHERE = "/convene decide with @omar @dana where we eat"
PLAIN = """name,price,cuisine,walk_minutes
Trattoria Rosa,28,italian,10
Sakura,35,japanese,5
Chez Paul,42,french,20
Green Table,24,vegetarian,12
"""
SIGNED = PLAIN.replace("28", "€28").replace("35", "35 €").replace("42", "EUR 42")
UNITS = PLAIN.replace("walk_minutes", "walk (min)").replace("price", "cost (EUR)")


def kept_of(said, table=PLAIN):
    """Return what is kept of a message, what its author is told, and which buttons they get."""
    found = []

    async def tells():
        room = Room()
        files = [("places.csv", table.encode())] if table else []
        words = "@Convene where shall we have the team dinner?"
        words = words if table else "/convene decide where shall we have the team dinner?"
        await room.says("lena", words, channel=True, files=files)
        told = await room.says("omar", said)
        profile = the_only(room).profiles.get("omar")
        wishes = reveal(profile, to="omar").preferences if profile else ()
        _, layout = room.seen["omar"][-1]
        found.extend((wishes, told, [x.label for p in layout.parts for x in buttons_of(p)]))

    asyncio.run(tells())
    return found


@pytest.mark.parametrize(
    ("said", "criterion", "number"),
    [
        ("nothing over 30 euros", "price", 30),
        ("price at most 30", "price", 30),
        ("the price should be at most 30", "price", 30),
        ("no more than 30 bucks", "price", 30),
        ("nichts über 30 euro", "price", 30),
        ("höchstens 30 Euro bitte", "price", 30),
        ("max 15 min walk, my knee is still bad. keep that to yourself", "walk", 15),
        ("max 15 min walk", "walk", 15),
        ("at most 15 minutes walk", "walk", 15),
        ("no more than 15 minutes on foot please", "walk", 15),
        ("höchstens 15 minuten zu fuß, mein knie tut noch weh", "walk", 15),
        ("maximal 15 min laufen, das bleibt unter uns", "walk", 15),
    ],
)
@pytest.mark.parametrize("table", [PLAIN, SIGNED, UNITS])
def test_a_limit_is_judged_where_a_column_plainly_has_it(said, criterion, number, table):
    [wish], [told], _ = kept_of(said, table)
    assert isinstance(wish.applies, Condition)
    assert wish.applies.criterion.startswith((criterion, "cost" if criterion == "price" else "?"))
    assert wish.applies.number == number
    assert "couldn't place" not in told


@pytest.mark.parametrize(
    "said",
    [
        "not italian again pls, we had that the last three times",
        "not italian again please",
        "no italian pls, we just had that",
    ],
)
def test_what_somebody_had_is_only_why(said):
    [wish], [told], _ = kept_of(said)
    assert wish.applies.tag == "italian"
    assert "couldn't place" not in told


@pytest.mark.parametrize(
    "said",
    [
        "please not over 15 euros and somewhere i can walk to",
        "hauptsache nicht schon wieder italienisch 🙏",
        "bitte nix mit fisch, bin allergisch",
        "i'm vegetarian",
        "bin vegetarierin",
        "nothing with nuts",
        "somewhere quiet pls",
        "nichts zu teures bitte",
        "nothing over 30 euros",
    ],
)
def test_what_nothing_tells_of_is_kept_as_it_was_told(said):
    [wish], [told], buttons = kept_of(said, "")
    assert (wish.kind, wish.restatement) == (Kind.FREE_TEXT, f"“{said}”")
    assert told.count("How does each option stand for you?") == 1
    assert "couldn't place" not in told
    assert "How each stands for me …" in buttons


@pytest.mark.parametrize(
    "said",
    [
        "no idea",
        "nothing from me",
        "not now",
        "no rush, take your time",
        "nothing new",
        "is there anything vegan?",
        "lol the train has better wifi than the office",
        "nicht so wichtig",
        "not yet",
    ],
)
@pytest.mark.parametrize("table", [PLAIN, ""])
def test_what_asks_nothing_of_options_is_kept_as_none(said, table):
    assert kept_of(said, table)[0] == ()


def test_a_number_of_two_columns_is_asked_about():
    wishes, [told], _ = kept_of("Trattoria or nothing over 30")
    assert not any(isinstance(each.applies, Condition) for each in wishes)
    assert "30" in told


@pytest.mark.parametrize(
    "said",
    [
        "nothing with nuts",
        "bitte nix mit Fisch",
        "nicht weiter als 1,5 std von hamburg und bitte barrierefrei",
        "somewhere quiet pls",
    ],
)
def test_who_says_what_nothing_tells_of_has_answered(said):
    @in_a_room
    async def answers(room):
        await room.says("lena", f"{WHERE}: pizza, sushi or salad", channel=True)
        [told] = await room.says("omar", said)
        assert the_only(room).answered == ("omar",)
        assert "This counts as your answer; the vote follows" in told
        for who in ("lena", "dana"):
            await room.says(who, "pizza is fine")
        await room.later(minutes=5)
        [stands] = [
            words for to, words in room.told if to == "omar" and "options stand for you" in words
        ]
        assert "fine with you" not in stands
        assert "can't tell" in stands or "weiß ich nicht" in stands

    answers()


@in_a_room
async def test_what_is_tapped_stands_beside_what_nothing_tells_of(room):
    await room.says("lena", f"{WHERE}: pizza, sushi or salad", channel=True)
    await room.says("omar", "nothing with nuts")
    await room.says("omar", "sushi is fine")
    for who in ("lena", "dana"):
        await room.says(who, "sushi is fine")
    await room.later(minutes=5)
    [stands] = [
        words for to, words in room.told if to == "omar" and "options stand for you" in words
    ]
    assert "Sushi · fine with you" in stands

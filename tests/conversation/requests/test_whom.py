"""Whom a request for a choice asks: said → who is asked, what it is about, and what is listed."""

import pytest

from tests.conversation.choosing import the_only
from tests.conversation.room import Room
from tests.conversation.test_dialogues import in_a_room

EVERYBODY = ["lena", "omar", "dana", "ines", "raj"]
DRINKS = ["Tea", "Coffee"]
MEALS = ["Pizza", "Sushi", "Ramen"]
OFFICE = "Where shall we eat?"


async def requested(room: Room, said):
    told = await room.says("lena", said, channel=True)
    choice = the_only(room)
    listed = [each.title for each in choice.listed]
    return choice, told, listed, [each.id for each in choice.members]


@pytest.mark.parametrize(
    ("said", "subject", "listed", "people"),
    [
        ("decide where shall we eat? with @omar, @dana and @raj", OFFICE, [], "omar dana raj"),
        ("decide where shall we eat? @omar @dana @raj", OFFICE, [], "omar dana raj"),
        ("decide where shall we eat? <@omar>, <@dana|Dana Reed>", OFFICE, [], "omar dana"),
        ("decide with @omar and @raj: where shall we eat?", OFFICE, [], "omar raj"),
        ("decide with @omar, @raj where shall we eat?", OFFICE, [], "omar raj"),
        ("decide @omar, @raj: where shall we eat?", OFFICE, [], "omar raj"),
        ("decide where shall we eat? with omar and ines", OFFICE, [], "omar ines"),
        ("decide where shall we eat? (@omar, @dana)", OFFICE, [], "omar dana"),
        ("decide lunch: pizza, sushi or ramen? with @omar; ranked", "Lunch", MEALS, "omar"),
        ("decide lunch? pizza, sushi, ramen, with @omar & @raj", "Lunch?", MEALS, "omar raj"),
        ("decide lunch with @omar: pizza, sushi, ramen", "Lunch", MEALS, "omar"),
        ("decide tea or coffee? with @omar", "Tea or coffee?", DRINKS, "omar"),
        ("decide tea or coffee? @omar", "Tea or coffee?", DRINKS, "omar"),
        ("poll tea, coffee, @omar?", "Tea, coffee?", DRINKS, "omar"),
        ("poll tea or coffee w/ @omar, ranked", "Tea or coffee", DRINKS, "omar"),
        ("umfrage tee oder kaffee? mit @omar", "Tee oder kaffee?", ["Tee", "Kaffee"], "omar"),
        ("decide mit Omar und Dana: wo essen wir?", "Wo essen wir?", [], "omar dana"),
        ("poll tea or coffee? with everyone", "Tea or coffee?", DRINKS, "omar dana ines raj"),
    ],
)  # fmt: skip
def test_those_who_are_named_beside_the_question_are_asked(said, subject, listed, people):
    @in_a_room
    async def asks(room):
        choice, told, titles, asked = await requested(room, f"/convene {said}")
        assert choice.terms.subject == subject
        assert asked == ["lena", *people.split()]
        assert titles == listed
        assert not any("@" in each for each in told)

    asks()


@pytest.mark.parametrize(
    ("said", "subject", "listed"),
    [
        ("decide what do we give @raj?", "What do we give Raj Patel?", []),
        ("decide who goes to Lisbon with @raj?", "Who goes to Lisbon with Raj Patel?", []),
        ("poll who leads: @omar or @dana?", "Who leads", ["Omar Haddad", "Dana Reed"]),
        ("poll who leads: <@omar>, <@dana>", "Who leads", ["Omar Haddad", "Dana Reed"]),
        ("poll who presents? @omar, @dana", "Who presents?", ["Omar Haddad", "Dana Reed"]),
        ("poll with @omar or without?", "With Omar Haddad or without?",
         ["With Omar Haddad", "Without"]),
        ("poll which fits Omar's plan, a or b?", "Which fits Omar's plan?", ["A", "B"]),
        ("decide shall we move in with Atlas?", "Shall we move in with Atlas?",
         ["Move in with Atlas"]),
    ],
)  # fmt: skip
def test_who_belongs_to_the_question_stays_in_it_by_name_and_all_are_asked(said, subject, listed):
    @in_a_room
    async def asks(room):
        choice, _, titles, asked = await requested(room, f"/convene {said}")
        assert (choice.terms.subject, titles) == (subject, listed)
        assert asked == EVERYBODY

    asks()


@pytest.mark.parametrize(
    "said",
    [
        "name: atlas, otter; ranked, the last by majority, @raj must be fine with it",
        "name: atlas, otter; @raj has to be fine with it, ranked, final round by majority",
        "name: atlas, otter; ranked, <@raj> must approve, last round by majority",
        "name: atlas, otter; nach rangfolge, die letzte runde per mehrheit, @raj muss zustimmen",
    ],
)
def test_who_is_needed_and_the_last_round_are_said_in_words(said):
    @in_a_room
    async def asks(room):
        choice, told, titles, asked = await requested(room, f"/convene decide {said}")
        assert titles == ["Atlas", "Otter"]
        assert (choice.terms.rule, choice.terms.last_rule) == ("ranked", "majority")
        assert [each.id for each in choice.members if each.required] == ["raj"]
        assert asked == EVERYBODY
        assert not any("left out" in each for each in told)

    asks()


@in_a_room
async def test_who_is_not_here_is_named_and_nobody_else_is_left_out_for_it(room):
    _, told, titles, asked = await requested(room, "/convene poll tea or coffee? with @bob")
    assert (titles, asked) == (DRINKS, EVERYBODY)
    assert told == ["I left out: “@bob”."]


@pytest.mark.parametrize(
    ("said", "subject", "listed", "people"),
    [
        ("poll tea or coffee? for @omar and @dana", "Tea or coffee?", DRINKS, "omar dana"),
        ("poll tea or coffee for @omar and @dana", "Tea or coffee", DRINKS, "omar dana"),
        ("poll for @omar and @dana: tea or coffee", "Tea or coffee", DRINKS, "omar dana"),
        ("poll for Omar and Dana: tea or coffee", "Tea or coffee", DRINKS, "omar dana"),
        ("decide between @omar and @raj: where shall we eat?", OFFICE, [], "omar raj"),
        ("decide where shall we eat, between @omar and @raj", OFFICE[:-1], [], "omar raj"),
        ("decide where shall we eat, just the two of us @omar", OFFICE[:-1], [], "omar"),
        ("umfrage tee oder kaffee, für @omar", "Tee oder kaffee", ["Tee", "Kaffee"], "omar"),
    ],
)  # fmt: skip
def test_for_and_between_say_whom_it_asks(said, subject, listed, people):
    test_those_who_are_named_beside_the_question_are_asked(said, subject, listed, people)


@pytest.mark.parametrize(
    ("said", "people"),
    [
        ("tea or coffee, only @omar", "lena omar"),
        ("only @omar and me: tea or coffee", "lena omar"),
        ("tea or coffee just for @omar", "lena omar"),
        ("just omar and dana: tea or coffee", "lena omar dana"),
        ("tea or coffee, just the two of us, me and @dana", "lena dana"),
        ("tea or coffee? everyone but @omar", "lena dana ines raj"),
        ("tea or coffee for everyone except @omar", "lena dana ines raj"),
        ("tea or coffee, with everyone here except Omar", "lena dana ines raj"),
        ("tea or coffee with everyone but Omar and Dana", "lena ines raj"),
        ("tea or coffee, nur @omar und ich", "lena omar"),
        ("tea or coffee, alle außer Omar", "lena dana ines raj"),
    ],
)
def test_a_poll_for_some_alone_is_voted_on_by_them_and_says_so(said, people):
    @in_a_room
    async def asks(room):
        choice, told, titles, asked = await requested(room, f"/convene poll {said}")
        assert (choice.terms.subject, titles) == ("Tea or coffee" + "?" * ("?" in said), DRINKS)
        assert (asked, told) == (people.split(), [])
        names = [each.name for each in choice.members]
        [(_, _, words)] = room.posted
        assert f"Only {', '.join(names[:-1])} and {names[-1]} can vote." in words
        out = next(each for each in EVERYBODY if each not in asked)
        assert await room.reacts(out, "A") == ["Only who is asked here can vote."]
        assert await room.reacts("lena", "A") != ["Only who is asked here can vote."]
        assert [*the_only(room).round.ballots] == ["lena"]

    asks()


@pytest.mark.parametrize(
    ("said", "subject", "listed"),
    [
        ("decide what to buy for @omar", "What to buy for Omar Haddad", []),
        ("poll cake or flowers for @omar", "Cake or flowers for Omar Haddad", ["Cake", "Flowers"]),
        ("decide who leads, between @omar and @raj", "Who leads, between Omar Haddad and Raj Patel",
         ["Omar Haddad", "Raj Patel"]),
        ("decide between @omar and @raj", "Between Omar Haddad and Raj Patel",
         ["Omar Haddad", "Raj Patel"]),
        ("poll who comes: everyone or only @omar", "Who comes", ["Everyone", "Only Omar Haddad"]),
        ("decide what everyone but Omar knows", "What everyone but Omar knows", []),
    ],
)  # fmt: skip
def test_for_whom_something_is_says_not_whom_it_asks(said, subject, listed):
    test_who_belongs_to_the_question_stays_in_it_by_name_and_all_are_asked(said, subject, listed)


@in_a_room
async def test_a_poll_for_two_that_names_nobody_says_so_and_asks_all(room):
    _, told, titles, asked = await requested(
        room, "/convene poll tea or coffee, just the two of us"
    )
    assert (titles, asked) == (DRINKS, EVERYBODY)
    assert told == ["I left out: “just the two of us”."]

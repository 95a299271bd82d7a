"""A table given as an answer: what is new in it is proposed, with its data, in one answer."""

import asyncio

import pytest

from tests.conversation.choosing import CLOSED, CROWD, asked, polled, the_only
from tests.conversation.room import Room

PLACES = b"""name,price:number[EUR,low,cheap,expensive],step_free:flag,capacity
Noodle House,14,yes,
Sushi Bar,35,,8
"""
NOT_HERE = (
    "A table of options goes with the question that it is for: in a channel, “@Convene decide "
    "where do we eat?” with the file beside it."
)


def in_a_room(dialogue, people=None):
    asyncio.run(dialogue(Room(people) if people else Room()))


def on_the_list(room):
    return [
        (each.title, each.proposed_by, {x.criterion: x.number or x.flag for x in each.data})
        for each in the_only(room).listed
    ]


BOTH = [
    ("Noodle House", "Dana Reed", {"price": 14, "step_free": True}),
    ("Sushi Bar", "Dana Reed", {"price": 35}),
]
GONE_BY = "What matters can be told by price and step free now."
TOLD = [f"On the list: Noodle House and Sushi Bar. {GONE_BY}"]


def test_a_table_in_the_thread_is_proposed_row_by_row_and_answered_once():
    async def dialogue(room):
        card = await asked(room)
        assert await room.says("dana", "", under=card, files=[("places.csv", PLACES)]) == TOLD
        assert on_the_list(room) == BOTH
        assert [each.capacity for each in the_only(room).listed] == [None, 8]
        [told] = await room.says("omar", "nothing over 30 euros, please")
        assert "• needs at most 30 EUR · against 1 of 2 options" in told
        assert "dana" in the_only(room).answered

    in_a_room(dialogue)


@pytest.mark.parametrize(
    "words",
    [
        "here are mine:\nname,price:number[EUR],step_free\nNoodle House,14,yes\nSushi Bar,35,",
        "Name\tPrice\tstep_free\nNoodle House\t€14\tyes\nSushi Bar\t€35\t",
        "|name|price|step_free|\n|---|--:|---|\n| Noodle House | 14 | yes |\n| Sushi Bar | 35 | |",
        "```place;price;step_free\nNoodle House;14;ja\nSushi Bar;35;```",
        "- name: Noodle House\n  price: 14\n  step_free: yes\n- name: Sushi Bar\n  price: 35",
    ],
)
def test_a_table_may_be_pasted(words):
    async def dialogue(room):
        card = await asked(room)
        [told] = await room.says("dana", words, under=card)
        assert told.casefold() == TOLD[0].casefold()
        assert [(title, x) for title, x, _ in on_the_list(room)] == [
            (title, x) for title, x, _ in BOTH
        ]
        assert {x.casefold() for x in on_the_list(room)[0][2]} == {"price", "step_free"}

    in_a_room(dialogue)


@pytest.mark.parametrize(
    "words",
    [
        "pizza, sushi\nor ramen, if need be",
        "two things: pizza, and\nwhat about sushi",
        "I'd say 12 | 13\nor so",
    ],
)
def test_lines_with_commas_are_no_table(words):
    async def dialogue(room):
        card = await asked(room)
        told = await room.says("dana", words, under=card)
        assert not any("table" in each for each in told)
        assert the_only(room).terms.criteria == ()

    in_a_room(dialogue)


def test_a_table_may_be_pasted_beside_the_question():
    async def dialogue(room):
        words = "@Convene decide where we eat on Friday\nname,price\nNoodle House,14\nSushi Bar,35"
        await room.says("lena", words, channel=True)
        assert the_only(room).terms.subject == "Where we eat on Friday"
        assert [each.title for each in the_only(room).listed] == ["Noodle House", "Sushi Bar"]
        assert [each.name for each in the_only(room).terms.criteria] == ["price"]

    in_a_room(dialogue)


def test_what_is_there_already_is_not_doubled_and_gets_what_was_unknown_of_it():
    async def dialogue(room):
        card = await asked(room)
        await room.says("raj", "noodle house", under=card)
        assert await room.says("dana", "", under=card, files=[("places.csv", PLACES)]) == [
            f"On the list: Sushi Bar. On it already: Noodle House. {GONE_BY}"
        ]
        more = b"name,Price,vegan:flag\nSushi-bar,12,no\nnoodle house,99,yes\n"
        assert await room.says("ines", "", under=card, files=[("more.csv", more)]) == [
            "On it already: Sushi-bar and noodle house. What matters can be told by vegan now."
        ]
        assert on_the_list(room) == [
            ("Noodle house", "Raj Patel", {"price": 14, "step_free": True, "vegan": True}),
            ("Sushi Bar", "Dana Reed", {"price": 35, "vegan": False}),
        ]

    in_a_room(dialogue)


def test_two_that_may_be_the_same_are_asked_about_as_ever():
    async def dialogue(room):
        card = await asked(room)
        await room.says("raj", "Noodle Houses", under=card)
        await room.says("dana", "", under=card, files=[("places.csv", PLACES)])
        asks = [who for who, words in room.told if "the same" in words]
        assert sorted(asks) == ["dana", "raj"]

    in_a_room(dialogue)


def test_wishes_told_before_are_read_again_once_something_is_known():
    async def dialogue(room):
        card = await asked(room)
        await room.says("omar", "nothing over 30 euros")
        await room.says("ines", "somewhere with a view")
        heard = len(room.told)
        await room.says("dana", "", under=card, files=[("places.csv", PLACES)])
        assert [who for who, _ in room.told[heard:]] == ["dana", "omar"]
        assert "• needs at most 30 EUR · against 1 of 2 options" in room.told[-1][1]

    in_a_room(dialogue)


def test_what_is_said_beside_a_table_is_heard_too():
    async def dialogue(room):
        card = await asked(room)
        words = "see attached. nothing over 30 euros for me"
        told = await room.says("dana", words, under=card, files=[("places.csv", PLACES)])
        assert told[0] == TOLD[0]
        assert "• needs at most 30 EUR" in told[1]

    in_a_room(dialogue)


@pytest.mark.parametrize("words", ["", "here are a few"])
def test_in_private_the_same_goes(words):
    async def dialogue(room):
        await asked(room)
        assert await room.says("dana", words, files=[("places.csv", PLACES)]) == TOLD
        assert on_the_list(room) == BOTH

    in_a_room(dialogue)


def test_in_a_crowd_no_name_needs_to_stand_beside_it():
    async def dialogue(room):
        await asked(room)
        words = "please put these on the list, without my name"
        [told] = await room.says("dana", words, files=[("places.csv", PLACES)])
        assert told == (
            "On the list, without your name: Noodle House and Sushi Bar. What matters can be told "
            "by price and step free now. You are still waited for: else the card would tell that "
            "it is yours."
        )
        assert [name for _, name, _ in on_the_list(room)] == ["", ""]
        assert "dana" not in the_only(room).answered

    in_a_room(dialogue, CROWD)


def test_among_a_few_a_name_cannot_be_hidden():
    async def dialogue(room):
        await asked(room)
        words = "please put these on the list, without my name"
        assert await room.says("dana", words, files=[("places.csv", PLACES)]) == [
            "You are too few here to hide whose they are, so nothing of it is on the list."
        ]
        assert on_the_list(room) == []

    in_a_room(dialogue)


def test_of_several_lists_it_is_asked_which():
    async def dialogue(room):
        await room.says("lena", "/convene decide where shall we eat on Friday?", channel=True)
        await room.says("lena", "/convene decide what do we call the release?", channel=True)
        [told] = await room.says("dana", "", files=[("places.csv", PLACES)])
        assert told == (
            "Which is that table for? Give it in the thread of one: “Where shall we eat on "
            "Friday?” and “What do we call the release?”."
        )

    in_a_room(dialogue)


def test_with_nothing_open_it_goes_with_a_question():
    async def dialogue(room):
        assert await room.says("dana", "", files=[("places.csv", PLACES)]) == [NOT_HERE]

    in_a_room(dialogue)


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (PLACES.replace(b"14", b"dear"), "row 2, price: “dear” should be a number."),
        (b"\xff\xfe", "“places.csv” should be a text in UTF-8."),
        (b"name\n", "“no option” should be at least one row below the head."),
        (b"name\n" + b"\n".join(b"Row %d" % n for n in range(201)), "should be at most 200."),
    ],
)
def test_a_table_that_will_not_do_is_told_where_it_was_given(content, sentence):
    async def dialogue(room):
        card = await asked(room)
        [told] = await room.says("dana", "", under=card, files=[("places.csv", content)])
        assert told.startswith("I can't use “places.csv”: ")
        assert told.endswith(sentence)
        assert on_the_list(room) == []

    in_a_room(dialogue)


def test_a_list_holds_two_hundred():
    async def dialogue(room):
        card = await asked(room)
        rows = [b"name\n" + b"\n".join(b"%s %d" % (x, n) for n in range(150)) for x in (b"A", b"B")]
        [told] = await room.says("dana", "", under=card, files=[("a.csv", rows[0])])
        assert told == "On the list: 150 options of that table."
        [told] = await room.says("dana", "", under=card, files=[("b.csv", rows[1])])
        assert told == (
            "There is room for 50 more on the list, and 150 in that table are new; nothing of it "
            "is on the list."
        )

    in_a_room(dialogue)


def test_one_column_counts_in_one_unit():
    async def dialogue(room):
        card = await asked(room)
        await room.says("dana", "", under=card, files=[("places.csv", PLACES)])
        dollars = b"name,price:number[USD]\nDeli,12\n"
        assert await room.says("raj", "", under=card, files=[("deli.csv", dollars)]) == [
            "“price” is in EUR on the list, and in USD in that table; nothing of it is on the list."
        ]

    in_a_room(dialogue)


def test_during_the_vote_and_after_it_one_sentence_says_why_not():
    async def dialogue(room):
        card = await asked(room)
        await room.says("dana", "", under=card, files=[("places.csv", PLACES)])
        await room.later(hours=12)
        votes = room.latest("options/")
        for under in (card, votes, None):
            assert await room.says("raj", "", under=under, files=[("more.csv", PLACES)]) == [
                "A vote is open; you can propose again if there is another round."
            ]
        await room.later(days=2)
        assert await room.says("raj", "", under=card, files=[("more.csv", PLACES)]) == [
            "“Where shall we eat on Friday?” is already decided."
        ]

    in_a_room(dialogue)


def test_where_the_list_is_closed_one_sentence_says_so():
    async def dialogue(room):
        poll = await polled(room)
        told = await room.says("dana", "", under=poll, files=[("places.csv", PLACES)])
        assert told == [CLOSED]

    in_a_room(dialogue)


def test_where_a_statement_is_looked_for_one_sentence_says_so():
    async def dialogue(room):
        words = "/convene statement what do we expect of remote days?"
        card = await asked(room, words)
        assert await room.says("dana", "", under=card, files=[("places.csv", PLACES)]) == [
            "A table is of no use here: what the group would say is looked for. Write “draft: …”."
        ]

    in_a_room(dialogue)


def test_under_a_meeting_people_give_tables_to_each_other():
    async def dialogue(room):
        words = "@Convene 45 min planning call next week with @omar @dana"
        await room.says("lena", words, channel=True)
        under = (room.decisions()[0].id, "card")
        assert await room.says("dana", "", under=under, files=[("places.csv", PLACES)]) == []

    in_a_room(dialogue)

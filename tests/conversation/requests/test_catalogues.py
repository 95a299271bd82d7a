"""Options from a file that comes with the request: with their data, or one sentence why not."""

import asyncio

import pytest

from tests.conversation.choosing import the_only
from tests.conversation.room import Room

PLACES = b"""name,price:number[EUR,low,cheap,expensive],capacity
Noodle House,14,
Sushi Bar,35,8
<!channel> *Taco*,9,
"""


def test_a_file_says_what_there_is_to_choose_from():
    async def asks():
        room = Room()
        words = "@Convene decide where we eat on Friday; secret"
        await room.says("lena", words, channel=True, files=[("places.csv", PLACES)])
        choice = the_only(room)
        assert [(each.title, each.capacity) for each in choice.listed] == [
            ("Noodle House", None),
            ("Sushi Bar", 8),
            ("<!channel> *Taco*", None),
        ]
        assert choice.terms.secret
        assert choice.terms.subject == "Where we eat on Friday"
        [told] = await room.says("omar", "nothing over 30 euros")
        assert "30" in told
        assert choice.terms.criteria[0].words == ("cheap", "expensive")

    asyncio.run(asks())


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (PLACES.replace(b"14", b"dear"), "row 2, price: “dear” should be a number."),
        (
            b"name\n" + b"\n".join(b"Row %d" % n for n in range(201)),
            "“201 options” should be at most 200.",
        ),
        (b"\xff\xfe", "“places.csv” should be a text in UTF-8."),
        (
            b"name,price\n,3\n",
            "row 2, name: an empty cell should be a title.",
        ),
        (b"5,6\n1,2\n", "first row: “5” should be a column “name”, with their titles."),
    ],
)
def test_a_file_that_will_not_do_is_told_in_one_sentence(content, sentence):
    async def asks():
        room = Room()
        words = "@Convene decide where we eat on Friday"
        [told] = await room.says("lena", words, channel=True, files=[("places.csv", content)])
        assert told.startswith("I can't use “places.csv”: ")
        assert told.endswith(sentence)
        assert room.decisions() == []

    asyncio.run(asks())


def test_each_row_that_will_not_do_is_told_on_a_line_with_its_own_reason():
    async def asks():
        room = Room()
        table = PLACES.replace(b"14", b"dear").replace(b",8", b",many") + b",3,\nSushi-Bar,9,\n"
        words = "@Convene entscheide, wo wir am Freitag essen"
        [told] = await room.says("lena", words, channel=True, files=[("places.csv", table)])
        assert told.splitlines() == [
            "I can't use “places.csv”:",
            "• row 2, price: “dear” should be a number",
            "• row 3, capacity: “many” should be a whole number from 1 to 100000",
            "• row 5, name: an empty cell should be a title",
            "• row 6, name: “Sushi-Bar” should be another title than that of row 3",
        ]

    asyncio.run(asks())


def test_of_many_rows_that_will_not_do_some_are_told_and_the_others_counted():
    async def asks():
        room = Room()
        table = b"name,n:number\n" + b"\n".join(b"Row %d,x" % n for n in range(19))
        words = "@Convene decide where we eat on Friday"
        [told] = await room.says("lena", words, channel=True, files=[("places.csv", table)])
        assert told.splitlines()[5:] == ["• row 6, n: “x” should be a number", "and 14 more rows"]

    asyncio.run(asks())


STEPS = b"name,step_free:flag\nNoodle House,no\nTaco Place,\nGrill,yes\n"


def test_what_the_file_does_not_say_of_an_option_is_told_to_who_wishes_it():
    async def asks():
        room = Room()
        words = "@Convene decide where we eat on Friday"
        await room.says("lena", words, channel=True, files=[("places.csv", STEPS)])
        await room.says("ines", "step-free would be great")
        for who in ("lena", "omar", "dana", "raj"):
            await room.presses(who, "any-time")
        await room.later(minutes=10)
        told = next(words for who, words in reversed(room.told) if who == "ines")
        stands = dict(line.split(" · ") for line in told.splitlines()[1:])
        assert stands == {
            "A  Grill": "meets your wish “step free”",
            "B  Taco Place": "not known: step free",
            "C  Noodle House": "misses your wish “step free”",
        }

    asyncio.run(asks())

"""A table of options dropped into the sandbox, with the question that it is for."""

import asyncio

import pytest

from adapters.sandbox.records import GENERAL
from orchestration.interaction.form import RefusedError
from tests.sandbox.at_hand import at_hand

CSV = b"name,price:number[EUR,low,cheap,expensive],capacity\nNoodle House,14,\nSushi Bar,35,8\n"
YAML = b"- name: Noodle House\n  price: 14\n- name: Sushi Bar\n  price: 35\n  capacity: 8\n"
WORDS = "@Convene decide where do we eat?"


def choices(bench):
    found = (bench.store.session(each.session) for each in bench.workspace.sessions())
    return [each for each in found if each]


@pytest.mark.parametrize(("name", "table"), [("places.csv", CSV), ("Places.YML", YAML)])
@pytest.mark.parametrize("words", [WORDS, "/convene decide where do we eat?"])
def test_a_table_beside_the_question_says_what_there_is_to_choose_from(
    tmp_path, name, table, words
):
    async def asks():
        with at_hand(tmp_path) as bench:
            await bench.drops("ana", name, table, GENERAL, text=words)
            [choice] = choices(bench)
            told = [(x.title, [each.number for each in x.data], x.capacity) for x in choice.listed]
            assert told == [("Noodle House", [14], None), ("Sushi Bar", [35], 8)]
            await bench.says("ben", "nothing over 30 euros")
            assert "30" in bench.sees("ben")[-1]["text"]

    asyncio.run(asks())


def test_whoever_reads_the_question_reads_which_file_came_with_it(tmp_path):
    async def asks():
        with at_hand(tmp_path) as bench:
            await bench.drops("ana", "places.csv", CSV, GENERAL, text=WORDS)
            asked = bench.sees("ben", GENERAL)[0]
            assert [each["text"] for each in asked["blocks"]] == [WORDS, "📎 places.csv"]

    asyncio.run(asks())


@pytest.mark.parametrize(
    ("table", "told"),
    [
        (
            CSV.replace(b"14", b"dear").replace(b",8", b",many"),
            (
                "I can't use “places.csv”:\n"
                "• row 2, price: “dear” should be a number\n"
                "• row 3, capacity: “many” should be a whole number from 1 to 100000"
            ),
        ),
        (b"name\n" + b"x\n" * 1_000_001, "“2,000,007 bytes” should be at most 2,000,000 bytes."),
        (b"\xff\xfe", "“places.csv” should be a text in UTF-8."),
    ],
)
def test_a_table_that_will_not_do_is_told_where_it_was_dropped(tmp_path, table, told):
    async def asks():
        with at_hand(tmp_path) as bench:
            await bench.drops("ana", "places.csv", table, GENERAL, text=WORDS)
            assert bench.sees("ana", GENERAL)[-1]["text"].endswith(told)
            assert choices(bench) == []

    asyncio.run(asks())


@pytest.mark.parametrize(
    ("name", "text", "told"),
    [
        ("places.xlsx", WORDS, "“places.xlsx” here: what there is to choose from is a .csv or"),
        ("places.csv", "", "Write beside “places.csv” what it is for"),
    ],
)
def test_what_nothing_can_come_of_is_refused_before_anybody_sees_it(tmp_path, name, text, told):
    async def asks():
        with at_hand(tmp_path) as bench:
            with pytest.raises(RefusedError) as refused:
                await bench.drops("ana", name, CSV, GENERAL, text=text)
            assert told in refused.value.sentence
            assert bench.sees("ben", GENERAL) == []

    asyncio.run(asks())


def test_a_table_beside_what_people_say_to_each_other_is_for_nobody_else(tmp_path):
    async def asks():
        with at_hand(tmp_path) as bench:
            await bench.drops("ana", "places.csv", CSV, GENERAL, text="look what I found")
            assert [each["author"]["id"] for each in bench.sees("ben", GENERAL)] == ["ana"]
            assert choices(bench) == []

    asyncio.run(asks())


@pytest.mark.parametrize("text", ["", "here are mine"])
def test_a_table_dropped_into_the_thread_of_a_choice_is_an_answer(tmp_path, text):
    async def asks():
        with at_hand(tmp_path) as bench:
            await bench.says("ana", "/convene decide where do we eat?", GENERAL)
            card = bench.sees("ben", GENERAL)[-1]["id"]
            await bench.drops("ben", "places.csv", CSV, GENERAL, card, text)
            [choice] = choices(bench)
            assert [each.title for each in choice.listed] == ["Noodle House", "Sushi Bar"]

    asyncio.run(asks())


def test_a_table_dropped_in_private_is_an_answer_too(tmp_path):
    async def asks():
        with at_hand(tmp_path) as bench:
            await bench.says("ana", "/convene decide where do we eat?", GENERAL)
            await bench.drops("ben", "places.yaml", YAML)
            assert bench.sees("ben")[-1]["text"] == (
                "On the list: Noodle House and Sushi Bar. What matters can be told by price now."
            )

    asyncio.run(asks())

"""Who takes back what they said, in a sentence with a comma or without: their wishes, not all data.

And who comes is told of each kind, at each stage.
"""

import pytest

from tests.conversation.choosing import asked as asked_what
from tests.conversation.choosing import polled
from tests.conversation.test_dialogues import asked, at_the_vote, decided, in_a_room

TAKES_BACK = [
    "vergiss, was ich gesagt habe",
    "vergiss was ich gesagt habe",
    "lösch, was ich gesagt habe",
    "streich, was ich gesagt habe",
    "ignorier bitte, was ich vorhin geschrieben habe",
    "nimm zurück, was ich gesagt habe",
    "forget what I said",
    "scrap what I said",
    "forget everything i said, i'm flexible",
    "forget all i said, any day is fine",
    "scrap all that, any time",
    "forget all that, anything goes",
    "vergiss das alles, mir passt alles",
]
FORGETS_ALL = ["vergiss alles, was du über mich weißt", "vergiss mich", "forget all about me"]


@pytest.mark.parametrize("words", TAKES_BACK)
def test_what_was_said_of_times_is_taken_back(words):
    @in_a_room
    async def says(room):
        await asked(room)
        await room.says("omar", "nicht am Montag")
        [said] = await room.says("omar", words)
        assert "No longer: kann montags nicht" in said

    says()


@pytest.mark.parametrize(
    ("who", "said", "told"),
    [
        ("lena", "scrap all that, any time", "Got it. For"),
        ("lena", "scrap the meeting", "Call “"),
        ("omar", "scrap the meeting", "Only Lena Vogt can call it off"),
    ],
)
def test_who_takes_their_own_words_back_calls_nothing_off(who, said, told):
    @in_a_room
    async def says(room):
        await asked(room)
        await room.says(who, "not on Monday")
        assert (await room.says(who, said))[0].startswith(told)

    says()


@pytest.mark.parametrize("words", ["vergiss, was ich gesagt habe", "forget what I said"])
def test_what_was_said_of_options_is_taken_back(words):
    @in_a_room
    async def says(room):
        await asked_what(room)
        await room.says("omar", "nothing spicy")
        [said] = await room.says("omar", words)
        assert "No longer: “nothing spicy”" in said

    says()


@pytest.mark.parametrize("words", FORGETS_ALL)
def test_who_is_to_be_forgotten_is_offered_that(words):
    @in_a_room
    async def says(room):
        await asked(room)
        await room.says("omar", "nicht am Montag")
        [said] = await room.says("omar", words)
        assert said.startswith("“Forget me” makes all that you have told me in private unreadable")

    says()


@pytest.mark.parametrize("words", ["who is in?", "who's coming?", "wer ist dabei?", "wer kommt?"])
@pytest.mark.parametrize("stage", [asked, at_the_vote, decided, polled, asked_what])
def test_who_comes_is_told_of_each_kind(words, stage):
    @in_a_room
    async def says(room):
        await stage(room)
        [said] = await room.says("omar", words)
        assert said.startswith("Lena Vogt asks you")

    says()


@pytest.mark.parametrize(
    ("words", "day"),
    [
        ("prüf das am 20. Januar noch mal", "Wed 20 Jan 2027"),
        ("schau am 20. Januar wieder drauf", "Wed 20 Jan 2027"),
        ("prüf das in zwei Wochen noch mal", "Thu 21 Jan 2027"),
    ],
)
@pytest.mark.parametrize("against", ["doch keine Prüfung", "doch nicht prüfen", "no review"])
def test_a_day_is_set_on_which_it_is_looked_at_again_and_it_is_not_after_all(words, day, against):
    @in_a_room
    async def says(room):
        await decided(room)
        assert await room.says("lena", words) == [
            f"I'll ask about “hiring” on {day} whether it still holds."
        ]
        assert await room.says("lena", against) == ["“hiring” is not looked at again."]

    says()


@pytest.mark.parametrize("words", ["doch nicht absagen", "don't cancel it after all"])
def test_what_is_not_called_off_after_all_stays_open(words):
    @in_a_room
    async def says(room):
        await asked(room)
        assert await room.says("lena", words) == ["“hiring” stays open."]

    says()


@pytest.mark.parametrize("words", ["stimmt so", "passt so", "so stimmt es", "that's all"])
def test_who_finds_it_right_has_said_all(words):
    @in_a_room
    async def says(room):
        await asked(room)
        await room.says("omar", "nicht am Montag")
        [said] = await room.says("omar", words)
        assert said.startswith("Done.")

    says()

"""What somebody says in the place of another, of what was, or asks of all of them."""

import pytest

from orchestration.interaction.answers import NOT_TOLD, NOTHING_OPEN
from tests.conversation.test_dialogues import asked, at_the_vote, decided, in_a_room

FOR_DANA = "I note nothing for Dana Reed; everybody tells me for themselves."
FOR_OTHERS = "I note nothing for others; everybody tells me for themselves."
_WHOM = "Whom shall I ask too? Say it like this: add @somebody."
_MISSING = "“hiring” still waits for Omar Haddad, Dana Reed and you, until Fri 8 Jan, 17:00."
COUNT = "“hiring”: 0 of 3 have answered. I wait until Fri 8 Jan, 17:00."


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("Dana can't make Friday", FOR_DANA),
        ("Dana kann Freitag nicht", FOR_DANA),
        ("for Dana: Tuesday", FOR_DANA),
        ("Dana told me Tuesday works for her", FOR_DANA),
        ("Ana can't make Friday", FOR_OTHERS),
        ("Ben is on holiday next week", FOR_OTHERS),
    ],
)
def test_who_speaks_for_another_is_told_that_nothing_is_noted(words, told):
    @in_a_room
    async def says(room):
        await asked(room)
        assert await room.says("omar", words) == [told]
        assert room.decisions()[0].messages == {}

    says()


@in_a_room
async def test_it_is_no_part_of_the_wish_before_it(room):
    await asked(room)
    [told] = await room.says("omar", "I can't do Monday. Dana is out on Friday.")
    assert FOR_DANA in told
    assert "can't do Mondays" in told
    assert "Friday" not in told


@in_a_room
async def test_nor_is_it_a_vote_or_a_place_given_up(room):
    await at_the_vote(room)
    assert await room.says("omar", "Dana votes B") == [FOR_DANA]
    assert room.decisions()[0].round.ballots == {}


@in_a_room
async def test_once_it_is_decided_nobody_gives_up_the_place_of_another(room):
    await decided(room)
    assert await room.says("omar", "Dana can't make it on Monday") == [FOR_OTHERS]


@pytest.mark.parametrize("stage", [None, asked, decided])
@pytest.mark.parametrize(
    "words",
    ["Treffen gestern war super", "the meeting yesterday was great", "retro war gestern ok"],
)
def test_what_is_told_of_a_meeting_that_was_asks_for_none(stage, words):
    @in_a_room
    async def says(room):
        if stage:
            await stage(room)
        before = len(room.decisions())
        told = await room.says("lena", words)
        assert room.forms == []
        assert len(room.decisions()) == before
        assert told == [] or (not stage and told[0].startswith("Hello!"))

    says()


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("how many have answered?", COUNT),
        ("is there a clear favourite?", COUNT),
        (
            "what's everybody said so far?",
            f"{NOT_TOLD}\n{COUNT}",
        ),
        ("can I still add someone?", _WHOM),
        ("kann ich noch jemanden dazuholen?", _WHOM),
        ("how many are still missing?", _MISSING),
        ("was haben die anderen gesagt?", f"{NOT_TOLD}\n{COUNT}"),
        ("can you move the deadline?", "“hiring”: I wait until Mon 11 Jan, 13:00."),
    ],
)
def test_what_an_organiser_asks_while_answers_come_in(words, told):
    @in_a_room
    async def asks(room):
        await asked(room)
        assert await room.says("lena", words) == [told]

    asks()


@pytest.mark.parametrize("words", ["is there a clear favourite?", "which option is leading?"])
def test_who_leads_is_nobodys_to_hear_before_the_count(words):
    @in_a_room
    async def asks(room):
        await at_the_vote(room)
        await room.says("omar", "B")
        [told] = await room.says("lena", words)
        assert told.endswith("of all other votes I tell nobody. 1 of 3 have voted.")

    asks()


@in_a_room
async def test_only_the_organiser_hears_whom_to_name(room):
    await asked(room)
    [told] = await room.says("omar", "can I still add someone?")
    assert told.startswith("Only who asked can add somebody")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("the first", "Your vote is in: A."),
        ("B obviously", "Your vote is in: B."),
        ("none", "Your vote is in: none of these."),
        ("keine", "Your vote is in: none of these."),
        ("both", "Which two? Name them, like “A and B”."),
        ("beide", "Which two? Name them, like “A and B”."),
    ],
)
def test_which_option_is_meant_is_answered_in_few_words(words, told):
    @in_a_room
    async def votes(room):
        await at_the_vote(room)
        assert await room.says("omar", words) == [told]

    votes()


@in_a_room
async def test_windows_are_not_what_is_closed(room):
    await asked(room)
    for words in ("schließ das Fenster", "please close the window", "close the door"):
        [told] = await room.says("lena", words)
        assert told.startswith("Close “hiring” now?")
        assert room.decisions()[0].phase == "intake"


@pytest.mark.parametrize("words", ["wann ist das nächste meeting?", "when is our next meeting?"])
def test_where_nothing_is_open_there_is_no_next_one(words):
    @in_a_room
    async def asks(room):
        assert await room.says("lena", words) == [NOTHING_OPEN]

    asks()


@in_a_room
async def test_whether_an_answer_came_is_seen_by_what_is_known(room):
    await asked(room)
    await room.says("omar", "Mondays are out")
    [told] = await room.says("omar", "did my answer arrive?")
    assert "busy Mondays" in told

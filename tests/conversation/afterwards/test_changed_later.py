"""Whether something can be other yet: an answer, a vote, and what was decided."""

import pytest

from orchestration.deciding.state import Phase
from tests.conversation.test_dialogues import asked, at_the_vote, decided, in_a_room

LATER = [
    "can i still change that later?",
    "kann ich das später noch ändern?",
    "darf ich das nachher noch ändern",
    "can i change my mind later?",
    "ok and can i change it afterwards?",
    "kann ich mich später noch umentscheiden?",
]


@pytest.mark.parametrize("words", LATER)
def test_an_answer_and_a_vote_can_be_changed_until_they_are_due(words):
    @in_a_room
    async def dialogue(room):
        await asked(room)
        [told] = await room.says("omar", words)
        assert told.startswith("“hiring”: you can change your answer until ")
        for who in ("lena", "omar", "dana"):
            await room.presses(who, "any-time")
        await room.later(minutes=5)
        [told] = await room.says("omar", words)
        assert told.startswith(
            "“hiring”: you have not voted yet. You can vote, and change that, until "
        )

    dialogue()


@pytest.mark.parametrize(
    "words",
    [
        "can we still change it?",
        "ist es noch zu ändern?",
        "is this set in stone?",
        "lässt sich das noch ändern?",
        "kann man den termin noch ändern?",
        "can the time still be changed?",
    ],
)
def test_what_is_decided_stands_and_it_is_said_who_can_have_it_other(words):
    @in_a_room
    async def dialogue(room):
        await decided(room)
        [told] = await room.says("omar", words)
        assert told.endswith(
            "It stands; only Lena Vogt can have another time looked for. "
            "If you can't make it, write so here."
        )
        [told] = await room.says("lena", words)
        assert told.endswith("It stands; “find a new time” has another looked for.")

    dialogue()


@pytest.mark.parametrize(
    "words",
    [
        "find another time",
        "ok find another time then",
        "dann such halt einen neuen termin",
        "let's look for a different slot",
        "reschedule it pls",
        "find another day",
    ],
)
def test_its_organiser_who_wants_another_time_is_asked_once(words):
    @in_a_room
    async def dialogue(room):
        await decided(room)
        await room.says("dana", "i can't come after all")
        [told] = await room.says("lena", words)
        assert told.endswith("Shall I take that off for everyone, and put other times to the vote?")
        assert room.decisions()[0].phase is Phase.DECIDED
        await room.says("lena", "yes pls")
        assert room.decisions()[0].phase is Phase.VOTE

    dialogue()


@pytest.mark.parametrize(
    "words",
    [
        "what did i vote?",
        "was hab ich gewählt?",
        "which one did i pick again",
        "show me my vote",
        "wofür hab ich gestimmt?",
    ],
)
def test_who_asks_what_their_vote_is_hears_nothing_else(words):
    @in_a_room
    async def dialogue(room):
        await at_the_vote(room)
        await room.says("omar", "none of these")
        assert await room.says("omar", words) == ["“hiring”:\nYour vote: none of these."]

    dialogue()


@pytest.mark.parametrize(
    "words",
    [
        "what happens if nobody votes?",
        "was passiert, wenn niemand abstimmt?",
        "und wenn keiner abstimmt?",
        "what if no one votes at all",
        "was ist, wenn keiner abstimmt?",
    ],
)
def test_what_becomes_of_a_vote_in_which_nobody_votes(words):
    @in_a_room
    async def dialogue(room):
        await at_the_vote(room)
        [told] = await room.says("omar", words)
        assert told.startswith("Then what suits those best who have answered is decided.")

    dialogue()


@pytest.mark.parametrize(
    "words",
    [
        "none of these work for me :(",
        "keins davon :/",
        "none of them works :-/",
        "none of these ;-)",
        "none of these, sorry :(",
        "sorry none of these work anymore",
        "nichts davon geht mehr bei mir",
        "none of those works for me any more",
        "nothing works anymore",
        "keiner davon geht mehr",
        "keins davon passt mir jetzt mehr",
    ],
)
def test_a_no_to_all_is_one_with_half_a_smile_and_where_it_is_so_no_more(words):
    @in_a_room
    async def dialogue(room):
        await at_the_vote(room)
        [told] = await room.says("omar", words)
        assert told == "Your vote is in: none of these."

    dialogue()


@in_a_room
async def test_a_note_loses_its_smile_and_nothing_else(room):
    await at_the_vote(room)
    [told] = await room.says("omar", "none of these, because of room 3 :(")
    assert told.startswith("Your vote is in: none of these (“because of room 3”).")


@pytest.mark.parametrize(
    "words", ["wo war das nochmal? gibts nen link?", "when is it? and where is it?"]
)
def test_what_two_answers_say_is_said_once(words):
    @in_a_room
    async def dialogue(room):
        await decided(room)
        [told] = await room.says("omar", words)
        assert told.count("“hiring”") == 1
        assert told.endswith("I know of no room or link; Lena Vogt asked for it.")

    dialogue()

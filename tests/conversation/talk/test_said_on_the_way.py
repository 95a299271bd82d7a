"""What is said on the way: who is late, leaves, starts over, or wants another day."""

import pytest

from orchestration.interaction.answers import GREETING, NOBODY_ASKS_YOU, NOT_PLACED
from tests.conversation.choosing import polled
from tests.conversation.test_dialogues import asked, at_the_vote, decided, in_a_room


@pytest.mark.parametrize(
    "words",
    [
        "komm 5 min später",
        "bin 5 min zu spät",
        "running 5 late",
        "sry running 10 min late",
        "verspäte mich etwas",
    ],
)
def test_who_is_late_is_left_alone(words):
    @in_a_room
    async def says(room):
        options = await at_the_vote(room)
        for who in ("omar", "lena"):
            assert await room.says(who, words) == []
            assert await room.says(who, words, under=options) == []
        assert room.decisions()[0].messages == {}

    says()


@pytest.mark.parametrize(
    "words", ["ich komme dienstag zu spät", "i'll be late tuesday", "dienstag komme ich später"]
)
def test_who_is_late_on_a_day_rules_nothing_out(words):
    @in_a_room
    async def says(room):
        await asked(room)
        assert (await room.says("omar", words))[0].startswith(NOT_PLACED)
        assert room.decisions()[0].messages == {}

    says()


@pytest.mark.parametrize(
    "words", ["i'm late on tuesdays, so after 10 please", "ich kann dienstag erst später"]
)
def test_what_suits_somebody_because_of_it_is_a_wish(words):
    @in_a_room
    async def says(room):
        await asked(room)
        await room.says("omar", words)
        assert room.decisions()[0].messages == {"omar": 1}

    says()


@pytest.mark.parametrize(
    "words",
    [
        "how about friday instead?",
        "friday would be ok too",
        "@Convene how about friday instead?",
    ],
)
def test_another_day_than_the_options_is_noted_for_another_round(words):
    @in_a_room
    async def says(room):
        await at_the_vote(room)
        before = room.decisions()[0].round
        [said] = await room.says("omar", words, channel=words.startswith("@"))
        assert "“hiring”: no option is changed by that; it counts for another round." in said
        assert "This is no vote; yours is still open." in said
        assert room.decisions()[0].round.ballots == before.ballots

    says()


@in_a_room
async def test_what_asks_for_no_other_time_is_ticked_off_once_there_is_a_list(room):
    await at_the_vote(room)
    [told] = await room.says("omar", "i'm flexible")
    assert told == (
        "Got it. For “hiring”, just between us unless you say otherwise (times are in Dubai):\n"
        "• flexible\n"
        "• assumed: your day is 8:00–18:00 in Dubai, and no nights (22:00–7:00)"
    )
    assert await room.says("omar", "i'm flexible") == []
    assert room.ticked == ["omar"]


@pytest.mark.parametrize(
    "words",
    [
        "nimm mich raus",
        "lass mich da raus",
        "streich mich von der liste",
        "take me off this",
        "count me out of this one",
    ],
)
def test_who_leaves_hears_what_they_can_do(words):
    @in_a_room
    async def of_a_meeting(room):
        await asked(room)
        [said] = await room.says("omar", words)
        assert said.startswith("Shall “hiring” go on without you?")
        assert "omar" in room.decisions()[0].silent

    of_a_meeting()


@pytest.mark.parametrize("words", ["nimm mich raus", "take me off this", "count me out of this"])
def test_in_a_poll_nobody_has_to_vote(words):
    @in_a_room
    async def of_a_poll(room):
        await polled(room)
        [said] = await room.says("omar", words)
        assert said.endswith("to the others? You abstain, and I don't remind you.")
        await room.clicks("omar", "I abstain")
        assert room.decisions()[0].round.ballots == {"omar": None}

    of_a_poll()


@pytest.mark.parametrize("words", ["start over", "let's start over please", "von vorne bitte"])
def test_what_is_decided_is_not_begun_again_without_a_press(words):
    @in_a_room
    async def starts_over(room):
        await decided(room)
        [said] = await room.says("lena", words)
        assert said.endswith("is already decided. Shall I ask it again, from the beginning?")
        [said] = await room.says("omar", words)
        assert said.startswith("Only Lena Vogt can start it over")
        assert len(room.decisions()) == 1
        await room.clicks("lena", "Ask again …")
        assert room.opened["lena"]

    starts_over()


@in_a_room
async def test_with_nothing_there_nothing_is_forgotten_by_it(room):
    assert (await room.says("omar", "start over"))[0].startswith(NOT_PLACED)


@pytest.mark.parametrize("words", ["kannst du mich später erinnern?", "remind me later"])
def test_who_is_asked_nothing_is_not_reminded(words):
    @in_a_room
    async def says(room):
        assert await room.says("omar", words) == [NOBODY_ASKS_YOU]
        await decided(room)
        assert await room.says("omar", words) == [NOBODY_ASKS_YOU]

    says()


@pytest.mark.parametrize("words", ["thanks", "lol", "👍", "danke dir!", "haha ok"])
def test_thanks_with_nothing_open_is_answered_with_nothing(words):
    @in_a_room
    async def says(room):
        assert await room.says("omar", words) == []
        assert await room.says("omar", f"@Convene {words}", channel=True) == []
        assert await room.says("omar", f"hi, {words}") == [GREETING]

    says()


ASKED_OF_ALL = [
    "where should we eat on friday",
    "wo sollen wir freitag essen",
    "what should we do on saturday",
    "what shall we call the new app",
    "was sollen wir bestellen",
]


@pytest.mark.parametrize("words", ASKED_OF_ALL)
def test_what_a_group_should_do_needs_no_question_mark(words):
    @in_a_room
    async def asks(room):
        await room.says("omar", words)
        assert room.opened["omar"]
        await room.says("lena", f"@Convene {words}", channel=True)
        [choice] = room.decisions()
        assert choice.terms.subject.casefold() == words

    asks()


@pytest.mark.parametrize(
    "words",
    [
        "what should we do now",
        "how should we proceed",
        "when should we meet",
        "where should we meet",
        "was sollen wir jetzt machen",
    ],
)
def test_what_is_asked_about_a_session_opens_none(words):
    @in_a_room
    async def asks(room):
        await asked(room)
        await room.says("omar", f"@Convene {words}", channel=True)
        await room.says("omar", words)
        assert len(room.decisions()) == 1
        assert not room.opened

    asks()


@pytest.mark.parametrize(
    "words",
    ["mir egal, hauptsache nicht so früh", "hauptsache nicht zu früh", "egal, bloß nicht so früh"],
)
def test_the_main_thing_is_a_wish(words):
    @in_a_room
    async def says(room):
        await asked(room)
        [said] = await room.says("omar", words)
        assert "• möglichst nicht vor 09:00 Uhr" in said
        assert "couldn't place" not in said

    says()


@pytest.mark.parametrize("words", ["can i join by phone?", "kann ich per video dazukommen"])
def test_how_somebody_comes_is_no_wish_where_it_is_asked(words):
    @in_a_room
    async def asks(room):
        options = await at_the_vote(room)
        assert (await room.says("omar", words))[0].startswith(NOT_PLACED)
        assert await room.says("omar", words, under=options) == []
        assert room.decisions()[0].messages == {}

    asks()


@in_a_room
async def test_when_a_poll_closes_is_no_time_of_a_meeting(room):
    await polled(room)
    for words in ("when is it closing", "when is this ending?", "wann endet das"):
        [said] = await room.says("omar", words)
        assert "vote on A" in said


@in_a_room
async def test_what_to_do_is_said_in_german_too(room):
    await asked(room)
    [said] = await room.says("omar", "was muss ich hier machen")
    assert "Write to me in private what suits you" in said

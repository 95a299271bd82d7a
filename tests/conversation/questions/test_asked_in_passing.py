"""Short questions on the way: the options and why, how long it is, whose clock, who can join."""

import re

import pytest

from orchestration.interaction.answers import BEFOREHAND_HOW
from tests.conversation.choosing import polled
from tests.conversation.test_dialogues import asked, at_the_vote, decided, in_a_room

WHY = [
    "why A?",
    "why not B",
    "warum C?",
    "why these?",
    "why",
    "how did you end up with those three? none of us said wednesday",
    "where did these come from?",
    "wie kommst du auf die drei?",
]
STAGES = {"intake": asked, "vote": at_the_vote, "decided": decided}


def answers(stage, who, words, *, channel=False):
    """What somebody is answered with at a stage; nothing is noted or voted by it."""
    heard = []

    @in_a_room
    async def asks(room):
        await STAGES[stage](room)
        before = room.decisions()
        said = f"@Convene {words}" if channel else words
        heard.extend(await room.says(who, said, channel=channel))
        for old, new in zip(before, room.decisions(), strict=True):
            assert (old.messages, old.round.ballots) == (new.messages, new.round.ballots)

    asks()
    return heard


@pytest.mark.parametrize(
    "words",
    [
        "what are the options?",
        "what were the options?",
        "which options are there",
        "show me the options",
        "welche optionen gibt es?",
        "was sind die optionen",
        "zeig mal die optionen",
    ],
)
def test_the_options_are_listed(words):
    [said] = answers("vote", "omar", words)
    assert "• A: Mon 11 Jan" in said
    assert "• C: Wed 13 Jan" in said


def test_what_the_options_were_is_told_with_what_was_decided():
    [said] = answers("decided", "omar", "what were the options?")
    assert "A has all 3 votes." in said


@pytest.mark.parametrize("words", WHY)
def test_why_says_how_they_stand_for_who_asks(words):
    [said] = answers("vote", "omar", words)
    of_all = "Of what I was told, these suit best those who have answered. "
    of_one = ": of what I was told, these options suit best those who have answered. For you: "
    named = re.search(r"\b[A-C]\b", words)
    assert said.startswith(f"{named[0]}, " if named else of_all)
    assert (of_one in said) is bool(named)
    assert "fine with you" in said


@in_a_room
async def test_why_an_option_is_there_is_told_in_its_thread_too_to_who_asks(room):
    options = await at_the_vote(room)
    [told] = await room.says("omar", "why A?", under=options)
    assert told.startswith("A, Mon 11 Jan")
    assert "fine with you" in told
    assert await room.says("omar", "why, though?", under=options) == []


@in_a_room
async def test_a_poll_has_its_list_for_an_answer(room):
    await polled(room)
    [said] = await room.says("omar", "why A?")
    assert "• A: Pizza" in said


@pytest.mark.parametrize("words", ["why A?", "why not B", "why?", "warum eigentlich"])
def test_why_is_afterwards_how_it_was_decided(words):
    [said] = answers("decided", "omar", words)
    assert "Decided by vote" in said


@pytest.mark.parametrize(
    "words",
    [
        "how long is it gonna be?",
        "how long will it take",
        "a quick question: how long is the meeting",
        "wie lange dauert das Treffen",
        "wie lang geht das treffen?",
        "how long is it supposed to be? half hour?",
        "wie lange dauert das Treffen? 30 min?",
    ],
)
@pytest.mark.parametrize("stage", list(STAGES))
def test_how_long_it_is(words, stage):
    [said] = answers(stage, "omar", words)
    assert said.startswith("“hiring” · 45 min")


@pytest.mark.parametrize(
    "words",
    [
        "a quick question: when does voting end",
        "thanks — and when does the vote end?",
        "how long is it open",
        "wie lange dauert die abstimmung noch",
        "kurze frage, bis wann kann ich abstimmen?",
        "how much time do i have left?",
        "wie lang hab ich noch zeit zum abstimmen",
    ],
)
def test_how_long_it_is_open_is_another_question(words):
    [said] = answers("vote", "omar", words)
    assert said.startswith("“hiring”: vote on A, B and C by Fri 8 Jan, 13:00")


@pytest.mark.parametrize(
    "words",
    [
        "what time zone are you using?",
        "which timezone do you use",
        "welche Zeitzone nimmst du?",
        "in welcher zeitzone sind die zeiten",
    ],
)
def test_whose_clock_it_is(words):
    [said] = answers("vote", "omar", words)
    assert said.startswith("Your times are in Dubai")


@pytest.mark.parametrize("words", ["wann treffen wir uns?", "when do we meet"])
def test_when_it_is_once_it_is_decided(words):
    [said] = answers("decided", "omar", words)
    assert said.startswith("“hiring”: Mon 11 Jan")


JOINS = [
    "can i join?",
    "can I come too",
    "could i take part",
    "add me please",
    "kann ich mitmachen",
    "darf ich auch dabei sein?",
    "ich würde gern mitmachen",
]


@pytest.mark.parametrize("words", JOINS)
def test_who_is_not_asked_hears_who_can_add_them(words):
    [said] = answers("intake", "raj", words, channel=True)
    assert said == "Only Lena Vogt can add you to “hiring”: tell them so."
    [said] = answers("intake", "raj", words)
    assert said.startswith("You are asked nothing here just now.")


@in_a_room
async def test_so_they_do_in_the_thread_and_once_it_is_decided(room):
    outcome = await decided(room)
    [said] = await room.says("raj", "can i join?", under=outcome)
    assert said.startswith("Ask Lena Vogt, who asked for it. “hiring”: Mon 11 Jan")


@pytest.mark.parametrize("words", ["can i join?", "kann ich mitmachen"])
def test_who_is_in_it_hears_so(words):
    [said] = answers("intake", "omar", words)
    assert said.startswith("You are asked already. “hiring”: 0 of 3 have answered.")


@in_a_room
async def test_how_and_when_are_other_questions(room):
    await at_the_vote(room)
    for words in ("can i come later?", "can i join at 5?", "can i add a wish?"):
        assert "asked already" not in " ".join(await room.says("omar", words))


@pytest.mark.parametrize(
    "words", ["btw can you add raj?", "can u pls add raj", "kannst du noch raj dazuholen?"]
)
def test_only_who_asked_can_add_somebody(words):
    assert answers("intake", "omar", words) == ["Only who asked can add somebody: Lena Vogt."]

    @in_a_room
    async def adds(room):
        await asked(room)
        [said] = await room.says("lena", words)
        assert said == "I'm asking Raj Patel too, about “hiring”."

    adds()


@pytest.mark.parametrize(
    "words",
    [
        "did you get my message from this morning about tuesday?",
        "have you got my message about wednesday?",
        "hast du meine Nachricht von heute früh bekommen?",
    ],
)
def test_who_asks_whether_their_words_came_hears_what_is_known(words):
    [said] = answers("intake", "omar", words)
    assert said == "Nothing yet about “hiring”: you have not said what suits you."


@pytest.mark.parametrize(
    "words",
    [
        "remind us the day before",
        "can you remind us an hour before?",
        "schick uns bitte am Vortag eine Erinnerung",
        "erinner mich am tag davor",
    ],
)
def test_what_is_decided_is_left_to_calendars(words):
    assert answers("decided", "omar", words) == [BEFOREHAND_HOW]


@pytest.mark.parametrize("words", ["show me my page", "zeig mir meine Seite", "where's my page?"])
def test_who_asks_for_their_page_is_given_it(words):
    @in_a_room
    async def asks(room):
        meeting = await asked(room)
        await room.says("omar", words)
        _, layout = room.seen["omar"][-1]
        links = [part.address for part in layout.parts if hasattr(part, "address")]
        assert links == [f"https://convene.example.org/s/{meeting.id}/omar"]

    asks()

"""Who wants no reminders gets none, and who asks is told who was reminded."""

import pytest

from orchestration.interaction.layouts import screen
from orchestration.kinds.registry import KINDS
from tests.conversation.room import buttons_of
from tests.conversation.test_dialogues import asked, at_the_vote, in_a_room


@in_a_room
async def test_nobody_is_offered_to_remind_themselves(room):
    await asked(room)
    offered = [labels(room)]
    for who in ("omar", "dana"):
        await room.presses(who, "any-time")
        offered.append(labels(room))
    assert ["Remind" in each for each in offered] == [True, True, False]


@in_a_room
async def test_who_asks_who_is_missing_can_remind_them_there(room):
    await asked(room)
    [told] = await room.says("lena", "who's missing?")
    assert "Omar Haddad, Dana Reed and you" in told
    await room.clicks("lena", "Remind them")
    assert len(reminders(room, "omar")) == 1
    before = len(room.seen["omar"])
    await room.says("omar", "who's missing?")
    parts = [part for _, layout in room.seen["omar"][before:] for part in layout.parts]
    assert not [each for part in parts for each in buttons_of(part)]


def labels(room):
    """What the organiser can press on the card now."""
    [session] = room.decisions()
    parts = screen(KINDS.card(session), session.organiser.id).parts
    return [each.label for part in parts for each in buttons_of(part)]


def reminders(room, who):
    return [words for to, words in room.told if to == who and "still waits for you" in words]


@pytest.mark.parametrize(
    "words",
    [
        "please stop asking me",
        "stop reminding me",
        "don't remind me again",
        "erinner mich nicht mehr",
        "nerv nicht",
        "shut up bot",
        "be quiet please",
        "can you stop reminding me please, I will answer tomorrow",
        "@Convene stop reminding me",
    ],
)
def test_who_wants_no_reminders_gets_none_and_is_still_asked(words):
    @in_a_room
    async def says(room):
        await asked(room)
        [told] = await room.says("omar", words, channel=words.startswith("@"))
        assert told.startswith("I won't remind you of “hiring” any more. You are still asked;")
        await room.later(hours=22)
        await room.says("lena", "remind them")
        assert reminders(room, "omar") == []
        assert reminders(room, "dana")
        assert "omar" in room.decisions()[0].silent

    says()


@pytest.mark.parametrize("words", ["boah ist das kalt heute", "so laut hier", "it is so loud here"])
def test_a_sigh_of_something_else_ends_no_reminders(words):
    @in_a_room
    async def says(room):
        await asked(room)
        await room.says("omar", words)
        await room.later(hours=22)
        await room.says("lena", "remind them")
        assert reminders(room, "omar")

    says()


@pytest.mark.parametrize(
    "words",
    [
        "remind me again",
        "you can remind me",
        "erinner mich wieder",
        "remind me tomorrow",
        "kannst du mich später erinnern?",
    ],
)
def test_reminders_come_back_at_a_word(words):
    @in_a_room
    async def says(room):
        await asked(room)
        await room.says("omar", "stop reminding me")
        assert await room.says("omar", words) == [
            "Reminders of “hiring” come to you, as to everybody."
        ]
        await room.later(hours=22)
        assert reminders(room, "omar")

    says()


@in_a_room
async def test_it_holds_for_that_session_alone(room):
    await asked(room)
    await asked(room, "release notes")
    await room.says("omar", "stop reminding me of hiring")
    await room.later(hours=22)
    assert not any("hiring" in each for each in reminders(room, "omar"))
    assert any("release notes" in each for each in reminders(room, "omar"))


@in_a_room
async def test_the_organiser_hears_that_no_reminder_goes_there(room):
    await at_the_vote(room)
    await room.says("omar", "stop reminding me")
    [told] = await room.says("lena", "remind them")
    assert "Omar Haddad: no reminder goes there." in told


@pytest.mark.parametrize(
    "words",
    [
        "did you remind them already?",
        "who did you remind?",
        "wann hast du erinnert?",
        "when did you remind them?",
        "has Omar been reminded?",
        "did omar get a reminder?",
        "hast du Omar schon erinnert?",
    ],
)
def test_who_was_reminded_is_answered(words):
    @in_a_room
    async def says(room):
        await asked(room)
        assert await room.says("lena", words) == ["“hiring”: nobody was reminded so far."]
        await room.presses("lena", "any-time")
        await room.says("lena", "remind them")
        assert await room.says("lena", words) == [
            "“hiring”: I reminded Omar Haddad, last on Thu 7 Jan, 10:00."
        ]

    says()


@pytest.mark.parametrize(
    ("words", "reminded"),
    [
        ("nudge them but not dana, she's on leave today", ["omar"]),
        ("remind all except dana", ["omar"]),
        ("erinner alle außer omar", ["dana"]),
        ("erinnere bitte alle bis auf omar", ["dana"]),
        ("not omar, but please remind the others", ["dana"]),
        ("remind the rest of them, omar has told me already", ["dana"]),
        ("remind everyone but don't ping omar", ["dana"]),
        ("erinner alle, omar aber bitte nicht", ["dana"]),
        ("remind omar, not dana", ["omar"]),
        ("remind all but omar and dana", []),
        ("remind omar but be nice", ["omar"]),
        ("erinner omar, der hat noch nicht geantwortet", ["omar"]),
        ("remind those who have not answered: omar and dana", ["omar", "dana"]),
        ("nudge them, omar has not answered", ["omar"]),
        ("remind everyone", ["omar", "dana"]),
    ],
)
def test_who_is_left_out_is_not_reminded(words, reminded):
    @in_a_room
    async def says(room):
        await asked(room)
        await room.later(hours=6)
        before = len(room.told)
        await room.says("lena", words)
        assert {who for who, _ in room.told[before:]} == {"lena", *reminded}

    says()

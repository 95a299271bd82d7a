"""What is sent too early, or turned round a moment later: said → held."""

import pytest

from orchestration.conversation.ports.inbound import Message, Via
from orchestration.conversation.understood import messages
from orchestration.deciding.rounds.assessment import profile_of
from orchestration.language.corrections.cut_off import breaks_off
from orchestration.language.corrections.turned_back import turned_back
from orchestration.language.words.excused import without_excuse
from orchestration.model.people import MemberId
from tests.conversation.room import InMemory
from tests.conversation.test_dialogues import asked, at_the_vote, decided, in_a_room

BREAKS_OFF = "That breaks off, so I note nothing yet. Go on, and I read both as one."


@pytest.mark.parametrize(
    ("first", "then", "holds"),
    [
        ("before 9 is", "not ok", "would rather avoid anything before 09:00"),
        ("before 9 is", "not ok. ah no, it works", "times before 09:00 are fine"),
        ("also vor 9 auf kein", "fall", "kann vor 09:00 Uhr nicht"),
        ("also vor 9 auf kein", "fall. ach doch geht…", "vor 09:00 Uhr geht"),
        ("i can do any day except", "wednesday sorry hit enter", "flexible\n• can't do Wednesdays"),
        ("everything but", "tue", "can't do Tuesdays"),
        ("not so keen on", "afternoons", "would rather avoid afternoons"),
        ("not on", "fridays", "can't do Fridays"),
        ("geht alles außer", "mittwoch", "kann mittwochs nicht"),
        ("passt alles, nur nicht", "freitag nachmittag", "flexibel\n• kann freitags nachmittags"),
        ("i really don't like", "mondays", "would much rather avoid Mondays"),
        ("all days are fine apart from", "thursday", "flexible\n• can't do Thursdays"),
    ],
)
def test_two_halves_of_a_message_are_read_as_one(first, then, holds):
    @in_a_room
    async def goes_on(room):
        await asked(room)
        assert await room.says("omar", first) == [BREAKS_OFF]
        assert room.decisions()[0].answered == ()
        [told] = await room.says("omar", then)
        assert f"• {holds}" in told
        assert "No longer" not in told

    goes_on()


@in_a_room
async def test_what_is_no_end_of_a_beginning_is_read_by_itself(room):
    await asked(room)
    await room.says("omar", "i can do any day except")
    [told] = await room.says("omar", "status?")
    assert "0 of 3 have answered" in told
    [told] = await room.says("omar", "no mondays")
    assert "can't do" not in told.replace("can't do Mondays", "")


@in_a_room
async def test_a_beginning_is_forgotten_after_a_while(room):
    await asked(room)
    await room.says("omar", "before 9 is")
    await room.later(minutes=20)
    [told] = await room.says("omar", "Fridays are bad")
    assert "09:00" not in told


@in_a_room
async def test_a_half_that_comes_in_again_is_no_end_of_itself(room):
    """A message is taken once more where a crash, or the network, came between."""
    await asked(room)

    async def hears(name, words):
        message = Message(id=name, who=MemberId("omar"), via=Via.DM, text=words)
        return await room.during("omar", messages.take(message, InMemory(room, message)))

    said = ("i can do any day except", "mondays and", "tuesdays")
    assert [[await hears(words, words) for _ in range(2)] for words in said[:2]] == [
        [[BREAKS_OFF], [BREAKS_OFF]],
        [[BREAKS_OFF], [BREAKS_OFF]],
    ]
    for _ in range(2):
        await hears(said[2], said[2])
    held = profile_of(room.decisions()[0], MemberId("omar")).wishes
    assert [each.restatement for each in held] == ["flexible", "can't do Mondays and Tuesdays"]


@in_a_room
async def test_under_a_post_nothing_is_said_of_a_beginning(room):
    options = await at_the_vote(room)
    assert await room.says("omar", "tuesday is", under=options) == []
    [told] = await room.says("omar", "really bad for me", under=options)
    assert "• would much rather avoid Tuesdays" in told


@pytest.mark.parametrize(
    "words",
    [
        "B it is",
        "B I'm not keen on",
        "hold on",
        "what is it for",
        "don't know where that is",
        "wie es ist",
        "na und",
        "mir egal, solange wir vor halb fünf fertig sind",
        "wär super wenn's nicht vor 10 wäre",
        "kein ende bevor omar durch ist",
        "at least 15 mins break between",
        "tuesday works, wednesday not",
        "freitag fällt aus",
        "dienstag lieber nicht",
        "blockieren tu ichs aber nicht",
    ],
)
def test_a_sentence_that_ends_so_does_not_break_off(words):
    assert not breaks_off(words)


@pytest.mark.parametrize(
    ("said", "holds"),
    [
        ("friday doesn't work for me. actually it does", "Fridays are fine"),
        ("I can't do friday. wait, I can", "Fridays are fine"),
        ("freitag geht nicht. doch, geht", "freitags geht"),
        ("friday works, ah no it doesn't", "can't do Fridays"),
    ],
)
def test_what_is_turned_round_in_one_breath_holds_as_it_ends(said, holds):
    @in_a_room
    async def turns(room):
        await asked(room)
        [told] = await room.says("omar", said)
        held = [each for each in told.splitlines() if each.startswith("•")]
        assert held[0].startswith(f"• {holds}")
        assert "assumed" in held[1]

    turns()


@pytest.mark.parametrize(
    ("first", "then", "holds", "gone"),
    [
        ("I can't do friday", "actually I can", "Fridays are fine", "can't do Fridays"),
        ("vor 9 geht nicht", "ach doch, geht", "vor 09:00 Uhr geht", "kann vor 09:00 Uhr nicht"),
        ("friday works", "ah no it doesn't", "can't do Fridays", "Fridays are fine"),
        ("no fridays", "ah no, wrong week, I can", "Fridays are fine", "can't do Fridays"),
    ],
)
def test_what_is_turned_round_a_moment_later_holds_no_longer(first, then, holds, gone):
    @in_a_room
    async def turns(room):
        await asked(room)
        await room.says("omar", first)
        [told] = await room.says("omar", then)
        assert f"• {holds}" in told
        assert f"No longer: {gone}" in told

    turns()


@in_a_room
async def test_a_yes_long_after_turns_nothing_round(room):
    await asked(room)
    await room.says("omar", "I can't do friday")
    await room.later(minutes=30)
    [told] = await room.says("omar", "oh wait, works")
    assert "Fridays are fine" not in told


@pytest.mark.parametrize("words", ["it works", "B works", "does it?", "I can on Friday", "oh dear"])
def test_a_statement_is_no_second_thought(words):
    assert turned_back(words) is None


@pytest.mark.parametrize(
    "said",
    [
        "ah no sorry, mixed it up, i'm in",
        "i'm in",
        "i'm in after all",
        "bin dabei",
        "doch, bin dabei",
    ],
)
def test_who_mixed_it_up_can_come_after_all(said):
    @in_a_room
    async def comes(room):
        await decided(room)
        await room.says("omar", "I can't make it on the day, sorry")
        assert await room.says("omar", said) == ["Good. Lena Vogt knows now."]

    comes()


@in_a_room
async def test_a_mere_yes_does_not_say_what_is_off(room):
    await decided(room)
    await room.says("omar", "I can't make it on the day, sorry")
    assert await room.says("omar", "yes") == [
        "What is off for you: only then, that part of the day, or all of it?"
    ]


@in_a_room
async def test_what_was_mixed_up_is_taken_back(room):
    await asked(room)
    await room.says("omar", "no mondays")
    [told] = await room.says("omar", "scrap that, i mixed up the weeks")
    assert "No longer: can't do Mondays" in told


@pytest.mark.parametrize(
    ("said", "rest"),
    [
        ("oh wait mixed up the letters, A", "A"),
        ("wednesday sorry hit enter", "wednesday"),
        ("nee sorry, hab mich vertan, bin dabei", "nee sorry, bin dabei"),
        ("i mixed up the weeks", "i mixed up the weeks"),
    ],
)
def test_a_slip_is_passed_over_where_something_else_is_said(said, rest):
    assert without_excuse(said) == rest

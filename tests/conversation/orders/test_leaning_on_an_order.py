"""A second thought behind one's own order or request changes what came of it, and is no wish."""

import asyncio

import pytest

from orchestration.language.corrections.second_thoughts import second_thoughts
from orchestration.model.people import MemberId
from orchestration.privacy import reveal
from tests.conversation.test_dialogues import in_a_room
from tests.play.played import settled

ASKED = "@Convene 45 min next week with @omar and @raj about hiring"
HALF_AN_HOUR = "@Convene 30 min next week with @omar about hiring"


def wishes(decision, who="lena"):
    box = decision.profiles.get(who)
    return [x.restatement for x in reveal(box, to=MemberId(who)).preferences] if box else []


def days(decision):
    return f"{decision.terms.window.start:%d.%m.}–{decision.terms.window.end:%d.%m.}"


@pytest.mark.parametrize(
    ("asked", "said", "minutes", "window"),
    [
        (
            "@Convene half an hour on mon or tue for the retro, everyone please",
            "sorry meant an hour, and wed is ok too",
            60,
            "11.01.–13.01.",
        ),
        (HALF_AN_HOUR, "oops, 45", 45, "11.01.–17.01."),
        (HALF_AN_HOUR, "sorry, meant the week after", 30, "18.01.–24.01."),
        (HALF_AN_HOUR, "doch lieber ne ganze stunde", 60, "11.01.–17.01."),
        (HALF_AN_HOUR, "nee, doch nur 20 minuten", 20, "11.01.–17.01."),
        ("@Convene 30 min on thursday with @omar about hiring", "no, friday", 30, "15.01.–15.01."),
    ],
)
def test_behind_a_request_it_is_what_is_looked_for(asked, said, minutes, window):
    @in_a_room
    async def dialogue(room):
        await room.says("lena", asked, channel=True)
        [told] = await room.says("lena", f"@Convene {said}", channel=True)
        [decision] = room.decisions()
        assert ", now: " in told
        assert (decision.terms.duration, days(decision)) == (minutes, window)
        assert wishes(decision) == []

    dialogue()


@pytest.mark.parametrize(
    "said",
    ["and not before 10", "sorry, can't do monday", "lieber vormittags", "and tuesday is ok too"],
)
def test_what_suits_its_author_is_still_their_wish(said):
    @in_a_room
    async def dialogue(room):
        await room.says("lena", HALF_AN_HOUR, channel=True)
        await room.says("lena", said)
        [decision] = room.decisions()
        assert (decision.terms.duration, days(decision)) == (30, "11.01.–17.01.")
        assert wishes(decision)

    dialogue()


@pytest.mark.parametrize(
    ("said", "asked", "question"),
    [
        ("und ines auch noch dazu", {"lena", "omar", "ines"}, ""),
        ("oh and @dana", {"lena", "omar", "dana"}, ""),
        ("not omar, raj", {"lena", "omar", "raj"}, "without Omar Haddad?"),
        ("nicht omar sondern raj", {"lena", "omar", "raj"}, "without Omar Haddad?"),
        ("sorry not omar, @dana knows that stuff", {"lena", "omar", "dana"}, "without Omar"),
        ("not omar, raj is in charge of it", {"lena", "omar", "raj"}, "without Omar Haddad?"),
        ("sorry nicht omar, @dana kennt sich da aus", {"lena", "omar", "dana"}, "without Omar"),
        ("nicht omar sondern raj, macht das", {"lena", "omar"}, ""),
        ("sorry not omar, raj knows nothing of it", {"lena", "omar"}, ""),
        ("not omar, raj is out next week", {"lena", "omar"}, ""),
    ],
)
def test_others_are_asked_too_and_who_goes_is_asked_about(said, asked, question):
    @in_a_room
    async def dialogue(room):
        await room.says("lena", HALF_AN_HOUR, channel=True)
        told = " ".join(await room.says("lena", f"@Convene {said}", channel=True))
        [decision] = room.decisions()
        assert {each.id for each in decision.members} == asked
        assert question in told

    dialogue()


@pytest.mark.parametrize(
    ("order", "said", "until"),
    [
        ("give them until monday noon", "doch lieber nur bis freitag 18 uhr", "Fri 08 Jan 18:00"),
        ("close it friday at 3pm", "sorry 4pm", "Fri 08 Jan 16:00"),
        ("schließ am freitag um 15 uhr", "ich meinte 16 uhr", "Fri 08 Jan 16:00"),
        ("give them until monday noon", "no, saturday", "Sat 09 Jan 17:00"),
    ],
)
@pytest.mark.parametrize("in_channel", [True, False])
def test_behind_a_deadline_it_is_another(order, said, until, in_channel):
    @in_a_room
    async def dialogue(room):
        await room.says("lena", ASKED, channel=True)
        call = "@Convene " if in_channel else ""
        await room.says("lena", f"{call}{order}", channel=in_channel)
        await room.says("lena", said)
        [decision] = room.decisions()
        assert f"{decision.closes_at:%a %d %b %H:%M}" == until
        assert wishes(decision) == []

    dialogue()


@pytest.mark.parametrize(
    ("setup", "order", "said", "told"),
    [
        ("choice-decided", "review it on the 25th", "no, the 18th", "Mon 18 Jan"),
        ("choice-decided", "review this in two weeks", "sorry, in three weeks", "Thu 28 Jan"),
        ("choice-decided", "frag das am 25. nochmal", "nein, am 18.", "Mon 18 Jan"),
        ("choice-asking", "two rounds please", "actually make that 3", "at most 3 rounds"),
        ("meeting-asking", "make it thursday only", "nee freitag", "now: Fri."),
        ("meeting-asking", "make it 30 min", "sorry 20", "now: 20 min."),
        ("meeting-asking", "move it to the week after", "no, two weeks later", "now: "),
        ("meeting-asking", "remind raj", "not raj, omar", "I remind Omar Haddad."),
        ("meeting-asking", "erinner mal omar", "und raj auch bitte", "I remind Raj Patel."),
        ("meeting-decided", "move it to thursday", "no, friday", "a new time, Fri,"),
    ],
)
def test_behind_an_order_it_is_the_same_order(setup, order, said, told):
    async def dialogue():
        room = await settled([setup])
        await room.says("lena", order)
        assert told in " ".join(await room.says("lena", said))

    asyncio.run(dialogue())


@in_a_room
async def test_it_ends_with_whatever_else_is_said_to_the_bot(room):
    await room.says("lena", ASKED, channel=True)
    await room.says("lena", "give them until monday noon")
    await room.says("lena", "status?")
    await room.says("lena", "no, saturday")
    [decision] = room.decisions()
    assert f"{decision.closes_at:%a %H:%M}" == "Mon 12:00"


@in_a_room
async def test_nobody_elses_words_lean_on_it(room):
    await room.says("lena", HALF_AN_HOUR, channel=True)
    await room.says("omar", "sorry meant an hour")
    assert room.decisions()[0].terms.duration == 30


@pytest.mark.parametrize(
    "said",
    ["no", "sorry", "tuesday is bad for me", "ok then", "how about friday?", "who is missing?"],
)
def test_what_names_no_piece_is_no_second_thought(said):
    assert not second_thoughts(said)

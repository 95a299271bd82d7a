"""Who need not come to a meeting: in the request, as an order, in the dialog, and in the invite."""

import pytest

from adapters.calendars.write import write_invite
from orchestration.kinds.meeting.documents import invite_for
from tests.conversation.test_dialogues import decided, in_a_room

ASKED = "@Convene find 30 minutes next week with @omar, @dana and @raj about the launch"


@pytest.fixture
def play():
    """Play what follows in a room in which Lena has asked for a meeting."""

    def played(what, asked=ASKED):
        async def run(room):
            await room.says("lena", asked, channel=True)
            await what(room)

        in_a_room(run)()

    return played


def meeting(room):
    [found] = room.decisions()
    return found


def attendance(room):
    """Who is needed, and who is optional."""
    members = meeting(room).members
    return [each.id for each in members if each.required], [x.id for x in members if x.optional]


@pytest.mark.parametrize(
    "words",
    [
        "30 minutes next week with @omar, @dana and optionally @raj about the launch",
        "30 minutes next week with @omar and @dana, and @raj if he can, about the launch",
        "30 minutes next week with @omar and @dana about the launch. @raj is optional",
        "30 Minuten nächste Woche mit @omar, @dana und, wenn er kann, @raj zum Launch",
    ],
)
def test_a_request_says_who_is_optional(play, words):
    async def scene(room):
        assert attendance(room) == ([], ["raj"])
        assert ("lena", "Optional: Raj Patel.") in room.told

    play(scene, f"@Convene find {words}" if "Minuten" not in words else f"@Convene finde {words}")


def test_whom_alone_a_request_asks_is_not_optional(play):
    async def scene(room):
        assert attendance(room) == ([], [])

    play(scene, "@Convene finde 30 Minuten nächste Woche mit @raj, wenn er Zeit hat, zum Launch")


def test_the_organiser_says_it_in_words(play):
    async def scene(room):
        assert await room.says("lena", "Raj doesn't have to be there") == [
            "Optional for “launch” now, in the invite too: Raj Patel."
        ]
        assert attendance(room) == ([], ["raj"])
        assert await room.says(
            "lena", "Raj muss doch dabei sein", under=(meeting(room).id, "q")
        ) == ["“launch” needs Raj Patel now."]
        assert attendance(room) == (["raj"], [])

    play(scene)


def test_nobody_else_does(play):
    async def scene(room):
        assert await room.says("omar", "Raj is optional") == [
            "Only Lena Vogt can say who is needed: “launch” is theirs."
        ]
        assert await room.says("omar", "Raj is optional", under=(meeting(room).id, "q")) == []
        assert attendance(room) == ([], [])

    play(scene)


@pytest.mark.parametrize(
    "said",
    ["lunch is optional", "is Raj optional?", "Raj can't come on Monday", "we don't need Raj"],
)
def test_what_makes_nobody_optional(play, said):
    async def scene(room):
        await room.says("lena", said)
        assert attendance(room) == ([], [])

    play(scene)


def test_in_the_dialog_nobody_is_needed_and_optional():
    async def scene(room):
        await room.says("lena", "/convene meet the launch")
        errors = await room.fills_wrong("lena", needed=["raj"], optional=["raj"])
        assert errors == {"optional": "Has to be there, by what you say above: Raj Patel."}
        reply, _ = await room.sends("lena", {"needed": ["dana"], "optional": ["raj"]})
        [command] = reply.commands
        assert [each.id for each in command.members if each.optional] == ["raj"]

    in_a_room(scene)()


def test_who_is_optional_is_told_and_stands_in_the_invite(play):
    async def scene(room):
        await room.says("lena", "Raj and Lena are optional")
        [who] = await room.says("omar", "who is asked?")
        assert "Raj Patel (optional)" in who
        for each in ("lena", "omar", "dana", "raj"):
            await room.presses(each, "any-time")
        await room.later(minutes=5)
        for each in ("lena", "omar", "dana", "raj"):
            await room.says(each, "A", under=room.latest("options/"))
        await room.later(minutes=10)

        ics = write_invite(invite_for(meeting(room), "raj")).decode().replace("\r\n ", "")
        roles = {
            line.partition("CN=")[2].partition(";")[0].strip('"'): "OPT-PARTICIPANT" in line
            for line in ics.splitlines()
            if line.startswith("ATTENDEE")
        }
        assert roles == {
            "Lena Vogt": False,
            "Omar Haddad": False,
            "Dana Reed": False,
            "Raj Patel": True,
        }

    play(scene)


@pytest.mark.parametrize(
    "said",
    [
        "raj muss nich dabei sein",
        "raj muss nich kommen",
        "raj muss net unbedingt dabei sein",
        "raj braucht nicht dabei zu sein",
        "raj doesnt have to be there",
    ],
)
def test_who_need_not_come_is_optional_however_that_is_spelt(play, said):
    async def scene(room):
        [told] = await room.says("lena", said)
        assert told == "Optional for “launch” now, in the invite too: Raj Patel."
        assert attendance(room) == ([], ["raj"])

    play(scene)


@pytest.mark.parametrize("said", ["dana muss nich dabei sein", "dana doesn't have to be there"])
def test_once_it_is_decided_nobody_is_out_by_that(said):
    @in_a_room
    async def scene(room):
        await decided(room)
        [told] = await room.says("lena", said)
        assert told.startswith("“hiring” is decided, and Dana Reed stays in its invite.")
        assert room.decisions()[0].cannot_come == ()

    scene()

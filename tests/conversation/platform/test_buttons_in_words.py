"""What stands on a button can be said: its label, or what people say for what it does."""

import asyncio

import pytest

from orchestration.conversation.told import own_zone
from orchestration.deciding.state import Phase
from orchestration.interaction.answers import UNPLACED
from orchestration.kinds.registry import KINDS
from orchestration.language.choosing.pressing import SAYINGS
from tests.conversation.room import buttons_of
from tests.play.played import Seen, newest_thread, settled

OF_ONESELF = {"keep", "invite", *own_zone.ACTIONS}
"""Buttons of what no session decides."""

SAID_BEFORE = {
    "asked": ("meeting-asking", []),
    "answered": ("meeting-asking", [("omar", "can't do tuesday, mornings are bad")]),
    "who is missing": ("meeting-asking", [("lena", "who is missing?")]),
    "wants no part in it": ("meeting-asking", [("omar", "count me out")]),
    "closes it": ("meeting-asking", [("lena", "close it")]),
    "calls it off": ("meeting-asking", [("lena", "call it off")]),
    "a vote": ("meeting-vote", []),
    "spoke up": ("meeting-vote", [("ines", "got booked tuesday all day")]),
    "decided": ("meeting-decided", []),
    "cannot come": ("meeting-decided", [("omar", "can't make it after all")]),
    "moves it": ("meeting-decided", [("lena", "we need to move it")]),
    "for good": ("meeting-decided", [("omar", "never before 10 in general")]),
    "a list": ("choice-asking", []),
    "a wish for a list": ("choice-asking", [("omar", "somewhere warm please")]),
    "a poll": ("choice-vote", []),
    "none of them": ("choice-vote", [("omar", "none of them")]),
    "a motion": ("motion", []),
}
FOR_A_WORD = {"propose", "details", "vote", "stands", "say"}
"""Buttons whose label says something else too where it stands, or that have no word for it yet."""


async def played(name):
    setup, steps = SAID_BEFORE[name]
    room = await settled([setup])
    for who, words in steps:
        await room.says(who, words)
    return room


def shown_alone(room):
    """Whoever was shown something alone, and each button of the last of it."""
    for who in room.people:
        for session, layout in room.seen[who][-1:]:
            for part in layout.parts:
                yield from ((who, session, each) for each in buttons_of(part))


def others_saw(seen, room, who):
    """What came of it for all others: what was counted, posted and told."""
    is_own = False
    for line in seen.since(room):
        if not line.startswith(" "):
            is_own = line.startswith((f"to {who}", "ticked", f"form for {who}", "(nothing)"))
        if not is_own:
            yield line


async def buttons_after(name):
    """All buttons that somebody alone is shown, each label once."""
    shown = {
        each.label: (who, session, each) for who, session, each in shown_alone(await played(name))
    }
    return [each for each in shown.values() if each[2].action not in FOR_A_WORD]


@pytest.mark.parametrize("name", SAID_BEFORE)
def test_a_label_that_is_said_does_what_its_button_does_or_says_where_to_press(name):
    async def compared():
        for who, session, button in await buttons_after(name):
            await compared_with_its_label(name, who, session, button)

    asyncio.run(compared())


async def compared_with_its_label(name, who, session, button):
    pressed = await played(name)
    seen, opened = Seen(pressed), dict(pressed.opened)
    if button.action not in OF_ONESELF:
        await pressed.presses(who, button.action, button.value, session)
    has_form = pressed.opened != opened
    came_of_it = list(others_saw(seen, pressed, who))
    said = await played(name)
    seen = Seen(said)
    told = await said.says(who, button.label)
    assert UNPLACED not in told, button.label
    assert not any("couldn't place" in each for each in told), button.label
    if not has_form and button.action not in OF_ONESELF:
        assert list(others_saw(seen, said, who)) == came_of_it, button.label


def test_every_saying_is_of_a_button_that_there_is():
    there = {action for kind in KINDS for action in kind.actions} | OF_ONESELF
    assert not {each.partition("/")[0] for each in SAYINGS} - there


DIALOGUES = [
    # what was said before, who says what, and what of the answer shows that it was done
    ("spoke up", "ines", "can we look again?", "The organiser is told how many"),
    ("spoke up", "ines", "nochmal schauen bitte", "The organiser is told how many"),
    ("spoke up", "ines", "könnt ihr nochmal suchen?", "The organiser is told how many"),
    ("spoke up", "ines", "yes pls look again if you can", "The organiser is told how many"),
    ("spoke up", "ines", "schau nochmal wenn's geht", "The organiser is told how many"),
    ("spoke up", "ines", "hard no", "a firm no"),
    ("spoke up", "ines", "zur not gehts", "possible, if need be"),
    ("answered", "omar", "thats it from me", "Done."),
    ("answered", "omar", "das wars", "Done."),
    ("answered", "omar", "fertig, danke", "Done."),
    ("for good", "omar", "ja, immer", "Kept:"),
    ("for good", "omar", "yes always", "Kept:"),
    ("for good", "omar", "genau, merk dir das", "Kept:"),
    ("cannot come", "lena", "ok lass es so, er liest das protokoll", "It stays as it is."),
    ("cannot come", "lena", "no need to move it, omar can read the notes", "It stays as it is."),
    ("cannot come", "omar", "just that slot", "only then"),
    ("cannot come", "omar", "den ganzen tag", "can't do Tue 12 Jan"),
    ("who is missing", "lena", "nudge them pls", "I remind"),
    ("calls it off", "lena", "ja sag ab", "“planning call” is called off."),
]


@pytest.mark.parametrize(("name", "who", "said", "done"), DIALOGUES)
def test_people_say_it_in_their_own_words_with_a_reason_beside_it(name, who, said, done):
    async def dialogue():
        room = await played(name)
        assert done in " ".join(await room.says(who, said))

    asyncio.run(dialogue())


NONE = [
    ("spoke up", "ines", "i don't want to look again"),
    ("spoke up", "ines", "did anyone look again?"),
    ("answered", "omar", "is that all you need?"),
    ("cannot come", "lena", "leave it so unless dana can't come either"),
    ("cannot come", "lena", "lass es so, außer dana kann auch nicht"),
    ("for good", "omar", "not always"),
    ("for good", "omar", "nicht immer"),
]
DONE = ("The organiser is told how many", "Done.", "Kept:", "It stays as it is.")


@pytest.mark.parametrize(("name", "who", "said"), NONE)
def test_what_is_denied_asked_or_hangs_on_something_presses_nothing(name, who, said):
    async def dialogue():
        room = await played(name)
        told = " ".join(await room.says(who, said))
        assert not any(each in told for each in DONE)

    asyncio.run(dialogue())


@pytest.mark.parametrize("said", ["find a new time pls", "such uns nen neuen termin bitte"])
def test_what_was_offered_in_answer_is_done_and_what_comes_unbidden_is_asked_once(said):
    async def dialogue():
        room = await played("moves it")
        await room.says("lena", said)
        assert room.decisions()[0].phase is Phase.VOTE
        room = await played("cannot come")
        await room.says("lena", said)
        assert room.decisions()[0].phase is Phase.DECIDED
        await room.says("lena", "ja")
        assert room.decisions()[0].phase is Phase.VOTE

    asyncio.run(dialogue())


def test_a_label_can_be_said_when_something_else_was_asked_since():
    async def dialogue():
        room = await played("answered")
        await room.says("omar", "status?")
        assert (await room.says("omar", "thats it"))[0].startswith("Done.")

    asyncio.run(dialogue())


@pytest.mark.parametrize("said", ["look again", "nochmal schauen bitte"])
def test_who_has_said_nothing_new_hears_what_looking_again_needs(said):
    async def dialogue():
        room = await played("a vote")
        [told] = await room.says("ines", said)
        assert told.startswith("Tell me first what has changed for you")
        assert await room.says("ines", said, under=newest_thread(room)) == []

    asyncio.run(dialogue())

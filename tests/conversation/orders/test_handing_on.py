"""An organiser hands on what they asked for, or orders two things at once: none is lost."""

import asyncio

import pytest

from orchestration.deciding.rounds.assessment import profile_of
from orchestration.language.ordered.handing_on import handed_on
from tests.play.played import settled

STAYS = "“planning call” can't be handed on: it stays yours. Once you call it off, {} can ask anew."


async def _played(steps):
    room = await settled(["meeting-asking"])
    answers = []
    for who, words in steps:
        answers = await room.says(who, words)
        await room.later(minutes=1)
    return room, answers


def played(*steps):
    return asyncio.run(_played(steps))


def wishes(room, who):
    [decision] = room.decisions()
    return [each.restatement for each in profile_of(decision, who).wishes]


def told(room, who):
    return next((words for name, words in reversed(room.told) if name == who), "")


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("can i hand this over to dana?", "Dana Reed"),
        ("dana übernimmt das von mir", "Dana Reed"),
        ("omar macht das ab jetzt für mich", "Omar Haddad"),
        ("make raj the organiser", "Raj Patel"),
        ("Dana will take over", "Dana Reed"),
    ],
)
def test_what_is_handed_on_stays_its_organisers(words, name):
    room, _ = played(("lena", words))

    assert told(room, "lena") == STAYS.format(name)
    assert "lena" not in room.decisions()[0].answered


def test_what_is_said_beside_it_is_held():
    room, _ = played(("lena", "raj will run this from now on. tuesdays are fine for me"))

    assert wishes(room, "lena") == ["Tuesdays are fine"]
    assert STAYS.format("Raj Patel") in told(room, "lena")


def test_who_does_not_organise_hands_nothing_on():
    room, _ = played(("omar", "dana takes over"))

    assert "handed on" not in told(room, "omar")


@pytest.mark.parametrize(
    "words", ["dana does mondays", "omar takes the train", "dana is in charge of the demo", "me"]
)
def test_what_others_do_otherwise_hands_nothing_on(words):
    assert handed_on(words, ["Dana Reed", "Omar Haddad"]) is None


@pytest.mark.parametrize(
    ("words", "minutes"),
    [
        ("mach mal ne halbe stunde draus und erinner die leute morgen früh", 30),
        ("make it an hour and remind them tomorrow", 60),
    ],
)
def test_a_reminder_for_later_behind_another_order_is_offered_for_now(words, minutes):
    room, _ = played(("lena", words))

    assert room.decisions()[0].terms.duration == minutes
    assert "I can do that only now. Remind " in told(room, "lena")


@pytest.mark.parametrize(
    ("words", "minutes"),
    [("ach ne lieber doch 45", 45), ("no wait, 45", 45), ("ne doch 60", 60)],
)
def test_a_second_thought_is_of_either_of_two_orders(words, minutes):
    ordered = "mach mal ne halbe stunde draus und erinner die leute morgen früh"
    room, _ = played(("lena", ordered), ("lena", words))

    assert room.decisions()[0].terms.duration == minutes
    assert wishes(room, "lena") == []


@pytest.mark.parametrize(
    "words", ["ups ne raj doch drin lassen", "nee, raj bleibt drin", "oh wait, raj stays in"]
)
def test_who_is_to_be_taken_out_stays_in_at_a_second_thought(words):
    ordered = "nimm sam noch mit rein und lass raj raus, der ist im urlaub"
    room, _ = played(("lena", ordered), ("lena", words))

    assert told(room, "lena") == "Raj Patel stays in “planning call”, then."
    assert room.decisions()[0].member("raj")

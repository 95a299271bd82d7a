"""Words that refer to what was said before: “same for me”, “leave it”, “add that as well”."""

import asyncio

import pytest

from orchestration.deciding.rounds.assessment import profile_of
from tests.play.played import newest_thread, settled


async def _played(setup, steps):
    """Play steps (who, where, words), and return the room."""
    room = await settled([setup])
    for who, where, words in steps:
        under = newest_thread(room) if where == "thread" else None
        await room.says(who, words, channel=where == "channel", under=under)
        await room.later(minutes=1)
    return room


def played(setup, *steps):
    return asyncio.run(_played(setup, steps))


def wishes(room, who):
    [decision] = room.decisions()
    return [each.restatement for each in profile_of(decision, who).wishes]


def told(room, who):
    return next((words for name, words in reversed(room.told) if name == who), "")


@pytest.mark.parametrize(
    "words",
    [
        "same for me",
        "geht mir genauso",
        "+1 to what dana said",
        "same here",
        "me too",
        "bei mir auch",
        "ich schließe mich Dana an",
        "what Dana said, same here",
    ],
)
def test_what_somebody_said_for_all_to_see_is_said_of_oneself_too(words):
    room = played(
        "meeting-asking",
        ("dana", "thread", "monday doesn't work for me"),
        ("omar", "thread", words),
    )

    assert wishes(room, "omar") == ["can't do Mondays"]


def test_the_same_is_the_last_of_several_and_by_name_anybodys():
    said = (
        ("dana", "thread", "monday doesn't work for me"),
        ("ines", "thread", "friday doesn't work for me"),
    )

    last = played("meeting-asking", *said, ("omar", "thread", "same for me"))
    named = played("meeting-asking", *said, ("omar", "thread", "+1 to Dana"))

    assert wishes(last, "omar") == ["can't do Fridays"]
    assert wishes(named, "omar") == ["can't do Mondays"]


@pytest.mark.parametrize("words", ["same for me", "geht mir genauso", "+1 to what dana said"])
def test_what_was_told_in_private_is_nobodys_antecedent(words):
    said = ("dana", "dm", "monday doesn't work for me")

    alone = played("meeting-asking", said, ("omar", "dm", words))
    in_thread = played("meeting-asking", said, ("omar", "thread", words))

    assert told(alone, "omar").startswith("The same as whom?")
    for room in (alone, in_thread):
        assert wishes(room, "omar") == []
        assert "omar" not in room.decisions()[0].answered


@pytest.mark.parametrize(
    "words",
    [
        "tues.. no wait. let me check first",
        "any time.. hmm actually let me check my calendar first",
        "dienstag.. ne warte. muss erst schauen",
        "Friday? hmm, i need to ask my boss first",
        "Freitag. äh moment, ich muss erst mal im kalender nachschauen",
    ],
)
def test_who_has_to_look_first_has_said_nothing(words):
    room = played("meeting-asking", ("dana", "dm", words))

    assert wishes(room, "dana") == []
    assert "dana" not in room.decisions()[0].answered
    assert told(room, "dana").startswith("I have noted nothing of that.")


def test_what_stands_before_it_is_noted():
    words = "Mondays are bad. Tuesday, no wait, let me check that"
    room = played("meeting-asking", ("dana", "dm", words))

    assert wishes(room, "dana") == ["would rather avoid Mondays"]


@pytest.mark.parametrize(
    "words", ["tuesday works, let me check wednesday", "no wait, tuesday works"]
)
def test_a_day_that_works_is_noted_beside_one_to_be_looked_up(words):
    room = played("meeting-asking", ("dana", "dm", words))

    assert any("Tuesdays" in each for each in wishes(room, "dana"))


@pytest.mark.parametrize(
    "words", ["leave it", "ach lass, bleibt wie es ist", "nvm", "lass mal", "vergiss es"]
)
def test_what_was_noted_just_now_is_dropped(words):
    room = played("meeting-asking", ("dana", "dm", "tuesday doesn't work"), ("dana", "dm", words))

    assert wishes(room, "dana") == []


@pytest.mark.parametrize("words", ["leave it", "ach lass", "never mind"])
def test_a_question_is_dropped_and_nothing_counts(words):
    room = played(
        "meeting-asking", ("dana", "dm", "wednesdays are a bit weird"), ("dana", "dm", words)
    )

    assert wishes(room, "dana") == []
    assert "dana" not in room.decisions()[0].answered


def test_with_nothing_begun_it_stays_as_it_is():
    room = played("meeting-asking", ("omar", "dm", "leave it"))

    assert told(room, "omar") == "It stays as it is, then."
    assert room.decisions()[0].answered == ()


@pytest.mark.parametrize(
    "words",
    ["das mit generell vergessen, nur diesmal", "nur diesmal", "not always, just this time"],
)
def test_what_was_said_for_good_holds_for_this_once(words):
    room = played("meeting-asking", ("dana", "dm", "montags kann ich generell nie"))
    told_before = len(room.told)
    asyncio.run(room.says("dana", words))

    assert wishes(room, "dana") == ["kann montags nicht"]
    assert "No longer: kann montags nicht" in told(room, "dana")
    assert len(room.told) == told_before + 1


@pytest.mark.parametrize("words", ["nimm das mal mit rein", "add that as well please"])
def test_a_time_proposed_for_all_to_see_is_considered_at_the_organisers_word(words):
    proposed = ("dana", "thread", "Wie wärs mit Donnerstag um 3?")

    asked = played("meeting-asking", proposed, ("lena", "thread", words))
    voting = played("meeting-vote", proposed, ("lena", "thread", words))

    assert wishes(asked, "lena") == ["lieber donnerstags um 15:00 Uhr"]
    assert "Look again" in told(voting, "lena")


@pytest.mark.parametrize(
    "words",
    [
        "scrap the friday thing, meeting got moved",
        "das mit freitag hat sich erledigt, termin wurde verschoben",
        "vergiss das mit freitag, der Termin wurde verlegt",
        "forget the friday thing, my call was cancelled",
    ],
)
def test_a_wish_is_taken_back_with_the_reason_beside_it(words):
    room = played(
        "meeting-asking",
        ("dana", "dm", "fridays don't work for me, tuesday is best"),
        ("dana", "dm", words),
    )

    assert wishes(room, "dana") == ["prefers Tuesdays"]


@pytest.mark.parametrize(
    "words", ["same time works", "leave it to me", "lass uns Dienstag nehmen", "wie besprochen"]
)
def test_what_only_sounds_like_it_refers_to_nobody(words):
    room = played(
        "meeting-asking",
        ("dana", "thread", "monday doesn't work for me"),
        ("omar", "thread", words),
    )

    assert "can't do Mondays" not in wishes(room, "omar")

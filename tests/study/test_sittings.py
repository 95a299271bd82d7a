"""Simulated people in a session: they tell the truth, and the engine learns only what they say."""

import asyncio
import dataclasses

import pytest

from orchestration.model.gains import Gain
from orchestration.model.options import Slot
from orchestration.model.people import MemberId
from orchestration.model.terms import Scoring as Engine
from orchestration.model.times import zone_named
from orchestration.privacy import Private, reveal
from orchestration.sessions.commands import Command
from orchestration.views.member import MustQuestion, RelaxationQuestion
from tests.benchmarks.study.company import ZONE, Employee, Sentence, company, draw
from tests.benchmarks.study.member import GivesWay, Member, Settles
from tests.benchmarks.study.sitting import Way
from tests.benchmarks.study.speech import Utterance, Voice
from tests.benchmarks.study.wishes import Wish
from tests.study.groups import TUESDAY, at, group, held, person, sitting

ANA = person("Ana", "I prefer mornings.", "prefers within 00:00-12:00")
BEN = person("Ben", "Mornings are best.", "prefers within 00:00-12:00")
CEM = person("Cem", "I can't meet before 10.", "must outside 00:00-10:00")


def reachable(value):
    """Yield whatever a value holds, private things too."""
    if isinstance(value, Private):
        value = reveal(value, to=MemberId(value.owner))
    yield value
    if dataclasses.is_dataclass(value):
        for each in dataclasses.fields(value):
            yield from reachable(getattr(value, each.name))
    elif isinstance(value, tuple | list):
        for each in value:
            yield from reachable(each)
    elif isinstance(value, dict):
        yield from reachable([*value.keys(), *value.values()])


@pytest.mark.parametrize("engine", Engine)
def test_true_profiles_never_reach_the_engine(engine):
    (gathering,) = draw(company(), 5, 1, "a seed")
    room = sitting(gathering, Way.ROUNDS, engine)

    asyncio.run(room.held())

    assert len(room.handed_in) > 15
    for command in room.handed_in:
        assert isinstance(command, Command)
        assert not [x for x in reachable(command) if isinstance(x, Wish | Sentence | Employee)]


def test_without_conversation_only_words_decide():
    """Other true wishes behind the same words change no proposal."""
    truthful = group(ANA, BEN, CEM)
    other = [dataclasses.replace(each, sentences=_otherwise(each)) for each in truthful.members]

    spoken = held(truthful, Way.NONE).candidates

    assert held(group(*other), Way.NONE).candidates == spoken


def test_without_conversation_a_tap_only_says_whether_a_no_is_firm():
    for gathering in draw(company(), 4, 6, "firm"):
        for member in held(gathering, Way.NONE).members:
            asked = sum("A firm no, or possible if need be?" in line.text for line in member.seen)
            assert (member.messages.total(), member.taps.total()) == (1, asked)


def _otherwise(employee):
    turned = person("X", "", "must outside 00:00-12:00").wishes
    return tuple(dataclasses.replace(each, means=turned) for each in employee.sentences)


def test_same_meeting_goes_the_same_way_twice():
    (gathering,) = draw(company(), 4, 1, "a seed")
    first, second = held(gathering, Way.ROUNDS), held(gathering, Way.ROUNDS)

    assert (first.candidates, first.decided) == (second.candidates, second.decided)
    assert [each.messages for each in first.members] == [each.messages for each in second.members]


def test_what_suits_all_is_found_at_once():
    course = held(group(ANA, BEN, CEM), Way.ROUNDS)

    assert course.decided == at("10:00")
    assert [each.messages.total() for each in course.members] == [1, 1, 1]


def test_misread_words_are_mended():
    """Words that say nothing at all are said again, as plainly as can be."""
    vague = person("Dee", "The usual, please.", "must outside 00:00-14:00")
    course = held(group(ANA, vague), Way.TALK)

    member = course.members[1]
    assert member.first_read.missing == vague.wishes
    assert not member.last_read.missing
    assert member.messages[1] == 2
    assert course.decided >= at("14:00")


def test_who_taps_and_writes_waits_for_what_comes_of_both():
    """Two taps and one message: nothing is said again before it has been read."""
    wrong = person("Dee", "Never before 14:00. Afternoons only.", "prefers within 00:00-12:00")
    course = held(group(ANA, wrong), Way.TALK)

    member = course.members[1]
    assert len(member.first_read.wrong) == 2
    assert (member.messages[1], member.taps[1]) == (2, 3)
    assert not any("not among your wishes" in line.text for line in member.seen)


def test_without_conversation_nothing_is_mended():
    vague = person("Dee", "The usual, please.", "must outside 00:00-14:00")
    course = held(group(ANA, vague), Way.NONE)

    assert course.members[1].messages[1] == 1
    assert not course.members[1].taps
    assert course.decided < at("12:00")


def test_nobody_is_mended_for_ever():
    """Who is not understood in the end gives up after two tries, and the session goes on."""
    lost = person("Eve", "Hmm.", "prefers within 00:00-12:00", "prefers within 14:00-16:00")
    mute = Member(lost, TUESDAY, "own", talks=True, speaker=Mumbler())
    room = sitting(group(ANA, lost), Way.ROUNDS)
    room.seat(mute)

    asyncio.run(room.held())

    assert mute.messages[1] == 3
    assert mute.last_read.missing


class Mumbler:
    """A speaker whom nobody understands."""

    async def utter(self, person, saying, seen):
        return Utterance("Hmm.", Voice.RULES)


@pytest.mark.parametrize(
    ("says", "truly", "brings", "possible"),
    [
        ("I can't do mornings.", "must outside 00:00-12:00", Gain.ATTENDANCE, False),
        (
            "I can't do mornings.",
            "must outside 00:00-12:00, in truth strongly",
            Gain.ATTENDANCE,
            True,
        ),
        # who would be left with nothing keeps their wish, where all could come anyway
        ("I prefer afternoons.", "prefers within 12:00-18:00", Gain.RATIO, False),
    ],
)
def test_who_is_asked_to_give_way_tells_the_truth(says, truly, brings, possible):
    member = Member(person("Ana", says, truly), TUESDAY, "own", talks=True)
    zone = zone_named(ZONE)
    question = RelaxationQuestion(
        subject="Roadmap",
        zone=ZONE,
        option=Slot("", at("10:00").replace(tzinfo=zone), at("11:00").replace(tzinfo=zone)),
        preference="can't do mornings",
        number=1,
        gains=2,
        brings=brings,
    )

    assert list(member.sees(question)) == [GivesWay(1, possible)]
    assert (member.asked_again, member.gave_way, member.held_firm) == (1, possible, not possible)


def test_who_is_asked_whether_a_must_is_firm_tells_the_truth():
    member = Member(
        person("Ana", "I can't do mornings.", "must outside 00:00-12:00"),
        TUESDAY,
        "own",
        talks=True,
    )
    zone = zone_named(ZONE)
    asked = MustQuestion(
        subject="Roadmap",
        zone=ZONE,
        option=Slot("", at("10:00").replace(tzinfo=zone), at("11:00").replace(tzinfo=zone)),
        preference="can't do mornings",
        number=1,
    )

    assert list(member.sees(asked)) == [Settles(1, firm=True)]

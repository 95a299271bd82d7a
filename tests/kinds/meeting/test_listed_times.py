"""When somebody only lists times: said -> what follows for others, and how it is settled."""

import pytest

from orchestration.deciding.rounds.assessment import assessment_of, profile_of, side_of
from orchestration.evaluation.evaluation import HALVES
from orchestration.model.preferences import Strength
from orchestration.model.times import OtherTimes
from orchestration.privacy import Reader, reveal
from orchestration.sessions.effects import Tell
from orchestration.views.member import ReadBack
from tests.kinds.meeting.table import Table, told

LISTS = [
    "I can do Tue 10-12 or Thu after 3.",
    "I'm free Tuesday morning and Thursday afternoon",
    "Mon 9-11 works",
    "after 3 works",
    "the 12th from 10 to 12 would be ok",
    "Ich kann Dienstag 10-12 oder Donnerstag ab 15 Uhr",
]
NONE = [
    "Tuesday works.",
    "Tuesday or Thursday would be fine",
    "mornings work",
    "January 12 is ok",
    "Tuesday, or Thursday after 3",
    "Tue 10-12 is best",
    "I prefer Tuesday 10-12.",
    "I can only do Tue 10-12",
    "ideally Tue 10-12",
    "Tue 10-12",
    "after 3",
    "Tue 10-12 works, Friday doesn't",
    "Tue 10-12 works, and I'm flexible",
    "Tue 10-12 works. Blub zorbs.",
]
NAMED = [
    "Tue 10-12, Thu after 3",
    "Tuesday morning or Thursday afternoon",
    "the 12th from 10 to 12, the 14th after 3",
    "Di 10-12 oder Do ab 15 Uhr",
]
LISTED = LISTS[0]
WINDOWS = "Tuesdays 10:00–12:00 and Thursdays after 15:00"


def wishes(at, member="ana"):
    return profile_of(at.session, member).wishes


def held(at):
    return [each.restatement for each in wishes(at)]


def others(at):
    return [each for each in wishes(at) if isinstance(each.applies, OtherTimes)]


def question(effects):
    views = [reveal(each.view, to=Reader.DECISION) for each in effects if isinstance(each, Tell)]
    return next((each.clarification for each in views if isinstance(each, ReadBack)), None)


def listed():
    at = Table("ana", "ben")
    return at, at.says("ana", LISTED)


@pytest.mark.parametrize("said", LISTS)
def test_other_times_are_mildly_against(said):
    at = Table("ana", "ben")
    at.says("ana", said)
    [rest] = others(at)

    assert (rest.polarity, rest.strength) == ("against", Strength.MILDLY)
    assert {each.polarity for each in wishes(at) if each is not rest} == {"accepts"}
    assert HALVES[rest.strength] == 1


@pytest.mark.parametrize("said", NONE)
def test_who_says_more_or_less_than_a_list_says_nothing_of_other_times(said):
    at = Table("ana", "ben")
    effects = at.says("ana", said)

    assert others(at) == []
    assert question(effects) is None or question(effects).about is not None


@pytest.mark.parametrize("said", NAMED)
def test_windows_that_are_only_named_are_wished_for_and_asked_about(said):
    at = Table("ana", "ben")
    effects = at.says("ana", said)

    assert others(at) == []
    assert {each.polarity for each in wishes(at)} == {"for"}
    assert len(question(effects).answers) == 3
    at.says("ana", question(effects).answers[0].label)
    assert [each.confirmed for each in wishes(at) if each.strength is Strength.MUST] == [True]


def test_it_is_read_back_and_asked_about():
    _, effects = listed()
    heard = told(effects, "ana")

    assert f"• {WINDOWS} are fine" in heard
    assert f"• ideally no other times than {WINDOWS}" in heard
    assert "do other times work too?" in heard
    labels = [each.label for each in question(effects).answers]
    assert labels == ["Only then", "Those are best", "Others too"]


@pytest.mark.parametrize(
    ("answer", "left"),
    [
        ("Only then", [f"can only do {WINDOWS}"]),
        ("Those are best", [f"prefers {WINDOWS}"]),
        ("Others too", [f"{WINDOWS} are fine", "flexible"]),
        (f"I can only do {WINDOWS}.", [f"can only do {WINDOWS}"]),
        ("Fridays work too.", [f"{WINDOWS} are fine", None, "Fridays are fine"]),
    ],
)
def test_one_answer_settles_it(answer, left):
    at, _ = listed()
    at.says("ana", answer)
    now = held(at)

    assert dict(at.session.questions) == {}
    assert len(now) == len(left)
    assert all(one in (None, other) for one, other in zip(left, now, strict=True))


ONLY, BEST, OTHERS = (
    (f"can only do {WINDOWS}",),
    (f"prefers {WINDOWS}",),
    (f"{WINDOWS} are fine", "flexible"),
)


@pytest.mark.parametrize(
    ("answer", "left"),
    [
        ("yes, only then", ONLY),
        ("just those", ONLY),
        ("no others", ONLY),
        ("best then", BEST),
        ("others if need be", BEST),
        ("those are best but others work", BEST),
        ("others work too", OTHERS),
        ("no, others too", OTHERS),
        ("others are ok", OTHERS),
        ("not only then", OTHERS),
    ],
)
def test_it_is_answered_in_words_as_well(answer, left):
    at, _ = listed()
    at.says("ana", answer)

    assert held(at) == list(left)


@pytest.mark.parametrize(
    ("answer", "left"),
    [
        ("ja, nur dann", "kann nur"),
        ("andere nicht", "kann nur"),
        ("am besten dann", "lieber"),
        ("andere zur Not", "lieber"),
        ("andere gehen auch", "flexibel"),
        ("nein, andere auch", "flexibel"),
    ],
)
def test_it_is_answered_in_german_words_as_well(answer, left):
    at = Table("ana", "ben")
    at.says("ana", "Ich kann Dienstag 10-12 oder Donnerstag ab 15 Uhr.")
    at.says("ana", answer)

    assert any(each.startswith(left) for each in held(at))


def test_who_said_only_then_is_not_asked_whether_that_is_firm():
    at, _ = listed()
    heard = told(at.says("ana", "Only then"), "ana")
    at.says("ben", "I can only do Friday.")
    at.answers("ben")

    assert "rules out" in heard
    assert "whether it is firm" not in heard
    assert "ana" not in at.session.musts


def test_a_day_that_works_too_is_one_of_those_that_are_listed():
    at, _ = listed()
    at.says("ana", "Fridays work too.")

    assert [each.restatement for each in others(at)] == [
        "ideally no other times than Tuesdays 10:00–12:00, Thursdays after 15:00 and Fridays"
    ]


def test_a_german_list_is_asked_about_in_german():
    at = Table("ana", "ben")
    effects = at.says("ana", "Ich kann Dienstag 10-12 oder Donnerstag ab 15 Uhr.")
    assert "gehen auch andere Zeiten?" in told(effects, "ana")
    at.says("ana", "Nur dann")

    assert held(at) == ["kann nur dienstags 10:00–12:00 Uhr und donnerstags ab 15:00 Uhr"]


def test_it_is_taken_back_like_any_wish():
    at, _ = listed()
    at.says("ana", "Forget what I said about Thursday.")
    assert others(at)[0].restatement == (
        "ideally no other times than Tuesdays 10:00–12:00 and Thursdays"
    )
    at.says("ana", "Forget everything I said.")

    assert held(at) == []


def test_another_day_was_meant():
    at, _ = listed()
    at.says("ana", "I meant Wednesday, not Tuesday.")

    assert others(at)[0].restatement == (
        "ideally no other times than Wednesdays 10:00–12:00 and Thursdays after 15:00"
    )
    assert len(held(at)) == 2


def test_what_is_listed_later_says_nothing_of_what_was_said_before():
    at = Table("ana", "ben")
    at.says("ana", "I prefer mornings.")
    at.says("ana", "Thursday at 2 works.")

    assert others(at) == []


def test_two_lists_are_one():
    at, _ = listed()
    at.says("ana", "Fri 9-11 works.")

    assert len(others(at)) == 1
    assert "Fridays 09:00–11:00" in others(at)[0].restatement


def test_an_option_elsewhere_counts_half_and_one_of_those_all():
    at, _ = listed()
    at.says("ben", "I can only do Monday 9 to 9:30 or Tuesday 10 to 10:30.")
    at.answers("ana", "ben")
    sides = {
        f"{each.option.start:%a}": side_of(each, "ana")
        for each in assessment_of(at.session.round).options
    }

    assert (sides["Tue"].score, sides["Tue"].breaks) == (3, ())
    assert [each.severity.value for each in sides["Mon"].breaks] == ["mild"]


def test_it_is_asked_only_where_it_can_matter():
    at = Table("ana", "ben")
    effects = at.says("ana", "I can do Mon to Fri 9-17.")

    assert question(effects) is None

"""Everybody's own day where clocks differ: who is where and says what → what holds and is told."""

from datetime import time

import pytest

from orchestration.deciding.commands import GiveWay
from orchestration.deciding.rounds.assessment import evaluation_of
from orchestration.interaction.layouts import screen
from orchestration.kinds.meeting import request_form, request_values
from orchestration.kinds.meeting.commands import FindNewTime
from orchestration.kinds.registry import KINDS
from orchestration.model.conventions import Conventions
from orchestration.model.people import Member, Organiser
from orchestration.model.times import WorkingHours
from orchestration.privacy import Reader, reveal
from orchestration.sessions.commands import Answer, TellPrivately, Withdraw
from orchestration.sessions.effects import Post
from orchestration.sessions.user_action import UserAction
from tests.fakes.sessions import answered, played
from tests.kinds.meeting.table import NOW, Table, posted, told

BERLIN, TOKYO, NEW_YORK = "Europe/Berlin", "Asia/Tokyo", "America/New_York"
CANNOT = "-"


def stands(who, *hours, zone=BERLIN, others=NEW_YORK, **fields):
    """π of one member at some hours of a Tuesday on their own clock; "-" where they cannot come."""
    said = {"says": [who] if isinstance(who, str) else who}
    member = {"timezone": zone, **(who if isinstance(who, dict) else said)}
    meeting, _ = played(
        {"ana": member, "ben": {"timezone": others, "hours": None}},
        **{
            "working_hours": {"start": "00:00", "end": "23:45"},
            "working_days": ["mon", "tue", "wed"],
            "timezone": zone,
            "rounds": 1,
            **fields,
        },
    )
    evaluation = evaluation_of(meeting, meeting.opened_at)
    face, stand = evaluation.columns.face(zone), evaluation.stands[0]
    tuesday = meeting.terms.window.start.toordinal() + 1
    shown = {
        f"{start // 60:02}:{start % 60:02}": int(pi) if can else CANNOT
        for day, start, pi, can in zip(face.day, face.start, stand.pi, stand.can, strict=True)
        if day == tuesday
    }
    return [shown[hour] for hour in hours]


# What holds


def test_nobody_is_offered_three_at_night():
    assert stands([], "03:00", "06:45", "21:45", "22:00") == [CANNOT] * 4


def test_outside_of_the_day_is_strongly_against_the_wish():
    assert stands([], "07:00", "07:45", "08:00", "17:30", "17:45", "21:00") == [0, 0, 3, 3, 0, 0]


def test_inside_the_day_no_wish_is_met_by_that():
    wish = ["I prefer Tuesdays", "I really want mornings"]

    assert stands("I prefer Wednesdays", "10:00", "19:00") == [0, 0]
    assert stands("I prefer Tuesdays", "10:00", "19:00") == [3, 1]
    assert stands(wish, "10:00", "13:00", "19:00") == [3, 1, 1]


def test_where_the_clocks_are_one_nothing_is_assumed():
    assert stands([], "03:00", "19:00", others="Europe/Paris") == [3, 3]


def test_clocks_that_show_the_same_are_one_whatever_their_zones_are_called():
    summer = {"window": {"start": "2027-07-05", "end": "2027-07-07"}}
    lagos = {"others": "Africa/Lagos"}

    assert stands([], "03:00", **lagos) == [3]  # in winter Lagos shows what Berlin shows
    assert stands([], "03:00", **lagos, **summer) == [CANNOT]


def test_the_papers_way_assumes_nothing():
    assert stands([], "03:00", scoring="paper") == [3]


def test_who_could_only_come_outside_of_their_day_is_not_held_to_it():
    evening = {"working_hours": {"start": "18:00", "end": "20:00"}}

    assert stands([], "19:00", "19:30", **evening) == [3, 3]


@pytest.mark.parametrize(
    ("says", "hours", "expected"),
    [
        ("evenings are fine", ["19:00", "21:45", "23:00", "00:30"], [3, 3, 3, CANNOT]),
        ("I can do 6am", ["06:00", "06:15", "07:15"], [3, CANNOT, 0]),
        ("after 4 works for me", ["16:30", "19:00", "22:30"], [3, 3, CANNOT]),
        ("early mornings are fine", ["07:00", "06:45"], [3, CANNOT]),
        ("I can do Tuesday 23:00 to 23:45", ["23:00", "22:45"], [3, CANNOT]),
        ("I prefer Tuesdays", ["03:00", "19:00"], [CANNOT, 1]),
        ("any time", ["03:00", "19:00"], [CANNOT, 0]),
    ],
)
def test_what_somebody_says_they_can_do_they_can(says, hours, expected):
    assert stands(says, *hours) == expected


def test_own_hours_take_the_place_of_the_usual_ones():
    early = {"hours": {"start": "05:30", "end": "14:00"}}

    assert stands(early, "05:30", "05:15", "13:30", "14:00") == [3, CANNOT, 3, 0]


def test_who_has_no_hours_has_no_night_either():
    assert stands({"hours": None}, "03:00", "19:00") == [3, 3]


@pytest.mark.parametrize(
    ("says", "hours", "expected"),
    [
        ("I prefer mornings", ["03:00", "07:45", "08:00", "11:30", "12:00"], [0, 0, 3, 3, 0]),
        ("before 10 is best", ["03:00", "08:00", "09:30", "10:00"], [0, 3, 3, 0]),
        ("any time before noon", ["03:00", "09:00"], [0, 3]),
        ("early mornings are best", ["03:00", "07:00", "08:30"], [0, 3, 3]),
        ("I prefer before 6am", ["03:00", "05:30"], [3, 3]),
        ("the morning of January 12", ["03:00", "08:00"], [0, 3]),
    ],
)
def test_mornings_begin_where_the_day_begins(says, hours, expected):
    found = stands(
        {"says": [says], "hours": {"start": "08:00", "end": "18:00"}}, *hours, others=BERLIN
    )

    assert found == expected


def test_mornings_never_begin_at_night_on_one_clock_either():
    assert stands("I prefer mornings", "03:00", "06:45", "07:00", others=BERLIN) == [0, 0, 3]


# As data


def test_hours_are_preferences_that_are_assumed():
    answer = answered({"ana": "mornings", "chi": {"timezone": TOKYO}}, options=1)
    [mornings, day, night] = answer["understood"]["ana"]["preferences"]

    assert not mornings["assumed"]
    assert (day["assumed"], day["strength"], day["polarity"]) == (True, "strongly", "against")
    assert day["applies"]["weekly"] | {"days": 7} == {
        "days": 7,
        "from": "18:00",
        "to": "08:00",
        "every": 1,
    }
    assert (night["assumed"], night["strength"]) == (True, "must")
    assert (night["applies"]["weekly"]["from"], night["applies"]["weekly"]["to"]) == (
        "22:00",
        "07:00",
    )


def test_hours_count_where_some_start_breaks_them_and_some_keeps_them():
    answer = answered({"ana": [], "ben": {"timezone": NEW_YORK}, "chi": {"timezone": TOKYO}})
    counted = {
        who: [each["counted"] for each in heard["preferences"]]
        for who, heard in answer["understood"].items()
    }

    # 9:00 to 17:00 in Berlin: all of ana's day, 3:00 to 11:00 for ben, 17:00 to 1:00 for chi.
    assert counted == {"ana": [False, False], "ben": [True, False], "chi": [True, False]}


def test_hours_that_were_stated_are_not_assumed():
    stated = {"timezone": TOKYO, "hours": {"start": "10:00", "end": "19:00"}}
    day, night = answered({"ana": [], "chi": stated})["understood"]["chi"]["preferences"]

    assert (day["assumed"], night["assumed"]) == (False, True)
    assert day["restatement"] == "would much rather avoid times outside 10:00–19:00 in Tokyo"


def test_an_option_says_what_it_breaks():
    answer = answered({"ana": "I can only do 16:00 to 17:00", "chi": {"timezone": TOKYO}})
    option = answer["rounds"][0]["options"][0]

    assert (
        option["conflicts"]
        == [
            {
                "member": "chi",
                "reason": "can't do nights, 22:00–7:00 in Tokyo",
                "severity": "cannot",
            },
            {
                "member": "chi",
                "reason": "would much rather avoid times outside 8:00–18:00 in Tokyo",
                "severity": "strong",
            },
        ]
        or option["attendance"] < 1
    )


# As it is told


DAY = "• assumed: your day is 8:00–18:00 in Tokyo, and no nights (22:00–7:00)"


def test_what_is_assumed_and_on_whose_clock_stands_in_the_list():
    table = Table("ana", "chi", zones={"chi": TOKYO})

    first = told(table.says("chi", "I prefer Tuesdays"), "chi")
    assert DAY in first.splitlines()
    assert "(times are in Tokyo)" in first
    again = told(table.says("chi", "I can't do Fridays"), "chi")
    assert "can't do Fridays" in again
    assert DAY in again.splitlines()
    assert "(times are in Tokyo)" in again


def test_who_takes_any_time_with_a_tap_is_told_what_is_assumed():
    table = Table("ana", "chi", zones={"chi": TOKYO})

    lines = told(table(Answer, member="chi"), "chi").splitlines()

    assert lines == ["About “Roadmap”:", DAY]
    assert told(table(Answer, member="chi"), "chi") == ""
    assert told(table(Answer, member="ana"), "ana").count("assumed") == 1


def test_who_taps_a_suggestion_is_told_once():
    table = Table("ana", "chi", zones={"chi": TOKYO})
    tap = UserAction("tap", "chi", NOW)
    reply = KINDS.press(table.session, tap, "mornings", "")

    said, done = reply.commands
    table(TellPrivately, member="chi", text=said.text, tapped=True)
    assert isinstance(done, Answer)
    assert told(table(Answer, member="chi"), "chi") == ""


def test_who_takes_any_time_in_words_without_a_wish_is_told_what_is_assumed():
    table = Table("ana", "chi", zones={"chi": TOKYO})

    lines = told(table.says("chi", "fine with me"), "chi").splitlines()

    assert lines == ["Any time will do for “Roadmap”, then: noted.", DAY]


def test_what_goes_beyond_it_is_told():
    table = Table("ana", "chi", zones={"chi": TOKYO})
    table.says("chi", "I prefer Tuesdays")

    again = told(table.says("chi", "evenings are fine"), "chi")

    assert "• assumed: your day is 8:00–18:00 in Tokyo, besides what you said" in again


def test_on_one_clock_nothing_is_told():
    assert "assumed" not in told(Table("ana", "ben").says("ana", "I prefer Tuesdays"), "ana")


def test_a_tap_takes_the_day_back_and_another_the_night():
    table = Table("ana", "chi", zones={"chi": TOKYO})
    effects = table.says("chi", "I prefer Tuesdays")
    [view] = [
        reveal(each.view, to=Reader.DECISION)
        for each in effects
        if getattr(each, "to", "") == "chi"
    ]
    lines = next(part for part in screen(view).parts if hasattr(part, "lines")).lines
    [button] = (each.button for each in lines if each.words.startswith("assumed: "))
    user_action = UserAction(f"chi/{button.value}", "chi", NOW)
    [command] = KINDS.press(table.session, user_action, button.action, button.value).commands

    after = told(table(Withdraw, member="chi", preference=command.preference), "chi")
    assert "• assumed: no meetings at night, 22:00–7:00 in Tokyo" in after.splitlines()
    after = told(table(Withdraw, member="chi", preference=1_000_002), "chi")
    assert "assumed" not in after
    stand = stand_of(table, "chi")
    assert stand.can.all()
    assert [each.wish.restatement for each in stand.judged] == ["prefers Tuesdays"]
    assert "not among your wishes" in told(
        table(Withdraw, member="chi", preference=command.preference), "chi"
    )


def stand_of(table, who):
    table.answers(who)
    stands = evaluation_of(table.session, table.at).stands
    return next(each for each in stands if each.member.id == who)


def test_wishes_are_still_numbered_from_one():
    table = Table("ana", "chi", zones={"chi": TOKYO})
    table.says("chi", "I prefer Tuesdays")
    table(Withdraw, member="chi", preference=1_000_001)
    table.says("chi", "I can't do Fridays")

    held = reveal(table.session.profiles["chi"], to=Reader.DECISION).wishes
    assert [each.number for each in held] == [1, 2]


def test_a_night_can_give_way_once():
    table = Table("ana", "ben", "chi", zones={"chi": TOKYO})
    for each in ("ana", "ben"):
        table.says(each, "I can only do 15:00 to 17:00")
    table.says("chi", "Any time")
    effects = table.answers("ana", "ben", "chi")

    assert "but it is night for you, 22:00–7:00. Possible this once" in told(effects, "chi")
    after = told(table(GiveWay, member="chi", preference=1_000_002, possible=True), "chi")
    assert "could come once, Mon 11 Jan 23:00–23:30" in after
    evaluation = evaluation_of(table.session, table.at)
    places = evaluation.stands[2].can.nonzero()[0]
    can = [f"{evaluation.columns.instant(place):%a %H:%M}" for place in places]
    assert "Mon 15:00" in can
    assert "Mon 15:15" not in can


def test_it_holds_for_another_time_too():
    table = Table("ana", "chi", zones={"chi": TOKYO})
    for each in ("ana", "chi"):
        table.says(each, "Any time")
    table.answers("ana", "chi")
    table.votes(ana="A", chi="A")

    effects = table(FindNewTime, by="olga")
    again = posted([x for x in effects if isinstance(x, Post) and x.name == "options/2"])

    assert "A  Mon 11 Jan, 09:00" not in again
    assert "Mon 11 Jan, 09:30" not in again  # right beside it
    assert "Tue 12 Jan, 09:00–09:30 in Berlin · works for 2 of 2" in again


def test_a_workspace_has_a_day_of_its_own():
    people = {each: Member(each, each, zone) for each, zone in (("ana", BERLIN), ("chi", TOKYO))}
    asked = request_values.understood(None, people["ana"], NOW, list(people.values()))
    values = {**asked.values, "subject": "Sync"}
    usual = Conventions(day=(time(9), time(16)))

    command = request_form.opening(UserAction("1", "ana", NOW), people, values, {}, usual)

    assert command.terms.own_day == WorkingHours(time(9), time(16))
    assert command.organiser == Organiser("ana", "ana")

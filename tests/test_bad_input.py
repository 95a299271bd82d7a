"""Bad input: exit status 2, one plain line that names the field, nothing on standard output."""

import json
from copy import deepcopy

import pytest

from tests.fakes.command import answers, convene, in_a_process
from tests.fakes.sessions import FIELDS

GOOD = {**FIELDS, "members": [{"id": "ana"}, {"id": "ben"}]}


def with_(**fields):
    data = deepcopy(GOOD)
    for name, value in fields.items():
        data[name] = value
    return data


def without(name):
    return {key: value for key, value in GOOD.items() if key != name}


def member(**fields):
    return with_(members=[{"id": "ana", **fields}, {"id": "ben"}])


CASES = {
    "missing field": (without("timezone"), "timezone: got nothing, expected a time zone"),
    "missing members": (without("members"), "members: got nothing, expected a list of 2 to 200"),
    "unknown key": (with_(colour="red"), 'colour: got "red", expected one of the keys kind'),
    "unknown key of a member": (member(mood="ok"), 'members.0.mood: got "ok"'),
    "unknown zone": (with_(timezone="Mars/Base"), 'timezone: got "Mars/Base"'),
    "unknown zone of a member": (member(timezone="CETT"), 'members.0.timezone: got "CETT"'),
    "own hours that end before they start": (
        member(hours={"start": "18:00", "end": "08:00"}),
        'members.0.hours.end: got "08:00", expected after 18:00',
    ),
    "own hours that are none": (
        member(hours={"start": "dawn"}),
        'members.0.hours.start: got "dawn", expected a time like "08:00"',
    ),
    "own hours in a word": (
        member(hours="flexible"),
        'members.0.hours: got "flexible", expected {start, end}, two times on the member',
    ),
    "unknown key of own hours": (
        member(hours={"from": "08:00"}),
        'members.0.hours.from: got "08:00", expected one of the keys start, end',
    ),
    "window in the past": (
        with_(window={"start": "2026-01-01", "end": "2026-01-05"}),
        'window.end: got "2026-01-05", expected a date that is not past',
    ),
    "window ends before it starts": (
        with_(window={"start": "2027-01-15", "end": "2027-01-11"}),
        'window.end: got "2027-01-11", expected a date not before 2027-01-15',
    ),
    "window over eight weeks": (
        with_(window={"start": "2027-01-11", "end": "2027-03-08"}),
        "window.end: got",
    ),
    "hours end before they start": (
        with_(working_hours={"start": "17:00", "end": "09:00"}),
        'working_hours.end: got "09:00"',
    ),
    "busy ends before it starts": (
        member(busy=[{"start": "2027-01-12T10:00:00Z", "end": "2027-01-12T09:00:00Z"}]),
        "members.0.busy.0.end: got",
    ),
    "busy without an offset": (
        member(busy=[{"start": "2027-01-12T10:00:00", "end": "2027-01-12T11:00:00"}]),
        "members.0.busy.0.start: got",
    ),
    "duplicate ids": (
        with_(members=[{"id": "ana"}, {"id": "ana"}]),
        'members.1.id: got "ana", expected an id that no other member has',
    ),
    "unknown organiser": (with_(organiser="zoe"), 'organiser: got "zoe", expected one of ana, ben'),
    "unknown member in a group": (
        with_(require_one_of=[["zoe"]]),
        'require_one_of.0: got "zoe", expected one of ana, ben',
    ),
    "one member": (with_(members=[{"id": "ana"}]), "members: got"),
    "wrong kind": (with_(kind="party"), 'kind: got "party", expected meeting'),
    "no duration": (with_(duration_minutes=0), "duration_minutes: got 0, expected a whole number"),
    "duration of true": (with_(duration_minutes=True), "duration_minutes: got true"),
    "unknown rule": (with_(rule="dice"), 'rule: got "dice", expected one of unanimous'),
    "unknown weekday": (with_(working_days=["mo"]), 'working_days.0: got "mo"'),
    "megabyte message": (member(says=["mornings " * 120_000]), "members.0.says.0: got"),
    "no calendar there": (member(calendar="none.ics"), 'members.0.calendar: got "none.ics"'),
    "calendar outside": (member(calendar="../../etc/passwd"), "members.0.calendar: got"),
    "window beyond our time": (
        with_(window={"start": "9999-12-30", "end": "9999-12-31"}),
        'window.start: got "9999-12-30", expected a date',
    ),
    "engagement without end": (
        member(busy=[{"start": "2027-01-12T10:00:00Z", "end": "9999-12-31T23:59:59Z"}]),
        "members.0.busy.0.end: got",
    ),
    "hours in another zone": (
        with_(working_hours={"start": "09:00+02:00", "end": "17:00"}),
        'working_hours.start: got "09:00+02:00"',
    ),
    "duration as text": (with_(duration_minutes="30"), 'duration_minutes: got "30"'),
    "calendar without a name": (member(calendar="\x00"), "members.0.calendar: got"),
    "unknown key of the organiser": (
        with_(organiser={"id": "x", "foo": 1}),
        "organiser.foo: got 1, expected one of the keys id, name",
    ),
    "unknown rule for the rounds": (
        with_(rule={"rounds": "nope", "last": "rated"}),
        'rule.rounds: got "nope", expected one of unanimous',
    ),
    "unknown visibility": (
        member(says=[{"text": "x", "visibility": "secret"}]),
        'members.0.says.0.visibility: got "secret", expected private, anonymous or shared',
    ),
    "unknown manager": (member(manager="zoe"), 'members.0.manager: got "zoe"'),
    "vote for nothing": (member(votes=[7]), "members.0.votes.0: got 7, expected the place"),
    "vote of a wrong form": (member(votes=[{"1": "yes"}]), "members.0.votes.0"),
}


@pytest.mark.parametrize("name", CASES)
def test_scenario_is_refused_in_one_line(name, tmp_path):
    data, expected = CASES[name]
    path = tmp_path / "scenario.json"
    path.write_text(json.dumps(data))
    done = convene("decide", path, "--json")

    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(expected)
    assert done.stderr.count("\n") == 1
    assert len(done.stderr) < 500


@pytest.mark.parametrize("text", ["", " \n", "# to be written"])
def test_empty_scenario_is_told_what_belongs_in_it(text, tmp_path):
    path = tmp_path / "scenario.yaml"
    path.write_text(text)

    expected = "the scenario: got null, expected an object with the keys kind, subject"
    assert convene("decide", path).stderr.startswith(expected)


@pytest.mark.parametrize("text", ["", "]", "just words", "{", "a: [b", "\x00", "- 1\n- 2"])
def test_what_is_no_scenario_is_refused(text, tmp_path):
    path = tmp_path / "scenario.yaml"
    path.write_text(text)
    done = convene("decide", path)

    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    "ics",
    [
        b"not a calendar",
        b"\xff\xfe\x00\x01" * 100,
        b"BEGIN:VCALENDAR\nBEGIN:STANDARD\nRRULE:FREQ=SECONDLY\nEND:STANDARD\nEND:VCALENDAR\n",
    ],
)
def test_unreadable_calendar_is_named_and_refused(ics, tmp_path):
    (tmp_path / "bad.ics").write_bytes(ics)
    path = tmp_path / "scenario.json"
    path.write_text(json.dumps(member(calendar="bad.ics")))
    done = convene("decide", path, "--json")

    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert done.stderr.startswith("members.0.calendar: got")


def test_process_says_the_same_as_the_command():
    done, here = in_a_process("tally", "nowhere.json"), convene("tally", "nowhere.json")

    assert done == here
    assert (done.returncode, done.stdout) == (2, "")


VOTED_TWICE = (
    '{"options": ["A"], "members": 2, "ballots": {"m": "A", "m": "A"}, "rule": "plurality"}'
)


def test_so_it_does_of_what_it_is_given_to_read():
    given = f"{VOTED_TWICE}\n\n{VOTED_TWICE.replace('plurality', 'none')}\n"

    assert in_a_process("tally", "-", given=given) == convene("tally", "-", given=given)


def test_two_ballots_of_one_member_are_refused():
    [answer] = answers("tally", "-", given=VOTED_TWICE)

    assert answer["error"].startswith('ballots.m: got "A", expected each key only once')


def test_bad_file_among_good_ones_answers_in_its_place(tmp_path):
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(json.dumps(GOOD))
    bad.write_text("{}")
    one, two, three = answers("decide", good, bad, good)

    assert two == {"error": "kind: got nothing, expected meeting or choice"}
    assert one == three
    assert one["outcome"]["option"] == "A"


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["nonsense"], "No such command"),
        (["decide"], "Missing argument"),
        (["decide", "nowhere.yaml"], 'file: got "nowhere.yaml"'),
        (["tally", "nowhere.json"], 'file: got "nowhere.json"'),
        (["understand", "hi", "--timezone", "Moon"], 'timezone: got "Moon"'),
        (["understand", "hi", "--now", "today"], 'now: got "today"'),
        (["understand", "hi", "--window", "2027-01-02", "2027-01-01"], "window.end: got"),
    ],
)
def test_wrong_command_line_is_one_line(arguments, expected):
    done = convene(*arguments)

    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert done.stderr.startswith(expected)

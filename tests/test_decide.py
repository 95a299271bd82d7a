"""`convene decide` as programs read it: every number can be computed again from the rest."""

import json
from datetime import datetime, timedelta
from itertools import pairwise
from pathlib import Path

import pytest

from tests.fakes.command import answers, convene

ROOT = Path(__file__).parents[1]
SHARED = ROOT.parent / "shared" / "data"
SCENARIOS = sorted((ROOT / "tests" / "scenarios").glob("*.[yj]*"))
KEYS = {
    "understood",
    "invitation",
    "missing",
    "rounds",
    "proof",
    "outcome",
    "interactions",
    "model_calls",
    "model_tokens",
}


@pytest.fixture(scope="module")
def every_answer():
    lines = answers("decide", *SCENARIOS)
    return dict(zip([path.stem for path in SCENARIOS], lines, strict=True))


def all_options(every_answer):
    for name, answer in every_answer.items():
        for round_ in answer["rounds"]:
            for option in round_["options"]:
                yield name, option


def test_there_are_a_dozen_and_all_decide(every_answer):
    assert len(every_answer) >= 12
    for name, answer in every_answer.items():
        assert set(answer) - {"why"} == KEYS, name
        assert (answer["outcome"] is None) == (name == "no-start")
        assert answer.get("why") == ("no_options" if name == "no-start" else None)


def test_metrics_follow_from_scores(every_answer):
    for name, option in all_options(every_answer):
        scores = list(option["scores"].values())
        n, total = len(scores), sum(scores)
        apart = sum(abs(a - b) for a in scores for b in scores)

        assert option["satisfies"] == [who for who, pi in option["scores"].items() if pi]
        assert option["ratio"] == pytest.approx(len(option["satisfies"]) / n), name
        assert option["score"] == pytest.approx(total / n), name
        expected = apart / (2 * n * total) if total else 1
        assert option["equity"] == pytest.approx(expected), name


def test_attendance_follows_from_conflicts(every_answer):
    for _, option in all_options(every_answer):
        cannot = {each["member"] for each in option["conflicts"] if each["severity"] == "cannot"}
        n = len(option["scores"])

        assert option["attendance"] == pytest.approx((n - len(cannot)) / n)


def test_options_are_named_once_and_last_their_length(every_answer):
    for name, answer in every_answer.items():
        seen = {}
        for round_ in answer["rounds"]:
            ids = [option["id"] for option in round_["options"]]
            assert len(ids) == len(set(ids))
            assert round_["candidate"] == ids[0]
            for option in round_["options"]:
                assert seen.setdefault(option["id"], option["start"]) == option["start"], name


def test_candidates_are_offered_again(every_answer):
    for answer in every_answer.values():
        for one, two in pairwise(answer["rounds"]):
            assert one["candidate"] in [option["id"] for option in two["options"]]


def test_interactions_count_messages_by_round(every_answer):
    assert every_answer["replies"]["interactions"] == {
        "ana": [1, 1],
        "ben": [1, 1],
        "cem": [1, 1],
    }


def test_preferences_have_their_form(every_answer):
    for answer in every_answer.values():
        for heard in answer["understood"].values():
            for wish in heard["preferences"]:
                assert {"kind", "polarity", "strength", "visibility", "restatement"} < set(wish)
                assert {"source", "applies", "counted", "history"} < set(wish)
                assert wish["applies"] is None or set(wish["applies"]) < {
                    "dated",
                    "weekly",
                    "minutes",
                    "option",
                }
            for item in heard["not_understood"]:
                assert {"text", "reason"} <= set(item)


def test_smallest_conflict_names_who_stands_where(every_answer):
    proof = every_answer["nothing-serves-all"]["proof"]

    assert {stake["member"] for stake in proof["blocking"]} == {"ana", "ben", "cem"}
    assert proof["relaxation"]["gains"] == 1
    assert proof["optimal"] is True


def test_missing_needed_people_are_said(every_answer):
    for option in every_answer["required-left-out"]["rounds"][0]["options"]:
        assert option["leaves_out_required"]
    channel = every_answer["required-left-out"]["rounds"][0]["channel"][0]
    assert channel.count("not everyone who is needed can come") == 3


def test_calendar_and_intervals_keep_people_free(every_answer):
    options = every_answer["calendars"]["rounds"][0]["options"]

    assert [option["start"] for option in options][:2] == [
        "2027-04-05T10:00:00+02:00",
        "2027-04-07T09:00:00+02:00",
    ]


def test_calendar_says_what_of_it_was_left_out(every_answer):
    answer = every_answer["odd-calendar"]
    ana, seen = answer["understood"]["ana"], json.dumps(answer["rounds"])
    [busy] = ana["preferences"]

    assert [each["start"][5:16] for each in busy["applies"]["dated"]] == [
        "04-05T09:00", "04-06T09:00", "04-06T14:00", "04-07T09:00", "04-08T02:00",
    ]  # fmt: skip
    assert busy["applies"]["dated"][-1]["end"] == "2027-04-10T00:00:00+02:00"
    assert [each["text"] for each in ana["not_understood"]] == [
        "1 repeating event of your calendar was read for the first time, and the rest left out",
        "1 event of your calendar could not be read and was left out",
    ]
    assert len(answer["rounds"]) == 1, "asking about a calendar brings nothing"
    assert "left out" not in seen
    assert "Dentist" not in json.dumps(answer)


def test_discreet_channel_shows_no_counts(every_answer):
    text = "\n".join(line for r in every_answer["discreet"]["rounds"] for line in r["channel"])

    assert "works for" not in text
    assert "Wednesdays" not in text


def test_reasons_appear_as_labelled(every_answer):
    text = every_answer["anonymous"]["rounds"][0]["channel"][0]

    assert "ben: prefers" in text
    assert "somebody: prefers" in text
    assert "ana" not in text
    assert "cem" not in text


def test_organisation_breaks_the_tie_by_seniority(every_answer):
    first = every_answer["organisation"]["rounds"][0]["options"][0]

    assert first["start"] == "2027-04-05T09:00:00+02:00"
    assert first["scores"]["ana"] == 3


def test_invitation_asks_for_people_and_times(every_answer):
    asked = every_answer["invitation"]["invitation"]

    assert asked["required"] == ["ana"]
    assert asked["require_one_of"] == [["ben", "cem"]]
    assert asked["roles"] == ["Legal counsel"]
    assert all(
        option["start"].startswith("2027-04-06")
        for round_ in every_answer["invitation"]["rounds"]
        for option in round_["options"]
    )


def test_paper_scoring_asks_everyone_every_round(every_answer):
    answer = every_answer["paper"]

    assert [round_["asked"] for round_ in answer["rounds"]] == [["ana", "ben", "cem"]] * 3
    wishes = [wish for each in answer["understood"].values() for wish in each["preferences"]]
    assert all(wish["counted"] for wish in wishes)


def test_times_carry_the_offset_of_their_day(every_answer):
    starts = [
        option["start"]
        for round_ in every_answer["many-zones"]["rounds"]
        for option in round_["options"]
    ]

    assert {start[-6:] for start in starts} == {"+02:00", "+01:00"}  # summer time ends in between


def test_text_tells_the_same_story():
    done = convene("decide", ROOT / "tests/scenarios/nothing-serves-all.yaml")

    assert done.returncode == 0
    assert "No start serves everyone" in done.stdout
    assert "gave way once" in done.stdout


def test_invite_is_written_where_asked(tmp_path):
    target = tmp_path / "invite.ics"
    [answer] = answers("decide", ROOT / "tests/scenarios/smallest.yaml", "--ics", target)

    assert answer["invite"] == str(target)
    text = target.read_text()
    assert "METHOD:REQUEST" in text
    assert "DTSTART:20270405T090000Z" in text


def test_two_hundred_members_over_eight_weeks(tmp_path):
    wishes = ["I prefer mornings.", "No Mondays.", "any time", "Thursday afternoon is best."]
    scenario = {
        "kind": "meeting",
        "organiser": "m0",
        "duration_minutes": 60,
        "window": {"start": "2027-04-05", "end": "2027-05-30"},
        "timezone": "Europe/Berlin",
        "now": "2027-04-01T09:00:00+02:00",
        "members": [{"id": f"m{i}", "says": [wishes[i % 4]]} for i in range(200)],
    }
    path = tmp_path / "many.json"
    path.write_text(json.dumps(scenario))
    [answer] = answers("decide", path)

    assert answer["proof"]["starts"] == 40 * 29
    assert len(answer["rounds"][0]["options"][0]["scores"]) == 200


@pytest.mark.skipif(not SHARED.exists(), reason="the sample data is not beside this checkout")
def test_paper_survey_case_meets_everyone():
    [answer] = answers("decide", SHARED / "survey-meeting.yaml")
    start = datetime.fromisoformat(answer["outcome"]["start"])

    assert start.hour == 11
    assert start.utcoffset() == timedelta(hours=-5)
    assert answer["outcome"]["decided_by"] == "vote"


@pytest.mark.skipif(not SHARED.exists(), reason="the sample data is not beside this checkout")
def test_harder_case_serves_all_seven():
    [answer] = answers("decide", SHARED / "harder-meeting.yaml")

    assert answer["rounds"][0]["options"][0]["attendance"] == 1
    assert answer["invitation"]["required"] == ["dana"]
    assert answer["invitation"]["require_one_of"] == [["ines", "omar"]]
    assert (answer["outcome"]["decided_by"], answer["outcome"]["can_come"]) == ("vote", 7)


def test_a_scenario_comes_from_standard_input_too():
    path = ROOT / "tests" / "scenarios" / "smallest.yaml"
    given = convene("decide", "-", "--json", given=path.read_text())
    from_file = convene("decide", path, "--json")
    assert (given.returncode, given.stderr) == (0, "")
    assert json.loads(given.stdout)["outcome"] == json.loads(from_file.stdout)["outcome"]


def test_what_comes_from_standard_input_and_is_none_is_said_in_a_line():
    done = convene("decide", "-", given="just words")
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1

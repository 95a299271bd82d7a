"""How a session goes through its rounds, told by what is said and what follows."""

from itertools import pairwise

from orchestration.deciding.state import Phase, Why
from orchestration.views.channel import NoOutcome
from tests.fakes.sessions import answered, played
from tests.kinds.meeting.table import Table, posted

MORNING = "I prefer mornings."

ONE_DAY_APART = {"ana": "I can't do Monday.", "ben": "Only Monday.", "cem": "any time"}
"""The best there is lies on Monday, without Ana; were Tuesday possible for Ben, everyone could."""


def starts(round_):
    return [option["start"][:16] for option in round_["options"]]


def asked_in(answer):
    return [round_["asked"] for round_ in answer["rounds"]]


def test_everyone_content_ends_after_one_round():
    answer = answered({"ana": MORNING, "ben": "any time", "cem": "Tuesday is best."})

    assert len(answer["rounds"]) == 1
    assert answer["outcome"]["decided_by"] == "vote"
    assert answer["outcome"]["start"] == "2027-01-12T09:00:00+01:00"
    assert answer["rounds"][0]["options"][0]["score"] == 3


def test_first_round_asks_everyone_once():
    answer = answered({"ana": MORNING, "ben": []})

    assert answer["rounds"][0]["asked"] == ["ana", "ben"]
    assert answer["interactions"] == {"ana": [1], "ben": [0]}


def test_silence_is_not_consent():
    answer = answered({"ana": "any time", "ben": "any time", "cem": {"answered": False}})

    assert set(answer["rounds"][0]["options"][0]["scores"]) == {"ana", "ben"}


def test_nobody_answers_means_no_outcome():
    meeting, transcript = played({"ana": {"answered": False}, "ben": {"answered": False}})

    assert meeting.phase is Phase.WITHOUT_OUTCOME
    assert any("Nobody has answered" in str(view) for view in transcript.channel.values())


def test_no_outcome_says_why():
    no_start = answered({"ana": [], "ben": []}, working_days=["sat"])
    nobody = answered({"ana": {"answered": False}, "ben": {"answered": False}})
    abstained = {"ana": {"votes": [None]}, "ben": {"votes": [1]}}
    too_few = answered(abstained, quorum=2)

    assert (no_start["outcome"], no_start["why"]) == (None, "no_options")
    assert (nobody["outcome"], nobody["why"]) == (None, "nobody_answered")
    assert (too_few["outcome"], too_few["why"]) == (None, "quorum")
    assert no_start["rounds"] == []
    assert no_start["proof"]["starts"] == 0
    assert "why" not in answered({"ana": [], "ben": []})


def test_most_would_be_content_so_nobody_is_asked_again():
    answer = answered({"ana": "I prefer Monday.", "ben": "I prefer Monday.", "cem": "Tuesday."})

    assert asked_in(answer) == [["ana", "ben", "cem"]]
    assert answer["outcome"]["decided_by"] == "vote"


def test_nobody_is_asked_where_it_would_gain_nothing():
    days = {"ana": "Monday", "ben": "Monday", "cem": "Tuesday", "dee": "Wednesday"}
    answer = answered({who: f"I prefer {day}." for who, day in days.items()}, rule="unanimous")

    assert asked_in(answer) == [["ana", "ben", "cem", "dee"]]
    assert answer["outcome"]["decided_by"] == "candidate"


def test_only_whose_wish_would_bring_something_is_asked_again():
    answer = answered(ONE_DAY_APART, rule="unanimous")

    assert asked_in(answer) == [["ana", "ben", "cem"], ["ben"]]


def test_nobody_is_asked_twice_about_one_wish():
    answer = answered(ONE_DAY_APART, rule="unanimous", rounds=9)

    assert len(answer["rounds"]) == 2, "Ben has been asked, and has not said that he gives way"


def test_candidate_is_offered_again_by_its_name():
    ben = {"says": ["Only Monday."], "replies": ["Tuesday at 10 would be possible after all."]}
    answer = answered({**ONE_DAY_APART, "ben": ben}, rule="unanimous")
    first, second = answer["rounds"][:2]

    assert first["candidate"] in [option["id"] for option in second["options"]]
    before = {option["id"]: option["start"] for option in first["options"]}
    after = {option["id"]: option["start"] for option in second["options"]}
    assert all(after[name] == start for name, start in before.items() if name in after)


def test_a_proposal_is_scored_and_offered():
    cem = {"says": ["any time"], "replies": ["Thursday at 11 would be great."]}
    answer = answered({**ONE_DAY_APART, "cem": cem}, rule="unanimous")

    assert "2027-01-14T11:00" in starts(answer["rounds"][1])


def test_unasked_word_is_heard_too():
    cem = {"says": ["any time"], "replies": ["Actually, not on Monday. I can't."]}
    answer = answered({**ONE_DAY_APART, "cem": cem}, rule="unanimous")

    assert "cem" not in answer["rounds"][1]["asked"]
    assert answer["interactions"]["cem"][1] == 1
    assert not starts(answer["rounds"][1])[0].startswith("2027-01-11")


def test_later_options_satisfy_no_fewer():
    answer = answered({**ONE_DAY_APART, "dee": MORNING}, rule="unanimous")

    assert len(answer["rounds"]) > 1
    for one, two in pairwise(answer["rounds"]):
        assert two["options"][0]["ratio"] >= one["options"][0]["ratio"]


def test_same_words_again_change_nothing():
    ana = {"says": ["No Mondays."], "replies": ["I can't do Mondays."]}
    answer = answered({**ONE_DAY_APART, "ana": ana}, rule="unanimous")
    wishes = answer["understood"]["ana"]["preferences"]

    assert [wish["kind"] for wish in wishes] == ["time"]
    assert [each["change"] for each in wishes[0]["history"]] == ["new", "repeated"]


def test_later_statement_replaces_earlier_one():
    ana = {"says": ["I can't do Mondays."], "replies": ["Monday works for me after all."]}
    answer = answered({**ONE_DAY_APART, "ana": ana}, rule="unanimous")
    wishes = answer["understood"]["ana"]["preferences"]

    assert [wish["polarity"] for wish in wishes] == ["accepts"]
    assert answer["outcome"]["start"].startswith("2027-01-11")


def test_exception_narrows_the_earlier_rule():
    members = {
        "ana": {"says": ["I can't do Mondays."], "replies": ["Monday at 2 pm would work."]},
        "ben": "Only Monday.",
        "cem": "any time",
        "dee": "I prefer afternoons.",
    }
    answer = answered(members, rule="unanimous")

    assert answer["rounds"][1]["options"][0]["start"] == "2027-01-11T14:00:00+01:00"
    assert answer["rounds"][1]["options"][0]["attendance"] == 1
    barred = next(
        wish for wish in answer["understood"]["ana"]["preferences"] if wish["polarity"] == "against"
    )
    assert len(barred["applies"]["dated"]) == 2


def confined(**says):
    """Each has ruled out what they say, for good, in a week for all of whose days."""
    table = Table(*says)
    for who, said in says.items():
        table.says(who, said)
    table.answers(*says)
    return table


def test_what_nobody_can_come_to_is_offered_nowhere_beside_what_somebody_can():
    table = confined(ana="I can only do Mondays at 9:00.", ben="I can't do any day.")
    options = table.session.round.options

    assert [slot.start.strftime("%a %H:%M") for slot in options] == ["Mon 09:00"]


def test_where_nobody_can_come_at_all_nothing_is_put_to_the_vote():
    table = confined(ana="I can't do Mondays to Fridays.", ben="I can't do Mondays to Fridays.")

    assert (table.session.phase, table.session.why) == (Phase.WITHOUT_OUTCOME, Why.NO_OPTIONS)
    assert "No possible start works for those who have answered." in posted(table.effects)


def test_no_option_suits_fewer_where_none_suits_more():
    """Ana can come on Fridays, which is not what she would like: nothing suits both."""
    table = Table("ana", "ben")
    table.says("ana", "Only Fridays.")
    table.says("ana", "Mondays would be nice.")
    table.says("ben", "any time")
    shown = posted(table.answers("ana", "ben"))

    assert "A  Fri 15 Jan, 09:00–09:30 · works for 2 of 2\n" in shown
    assert "meets the wishes of fewer" not in shown
    assert "Why A: it works for everyone." in shown


def test_where_the_window_is_over_as_it_is_opened_that_is_said():
    _, transcript = played({"ana": MORNING, "ben": MORNING}, now="2027-01-15T17:30:00+01:00")
    [end] = [view for view in transcript.channel.values() if isinstance(view, NoOutcome)]

    assert end.reason == "Nothing is left that could still be voted on in time."

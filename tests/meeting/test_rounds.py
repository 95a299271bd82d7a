"""How a session goes through its rounds, told by what is said and what follows."""

from itertools import pairwise

from orchestration.meeting.state import Phase
from tests.fakes.sessions import answered, played

MORNING = "I prefer mornings."
NOON = "I'd rather meet before 10 or after 2."


def starts(round_):
    return [option["start"][:16] for option in round_["options"]]


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


def test_no_start_exists_means_no_outcome():
    answer = answered({"ana": [], "ben": []}, working_days=["sat"])

    assert answer["outcome"] is None
    assert answer["rounds"] == []
    assert answer["proof"]["starts"] == 0


def test_only_who_can_change_it_is_asked_again():
    answer = answered(
        {
            "ana": "I prefer Monday.",
            "ben": "I prefer Monday.",
            "cem": "I prefer Tuesday.",
            "dee": "any time",
        }
    )

    assert [round_["asked"] for round_ in answer["rounds"]] == [
        ["ana", "ben", "cem", "dee"],
        ["cem"],
    ]


def test_nobody_is_asked_the_same_twice():
    answer = answered({"ana": "Only Monday.", "ben": "Only Tuesday.", "cem": "any time"}, rounds=9)

    rounds = answer["rounds"]
    asked = [
        (member, before["candidate"])
        for before, after in pairwise(rounds)
        for member in after["asked"]
    ]

    assert asked
    assert len(asked) == len(set(asked))


def test_candidate_is_offered_again_by_its_name():
    answer = answered(
        {
            "ana": {"says": [MORNING], "replies": ["Wednesday at 10 would be perfect."]},
            "ben": "I prefer afternoons.",
            "cem": "I prefer Tuesday afternoon.",
        }
    )
    first, second = answer["rounds"][:2]

    assert first["candidate"] in [option["id"] for option in second["options"]]
    before = {option["id"]: option["start"] for option in first["options"]}
    after = {option["id"]: option["start"] for option in second["options"]}
    assert all(after[name] == start for name, start in before.items() if name in after)


def test_a_proposal_is_scored_and_offered():
    answer = answered(
        {
            "ana": {"says": ["No Mondays."], "replies": ["Thursday at 11 would be great."]},
            "ben": "I prefer Tuesday.",
            "cem": "I prefer Wednesday.",
        }
    )

    assert "2027-01-14T11:00" in starts(answer["rounds"][1])


def test_unasked_word_is_heard_too():
    answer = answered(
        {
            "ana": "I prefer Monday.",
            "ben": {"says": ["any time"], "replies": ["Actually, not on Monday. I can't."]},
            "cem": "I prefer Tuesday.",
        },
        rule="unanimous",
    )

    assert "ben" not in answer["rounds"][1]["asked"]
    assert answer["interactions"]["ben"][1] == 1
    assert not starts(answer["rounds"][1])[0].startswith("2027-01-11")


def test_later_options_satisfy_no_fewer():
    answer = answered(
        {
            "ana": {"says": ["I prefer Monday."], "replies": ["Tuesday works too."]},
            "ben": "I prefer Tuesday.",
            "cem": "I prefer Wednesday.",
            "dee": "mornings please",
        }
    )
    for one, two in zip(answer["rounds"], answer["rounds"][1:], strict=False):
        assert two["options"][0]["ratio"] >= one["options"][0]["ratio"]


def test_same_words_again_change_nothing():
    answer = answered(
        {
            "ana": {"says": ["No Mondays."], "replies": ["I can't do Mondays."]},
            "ben": "I prefer Monday.",
            "cem": "I prefer Tuesday.",
        }
    )
    wishes = answer["understood"]["ana"]["preferences"]

    assert [wish["kind"] for wish in wishes] == ["time"]
    assert [each["change"] for each in wishes[0]["history"]] == ["new", "repeated"]


def test_later_statement_replaces_earlier_one():
    answer = answered(
        {
            "ana": {"says": ["I can't do Mondays."], "replies": ["Monday works for me after all."]},
            "ben": "I prefer Monday.",
            "cem": "I prefer Monday.",
        }
    )
    wishes = answer["understood"]["ana"]["preferences"]

    assert [wish["polarity"] for wish in wishes] == ["for"]
    assert answer["outcome"]["start"].startswith("2027-01-11")


def test_exception_narrows_the_earlier_rule():
    answer = answered(
        {
            "ana": {"says": ["I can't do Mondays."], "replies": ["Monday at 2 pm would work."]},
            "ben": "Only Monday afternoon.",
            "cem": "Only Monday afternoon.",
        }
    )

    assert answer["outcome"]["start"] == "2027-01-11T14:00:00+01:00"
    barred = next(
        wish for wish in answer["understood"]["ana"]["preferences"] if wish["polarity"] == "against"
    )
    assert len(barred["applies"]["dated"]) == 2

"""Choices played from files: who wishes what → what is proposed, elected, and why not."""

import asyncio
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from adapters.files.answer import decision_data
from adapters.files.people import People
from adapters.files.play import play
from adapters.files.scenario import scenario_of
from adapters.files.transcript import Transcript
from bot.wiring import in_memory
from orchestration.kinds.choice.actions import ACTIONS
from orchestration.kinds.registry import KINDS
from orchestration.model.errors import BadInput
from orchestration.model.people import MemberId
from orchestration.privacy import reveal
from orchestration.sessions.effects import Tell
from orchestration.sessions.user_action import Press, UserAction

TRATTORIA = {
    "id": "trattoria",
    "title": "Trattoria Nove",
    "data": {"price_eur": 24, "step_free": True, "cuisine": "Italian"},
}
SUSHI = {
    "id": "sushi",
    "title": "Sushi Bar",
    "data": {"price_eur": 35, "step_free": True, "cuisine": "Japanese"},
}
TACOS = "Taco Stand"


def data_of(*members, options=(TRATTORIA, SUSHI, TACOS), **more):
    """Return the scenario of a choice."""
    return {
        "kind": "choice",
        "question": "Where shall we eat?",
        "organiser": members[0]["id"],
        "now": "2027-01-07T09:00:00+00:00",
        "options": list(options),
        "members": list(members),
        **more,
    }


def ended(*members, **more):
    """Play a choice to its end, and return its state."""
    scenario = scenario_of(data_of(*members, **more), Path(), datetime.now(UTC))
    simulation = in_memory(Transcript(), scenario.now)
    return asyncio.run(play(People(scenario, "lunch"), simulation))


def played(*members, **more):
    """Play a choice to its end, and return the operator's answer."""
    return decision_data(ended(*members, **more))


def member(id_, *says, **more):
    return {"id": id_, "says": list(says), **more}


def shown(answer):
    return {each["id"]: each for each in answer["rounds"][-1]["options"]}


def test_wishes_are_judged_by_names_and_data():
    answer = played(
        member("ana", "step-free access please"),
        member("ben", "nothing over 30 euros", "not Italian again"),
        member("cleo", "I'd love tacos", proposes=["Noodle House"]),
    )
    options = shown(answer)
    assert options["sushi"]["scores"] == {"ana": 3, "ben": 0, "cleo": 0}
    assert options["trattoria"]["scores"]["ben"] == 0
    assert options["taco-stand"]["scores"]["cleo"] == 3
    assert options["noodle-house"]["title"] == "Noodle House"
    assert answer["outcome"]["option"] == "taco-stand"


def test_what_nobody_knows_of_an_option_neither_meets_nor_breaks_a_wish():
    answer = played(member("ana", "I need step-free access"), member("ben"))
    assert shown(answer)["taco-stand"]["scores"]["ana"] == 3
    assert shown(answer)["taco-stand"]["attendance"] == 1


def test_how_options_stand_in_one_tap_is_what_they_score():
    stands = {"trattoria": "great", "sushi": "rather_not", "taco-stand": "no"}
    options = shown(played(member("ana", stands=stands), member("ben")))
    assert [options[key]["scores"]["ana"] for key in stands] == [3, 1, 0]
    assert options["taco-stand"]["attendance"] == 0.5


def test_one_round_decides_where_all_options_are_shown():
    answer = played(member("ana", votes=[[1]]), member("ben", votes=[[2]]), member("cleo"))
    assert len(answer["rounds"]) == 1
    assert answer["outcome"]["decided_by"] in ("vote", "tie_order")


def test_what_ties_goes_by_lot():
    votes = [member("ana", votes=[[1]]), member("ben", votes=[[2]])]
    found = {
        played(*votes, options=["Red", "Blue"], seed=f"{n}" * 32)["outcome"]["option"]
        for n in range(9)
    }
    assert found == {"red", "blue"}


@pytest.mark.parametrize(
    ("votes", "why"), [([[1], [1], "none"], None), ([[1], "none", "none"], "not_elected")]
)
def test_one_option_alone_is_a_proposal(votes, why):
    ballots = [each[0] if isinstance(each, list) else each for each in votes]
    answer = played(
        *(member(name, votes=[vote]) for name, vote in zip("abc", ballots, strict=True)),
        options=["Move to Basel"],
        proposals="closed",
    )
    assert answer.get("why") == why
    assert (answer["outcome"] is None) == (why is not None)


def test_a_proposal_that_is_open_to_others_is_still_a_proposal():
    answer = played(
        *(member(name, votes=["none"]) for name in "abc"), options=["Basel"], rule="approval"
    )
    assert (answer["outcome"], answer["why"]) == (None, "not_elected")


@pytest.mark.parametrize("for_it", [1, "basel", [1], ["basel"], {"basel": "yes"}])
@pytest.mark.parametrize("against", ["none", []])
def test_one_for_it_and_one_against_are_not_more_than_half(for_it, against):
    a, b, c = (
        member(name, votes=[vote])
        for name, vote in zip("abc", (for_it, against, for_it), strict=False)
    )
    answer = played(a, b, options=["Basel"])
    assert (answer["outcome"], answer["why"]) == (None, "not_elected")
    assert answer["rounds"][0]["tally"]["rule"] == "majority"
    assert played(a, b, c, options=["Basel"])["outcome"]["option"] == "basel"


def test_a_rule_that_is_named_decides_on_one_option_too():
    votes = [member("a", votes=[[1]]), member("b", votes=["none"])]
    assert played(*votes, options=["Basel"], rule="approval")["outcome"]["option"] == "basel"


def test_one_that_somebody_proposes_beside_it_makes_it_a_choice():
    votes = [member("a", votes=[["basel"]]), member("b", proposes=["Bern"], votes=["none"])]
    assert played(*votes, options=["Basel"])["rounds"][0]["tally"]["rule"] == "approval"


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ({"quorum": 9}, "A decision needs 9 ballots, and only 2 came in."),
        ({"threshold": 1}, "But the support of 2 of 2 is needed, and A has 1 and B has 1."),
    ],
)
def test_what_ends_without_an_outcome_says_so_in_the_channel_and_has_one_round(more, told):
    says = (member("a", says=["red"]), member("b", says=["blue"]))
    answer = played(*says, options=["Red", "Blue"], **more)
    [round_] = answer["rounds"]
    assert round_["channel"][-1].startswith("Where shall we eat? no outcome. ")
    assert round_["channel"][-1].endswith(told)
    assert answer["interactions"] == {"a": [1], "b": [1]}


def test_an_objection_keeps_what_most_approve_of_from_being_elected():
    votes = [{"1": "yes", "2": "yes"}, {"1": "yes"}, {"1": "object", "2": "if_need_be"}]
    answer = played(
        *(member(name, votes=[vote]) for name, vote in zip("abc", votes, strict=True)),
        options=["Red", "Blue"],
        rule="consent",
    )
    first = answer["rounds"][-1]["options"][0]["id"]
    assert answer["outcome"]["option"] != first


def test_where_everything_is_objected_to_nothing_is_decided():
    vote = {"1": "object", "2": "object"}
    answer = played(member("a", votes=[vote]), member("b"), options=["Red", "Blue"], rule="consent")
    assert (answer["outcome"], answer["why"]) == (None, "not_elected")


def test_a_threshold_that_is_missed_decides_nothing():
    members = [member(name, votes=[[place]]) for name, place in (("a", 1), ("b", 2), ("c", 3))]
    answer = played(*members, threshold=0.5)
    assert (answer["outcome"], answer["why"]) == (None, "threshold")


def test_several_winners_and_places_that_are_first_come_first_served():
    talks = [{"id": "a", "title": "Talk A", "capacity": 1}, "Talk B", "Talk C"]
    answer = played(
        *(
            member(name, votes=[vote])
            for name, vote in zip(
                "vwxyz", [["a"], ["a"], ["a"], ["talk-b"], ["talk-b"]], strict=True
            )
        ),
        options=talks,
        rule="stv",
        winners=2,
    )
    outcome = answer["outcome"]
    assert outcome["winners"] == ["a", "talk-b"]
    assert outcome["places"] == {"a": ["v"]}
    assert outcome["waiting"] == {"a": ["w", "x"]}


def test_a_vote_that_is_left_to_somebody_is_a_copy_of_theirs():
    answer = played(
        member("ana", votes=[["sushi"]]),
        member("ben", delegates_to="ana"),
        member("cleo", delegates_to="ben"),
        member("dan", delegates_to="ana", votes=[["trattoria"]]),
    )
    assert answer["outcome"]["tally"]["points"] == {"sushi": 3, "trattoria": 1, "taco-stand": 0}


def test_who_waits_moves_up_when_somebody_leaves_and_is_told():
    boat = {"id": "boat", "title": "The boat", "capacity": 1}
    choice = ended(*(member(name, votes=[["boat"]]) for name in "abc"), options=[boat, "The train"])
    press = Press(choice, UserAction("leave", MemberId("a"), choice.opened_at))
    [command] = ACTIONS["leave-place"](press).commands
    after, effects = KINDS.decide(choice, command)
    assert after.places["boat"].members == ("b", "c")
    [told] = [each for each in effects if isinstance(each, Tell)]
    assert told.to == "b"
    assert "you are in for The boat" in reveal(told.view, to=MemberId("b")).text
    again, effects = KINDS.decide(after, replace(command, id="again"))
    assert again == after
    assert [each.to for each in effects if isinstance(each, Tell)] == ["a"]


def test_a_later_word_takes_an_earlier_one_back():
    answer = played(member("ana", "I hate tacos", "actually tacos are ok"), member("ben"))
    assert shown(answer)["taco-stand"]["scores"]["ana"] == 3


def test_words_that_nobody_could_place_are_no_answer():
    answer = played(member("ana", "the printer is jammed"), member("ben", "I'd love tacos"))
    assert answer["missing"] == ["ana"]
    assert list(shown(answer)["taco-stand"]["scores"]) == ["ben"]


def test_a_wish_that_nothing_tells_of_is_an_answer():
    answer = played(member("ana", "somewhere quiet"), member("ben", "I'd love tacos"))
    assert answer["missing"] == []
    assert list(shown(answer)["taco-stand"]["scores"]) == ["ana", "ben"]


def test_nobody_is_told_that_they_miss_their_wish_for_an_option_at_every_other():
    options = shown(played(member("ana", "I'd love tacos"), member("ben")))
    assert options["sushi"]["conflicts"] == []
    assert options["taco-stand"]["reasons"] == [{"member": "ana", "reason": "prefers Taco Stand"}]


def test_points_are_those_that_were_stated():
    answer = played(
        member("ana", votes=[{"sushi": 7, "trattoria": 3}]), member("ben"), rule="dots", points=10
    )
    assert sum(answer["outcome"]["tally"]["points"].values()) == 20


def test_where_not_all_of_a_list_is_voted_on_that_is_said():
    answer = played(member("ana"), member("ben"), options=[f"Place {n}" for n in range(10)])
    assert answer["rounds"][0]["channel"][0].startswith("9 of the 10 options on the list for Where")


def test_who_proposes_and_is_silent_is_left_out_and_their_proposal_is_not():
    answer = played(member("ana"), member("ben", answered=False, proposes=["Noodle House"]))
    assert answer["missing"] == ["ben"]
    assert "noodle-house" in shown(answer)


def test_a_proposal_that_is_there_in_other_letters_is_that_one():
    ben = member("ben", proposes=["TACO stand", "Ramen"], stands={"taco-stand": "great"})
    assert sorted(shown(played(member("ana"), ben))) == [
        "ramen",
        "sushi",
        "taco-stand",
        "trattoria",
    ]
    with pytest.raises(BadInput, match="expected the id of an option"):
        played(member("ana"), {**ben, "stands": {"taco-stand-2": "great"}})


def test_nothing_proposed_is_told_as_such():
    assert played(member("ana"), member("ben"), options=[])["why"] == "no_options"


@pytest.mark.parametrize(
    ("more", "field"),
    [
        ({"question": ""}, "question"),
        ({"question": "x" * 3000}, "question"),
        ({"colour": "red"}, "colour"),
        ({"options": ["x"] * 300}, "options"),
        ({"options": [{"title": "Red", "capacity": 0}]}, "options.0.capacity"),
        ({"options": [TRATTORIA, TRATTORIA]}, "options.1.id"),
        ({"threshold": 2}, "threshold"),
        ({"rule": "dictator"}, "rule"),
        ({"members": [member("a", stands={"pizza": "great"})]}, "members.0.stands"),
        ({"members": [member("a", delegates_to="zoe")]}, "members.0.delegates_to"),
        ({"members": [member("a", delegates_to="a")]}, "members.0.delegates_to"),
        (
            {"members": [member("a", delegates_to="b"), member("b", delegates_to="a")]},
            "members.1.delegates_to",
        ),
        ({"vetoers": ["zed"]}, "vetoers.0"),
        ({"members": [member("a", proposes=["Pizza"])], "proposals": "closed"}, "members.0"),
    ],
)
def test_a_bad_file_names_its_first_fault(more, field):
    with pytest.raises(BadInput) as problem:
        played(member("a"), **more)
    assert problem.value.field.startswith(field)


ID = TRATTORIA["id"]
_REFUSED = [
    (
        {"proposes": ["Pizza", {"title": "Ramen"}]},
        {"proposals": "closed"},
        "proposes",
        '["Pizza", "Ramen"], expected nothing, as it has proposals: closed',
    ),
    (
        {"proposes": ["x" * 3000]},
        {},
        "proposes.0",
        f'"{"x" * 78}…, expected a title of 1 to 200 characters, or an option that has one',
    ),
    (
        {"stands": {"trattoria": "super"}},
        {},
        "stands.trattoria",
        '"super", expected great, fine, rather_not or no',
    ),
    (
        {"stands": {"sushi": "no", "taco-stand": "no"}, "votes": [["sushi"]]},
        {"shown": 1},
        "votes.0",
        f'"sushi", expected the place of an option that is shown, 1 to 1, or its id, one of {ID}',
    ),
    (
        {"votes": ["sushi"]},
        {},
        "votes.0",
        '"sushi", expected a list of options, or yes or if_need_be per option',
    ),
    (
        {"drafts": ["Quiet, please"]},
        {"proposals": "closed", "statements": True},
        "drafts",
        '["Quiet, please"], expected nothing, as it has proposals: closed',
    ),
    (
        {"opinions": ["Too loud"]},
        {},
        "opinions",
        '["Too loud"], expected nothing, as it has no statements: true',
    ),
]


@pytest.mark.parametrize(("own", "more", "field", "told"), _REFUSED)
def test_a_refusal_names_the_field_and_what_the_file_has_there(own, more, field, told):
    with pytest.raises(BadInput) as problem:
        played(member("a", **own), **more)
    assert str(problem.value) == f"members.0.{field}: got {told}"

"""`convene verify` on an export that was changed: what was changed → what does not hold."""

import pytest

from bot.verify import faults
from tests.test_verify import HIDDEN, SEEN, SUSHI_WINS, TIE, changed, exported


def test_a_ballot_that_was_changed():
    export = exported(SUSHI_WINS, **SEEN)

    assert [*faults(changed(export, "ballots", "ben", to="trattoria-nove"))] == [
        "the ballots are not those that the log says were counted",
        "the ballots elect trattoria-nove, which the tally does not say",
        "the ballots come to other points than the tally says",
    ]


def test_a_secret_ballot_that_was_changed():
    export = exported(SUSHI_WINS, **HIDDEN)
    code = next(iter(export["ballots"]))
    found = [*faults(changed(export, "ballots", code, to="noodle-house"))]

    assert found[0] == f"the ballot {code} does not fit its receipt"


def test_secret_ballots_that_changed_places():
    export = exported(SUSHI_WINS, **HIDDEN)
    [one, other] = [
        next(code for code, ballot in export["ballots"].items() if ballot == name)
        for name in ("sushi-bar", "trattoria-nove")
    ]
    swapped = changed(export, "ballots", one, to="trattoria-nove")
    swapped = changed(swapped, "ballots", other, to="sushi-bar")

    assert {*faults(swapped)} == {
        f"the ballot {code} does not fit its receipt" for code in (one, other)
    }


@pytest.mark.parametrize("key", ["what", "at"])
def test_a_line_of_the_log_that_was_changed(key):
    export = exported(SUSHI_WINS, **SEEN)
    other = {"what": "ballot cast by zoe", "at": "2027-01-07T08:00:00+01:00"}[key]

    assert [*faults(changed(export, "log", 6, key, to=other))] == [
        f"the log does not go on as it says at “{other if key == 'what' else 'ballot cast by ana'}”"
    ]


def test_a_line_of_the_log_that_was_left_out():
    export = exported(SUSHI_WINS, **SEEN)
    left = [*export["log"][:6], *export["log"][7:]]

    assert [*faults({**export, "log": left})] == [
        "the log does not go on as it says at “ballot cast by ben”"
    ]


def test_another_seed():
    export = exported(SUSHI_WINS, **SEEN)

    assert [*faults({**export, "seed": "0" * 64})] == [
        "the seed is not the one whose hash the log begins with"
    ]


def test_another_winner():
    export = exported(SUSHI_WINS, **SEEN)
    tally = changed(export, "tally", "winner", to="noodle-house")
    outcome = changed(export, "outcome", "option", to="noodle-house")

    assert [*faults(tally)] == [
        "the ballots elect sushi-bar, which the tally does not say",
        "the outcome is sushi-bar, which the count does not allow",
    ]
    assert [*faults(outcome)] == [
        "the outcome is noodle-house and sushi-bar, which the log does not say",
        "the outcome is noodle-house, which the count does not allow",
    ]
    assert [*faults({**export, "outcome": None})] == [
        "the outcome is none, which the log does not say"
    ]


ON_TERMS = "the options, the rule or its terms are not those that were voted on"


@pytest.mark.parametrize(
    ("where", "to", "why"),
    [
        (
            ("question",),
            "Where not to eat?",
            "the question is not the one that the log begins with",
        ),
        (("options", 0, "title"), "Sushi Bar", ON_TERMS),
        (("members",), 30, ON_TERMS),
        (("roster", 0, "id"), "zoe", "the roster is not who was asked or has joined"),
        (("ballots", "ana"), None, "the ballots are not those that the log says were counted"),
    ],
)
def test_what_else_was_changed_is_found(where, to, why):
    export = exported(SUSHI_WINS, **SEEN)

    assert why in [*faults(changed(export, *where, to=to))]
    assert [*faults(export)] == []


def test_a_ballot_that_was_taken_out_is_missed():
    export = exported(SUSHI_WINS, **HIDDEN)
    gone = next(iter(export["ballots"]))
    left = {code: each for code, each in export["ballots"].items() if code != gone}

    assert f"the ballot {gone} does not fit its receipt" in [*faults({**export, "ballots": left})]


def test_a_lot_that_fell_elsewhere():
    export = exported(TIE, **SEEN)
    drawn, won = export["outcome"]["drawn_from"], export["outcome"]["option"]
    [other] = {*drawn} - {won}
    moved = changed(export, "outcome", "option", to=other)

    assert {*drawn} == {"sushi-bar", "trattoria-nove"}
    assert [*faults(export)] == []
    assert f"the lot falls on {won}, and the outcome is {other}" in [*faults(moved)]

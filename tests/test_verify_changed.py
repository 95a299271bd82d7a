"""`convene verify` on an export that was changed: what was changed → what does not hold."""

from collections.abc import Iterator
from hashlib import sha256

import pytest

from bot.verify import faults
from orchestration.voting.rules import RULES
from tests.test_verify import (
    HIDDEN,
    ORDERS,
    SEEN,
    SUSHI_WINS,
    TIE,
    TIED_ORDERS,
    changed,
    exported,
)


def test_a_ballot_that_was_changed():
    export = exported(SUSHI_WINS, **SEEN)

    assert [*faults(changed(export, "ballots", "ben", to="trattoria-nove"))] == [
        "the log says otherwise of the ballots",
        "the tally is wrong: the ballots elect trattoria-nove",
        "the ballots come to other points than the tally says",
        "the outcome is sushi-bar, which the count does not allow",
    ]


def test_a_secret_ballot_that_was_changed():
    export = exported(SUSHI_WINS, **HIDDEN)
    code = next(iter(export["ballots"]))
    found = [*faults(changed(export, "ballots", code, to="noodle-house"))]

    assert found[:2] == [
        "the log says otherwise of the ballots",
        f"the ballot {code} does not fit its receipt",
    ]


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

    assert [*faults({**export, "seed": "0" * 64})] == ["the log says otherwise of the seed"]


def test_another_winner():
    export = exported(SUSHI_WINS, **SEEN)
    tally = changed(export, "tally", "winner", to="noodle-house")
    outcome = changed(export, "outcome", "option", to="noodle-house")

    assert [*faults(tally)] == [
        "the log says otherwise of the tally",
        "the tally is wrong: the ballots elect sushi-bar",
    ]
    assert [*faults(outcome)] == [
        "the log says otherwise of the outcome",
        "the outcome is noodle-house, which the count does not allow",
    ]
    assert [*faults({**export, "outcome": None})] == ["the log says otherwise of the outcome"]


def test_a_log_whose_end_was_cut_off_says_less():
    export = exported(SUSHI_WINS, **SEEN)

    assert [*faults({**export, "log": export["log"][:-1]})] == [
        "the log says otherwise of the ballots"
    ]


CHANGES = {
    "decision": ("supper", ()),
    "question": ("Where not to eat?", ()),
    "options": ("Sushi Bar", (0, "title")),
    "options, by another letter": ("Z", (0, "name")),
    "roster, who it is": ("zoe", (0, "id")),
    "roster, by name": ("Zoe", (0, "name")),
    "roster, who has voted": (False, (0, "voted")),
    "roster, by weight": (2, (0, "weight")),
    "rule": ("approval", ()),
    "members": (30, ()),
    "quorum": (1, ()),
    "round": (2, ()),
    "tally, in words": ("Nobody wanted anything else.", ("reason",)),
    "tally, how it went": ("3 of 3 cheered.", ("steps", 0)),
    "tally, its points": (3, ("points", "sushi-bar")),
    "outcome, what decided": ("candidate", ("decided_by",)),
    "outcome, its letter": ("Z", ("name",)),
    "outcome, who voted": (30, ("voted",)),
    "seed": (None, ()),
}


@pytest.mark.parametrize("what", CHANGES)
def test_whatever_else_was_changed_is_found_and_named(what):
    part, (to, way) = what.partition(",")[0], CHANGES[what]
    export = exported(SUSHI_WINS, **SEEN, quorum=2)

    assert f"the log says otherwise of the {part}" in [
        *faults(changed(export, part, *way, to=to)),
    ]
    assert [*faults(export)] == []


def chained_anew(export, log):
    """An export whose log has other lines, each with a hash that fits."""
    former, lines = "", []
    for line in log:
        text = f"{former}\n{line['at']}\n{line['what']}"
        former = sha256(text.encode()).hexdigest()
        lines.append({**line, "hash": former})
    return {**export, "log": lines}


def is_seal(line):
    return line["what"].startswith("sealed: ")


def test_all_of_an_export_is_held_against_the_log_but_what_goes_on():
    export = exported(SUSHI_WINS, **SEEN, quorum=2)
    seals = [line for line in export["log"] if is_seal(line)]
    for seal in seals:
        part = seal["what"].split()[1]
        left = [line for line in export["log"] if line is not seal]
        assert [*faults(chained_anew(export, left))] == [f"the log says otherwise of the {part}"]

    sealed = {seal["what"].split()[1] for seal in seals}
    assert export.keys() - sealed == {"seed", "nonces", "now", "log"}


@pytest.mark.parametrize(
    ("part", "why"),
    [
        ("question", "the question is missing"),
        ("roster", "the roster is missing"),
        ("seed", "the seed is missing"),
        ("options", "the options are missing"),
        ("quorum", "the quorum is missing"),
        ("ballots", "the ballots are missing"),
    ],
)
def test_a_part_that_was_removed_is_missed(part, why):
    export = exported(SUSHI_WINS, **SEEN, quorum=2)
    left = {key: held for key, held in export.items() if key != part}

    assert [*faults(left)] == [why]


def test_a_part_that_was_removed_with_its_seal_is_missed():
    export = exported(SUSHI_WINS, **SEEN)
    log = [line for line in export["log"] if "sealed: roster" not in line["what"]]
    left = {key: held for key, held in export.items() if key != "roster"}

    assert [*faults(chained_anew(left, log))] == ["the roster is missing"]


def test_what_was_never_sealed_is_said_once_and_does_not_hold():
    export = exported(SUSHI_WINS, **SEEN)
    unsealed = chained_anew(export, [line for line in export["log"] if not is_seal(line)])
    why = "its parts were not sealed when it ended, so only its log and count were checked"

    assert [*faults(unsealed)] == [why]
    assert [*faults({**unsealed, "seed": "0" * 64})] == [
        why,
        "the log says otherwise of the seed",
    ]


def test_a_question_that_speaks_of_seals_seals_nothing():
    export = exported(SUSHI_WINS, **SEEN, question="Is it sealed: roster has SHA-256 here?")

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


def test_receipts_that_were_removed_with_ballots_changing_places():
    """A code that the log lists needs the number it is made of."""
    export = exported(SUSHI_WINS, **HIDDEN)
    codes = sorted(export["ballots"], key=export["ballots"].get)
    turned = dict(zip(codes, [export["ballots"][code] for code in reversed(codes)], strict=True))

    assert turned != export["ballots"]
    assert [*faults({**export, "ballots": turned, "nonces": {}})] == [
        f"the ballot {code} does not fit its receipt" for code in sorted(codes)
    ]


def test_what_ended_twice_is_held_against_its_last_seals():
    """It had ended without an outcome, and why was sealed, before its best option was taken."""
    export = exported(SUSHI_WINS, **SEEN)
    seals = [line for line in export["log"] if is_seal(line)]
    before = [line for line in export["log"] if not is_seal(line)]
    why = {**seals[0], "what": f"sealed: why has SHA-256 {'0' * 64}"}
    wrong = [{**line, "what": f"{line['what'][:-64]}{'0' * 64}"} for line in seals]
    again = chained_anew(export, [*before, *wrong, why, *before[-1:], *seals])

    assert [*faults(again)] == []
    assert len([*faults(chained_anew(export, [*before, *seals, *before[-1:], *wrong]))]) == len(
        seals
    )


STANDS = {
    "ana": {"stands": {"sushi-bar": "great", "noodle-house": "fine"}},
    "ben": {"stands": {"sushi-bar": "fine", "trattoria-nove": "great"}},
    "cem": {"stands": {"trattoria-nove": "rather_not", "noodle-house": "great"}},
}
EXPORTS = {
    **{rule: (STANDS, {"rule": rule, "quorum": 2}) for rule in RULES},
    "a secret vote": (SUSHI_WINS, {**HIDDEN, "threshold": 0.5}),
    "a lot": (TIE, SEEN),
    "several winners": (ORDERS, {"rule": "stv", "winners": 2}),
    "a lot for the last place": (TIED_ORDERS, {"rule": "stv", "winners": 2}),
}
REFUSED = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)


@pytest.mark.parametrize("name", EXPORTS)
def test_each_leaf_that_is_changed_is_found(name):
    members, fields = EXPORTS[name]
    export = exported(members, **fields)

    assert [*faults(export)] == []
    assert [way for way, to in leaves(export) if not is_found(changed(export, *way, to=to))] == []


def leaves(held, *way) -> Iterator[tuple[tuple[str | int, ...], object]]:
    """Each way to a word, number or nothing in an export but in what goes on, and another one."""
    if isinstance(held, dict | list):
        parts = held.items() if isinstance(held, dict) else enumerate(held)
        for key, part in parts:
            yield from () if (*way, key) == ("now",) else leaves(part, *way, key)
    elif isinstance(held, str):
        yield way, f"{held[:-1]}{'0' if held[-1:] == '1' else '1'}"
    else:
        yield way, "something" if held is None else held + 1 if held is not True else False


def is_found(export):
    """Whether something is found, or it is refused as no export."""
    try:
        return bool([*faults(export)])
    except REFUSED:
        return True

"""What `verify` has counted by itself, beside the engine: the same polls -> the same counts."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.files.ballots.read import read_poll
from bot.recount import recount
from orchestration.model.ballots import Poll
from orchestration.voting.count import count
from orchestration.voting.plain_ballots import ballot_data, tally_data
from orchestration.voting.rules import RULES
from tests.voting.polls import OPTIONS, few, polls

SHARES = (None, Fraction(1, 4), Fraction(1, 2), Fraction(1))


def exported(poll: Poll, names: tuple[str, ...]) -> dict[str, Any]:
    """A poll as an export has it, its options by these names."""
    by_name = dict(zip(poll.options, names, strict=True))
    return {
        "options": list(names),
        "members": poll.members,
        "quorum": poll.quorum,
        "winners": poll.winners,
        **({} if poll.threshold is None else {"threshold": float(poll.threshold)}),
        "ballots": {who: ballot_data(each, by_name) for who, each in poll.ballots.items()},
    }


@pytest.mark.parametrize("rule", RULES)
@few
@given(data=st.data())
def test_it_counts_as_the_engine_does(rule: str, data: st.DataObject) -> None:
    quorum, share = data.draw(st.integers(0, 4)), data.draw(st.sampled_from(SHARES))
    poll = replace(data.draw(polls(rule)), quorum=quorum, threshold=share)
    if rule == "stv":
        poll = replace(poll, winners=data.draw(st.integers(1, 4)))
    written = exported(poll, OPTIONS)

    # Numbers are counted as they are written; a veto that was left out is no poll of a file's.
    read = poll if rule == "veto" else read_poll({**written, "rule": rule})[0]
    tally = tally_data(count(read, rule))
    options = [{"id": each} for each in written["options"]]
    points, elected, tied = recount({**written, "rule": rule, "options": options})
    said = {option: float(value) for option, value in count(read, rule).points.items()}

    if rule != "irv":  # of which it says who is elected, as stv elects
        assert points == {each: round(x, 6) for each, x in said.items()}
    assert (elected, tied) == (tally.get("winners", elected), tally["tie"])
    assert elected[:1] == [tally["winner"]][: tally["winner"] is not None]


def test_an_option_that_is_called_none_is_one() -> None:
    options = [{"id": "none"}, {"id": "tea"}]
    ballots = {"ana": "none", "ben": {"none": True}, "cem": "none"}
    export = {"options": options, "members": 3, "rule": "plurality", "ballots": ballots}

    assert recount(export) == ({"none": 2, "tea": 0}, ["none"], [])

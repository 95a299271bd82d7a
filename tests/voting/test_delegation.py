"""Votes left to others: who counts by whose ballot."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from orchestration.model.ballots import Ballot, OneOption
from orchestration.model.errors import BadInput
from orchestration.voting.delegation import (
    checked,
    delegate,
    effective_ballots,
    take_back,
    votes_through,
)
from tests.voting.polls import few

PEOPLE = ("ana", "ben", "cy", "dana", "eli")
A, B = OneOption("A"), OneOption("B")


@pytest.mark.parametrize(
    ("votes", "left_to", "counts"),
    [
        ({"ana": A}, {"ben": "ana"}, {"ana": A, "ben": A}),
        ({"ana": A}, {"ben": "ana", "cy": "ben"}, {"ana": A, "ben": A, "cy": A}),
        ({"ana": A, "ben": B}, {"ben": "ana", "cy": "ben"}, {"ana": A, "ben": B, "cy": B}),
        ({"ana": A, "ben": None}, {"ben": "ana"}, {"ana": A, "ben": None}),  # abstains oneself
        ({"ana": None}, {"ben": "ana"}, {"ana": None, "ben": None}),
        ({"cy": B}, {"ben": "ana"}, {"cy": B}),  # Ana has not voted
        ({}, {"ben": "ana"}, {}),
    ],
)
def test_whose_ballot_counts(
    votes: dict[str, Ballot | None], left_to: dict[str, str], counts: dict[str, Ballot | None]
) -> None:
    assert effective_ballots(votes, left_to) == counts


def test_a_circle_is_refused_as_it_would_arise() -> None:
    chain = delegate(delegate({}, "ana", "ben"), "ben", "cy")
    with pytest.raises(BadInput) as refused:
        delegate(chain, "cy", "ana")
    assert str(refused.value) == (
        'delegates_to: got "ana", expected somebody whose own vote does not already end with you'
    )
    with pytest.raises(BadInput, match="expected somebody else"):
        delegate(chain, "dana", "dana")


def test_a_circle_in_a_file_names_its_member() -> None:
    with pytest.raises(BadInput, match=r'^cy\.delegates_to: got "ana", expected somebody whose'):
        checked({"ana": "ben", "ben": "cy", "cy": "ana"})


def test_what_was_taken_back_can_be_given_elsewhere() -> None:
    chain = take_back({"ana": "ben", "ben": "cy"}, "ana")
    assert delegate(chain, "cy", "ana") == {"ben": "cy", "cy": "ana"}
    assert delegate({"ana": "ben"}, "ana", "cy") == {"ana": "cy"}


wishes = st.lists(st.tuples(st.sampled_from(PEOPLE), st.sampled_from(PEOPLE)), max_size=12)
votes_of = st.dictionaries(st.sampled_from(PEOPLE), st.sampled_from([A, B, None]), max_size=4)


def settled(asked: list[tuple[str, str]]) -> dict[str, str]:
    """What holds once everybody has asked for what they want, and circles were refused."""
    held: dict[str, str] = {}
    for member, to in asked:
        try:
            held = delegate(held, member, to)
        except BadInput:
            continue
    return held


@few
@given(wishes)
def test_no_circle_ever_holds(asked: list[tuple[str, str]]) -> None:
    held = settled(asked)
    for member in held:
        seen = [member]
        while seen[-1] in held:
            assert held[seen[-1]] not in seen
            seen.append(held[seen[-1]])
    assert checked(held) == held


@few
@given(wishes)
def test_only_a_circle_is_refused(asked: list[tuple[str, str]]) -> None:
    held = settled(asked)
    for member in PEOPLE:
        for to in {*PEOPLE} - {member}:
            path = [to]
            while path[-1] in held and path[-1] != member:
                path.append(held[path[-1]])
            try:
                assert delegate(held, member, to)[member] == to
            except BadInput:
                assert path[-1] == member


@few
@given(wishes, votes_of)
def test_a_vote_counts_as_its_voter_cast_it_and_nobody_counts_twice(
    asked: list[tuple[str, str]], votes: dict[str, Ballot | None]
) -> None:
    held = settled(asked)
    counts = effective_ballots(votes, held)
    assert {member: counts[member] for member in votes} == votes
    assert counts.keys() <= votes.keys() | held.keys()
    for member in counts.keys() - votes.keys():
        voter = votes_through(held, votes, member)
        assert voter is not None
        assert counts[member] == votes[voter]
        assert counts[member] == counts[held[member]]


@few
@given(wishes, votes_of)
def test_who_votes_takes_their_delegation_out_of_the_count(
    asked: list[tuple[str, str]], votes: dict[str, Ballot | None]
) -> None:
    held = settled(asked)
    for member in votes:
        assert effective_ballots(votes, take_back(held, member)) == effective_ballots(votes, held)

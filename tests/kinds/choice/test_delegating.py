"""Votes left to others: what is told, when the vote moves on, and whose ballot nobody finds."""

from dataclasses import replace
from hashlib import sha256
from itertools import permutations

from adapters.files.export import export_data
from bot.verify import faults
from orchestration.deciding.state import Phase
from orchestration.deciding.step import with_round
from orchestration.deciding.votes.receipts import nonces_of
from orchestration.privacy import Reader, reveal
from tests.kinds.choice.table import ChoiceTable, at_the_vote
from tests.kinds.meeting.table import told


def secretly():
    """Four votes, two of which are left to Ana, where nobody sees who votes for what."""
    table = at_the_vote("ana", "ben", "cem", "dan", secret=True, rule="plurality", rounds=1)
    table.leaves("ben", "ana")
    table.leaves("cem", "ben")
    table.picks(ana="Red", dan="Blue")
    table.time_is_up()
    return table.session


def test_a_secret_vote_cannot_be_told_from_the_one_that_it_copies():
    choice = secretly()
    export = export_data(choice)
    shown = {*export["nonces"].values()}
    mine = {who: reveal(each, to=Reader.DECISION) for who, each in choice.round.nonces.items()}
    known = [choice.id, *(str(number) for number in range(9)), *mine, "ben", "cem", "drawn", "left"]
    tried = {
        sha256("\n".join(lines).encode()).hexdigest()[:32]
        for number in shown
        for size in (0, 1, 2)
        for others in permutations(known, size)
        for lines in permutations((number, *others))
    }

    assert len(shown) == 4
    assert {*mine.values()} < shown
    assert not tried & shown
    assert [*faults(export)] == []


def test_the_log_says_whose_ballot_counts_for_whom_once_it_is_counted():
    table = at_the_vote("ana", "ben", "cem", rule="plurality", rounds=1)
    table.leaves("ben", "ana")
    table.leaves("cem", "ben")
    table.picks(ben="Blue", ana="Red")
    table.time_is_up()
    export = export_data(table.session)

    said = [each["what"] for each in export["log"] if each["what"].startswith("ballot")]
    assert said == ["ballot cast by ben", "ballot cast by ana", "ballot of ben counts for cem"]
    assert [*faults(export)] == []


def test_where_ballots_are_not_seen_the_log_names_nobody_who_left_theirs():
    said = [each["what"] for each in export_data(secretly())["log"]]
    assert not [each for each in said if "counts for" in each]


def test_a_copy_has_another_number_in_each_round():
    table = at_the_vote("ana", "ben", secret=True, rule="plurality")
    table.leaves("ben", "ana")
    choice = table.session
    again = with_round(choice, replace(choice.round, number=2))

    assert nonces_of(choice)["ben"] != nonces_of(again)["ben"]


def test_who_votes_after_all_is_known_by_their_own_number():
    table = at_the_vote("ana", "ben", secret=True, rule="plurality")
    table.leaves("ben", "ana")
    left = nonces_of(table.session)["ben"]
    table.picks(ben="Red")

    assert nonces_of(table.session)["ben"] != left


def test_who_had_the_vote_hears_that_it_is_taken_back():
    table = at_the_vote("ana", "ben", "cem")
    table.leaves("ben", "ana")
    effects = table.leaves("ben", "cem")
    assert told(effects, "ana") == "“Which colour?”: Ben's vote is no longer left to you."
    assert told(effects, "cem") == "“Which colour?”: Ben leaves their vote to you."

    effects = table.leaves("ben", None)
    assert told(effects, "cem") == "“Which colour?”: Ben's vote is no longer left to you."
    assert told(effects, "ben") == "“Which colour?”: you vote yourself."
    assert told(table.leaves("ben", None), "cem") == ""


def test_a_vote_closes_once_the_last_who_is_missing_leaves_theirs():
    table = at_the_vote("ana", "ben", "cem")
    table.approves(ana=["Red"], cem=["Red"])
    table.leaves("ben", "ana")

    assert table.session.phase is Phase.DECIDED


def test_a_vote_that_is_left_to_who_has_not_voted_is_waited_for():
    table = at_the_vote("ana", "ben", "cem")
    table.approves(cem=["Red"])
    table.leaves("ben", "ana")
    assert table.session.phase is Phase.VOTE

    table.approves(ana=["Red"])
    assert table.session.phase is Phase.DECIDED


def test_who_leaves_their_vote_before_it_opens_is_waited_for_no_longer():
    table = ChoiceTable("ana", "ben")
    table.answers("ana")
    assert table.session.silent == ("ben",)

    table.leaves("ben", "ana")
    assert table.session.silent == ()
    assert table.session.phase is Phase.VOTE

"""A reply under the options: what of it is a vote, and which; said → counted."""

from fractions import Fraction

import pytest

from orchestration.deciding.actions.ballots.replies import read_private_vote
from orchestration.deciding.actions.ballots.words import read_vote
from orchestration.deciding.commands import CastBallot, TakeBallotBack
from orchestration.model.ballots import Approvals, NoneOfThese, OneOption, Order, Points
from orchestration.privacy import reveal
from orchestration.sessions.commands import TellPrivately
from orchestration.sessions.user_action import UserAction
from tests.kinds.meeting.table import NOW, Table


def at_the_vote(rule):
    table = Table("ana", "ben", rule=rule, last_rule=rule)
    table.answers("ana", "ben")
    assert [slot.id for slot in table.session.round.options] == ["A", "B", "C"]
    return table.session


def reply(rule, words, *, who="ana", round_=1):
    return read_vote(at_the_vote(rule), UserAction("1", who, NOW), round_, words)


def vote(rule, words):
    [command] = reply(rule, words).commands
    assert isinstance(command, CastBallot)
    return reveal(command.ballot, to=command.member)


@pytest.mark.parametrize(
    ("said", "option"),
    [
        ("B", "B"),
        ("b", "B"),
        ("b.", "B"),
        ("Option B please!", "B"),
        ("the second", "B"),
        ("the 3rd one works for me", "C"),
        ("I vote for C", "C"),
        ("I vote A, thanks", "A"),
        ("A, thanks everyone!", "A"),
        ("b is fine too", "B"),
        ("ich stimme für C, danke", "C"),
        ("C passt mir am liebsten", "C"),
        ("my vote goes to A", "A"),
        ("A, then C", "A"),
        ("das zweite bitte", "B"),
        ("ich nehme die dritte", "C"),
        ("C geht auch", "C"),
        ("the last one", "C"),
        ("+ b", "B"),
    ],
)
def test_one_option(said, option):
    assert vote("plurality", said) == OneOption(option)


@pytest.mark.parametrize(
    ("said", "places"),
    [
        ("B > A > C", (("B",), ("A",), ("C",))),
        ("b>a", (("B",), ("A",))),
        ("C, then A or B", (("C",), ("A", "B"))),
        ("first, third", (("A",), ("C",))),
        ("B = C > A", (("B", "C"), ("A",))),
        ("A -> C", (("A",), ("C",))),
    ],
)
def test_order(said, places):
    assert vote("ranked", said) == Order(places)


@pytest.mark.parametrize(
    ("said", "yes", "if_need_be"),
    [
        ("A and C", ("A", "C"), ()),
        ("B, or C if it must be", ("B",), ("C",)),
        ("A; B if need be", ("A",), ("B",)),
        ("the first or the second", ("A", "B"), ()),
    ],
)
def test_approvals(said, yes, if_need_be):
    assert vote("approval", said) == Approvals(yes, if_need_be)


@pytest.mark.parametrize(
    ("rule", "said", "points"),
    [
        ("cumulative", "A:2 B:1", {"A": 2, "B": 1}),
        ("cumulative", "a 3", {"A": 3}),
        ("star", "A=5, B = 0; C: 3", {"A": 5, "B": 0, "C": 3}),
        ("rated", "B 4 points, C 1 point", {"B": 4, "C": 1}),
    ],
)
def test_points(rule, said, points):
    assert vote(rule, said) == Points({each: Fraction(n) for each, n in points.items()})


@pytest.mark.parametrize(
    "said",
    [
        "a good idea",
        "a thank you to all",
        "thanks all",
        "a fine mess",
        "I",
        "thanks!",
        "B is when the kids come home",
        "can we talk about A?",
        "what about Thursday",
        "A B A",
        "the ninth",
        "Z",
        "",
        "👍",
        "7",
        "A, B and 'C'; DROP TABLE votes",
        "B " * 200,
    ],
)
def test_what_is_no_vote_is_left_alone(said):
    for rule in ("plurality", "ranked", "cumulative", "approval"):
        assert reply(rule, said) is None


@pytest.mark.parametrize(
    ("rule", "said", "sentence"),
    [
        ("plurality", "A or B", "One option, please"),
        ("plurality", "A or B work for me, C not really", "One option, please"),
        ("plurality", "A or B geht, C eher nicht", "One option, please"),
        ("plurality", "any of these is fine with me", "One option, please"),
        ("cumulative", "A, B", "a number for each option"),
        ("cumulative", "A:9 B:1", "I can't count that"),
        ("star", "A:6", "I can't count that"),
    ],
)
def test_vote_of_another_form_is_answered(rule, said, sentence):
    said_back = reply(rule, said)

    assert sentence in said_back.notice
    assert said_back.commands == ()


@pytest.mark.parametrize(
    ("said", "yes"),
    [
        ("anything but A", ("B", "C")),
        ("alles außer C", ("A", "B")),
        ("all of them", ("A", "B", "C")),
        ("die zweite oder die dritte", ("B", "C")),
        ("das letzte bitte", ("C",)),
    ],
)
def test_approvals_by_what_is_left_out_or_by_place(said, yes):
    assert vote("approval", said) == Approvals(yes)


@pytest.mark.parametrize(
    ("said", "yes", "if_need_be"),
    [("zur Not B", (), ("B",)), ("A, notfalls C", ("A",), ("C",)), ("B if I have to", (), ("B",))],
)
def test_what_is_possible_if_need_be(said, yes, if_need_be):
    assert vote("approval", said) == Approvals(yes, if_need_be)


def test_all_but_some_is_an_order_and_where_one_option_counts_a_wish():
    assert [type(each) for each in reply("plurality", "anything but A").commands] == [TellPrivately]
    assert vote("ranked", "anything but A") == Order((("B", "C"),))


@pytest.mark.parametrize("said", ["none of these", "keine davon", "none of them", "neither"])
def test_none_of_them_is_a_vote_for_none(said):
    assert vote("plurality", said) == NoneOfThese()
    assert vote("approval", said) == NoneOfThese()


def with_vote(rule, first):
    table = Table("ana", "ben", rule=rule, last_rule=rule)
    table.answers("ana", "ben")
    action = UserAction("1", "ana", NOW)
    [command] = read_vote(table.session, action, 1, first).commands
    table(CastBallot, member="ana", ballot=command.ballot)
    return table.session


@pytest.mark.parametrize(
    ("rule", "first", "then", "ballot"),
    [
        ("approval", "A", "C works too", Approvals(("A", "C"))),
        ("approval", "A and C", "B auch", Approvals(("A", "C", "B"))),
        ("ranked", "B", "A too", Order((("B",), ("A",)))),
    ],
)
def test_too_adds_to_what_was_said_before(rule, first, then, ballot):
    [command] = read_vote(with_vote(rule, first), UserAction("2", "ana", NOW), 1, then).commands
    assert reveal(command.ballot, to="ana") == ballot


def test_where_one_option_counts_another_one_too_changes_nothing():
    said = read_vote(with_vote("plurality", "A"), UserAction("2", "ana", NOW), 1, "C works too")
    assert said.commands == ()
    assert said.notice == "This vote takes one option: yours stays A. “C” changes it."


def test_what_a_rule_with_one_vote_leaves_out_is_said():
    words = "Your vote is in: B. This vote takes one option, so A is left out."
    assert reply("plurality", "B then A").notice == words


@pytest.mark.parametrize(
    "said",
    ["withdraw my vote", "ich zieh meine stimme zurück", "take my vote back"],
)
def test_a_vote_is_taken_back_in_words(said):
    reply = read_vote(with_vote("plurality", "A"), UserAction("2", "ana", NOW), 1, said)
    assert isinstance(reply.commands[0], TakeBallotBack)
    assert reply.notice.startswith("Your vote is taken back.")
    none = read_vote(at_the_vote("plurality"), UserAction("2", "ana", NOW), 1, said)
    assert none.notice == "There is no vote of yours to take back."


def test_vote_is_acknowledged():
    assert reply("ranked", "B > A").notice.startswith("Your vote is in: B, then A. ")


def test_vote_on_old_options_or_of_a_stranger_counts_nothing():
    assert "closed" in reply("plurality", "B", round_=7).notice
    assert "Only who is asked" in reply("plurality", "B", who="zoe").notice


def test_in_private_a_vote_counts_only_while_one_is_open():
    open_, asking = at_the_vote("plurality"), Table("ana", "ben").session
    action = UserAction("1", "ana", NOW)

    [command] = read_private_vote(open_, action, "I vote B, thanks").commands
    assert reveal(command.ballot, to="ana") == OneOption("B")
    for said in ("Mondays are best", "the 3rd works", "first please", "2nd or 3rd"):
        assert read_private_vote(open_, action, said) is None
    assert read_private_vote(open_, action, "my vote goes to the second") is not None
    assert read_private_vote(asking, action, "B") is None

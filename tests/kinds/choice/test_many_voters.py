"""A poll in which very many vote: who joins by voting, and how much of it one vote looks at."""

import sys
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, Final

from orchestration.deciding.commands import CastBallot, Close
from orchestration.deciding.step import MOST_VOTERS
from orchestration.kinds.choice.commands import OpenChoice
from orchestration.kinds.choice.state import ChoiceTerms
from orchestration.kinds.registry import KINDS
from orchestration.model.ballots import OneOption
from orchestration.model.options import Words
from orchestration.model.people import Member, MemberId, Organiser, SessionId
from orchestration.privacy import Private, reveal

ENVELOPE: Final[dict[str, Any]] = {
    "session": SessionId("lunch"),
    "at": datetime(2027, 1, 7, 9, tzinfo=UTC),
}
OPTIONS = tuple(Words("", each.lower(), each) for each in ("Pizza", "Sushi", "Salad"))

OPENING = OpenChoice(
    **ENVELOPE,
    id="open",
    organiser=Organiser(MemberId("olga"), "Olga"),
    members=(Member(MemberId("olga"), "Olga", "UTC"),),
    terms=ChoiceTerms(subject="Lunch?", zone="UTC", rule="plurality", is_quick=True, options=3),
    options=OPTIONS,
    seed="0" * 32,
)


def poll(voters=0):
    """Return a poll in which so many have voted."""
    choice, _ = KINDS.decide(None, OPENING)
    for number in range(voters):
        choice, _ = voted(choice, f"m{number}")
    return choice


def vote(who, option="A", number=1):
    ballot = Private(MemberId(who), OneOption(option))
    return CastBallot(
        **ENVELOPE, id=f"{who}-{number}", member=MemberId(who), ballot=ballot, round=1
    )


def voted(choice, who, option="A", number=1):
    return KINDS.decide(choice, vote(who, option, number))


def full():
    """Return a poll that is full, made up at once."""
    choice = poll(voters=1)
    others = (Member(MemberId(f"n{each}"), "N", "UTC") for each in range(MOST_VOTERS - 2))
    return replace(choice, members=(*choice.members, *others))


def test_the_last_to_join_is_voter_2000_and_the_next_is_told_why_not():
    choice = full()
    assert len(choice.members) == MOST_VOTERS
    after, (told,) = voted(choice, "late")
    assert after == choice
    sentence = reveal(told.view, to=MemberId("late")).text
    assert sentence == "2,000 people have voted here, and there is no room for more."
    again, effects = voted(choice, "m0", "B", 2)
    assert reveal(again.round.votes["m0"], to=MemberId("m0")) == OneOption("B")
    assert effects == ()


def test_each_is_counted_once_however_often_they_vote():
    choice = poll(voters=300)
    for number in range(300):
        choice, _ = voted(choice, f"m{number}", "B", 2)
    close = Close(**ENVELOPE, id="close", by=MemberId("olga"))
    ended, _ = KINDS.decide(choice, close)
    assert len(ended.rounds[-1].poll.ballots) == 300
    assert ended.outcome.option.key == "sushi"


def test_a_vote_looks_at_each_member_a_few_times_at_most():
    few, many = calls_of(poll(voters=50)), calls_of(poll(voters=200))
    assert many - few < 150 * 20


def calls_of(choice):
    """Return how many functions are called as somebody new votes."""
    count = 0

    def counted(_frame, event, _argument):
        nonlocal count
        count += event in ("call", "c_call")

    command, former = vote("new"), sys.getprofile()
    sys.setprofile(counted)
    try:
        KINDS.decide(choice, command)
    finally:
        sys.setprofile(former)
    return count

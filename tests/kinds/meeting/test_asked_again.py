"""Who is asked again after a count, about what, in which words: said -> asked -> what follows."""

import pytest

from orchestration.deciding.commands import DeadlinePassed, GiveWay
from orchestration.deciding.effects import WakeAt
from orchestration.deciding.presentation.record import session_record
from orchestration.deciding.rounds.assessment import assessment_of, profile_of
from orchestration.deciding.state import Phase
from orchestration.interaction.wording import word
from orchestration.model.terms import Disclosure, Scoring
from orchestration.views.member import Reminder
from tests.kinds.meeting.table import NOW, ZONE, Table, told

FOUR = ("ana", "ben", "cem", "dee")
ONE_DAY_APART = {"ana": "I can't do Monday.", "ben": "Only Monday."}
"""The best is on a Monday, without Ana; were Tuesday possible for Ben, everyone could come."""


def counted(*members, says=ONE_DAY_APART, votes=(), **terms):
    """A first vote that settles nothing; return the table, and what followed the count."""
    table = Table(*members, **terms)
    for who, words in says.items():
        table.says(who, words)
    table.answers(*members)
    votes = votes or ("A", "B") + (None,) * (len(members) - 2)
    return table, table.votes(**dict(zip(members, votes, strict=True)))


def test_who_is_asked_is_told_the_wish_and_what_it_would_bring():
    table, effects = counted(*FOUR)

    assert table.session.round.asked == ("ben",)
    assert told(effects, "ben") == (
        "“Roadmap”: Tue 12 Jan, 09:00–09:30: one more could come, but you can only do Mondays. "
        "Possible this once, or a firm no?"
    )
    assert [told(effects, who) for who in ("ana", "cem", "dee")] == ["", "", ""]


VEILED = (
    "“Roadmap”: one more option could open, Tue 12 Jan, 09:00–09:30, but you can only do Mondays. "
    "Possible this once, or a firm no?"
)


def test_a_group_of_three_and_a_discreet_one_are_told_nothing_of_others():
    _, small = counted("ana", "ben", "cem")
    _, discreet = counted(*FOUR, disclosure=Disclosure.DISCREET)

    assert told(small, "ben") == told(discreet, "ben") == VEILED


MONDAYS, TUESDAYS, MORNINGS = (f"I prefer {each}." for each in ("Mondays", "Tuesdays", "mornings"))
BRINGS = [
    # said by each in turn -> who is asked, and what it would bring
    ((MONDAYS, MONDAYS, TUESDAYS, "any time"), {}),
    (("I can only do Mondays.", "any time", TUESDAYS, "any time"), {"ana": "would suit one more"}),
    ((MONDAYS, TUESDAYS, "I prefer Wednesdays.", "any time"), {"ana": "would suit one more"}),
    (
        (MONDAYS, f"{TUESDAYS} {MORNINGS}", f"{TUESDAYS} {MORNINGS}", MORNINGS),
        {"ana": "would suit the others better"},
    ),
    # a fifth of a point is not worth anybody's answer
    ((MONDAYS, f"{TUESDAYS} {MORNINGS}", MORNINGS, MORNINGS, MORNINGS), {}),
]


@pytest.mark.parametrize(("says", "asked"), BRINGS)
def test_only_who_could_let_something_better_happen_is_asked(says, asked):
    members = (*FOUR, "eve")[: len(says)]
    wishes = dict(zip(members, says, strict=True))
    table, effects = counted(*members, says=wishes, rule="unanimous")

    assert set(table.session.round.giving_way) == set(asked)
    for who, brings in asked.items():
        assert brings in told(effects, who)


def test_nobody_is_asked_whether_they_would_add_anything():
    table, effects = counted(*FOUR, says=dict.fromkeys(FOUR, "Fridays are a bit weird."))
    asked = "\n".join(told(table.effects, who) for who in FOUR) + told(effects, "ana")

    assert table.session.phase is Phase.DECIDED
    assert "add or change" not in asked


def test_one_tap_lets_it_give_way_and_the_options_follow():
    table, _ = counted(*FOUR)
    effects = table(GiveWay, member="ben", preference=1, possible=True)

    assert table.session.phase is Phase.VOTE
    best = assessment_of(table.session.round).options[0]
    assert (best.attendance, best.option.start.strftime("%a %H:%M")) == (1, "Tue 09:00")
    assert "can only do Mondays and Tue 12 Jan 09:00–09:30" in told(effects, "ben")
    [wish] = profile_of(table.session, "ben").wishes
    assert wish.confirmed


def test_one_tap_says_no_and_the_vote_follows():
    table, _ = counted(*FOUR)
    before = profile_of(table.session, "ben")
    table(GiveWay, member="ben", preference=1, possible=False)

    assert (table.session.phase, table.session.round.number) == (Phase.VOTE, 2)
    assert profile_of(table.session, "ben") == before


@pytest.mark.parametrize("possible", [False, None])
def test_nobody_is_asked_twice_about_one_wish(possible):
    table, _ = counted(*FOUR)
    if possible is None:
        table.time_is_up()
    else:
        table(GiveWay, member="ben", preference=1, possible=possible)
    table.votes(ana="A", ben="B", cem=None, dee=None)

    assert table.session.phase is Phase.DECIDED, "nobody is left to ask, and nothing is new"


def test_who_was_asked_during_the_vote_is_not_asked_after_it():
    """Both Ana's wish and Ben's would let one more come; Ana's is the best of the proof."""
    table, _ = counted(*FOUR)

    asked_at_the_vote = assessment_of(table.session.rounds[0]).proof.relaxation.owner
    assert asked_at_the_vote == "ana"
    assert "a firm no?" in told(table.effects, "ana")
    assert table.session.round.asked == ("ben",)


def test_nobody_else_can_answer_for_them():
    table, _ = counted(*FOUR)
    before = table.session
    for who, number in (("ben", 7), ("cem", 1), ("zoe", 1)):
        effects = table(GiveWay, member=who, preference=number, possible=True)
        assert "not among your wishes" in told(effects, who)
    assert table.session == before


def test_their_page_asks_it_until_they_answer():
    table, _ = counted(*FOUR)
    asked = session_record(table.session, "ben").yours.relaxation
    assert asked.number == 1
    assert session_record(table.session, "ana").yours.relaxation is None
    table(GiveWay, member="ben", preference=1, possible=False)
    assert session_record(table.session, "ben").yours.relaxation is None


def test_they_are_reminded_of_one_open_question():
    table, effects = counted(*FOUR)
    nudge = next(each for each in effects if isinstance(each, WakeAt))
    again = table(DeadlinePassed, deadline=nudge.deadline, round=2, member=nudge.member)

    assert "one question to you is open" in told(again, "ben")


def test_the_reminder_asks_for_nothing_else():
    view = Reminder(subject="Roadmap", organiser="Olga", zone=ZONE, closes_at=NOW, again=True)
    assert "add or change" not in word(view)


def test_in_the_papers_way_everyone_is_asked_every_round():
    table, effects = counted(*FOUR, votes=("A",) * 4, scoring=Scoring.PAPER)

    assert table.session.round.asked == FOUR
    assert "The best so far is A" in told(effects, "cem").replace("the best", "The best")
    assert session_record(table.session, "cem").yours.asked.offered.id == "A"
    table.answers(*FOUR)
    assert (table.session.phase, table.session.round.number) == (Phase.VOTE, 2)

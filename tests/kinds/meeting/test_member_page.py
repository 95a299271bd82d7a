"""What one member may see of a session, and that nothing of anybody else's is in it."""

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from orchestration.deciding.commands import Question, Rate
from orchestration.deciding.presentation.record import may_see, session_record
from orchestration.deciding.state import Break, Phase
from orchestration.kinds.meeting.commands import FindNewTime
from orchestration.kinds.meeting.documents import invite_for
from orchestration.model.ballots import OneOption
from orchestration.model.preferences import Visibility
from orchestration.model.terms import Disclosure
from orchestration.privacy import Private, Reader, reveal
from orchestration.sessions.commands import Answer, Cancel, Label
from orchestration.views.member import IntakeQuestion
from tests.examples import thorough
from tests.kinds.meeting.table import Table

ME, OTHERS = "ana", ("ben", "cem")
SECRET = "chemotherapy"


def gathering(**terms):
    table = Table(ME, *OTHERS, **terms)
    table.says(ME, "No Mondays, and I prefer mornings.")
    table.says("ben", "I can't do Wednesdays. Fridays are a bit weird.")
    table.says("cem", "I'd rather not meet before 10.")
    return table


def voting(**terms):
    table = gathering(**terms)
    table.answers(ME, *OTHERS)
    table.votes(ben="A")
    return table


def asking_again(**terms):
    """Ben is asked whether a Tuesday would be possible for him."""
    table = Table(ME, *OTHERS, **terms)
    table.says(ME, "I can't do Monday.")
    table.says("ben", "I can only do Mondays. Fridays are a bit weird.")
    table.answers(ME, *OTHERS)
    table.votes(**{ME: "A", "ben": "B", "cem": None})
    assert table.session.round.asked == ("ben",)
    return table


def decided(**terms):
    table = voting(**terms, rounds=1)
    table.votes(**{ME: "A", "cem": "B"})
    for who in OTHERS:
        table(Rate, member=who, question=Question.WISHES, stars=Private(who, 2))
    assert table.session.phase is Phase.DECIDED
    return table


def barred(**terms):
    """One wish of Ben's stands in everyone's way, and he alone is asked about it."""
    table = Table(ME, *OTHERS, **terms)
    for who in (ME, "cem"):
        table.says(who, "Mondays only.")
    table.says("ben", "I can't do Mondays.")
    table.answers(ME, *OTHERS)
    assert session_record(table.session, "ben").yours.relaxation
    return table


STAGES = (gathering, voting, barred, asking_again, decided)


def told_otherwise(meeting, words):
    """The same session, had the others said the same things in other words, in private."""
    return replace(
        meeting,
        profiles=_others(meeting.profiles, lambda profile: _said(profile, words)),
        rounds=tuple(
            _round(each, lambda side: _reworded(side, words), words) for each in meeting.rounds
        ),
    )


def _others(boxes, change):
    return {
        who: box if who == ME else Private(who, change(reveal(box, to=Reader.DECISION)))
        for who, box in boxes.items()
    }


def _said(profile, words):
    return replace(
        profile,
        preferences=tuple(replace(each, restatement=words) for each in profile.preferences),
        not_understood=tuple(replace(each, text=words) for each in profile.not_understood),
    )


def _reworded(side, words):
    breaks = tuple(Break(words, each.severity) for each in side.breaks)
    return replace(side, meets=tuple(words for _ in side.meets), breaks=breaks)


def _round(round_, change, words=SECRET):
    if round_.assessment is None:
        return round_
    options = tuple(
        replace(each, sides=_others(each.sides, change)) for each in round_.assessment.options
    )
    proof = round_.assessment.proof
    blocking = proof.blocking and _others(proof.blocking, lambda _: (words,))
    relaxed = proof.relaxation
    if relaxed is not None and relaxed.owner != ME:
        inner = reveal(relaxed, to=Reader.DECISION)
        relaxed = Private(relaxed.owner, replace(inner, wish=words))
    proof = replace(proof, blocking=blocking, relaxation=relaxed)
    return replace(round_, assessment=replace(round_.assessment, options=options, proof=proof))


@pytest.mark.parametrize("level", Disclosure)
@pytest.mark.parametrize("stage", STAGES)
@settings(max_examples=thorough(15))
@given(words=st.text(min_size=1, max_size=30))
def test_others_words_change_nothing(stage, level, words):
    meeting = stage(disclosure=level).session
    assert session_record(told_otherwise(meeting, words), ME) == session_record(meeting, ME)


@pytest.mark.parametrize("stage", STAGES)
@settings(max_examples=thorough(15))
@given(score=st.integers(0, 3), can_come=st.booleans(), points=st.integers(0, 9))
def test_discreet_page_is_the_same_however_others_stand(stage, score, can_come, points):
    """Neither who can come, nor how well it suits, nor how anybody voted, as long as X wins."""
    meeting = stage(disclosure=Disclosure.DISCREET).session

    def otherwise(round_):
        round_ = _round(round_, lambda side: replace(side, score=score, can_come=can_come))
        if round_.assessment is not None:
            options = tuple(
                replace(each, attendance=0.5, ratio=score / 3, score=float(score), equity=0.9)
                for each in round_.assessment.options
            )
            round_ = replace(round_, assessment=replace(round_.assessment, options=options))
        if round_.tally is not None:
            many = dict.fromkeys(round_.tally.points, Fraction(points))
            tally = replace(round_.tally, points=many, steps=(f"{points}",), reason=f"{points}")
            round_ = replace(round_, tally=tally)
        cast = {who: Private(who, OneOption("C")) for who in round_.votes if who != ME}
        return replace(round_, votes={**round_.votes, **cast})

    other = replace(meeting, rounds=tuple(map(otherwise, meeting.rounds)))
    assert session_record(other, ME) == session_record(meeting, ME)


@pytest.mark.parametrize("stage", STAGES)
@given(data=st.data())
@settings(max_examples=thorough(15))
def test_nobody_sees_how_another_voted_or_scored_under_counts(stage, data):
    meeting = stage().session
    score = data.draw(st.integers(0, 3))

    def otherwise(round_):
        round_ = _round(round_, lambda side: replace(side, score=score))
        cast = {who: Private(who, OneOption("C")) for who in round_.votes if who != ME}
        return replace(round_, votes={**round_.votes, **cast})

    other = replace(meeting, rounds=tuple(map(otherwise, meeting.rounds)))
    assert session_record(other, ME) == session_record(meeting, ME)


@pytest.mark.parametrize("level", Disclosure)
@pytest.mark.parametrize("stage", STAGES)
def test_private_words_of_others_are_nowhere(stage, level):
    meeting = told_otherwise(stage(disclosure=level).session, SECRET)
    assert SECRET not in repr(session_record(meeting, ME))
    assert SECRET in repr(session_record(meeting, "ben"))  # it would be found


@pytest.mark.parametrize(
    ("level", "counts", "names"),
    [
        (Disclosure.DISCREET, False, False),
        (Disclosure.COUNTS, True, False),
        (Disclosure.OPEN, True, True),
    ],
)
def test_each_level_shows_what_it_says(level, counts, names):
    record = session_record(decided(disclosure=Disclosure(level)).session, ME)
    [round_] = record.rounds
    assert record.decision.announced.option.id == round_.elected == "A"
    assert all((each.works_for is not None) == counts for each in round_.options.options)
    assert (round_.tally is not None) == counts
    assert (record.decision.announced.tally is not None) == counts
    assert all((each.satisfies is not None) == names for each in round_.options.options)
    assert (round_.scores is not None) == names
    assert (record.chart is not None) == names
    assert (record.heatmap is not None) == names


def test_heatmap_is_the_one_that_was_posted_whatever_is_said_since():
    table = voting(disclosure=Disclosure.OPEN)
    before = session_record(table.session, ME).heatmap
    table.says("ben", "Thursdays are impossible for me.")
    table(Answer, member="ben")
    assert session_record(table.session, ME).heatmap == before


def test_no_count_is_shown_while_the_vote_is_open():
    record = session_record(voting(disclosure=Disclosure.OPEN).session, ME)
    assert record.present.tally is None
    assert record.present.elected is None
    assert not record.present.voted
    assert session_record(voting().session, "ben").present.ballot == OneOption("A")


def test_reason_is_shown_as_its_author_has_labelled_it():
    table = voting()
    table(Label, member="cem", preference=1, visibility=Visibility.SHARED)
    reasons = {
        reason
        for option in session_record(table.session, ME).present.options.options
        for reason in option.reasons
    }
    assert any(each.startswith("Cem: ") for each in reasons)
    assert not any(each.startswith("Ben: ") for each in reasons)


def test_what_is_asked_follows_from_where_the_session_stands():
    table = Table(ME, "ben")
    assert isinstance(session_record(table.session, ME).yours.asked, IntakeQuestion)
    table.answers(ME)
    assert session_record(table.session, ME).yours.asked is None
    again = asking_again()
    assert session_record(again.session, "ben").yours.relaxation
    assert session_record(again.session, ME).yours.relaxation is None


@pytest.mark.parametrize(
    ("raters", "shown"), [(0, None), (2, None), (3, (2.0, 3)), (5, (2.0, 3)), (6, (2.5, 6))]
)
def test_ratings_are_told_three_at_a_time(raters, shown):
    """Two could tell each other's; and one more among many would give that one's away."""
    people = "ana", "ben", "cem", "dan", "eva", "fay"
    table = Table(*people, rounds=1)
    table.answers(*people)
    table.votes(**dict.fromkeys(people, "A"))
    for place, who in enumerate(people[:raters]):
        stars = Private(who, 2 if place < 3 else 3)
        table(Rate, member=who, question=Question.WISHES, stars=stars)
    means = session_record(table.session, ME).means
    assert [(each.mean, each.ratings) for each in means] == ([] if shown is None else [shown])
    assert all(each.survey == 3.51 for each in means)


@pytest.mark.parametrize(
    ("votes", "decided_by", "round_"),
    [
        ([("A", "A", "A", "B")], "vote", 1),
        ([("A", "B", None, None)], "tie_order", 1),
        ([(None, None, None, None)], "candidate", 1),
        ([("A", "A", "B", None), (None, None, None, None)], "earlier_vote", 1),
    ],
)
def test_record_says_what_decided(votes, decided_by, round_):
    people = (ME, *OTHERS, "dee")
    table = Table(*people, rounds=len(votes))
    table.says(ME, "I can't do Monday.")
    table.says("ben", "I can only do Mondays.")
    for ballots in votes:
        table.answers(*[each for each in people if each in table.session.round.asked])
        table.votes(**dict(zip(people, ballots, strict=True)))
    decision = session_record(table.session, ME).decision
    assert (decision.announced.decided_by, decision.round) == (decided_by, round_)
    assert decision.announced.decided_at == table.at


def test_page_is_for_members_and_who_asked():
    session = Table(ME, "ben").session
    assert [may_see(session, who) for who in (ME, "olga", "zoe")] == [True, True, False]


def test_invite_is_the_one_that_was_sent_until_it_is_called_off():
    table = decided()
    assert invite_for(table.session, ME).sequence == 0
    table(FindNewTime, by="olga")
    assert invite_for(table.session, ME) is None
    best = table.session.round.candidate
    table.votes(**dict.fromkeys((ME, *OTHERS), best))
    sent = [each.invite for each in table.effects if type(each).__name__ == "SendInvite"][-1]
    again = invite_for(table.session, ME)
    assert (again.uid, again.sequence, again.stamp, again.start) == (
        sent.uid,
        sent.sequence,
        sent.stamp,
        sent.start,
    )
    table(Cancel, by="olga")
    assert invite_for(table.session, ME) is None

"""What each command does to a session, and what the person hears where it cannot be done."""

from dataclasses import replace

import pytest

from orchestration.deciding.commands import (
    CastBallot,
    Close,
    ConfirmInvitation,
    Deadline,
    DeadlinePassed,
    Question,
    Rate,
    TakeBallotBack,
)
from orchestration.deciding.effects import WakeAt
from orchestration.deciding.ended.afterwards import SURVEY
from orchestration.deciding.state import Phase, Rating
from orchestration.kinds.meeting.commands import OpenMeeting
from orchestration.kinds.meeting.effects import SendInvite
from orchestration.model.preferences import (
    Confidence,
    Kind,
    Polarity,
    Preference,
    Strength,
    Understanding,
    Visibility,
)
from orchestration.model.times import Weekly
from orchestration.privacy import Private, Reader, reveal
from orchestration.sessions.commands import (
    Answer,
    Cancel,
    Label,
    PreferencesUnderstood,
    ShareCalendar,
    TellPrivately,
    Withdraw,
)
from tests.kinds.meeting.table import Table, posted, told


def decided():
    table = Table("ana", "ben")
    table.answers("ana", "ben")
    table.votes(ana="A", ben="A")
    return table


def test_opening_asks_everyone_and_sets_a_deadline():
    table = Table("ana", "ben")

    assert "0 of 2 have answered" in posted(table.effects)
    assert "When suits you" in told(table.effects, "ana")
    assert isinstance(table.effects[-1], WakeAt)


def test_opening_twice_changes_nothing():
    table = Table("ana", "ben")
    before = table.session
    repeated = table(
        OpenMeeting, organiser=before.organiser, members=before.members, terms=before.terms
    )

    assert (table.session, repeated) == (before, ())


def test_command_for_no_session_changes_nothing():
    table = Table("ana", "ben")
    table.session = None

    assert table(Answer, member="ana") == ()
    assert table.session is None


def test_words_are_read_back_to_their_author_alone():
    effects = Table("ana", "ben").says("ana", "No Mondays.")

    assert "can't" in told(effects, "ana")
    assert told(effects, "ben") == ""
    assert "Mondays" not in posted(effects)


def test_card_is_kept_up_to_date():
    table = Table("ana", "ben")
    cards = [posted(table.answers(name)) for name in ("ana", "ben")]
    end = posted(table.votes(ana="A", ben="A"))

    assert "1 of 2 have answered" in cards[0]
    assert "vote by Fri 8 Jan, 09:00" in cards[1]
    assert "Decided: Mon 11 Jan, 09:00–09:30" in end


def test_must_counts_only_once_confirmed():
    table = Table("ana", "ben")
    table.says("ana", "I can't do Mondays, and I prefer mornings.")
    table.answers("ben")
    shown = posted(table.time_is_up())

    assert "A  Tue 12 Jan, 09:00" in shown
    assert "works for 2 of 2" in shown


@pytest.mark.parametrize(
    ("kind", "fields", "expected"),
    [
        (TellPrivately, {"member": "zoe", "text": Private("zoe", "hi")}, "not a member"),
        (ShareCalendar, {"member": "zoe", "ics": Private("zoe", b"")}, "not a member"),
        (Answer, {"member": "zoe"}, "not a member"),
        (Withdraw, {"member": "zoe", "preference": 0}, "not among your wishes"),
        (
            Label,
            {"member": "zoe", "preference": 0, "visibility": "shared"},
            "not among your wishes",
        ),
        (CastBallot, {"member": "zoe", "ballot": Private("zoe", None)}, "no vote open"),
        (Close, {"by": "zoe"}, "Only the organiser can close"),
        (Cancel, {"by": "zoe"}, "Only the organiser can cancel"),
        (ConfirmInvitation, {"by": "zoe"}, "Only the organiser can confirm"),
        (Rate, {"member": "zoe", "question": Question.WISHES, "stars": Private("zoe", 5)},
         "no decision"),
    ],
)  # fmt: skip
def test_strangers_change_nothing(kind, fields, expected):
    table = Table("ana", "ben")
    before = table.session
    effects = table(kind, **fields)

    assert table.session == before
    assert expected in told(effects, "zoe")


def test_vote_for_no_option_is_refused():
    table = Table("ana", "ben")
    table.answers("ana", "ben")
    effects = table.votes(ana="Z")

    assert "your vote: got" in told(effects, "ana")
    assert table.session.round.ballots == {}


def test_latest_vote_of_a_member_counts():
    table = Table("ana", "ben")
    table.answers("ana", "ben")
    table.votes(ana="B")
    table.votes(ana="A", ben="A")

    assert table.session.outcome.option.id == "A"


def test_vote_taken_back_is_waited_for_again():
    table = Table("ana", "ben")
    table.answers("ana", "ben")
    table.votes(ana="A")
    table(TakeBallotBack, member="ana")
    table.votes(ben="B")
    assert table.session.phase is Phase.VOTE
    table.votes(ana="B")

    assert table.session.outcome.option.id == "B"


def test_deadline_leaves_out_who_is_silent():
    table = Table("ana", "ben", "cem")
    table.says("ana", "I prefer Tuesday.")
    table.answers("ben")
    table.time_is_up()

    assert table.session.answered == ("ana", "ben")
    assert [each.id for each in table.session.counted] == ["ana", "ben"]


def test_old_deadline_changes_nothing():
    table = Table("ana", "ben")
    table.answers("ana", "ben")
    before = table.session
    table(DeadlinePassed, deadline=Deadline.INTAKE, round=1)

    assert table.session == before


def test_deadline_waits_for_words_still_being_read():
    table = Table("ana", "ben")
    table(TellPrivately, member="ana", text=Private("ana", "No Mondays."))
    effects = table.time_is_up()

    assert table.session.phase is Phase.INTAKE
    assert [type(each) for each in effects] == [WakeAt]
    assert effects[0].at > table.at


def test_vote_closes_at_its_deadline():
    table = Table("ana", "ben", "cem")
    table.answers("ana", "ben", "cem")
    table.votes(ana="B")
    table.time_is_up()

    assert table.session.outcome.option.id == "B"


def test_wish_is_labelled_and_withdrawn_by_its_author():
    table = Table("ana", "ben")
    table.says("ana", "No Mondays. I prefer mornings.")
    table(Label, member="ana", preference=2, visibility=Visibility.SHARED)
    effects = table(Withdraw, member="ana", preference=1)

    assert "• can't do Mondays" not in told(effects, "ana")
    assert "No longer: can't do Mondays" in told(effects, "ana")
    assert "Ana: prefers" in posted(table.answers("ana", "ben"))


def test_word_during_a_vote_counts_for_the_next_round():
    table = Table("ana", "ben", "cem")
    table.says("ana", "I prefer Monday.")
    table.says("ben", "I prefer Tuesday.")
    table.answers("ana", "ben", "cem")
    table.says("cem", "Thursday at 11 would be great.")
    table.votes(ana="A", ben="B", cem=None)
    shown = posted(table.time_is_up())

    assert "Thu 14 Jan, 11:00" in shown


def test_whatever_understands_has_no_say_in_author_or_confirmation():
    table = Table("ana", "ben")
    [effect] = table(TellPrivately, member="ana", text=Private("ana", "blub"))
    forged = Preference(
        author="ben",
        kind=Kind.TIME,
        polarity=Polarity.AGAINST,
        strength=Strength.MUST,
        applies=Weekly(),
        restatement="can't at all",
        visibility=Visibility.SHARED,
        confirmed=True,
        sureness=Confidence.LIKELY,
    )
    table(
        PreferencesUnderstood,
        member="ana",
        message=effect.hearing.message,
        understanding=Private("ana", Understanding((forged,))),
    )
    [kept] = reveal(table.session.profiles["ana"], to=Reader.DECISION).preferences

    assert (kept.author, kept.confirmed, kept.visibility) == ("ana", False, Visibility.PRIVATE)
    assert "ben" not in table.session.profiles


def test_forgotten_member_no_longer_counts():
    table = Table("ana", "ben", "cem")
    table.says("ana", "I can't do Mondays.")
    table.answers("ana", "ben", "cem")
    rest = {who: box for who, box in table.session.profiles.items() if who != "ana"}
    table.session = replace(table.session, profiles=rest)
    table.votes(ben="A", cem="A")

    assert table.session.outcome.option.id == "A"
    assert [member.id for member in table.session.counted] == ["ben", "cem"]


def test_organiser_confirms_what_the_invitation_asks():
    table = Table("ana", "ben", message="Ana must come.")
    table.answers("ana", "ben")
    assert table.session.phase is Phase.INTAKE
    effects = table.invited(required=("ana",))
    assert "Ana must be able to come" in told(effects, "olga")
    table(ConfirmInvitation, by="olga")

    assert table.session.phase is Phase.VOTE
    assert [member.required for member in table.session.members] == [True, False]


def test_declined_invitation_asks_nothing():
    table = Table("ana", "ben", message="Ana must come.")
    table.invited(required=("ana",))
    table(ConfirmInvitation, by="olga", accepted=False)

    assert table.session.invitation is None
    assert not any(member.required for member in table.session.members)


def test_organiser_closes_the_vote():
    table = Table("ana", "ben")
    table.answers("ana", "ben")
    table.votes(ana="B")
    table(Close, by="olga")

    assert table.session.outcome.option.id == "B"


def test_organiser_closes_the_intake():
    table = Table("ana", "ben")
    table.says("ana", "No Mondays.")
    table(Close, by="olga")

    assert table.session.phase is Phase.VOTE


def test_cancelled_session_ends():
    table = Table("ana", "ben")
    effects = table(Cancel, by="olga")

    assert "called it off" in posted(effects)
    assert "already cancelled" in told(table.says("ana", "No Mondays."), "ana")
    assert "already cancelled" in told(table(Close, by="olga"), "olga")


def test_cancelled_meeting_leaves_the_calendars():
    table = decided()
    effects = table(Cancel, by="olga")
    first = next(each for each in table.effects if isinstance(each, SendInvite))
    gone = next(each for each in effects if isinstance(each, SendInvite))

    assert gone.invite.cancelled
    assert gone.invite.uid == first.invite.uid
    assert gone.invite.sequence == first.invite.sequence + 1


def test_ratings_are_kept_beside_the_survey():
    table = decided()
    for member, wishes, reasons in (("ana", 5, 4), ("ben", 4, 2), ("ben", 4, 4)):
        for question, stars in ((Question.WISHES, wishes), (Question.REASONS, reasons)):
            table(Rate, member=member, question=question, stars=Private(member, stars))
    given = {who: reveal(box, to=Reader.DECISION) for who, box in table.session.ratings.items()}

    assert given == {"ana": Rating(5, 4), "ben": Rating(4, 4)}, "the latest of each counts"
    assert (SURVEY.wishes, SURVEY.reasons) == (3.51, 3.32)
    assert (SURVEY.wishes_seen, SURVEY.reasons_seen) == (3.54, 3.46)
    assert (SURVEY.everybody, SURVEY.confidence) == (3.07, 3.49)


@pytest.mark.parametrize("stars", [0, 6])
def test_rating_off_the_scale_is_refused(stars):
    table = decided()
    effects = table(Rate, member="ana", question=Question.WISHES, stars=Private("ana", stars))

    assert "1 to 5" in told(effects, "ana")
    assert table.session.ratings == {}


def test_relaxation_is_asked_of_one_member_alone():
    table = Table("ana", "ben", "cem")
    table.says("ana", "I can only do Monday.")
    table.says("ben", "I can't do Mondays.")
    effects = table.answers("ana", "ben", "cem")
    asked = [name for name in ("ana", "ben", "cem") if "firm no" in told(effects, name)]

    assert len(asked) == 1
    assert "firm no" not in posted(effects)


def test_each_member_sees_their_own_side_only():
    table = Table("ana", "ben")
    table.says("ana", "I prefer Tuesdays.")
    effects = table.answers("ana", "ben")

    assert "meets your wish “Tuesdays”" in told(effects, "ana")
    assert "Tuesdays" not in told(effects, "ben")

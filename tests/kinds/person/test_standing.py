"""What somebody says for good: said once, kept, and gone by in every meeting; said → expected."""

from datetime import timedelta

from orchestration.deciding.actions.which_session import ALL, ALWAYS, chosen, waiting_for, which
from orchestration.deciding.commands import CastBallot, Close
from orchestration.deciding.state import Phase
from orchestration.interaction.layouts import screen
from orchestration.kinds.person import standing_preferences
from orchestration.kinds.person.commands import TellForGood
from orchestration.kinds.person.kind import read_back
from orchestration.kinds.registry import decide
from orchestration.language.understand import understand
from orchestration.model.people import Member, MemberId, person_id
from orchestration.model.times import Window
from orchestration.privacy import Private, Reader, reveal
from orchestration.sessions.commands import (
    Answer,
    Cancel,
    PreferencesUnderstood,
    PutBack,
    Recalled,
    Withdraw,
)
from orchestration.sessions.effects import Send, Understand
from orchestration.sessions.user_action import UserAction
from tests.kinds.meeting.table import NOW, ZONE, Table, posted, told

ANA = Member(id=MemberId("ana"), name="Ana", zone=ZONE)


class Someone:
    """A person, and what they do outside of any session."""

    def __init__(self, member=ANA):
        self.member = member
        self.person = None
        self._count = 0

    def __call__(self, kind, **fields):
        self._count += 1
        own = person_id(self.member.id)
        command = kind(id=f"p{self._count}", session=own, at=NOW, **fields)
        self.person, effects = decide(self.person, command)
        return effects

    def says(self, words):
        effects = self(TellForGood, member=self.member, text=Private(self.member.id, words))
        [asked] = [each for each in effects if isinstance(each, Understand)]
        return self(
            PreferencesUnderstood,
            member=self.member.id,
            message=asked.hearing.message,
            understanding=Private(self.member.id, understand(words, asked.hearing)),
        )

    def keeps(self):
        return self(Answer, member=self.member.id)

    def presses_keep(self, effects):
        """Press the Keep of a read-back, however old it is."""
        [view] = [reveal(each.view, to=self.member.id) for each in effects]
        rows = (part.buttons for part in screen(view).parts if hasattr(part, "buttons"))
        [keep] = [each for row in rows for each in row if each.action == "keep"]
        user_action = UserAction("k", self.member.id, NOW)
        [command] = standing_preferences.press(
            self.person, user_action, "keep", keep.value
        ).commands
        return self(Answer, member=self.member.id, heard=command.heard)

    def wishes(self):
        return [each.restatement for each in read_back(self.person).preferences]


def kept(someone):
    return [each for each in read_back(someone.person).preferences if each.confirmed]


def opened(*people, **terms):
    """Open a meeting of Ana and Ben, and let the people be asked what they have said for good."""
    table = Table("ana", "ben", **terms)
    known = {each.member.id: each for each in people}
    for effect in [each for each in table.effects if isinstance(each, Send)]:
        who = known.get(effect.command.member)
        _, effects = decide(who.person if who else None, effect.command)
        for answer in effects:
            table(Recalled, member=answer.command.member, wishes=answer.command.wishes)
    return table


def test_it_is_read_back_and_kept():
    ana = Someone()
    heard = told(ana.says("I never do Fridays, and mornings are best for me"), "ana")
    assert heard.startswith("For every meeting from now on")
    assert "Fridays" in heard
    ana.keeps()

    assert len(ana.wishes()) == 2


def test_an_old_keep_keeps_only_what_stood_above_it():
    ana = Someone()
    first = ana.says("I can't do Mondays.")
    ana.says("I can't do Fridays.")
    ana.presses_keep(first)
    assert [each.restatement for each in kept(ana)] == ["can't do Mondays"]

    ana.presses_keep(ana.says("I can't do Tuesdays."))
    assert len(kept(ana)) == 3


def test_taking_one_back_shows_a_keep_for_what_is_left():
    ana = Someone()
    ana.says("I can't do Mondays. I can't do Fridays.")
    back = ana(Withdraw, member="ana", preference=1)
    ana.says("I can't do Tuesdays.")
    ana.presses_keep(back)

    assert [each.restatement for each in kept(ana)] == ["can't do Fridays"]


def test_later_word_replaces_an_earlier_one():
    ana = Someone()
    ana.says("I can't do Fridays.")
    ana.says("Actually, Fridays are fine.")

    assert not any("can't" in each for each in ana.wishes())


def test_one_wish_is_taken_back():
    ana = Someone()
    ana.says("I can't do Fridays. Mornings are best.")
    first = read_back(ana.person).preferences[0]
    taken = told(ana(Withdraw, member="ana", preference=first.number), "ana")
    assert taken.splitlines()[1:] == [
        "• prefers mornings (before 12:00)",
        "No longer: can't do Fridays",
        "It holds once you press Keep.",
    ]
    again = ana(Withdraw, member="ana", preference=first.number)

    assert "not among your wishes any more" in told(again, "ana")


def test_one_that_was_taken_back_is_put_back_where_it_stood_until_more_is_said():
    ana = Someone()
    ana.says("I can't do Fridays. Mornings are best.")
    held, first = ana.wishes(), read_back(ana.person).preferences[0].number
    ana(Withdraw, member="ana", preference=first)
    assert ana.wishes() == held[1:]
    ana(PutBack, member="ana", preference=first)
    assert ana.wishes() == held

    ana(Withdraw, member="ana", preference=first)
    ana.says("Tuesdays are fine.")
    late = told(ana(PutBack, member="ana", preference=first), "ana")
    assert late == "That is not among your wishes any more."


def test_what_was_kept_counts_in_a_meeting_and_is_read_back_there():
    ana = Someone()
    ana.says("I can't do Monday, Tuesday or Wednesday.")
    ana.keeps()
    table = opened(ana)
    assert "What you told me for good" in told(table.effects, "ana")
    table.answers("ana", "ben")

    days = {f"{slot.start:%a}" for slot in table.session.round.options}
    assert days <= {"Thu", "Fri"}


def test_several_times_hold_however_far_away_the_meeting_is():
    ana = Someone()
    ana.says("I can only do Mondays 9 to 11 or Fridays after 3.")
    ana.keeps()
    assert ana.wishes() == ["can only do Mondays 09:00–11:00 and Fridays after 15:00"]
    table = opened(ana, window=Window(NOW.date() + timedelta(200), NOW.date() + timedelta(213)))
    table.answers("ana", "ben")

    starts = [f"{slot.start:%a %H}" for slot in table.session.round.options]
    assert starts
    assert {each for each in starts if not each.startswith(("Mon 09", "Mon 10", "Fri"))} == set()


def test_what_was_not_kept_stays_out():
    ana = Someone()
    ana.says("I can't do Monday.")
    table = opened(ana)

    assert "for good" not in told(table.effects, "ana")
    assert table.session.profiles == {}


def test_silence_is_no_consent_whatever_was_said_for_good():
    ana = Someone()
    ana.says("I can't do Monday.")
    ana.keeps()
    table = opened(ana)
    table.answers("ben")
    table(Close, by="olga")

    assert [each.id for each in table.session.counted] == ["ben"]


def test_what_is_said_here_replaces_what_was_said_for_good():
    ana = Someone()
    ana.says("I can't do Mondays.")
    ana.keeps()
    table = opened(ana)
    told_back = told(table.says("ana", "Monday works for me this time"), "ana")

    assert "No longer" in told_back
    assert "can't do Mondays" in ana.wishes()[0]


def test_nobody_who_said_nothing_is_told_anything():
    assert "for good" not in told(opened().effects, "ben")


def test_channel_sees_nothing_of_it():
    ana = Someone()
    ana.says("I can't do Mondays.")
    ana.keeps()

    assert "Monday" not in posted(opened(ana).effects)


def test_command_for_nobody_changes_nothing():
    for kind in (Answer, Close, CastBallot):
        fields = {"by": "ana"} if kind is Close else {"member": "ana"}
        more = {"ballot": Private("ana", None)} if kind is CastBallot else {}
        own = person_id(MemberId("ana"))
        assert decide(None, kind(id="1", session=own, at=NOW, **fields, **more)) == (None, ())


def test_where_a_message_belongs():
    one, two, over = Table("ana"), Table("ana", "ben"), Table("ana")
    over(Cancel, by="olga")
    assert over.session.phase is Phase.CANCELLED
    meetings = [each.session for each in (one, two, over)]
    waiting = waiting_for("ana", meetings)
    assert waiting == [one.session, two.session]
    assert waiting_for("ben", meetings) == [two.session]

    [_, buttons] = which(waiting).parts
    assert [each.label for each in buttons.buttons] == [
        "Roadmap",
        "Roadmap",
        "All of these",
        "Always",
    ]
    assert len(chosen(ALL, waiting)) == 2
    assert chosen(ALWAYS, waiting) == []


def test_the_decision_alone_reads_it():
    ana = Someone()
    ana.says("I can't do Mondays.")

    assert reveal(ana.person.profile, to=Reader.DECISION).wishes
    assert "Monday" not in repr(ana.person)

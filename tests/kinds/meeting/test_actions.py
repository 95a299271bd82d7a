"""What each button and dialog brings about, whatever the platform; pressed → done."""

import pytest

from orchestration.deciding.actions.ballots import forms as ballot_forms
from orchestration.deciding.state import Phase
from orchestration.interaction.form import Kind, RefusedError
from orchestration.kinds.registry import KINDS
from orchestration.model.ballots import Approvals, OneOption
from orchestration.model.people import is_guest
from orchestration.model.preferences import Visibility
from orchestration.privacy import Reader, reveal
from orchestration.sessions.commands import Label
from orchestration.sessions.user_action import UnknownActionError, UserAction
from tests.kinds.meeting.table import NOW, Table


class Room(Table):
    """A session whose members press and fill in."""

    _deeds = 0

    def user_action(self, who):
        self._deeds += 1
        return UserAction(f"{who}/{self._deeds}", who, NOW)

    def does(self, reply):
        for command in reply.commands:
            self(type(command), **{k: getattr(command, k) for k in _own(command)})
        return reply

    def press(self, who, action, value=""):
        return self.does(KINDS.press(self.session, self.user_action(who), action, value))

    def fill(self, who, form, /, **values):
        return self.does(KINDS.fill(self.session, self.user_action(who), form, values, {}))


def _own(command):
    return [name for name in command.__dataclass_fields__ if name not in ("id", "session", "at")]


def room(**terms):
    return Room("ana", "ben", **terms)


def wishes(room, who):
    return reveal(room.session.profiles[who], to=Reader.DECISION).wishes


def test_any_time_is_an_answer():
    table = room()
    for who in ("ana", "ben"):
        reply = table.press(who, "any-time")

    assert table.session.phase is Phase.VOTE
    assert "Any time: noted." in reply.note
    assert "any-time" in reply.gone


def test_mornings_are_said_in_words():
    reply = room().press("ana", "mornings")

    assert reply.said == "Mornings suit me best."
    assert reveal(reply.commands[0].text, to="ana") == reply.said


def test_who_has_no_private_conversation_fills_in_a_dialog():
    table = room()
    [field] = table.press("ana", "tell").form.fields
    assert field.kind is Kind.LONGTEXT
    reply = table.fill("ana", "tell", words="no Mondays")

    assert reveal(reply.commands[0].text, to="ana") == "no Mondays"
    assert table.fill("ana", "tell", words="  ").errors.keys() == {"words"}


def test_stranger_is_told_so():
    assert "not among those" in room().press("zoe", "tell").notice
    assert "not among those" in room().press("zoe", "details").notice


def test_wish_keeps_its_number_whatever_else_is_taken_back():
    table = room()
    table.says("ana", "I can't do Monday. I can't do Tuesday. Mornings are best.")
    numbers = [each.number for each in wishes(table, "ana")]
    for _ in range(2):  # pressed twice, as impatient fingers do
        table.press("ana", "take-back", str(numbers[0]))

    assert [each.number for each in wishes(table, "ana")] == numbers[1:]


def test_each_wish_is_labelled_by_its_number():
    table = room()
    table.says("ana", "I can't do Monday. Mornings are best.")
    form = table.press("ana", "let-see").form
    chosen = {each.name: each.value for each in form.fields} | {form.fields[1].name: "shared"}
    reply = table.fill("ana", "visibility", **chosen)

    assert [type(each) for each in reply.commands] == [Label]
    assert [each.visibility for each in wishes(table, "ana")] == [
        Visibility.PRIVATE,
        Visibility.SHARED,
    ]


def test_organiser_adds_a_guest():
    table = room()
    form = table.press("olga", "add").form
    values = {each.name: each.value for each in form.fields}
    reply = table.fill(
        "olga", "add", **values | {"name": " Anna  Schmidt ", "email": "a@b.example"}
    )
    guest = table.session.members[-1]

    assert (guest.name, guest.email, is_guest(guest.id)) == ("Anna Schmidt", "a@b.example", True)
    assert reply.errors == {}
    assert reply.notice == "The link for Anna Schmidt is in our private conversation."


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("name", ""),
        ("name", "x" * 81),
        ("email", "anna"),
        ("email", "nora@"),
        ("email", "n@b"),
        ("zone", "Mars/Olympus"),
    ],
)
def test_guest_that_cannot_be_is_answered_in_the_field(field, value):
    table = room()
    given = {"name": "Anna", "email": "", "zone": "Europe/Berlin", field: value}

    assert table.fill("olga", "add", **given).errors.keys() == {field}
    assert len(table.session.members) == 2


def test_only_the_organiser_adds_somebody():
    assert "Only the organiser" in room().press("ana", "add").notice


def at_the_vote(**terms):
    table = room(**terms)
    table.press("ana", "any-time")
    table.press("ben", "any-time")
    return table


def test_one_tap_votes_in_a_secret_session():
    table = at_the_vote(secret=True)
    reply = table.press("ana", "choose", "1/B")

    assert table.session.round.ballots == {"ana": OneOption("B")}
    assert reply.notice.startswith("Your vote is in: B. Your receipt for it, ")
    assert not ballot_forms.has_letters(table.session)


def test_second_tap_takes_an_approval_back():
    table = at_the_vote(rule="approval")
    for option in ("A", "B", "A"):
        table.press("ana", "choose", f"1/{option}")

    assert table.session.round.ballots == {"ana": Approvals(("B",), ())}


@pytest.mark.parametrize(
    ("action", "value"), [("choose", "2/A"), ("vote", "9"), ("abstain", "x"), ("choose", "A")]
)
def test_button_of_another_round_votes_for_nothing(action, value):
    table = at_the_vote()
    assert "closed" in table.press("ana", action, value).notice
    assert table.session.round.ballots == {}


def test_ratings_are_given_one_by_one():
    table = at_the_vote()
    for who in ("ana", "ben"):
        table.press(who, "choose", "1/A")
    table.press("ana", "rate", "wishes/4")
    table.press("ana", "rate", "reasons/2")
    given = reveal(table.session.ratings["ana"], to=Reader.DECISION)

    assert (given.wishes, given.reasons) == (4, 2)


def test_what_does_not_exist_is_refused():
    with pytest.raises(UnknownActionError):
        room().press("ana", "explode")
    with pytest.raises(UnknownActionError):
        room().fill("ana", "explode")
    with pytest.raises(RefusedError, match="no such question"):
        room().press("ana", "rate", "looks/5")


def test_what_cannot_be_undone_is_asked_once_more():
    table = room()
    question = table.press("olga", "cancel").form
    assert question.is_question
    assert table.session.phase is Phase.INTAKE
    table.fill("olga", question.name)
    assert table.session.phase is Phase.CANCELLED
    assert "already cancelled" in table.press("olga", "cancel").notice
    assert "Only the organiser" in room().press("ana", "cancel").notice


def test_every_title_is_whole_on_the_smallest_screen():
    """Slack's dialogs have 24 characters for a title, and as many for what sends them off."""
    forms = [room().press("olga", "add").form, room().press("olga", "cancel").form]
    forms.append(room().press("ana", "tell").form)
    for rule in ("plurality", "approval", "rated", "ranked", "cumulative"):
        table = room(rule=rule)
        table.answers("ana", "ben")
        forms.append(ballot_forms.vote_form(table.session, "ana"))
    for who in ("olga", "ana"):
        table = room()
        table.answers("ana", "ben")
        table.votes(ana="A", ben="A")
        forms.append(table.press(who, "move").form)
    assert [each.title for each in forms if max(len(each.title), len(each.submit)) > 24] == []

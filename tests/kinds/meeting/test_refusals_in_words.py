"""Replies that speak against options, or for none: said → counted, and told as a wish."""

import pytest

from orchestration.deciding.actions.ballots.words import read_vote
from orchestration.deciding.commands import CastBallot
from orchestration.kinds.registry import KINDS
from orchestration.model.ballots import Consents, NoneOfThese, Veto
from orchestration.model.preferences import Visibility
from orchestration.privacy import reveal
from orchestration.sessions.user_action import UserAction
from tests.kinds.meeting.table import NOW, Table


def at_the_vote(rule, before="", **terms):
    table = Table("ana", "ben", rule=rule, last_rule=rule, **terms)
    table.answers("ana", "ben")
    if before:
        command = read_vote(table.session, UserAction("0", "ana", NOW), 1, before).commands[-1]
        table(CastBallot, member="ana", ballot=command.ballot)
    return table.session


def reply(rule, said, before="", **terms):
    return read_vote(at_the_vote(rule, before, **terms), UserAction("1", "ana", NOW), 1, said)


def told(answer):
    """The ballot of a reply, and the reason beside it: as a wish, or else as a note."""
    *said, cast = answer.commands
    words = [reveal(each.text, to="ana") for each in said]
    assert all(each.visibility is Visibility.PRIVATE for each in said)
    if cast.note is not None:
        words.append(reveal(cast.note, to="ana").words)
    assert len({each.id for each in answer.commands}) == len(answer.commands)
    return reveal(cast.ballot, to="ana"), *words


@pytest.mark.parametrize(
    ("said", "ballot", "why"),
    [
        ("object to B: too far", Consents(objections=("B",)), "too far"),
        ("I object to B because it's too far", Consents(objections=("B",)), "it's too far"),
        ("A, but I object to B: too far", Consents(("A",), (), ("B",)), "too far"),
        ("yes to A, object to B and C - Too Late", Consents(("A",), (), ("B", "C")), "Too Late"),
        ("A; B if need be; against C: nope", Consents(("A",), ("B",), ("C",)), "nope"),
        ("Einwand gegen B: zu weit", Consents(objections=("B",)), "zu weit"),
    ],
)
def test_objections(said, ballot, why):
    assert told(reply("consent", said)) == (ballot, why)


def test_an_objection_without_a_reason_leaves_what_is_voted_for():
    answer = reply("consent", "A and B if need be; object to C")
    assert told(answer) == (Consents(("A",), ("B",)),)
    assert answer.notice.endswith("An objection needs a reason: “object to C: too far”.")


@pytest.mark.parametrize(
    ("before", "said", "ballot"),
    [
        ("", "A and C, B if need be", Consents(("A", "C"), ("B",))),
        ("A and C", "object to C: too late", Consents(("A",), (), ("C",))),
        ("object to C: too late", "A", Consents(("A",), (), ("C",))),
        ("object to C: too late", "C", Consents(("C",))),
    ],
)
def test_what_was_said_of_other_options_stands(before, said, ballot):
    assert told(reply("consent", said, before))[0] == ballot


@pytest.mark.parametrize(
    ("before", "said", "ballot"),
    [
        ("", "B", Veto("B")),
        ("", "veto C", Veto(None, ("C",))),
        ("", "A, veto C and B", Veto("A", ("C", "B"))),
        ("A", "I veto C", Veto("A", ("C",))),
        ("A", "veto A", Veto(None, ("A",))),
        ("veto C", "C", Veto("C")),
        ("veto C", "A", Veto("A", ("C",))),
    ],
)
def test_vetoes(before, said, ballot):
    assert told(reply("veto", said, before)) == (ballot,)


@pytest.mark.parametrize("rule", ["plurality", "ranked", "approval", "consent", "veto", "dots"])
def test_none_of_these_with_a_word_why(rule):
    assert told(reply(rule, "none of these")) == (NoneOfThese(),)
    assert told(reply(rule, "None of these: all too far off")) == (NoneOfThese(), "all too far off")
    assert told(reply(rule, "keine davon, weil doof")) == (NoneOfThese(), "doof")


def test_none_of_these_at_their_hours_is_a_wish_against_these():
    too_early = (NoneOfThese(), "rather not before 12:30")
    assert told(reply("plurality", "None of these: all too early")) == too_early
    zu_spaet = (NoneOfThese(), "lieber nicht ab 09:00 Uhr")
    assert told(reply("plurality", "keine davon, weil zu spät")) == zu_spaet


@pytest.mark.parametrize(
    ("said", "wish_said"),
    [
        ("not A", "rather not option A"),
        ("not A, too far", "not option A because too far"),
        ("anything but B", "rather not option B"),
        ("nicht A, da kann ich nicht", "nicht Option A weil da kann ich nicht"),
    ],
)
@pytest.mark.parametrize("rule", ["plurality", "veto"])
def test_what_leaves_options_out_is_a_wish_where_a_ballot_takes_one(rule, said, wish_said):
    [wish] = reply(rule, said).commands
    assert reveal(wish.text, to="ana") == wish_said


def test_what_is_said_back():
    noted = reply("consent", "A, object to B: too far").notice
    assert noted.startswith("Your vote is in: A and an objection to B. Your receipt for it, ")
    noted = reply("veto", "A, veto C").notice
    assert noted.startswith("Your vote is in: A and a veto on C. Your receipt")
    noted = reply("veto", "none of them").notice
    assert noted.startswith("Your vote is in: none of these. Your receipt")


@pytest.mark.parametrize(
    ("rule", "said", "sentence"),
    [
        ("consent", "object to B", "An objection needs a reason: “object to B: too far”."),
        ("veto", "A or B, veto C", "One option, please"),
    ],
)
def test_what_cannot_be_counted_is_answered(rule, said, sentence):
    answer = reply(rule, said)
    assert sentence in answer.notice
    assert answer.commands == ()


def test_only_who_has_a_veto_can_use_it():
    assert "does not count" in reply("veto", "veto C", vetoers=("ben",)).notice
    assert told(reply("veto", "veto C", vetoers=("ana",))) == (Veto(None, ("C",)),)


@pytest.mark.parametrize(
    "said",
    [
        "I object to the tone here: really",
        "against all odds",
        "nobody is against Thursday",
        "who could be against B?",
        "none of these people: sigh",
        "B: why not",
    ],
)
@pytest.mark.parametrize("rule", ["consent", "veto", "approval"])
def test_talk_is_left_alone(rule, said):
    assert reply(rule, said) is None


# Dialogs


def form(rule, **terms):
    session = at_the_vote(rule, **terms)
    return KINDS.press(session, UserAction("1", "ana", NOW), "vote", "1").form


def filled(rule, values, name=None, **terms):
    session = at_the_vote(rule, **terms)
    return KINDS.fill(session, UserAction("1", "ana", NOW), name or rule, values, {"round": 1})


def test_dots_are_as_many_as_the_session_says():
    field, *_ = form("dots", budget=10).fields
    assert (field.label, field.high) == ("Share out 10 points", 10)
    shared = filled("dots", {"points": {"A": 7, "B": 3, "C": 0}}, "points", budget=10)
    assert shared.notice.startswith("Your vote is in: A 7, B 3 and C 0. Your receipt")
    too_many = filled("dots", {"points": {"A": 7, "B": 4, "C": 0}}, "points", budget=10)
    assert "at most 10 points" in too_many.errors["points"]
    assert "at most 10 points" in reply("dots", "A:9 B:2", budget=10).notice


def test_a_reason_in_the_dialog_stays_private_or_is_shared_as_its_author_says():
    values = {"A": "yes", "B": "object", "C": "open", "_why": "too far"}
    kept = filled("consent", {**values, "_seen": "private"})
    assert told(kept) == (Consents(("A",), (), ("B",)), "too far")
    shared = filled("consent", {**values, "_seen": "shared"})
    assert reveal(shared.commands[0].note, to="ana").visibility is Visibility.SHARED
    late = filled("consent", {**values, "_why": "I can't do mornings", "_seen": "shared"})
    assert late.commands[0].visibility is Visibility.SHARED


@pytest.mark.parametrize(
    ("said", "wishes"),
    [
        ("none of these: I can't do mornings", 1),
        ("none of these: too expensive", 0),
        ("keine davon, weil ich vormittags nicht kann", 1),
        ("keine davon: zu teuer", 0),
    ],
)
def test_a_reason_is_a_wish_where_it_says_one_and_else_a_note(said, wishes):
    *told_first, cast = reply("plurality", said).commands
    assert len(told_first) == wishes
    assert (cast.note is None) is bool(wishes)


def test_who_has_no_veto_is_not_asked_for_one():
    first, *asked = [each.name for each in form("veto").fields]
    note = {"_note", "_note_seen"}
    assert (first, {*asked}) == ("_for", {"A", "B", "C", *note})
    assert {each.name for each in form("veto", vetoers=("ben",)).fields} == {"_for", *note}
    voted = filled("veto", {"_for": "B"}, vetoers=("ben",))
    assert told(voted) == (Veto("B"),)


def test_none_of_these_is_a_button_with_a_word_why():
    session = at_the_vote("plurality")
    asked = KINDS.press(session, UserAction("1", "ana", NOW), "none-of-these", "1").form
    assert [each.name for each in asked.fields] == ["_why"]
    said = filled("plurality", {"_why": "all too far off"}, asked.name)
    assert told(said) == (NoneOfThese(), "all too far off")
    assert told(filled("plurality", {}, asked.name)) == (NoneOfThese(),)


@pytest.mark.parametrize(
    "said",
    ["so B from me instead", "so B instead", "dann B für mich"],
)
def test_what_follows_from_something_is_a_vote_for_another(said):
    assert reply("plurality", said, "A").notice == "Your vote is in: B."

"""Who need not come, and who has to, in a request and as an order: said → who."""

import pytest

from orchestration.language.inviting.optional import attendance_in, optional_apart
from orchestration.model.people import Member, MemberId

PEOPLE = [
    Member(MemberId("omar"), "Omar Haddad", "Asia/Dubai"),
    Member(MemberId("dana"), "Dana Reed", "America/New_York"),
    Member(MemberId("raj"), "Raj Patel", "Asia/Kolkata"),
]

OPTIONAL = [
    ("Raj is optional", "raj"),
    ("@raj is optional", "raj"),
    ("Raj Patel is only optional.", "raj"),
    ("optional: Raj, Dana", "raj dana"),
    ("make Raj and Omar optional, please", "raj omar"),
    ("Raj doesn't have to be there", "raj"),
    ("Dana and Omar don't need to attend", "dana omar"),
    ("we don't need Raj to be there", "raj"),
    ("we don't necessarily need Raj", "raj"),
    ("Raj needn't come", "raj"),
    ("Raj only if he has time", "raj"),
    ("Raj can join if he likes", "raj"),
    ("Raj can skip this one", "raj"),
    ("Raj ist optional", "raj"),
    ("Raj muss nicht unbedingt dabei sein", "raj"),
    ("Raj und Omar müssen nicht kommen", "raj omar"),
    ("gerne mit Raj, wenn er Zeit hat", "raj"),
    ("wir brauchen Raj nicht unbedingt", "raj"),
]
NEEDED = [
    ("Raj must be there after all", "raj"),
    ("we need Dana there", "dana"),
    ("Dana and Raj are required", "dana raj"),
    ("Raj is not optional any more", "raj"),
    ("not without Dana", "dana"),
    ("Dana muss doch dabei sein", "dana"),
    ("ohne Dana geht es nicht", "dana"),
]
NEITHER = [
    "lunch is optional",
    "I am optional",
    "is Raj optional?",
    "Raj's camera is optional",
    "wenn Raj kann, kann ich auch",
    "Raj, if he can make Tuesday",
    "if Raj can't make Tuesday, Wednesday works",
    "Raj can't come on Monday",
    "Raj must be there by 10",
    "Raj has to leave early",
    "Raj muss nicht lange dabei sein",
    "we don't need Raj",
    "we need Raj's numbers",
    "brauchen wir Raj?",
]
REQUESTS = [
    ("30 min with @dana, @omar and optionally @raj about x", "raj"),
    ("30 min with @dana, @omar and @raj (optional) about x", "raj"),
    ("30 min with @dana, @omar and @raj if he can about x", "raj"),
    ("30 min with @dana and, if they can, @omar and @raj about x", "omar raj"),
    ("30 min with @dana and @omar about x. Raj doesn't have to be there", "raj"),
    ("30 min with @dana and @omar about x, if Raj can come, with him too", "raj"),
    ("30 Minuten mit @dana und @omar zu x, gern auch @raj, wenn er Zeit hat", "raj"),
    ("30 Minuten mit @dana und @omar und wenn Raj kann auch mit Raj zu x", "raj"),
    ("30 Minuten mit @dana, @omar und @raj zu x, Raj muss nicht dabei sein", "raj"),
    ("30 min with @dana, @omar and @raj about optional benefits", ""),
    ("30 min with @dana and @raj, if he can make Tuesday, about x", ""),
]


def ids(words):
    return tuple(words.split())


@pytest.mark.parametrize(("said", "who"), OPTIONAL)
def test_who_need_not_come(said, who):
    found = attendance_in(said, PEOPLE)
    assert found is not None
    assert (found.optional, found.needed) == (ids(who), ())


@pytest.mark.parametrize(("said", "who"), NEEDED)
def test_who_has_to_come(said, who):
    found = attendance_in(said, PEOPLE)
    assert found is not None
    assert (found.optional, found.needed) == ((), ids(who))


@pytest.mark.parametrize("said", NEITHER)
def test_what_says_neither(said):
    assert attendance_in(said, PEOPLE) is None


@pytest.mark.parametrize(("said", "who"), REQUESTS)
def test_a_request_says_who_is_optional_and_asks_them_as_well(said, who):
    found, left = optional_apart(said, PEOPLE)
    assert found == ids(who)
    assert all(each in left.casefold() for each in ids(who))

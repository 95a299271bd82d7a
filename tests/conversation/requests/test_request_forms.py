"""The forms by which a session is asked for: three things first, the rest under “More”."""

import asyncio

import pytest

from orchestration.conversation.surface.user_actions import SentForm
from orchestration.interaction.form import Field, Form, Kind, all_filled
from orchestration.model.terms import Disclosure
from tests.conversation.choosing import the_only
from tests.conversation.room import Alone, Room, step_of

WIDTHS = pytest.mark.parametrize("most", [None, 5])


def played(test, **room):
    asyncio.run(test(Room(**room)))


async def opens(room, words="/convene decide"):
    await room.says("lena", words, channel=True)
    return room.opened["lena"][1]


@pytest.mark.parametrize("kind", ["meet", "decide"])
def test_three_things_are_asked_first(kind):
    async def asks(room):
        form = await opens(room, f"/convene {kind}")
        assert len(form.steps()[0]) == 3
        assert max(map(len, form.steps(5))) == 5
        hints = {each.name: each.help for each in form.fields if each.more}
        assert all(hints.values()), [name for name, hint in hints.items() if not hint]

    played(asks)


def test_the_days_that_are_looked_at_are_told_where_their_fields_are_further_down():
    async def asks(room):
        form = await opens(room, "/convene meet")
        helps = {each.name: each.help for each in form.steps()[0]}
        assert helps["minutes"] == "I look at 8–20 Jan; “More” has the days."
        form = await opens(room, "/convene meet hiring with @omar")
        assert "I look at" not in "".join(each.help for each in form.fields)

    played(asks)


def test_what_was_left_out_is_asked_first():
    async def asks(room):
        form = await opens(room, "/convene meet hiring with @omar")
        assert [each.name for each in form.steps()[0]] == [
            "subject",
            "people",
            "minutes",
            "from",
            "to",
        ]

    played(asks)


@WIDTHS
def test_without_more_all_is_as_usual(most):
    async def asks(room):
        await opens(room)
        await room.fills("lena", question="Lunch?", options="Pizza\nSushi")
        terms = the_only(room).terms
        assert (terms.rule, terms.options, terms.quorum, terms.secret) == ("approval", 9, 0, False)

    played(asks, most_fields=most)


@WIDTHS
def test_what_is_under_more_holds(most):
    async def asks(room):
        await opens(room)
        filled = {"question": "Where to?", "options": "Boat (3 places)\nMuseum\nLake"}
        how = {"rule": "stv", "winners": 2, "quorum": 3, "secret": "secret", "threshold": 40}
        when = {"closes_on": "2027-01-13", "closes_at": "12:00", "options_shown": 4}
        shown = {"disclosure": "discreet", "needed": ["raj"], "rounds": 2}
        await room.fills("lena", **filled, **how, **when, **shown)
        choice = the_only(room)
        terms = choice.terms
        assert (terms.rule, terms.last_rule, terms.winners, terms.quorum) == ("stv", "stv", 2, 3)
        assert (terms.secret, terms.disclosure) == (True, Disclosure.DISCREET)
        assert (terms.options, terms.rounds, float(terms.threshold)) == (4, 2, 0.4)
        assert f"{terms.ends_by:%d %b %H:%M %z}" == "13 Jan 12:00 +0100"
        assert [each.id for each in choice.members if each.required] == ["raj"]
        assert [(each.title, each.capacity) for each in choice.listed] == [
            ("Boat", 3),
            ("Museum", None),
            ("Lake", None),
        ]

    played(asks, most_fields=most)


_ONE_EACH = "Only “Put in order, for several winners (stv)” chooses several."
_NO_POINTS = "Only “Points shared out, as many as you set (dots)” has points of that number."


@WIDTHS
@pytest.mark.parametrize(
    ("values", "wrong"),
    [
        ({"winners": 2}, {"winners": _ONE_EACH}),
        ({"points": 5}, {"points": _NO_POINTS}),
        ({"closes_on": "2027-01-06"}, {"closes_on": "That is past already."}),
        ({"closes_on": "soon"}, {"closes_on": "A date like 2027-01-11, please."}),
        ({"quorum": -1}, {"quorum": "A whole number from 0 to 2000, please."}),
        (
            {"people": ["lena", "raj"], "needed": ["omar"]},
            {"needed": "Not among those who are asked: Omar Haddad."},
        ),
    ],
)
def test_what_is_wrong_is_told_by_its_field_and_opens_its_step(most, values, wrong):
    async def asks(room):
        await opens(room)
        filled = {"question": "Lunch?", "options": "Pizza\nSushi", **values}
        assert await room.fills_wrong("lena", **filled) == wrong
        form = room.opened["lena"][1]
        at = step_of(form, wrong, most)
        assert {each.name for each in form.steps(most)[at]} >= set(wrong)
        assert at > 0
        await room.fills("lena", **{name: _USUAL[name] for name in wrong})
        assert the_only(room).terms.subject == "Lunch?"

    played(asks, most_fields=most)


class Elsewhere(Alone):
    """Where nothing can be asked."""

    async def people_for(self, form):
        known, _ = await super().people_for(form)
        return known, {"channel": "I'm not there."}


def test_all_that_is_wrong_is_told_at_once_wherever_it_was_found():
    async def asks(room):
        form = await opens(room)
        values = {**{each.name: each.value for each in form.fields}, "winners": 2, "quorum": -1}
        sent = SentForm(name=form.name, values={**values, "closes_on": "soon"})
        reply = await room.actions.fill(sent, room.does("lena"), Elsewhere(room, "lena"))
        assert reply.errors.keys() == {"question", "winners", "quorum", "closes_on", "channel"}

    played(asks)


_USUAL = {"winners": 1, "points": 0, "closes_on": "", "quorum": 0, "needed": []}


def test_a_model_proposes_only_where_one_is_set():
    async def asks(room):
        form = await opens(room, "/convene meet")
        assert "coordination" not in {each.name for each in form.fields}

    played(asks)


ASKED = tuple(Field(f"f{n}", "F", Kind.TEXT, f"{n}", more=n > 1) for n in range(8))


@pytest.mark.parametrize("most", [1, 2, 3, 5, 8, None])
def test_no_step_forgets_what_the_others_held(most):
    form = Form("any", "Any", "Send", ASKED, {"of": "mine"})
    steps = form.steps(most)
    assert [each for step in steps for each in step] == list(ASKED)
    for number in range(len(steps)):
        step = form.step(number, most)
        assert step.context["of"] == "mine"
        values = {each.name: each.value for each in step.fields}
        assert all_filled(values, step.context) == {each.name: each.value for each in ASKED}
        assert step_of(form, [steps[number][0].name], most) == number


@pytest.mark.parametrize(
    ("filled", "listed"),
    [
        ({"question": "first aid course"}, [("Yes", None), ("No", None)]),
        ({"question": "first aid course, 8 places"}, [("Yes", 8), ("No", None)]),
        (
            {"question": "workshops", "options": "Pottery (2 places)\nClimbing (3 places)"},
            [("Pottery", 2), ("Climbing", 3)],
        ),
    ],
)
def test_a_sign_up_without_words_opens_a_list_and_no_search_for_proposals(filled, listed):
    async def asks(room):
        form = await opens(room, "/convene signup")
        assert form.title == "A sign-up list"
        await room.fills("lena", **filled)
        options = the_only(room).round.options
        assert [(each.title, each.capacity) for each in options] == listed

    played(asks)

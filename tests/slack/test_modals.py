"""Every form is a dialog that Slack takes, and what is filled in comes back as it was asked."""

from collections.abc import Mapping
from datetime import UTC, datetime

import pytest

from adapters.slack.modals import asked_in, errors_of, kept_in, modal, values_of
from adapters.slack.screens import unfolded
from orchestration.interaction.form import Field, Form, Kind, all_filled, without_held
from orchestration.kinds.meeting.request_form import meet_form
from orchestration.kinds.meeting.request_values import understood
from orchestration.model.people import Member, MemberId
from tests.fakes.slack.blocks import view_problems
from tests.fakes.slack.clients import bolt, by_socket
from tests.fakes.slack.inputs import put, state
from tests.fakes.slack.rendering import controls
from tests.fakes.slack.running import on_slack

TEAM = "T1"
NOW = datetime(2027, 1, 7, 9, tzinfo=UTC)
AB = (("a", "One"), ("b", "Two"))
FIELDS = {
    Kind.TEXT: (Field("f", "Name", Kind.TEXT, "Ana <3 *&"), "Ana <3 *&"),
    Kind.LONGTEXT: (Field("f", "Words", Kind.LONGTEXT, "One\nTwo"), "One\nTwo"),
    Kind.NUMBER: (Field("f", "Minutes", Kind.NUMBER, 0, low=0, high=480), 0),
    Kind.DATE: (Field("f", "From", Kind.DATE, "2027-01-11"), "2027-01-11"),
    Kind.SELECT: (Field("f", "Which?", Kind.SELECT, "b", AB), "b"),
    Kind.PEOPLE: (
        Field("f", "Who?", Kind.PEOPLE, ["T1-U1", "T1-U3"], (("T1-U1", "Ana"), ("T1-U3", "Cem"))),
        ["T1-U1", "T1-U3"],
    ),
    Kind.ORDER: (Field("f", "Your order", Kind.ORDER, ["b", "a"], AB), ["b", "a"]),
    Kind.POINTS: (
        Field("f", "Points", Kind.POINTS, {"a": 2, "b": 0}, AB, low=0, high=2),
        {"a": 2, "b": 0},
    ),
}


def form(*fields, title="Anything", **more):
    return Form("any", title, "Send", fields, **more)


def asked(*fields, **more):
    view = modal(form(*fields, **more), private={})
    assert view_problems(view) == []
    return view


def as_sent(view, filled: Mapping[str, object] = {}):
    """A view as Slack hands it in, with what stands in it and what was filled in."""
    typed: dict[str, dict[str, object]] = {}
    for control in controls(view["blocks"]):
        if control["block_id"] in filled:
            said = {control["action_id"]: put(control, filled[control["block_id"]], Strangers)}
            typed[control["block_id"]] = said
    return {**view, "state": {"values": state(view["blocks"], typed, Strangers)}}


class Strangers:
    """A team in which nobody has a name: people are chosen by their ids."""

    people: Mapping[str, object] = {}
    channels: Mapping[str, object] = {}


def test_an_option_that_says_nothing_is_one_as_well():
    said = (("great", "great"), ("", "nothing said"))
    for held, sent in (("", ""), ("great", "great"), (None, "")):
        view = asked(Field("f", "How does it stand?", Kind.SELECT, held, said, required=False))
        assert values_of(as_sent(view), TEAM) == {"f": sent}


@pytest.mark.parametrize("kind", Kind)
def test_every_kind_of_field_is_asked_and_read(kind):
    field, value = FIELDS[kind]
    assert values_of(as_sent(asked(field)), TEAM) == {"f": value}


EMPTY = {
    Kind.TEXT: "",
    Kind.LONGTEXT: "",
    Kind.NUMBER: "",
    Kind.DATE: "",
    Kind.SELECT: "",
    Kind.PEOPLE: [],
    Kind.ORDER: ["", ""],
    Kind.POINTS: {"a": "", "b": ""},
}


@pytest.mark.parametrize("kind", Kind)
def test_what_is_left_empty(kind):
    field = Field("f", "Name", kind, None, AB, required=False)
    view = asked(field)
    assert all(each["optional"] for each in view["blocks"])
    assert values_of(as_sent(view), TEAM) == {"f": EMPTY[kind]}


@pytest.mark.parametrize(
    ("kind", "filled", "value"),
    [
        (Kind.TEXT, {"f": "12"}, "12"),
        (Kind.NUMBER, {"f": "45"}, 45),
        (Kind.NUMBER, {"f": "-1"}, "-1"),
        (Kind.NUMBER, {"f": "1.5"}, "1.5"),
        (Kind.DATE, {"f": "2027-02-01"}, "2027-02-01"),
        (Kind.SELECT, {"f": "a"}, "a"),
        (Kind.PEOPLE, {"f": ["U9"]}, ["T1-U9"]),
        (Kind.PEOPLE, {"f": []}, []),
        (Kind.ORDER, {"f:1": "a", "f:2": "a"}, ["a", "a"]),
        (Kind.POINTS, {"f:b": "2"}, {"a": 2, "b": 2}),
    ],
)
def test_what_is_filled_in(kind, filled, value):
    field, _ = FIELDS[kind]
    assert values_of(as_sent(asked(field), filled), TEAM) == {"f": value}


def test_a_number_too_long_for_any_field_stays_a_text():
    sent = {"f": {"number": {"type": "number_input", "value": "9" * 5000}}}
    assert values_of({"state": {"values": sent}}, TEAM) == {"f": "9" * 5000}


def test_what_no_field_asks_for_is_left_out():
    sent = {"where": {"channel": {"type": "conversations_select", "selected_conversation": "C1"}}}
    assert values_of({"state": {"values": sent}}, TEAM) == {}


def test_an_order_of_many_stays_in_order():
    names = [f"O{number}" for number in range(12)]
    field = Field("order", "Your order", Kind.ORDER, names, tuple((each, each) for each in names))
    sent = as_sent(asked(field))
    backwards = dict(reversed(sent["state"]["values"].items()))
    assert values_of({**sent, "state": {"values": backwards}}, TEAM) == {"order": names}
    assert [each["label"]["text"] for each in sent["blocks"]][::11] == [
        "Your order: place 1",
        "Your order: place 12",
    ]


def test_bounds_and_help_are_shown():
    [block] = asked(Field("f", "Minutes", Kind.NUMBER, 45, help="Whole", low=5, high=480))["blocks"]
    assert block["hint"]["text"] == "Whole"
    element = block["element"]
    assert [element[name] for name in ("min_value", "max_value", "initial_value")] == [
        "5",
        "480",
        "45",
    ]
    assert block["optional"] is False


def test_help_of_several_inputs_is_said_once():
    blocks = asked(Field("f", "Order", Kind.ORDER, None, AB, help="Best first"))["blocks"]
    assert ["hint" in each for each in blocks] == [True, False]


def test_who_has_no_account_here_is_not_among_those_chosen():
    field = Field("f", "Who?", Kind.PEOPLE, ["T1-U1", "guest-0123456789abcdef", "T1-W2"])
    assert values_of(as_sent(asked(field)), TEAM) == {"f": ["T1-U1", "T1-W2"]}


# What is long


def test_a_long_title_stands_whole_above_the_fields():
    view = asked(FIELDS[Kind.TEXT][0], title="What could you live with?")
    assert view["title"]["text"] == "What could you live wit…"
    assert view["blocks"][0]["text"]["text"] == "*What could you live with?*"
    assert values_of(as_sent(view), TEAM) == {"f": "Ana <3 *&"}


def test_long_words_are_shortened():
    many = tuple((f"v{number}", "long " * 50) for number in range(250))
    view = asked(
        Field("a", "l" * 3000, Kind.TEXT, "x" * 5000, help="h" * 3000),
        Field("b", "Which?", Kind.SELECT, "v249", many),
        Field("c", "", Kind.SELECT, None, (("v", ""),), required=False),
        title="t" * 300,
    )
    values = values_of(as_sent(view), TEAM)
    assert values == {"a": "x" * 3000, "b": "v249", "c": ""}


def test_more_fields_than_slack_takes_are_counted():
    fields = [
        Field(f"wish-{number}", "Who may see it?", Kind.SELECT, "a", AB) for number in range(120)
    ]
    view = asked(*fields)
    assert view["blocks"][-1]["elements"][0]["text"] == "… and 21 more"
    assert len(values_of(as_sent(view), TEAM)) == 99


# What comes back


def people(many):
    return [
        Member(MemberId(f"T1-U{number:09}"), f"Person {number}", "Europe/Berlin")
        for number in range(many)
    ]


@pytest.mark.parametrize("many", [1, 60, 200])
def test_asking_for_a_meeting_with_many(many):
    them = people(many)
    meeting = meet_form(understood(None, them[0], NOW, them), them)
    view = modal(meeting, private={"channel": "C1"})
    assert view_problems(view) == []
    values = values_of(as_sent(view, {"subject": "Roadmap"}), TEAM)
    usual = {each.name: each.value for each in meeting.fields}
    sent = all_filled(values, kept_in(view)["context"])
    assert sent == {**usual, "subject": "Roadmap"}
    assert values.keys() == {"subject", "people", "minutes"}


def test_the_rest_of_a_form_stands_behind_one_button():
    form = Form("f", "Title", "Send", (Field("a", "A", Kind.TEXT), ANOTHER))
    view = modal(form, private={})
    assert asked_in(view) == ["a"]
    assert [each["text"]["text"] for each in view["blocks"][-1]["elements"]] == ["More"]
    whole = unfolded({**as_sent(view), "blocks": view["blocks"]}, form.refilled({"a": "kept"}))
    assert asked_in(whole) == ["a", "b"]
    assert whole["blocks"][0]["element"]["initial_value"] == "kept"
    assert view_problems(whole) == []


ANOTHER = Field("b", "B", Kind.TEXT, "usual", more=True)
PRIVATE = {"session": "meeting-T1-7", "channel": "C1", "ts": "1.2"}


@pytest.mark.parametrize("many", [0, 60, 250])
def test_context_comes_back(many):
    context = {"required": [each.id for each in people(many)], "one_of": []}
    view = modal(form(FIELDS[Kind.TEXT][0], context=context), private=PRIVATE)
    assert view_problems(view) == []
    assert kept_in(view) == {**PRIVATE, "context": context}


def test_context_that_is_too_long_is_left_out():
    context = {"noise": [f"{number * 7919 % 100_003:x}" for number in range(2000)]}
    view = modal(form(context=context), private=PRIVATE)
    assert view_problems(view) == []
    assert kept_in(view) == {**PRIVATE, "context": {}}


def test_a_view_without_anything_kept():
    assert kept_in({"private_metadata": ""}) == {}


# What is wrong


def test_each_sentence_stands_under_its_field():
    view = asked(
        Field("minutes", "Minutes", Kind.NUMBER),
        Field("order", "Order", Kind.ORDER, None, AB),
        Field("points", "Points", Kind.POINTS, None, AB),
        title="A title that is much too long",
    )
    wrong = {"order": "Each once.", "points": "Whole.", "minutes": "Fewer.", "vote": "Too many."}
    assert errors_of(view, wrong) == {
        "order:1": "Each once.",
        "points:a": "Whole.",
        "minutes": "Fewer. Too many.",
    }


def test_nowhere_to_say_what_is_wrong():
    assert errors_of(modal(form(), private={}), {"vote": "Too many."}) == {}


@on_slack()
async def test_a_dialog_on_somebodys_screen(slack):
    """Slack's own client shows the form, and hands in what was filled in."""
    team, app, handed_in = slack.teams[0], bolt(slack, slack.teams[0]), []
    them = [
        Member(MemberId(f"{team.id}-{slack.user(name).id}"), name, "Europe/Berlin")
        for name in ("lena", "omar", "dana")
    ]
    meeting = meet_form(understood(None, them[0], NOW, them), them)

    async def asks(ack, body, client):
        await ack()
        view = modal(meeting, private={"channel": body["channel_id"]})
        await client.views_open(trigger_id=body["trigger_id"], view=view)

    async def reads(ack, view):
        handed_in.append(values_of(view, team.id))
        wrong = errors_of(view, {"minutes": "A whole number from 5 to 480, please."})
        await ack(response_action="errors", errors=wrong)

    app.command("/convene")(asks)
    app.view("meet")(reads)
    async with by_socket(slack, app):
        lena = slack.user("lena")
        await lena.slash("/convene", "", "platform")
        await slack.settled()
        filled = {"subject": "R&D <3", "people": ["lena", "dana"], "minutes": "4"}
        await lena.submits(lena.modal, filled)

    [values] = handed_in
    assert (values["subject"], values["minutes"]) == ("R&D <3", 4)
    assert values["people"] == [them[0].id, them[2].id]
    assert lena.modal.errors == {"minutes": "A whole number from 5 to 480, please."}
    kept = kept_in(lena.modal.definition)
    assert kept["channel"] == slack.channel("platform").id
    assert without_held(kept["context"]) == {}


@pytest.mark.parametrize(("language", "told"), [("", "Not now"), ("german", "Jetzt nicht")])
def test_what_slack_adds_is_in_the_language_of_the_form(language, told):
    assert asked(FIELDS[Kind.TEXT][0], language=language)["close"]["text"] == told

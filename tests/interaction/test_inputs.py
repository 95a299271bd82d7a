"""What a form asks in several inputs is one value again, whatever order they come back in."""

import pytest

from orchestration.interaction.form import Field, Form, Kind
from orchestration.interaction.inputs import FilledInput, errors_at, inputs_of, put_together

AB = (("a", "Ana"), ("b", "Ben"))
VALUES = {
    Kind.TEXT: "Roadmap",
    Kind.LONGTEXT: "Roadmap",
    Kind.NUMBER: 45,
    Kind.DATE: "2027-01-11",
    Kind.SELECT: "b",
    Kind.PEOPLE: ["lena"],
    Kind.ORDER: ["b", "a"],
    Kind.POINTS: {"a": 1, "b": 2},
}


def asked(kind, value=None):
    field = Field("f", "Which?", kind, value, AB, help="Best first.")
    return inputs_of(Form("form", "Title", "Send", (field,)))


@pytest.mark.parametrize("kind", Kind)
def test_what_is_asked_with_a_value_comes_back_as_that_value(kind):
    inputs = asked(kind, VALUES[kind])
    filled = [FilledInput(each.kind, each.field.name, each.field.value) for each in inputs]
    assert put_together(reversed(filled)) == {"f": VALUES[kind]}


@pytest.mark.parametrize("kind", Kind)
def test_no_input_asks_for_several_values_and_help_is_given_once(kind):
    inputs = asked(kind)
    assert {each.field.kind for each in inputs}.isdisjoint({Kind.ORDER, Kind.POINTS})
    assert [each.field.help for each in inputs if each.field.help] == ["Best first."]


def test_what_is_wrong_is_said_where_it_was_asked_or_else_at_the_top():
    names = [each.field.name for each in (*asked(Kind.ORDER),)]
    assert errors_at(names, {"f": "Each once."}) == {"f:1": "Each once."}
    assert errors_at(names, {"vote": "Too late."}) == {"f:1": "Too late."}
    assert errors_at([], {"vote": "Too late."}) == {}

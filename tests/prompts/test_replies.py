"""A reply can mean what is on the table, and nothing else."""

import json

import pytest
from pydantic import ValidationError

from adapters.openai.replies import plain_schema
from prompts.replies import invitation_reply, message_reply

DAYS = ("2027-01-11", "2027-01-12")
TIME = {
    "words": "Mondays",
    "kind": "time",
    "polarity": "for",
    "strength": "prefers",
    "weekdays": ["mon"],
    "every_weeks": 1,
    "dates": [],
    "start": None,
    "end": "12:00",
}
OPTION = {"words": "B", "kind": "option", "polarity": "for", "strength": "must", "option": "B"}
LENGTH = {"words": "an hour", "kind": "length", "strength": "must", "minutes": 60}


def read(schema, *wishes, **fields):
    return schema.model_validate_json(json.dumps({"wishes": wishes, "rest": [], **fields}))


def test_what_is_on_the_table_is_read():
    wishes = read(message_reply(DAYS, ("A", "B")), TIME, OPTION, LENGTH).wishes

    assert [each.kind for each in wishes] == ["time", "option", "length"]


@pytest.mark.parametrize(
    ("wish", "changed"),
    [
        (OPTION, {"option": "C"}),
        (OPTION, {"strength": "absolutely"}),
        (OPTION, {"author": "dana"}),
        (OPTION, {"visibility": "shared"}),
        (OPTION, {"confirmed": True}),
        (OPTION, {"restatement": "I love B"}),
        (TIME, {"dates": [{"first": "2027-02-01", "last": "2027-02-01"}]}),
        (TIME, {"start": "25:00"}),
        (TIME, {"start": "noon"}),
        (TIME, {"weekdays": ["someday"]}),
        (TIME, {"weekdays": ["mon"] * 8}),
        (TIME, {"every_weeks": 0}),
        (TIME, {"words": ""}),
        (TIME, {"words": "x" * 301}),
        (TIME, {"kind": "free_text"}),
        (LENGTH, {"minutes": 0}),
        (LENGTH, {"minutes": 10**9}),
    ],
)
def test_what_is_not_on_the_table_is_refused(wish, changed):
    with pytest.raises(ValidationError):
        read(message_reply(DAYS, ("A", "B")), {**wish, **changed})


def test_lists_have_an_end():
    with pytest.raises(ValidationError):
        read(message_reply(DAYS, ()), *[LENGTH] * 21)


def test_without_options_none_can_be_named():
    with pytest.raises(ValidationError):
        read(message_reply(DAYS, ()), OPTION)


def test_only_people_who_are_asked_can_be_named():
    schema = invitation_reply((), ("dana", "omar", "__init__"))
    ask = {"words": "we need", "kind": "required", "who": ["dana", "__init__"]}

    assert len(schema.model_validate_json(json.dumps({"asks": [ask], "rest": []})).asks) == 1
    with pytest.raises(ValidationError):
        schema.model_validate_json(json.dumps({"asks": [{**ask, "who": ["eve"]}], "rest": []}))


def objects(part):
    if isinstance(part, dict):
        yield from [part] if part.get("type") == "object" else []
        for each in part.values():
            yield from objects(each)
    elif isinstance(part, list):
        for each in part:
            yield from objects(each)


@pytest.mark.parametrize(
    "schema",
    [message_reply(DAYS, ("A",)), message_reply((), ()), invitation_reply(DAYS, ("a", "b"))],
)
def test_every_object_is_closed_and_complete(schema):
    """What strict servers ask for: no further fields, and none that may be left out."""
    found = [*objects(plain_schema(schema))]

    assert len(found) > 5
    assert all(each["additionalProperties"] is False for each in found)
    assert all(each["required"] == list(each["properties"]) for each in found)

"""How long a message stands in Slack when somebody answers it, its two times tell."""

import asyncio
from types import SimpleNamespace

import pytest

from adapters.slack.gateway import SlackGateway
from tests.conversation.platform.test_session_places import NotedAfter

ASKED_AT = "1800000000.000100"


@pytest.mark.parametrize(
    ("answered_at", "looks"),
    [("1800000000.900000", 4), ("1800000001.000000", 4), ("1800000060.000000", 1), ("soon", 1)],
)
def test_only_an_answer_within_a_blink_is_worth_looking_again(answered_at, looks):
    places = NotedAfter(99)
    gateway = SlackGateway(None, places, None, None)
    event = SimpleNamespace(team="T1", inner={"ts": answered_at})

    assert asyncio.run(gateway.place_at(event, "D1", ASKED_AT)) is None
    assert len(places.looks) == looks

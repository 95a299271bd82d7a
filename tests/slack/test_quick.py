"""Who answers a message before it is noted where that stands: it is looked for again."""

import asyncio
from dataclasses import dataclass, field
from types import SimpleNamespace

import pytest

from adapters.slack.gateway import SlackGateway

ASKED_AT = "1800000000.000100"


@dataclass
class Places:
    """Places that know a message only after so many looks."""

    noted_after: int
    looks: list[tuple[str, ...]] = field(default_factory=list)

    def at(self, *where):
        self.looks.append(where)
        return "the question" if len(self.looks) > self.noted_after else None


def found(places, answered_at):
    gateway = SlackGateway(None, places, None, None)
    event = SimpleNamespace(team="T1", inner={"ts": answered_at})
    return asyncio.run(gateway.place_at(event, "D1", ASKED_AT))


def test_an_answer_within_a_blink_finds_what_it_answers():
    assert found(Places(noted_after=2), "1800000000.900000") == "the question"


@pytest.mark.parametrize(
    ("answered_at", "looks"), [("1800000001.000000", 4), ("1800000060.000000", 1), ("soon", 1)]
)
def test_what_is_no_message_of_ours_is_not_looked_for_long(answered_at, looks):
    places = Places(noted_after=99)

    assert found(places, answered_at) is None
    assert len(places.looks) == looks

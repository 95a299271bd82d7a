"""In Discord each reader sees a time by their own clock: no second one stands beside it."""

from datetime import UTC, datetime, timedelta

import pytest

from adapters.discord.times import shown as in_discord
from orchestration.interaction.layout import Layout
from orchestration.interaction.layouts.parts import times_on
from orchestration.interaction.translation import Translation
from orchestration.interaction.wording import told
from orchestration.model.options import Slot
from orchestration.views.base import Clock

START = datetime(2027, 1, 21, 14, tzinfo=UTC)


def words_and_times(start=START, zone="Asia/Kolkata", session_zone="Europe/Lisbon"):
    slot = Slot(id="A", start=start, end=start + timedelta(minutes=45))
    clock = Clock(zone=zone, names_zone=False, session_zone=session_zone)
    return f"It is {told(slot, clock)}, as decided.", times_on(clock, slot)


@pytest.mark.parametrize("start", [START, START + timedelta(hours=6)], ids=["a day", "two days"])
def test_a_time_in_discord_has_no_other_beside_it(start):
    words, times = words_and_times(start)
    assert " in Lisbon" in words
    said = in_discord(words, times, 1000)
    assert said.endswith(", as decided.")
    assert "Lisbon" not in said


def test_nor_does_it_in_german():
    words, times = words_and_times()
    words = words.removeprefix("It is ").removesuffix(", as decided.")
    shown = Translation("german").layout(Layout(words=words, parts=(), times=times))
    said = in_discord(shown.words, shown.times, 1000)
    assert "Lissabon" in shown.words
    assert "Lissabon" not in said
    assert "·" not in said

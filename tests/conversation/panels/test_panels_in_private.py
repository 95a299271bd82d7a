"""What of a panel that is asked in private leaves it: nothing is searched for."""

from dataclasses import replace

import pytest

from orchestration.kinds.panel.turn.evidence import questions, searches_first
from orchestration.model.panel import PanelMeans
from tests.conversation.panels.test_panels import in_own_time, panel_in
from tests.conversation.room import Room


@pytest.mark.parametrize("in_channel", [True, False])
@in_own_time
async def test_what_is_asked_in_private_is_never_searched_for(in_channel):
    room = Room()
    room.access = replace(room.access, panel_means=PanelMeans(searches=True))
    await room.says("omar", "/convene panel Which plant for a dark office?", channel=in_channel)
    panel = panel_in(room)
    assert panel.is_private is not in_channel
    assert searches_first(panel) is in_channel
    assert bool(questions(panel, "which is quiet?")) is in_channel

"""A panel that a real server writes for, which means nothing by it: all must be sound."""

import asyncio

import pytest

from adapters.files.panel import PanelLine
from adapters.openai.client import OpenAIModel, Server
from adapters.openai.fields import ModelFields
from bot.panel import opened
from bot.settings import read_panel_settings
from bot.wiring import beside_panels
from orchestration.model.panel import FieldQuestion
from prompts.loader import load_prompt
from tests.fakes.patience import STUCK_SECONDS
from tests.kinds.panel.stage import NOW


@pytest.mark.parametrize("way", ["apart", "one stream"])
def test_a_panel_survives_a_real_models_nonsense(tiny, way):
    given = {
        "CONVENE_MODEL_URL": tiny,
        "CONVENE_MODEL_NAME": "tiny",
        "CONVENE_MODEL_SECONDS": str(min(STUCK_SECONDS, 45)),
        "CONVENE_PANEL_SPEECH": way,
    }
    beside = beside_panels(read_panel_settings(given))
    table = opened("Which plant for a dark office?", None, (), 0, NOW, beside)
    table.does(PanelLine("say", "which is the best of you?"))

    assert table.panel.spent.calls > 0
    for turn in table.panel.turns:
        assert turn.utterances
        for each in turn.utterances:
            assert len(each.text.split()) <= 160
            assert not {"@", "<", "\n"} & {*each.text}


def test_a_field_of_nonsense_is_of_the_form_that_was_asked_for_or_none(tiny):
    model = OpenAIModel(Server(tiny, "", "tiny", STUCK_SECONDS))
    fields = ModelFields(model, load_prompt("propose_field"), STUCK_SECONDS)
    found = asyncio.run(fields.propose(FieldQuestion("Which game?", (), "ana"), "panel-1"))
    keys = [each.key for each in found.catalogue.options]

    assert model.refused == set(), "it takes our schema"
    assert len({*keys}) == len(keys) <= 10
    for each in found.catalogue.options:
        assert all(1 <= datum.number <= 5 for datum in each.data)

"""A panel that searches: what is found is quoted with where it stands."""

import json

import pytest

from adapters.files.panel import PanelLine
from bot.panel import opened
from bot.settings import read_panel_settings
from bot.wiring import beside_panels
from tests.fakes.model.panellists import facts_in, first_fact, panellists, speech
from tests.fakes.search import searching
from tests.kinds.panel.stage import NOW

PLANTS = "Which plant for a dark office?"
GAME = "Which game for two?"
FOUND = {
    "Snake plant": "Snake plant survives 60 days of dark in an office cupboard.",
    "Hive": "Hive was first published in 2001 and needs no board.",
    "game": "Many games for two are sold in small boxes.",
}


def panel(ask=PLANTS, *said, found=FOUND, instead=None, speak=None, **settings):
    """A panel that searches there, with a model where something is to speak."""
    with (
        searching(found, instead) as search,
        panellists(speak_persona=speak or first_fact, speak_all={"messages": []}) as model,
    ):
        given = {"CONVENE_SEARCH_URL": search.url, **settings}
        given |= model.environment() if speak else {}
        table = opened(ask, None, (), 0, NOW, beside_panels(read_panel_settings(given)))
        for each in said:
            table.does(PanelLine("say", each))
    return table.panel, search, model


def claims(panel):
    return [x for turn in panel.turns for each in turn.utterances for x in each.claims]


def test_without_a_model_what_was_found_is_quoted_with_its_place():
    found, search, _ = panel(PLANTS, "Tell me about the snake plant and the dark office cupboard")

    quoted = [each for each in claims(found) if not each.criterion]
    assert quoted
    assert quoted[0].value == FOUND["Snake plant"]
    assert quoted[0].source == "Snake plant in brief, wiki.example"
    assert any(quoted[0].source in x.text for turn in found.turns for x in turn.utterances)
    assert PLANTS in search.asked


def quoting(words):
    """Say what was found, with its number, and one that nobody has found."""
    places = [at for at, each in enumerate(facts_in(words), 1) if " says: “" in each]
    if not places:
        return first_fact(words)
    quote = facts_in(words)[places[0] - 1].partition(" says: “")[2].rstrip("”")
    wrong = quote.replace("60", "90").replace("2001", "1999")
    return speech((wrong, *places[:1]), (quote, *places[:1]))


def test_a_model_may_rest_on_what_was_found_and_not_on_another_number():
    found, _, _ = panel(PLANTS, "How long does the snake plant survive?", speak=quoting)
    said = " ".join(each.text for turn in found.turns for each in turn.utterances)

    assert "survives 60 days" in said
    assert "90 days" not in said
    assert "(Snake plant in brief, wiki.example)" in said


def test_what_was_found_goes_with_the_question_where_a_field_is_proposed():
    _, search, model = panel(GAME, speak=first_fact)

    assert search.asked[0] == GAME
    assert json.dumps(FOUND["game"]) in model.words("propose_field")[0]


def test_in_one_stream_facts_are_searched_for_once_the_personas_exist():
    found, search, model = panel(
        GAME, "How old is Hive, and when was it published?", speak=first_fact,
        CONVENE_PANEL_SPEECH="one stream",
    )  # fmt: skip
    titles = [found.option_of(each).title for each in found.personas if each.joined == 1]

    assert sorted(search.asked[: len(titles)]) == sorted(titles)
    assert GAME not in search.asked
    assert FOUND["game"] not in model.words("propose_field")[0]
    assert "Hive" in titles
    assert FOUND["Hive"] not in model.words("speak_all")[0]
    assert FOUND["Hive"] in model.words("speak_all")[-1]


async def _refuses(request):
    raise OSError("broken")


@pytest.mark.parametrize("instead", [_refuses])
def test_an_endpoint_that_fails_leaves_the_panel(instead):
    found, _, _ = panel(PLANTS, "Which is the smallest?", instead=instead)
    assert len(found.turns) == 2
    assert all(each.utterances for each in found.turns)

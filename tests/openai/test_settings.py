"""Settings of the model: what is set, and what is said of what is not right."""

import pytest

from adapters.openai.language import ModelChecked, ModelLanguage, RulesFirst
from adapters.openai.qualities import WithQualities
from bot.models import FOR_A_SESSION, Allowance, Way
from bot.settings import read_settings
from bot.wiring import mind
from orchestration.language.offline import OfflineLanguage
from orchestration.model.errors import BadInput
from tests.fakes.model.scripted import KEY, NAME, serving
from tests.language.listening import heard, hearing
from tests.openai.asking import lines, reply, run, time

SERVER = {"CONVENE_MODEL_URL": "http://localhost:8080/v1", "CONVENE_MODEL_NAME": "m"}


def test_without_a_server_there_is_no_model():
    assert read_settings({}).model is None
    assert isinstance(mind(read_settings({})).language, OfflineLanguage)


def test_a_server_and_a_name_are_enough():
    model = read_settings(SERVER).model

    assert (model.url, model.name, model.key) == ("http://localhost:8080/v1", "m", "")
    assert (model.way, model.seconds, model.session) == (Way.RULES_FIRST, 20, FOR_A_SESSION)


def test_everything_can_be_set(tmp_path):
    model = read_settings(
        {
            **SERVER,
            "CONVENE_MODEL_KEY": "secret",
            "CONVENE_MODEL_WAY": "model checked",
            "CONVENE_MODEL_SECONDS": "7.5",
            "CONVENE_MODEL_SESSION_BUDGET": "1 calls, 2 tokens, 3 seconds",
            "CONVENE_MODEL_WORKSPACE_BUDGET": "4 calls, 5 tokens, 6 seconds",
            "CONVENE_PROMPTS": str(tmp_path),
        }
    ).model

    assert (model.key, model.way, model.seconds) == ("secret", Way.CHECKED, 7.5)
    assert (model.session, model.workspace) == (Allowance(1, 2, 3), Allowance(4, 5, 6))
    assert model.prompts == tmp_path
    assert "secret" not in repr(model)


@pytest.mark.parametrize(
    ("way", "kind"),
    [("rules first", RulesFirst), ("model checked", ModelChecked), ("model alone", ModelLanguage)],
)
def test_each_way_has_its_language(way, kind):
    language = mind(read_settings({**SERVER, "CONVENE_MODEL_WAY": way})).language

    assert isinstance(language, WithQualities)
    assert isinstance(language.inner, kind)


@pytest.mark.parametrize(
    ("variable", "value", "expected"),
    [
        ("CONVENE_MODEL_URL", "localhost:8080", "a URL like http://localhost:8080/v1"),
        ("CONVENE_MODEL_URL", "ftp://here/v1", "a URL like"),
        ("CONVENE_MODEL_URL", "http://[::1", "a URL like"),
        ("CONVENE_MODEL_URL", "http://here:99999", "a URL like"),
        ("CONVENE_MODEL_NAME", "", "the name of a model that the server has"),
        ("CONVENE_MODEL_WAY", "both", "one of rules first, model checked, model alone"),
        ("CONVENE_MODEL_SECONDS", "soon", "a number of seconds up to 45"),
        ("CONVENE_MODEL_SECONDS", "0", "a number of seconds up to 45"),
        ("CONVENE_MODEL_SECONDS", "nan", "a number of seconds up to 45"),
        ("CONVENE_MODEL_SECONDS", "60", "a number of seconds up to 45"),
        ("CONVENE_MODEL_SESSION_BUDGET", "60", "three numbers like “60 calls, 150000 tokens"),
        ("CONVENE_MODEL_WORKSPACE_BUDGET", "many", "three numbers like “3000 calls"),
        ("CONVENE_PROMPTS", "/nowhere/at/all", "a folder with prompt files"),
    ],
)
def test_what_is_wrong_is_named(variable, value, expected):
    with pytest.raises(BadInput) as refused:
        read_settings({**SERVER, variable: value})

    assert str(refused.value).startswith(f"{variable}: got ")
    assert expected in str(refused.value)


def test_a_prompt_of_ones_own_that_is_wrong_is_named(tmp_path):
    (tmp_path / "read_message.md").write_text("Hello")

    with pytest.raises(BadInput, match=r"read_message\.md"):
        mind(read_settings({**SERVER, "CONVENE_PROMPTS": str(tmp_path)}))


def through(script_turns, said, **given):
    """Have words understood through everything that stands between a setting and a server."""

    async def understand():
        async with serving(*script_turns) as script:
            chosen = {**SERVER, "CONVENE_MODEL_URL": script.url, "CONVENE_MODEL_NAME": NAME}
            settings = read_settings({**chosen, "CONVENE_MODEL_KEY": KEY, **given})
            port = mind(settings).language
            return [await port.understand(said, hearing()) for _ in range(2)]

    return run(understand())


def test_from_the_setting_to_the_wish():
    """A bad reply, one that is right, and the same words again, which are known by then."""
    odd = "I can't do Mondays. Tuesdays and zumba don't mix."
    zumba = time("Tuesdays and zumba don't mix", "against", "must", weekdays=["tue"])
    first, second = through(["no json", reply(zumba)], odd)

    assert lines(first) == ["against must: mon", "against must: tue"]
    assert first == second


def test_a_budget_that_is_spent_leaves_it_to_the_rules():
    odd = "Tuesdays and zumba don't mix."
    first, second = through(
        ["no json"], odd, CONVENE_MODEL_WORKSPACE_BUDGET="1 calls, 1000 tokens, 9 seconds"
    )

    assert first == second == heard(odd)

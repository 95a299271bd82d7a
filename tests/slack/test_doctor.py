"""`convene doctor`: each thing that is missing, what goes without it, and what to do."""

import asyncio
import json

import pytest

from adapters.slack.registered import SCOPES
from bot.cli import main
from bot.doctor import examine, text
from bot.settings import read_settings
from tests.fakes.databases import installed
from tests.fakes.slack import App, SlackServer
from tests.slack.running_bot import environment_for

ALL = frozenset(SCOPES)


def examined(folder, *, scopes=ALL, **given):
    """Look at an app that was given these scopes."""

    async def look():
        async with SlackServer(app=App(scopes=frozenset(scopes))) as slack:
            slack.workspace(people={"lena": {}}, channels={})
            settings = read_settings({**environment_for(slack, "socket", folder), **given})
            return await asyncio.to_thread(examine, settings)

    installed(folder)
    return asyncio.run(look())


def test_an_app_that_has_all_it_needs_is_well(tmp_path):
    found = examined(tmp_path)

    assert found["well"]
    assert text(found).splitlines() == [
        f"✓ Data: the key and the database in {tmp_path} can be opened.",
        f"✓ Slack, Acme: all {len(SCOPES)} scopes are there.",
        "✓ Socket Mode: Slack opens a socket.",
    ]


@pytest.mark.parametrize("scope", SCOPES)
def test_each_missing_scope_is_named_with_what_goes_without_it(tmp_path, scope):
    found = examined(tmp_path, scopes=ALL - {scope})

    assert not found["well"]
    [missing] = [each for each in found["findings"] if each["do"]]
    assert missing["says"] == f"the scope {scope} is missing: {SCOPES[scope]}."
    assert "manifest/slack.yaml" in missing["do"]


def test_several_are_helped_by_one_thing_to_do(tmp_path):
    shown = text(examined(tmp_path, scopes=ALL - {"mpim:read", "mpim:history"}))

    assert shown.count("! Slack, Acme: the scope mpim:") == 2
    assert shown.count("→") == 1


def test_a_scope_that_only_some_need_is_missed_by_those(tmp_path):
    shown = text(examined(tmp_path, SLACK_PROFILE_FIELDS="role=title"))

    assert "the scope users.profile:read is missing: SLACK_PROFILE_FIELDS is left alone." in shown


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"SLACK_BOT_TOKEN": "xoxb-no"}, "Slack does not take the bot token (invalid_auth)."),
        ({"SLACK_APP_TOKEN": "xapp-no"}, "Slack does not take SLACK_APP_TOKEN (invalid_auth)."),
        ({"SLACK_API_URL": "http://127.0.0.1:1/api/"}, "Slack does not answer"),
    ],
)
def test_what_slack_does_not_take_is_said(tmp_path, given, says):
    found = examined(tmp_path, **given)

    assert not found["well"]
    assert says in text(found)


def test_without_tokens_it_says_which_to_set(tmp_path, monkeypatch, capsys):
    installed(tmp_path)
    monkeypatch.setenv("CONVENE_DATA", str(tmp_path))
    with pytest.raises(SystemExit) as ended:
        main(["doctor", "--json"])

    assert ended.value.code == 1
    [_, slack] = json.loads(capsys.readouterr().out)["findings"]
    assert slack["says"] == "no tokens are set."
    assert "SLACK_BOT_TOKEN" in slack["do"]


def test_an_embedding_that_is_not_there_is_named(tmp_path):
    found = examined(tmp_path, CONVENE_EMBEDDING=str(tmp_path / "nowhere"))

    assert not found["well"]
    assert "nowhere, which holds no tokenizer.json beside a model.onnx" in text(found)
    assert "→ Set CONVENE_EMBEDDING to a folder" in text(found)

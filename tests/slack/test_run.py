"""`convene run`: what is let in, what is never lost, and how it begins and ends."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE
from pathlib import Path

import pytest

from bot.cli import main
from bot.settings import read_settings
from orchestration.model.errors import BadInput, OperatorError
from tests.fakes.own_time import elsewhere
from tests.slack.running_bot import (
    MEET_TWO,
    alone,
    asked,
    clicks,
    environment_for,
    on_team,
    running_bot,
    told,
)

ROOT = Path(__file__).parents[2]


# The line


@pytest.mark.parametrize("wrong", [{"secret": "a forger's"}, {"age": 600}])
@on_team("http")
async def test_what_slack_did_not_sign_just_now_is_not_heard(slack, bot, wrong):
    lena = slack.user("lena")
    payload = {"type": "event_callback", "team_id": slack.teams[0].id, "event_id": "Ev9"}
    event = {"type": "message", "channel_type": "im", "user": lena.id, "text": "mornings"}
    place = {"channel": lena.dm.id, "ts": "1700000000.000100"}
    response, _ = await slack.knock("events_api", {**payload, "event": event | place}, **wrong)
    assert response.status == 401
    await slack.settled()
    assert lena.sees(None) == ""


@on_team()
async def test_a_workspace_that_removes_the_app_is_let_go(slack, bot):
    team = slack.teams[0]
    await asked(slack, MEET_TWO, channel="pair")
    assert bot.kept.teams.token(team.id) == team.token
    team.removes_app()
    await slack.until(lambda: bot.kept.teams.token(team.id) is None)


@on_team()
async def test_what_slack_does_not_answer_is_asked_again(slack, bot):
    slack.faults.server_error("users.info", times=2)
    slack.faults.rate_limit("conversations.info", times=1, retry_after=0)
    card = await asked(slack, MEET_TWO, channel="pair")
    assert "0 of 2" in str(card)


@alone
async def test_what_was_heard_is_done_by_the_next_process(slack, tmp_path):
    lena = slack.user("lena")
    async with running_bot(slack, data=tmp_path):
        slack.faults.server_error("users.info", times=1000)
        await lena.writes("never before 9 please")
        await slack.until(lambda: slack.requests.of("users.info"))
    slack.faults.clear()
    assert "[Keep]" not in lena.sees(None)
    async with running_bot(slack, data=tmp_path):
        await clicks(slack, "lena", "Keep")
        await told(slack, "lena", "Kept: I'll go by it")
    assert lena.sees(None).count("For every meeting from now on") == 1


# The process


def test_without_tokens_it_says_which(capsys, monkeypatch):
    for name in ("BOT_TOKEN", "APP_TOKEN", "SIGNING_SECRET", "CLIENT_ID", "CLIENT_SECRET"):
        monkeypatch.delenv(f"SLACK_{name}", raising=False)
    monkeypatch.setattr(sys, "argv", ["convene", "run"])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2
    said = capsys.readouterr().err
    assert said.startswith("SLACK_BOT_TOKEN: ")
    assert "SLACK_APP_TOKEN" in said
    assert "SLACK_SIGNING_SECRET" in said


@pytest.mark.parametrize("line", ["socket", "http"])
@alone
async def test_it_stops_when_it_is_told_to(slack, tmp_path, line):
    environment = {**environment_for(slack, line, tmp_path), "PATH": os.environ["PATH"]}
    command = [sys.executable, "-m", "bot", "run"]
    with elsewhere():
        process = await asyncio.create_subprocess_exec(
            *command, cwd=ROOT, env=environment, stdout=PIPE, stderr=PIPE
        )
        assert (await process.stdout.readline()).startswith(b"Convene is in Slack")
        process.send_signal(signal.SIGTERM)
        said, problems = await process.communicate()
    assert (process.returncode, said, problems) == (0, b"", b"")


@pytest.mark.parametrize(
    ("setting", "wrong"),
    [("SLACK_BOT_TOKEN", "xoxb-nobodys"), ("SLACK_APP_TOKEN", "xapp-nobodys")],
)
@alone
async def test_a_token_that_slack_does_not_know_is_said(slack, tmp_path, setting, wrong):
    with pytest.raises(OperatorError, match=f"{setting}: Slack does not take this token") as told:
        async with running_bot(slack, data=tmp_path, **{setting: wrong}):
            pass
    assert "nobodys" not in str(told.value)


@pytest.mark.parametrize(
    ("given", "named"),
    [
        ({"SLACK_BOT_TOKEN": "xoxb-1"}, "SLACK_APP_TOKEN"),
        ({"SLACK_APP_TOKEN": "xapp-1"}, "SLACK_BOT_TOKEN"),
        ({"SLACK_BOT_TOKEN": "secret-1", "SLACK_APP_TOKEN": "xapp-1"}, "SLACK_BOT_TOKEN"),
        ({"SLACK_CLIENT_ID": "1.1", "SLACK_SIGNING_SECRET": "s"}, "SLACK_CLIENT_SECRET"),
        ({"SLACK_API_URL": "ftp://x", "SLACK_BOT_TOKEN": "xoxb-1"}, "SLACK_API_URL"),
        ({"CONVENE_PORT": "a lot"}, "CONVENE_PORT"),
        ({"CONVENE_DATABASE_URL": "sqlite:///"}, "CONVENE_DATABASE_URL"),
        ({"CONVENE_DATABASE_URL": "sqlite:///:memory:"}, "CONVENE_DATABASE_URL"),
    ],
)
def test_settings_that_cannot_be_name_what_is_wrong(given, named):
    with pytest.raises(BadInput, match=named) as wrong:
        read_settings(given)
    assert "secret-1" not in str(wrong.value)

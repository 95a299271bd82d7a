"""What the pages say that can be held against the code: names, defaults, tables."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import fields
from typing import Any, get_type_hints

import click
import yaml

from bot.cli import app
from bot.models import FOR_A_SESSION, FOR_THE_WORKSPACE, LONGEST_SECONDS, ModelSettings
from bot.settings import PORT, read_settings
from orchestration.deciding.commands import Approve, CastBallot, Rate
from orchestration.deciding.state import Assessed, Round
from orchestration.interaction import introduction
from orchestration.kinds.meeting.state import Meeting
from orchestration.model.terms import Disclosure, MeetingTerms
from orchestration.privacy import Private
from orchestration.voting.rules import RULES
from prompts.replies import REPLIES
from tests.source import ROOT

DEFAULT = {each.name: each.default for each in fields(MeetingTerms)}
NUMBERS = {14: "fourteen", 15: "fifteen", 16: "sixteen"}


def page(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def rows(text: str, heading: str) -> list[list[str]]:
    """Return the cells of the rows under a table's head."""
    lines = text.partition(f"| {heading} |")[2].splitlines()[2:]
    table = lines[: next((n for n, line in enumerate(lines) if not line.startswith("|")), None)]
    return [[cell.strip() for cell in line.strip("| ").split(" | ")] for line in table]


def named(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


class Asked(dict[str, str]):
    """An environment that notes what it is asked for."""

    def __init__(self, given: Mapping[str, str]) -> None:
        super().__init__(given)
        self.names: set[str] = set()

    def get(self, name: str, default: Any = None) -> Any:
        self.names.add(name)
        return super().get(name, default)


def test_settings_are_those_that_are_read():
    model = {"CONVENE_MODEL_URL": "http://localhost/v1", "CONVENE_MODEL_NAME": "m"}
    slack = {"SLACK_BOT_TOKEN": "xoxb-1", "SLACK_APP_TOKEN": "xapp-1"}
    asked = Asked({**model, **slack, "DISCORD_TOKEN": "a"})
    read_settings(asked)

    assert {name for row in rows(page("README.md"), "variable") for name in named(row[0])} == (
        asked.names
    )


def test_defaults_are_those_of_the_code():
    told = {name: row[1:] for row in rows(page("README.md"), "variable") for name in named(row[0])}
    settings = read_settings({})

    assert told["CONVENE_DATA"][0] == f"`{settings.data}`"
    assert told["CONVENE_PORT"][0] == f"{PORT}"
    assert told["CONVENE_MODEL_SECONDS"][0] == f"{ModelSettings(url='', name='').seconds:g}"
    assert f"{LONGEST_SECONDS} at most" in told["CONVENE_MODEL_SECONDS"][1]
    for name, budget in (("SESSION", FOR_A_SESSION), ("WORKSPACE", FOR_THE_WORKSPACE)):
        [default] = named(told[f"CONVENE_MODEL_{name}_BUDGET"][0])
        assert default == (
            f"{budget.calls} calls, {budget.tokens} tokens, {budget.seconds} seconds"
        )


def test_commands_are_those_there_are():
    told = {named(row[0])[0].split()[1]: row[1] for row in rows(page("README.md"), "command")}
    assert isinstance(app, click.Group)

    assert set(told) - {"--version"} == set(app.commands)
    for name, command in app.commands.items():
        known = {each for one in command.params for each in one.opts}
        assert set(re.findall(r"--[a-z]+", told[name])) <= known


def test_rules_are_those_there_are():
    told = [row[0] for row in rows(page("README.md"), "rule")]

    assert [named(each)[0] for each in told] == list(RULES)
    assert f"`{DEFAULT['rule']}` (default)" in told
    assert f"by {NUMBERS[len(RULES)]} rules" in page("README.md")


def test_levels_of_disclosure_are_those_there_are():
    told = [row[0] for row in rows(page("README.md"), "`disclosure`")]

    assert [named(each)[0] for each in told] == [each.value for each in Disclosure]
    assert f"`{DEFAULT['disclosure']}` (default)" in told


def test_protocol_tells_the_bounds_of_a_session():
    protocol = page("PROTOCOL.md")

    assert f"at most T of them ({DEFAULT['rounds']} unless said otherwise)" in protocol
    assert f"at most K options ({DEFAULT['options']})" in protocol
    assert f"on the grid ({DEFAULT['grid']} minutes)" in protocol


def test_what_is_told_to_be_sealed_is_private():
    """ARCHITECTURE.md says what goes with whom it belongs to; its types hold that."""
    held = [
        (Meeting, "profiles"),
        (Meeting, "ratings"),
        (Assessed, "sides"),
        (Round, "votes"),
        (CastBallot, "ballot"),
        (Approve, "choice"),
        (Rate, "stars"),
    ]
    assert "their votes and their ratings." in page("ARCHITECTURE.md")
    for cls, name in held:
        assert Private.__name__ in str(get_type_hints(cls)[name]), (cls, name)


def test_scopes_are_those_of_the_manifest():
    told = {name for row in rows(page("manifest/README.md"), "scope") for name in named(row[0])}
    manifest = yaml.safe_load(page("manifest/slack.yaml"))

    assert told == set(manifest["oauth_config"]["scopes"]["bot"])


def test_prompts_are_all_named():
    told = page("prompts/README.md")
    files = {path.name for path in (ROOT / "prompts").glob("*.md")} - {"README.md"}

    assert {each for each in named(told) if each.endswith(".md")} >= files
    assert "MessageReply" in REPLIES


def test_help_names_every_command():
    for name in ("meet", "poll", "decide", "add", "status", "cancel", "me", "help"):
        assert f"/convene {name}" in introduction.HELP
        assert f"/convene {name}" in introduction.UNKNOWN_COMMAND

"""What Slack is told of the app is what the app does: no more, and no less."""

import ast
from pathlib import Path

import pytest
import yaml
from slack_sdk.web.async_client import AsyncWebClient

from adapters.slack import registered
from tests.fakes.slack import App, NotPossible
from tests.fakes.slack.app import EVENT_SCOPES
from tests.fakes.slack.methods import METHODS
from tests.fakes.slack.running import on_slack

ROOT = Path(__file__).parents[2]
MANIFEST = yaml.safe_load((ROOT / "manifest/slack.yaml").read_text(encoding="utf-8"))
FEATURES, SETTINGS = MANIFEST["features"], MANIFEST["settings"]

READ = {"channels:read", "groups:read", "mpim:read"}
HISTORY = {"channels:history", "groups:history", "im:history", "mpim:history"}
SCOPES_OF_METHODS = {
    "auth_revoke": set(),
    "auth_test": set(),
    "chat_delete": {"chat:write"},
    "chat_getPermalink": set(),
    "chat_postEphemeral": {"chat:write"},
    "chat_postMessage": {"chat:write"},
    "chat_update": {"chat:write"},
    "conversations_history": HISTORY,
    "conversations_info": READ,
    "conversations_members": READ,
    "conversations_open": {"im:write"},
    "conversations_replies": HISTORY,
    "files_completeUploadExternal": {"files:write"},
    "files_getUploadURLExternal": {"files:write"},
    "files_info": {"files:read"},
    "files_upload_v2": {"files:write"},
    "oauth_v2_access": set(),
    "reactions_add": {"reactions:write"},
    "reactions_get": {"reactions:read"},
    "reactions_remove": {"reactions:write"},
    "usergroups_list": {"usergroups:read"},
    "usergroups_users_list": {"usergroups:read"},
    "users_conversations": READ,
    "team_profile_get": {"users.profile:read"},
    "users_info": {"users:read"},
    "users_profile_get": {"users.profile:read"},
    "views_open": set(),
    "views_publish": set(),
    "views_push": set(),
    "views_update": set(),
}
"""What each method needs, for the kinds of conversation that the bot is in: channels and DMs."""

SCOPES_OF_FIELDS = {"email": "users:read.email", "url_private_download": "files:read"}
"""What Slack leaves out of an answer, or does not hand out, without a scope of its own."""

SCOPES_OF_ARGUMENTS = {"icon_emoji": "chat:write.customize", "username": "chat:write.customize"}
"""What a method asks for beyond its own scope, where it is called so."""

SCOPES_OF_FEATURES = {
    "shortcuts": "commands",
    "slash_commands": "commands",
}
_FAMILIES = {name.partition(".")[0] for name in METHODS} | {"oauth", "usergroups"}


def source():
    """Every node of the adapter's code."""
    for path in (ROOT / "adapters/slack").glob("*.py"):
        yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def methods_called():
    """The Web API methods that the code names, as the client calls them."""
    names = {node.attr for node in source() if isinstance(node, ast.Attribute)}
    known = {name for name in dir(AsyncWebClient) if name.partition("_")[0] in _FAMILIES}
    return names & known


def words_named():
    return {node.value for node in source() if isinstance(node, ast.Constant)}


# Both ways


def test_the_manifest_asks_for_the_scopes_that_the_app_knows():
    assert MANIFEST["oauth_config"]["scopes"] == {"bot": list(registered.SCOPES)}


def test_the_manifest_subscribes_to_the_events_that_the_app_hears():
    assert SETTINGS["event_subscriptions"] == {"bot_events": list(registered.EVENTS)}


def test_the_manifest_offers_the_commands_that_the_app_takes():
    assert [one["command"] for one in FEATURES["slash_commands"]] == list(registered.COMMANDS)


def test_the_manifest_offers_the_shortcuts_that_the_app_takes():
    offered = {(one["type"], one["callback_id"]) for one in FEATURES["shortcuts"]}

    assert offered == {
        *(("global", name) for name in registered.GLOBAL_SHORTCUTS),
        *(("message", name) for name in registered.MESSAGE_SHORTCUTS),
    }


def test_every_scope_is_needed_and_every_need_has_its_scope():
    needed = {scope for name in methods_called() for scope in SCOPES_OF_METHODS[name]}
    needed |= {EVENT_SCOPES[name] for name in registered.EVENTS if name in EVENT_SCOPES}
    needed |= {SCOPES_OF_FIELDS[name] for name in words_named() & SCOPES_OF_FIELDS.keys()}
    needed |= {SCOPES_OF_ARGUMENTS[name] for name in words_named() & SCOPES_OF_ARGUMENTS.keys()}
    needed |= {SCOPES_OF_FEATURES[name] for name in FEATURES.keys() & SCOPES_OF_FEATURES.keys()}

    assert {*registered.SCOPES, *registered.OPTIONAL_SCOPES} == needed


def test_the_code_calls_methods_whose_scopes_are_known():
    """Else the test above would say nothing of them; the local Slack needs to speak them, too."""
    assert methods_called() <= SCOPES_OF_METHODS.keys()
    assert {"chat_postMessage", "views_open"} <= methods_called()


@pytest.mark.parametrize("name", SCOPES_OF_METHODS)
def test_the_local_slack_asks_for_no_other_scope(name):
    method = METHODS.get(name.replace("_", ".", 1)) or METHODS.get(name.replace("_", "."))

    if method is not None and method.scope is not None:
        assert {method.scope} == SCOPES_OF_METHODS[name]


def test_its_readme_says_what_each_scope_is_for():
    said = (ROOT / "manifest/README.md").read_text(encoding="utf-8")

    assert [each for each in registered.SCOPES if f"`{each}`" not in said] == []


# As an app of today


def test_it_is_a_plain_app_and_no_agent_or_assistant():
    named = {node.id for node in source() if isinstance(node, ast.Name)}

    assert FEATURES.keys() == {"app_home", "bot_user", "shortcuts", "slash_commands"}
    assert not any(name.endswith("Assistant") for name in named)


def test_people_can_write_to_it_and_find_it_at_home():
    assert FEATURES["app_home"] == {
        "home_tab_enabled": True,
        "messages_tab_enabled": True,
        "messages_tab_read_only_enabled": False,
    }
    assert SETTINGS["interactivity"]["is_enabled"]
    assert SETTINGS["socket_mode_enabled"]


def test_the_command_names_people_by_their_ids():
    assert all(one["should_escape"] for one in FEATURES["slash_commands"])


LIMITS = [
    (MANIFEST["display_information"]["name"], 1, 35),
    (MANIFEST["display_information"]["description"], 1, 140),
    (MANIFEST["display_information"]["long_description"], 175, 4000),
    (FEATURES["bot_user"]["display_name"], 1, 80),
    (FEATURES["shortcuts"], 1, 10),
    *((one["name"], 1, 24) for one in FEATURES["shortcuts"]),
    *((one["description"], 1, 150) for one in FEATURES["shortcuts"]),
    *((one["command"], 2, 32) for one in FEATURES["slash_commands"]),
]


@pytest.mark.parametrize(("said", "least", "most"), LIMITS)
def test_slack_takes_texts_of_this_length(said, least, most):
    assert least <= len(said) <= most


def declared(**more):
    return App.from_manifest({**MANIFEST, **more})


@on_slack(app=declared())
async def test_it_can_be_installed_as_it_is(slack):
    team, lena = slack.teams[0], slack.user("lena")

    await lena.writes("hello")
    await lena.writes("hello all", in_="platform")
    await lena.writes("hello board", in_="board")
    assert team.scopes == set(registered.SCOPES)
    assert [one.name for one in slack.deliveries] == ["message", "message", "message"]
    with pytest.raises(NotPossible, match="not a command"):
        await lena.slash("/tidy", "up", channel="platform")

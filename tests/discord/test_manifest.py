"""What is said of the app is what the app does: no more, and no less."""

import asyncio
import re

import pytest
import yaml
from discord import Intents, Permissions

from adapters.discord import registered
from orchestration.interaction.introduction import HELP
from orchestration.interaction.verbs import VERBS
from tests.discord.at_hand import at_hand
from tests.fakes.discord.gateway import INTENT_OF
from tests.source import ROOT

MANIFEST = yaml.safe_load((ROOT / "manifest/discord.yaml").read_text(encoding="utf-8"))
README = (ROOT / "README.md").read_text(encoding="utf-8")

INTENT_OF_EVENT = {
    "CHANNEL_DELETE": {"guilds"},
    "THREAD_DELETE": {"guilds"},
    "GUILD_DELETE": {"guilds"},
    "GUILD_SCHEDULED_EVENT_USER_ADD": {"guild_scheduled_events"},
    "GUILD_SCHEDULED_EVENT_USER_REMOVE": {"guild_scheduled_events"},
    "GUILD_MEMBER_REMOVE": set(),  # told where the switch of members is on
    "INTERACTION_CREATE": set(),
    "MESSAGE_DELETE": {"guild_messages", "dm_messages"},
    "MESSAGE_DELETE_BULK": {"guild_messages"},
    "MESSAGE_CREATE": {"guild_messages", "dm_messages"},
    "MESSAGE_UPDATE": {"guild_messages", "dm_messages"},
    "MESSAGE_REACTION_ADD": {"guild_reactions", "dm_reactions"},
    "MESSAGE_REACTION_REMOVE": {"guild_reactions", "dm_reactions"},
}


def test_the_manifest_asks_for_the_permissions_that_the_app_knows():
    asked = MANIFEST["permissions"]
    assert list(asked["needed"]) == list(registered.PERMISSIONS)
    assert list(asked["not_needed"]) == list(registered.NOT_NEEDED)
    assert asked["integer"] == registered.permissions().value
    assert f"permissions={asked['integer']}" in MANIFEST["install_link"]
    assert f"permissions={asked['integer']}" in README


ELSEWHERE = ("send_messages_in_threads", "create_events")
"""In a thread Discord asks for the first in the place of `send_messages`; test_scheduled.py has
the second."""


@pytest.mark.parametrize("name", [x for x in registered.PERMISSIONS if x not in ELSEWHERE])
def test_without_a_permission_something_is_refused(name, tmp_path):
    async def played():
        async with at_hand(tmp_path) as bot:
            [guild] = bot.discord.guilds.values()
            lena, omar = map(bot.discord.user, ("lena", "omar"))
            await lena.command("poll", "pizza or sushi?", "general")
            await lena.command("meet", "Roadmap, 45 min with @omar, 18 to 22 January", "general")
            guild.permissions &= ~Permissions(**{name: True}).value
            await lena.command("panel", "a plant for a dark office?", "general")
            for each in (lena, omar):
                await each.clicks("Any time", each.told[0])
            await bot.later(days=3)
            await bot.connected.catching_up.all()
            return bot.discord.refused

    assert {50001, 50013} & {each.code for each in asyncio.run(played())}


def test_the_manifest_names_the_intents_that_the_app_has():
    assert MANIFEST["intents"]["needed"] == list(registered.INTENTS)
    assert list(MANIFEST["intents"]["switches"]) == list(registered.SWITCHES)
    assert all(each in Intents.VALID_FLAGS for each in (*registered.INTENTS, *registered.SWITCHES))


def test_every_intent_is_needed_by_an_event_that_is_heard():
    needed = set().union(*(INTENT_OF_EVENT[each] for each in registered.EVENTS))
    assert needed == set(registered.INTENTS)
    by_library = {f"GUILD_SCHEDULED_EVENT_{each}" for each in ("CREATE", "UPDATE", "DELETE")}
    assert INTENT_OF.keys() - by_library <= set(registered.EVENTS)


def test_no_intent_is_privileged_unless_it_is_switched_on():
    wanted = registered.intents()
    assert not wanted.members
    assert not wanted.message_content
    assert not wanted.presences


def test_the_manifest_offers_the_commands_that_the_app_takes():
    assert MANIFEST["scopes"] == list(registered.SCOPES)
    assert MANIFEST["commands"]["convene"] == list(VERBS)
    assert MANIFEST["commands"]["message"] == registered.ABOUT


def test_the_manifest_says_what_somebody_can_have_for_themselves():
    convene, about = registered.commands()
    installs = [("guild", 0), ("user", 1)]
    commands = [("convene", convene), ("message", about)]
    assert MANIFEST["installs"] == {
        kind: [name for name, each in commands if number in each["integration_types"]]
        for kind, number in installs
    }


def test_the_readme_leads_to_a_running_bot_in_ten_lines():
    told = README.partition("\n## In Discord\n")[2].partition("\n## ")[0]
    assert re.findall(r"^(\d+)\. ", told, re.MULTILINE) == [str(n) for n in range(1, 11)]
    assert "export DISCORD_TOKEN=" in told
    assert "convene run" in told


def test_the_texts_of_a_review_are_there():
    wanted = {"what_is_stored", "how_to_be_forgotten", "terms", "privacy"}
    assert MANIFEST["texts"].keys() == wanted
    assert all(MANIFEST["texts"].values())
    assert set(MANIFEST) == {
        *("name", "description", "tags", "install_link", "scopes", "permissions"),
        *("intents", "installs", "commands", "texts"),
    }


def test_discord_takes_commands_of_this_size():
    convene, about = registered.commands()
    assert len(convene["options"]) <= 25
    assert len(about["name"]) <= 32
    for each in [
        convene,
        *convene["options"],
        *(x for v in convene["options"] for x in v.get("options", ())),
    ]:
        assert re.fullmatch("[a-z_-]{1,32}", each["name"])
        assert 1 <= len(each["description"]) <= 100
    assert len(str(convene)) < 8000


def test_every_verb_is_one_that_the_bot_knows():
    named = set(re.findall(r"/convene (\w+)", HELP))
    assert named <= {*VERBS, "review"}

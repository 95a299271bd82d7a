"""A Discord of one's own on this machine: REST, gateway, and people who do things in it.

Written from what Discord has published; what it would refuse is refused here.
"""

from tests.fakes.discord import threads, webhooks
from tests.fakes.discord.server import DiscordServer

__all__ = ["DiscordServer", "threads", "webhooks"]

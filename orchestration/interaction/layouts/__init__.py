"""Every view as a layout: the words are the house's own."""

from orchestration.interaction.layouts import channel, choice, member, record
from orchestration.interaction.layouts.member import THATS_ALL, mark_of
from orchestration.interaction.layouts.parts import screen
from orchestration.interaction.layouts.record import REVIEWED

__all__ = ["REVIEWED", "THATS_ALL", "channel", "choice", "mark_of", "member", "record", "screen"]

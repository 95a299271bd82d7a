"""Every view as a layout: the words are the house's own."""

from orchestration.interaction.layouts import channel, choice, member
from orchestration.interaction.layouts.member import THATS_ALL, mark_of
from orchestration.interaction.layouts.parts import screen

__all__ = ["THATS_ALL", "channel", "choice", "mark_of", "member", "screen"]

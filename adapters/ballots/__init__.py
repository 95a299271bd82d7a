"""Polls as data: read from text, counted, written back (architecture, "Ballots")."""

from adapters.ballots.read import read_ballot, read_poll
from adapters.ballots.text import load_poll_text
from adapters.ballots.write import tally_data

__all__ = ["load_poll_text", "read_ballot", "read_poll", "tally_data"]

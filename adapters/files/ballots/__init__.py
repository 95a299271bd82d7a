"""Polls as data: read, counted, written back (architecture, "Ballots")."""

"""Requests for a session, and people who are asked too."""

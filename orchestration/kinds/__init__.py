"""The kinds of session: one folder each, and a registry."""

"""Prompt texts as files (`loader`), with the shapes of their replies (`replies`)."""
